/**
 * @file Fetches the files of a planned download, one after the other, from wherever it stopped. A connection that breaks is tried
 * again by itself for a while; what has arrived is never fetched twice.
 */
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import type { Clock } from '../../engine/ports.ts';
import type { ModelProgress } from '../../rpc/model-manager.ts';
import type { AskOutside } from '../outgoing/gate.ts';
import { fetchFile } from './fetch-file.ts';
import { checkLibrary } from './import-model.ts';
import type { FileRecord } from './journal.ts';
import { modelMissing, type ModelStore } from './model-store.ts';
import type { Wait } from '../files/wait.ts';
import { TransferMeter } from './transfer-meter.ts';

/** Waits between attempts that bring nothing new, in milliseconds; after the last one the download pauses. */
const RETRY_AFTER = [1000, 2000, 5000, 10_000];

export interface DownloadOptions {
  store: ModelStore;
  fetch: AskOutside;
  clock: Clock;
  wait: Wait;
  onProgress: (progress: ModelProgress) => void;
  signal: AbortSignal;
}

/**
 * Fetches what is missing of a model and marks it as ready.
 *
 * @throws CausewayError `network-failed`, `network-off`, `cancelled`, `model-missing`, `model-damaged`, `storage-full`
 */
export async function runDownload(id: string, options: DownloadOptions): Promise<void> {
  const { store, clock, onProgress } = options;
  const files = (await store.journal.files(id)).sort((left, right) => (left.size ?? 0) - (right.size ?? 0));
  if (files.length === 0) throw modelMissing(id);
  const meter = new TransferMeter(id, 'fetching', files, clock, onProgress);
  for (const file of files) {
    if (file.complete) continue;
    await persistently(file, meter, options);
    meter.complete(file.path);
  }
  for (const { path } of files) {
    if (!path.endsWith('.wasm')) continue;
    meter.report(path, 'checking');
    await checkFetchedLibrary(id, path, store);
  }
  await store.journal.change(id, { status: 'ready', error: null });
}

/** Libraries come without a checksum; a damaged one is emptied, to be fetched again. */
async function checkFetchedLibrary(id: string, path: string, store: ModelStore): Promise<void> {
  const [blob, file] = await Promise.all([store.area.read(id, path), store.journal.file(id, path)]);
  if (blob === null || file === null) return;
  try {
    await checkLibrary(blob, path);
  } catch (thrown) {
    await store.journal.saveFile({ ...file, bytesHere: 0, complete: false, hashState: null });
    throw thrown;
  }
}

async function persistently(file: FileRecord, meter: TransferMeter, options: DownloadOptions): Promise<void> {
  const { store, fetch, wait, signal } = options;
  const onBytes = (here: number, size: number | null): void => meter.at(file.path, here, size);
  let record = file;
  for (let failures = 0; ;) {
    if (signal.aborted) throw new CausewayError('cancelled', 'It was stopped.');
    const before = record.bytesHere;
    try {
      await fetchFile(record, { store, fetch, signal, wait, onBytes });
      return;
    } catch (thrown) {
      const error = toCausewayError(thrown);
      if (error.code !== 'network-failed') throw error;
      record = (await store.journal.file(file.model, file.path)) ?? record;
      if (record.bytesHere > before) failures = 0;
      const delay = RETRY_AFTER[failures++];
      if (delay === undefined) throw error;
      meter.report(file.path, 'retrying');
      await wait(delay, signal);
    }
  }
}
