/** @file Tables taken in by the library: a notebook that answers with their gates, or nothing at all. */
import { zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadIndex } from '../../../src/adapters/asking/load-index.ts';
import { ExportDesk } from '../../../src/adapters/export/desk.ts';
import { MapDesk } from '../../../src/adapters/map/desk.ts';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import { moduleReport } from '../../../src/engine/hierarchy/titles.ts';
import { packIndex } from '../../../src/engine/notebook/blocks.ts';
import type { ExportRequest } from '../../../src/rpc/exporting.ts';
import type { TablesInput } from '../../../src/rpc/tables.ts';
import { causalragTables, foreignFiles, graphragTables, type ForeignTables } from '../../fixtures/foreign-tables.ts';
import { file, openTab, someWords, STORY } from '../library/in-process.ts';

const QUESTION = 'Why were the operating theatres closed?';
const quiet = () => {};

/** Tables as a folder that was dropped. */
async function dropped(tables: ForeignTables, folder = 'project/output/'): Promise<TablesInput> {
  const files = await foreignFiles(tables, folder);
  return {
    name: folder.slice(0, folder.indexOf('/')),
    files: [...files].map(([path, bytes]) => ({ path, blob: new Blob([bytes]) })),
  };
}

async function newWorld() {
  const store = new MemoryNotebookStore();
  return { store, ...(await openTab(store)) };
}

/** Takes tables in, and waits until they can be asked. */
async function taken(tables: TablesInput, world?: Awaited<ReturnType<typeof newWorld>>) {
  const { store, library, desk, idle, reader } = world ?? (await newWorld());
  // The id of the next notebook is known only when it is there.
  const { notebook, ...report } = await library.importTables('job', tables, quiet);
  const rest = idle(notebook.id);
  await library.resume();
  await rest;
  return { store, library, desk, idle, reader, notebook, report };
}

describe.each([
  ['GraphRAG', graphragTables, 2],
  ['CausalRAG2', causalragTables, 3],
] as const)('tables of %s', (system, tablesOf, documents) => {
  let world: Awaited<ReturnType<typeof taken>>;
  beforeAll(async () => {
    world = await taken(await dropped(tablesOf()));
  });

  it('become a notebook that is called as the folder', async () => {
    const { library, notebook, report } = world;
    expect(notebook).toMatchObject({ name: 'project', documents: documents + 1 });
    expect(report).toEqual({ system, warnings: [], encoder: null, hasVectors: false });
    expect(await library.listNotebooks()).toEqual([notebook]);
    const infos = await library.listDocuments(notebook.id);
    expect(infos.map(({ format, status }) => `${format} ${status}`)).toEqual(
      new Array(documents + 1).fill('tables ready'),
    );
    expect(infos.at(-1)!.name).toBe(`Tables of ${system}`);
  });

  it('answer a question, citing text units', async () => {
    const { desk, notebook, library } = world;
    await desk.open(notebook.id);
    const answer = await desk.ask(notebook.id, 'q', QUESTION, quiet);
    expect(answer.status).toBe('answered');
    expect(answer.sentences.map(({ text }) => text).join(' ')).toContain('power cut led to the closure');
    const { documentId, start, end, text } = answer.sentences[0]!.citations[0]!;
    const { text: whole } = await desk.readDocument(notebook.id, documentId);
    expect(whole.slice(start, end)).toBe(text);
    expect((await library.listDocuments(notebook.id)).map(({ id }) => id)).toContain(documentId);
  });

  it('have their modules and gates on the map', async () => {
    const { store, notebook } = world;
    const { index } = (await loadIndex(store, notebook.id))!;
    const titles = ['Dam and flood', 'Hospital without power', 'Spillway', 'Water'];
    expect(titles.map((_, module) => moduleReport(index, module)?.title)).toEqual(titles);
    expect(index.gates.from.length).toBeGreaterThan(0);
    const overview = await new MapDesk(store, someWords).overview(notebook.id);
    expect(overview.names).toEqual(expect.arrayContaining(titles));
  });

  it('are extended by other documents', async () => {
    const { library, desk, idle, notebook } = world;
    const rest = idle(notebook.id);
    await library.addFiles(notebook.id, [file('visitors.txt', 'The flood of Millbrook led to a ban on bathing.')]);
    await rest;
    await desk.open(notebook.id);
    const answer = await desk.ask(notebook.id, 'q2', 'Why is bathing banned?', quiet);
    expect(answer.sentences.map(({ text }) => text).join(' ')).toContain('ban on bathing');
  });
});

