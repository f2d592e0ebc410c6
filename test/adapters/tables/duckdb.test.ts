/** @file The queries of docs/scale.md on an exported notebook, by DuckDB, against what the engine says itself. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DuckDBInstance, type DuckDBConnection, type DuckDBValue } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ancestry, moduleOfArgument } from '../../../src/engine/hierarchy/hierarchy.ts';
import { RELATION_KINDS } from '../../../src/engine/notebook/analysis.ts';
import { row } from '../../../src/engine/rows.ts';
import { readCauses, type Causes } from '../../../src/engine/tables/causal-rows.ts';
import { TABLES } from '../../../src/engine/tables/columns.ts';
import { prepareTables, type TablesSource } from '../../../src/engine/tables/source.ts';
import { rowCosine } from '../../../src/engine/vector/quantised.ts';
import { filesOf, sampleSource, BUILDING_MS } from '../../fixtures/tables.ts';

const PAGE = path.join(import.meta.dirname, '../../../docs/scale.md');
const CAUSAL = RELATION_KINDS.indexOf('causal');

/** The queries of the page, by what their first line calls them. */
const QUERIES = new Map(
  [...readFileSync(PAGE, 'utf8').matchAll(/```sql\n-- ([^,:\n]+)[^\n]*\n(.*?)```/gs)].map(([, name, sql]) => [
    name!,
    sql!,
  ]),
);

let folder: string;
let source: TablesSource;
let causes: Causes;
let connection: DuckDBConnection;

async function rows(sql: string, values: Record<string, DuckDBValue> = {}): Promise<Record<string, unknown>[]> {
  return (await connection.runAndReadAll(sql, values)).getRowObjectsJS();
}

const ask = (name: string, values?: Record<string, DuckDBValue>) => rows(QUERIES.get(name)!, values);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'causeway-duckdb-'));
  source = await sampleSource();
  causes = await readCauses(prepareTables(source));
  for (const [name, bytes] of await filesOf(source)) writeFileSync(path.join(folder, name), bytes);
  connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  await connection.run(`SET file_search_path = '${folder}'`);
  await connection.run(QUERIES.get('views')!);
}, BUILDING_MS);

// The database lies in memory, and goes with what refers to it: closing it while a query runs that was given up would end the process.
afterAll(() => rmSync(folder, { recursive: true }));

describe('DuckDB on an exported notebook', { timeout: BUILDING_MS }, () => {
  it('reads every table with its columns and types', async () => {
    for (const [name, { columns }] of Object.entries(TABLES)) {
      const described = await rows(`DESCRIBE FROM '${name}.parquet'`);
      const types = Object.values(columns).map(
        (type) =>
          ({
            text: 'VARCHAR',
            integer: 'BIGINT',
            number: 'DOUBLE',
            truth: 'BOOLEAN',
            texts: 'VARCHAR[]',
            integers: 'BIGINT[]',
            numbers: 'FLOAT[]',
            bytes: 'BLOB',
            findings: 'STRUCT(explanation VARCHAR, summary VARCHAR)[]',
          })[type],
      );
      expect(
        described.map(({ column_name }) => column_name),
        name,
      ).toEqual(Object.keys(columns));
      expect(
        described.map(({ column_type }) => column_type),
        name,
      ).toEqual(types);
    }
  });

  it('finds the top causes of every event as the graph of events has them', async () => {
    const { sentences, relations } = source.index;
    const documentOf = (relation: number): number => sentences.document[relations.sentence[relation]!]!;
    let causesFound = 0;
    for (const { title } of await rows('FROM events')) {
      const found = await ask('top causes of an effect', { effect: title as string });
      const effects = new Set(
        (
          await rows(`SELECT human_readable_id AS n FROM events WHERE contains(lower(title), lower($title))`, {
            title: title as string,
          })
        ).map(({ n }) => Number(n)),
      );
      const links = causes.graph.links.filter(({ effect, claims }) => effects.has(effect) && claims.length > 0);
      const expected = new Map<string, Set<number>>();
      for (const { cause, claims } of links) {
        const known = expected.get(`v${cause}`) ?? new Set();
        for (const relation of claims) known.add(documentOf(relation));
        expected.set(`v${cause}`, known);
      }
      expect(new Map(found.map(({ id, documents }) => [id, documents]))).toEqual(
        new Map([...expected].map(([cause, documents]) => [cause, documents.size])),
      );
      // 1 to 10 is how the graph tells the same strength, where nothing speaks against it.
      for (const { id, strength } of found) {
        const [link, ...more] = links.filter(({ cause }) => `v${cause}` === id);
        if (more.length > 0 || link!.category !== 'direct' || link!.against.length > 0) continue;
        expect(link!.strength).toBe(Math.round(1 + 9 * (strength as number)));
        causesFound++;
      }
    }
    expect(causesFound).toBeGreaterThan(5);
  });

  it('finds what crosses two modules', async () => {
    const { relations, hierarchy, gates } = source.index;
    const modules = [...hierarchy.level.keys()];
    const lies = (side: number, module: number): boolean =>
      ancestry(hierarchy, moduleOfArgument(hierarchy, relations, side)).includes(module);
    let crossings = 0;
    for (const [from, to] of modules.flatMap((one) => modules.map((other) => [one, other] as const))) {
      const expected = new Set<number>();
      relations.kind.forEach((kind, relation) => {
        if (kind === CAUSAL && lies(2 * relation, from) && lies(2 * relation + 1, to)) expected.add(relation);
      });
      gates.from.forEach((start, gate) => {
        const end = gates.to[gate]!;
        const isBack = gates.directed[gate] === 0 && start === to && end === from;
        if ((start === from && end === to) || isBack) for (const s of row(gates.evidence, gate)) expected.add(s);
      });
      // Of pairs with nothing between them, some.
      if (expected.size === 0 && (from + to) % 4 > 0) continue;
      const found = await ask('what crosses two modules', { source: from, target: to });
      expect(found.map(({ id }) => id).sort()).toEqual([...expected].map((relation) => `s${relation}`).sort());
      if (from !== to) crossings += found.length;
    }
    expect(crossings).toBeGreaterThan(gates.from.length);
  });

  it('counts sources by year', async () => {
    const { index } = source;
    const expected = new Map<string, { sources: number; statements: number }>();
    index.documents.ids.forEach((id, document) => {
      const year = source.factsOf(id).date.slice(0, 4);
      const known = expected.get(year) ?? { sources: 0, statements: 0 };
      known.sources++;
      index.relations.kind.forEach((kind, relation) => {
        const isIts = index.sentences.document[index.relations.sentence[relation]!] === document;
        if (kind === CAUSAL && isIts) known.statements++;
      });
      expected.set(year, known);
    });
    const found = await ask('sources by year');
    expect(found.length).toBeGreaterThan(2);
    expect(found).toEqual([...expected].sort().map(([year, counts]) => ({ year, ...counts })));
  });

  it('finds the nearest text units', async () => {
    const { passageVectors, passages } = source.index;
    for (const unit of [0, 3, 7]) {
      const expected = Array.from(passages.document, (_, other) => ({
        id: `t${other}`,
        cosine: rowCosine(passageVectors, unit, passageVectors, other),
      }))
        .filter(({ id }) => id !== `t${unit}`)
        .sort((a, b) => b.cosine - a.cosine)
        .slice(0, 5);
      const found = await ask('top-k by cosine', { unit: `t${unit}`, k: 5 });
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
      found.forEach(({ cosine }, i) => expect(cosine).toBeCloseTo(expected[i]!.cosine, 5));
    }
  });
});
