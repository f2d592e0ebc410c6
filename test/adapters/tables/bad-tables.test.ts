/** @file Tables that are not what they should be: each is told with table, column and row, and nothing is handed over. */
import { gzipSync } from 'fflate';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTables } from '../../../src/adapters/tables/open-tables.ts';
import { openParquet } from '../../../src/adapters/tables/read-parquet.ts';
import { hashText } from '../../../src/adapters/tables/sha256-text.ts';
import type { CausewayError } from '../../../src/engine/errors.ts';
import type { AnyRow } from '../../../src/engine/tables/columns.ts';
import { MANIFEST_FILE } from '../../../src/engine/tables/manifest.ts';
import { readTables } from '../../../src/engine/tables/read-tables.ts';
import { causalragTables, foreignFiles, graphragTables, type ForeignTables } from '../../fixtures/foreign-tables.ts';
import { filesOf, filesSource, parquetOf, sampleSource, BUILDING_MS } from '../../fixtures/tables.ts';

type Files = Map<string, Uint8Array<ArrayBuffer>>;

async function readFiles(from: Files) {
  const { files, manifest } = await openTables(filesSource(from));
  return readTables(files, manifest, { hash: hashText });
}

/** What is said of tables that can't be read. */
async function problemOf(from: Promise<Files> | Files): Promise<CausewayError> {
  return readFiles(await from).then(
    () => {
      throw new Error('They were read.');
    },
    (thrown: CausewayError) => thrown,
  );
}

/** Tables with one row changed. */
function withRow(tables: ForeignTables, name: string, at: number, change: AnyRow): ForeignTables {
  const table = tables[name]!;
  const rows = table.rows.map((row, i) => (i === at ? { ...row, ...change } : row));
  return { ...tables, [name]: { ...table, rows } };
}

function withoutColumn(tables: ForeignTables, name: string, column: string): ForeignTables {
  const { [column]: _, ...columns } = tables[name]!.columns;
  return { ...tables, [name]: { ...tables[name]!, columns } };
}

function withType(tables: ForeignTables, name: string, column: string, type: 'text', values: string): ForeignTables {
  const table = tables[name]!;
  return {
    ...tables,
    [name]: {
      columns: { ...table.columns, [column]: type },
      rows: table.rows.map((row) => ({ ...row, [column]: values })),
    },
  };
}

describe('columns', () => {
  it.each([
    ['text_units', 'text'],
    ['entities', 'text_unit_ids'],
    ['relationships', 'source'],
  ])('%s without %s is told, with what is there', async (name, column) => {
    const { code, message, details } = await problemOf(foreignFiles(withoutColumn(graphragTables(), name, column)));
    expect(code).toBe('file-unsupported');
    expect(message).toMatch(
      new RegExp(`^${name}\\.parquet lacks the column “${column}”\\. It has: id, .*Nothing was taken in\\.$`),
    );
    expect(details).toMatchObject({ file: `${name}.parquet`, column });
  });

  it('that are more than needed are passed over, and those that say nothing needed may be missing', async () => {
    const tables = graphragTables();
    const more = withType(tables, 'text_units', 'surprise', 'text', 'yes');
    const fewer = withoutColumn(withoutColumn(more, 'relationships', 'weight'), 'communities', 'period');
    const read = await readFiles(await foreignFiles(fewer));
    const usual = await readFiles(await foreignFiles(tables));
    expect(read.documents.slice(0, -1)).toEqual(usual.documents.slice(0, -1));
  });

  it.each([
    ['communities', 'community', 'three', 'a whole number was expected, not “three”.'],
    ['entities', 'text_unit_ids', '', 'there is no text unit “”.'],
    ['relationships', 'weight', 'heavy', 'a number was expected, not “heavy”.'],
  ])('%s with another type of %s is told with its first row', async (name, column, value, problem) => {
    const { code, message } = await problemOf(foreignFiles(withType(graphragTables(), name, column, 'text', value)));
    expect(code).toBe('file-damaged');
    expect(message).toBe(`${name}.parquet, column “${column}”, row 1: ${problem} Nothing was taken in.`);
  });

  it('without a value where one is needed are told', async () => {
    const { message } = await problemOf(foreignFiles(withRow(graphragTables(), 'entities', 3, { title: null })));
    expect(message).toBe('entities.parquet, column “title”, row 4: there is no value. Nothing was taken in.');
  });
});

