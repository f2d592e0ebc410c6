/** @file Tables as Parquet files: what is written is what is read, and no more than a row group is held. */
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { describe, expect, it } from 'vitest';
import { writeParquet } from '../../../src/adapters/tables/write-parquet.ts';
import { COMMUNITY_REPORTS, DOCUMENTS, TABLES, type AnyRow } from '../../../src/engine/tables/columns.ts';
import { filesOf, parquetOf, sampleSource } from '../../fixtures/tables.ts';

const REPORT = {
  id: 'c1',
  human_readable_id: 1,
  community: 1,
  level: 0,
  parent: -1,
  children: [2, 3],
  title: 'Café “Ω”',
  summary: '',
  full_content: 'line\nline',
  rank: 7.5,
  rating_explanation: null,
  findings: [
    { summary: 'one', explanation: 'a.txt' },
    { summary: 'two', explanation: 'b.txt' },
  ],
  full_content_json: '{}',
  period: '2026-11-25',
  size: 4,
};

describe('writing Parquet', () => {
  it('writes every type of column so that it is read again', async () => {
    const file = await parquetOf('community_reports', [REPORT, { ...REPORT, children: [], findings: [] }]);
    const [row, empty] = await parquetReadObjects({ file: file.buffer });
    expect(row).toEqual({
      ...REPORT,
      human_readable_id: 1n,
      community: 1n,
      level: 0n,
      parent: -1n,
      children: [2n, 3n],
      size: 4n,
    });
    expect(empty).toMatchObject({ children: [], findings: [] });
    expect(Object.keys(row!)).toEqual(Object.keys(COMMUNITY_REPORTS.columns));
  });

  it('writes a row group before it asks for the rows of the next one', async () => {
    let made = 0;
    let handed = 0;
    let ahead = 0;
    async function* rows(): AsyncGenerator<AnyRow> {
      for (; made < 9000; made++) {
        ahead = Math.max(ahead, made - handed);
        yield { id: `d${made}`, text: 'x'.repeat(100) };
      }
    }
    const pieces: number[] = [];
    const count = await writeParquet(DOCUMENTS, rows(), (bytes) => {
      pieces.push(bytes.length);
      handed = made;
    });
    expect(count).toBe(9000);
    expect(pieces.length).toBeGreaterThan(4);
    expect(ahead).toBeLessThan(9000 / 4);
  });

  it('writes a table without rows that has its columns', async () => {
    const file = await parquetOf('gates', []);
    const { schema, num_rows } = parquetMetadata(file.buffer);
    expect(num_rows).toBe(0n);
    expect(schema.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(TABLES.gates.columns)));
  });

  it('writes a notebook with a manifest that counts its rows', async () => {
    const files = await filesOf(await sampleSource());
    const manifest = JSON.parse(new TextDecoder().decode(files.get('manifest.json'))) as {
      rows: Record<string, number>;
    };
    expect(Object.keys(manifest.rows)).toEqual(Object.keys(TABLES));
    for (const [name, count] of Object.entries(manifest.rows)) {
      expect(parquetMetadata(files.get(`${name}.parquet`)!.buffer).num_rows, name).toBe(BigInt(count));
    }
  });
});
