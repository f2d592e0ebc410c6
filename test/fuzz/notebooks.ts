/** @file Reading notebooks and what they are stored as: backups, tables, sealed records, blocks of an index, sets of questions. */
import { restoreBackup } from '../../src/adapters/export/restore-backup.ts';
import { loadIndex } from '../../src/adapters/asking/load-index.ts';
import { readGraph } from '../../src/adapters/measuring/graph-file.ts';
import { readQuestionFile } from '../../src/adapters/measuring/question-file.ts';
import { MemoryNotebookStore } from '../../src/adapters/memory/notebook-store.ts';
import { sealContent, SealedContent, unplaced } from '../../src/adapters/sealing/content.ts';
import { masterOf, NotebookKeys } from '../../src/adapters/sealing/keys.ts';
import { ofStore } from '../../src/adapters/sealing/failures.ts';
import { openRecord, sealRecord, type Place } from '../../src/adapters/sealing/record.ts';
import { unpackRecord } from '../../src/adapters/store/packed-record.ts';
import { importTables } from '../../src/adapters/tables/import-tables.ts';
import { INDEX_VERSION } from '../../src/engine/notebook/build.ts';
import type { IndexBlocks } from '../../src/engine/records.ts';
import type { IndexStatistics } from '../../src/engine/types.ts';
import { blobOf, type Seed } from './inputs.ts';

export const PASSPHRASE = 'correct horse battery staple';

const PLACE: Place = { store: 'texts', key: ['notebook-1', 'a'] };
const CONTENT = unplaced('a file');
const JOB = { step: async () => {} };

/** Always the same key, so that what one process sealed another opens. */
let keys: Promise<NotebookKeys> | null = null;
const notebookKeys = (): Promise<NotebookKeys> =>
  (keys ??= masterOf(new Uint8Array(32).fill(7)).then((master) => NotebookKeys.of(master)));

function surroundings() {
  let ids = 0;
  const store = new MemoryNotebookStore();
  return { store, newId: () => `notebook-${(ids += 1)}`, now: () => 1, estimate: async () => ({}) };
}

/** Takes a backup in, encrypted or not. */
export async function takeBackup({ bytes }: Seed): Promise<void> {
  await restoreBackup({ ...surroundings(), vault: { encrypt: async () => {} } }, blobOf(bytes), JOB, PASSPHRASE);
}

export async function takeTables({ name, bytes }: Seed): Promise<void> {
  await importTables(surroundings(), { name, files: [{ path: name, blob: blobOf(bytes) }] }, JOB);
}

export async function readQuestions({ name, bytes }: Seed): Promise<void> {
  await readQuestionFile({ name, blob: blobOf(bytes) });
}

export async function readKnownLinks({ bytes }: Seed): Promise<void> {
  await readGraph(new TextDecoder().decode(bytes), [{ id: 'a', name: 'a.txt' }], {
    text: async () => 'The dam broke because the spillway was blocked.',
  });
}

export async function sealedRecord(value: unknown): Promise<Uint8Array> {
  return sealRecord(value, await notebookKeys(), PLACE);
}

export async function openSealedRecord({ bytes }: Seed): Promise<void> {
  await openRecord(bytes.slice(), await notebookKeys(), PLACE);
}

export async function sealedFile(bytes: Uint8Array): Promise<Uint8Array> {
  const sealed = await sealContent(blobOf(bytes), await notebookKeys(), CONTENT);
  return new Uint8Array(await sealed.arrayBuffer());
}

export async function openSealedFile({ name, bytes }: Seed): Promise<void> {
  const file = await SealedContent.open(blobOf(bytes), await notebookKeys(), CONTENT, ofStore(name));
  await file.blob();
}

/** Loads an index out of a store whose checksums are right: blocks of another version of the app, or of a program that is wrong. */
export async function loadBlocks({ bytes }: Seed): Promise<void> {
  let blocks: IndexBlocks;
  try {
    blocks = unpackRecord(bytes) as IndexBlocks;
  } catch {
    // The packing is ours, for this; a store has the blocks one by one.
    return;
  }
  const isBlock = (block: unknown): boolean => typeof block === 'string' || ArrayBuffer.isView(block);
  if (typeof blocks !== 'object' || blocks === null || !Object.values(blocks).every(isBlock)) return;
  const head = { generation: 1, version: INDEX_VERSION, analysisVersion: 1, covered: [] };
  const stored = { ...head, statistics: {} as IndexStatistics, blocks };
  await loadIndex({ readIndex: async () => stored }, 'notebook-1');
}