describe('ids', () => {
  it.each([
    ['text_units', 2, { document_ids: ['d-9'] }, 'column “document_ids”, row 3: there is no document “d-9”.'],
    ['text_units', 1, { id: 'u-a' }, 'column “id”, row 2: “u-a” is there twice.'],
    ['entities', 4, { text_unit_ids: ['u-z'] }, 'column “text_unit_ids”, row 5: there is no text unit “u-z”.'],
    ['relationships', 0, { text_unit_ids: ['u-z'] }, 'column “text_unit_ids”, row 1: there is no text unit “u-z”.'],
    ['communities', 1, { entity_ids: ['n-99'] }, 'column “entity_ids”, row 2: there is no entity “n-99”.'],
    ['communities', 2, { parent: 77 }, 'column “parent”, row 3: there is no community “77”.'],
    ['communities', 0, { children: [2, 88] }, 'column “children”, row 1: there is no community “88”.'],
    ['community_reports', 3, { community: 9 }, 'column “community”, row 4: there is no community “9”.'],
  ])('of %s in row %i that lead nowhere are told', async (name, at, change, problem) => {
    const { code, message } = await problemOf(foreignFiles(withRow(graphragTables(), name, at, change as AnyRow)));
    expect(code).toBe('file-damaged');
    expect(message).toBe(`${name}.parquet, ${problem} Nothing was taken in.`);
  });

  it('of causal children that lead nowhere are told', async () => {
    const { message } = await problemOf(
      foreignFiles(withRow(causalragTables(), 'community_causal', 1, { causal_children: [0, 41] })),
    );
    expect(message).toMatch(
      /^community_causal\.parquet, column “causal_children”, row 2: there is no community “41”\./,
    );
  });

  it.each([
    ['parents', withRow(graphragTables(), 'communities', 0, { parent: 2 }), 'parent'],
    ['children', withRow(causalragTables(), 'communities', 2, { children: [0] }), 'children'],
  ] as const)('of communities whose %s go in a circle are told', async (_, tables, column) => {
    const { code, message } = await problemOf(foreignFiles(tables));
    expect(code).toBe('file-damaged');
    expect(message).toMatch(
      new RegExp(
        `^communities\\.parquet, column “${column}”, row \\d: what community “\\d” is part of is part of itself\\.`,
      ),
    );
  });
});

