/** @file An encoder's vectors out in tables and in again: it has nothing to do where it is the same, and everything where it is not. */
import { beforeAll, describe, expect, it } from 'vitest';
import { ExportDesk } from '../../../src/adapters/export/desk.ts';
import { EmbeddingRun } from '../../../src/adapters/embedding/embedding-run.ts';
import { passagesBy } from '../../../src/adapters/embedding/readings.ts';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import { openTables } from '../../../src/adapters/tables/open-tables.ts';
import { hashText } from '../../../src/adapters/tables/sha256-text.ts';
import { zipSource } from '../../../src/adapters/tables/zip-source.ts';
import { unpackIndex } from '../../../src/engine/notebook/blocks.ts';
import { alignEmbeddings } from '../../../src/engine/notebook/embeddings.ts';
import type { TableFiles } from '../../../src/engine/tables/read-graph.ts';
import { readTables } from '../../../src/engine/tables/read-tables.ts';
import type { ExportRequest } from '../../../src/rpc/exporting.ts';
import { foreignFiles, graphragTables } from '../../fixtures/foreign-tables.ts';
import { WordEncoder } from '../../fixtures/meaning-encoder.ts';
import { filesSource } from '../../fixtures/tables.ts';
import { openTab, STORY } from '../library/in-process.ts';

/** As the app's own encoder is called: with the beginning of the hash of its weights. */
const ENCODER = 'words@q8-0123456789ab';
const quiet = () => {};

const store = new MemoryNotebookStore();
let from: string;

/** Embeds a notebook by an encoder. @returns what it was asked */
async function embedded(notebookId: string, id: string): Promise<readonly string[]> {
  const encoder = new WordEncoder(id);
  const run = new EmbeddingRun(
    notebookId,
    {
      ...{ store, model: id, clock: () => 0, onProgress: quiet, onStored: quiet },
      embed: (texts, signal) => encoder.embed(texts, 'passage', { signal }),
      read: (passages, signal) => passagesBy(encoder, passages, signal),
    },
    false,
  );
  await run.run();
  return encoder.passages;
}

function exported(encoder: string | null): Promise<{ name: string; blob: Blob }> {
  const request = { notebookId: from, title: 'Out', cellIds: [], words: {}, names: {}, encoder };
  return new ExportDesk(store, () => 1e12).write('job', 'tables', request as unknown as ExportRequest, quiet);
}

const { library, idle } = await openTab(store);

/** Takes a notebook's tables in again. */
async function taken(encoder: string | null) {
  const { name, blob } = await exported(encoder);
  const report = await library.importTables('job', { name, files: [{ path: name, blob }] }, quiet);
  const rest = idle(report.notebook.id);
  await library.resume();
  await rest;
  return report;
}

async function rowsOf(notebookId: string, encoder: string) {
  const index = unpackIndex((await store.readIndex(notebookId))!.blocks);
  return alignEmbeddings(index, await store.readEmbeddings(notebookId, encoder));
}

beforeAll(async () => {
  from = (await library.createNotebook('Blackout')).id;
  const rest = idle(from);
  await library.addFiles(from, [...STORY]);
  await rest;
  expect((await embedded(from, ENCODER)).length).toBeGreaterThan(3);
  await embedded(from, ENCODER);
});

describe('vectors of tables', () => {
  it('are here again for the same encoder, which has nothing to do', async () => {
    const { notebook, encoder, hasVectors } = await taken(ENCODER);
    expect([encoder, hasVectors]).toEqual([ENCODER, true]);
    const [before, after] = [await rowsOf(from, ENCODER), await rowsOf(notebook.id, ENCODER)];
    expect(after.embedded).toBe(1);
    expect(after.passages).toEqual(before.passages);
    expect(after.words).toEqual(before.words);
    const signsOf = ({ signs, entityRow, moduleRow, dimensions }: typeof before) =>
      [...entityRow, ...moduleRow].map((at) =>
        at < 0 ? null : signs.slice((at * dimensions) / 8, ((at + 1) * dimensions) / 8).join(),
      );
    expect(signsOf(after)).toEqual(signsOf(before));
    expect(signsOf(after).some((signs) => signs !== null)).toBe(true);
    expect(await embedded(notebook.id, ENCODER)).toEqual([]);
  });

  it('are made anew by another encoder, and where none had made any', async () => {
    const other = await taken(ENCODER);
    expect((await embedded(other.notebook.id, 'words@q8-ba9876543210')).length).toBeGreaterThan(3);
    const without = await taken(null);
    expect([without.encoder, without.hasVectors]).toEqual([null, false]);
    expect((await embedded(without.notebook.id, ENCODER)).length).toBeGreaterThan(3);
  });

  it('are not taken where the encoder’s name does not tell which weights it has', async () => {
    await embedded(from, 'words');
    const { encoder, hasVectors } = await taken('words');
    expect([encoder, hasVectors]).toEqual(['words', false]);
    await embedded(from, ENCODER);
  });

  it.each([
    ['embedding', { embedding: [1, 2] }, 'it has 2 numbers and should have 64.'],
    ['words_of_line', { words_of_line: [1, 1, 1] }, /^it has 3 numbers and should have [12]\.$/],
    ['word_signs', { word_signs: new Uint8Array(3) }, /^it has 3 bytes and should have \d+\.$/],
  ])('of a wrong size are told, with the row: %s', async (column, change, problem) => {
    const { name, blob } = await exported(ENCODER);
    const { files, manifest } = await openTables(await zipSource(name, blob));
    async function* changed(columns: readonly string[]) {
      let row = 0;
      for await (const values of files.embeddings!.rows(columns)) yield row++ === 1 ? { ...values, ...change } : values;
    }
    const broken: TableFiles = { ...files, embeddings: { ...files.embeddings!, rows: changed } };
    const failed = readTables(broken, manifest, { hash: hashText });
    await expect(failed).rejects.toMatchObject({ code: 'file-damaged', details: { column, row: 2 } });
    const message = await failed.catch(({ message: said }: Error) => said.replace(/^.*row 2: | Nothing was.*$/g, ''));
    if (typeof problem === 'string') expect(message).toBe(problem);
    else expect(message).toMatch(problem);
  });

  it('of another system are not used, and that is said', async () => {
    const embeddings = {
      columns: { id: 'text', embedding: 'numbers' },
      rows: ['u-a', 'u-b', 'u-c'].map((id) => ({ id, embedding: [0.1, 0.2] })),
    } as const;
    const tables = { ...graphragTables(), embeddings: { ...embeddings, rows: [...embeddings.rows] } };
    const { files, manifest } = await openTables(filesSource(await foreignFiles(tables)));
    const { warnings, encoder, vectors } = await readTables(files, manifest, { hash: hashText });
    expect([encoder, vectors]).toEqual([null, []]);
    expect(warnings).toEqual([expect.stringMatching(/^The embeddings of these tables are not used/)]);
  });
});
