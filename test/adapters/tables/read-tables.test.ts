/** @file Tables of GraphRAG and CausalRAG2 as notebooks: passages, entities, ties, modules, gates, and answers that cite text units. */
import { beforeAll, describe, expect, it } from 'vitest';
import { openTables } from '../../../src/adapters/tables/open-tables.ts';
import { hashText } from '../../../src/adapters/tables/sha256-text.ts';
import { notebookFrom, type MemoryNotebook, type NamedDocument } from '../../../src/cli/notebook.ts';
import { moduleReport } from '../../../src/engine/hierarchy/titles.ts';
import { layoutMap } from '../../../src/engine/map/layout.ts';
import { askNotebook, preparedFor } from '../../../src/engine/notebook/ask.ts';
import type { NotebookIndex } from '../../../src/engine/notebook/index-types.ts';
import { row } from '../../../src/engine/rows.ts';
import { STRATEGIES } from '../../../src/engine/strategies/index.ts';
import { readTables } from '../../../src/engine/tables/read-tables.ts';
import type { ReadTables } from '../../../src/engine/tables/read-types.ts';
import { causalragTables, foreignFiles, graphragTables, type ForeignTables } from '../../fixtures/foreign-tables.ts';
import { filesSource, BUILDING_MS } from '../../fixtures/tables.ts';

async function read(tables: ForeignTables, folder = '', fileOf?: (name: string) => string): Promise<ReadTables> {
  const { files, manifest } = await openTables(filesSource(await foreignFiles(tables, folder, fileOf)));
  return readTables(files, manifest, { hash: hashText });
}

const entityOf = ({ entities }: NotebookIndex, name: string): number =>
  entities.names.findIndex((each) => each.toLowerCase() === name);

function passageTexts({ index, texts }: MemoryNotebook): Promise<string[]> {
  const { passages, sentences, documents } = index;
  return Promise.all(
    Array.from(passages.document, async (document, p) => {
      const first = passages.sentenceStart[p]!;
      const last = passages.sentenceStart[p + 1]! - 1;
      const text = await texts.text(documents.ids[document]!);
      return text.slice(sentences.ranges[2 * first], sentences.ranges[2 * last + 1]);
    }),
  );
}

const QUESTION = 'Why were the operating theatres closed?';

describe.each([
  ['GraphRAG', graphragTables, 2, 3],
  ['CausalRAG2', causalragTables, 3, 3],
] as const)('tables of %s', (system, tablesOf, documents, passages) => {
  let tables: ReadTables;
  let notebook: MemoryNotebook;

  beforeAll(async () => {
    tables = await read(tablesOf());
    notebook = await notebookFrom(tables.documents);
  }, BUILDING_MS);

  it('become documents whose passages are the text units, and one source that is the tables', async () => {
    expect(tables.system).toBe(system);
    expect(tables.warnings).toEqual([]);
    expect(tables.documents.length).toBe(documents + 1);
    expect(tables.documents.at(-1)!.name).toBe(`Tables of ${system}`);
    expect(notebook.index.passages.document.length).toBe(passages);
    const texts = await passageTexts(notebook);
    // What two units share stands in the later one; CausalRAG2 does not say which document a unit is of, so that each is one.
    expect(texts[0]).toMatch(system === 'GraphRAG' ? /^Heavy rain .* in March\.$/ : /^Heavy rain .* overflowed\.$/);
    expect(texts[1]).toMatch(/^The spillway gate had .* two hours\.$/);
    expect(texts.at(-1)).toMatch(/^Millbrook lies .* put off\.$/);
  });

  it('give the notebook their entities, each where it stands, and no others', () => {
    const { index } = notebook;
    expect(index.entities.names.map((name) => name.toLowerCase()).sort()).toEqual([
      'forty postponed operations',
      'millbrook',
      'power line',
      'reservoir',
      'spillway gate',
      'st anne hospital',
      'westbrook dam',
    ]);
    // As the text has it, not as the model shouted it.
    expect(index.entities.names).toContain('Westbrook Dam');
    // What is called otherwise there is mentioned where its words are.
    const [sentence] = row(index.entities.sentences, entityOf(index, 'forty postponed operations'));
    expect(sentence).toBe(index.sentences.document.length - 1);
  });

  it('tie entities by their relationships alone', () => {
    const { index } = notebook;
    const [gate, reservoir, dam] = ['spillway gate', 'reservoir', 'westbrook dam'].map((name) => entityOf(index, name));
    expect([...row(index.graph, reservoir!)]).toContain(gate);
    // They stand in one passage and in no relationship.
    expect([...row(index.graph, dam!)]).not.toContain(gate);
  });

  it('give it their communities as modules, with what a model wrote of them', () => {
    const { index } = notebook;
    const { hierarchy } = index;
    expect(hierarchy.level.length).toBe(4);
    expect([...hierarchy.parent].filter((parent) => parent < 0).length).toBe(2);
    const titles = hierarchy.titles.map((_, module) => moduleReport(index, module)?.title);
    const top = titles.indexOf('Dam and flood');
    const members = Array.from(row(hierarchy.members, top), (entity) => index.entities.names[entity]!.toLowerCase());
    expect(members.sort()).toEqual(['millbrook', 'reservoir', 'spillway gate', 'westbrook dam']);
    expect(moduleReport(index, top)).toMatchObject({ summary: 'A model wrote this.', origin: { model: system } });
    expect(hierarchy.parent[titles.indexOf('Water')]).toBe(top);
    expect(hierarchy.leafOfEntity[entityOf(index, 'reservoir')]).toBe(titles.indexOf('Water'));
  });

  it('answer with the sentences of text units', async () => {
    const answer = await askNotebook(notebook.index, notebook.texts, QUESTION, { clock: () => 0 });
    expect(answer.status).toBe('answered');
    const told = answer.sentences.find(({ text }) => text.includes('led to the closure of the operating theatres'))!;
    const { documentId, start, end } = told.citations[0]!;
    expect((await notebook.texts.text(documentId)).slice(start, end)).toBe(told.text);
  });

  // One asks a model's memory alone.
  it.each(STRATEGIES.filter(({ id }) => id !== 'naive').map(({ id }) => [id] as const))('are searched by %s', (id) => {
    const { spans } = STRATEGIES.find((one) => one.id === id)!.retrieve(preparedFor(notebook.index), QUESTION);
    expect(spans.length).toBeGreaterThan(0);
  });

  it('are laid out on the map', () => {
    const { hierarchy, graph } = notebook.index;
    const { positions, circles } = layoutMap(hierarchy, graph);
    expect(circles.length).toBe(4);
    expect(positions.every(Number.isFinite)).toBe(true);
  });
});