describe('files', () => {
  it('that are cut off anywhere are told by name', async () => {
    const whole = await foreignFiles(graphragTables());
    const bytes = whole.get('entities.parquet')!;
    for (const share of [0, 0.1, 0.5, 0.9, 0.999]) {
      const cut = new Map(whole).set('entities.parquet', bytes.slice(0, Math.floor(bytes.length * share)));
      const { code, message } = await problemOf(cut);
      expect(code).toBe('file-damaged');
      expect(message).toMatch(/^entities\.parquet is damaged or cut off/);
    }
  });

  it('whose pages were changed are told by name, or by what is not so', async () => {
    const whole = await foreignFiles(graphragTables());
    const bytes = whole.get('entities.parquet')!.slice();
    bytes.fill(0xff, 20, 120);
    expect((await problemOf(new Map(whole).set('entities.parquet', bytes))).message).toMatch(/^entities\.parquet/);
  });

  it('that are no Parquet are told by name', async () => {
    const files = (await foreignFiles(graphragTables())).set(
      'relationships.parquet',
      new TextEncoder().encode('id,source'),
    );
    expect((await problemOf(files)).message).toMatch(/^relationships\.parquet is damaged or cut off/);
  });

  it.each([
    ['text_units', 'There is no text_units.parquet here.'],
    ['entities', 'There is no entities.parquet among these tables.'],
  ])('%s must be there', async (name, message) => {
    const files = await foreignFiles(graphragTables());
    files.delete(`${name}.parquet`);
    const problem = await problemOf(files);
    expect(problem.code).toBe('file-unsupported');
    expect(problem.message).toContain(message);
  });

  it('packed with what nothing here unpacks are told; with gzip they are read', async () => {
    const packed = (codec: 'ZSTD' | 'GZIP') =>
      parquetWriteBuffer({
        columnData: [{ name: 'id', data: ['one', 'two'], type: 'STRING' }],
        codec,
        compressors: { ZSTD: (input) => input, GZIP: (input) => gzipSync(input) },
      });
    await expect(openParquet('entities.parquet', packed('ZSTD'))).rejects.toThrow(
      'entities.parquet, column “id”: it is packed with ZSTD',
    );
    const rows: unknown[] = [];
    for await (const row of (await openParquet('entities.parquet', packed('GZIP'))).rows(['id'])) rows.push(row);
    expect(rows).toEqual([{ id: 'one' }, { id: 'two' }]);
  });

  it('whose pages say more than they hold are refused before they are unpacked', async () => {
    const written = new Uint8Array(
      parquetWriteBuffer({
        columnData: [{ name: 'id', data: [...Array(40).fill('one'), ...Array(40).fill(null)], type: 'STRING' }],
        codec: 'UNCOMPRESSED',
      }),
    );
    // Levels: forty values that are there, then forty that are missing, each run with how often it is repeated.
    const levels = [40 << 1, 1, 40 << 1, 0];
    const at = written.findIndex((_, i) => levels.every((byte, j) => written[i + j] === byte));
    expect(at).toBeGreaterThan(0);
    const rowsOf = async () => {
      const rows: unknown[] = [];
      for await (const row of (await openParquet('entities.parquet', written.buffer)).rows(['id'])) rows.push(row);
      return rows;
    };
    expect(await rowsOf()).toHaveLength(80);
    written[at + 2] = 60 << 1;
    await expect(rowsOf()).rejects.toThrow('entities.parquet is damaged or cut off (a page repeats a value more often');
  });

  it('whose schema has fewer than no parts are read to its end', async () => {
    const text = { type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' } as const;
    const written = parquetWriteBuffer({
      columnData: ['id', 'note'].map((name) => ({ name, data: ['one'] })),
      schema: [
        { name: 'root', num_children: 2 },
        { name: 'id', ...text },
        { name: 'note', ...text, num_children: -2 },
      ],
    });
    expect((await openParquet('entities.parquet', written)).columns).toEqual(['id', 'note']);
  });

  it('with more rows than fit are told before any is read', async () => {
    const file = await parquetOf(
      'gates',
      [1, 2, 3].map((at) => ({ id: `g${at}` })),
    );
    await expect(openParquet('gates.parquet', file.buffer, 2)).rejects.toThrow(
      'gates.parquet has 3 rows, and at most 2',
    );
  });
});

describe('tables of our own export', () => {
  let whole: Files;

  beforeAll(async () => {
    whole = await filesOf(await sampleSource());
  }, BUILDING_MS);

  const changed = (manifest: object): Files => {
    const said = JSON.parse(new TextDecoder().decode(whole.get(MANIFEST_FILE))) as object;
    return new Map(whole).set(MANIFEST_FILE, new TextEncoder().encode(JSON.stringify({ ...said, ...manifest })));
  };

  it('are read as they are', async () => {
    expect((await readFiles(whole)).system).toBe('Causeway');
  });

  it('of a newer version are told', async () => {
    const { code, message } = await problemOf(changed({ version: 99 }));
    expect(code).toBe('file-unsupported');
    expect(message).toContain('a newer Causeway');
  });

  it('whose manifest says not what it should are told', async () => {
    for (const manifest of [{ notebook: ['A', 'B'] }, { encoder: 7 }, { rows: null }, { dimensions: '384' }]) {
      const { code, message } = await problemOf(changed(manifest));
      expect(code).toBe('file-damaged');
      expect(message).toContain('manifest.json is damaged');
    }
  });

  it('that are not whole are told: without the manifest, a table, or some of its rows', async () => {
    const without = (file: string): Files => new Map([...whole].filter(([name]) => name !== file));
    const unfinished = await problemOf(without(MANIFEST_FILE));
    expect(unfinished.code).toBe('file-unsupported');
    expect(unfinished.message).toContain('There is no manifest.json among these tables');
    for (const file of ['mentions.parquet', 'entities.parquet']) {
      const { code, message } = await problemOf(without(file));
      expect(code).toBe('file-unsupported');
      expect(message).toContain(`There is no ${file} among these tables`);
    }
    const { rows } = JSON.parse(new TextDecoder().decode(whole.get(MANIFEST_FILE))) as { rows: { sentences: number } };
    const { code, message } = await problemOf(changed({ rows: { ...rows, sentences: rows.sentences + 1 } }));
    expect(code).toBe('file-damaged');
    expect(message).toMatch(/^sentences\.parquet has \d+ rows, and \d+ were written\./);
  });

  it('with vectors of another size are told with their row', async () => {
    expect((await problemOf(changed({ dimensions: 7 }))).message).toMatch(
      /^embeddings\.parquet, column “embedding”, row 1: it has \d+ numbers and should have 7\./,
    );
    const rows = [
      { id: 't0', kind: 'text_unit', embedding: [1, 0] },
      { id: 't1', kind: 'text_unit', embedding: [1, 0, 0] },
    ];
    const files = (await foreignFiles(graphragTables())).set('embeddings.parquet', await parquetOf('embeddings', rows));
    expect((await problemOf(files)).message).toMatch(/row 2: it has 3 numbers and should have 2\./);
  });

  it.each([
    [
      'mentions',
      { document_id: 'nowhere', entity_id: 'e0', start: 0, end: 1, surface: 'a', name: 'a', kind: 'term' },
      'column “document_id”, row 1: there is no document “nowhere”.',
    ],
    [
      'sentences',
      { document_id: 'document-0', text_unit_id: 't0', start: 5, end: 99_999_999, part: 'body' },
      'column “end”, row 1: 5 to 99999999 is no place in a text of',
    ],
    [
      'sentences',
      { document_id: 'document-0', text_unit_id: 't0', start: 0, end: 4, part: 'song' },
      'column “part”, row 1: one of body,',
    ],
    [
      'gates',
      { source: 0, target: 77, directed: true, score: 1, statement_ids: [] },
      'column “target”, row 1: there is no community “77”.',
    ],
    [
      'gates',
      { source: 0, target: 1, directed: true, score: 1, statement_ids: ['s9999'] },
      'column “statement_ids”, row 1: there is no statement “s9999”.',
    ],
  ] as const)('with %s that lead nowhere are told', async (name, row, problem) => {
    const { code, message } = await problemOf(
      new Map(whole).set(`${name}.parquet`, await parquetOf(name, [row as never])),
    );
    expect(code).toBe('file-damaged');
    expect(message).toContain(`${name}.parquet, ${problem}`);
  });
});
