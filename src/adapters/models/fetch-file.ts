/** @file Fetches one file into the store, from where it stopped the last time (HTTP Range, RFC 9110 section 14). */
import { CausewayError } from '../../engine/errors.ts';
import type { AskOutside } from '../outgoing/gate.ts';
import { askOutside, lost, refused } from './hub.ts';
import { IncomingFile } from './incoming-file.ts';
import type { FileRecord } from './journal.ts';
import type { ModelStore } from './model-store.ts';
import { watchForStalls } from './stall-watch.ts';
import type { Wait } from '../files/wait.ts';

export interface FetchOptions {
  store: ModelStore;
  fetch: AskOutside;
  signal: AbortSignal;
  wait: Wait;
  /** Told how many of the file's bytes are here, and its size when that is known. */
  onBytes: (here: number, size: number | null) => void;
}

/**
 * Fetches what is missing of a file and checks the whole. What has arrived is kept when it fails or is stopped.
 *
 * @throws CausewayError `network-failed`, `network-off`, `cancelled`, `model-missing`, `model-damaged`, `storage-full`
 */
export async function fetchFile(record: FileRecord, options: FetchOptions): Promise<FileRecord> {
  const file = await IncomingFile.open(options.store, record);
  const watch = watchForStalls(options.signal, options.wait);
  const onBytes: FetchOptions['onBytes'] = (here, size) => {
    watch.moved();
    options.onBytes(here, size);
  };
  try {
    onBytes(file.size, file.expectedSize);
    if (file.expectedSize === null || file.size < file.expectedSize) {
      await transfer(record, file, { ...options, signal: watch.signal, onBytes });
    }
    return await complete(file, options);
  } catch (thrown) {
    throw watch.hasStalled() ? lost(thrown, record.url, true) : thrown;
  } finally {
    watch.end();
    await file.close();
  }
}

async function transfer(record: FileRecord, file: IncomingFile, options: FetchOptions): Promise<void> {
  const { fetch, signal } = options;
  // A range is asked for even from the start: the answer is then never compressed, so its length is the file's.
  const headers = { Range: `bytes=${file.size}-` };
  const response = await askOutside(fetch, record.url, { headers, signal }, { purpose: 'file', about: record.model });
  if (response.status === 416) {
    await file.restart();
    throw new CausewayError('network-failed', `${record.path} has changed on the hub. Press Resume to fetch it again.`);
  }
  if (!response.ok || response.body === null) throw refused(response, record.path);
  // A server that knows no ranges sends everything again.
  if (response.status !== 206) await file.restart();
  const size = sizeFrom(response, file.size);
  if (file.expectedSize === null && size !== null) file.expectedSize = size;
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((thrown: unknown) => {
        throw lost(thrown, record.url);
      });
      if (done) break;
      await file.append(value);
      options.onBytes(file.size, file.expectedSize);
    }
  } catch (thrown) {
    await reader.cancel().catch(() => {});
    await file.checkpoint();
    throw thrown;
  }
}

function sizeFrom(response: Response, from: number): number | null {
  const range = /\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1];
  if (range !== undefined) return Number(range);
  const length = response.headers.get('Content-Length');
  const encoded = response.headers.get('Content-Encoding') !== null;
  return length === null || encoded ? null : from + Number(length);
}

async function complete(file: IncomingFile, { signal }: FetchOptions): Promise<FileRecord> {
  if (file.expectedSize !== null && file.size < file.expectedSize) {
    await file.checkpoint();
    throw signal.aborted
      ? new CausewayError('cancelled', 'It was stopped.')
      : new CausewayError('network-failed', 'The connection ended early. What has arrived is kept: press Resume.');
  }
  return file.complete();
}
