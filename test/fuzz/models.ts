/** @file Taking in models and what comes with the app: archives of models, weights, manifests, word vectors, and what a model writes. */
import 'fake-indexeddb/auto';
import { IdbFileArea } from '../../src/adapters/models/idb-area.ts';
import { importModel } from '../../src/adapters/models/import-model.ts';
import { Journal, openModelsDatabase } from '../../src/adapters/models/journal.ts';
import { ModelStore } from '../../src/adapters/models/model-store.ts';
import { checkOnnx } from '../../src/adapters/models/onnx-structure.ts';
import { parseShipped } from '../../src/adapters/models/shipped-manifest.ts';
import { parseOutput } from '../../src/engine/model/parse-output.ts';
import { extractionPrompt } from '../../src/engine/model/prompts/extraction.ts';
import { WordVectors } from '../../src/engine/vector/word-vectors.ts';
import { blobOf, type Seed } from './inputs.ts';

let store: ModelStore | null = null;

function modelStore(): ModelStore {
  const database = openModelsDatabase('fuzz');
  return (store ??= new ModelStore(new Journal(database), new IdbFileArea(database)));
}

/** Imports a model, and deletes it where that succeeds. */
export async function takeModel({ name, bytes }: Seed): Promise<void> {
  const id = await importModel([{ path: name, blob: blobOf(bytes) }], {
    store: modelStore(),
    clock: () => 0,
    now: () => 0,
    requireRoom: async () => {},
    holdLock: (_id, body) => body(),
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  await modelStore().delete(id);
}

export async function readWeights({ name, bytes }: Seed): Promise<void> {
  await checkOnnx(blobOf(bytes), name);
}

export async function readManifest({ bytes }: Seed): Promise<void> {
  parseShipped(new TextDecoder().decode(bytes));
}

export async function readWords({ bytes }: Seed): Promise<void> {
  WordVectors.parse(bytes);
}

export async function readOutput({ bytes }: Seed): Promise<void> {
  parseOutput(extractionPrompt, new TextDecoder().decode(bytes));
}
