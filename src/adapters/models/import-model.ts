/**
 * @file Takes in a model from a folder or an archive on disk, with no network at all: recognised first, then copied and checked,
 * and usable only when everything was right.
 */
import { CausewayError } from '../../engine/errors.ts';
import type { ModelFileInput, ModelProgress } from '../../rpc/model-manager.ts';
import { IncomingFile } from './incoming-file.ts';
import type { FileRecord } from './journal.ts';
import type { ModelStore } from './model-store.ts';
import { checkOnnx } from './onnx-structure.ts';
import { recognise, type Recognised } from './recognise.ts';
import { TransferMeter } from './transfer-meter.ts';
import { unpack } from './unpack.ts';

export interface ImportOptions {
  store: ModelStore;
  clock: () => number;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** @throws CausewayError `storage-full` when the browser would not take so many bytes */
  requireRoom: (bytes: number) => Promise<void>;
  /** Runs the body while no other tab works on the model. */
  holdLock: (id: string, body: () => Promise<void>) => Promise<void>;
  onProgress: (progress: ModelProgress) => void;
  signal: AbortSignal;
}

/**
 * @returns the model's id
 * @throws CausewayError `model-missing`, `model-damaged`, `model-unsupported`, `storage-full`, `cancelled`; nothing of the model
 *   is left then
 */
export async function importModel(inputs: readonly ModelFileInput[], options: ImportOptions): Promise<string> {
  const recognised = await recognise(await unpack(inputs));
  const { id, name } = recognised.card;
  const known = await options.store.journal.model(id);
  if (known?.status === 'ready' && known.removedAt === null) {
    throw new CausewayError('usage', `${name} (${recognised.card.variant}) is on this device already.`, { id });
  }
  await options.requireRoom(recognised.files.reduce((sum, { size }) => sum + size, 0));
  await options.holdLock(id, () => copyAll(recognised, options));
  return id;
}

async function copyAll({ card, files }: Recognised, options: ImportOptions): Promise<void> {
  const { store } = options;
  // A download of it that was never finished makes way.
  await store.delete(card.id);
  const records = files.map(({ path, size, checksum }): FileRecord => ({
    model: card.id,
    path,
    url: '',
    size,
    checksum,
    bytesHere: 0,
    complete: false,
    hashState: null,
    sha256: '',
  }));
  await store.journal.begin(
    { card, status: 'importing', origin: 'files', revision: '', addedAt: options.now(), removedAt: null, error: null },
    records,
  );
  try {
    await copyFiles(card.id, records, files, options);
    await checkWeights(card.id, records, store);
    await store.journal.change(card.id, { status: 'ready' });
  } catch (thrown) {
    await store.delete(card.id);
    throw thrown;
  }
}

async function copyFiles(
  id: string,
  records: readonly FileRecord[],
  files: Recognised['files'],
  { store, clock, onProgress, signal }: ImportOptions,
): Promise<void> {
  const meter = new TransferMeter(id, 'copying', records, clock, onProgress);
  for (const [index, record] of records.entries()) {
    const incoming = await IncomingFile.open(store, record);
    try {
      for await (const chunk of chunksOf(await files[index]!.open(), record.path)) {
        if (signal.aborted) throw new CausewayError('cancelled', 'The import was stopped.');
        await incoming.append(chunk);
        meter.at(record.path, incoming.size, record.size);
      }
      await incoming.complete();
    } finally {
      await incoming.close();
    }
    meter.complete(record.path);
  }
}

/** Pieces of a stream; a stream of a damaged archive, or of a file that was taken away meanwhile, fails in the app's terms. */
async function* chunksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>, path: string) {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new CausewayError('model-damaged', `${path} could not be read to its end. Copy or pack it again.`, {
          path,
        });
      });
      if (done) return;
      yield value;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

async function checkWeights(id: string, records: readonly FileRecord[], store: ModelStore): Promise<void> {
  const sizes = new Map(records.map(({ path, size }) => [path, size ?? 0]));
  for (const { path } of records) {
    const blob = /\.(onnx|wasm)$/.test(path) ? await store.area.read(id, path) : null;
    if (blob === null) continue;
    if (path.endsWith('.wasm')) await checkLibrary(blob, path);
    else {
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      for (const { location, offset, length } of await checkOnnx(blob, path)) {
        const size = sizes.get(folder + location);
        if (size === undefined) {
          throw new CausewayError(
            'model-missing',
            `The model lacks ${location}, which holds its weights. Add it and import again.`,
          );
        }
        // A place that is no number is not within the file either.
        if (!(offset >= 0 && length >= 0 && offset + length <= size)) {
          throw new CausewayError(
            'model-damaged',
            `${location} is cut off. Copy the file again, then import the model.`,
          );
        }
      }
    }
  }
}

/** @throws CausewayError `model-damaged` when a file is no WebAssembly that could run */
export async function checkLibrary(blob: Blob, path: string): Promise<void> {
  if (WebAssembly.validate(await blob.arrayBuffer())) return;
  throw new CausewayError('model-damaged', `${path} is damaged: it is no compiled library. Get the file again.`, {
    path,
  });
}
