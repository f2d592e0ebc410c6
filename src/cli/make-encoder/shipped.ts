/** @file What is shipped with a model, besides its own files: `manifest.json`, which tells the app what to load, and `NOTICE`. */
import type { Checkpoint } from './checkpoint.ts';
import { READER_GRAPH } from '../../adapters/models/shipped-manifest.ts';
import { GRAPHS, type ModelFolder } from './model-folder.ts';
import { sha256, type Origin } from './origin.ts';
import { wordsNotice } from './words/notice.ts';

const VARIANT = 'q8';
const HASH_DIGITS = 12;
const VERSION = 1;

/** `public/encoder/manifest.json` */
export interface EncoderManifest extends Origin {
  version: number;
  /** Another one for other weights, so that vectors of different encoders are never compared. */
  id: string;
  variant: string;
  pooling: 'mean';
  dimensions: number;
  /** Most word pieces of a text, markers included. */
  maximumPieces: number;
  /** Paths from the manifest's folder; sizes in bytes. */
  files: { path: string; size: number; sha256: string }[];
}

const READER_NOTICE = `
model/${READER_GRAPH} reads sentences: layers of the same model, trained further by this project with "npm run train:reader" (seeded) on
questions with the sentences that answer them and on sentences that state causes, with small heads that tell of wordings of questions what they ask, and converted in the same way. What it was trained on, with licences, stands in
src/engine/retrieve/weights/NOTICE.
`;

function notice({ name, origin, licence }: Origin, model: ModelFolder): string {
  return `${name}

Origin: ${origin}
Licence: ${licence} (https://spdx.org/licenses/${licence}.html)

Changed by this project with "npm run make:encoder": the weights were converted from safetensors to ONNX and quantised (layers to
8 bit by channel, the vocabulary's matrix to 4 bit by blocks of 32, positions to 8 bit by blocks of 128), positions beyond the
longest input were left out, and the tokenizer's settings for padding and cutting off were removed.
${model.has(READER_GRAPH) ? READER_NOTICE : ''}
SHA-256 of the files:
${Array.from(model, ([path, bytes]) => `${sha256(bytes)}  model/${path}`).join('\n')}

${wordsNotice(name).join('\n')}
`;
}

/** Files by path in `public/encoder`. */
export function shippedFiles(checkpoint: Checkpoint, origin: Origin, model: ModelFolder): ModelFolder {
  const manifest: EncoderManifest = {
    version: VERSION,
    id: `${origin.name}@${VARIANT}-${sha256(model.get(GRAPHS[VARIANT])!).slice(0, HASH_DIGITS)}`,
    ...origin,
    variant: VARIANT,
    pooling: 'mean',
    dimensions: checkpoint.shape.hidden,
    maximumPieces: checkpoint.shape.positions,
    files: Array.from(model, ([path, bytes]) => ({ path: `model/${path}`, size: bytes.length, sha256: sha256(bytes) })),
  };
  const text = new TextEncoder();
  return new Map([
    ...Array.from(model, ([path, bytes]) => [`model/${path}`, bytes] as const),
    ['manifest.json', text.encode(`${JSON.stringify(manifest, null, 2)}\n`)],
    ['NOTICE', text.encode(notice(origin, model))],
  ]);
}