describe('tables of a notebook of this app', () => {
  it('make the same index on another machine, as a .zip', async () => {
    const world = await newWorld();
    const { id: notebookId } = await world.library.createNotebook('Blackout');
    const rest = world.idle(notebookId);
    await world.library.addFiles(notebookId, [...STORY]);
    await rest;
    const request = { notebookId, title: 'Blackout', cellIds: [], words: {}, names: {} } as unknown as ExportRequest;
    const { name, blob } = await new ExportDesk(world.store, () => 1e12).write('job', 'tables', request, quiet);
    expect(await world.library.holdsTables(blob)).toBe(true);

    // Where there is one of that name already.
    const other = await taken({ name: 'Blackout', files: [{ path: name, blob }] }, world);
    expect(other.notebook.name).toBe('Blackout (2)');
    const [one, two] = await Promise.all(
      [notebookId, other.notebook.id].map(async (id) => (await loadIndex(world.store, id))!.index),
    );
    const [before, after] = [packIndex(one!), packIndex(two!)];
    const differing = Object.keys(before).filter((part) => String(before[part]) !== String(after[part]));
    expect(differing.filter((part) => !part.startsWith('documents.'))).toEqual(['scalars']);
  });

  it('are told from other archives', async () => {
    const { library } = await newWorld();
    const text = new TextEncoder().encode('A text.');
    expect(await library.holdsTables(new Blob([zipSync({ 'a.txt': text }) as Uint8Array<ArrayBuffer>]))).toBe(false);
    expect(await library.holdsTables(new Blob(['no archive']))).toBe(false);
  });
});

describe('what tables say', () => {
  it('stays when everything is analysed anew, and in a backup', async () => {
    const { store, notebook, library } = await taken(await dropped(graphragTables()));
    const { blob } = await new ExportDesk(store, () => 1e12).backup('b', notebook.id, quiet);
    const other = await newWorld();
    const restored = await other.library.restoreBackup('r', blob, quiet);
    for (const [kept, id] of [
      [store, notebook.id],
      [other.store, restored.id],
    ] as const) {
      for (const { id: documentId, name } of await kept.listDocuments(id)) {
        const parsed = await kept.readParsed(id, documentId);
        expect(Boolean(parsed!.graph)).toBe(name.startsWith('Tables of'));
        expect(Boolean(parsed!.given)).toBe(!name.startsWith('Tables of'));
      }
    }
    const ids = (await store.listDocuments(notebook.id)).map(({ id }) => id);
    for (const documentId of ids) {
      const [[mine], [theirs]] = await Promise.all([
        store.readAnalyses(notebook.id, [documentId]),
        other.store.readAnalyses(restored.id, [documentId]),
      ]);
      expect(theirs).toEqual(mine);
    }
    await library.close();
  });
});

describe('tables that can’t be read', () => {
  it.each([
    ['a column is missing', 'entities.parquet', 'file-unsupported', /^entities\.parquet lacks the column “id”/],
    ['a table is missing', '', 'file-unsupported', /^There is no entities\.parquet among these tables/],
    ['a file is cut off', 'relationships.parquet', 'file-damaged', /^relationships\.parquet is damaged or cut off/],
  ])('leave nothing behind: %s', async (_, broken, code, message) => {
    const { store, library } = await newWorld();
    const { id: before } = await library.createNotebook('Mine');
    const tables = await dropped(graphragTables());
    const files = await Promise.all(
      tables.files
        .filter(({ path }) => broken !== '' || !path.endsWith('/entities.parquet'))
        .map(async ({ path, blob }) => {
          if (!path.endsWith(`/${broken}`) || broken === '') return { path, blob };
          if (code === 'file-damaged') return { path, blob: blob.slice(0, blob.size - 40) };
          const { id: _id, ...columns } = graphragTables()['entities']!.columns;
          const lacking = await foreignFiles({ entities: { ...graphragTables()['entities']!, columns } });
          return { path, blob: new Blob([lacking.get('entities.parquet')!]) };
        }),
    );
    await expect(library.importTables('job', { ...tables, files }, quiet)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    });
    expect((await store.listNotebooks()).map(({ id }) => id)).toEqual([before]);
  });

  it('leave nothing behind when there is no room, or they are stopped while they are stored', async () => {
    const tables = await dropped(graphragTables());
    const store = new MemoryNotebookStore();
    const full = await openTab(store, { estimate: async () => ({ usage: 100, quota: 110 }) });
    await expect(full.library.importTables('job', tables, quiet)).rejects.toMatchObject({ code: 'storage-full' });
    const { library } = await openTab(store);
    const stopped = library.importTables('job', tables, (fraction) => {
      if (fraction >= 0.7) void library.stopTakingIn('job');
    });
    await expect(stopped).rejects.toMatchObject({ code: 'cancelled' });
    expect(await library.listNotebooks()).toEqual([]);
  });
});
