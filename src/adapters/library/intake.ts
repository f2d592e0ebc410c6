/**
 * @file Takes dropped files in: they are named by the SHA-256 of their bytes and stored, in batches, before anything is
 * read, so that a crash loses none of them and memory stays flat however many there are.
 */
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import type { NotebookStore } from '../../engine/ports.ts';
import type { IncomingDocument, QueueEntry } from '../../engine/records.ts';
import type { AddReport } from '../../rpc/add-report.ts';
import type { IncomingFile } from '../../rpc/contracts.ts';
import { checkSize } from '../parsers/limits.ts';
import { cleanPath } from '../parsers/paths.ts';
import { INLINE_BYTES, type FileContent } from '../store/content.ts';
import { storageFull } from '../store/storage-full.ts';
import { sha256 } from './sha256.ts';
import { unpackArchives, type OpenableFile, type Refuse } from './unpack.ts';

/** Free and used bytes, as `navigator.storage.estimate()` tells them. */
export type EstimateStorage = () => Promise<{ quota?: number; usage?: number }>;

const BATCH_FILES = 100;
const BATCH_BYTES = 8 << 20;
/** A file is stored once more as text and analysis, and the index takes its own share. */
const STORED_PER_BYTE = 4;
/** Room that is always left free. */
const SPARE_BYTES = 8 << 20;

export interface Intake {
  store: NotebookStore<FileContent>;
  estimate: EstimateStorage;
  /** Milliseconds since the epoch. */
  now(): number;
  /**
   * Told after each batch: the files that are to be read, how many documents came back without being read, and the ids of all that are not
   * as they were.
   */
  onStored(entries: QueueEntry[], restored: number, changed: string[]): void;
  /** True once the person wants no more of these files stored. */
  isCancelled(): boolean;
}

/**
 * Stores files in a notebook.
 * @throws CausewayError `storage-full`, before anything is stored when the free space can be told, else after the batches that
 *   still found room
 */
export async function takeIn(intake: Intake, notebookId: string, files: readonly IncomingFile[]): Promise<AddReport> {
  const report: AddReport = { queued: 0, duplicates: [], renamed: [], refused: [] };
  const refused: Refuse = (name, thrown) => refuse(name, thrown, report);
  await requireSpace(intake.estimate, files);
  const addedAt = intake.now();
  const seen = new Set<string>();
  let position = 0;
  for await (const batch of batches(unpackArchives(files, refused))) {
    if (intake.isCancelled()) break;
    const incoming: IncomingDocument<FileContent>[] = [];
    for (const file of await Promise.all(batch.map((one) => identify(one, refused)))) {
      if (file === null) continue;
      // The same bytes twice in one drop are one document; its name stays that of the first.
      if (seen.has(file.id)) report.duplicates.push(file.name);
      else incoming.push({ ...file, addedAt, position: position++ });
      seen.add(file.id);
    }
    const outcomes = await intake.store.enqueue(notebookId, incoming);
    const entries: QueueEntry[] = [];
    const changed: string[] = [];
    outcomes.forEach((outcome, i) => {
      const file = incoming[i];
      if (file === undefined) return;
      const { id: documentId, name, bytes } = file;
      if (outcome.kind !== 'duplicate') changed.push(documentId);
      if (outcome.kind === 'queued') entries.push({ documentId, name, bytes, attempts: 0 });
      if (outcome.kind === 'queued' || outcome.kind === 'restored') report.queued++;
      if (outcome.kind === 'duplicate') report.duplicates.push(name);
      if (outcome.kind === 'renamed') report.renamed.push({ from: outcome.from, to: name });
    });
    intake.onStored(entries, outcomes.filter(({ kind }) => kind === 'restored').length, changed);
  }
  return report;
}

function refuse(name: string, thrown: unknown, report: AddReport): void {
  const { code, message } = toCausewayError(thrown);
  report.refused.push({ name: cleanPath(name), error: { code, message } });
}

/**
 * Reads a file's bytes and names it; null when it is too large or can't be read, which is put in the report. An empty file is let
 * through: it stays among the sources, with what reading it says.
 */
async function identify(
  { path, size, open }: OpenableFile,
  refused: Refuse,
): Promise<Omit<IncomingDocument<FileContent>, 'addedAt' | 'position'> | null> {
  try {
    if (size > 0) checkSize(size, path);
    const blob = await open();
    const bytes = await bytesOf(blob, path);
    const id = await sha256(bytes);
    return { id, name: cleanPath(path), bytes: bytes.length, content: bytes.length <= INLINE_BYTES ? bytes : blob };
  } catch (thrown) {
    refused(path, thrown);
    return null;
  }
}

async function bytesOf(blob: Blob, path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch {
    const message = `${path} could not be read from this device. It may have been moved or changed; add it again.`;
    throw new CausewayError('file-damaged', message);
  }
}

async function* batches(files: AsyncIterable<OpenableFile>): AsyncGenerator<OpenableFile[]> {
  let batch: OpenableFile[] = [];
  let bytes = 0;
  for await (const file of files) {
    if (batch.length > 0 && (batch.length === BATCH_FILES || bytes + file.size > BATCH_BYTES)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(file);
    bytes += file.size;
  }
  if (batch.length > 0) yield batch;
}

async function requireSpace(estimate: EstimateStorage, files: readonly IncomingFile[]): Promise<void> {
  const { quota, usage } = await estimate();
  if (quota === undefined || usage === undefined) return;
  const needed = files.filter(canBeTaken).reduce((sum, { blob }) => sum + blob.size, 0) * STORED_PER_BYTE + SPARE_BYTES;
  const free = quota - usage;
  if (files.length > 0 && needed > free) throw storageFull({ needed, free });
}

/** What is refused for its size needs no room. */
function canBeTaken({ path, blob }: IncomingFile): boolean {
  try {
    if (!path.toLowerCase().endsWith('.zip')) checkSize(blob.size, path);
    return true;
  } catch {
    return false;
  }
}
