/** @file A notebook's tables: exactly the columns that they are to have, and rows that name each other. */
import { beforeAll, describe, expect, it } from 'vitest';
import { TABLE_NAMES, TABLES, type AnyRow, type TableName } from '../../../src/engine/tables/columns.ts';
import { tableRows } from '../../../src/engine/tables/rows.ts';
import type { TablesSource } from '../../../src/engine/tables/source.ts';
import { sampleSource, BUILDING_MS } from '../../fixtures/tables.ts';

let source: TablesSource;
let tables: Record<TableName, AnyRow[]>;

async function collect(rows: AsyncIterable<AnyRow>): Promise<AnyRow[]> {
  const all: AnyRow[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

beforeAll(async () => {
  source = await sampleSource();
  const rows = tableRows(source);
  const entries = await Promise.all(TABLE_NAMES.map(async (name) => [name, await collect(rows[name]())] as const));
  tables = Object.fromEntries(entries) as Record<TableName, AnyRow[]>;
}, BUILDING_MS);

const ids = (name: TableName): Set<unknown> => new Set(tables[name].map(({ id }) => id));

describe('tables of a notebook', () => {
  // The lists of GraphRAG's `data_model/schemas.py`, and what CausalRAG2's indexer writes.
  it.each([
    ['documents', 'id human_readable_id title text text_unit_ids creation_date metadata'],
    ['text_units', 'id human_readable_id text n_tokens document_ids entity_ids relationship_ids covariate_ids'],
    ['entities', 'id human_readable_id title type description text_unit_ids frequency degree'],
    ['relationships', 'id human_readable_id source target description weight combined_degree text_unit_ids'],
    [
      'communities',
      'id human_readable_id community level parent children title entity_ids relationship_ids text_unit_ids period size',
    ],
    [
      'community_reports',
      'id human_readable_id community level parent children title summary full_content rank rating_explanation findings full_content_json period size',
    ],
    [
      'community_causal',
      'id human_readable_id community level parent children title entity_ids relationship_ids text_unit_ids period size causal_children',
    ],
  ] as const)('%s has the columns of its system, in their order', (name, columns) => {
    expect(Object.keys(TABLES[name].columns)).toEqual(columns.split(' '));
  });

  it('gives every row the columns of its table, and no table is empty', () => {
    for (const name of TABLE_NAMES) {
      expect(tables[name].length, name).toBeGreaterThan(0);
      for (const row of tables[name]) {
        expect(new Set(Object.keys(row)), name).toEqual(new Set(Object.keys(TABLES[name].columns)));
        for (const column of TABLES[name].needed) expect(row[column], `${name}.${column}`).not.toBeNull();
      }
    }
  });

  it.each([
    ['documents', 'text_unit_ids', 'text_units'],
    ['text_units', 'document_ids', 'documents'],
    ['text_units', 'entity_ids', 'entities'],
    ['text_units', 'relationship_ids', 'relationships'],
    ['entities', 'text_unit_ids', 'text_units'],
    ['relationships', 'text_unit_ids', 'text_units'],
    ['communities', 'entity_ids', 'entities'],
    ['communities', 'relationship_ids', 'relationships'],
    ['communities', 'text_unit_ids', 'text_units'],
    ['statements', 'cause_entity_ids', 'entities'],
    ['events', 'cause_of', 'statements'],
    ['events', 'effect_of', 'statements'],
    ['gates', 'statement_ids', 'statements'],
  ] as const)('%s.%s names rows of %s', (name, column, other) => {
    const known = ids(other);
    const named = tables[name].flatMap((row) => row[column] as string[]);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('names the ends of relationships by the titles of entities', () => {
    const titles = new Set(tables.entities.map(({ title }) => title));
    for (const { source: from, target } of tables.relationships) {
      expect(titles.has(from!) && titles.has(target!)).toBe(true);
    }
  });

  it('counts levels from the top, and says of a community which are its own and which it acts on', () => {
    const byNumber = new Map(tables.communities.map((row) => [row['community'], row]));
    for (const { level, parent } of tables.communities) {
      expect(level).toBe(parent === -1 ? 0 : (byNumber.get(parent!)!['level'] as number) + 1);
    }
    const gates = tables.gates;
    expect(gates.length).toBeGreaterThan(0);
    for (const { source: from, target, directed } of gates) {
      const children = (community: unknown) =>
        tables.community_causal.find((row) => row['community'] === community)!['causal_children'] as number[];
      expect(children(from)).toContain(target);
      if (directed === false) expect(children(target)).toContain(from);
    }
    for (const row of tables.community_causal) {
      const own = byNumber.get(row['community']!)!['children'] as number[];
      expect(row['children']).toEqual([...new Set([...own, ...(row['causal_children'] as number[])])]);
    }
  });

  it('gives statements the words at their places', async () => {
    for (const row of tables.statements) {
      const text = await source.texts.text(row['document_id'] as string);
      const said = text.slice(row['cause_start'] as number, row['cause_end'] as number);
      expect(said.replace(/\s+/g, ' ').trim()).toBe(row['cause']);
      expect(row['sentence']).toContain(row['effect']);
    }
  });

  it('tells of every mention which entity it is, also where that is called otherwise', async () => {
    const { entities, sentences, documents } = source.index;
    for (const { document_id, entity_id, start, end } of tables.mentions) {
      const entity = Number((entity_id as string).slice(1));
      const mentioned = [
        ...entities.sentences.items.subarray(
          entities.sentences.offsets[entity],
          entities.sentences.offsets[entity + 1],
        ),
      ];
      const holds = mentioned.some(
        (s) =>
          documents.ids[sentences.document[s]!] === document_id &&
          sentences.ranges[2 * s]! <= (start as number) &&
          (end as number) <= sentences.ranges[2 * s + 1]!,
      );
      expect(holds).toBe(true);
    }
  });
});
