/** @file The manifest beside the encoder that is part of the app, `encoder/manifest.json`: what it is, and size and SHA-256 of its files. */
import * as v from 'valibot';
import { CausewayError } from '../../engine/errors.ts';
import type { ModelCard, ShippedModel } from '../../rpc/model-manager.ts';
import { onnxVariants } from './layout.ts';

/** The graph of the reader of sentences, which uses the encoder's vocabulary. */
export const READER_GRAPH = 'onnx/reader_quantized.onnx';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const ShippedManifest = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  /** Word pieces of the longest input. */
  maximumPieces: count,
  origin: v.string(),
  licence: v.string(),
  files: v.pipe(
    v.array(
      v.looseObject({
        path: v.pipe(v.string(), v.regex(/^[\w.-]+(\/[\w.-]+)*$/)),
        size: count,
        sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
      }),
    ),
    v.minLength(1),
  ),
});

/** Its name in the folder `encoder/`. */
export const MANIFEST = 'manifest.json';

/** Files of the manifest lie in this folder beside it. */
const FOLDER = 'model/';

/** @throws CausewayError `model-damaged` */
export function parseShipped(text: string): ShippedModel {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  const { success, output } = v.safeParse(ShippedManifest, value);
  const files = success
    ? output.files
        .filter(({ path }) => path.startsWith(FOLDER))
        .map(({ path, size, sha256 }) => ({ path: path.slice(FOLDER.length), size, sha256 }))
    : [];
  if (!success || onnxVariants(files).length === 0) {
    throw new CausewayError('model-damaged', 'The manifest is not what the app expects.', { path: MANIFEST });
  }
  const { id, name, origin, licence, maximumPieces } = output;
  return { id, name, origin, licence, contextWindow: maximumPieces, files };
}

/** Address of a file of the encoder. @param folder address of `encoder/`, with a closing slash */
export function addressOf(folder: string, path: string): string {
  return `${folder}${FOLDER}${path}`;
}

/** What must be known to run it: sentence encoders of this kind take the mean and want no prefixes. */
export function cardOf({ id, name, licence, contextWindow, files }: ShippedModel): ModelCard {
  return {
    id,
    name,
    task: 'embed',
    format: 'onnx',
    repository: '',
    variant: onnxVariants(files)[0]!,
    contextWindow,
    pooling: 'mean',
    queryPrefix: '',
    passagePrefix: '',
    library: '',
    licence,
    ...(files.some(({ path }) => path === READER_GRAPH) && { readsSentences: true }),
  };
}

/** Bytes of all files together. */
export function bytesOf({ files }: Pick<ShippedModel, 'files'>): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