describe('tables of CausalRAG2', () => {
  it('open gates where they list causal children, with the statements that cross them', async () => {
    const { index, texts } = await notebookFrom((await read(causalragTables())).documents);
    const { gates } = index;
    const titleOf = (module: number) => moduleReport(index, module)!.title;
    const pairs = Array.from(gates.from, (from, gate) => [titleOf(from), titleOf(gates.to[gate]!)].sort().join(' – '));
    expect(pairs.sort()).toEqual(['Dam and flood – Hospital without power', 'Hospital without power – Water']);
    expect([...gates.directed]).toEqual([0, 0]);
    const answer = await askNotebook(index, texts, 'Why were the operations put off?', { clock: () => 0 });
    expect(answer.status).toBe('answered');
  });

  it('are found in the folder that its indexer makes, before those without gates', async () => {
    const all = await foreignFiles(causalragTables(), 'graph/output_causal/');
    const { community_causal: _, ...without } = causalragTables();
    for (const [path, bytes] of await foreignFiles(without, 'graph/output/')) all.set(path, bytes);
    const { files } = await openTables(filesSource(all));
    expect(files.community_causal).toBeDefined();
  });
});

describe('other versions of GraphRAG', () => {
  it('are read by the names that they gave to files and columns', async () => {
    const tables = graphragTables();
    const renamed = (name: string, from: string, to: string) => {
      const { columns, rows } = tables[name]!;
      const swap = (record: object) =>
        Object.fromEntries(Object.entries(record).map(([key, value]) => [key === from ? to : key, value as unknown]));
      tables[name] = { columns: swap(columns) as never, rows: rows.map((each) => swap(each) as never) };
    };
    renamed('entities', 'title', 'name');
    renamed('documents', 'text', 'raw_content');
    const older = await read(tables, 'artifacts/', (name) => `create_final_${name}.parquet`);
    const newer = await read(graphragTables());
    expect(older.documents).toEqual(newer.documents);
  });

  it('are read where a text unit names its one document', async () => {
    const tables = graphragTables();
    const { document_ids: _, ...columns } = tables.text_units!.columns;
    tables.text_units = {
      columns: { ...columns, document_id: 'text' },
      rows: tables.text_units!.rows.map((each) => ({ ...each, document_id: (each['document_ids'] as string[])[0]! })),
    };
    expect((await read(tables)).documents).toEqual((await read(graphragTables())).documents);
  });

  it('leave out relationships whose ends a model made up, and say so', async () => {
    const tables = graphragTables();
    tables.relationships!.rows[1] = { ...tables.relationships!.rows[1], source: 'NOBODY' };
    const { warnings } = await read(tables);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^1 relationships? .* relationships\.parquet, column “source”, row 2: there is no entity “NOBODY”\.$/,
      ),
    ]);
  });
});

describe('documents beside tables', () => {
  const LOCAL: NamedDocument = {
    id: 'local',
    name: 'letter.txt',
    parsed: {
      ...{ format: 'text', title: '', headings: [], warnings: [] },
      text: 'The closure of the operating theatres caused a shortage of blood. Millbrook was evacuated. The evacuation of Millbrook caused a traffic jam on the Harrow road. The traffic jam on the Harrow road delayed the fire brigade.',
    },
  };

  it('are read by the grammar, share entities with the tables and leave their modules as they are', async () => {
    const { documents } = await read(graphragTables());
    const alone = await notebookFrom(documents);
    const { index, texts } = await notebookFrom([LOCAL, ...documents]);
    const millbrook = entityOf(index, 'millbrook');
    const documentsOf = Array.from(
      row(index.entities.sentences, millbrook),
      (s) => index.documents.ids[index.sentences.document[s]!],
    );
    expect(new Set(documentsOf).size).toBe(3);
    expect(entityOf(index, 'traffic jam')).toBeGreaterThanOrEqual(0);
    expect(index.hierarchy.titles.slice(0, 4)).toEqual(alone.index.hierarchy.titles);
    const answer = await askNotebook(index, texts, 'What caused the shortage of blood?', { clock: () => 0 });
    // From what the tables tell to what the letter does.
    expect(answer.sentences.map((sentence) => sentence.text)).toEqual([
      'The power cut led to the closure of the operating theatres.',
      'The closure of the operating theatres caused a shortage of blood.',
    ]);
    expect(answer.sentences[1]!.citations[0]!.documentId).toBe('local');
  });
});
