/**
 * @file The encoder that is shipped, run by the app's own adapter, against vectors of the float32 original for 200 sentences.
 * The second hundred says the first in other words, so that each has a neighbour that is near by meaning: among sentences that have
 * nothing to do with each other, the nearest is a matter of thousandths. The vectors are made with `npm run make:encoder -- FOLDER --reference test/fixtures/encoder/sentences.txt`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { fromHalf } from '../../../src/cli/make-encoder/half.ts';
import { loadLocalModel } from '../../../src/cli/local-model.ts';
import type { Embedder } from '../../../src/engine/ports.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SENTENCES = path.join(ROOT, 'test/fixtures/encoder/sentences.txt');
const DIMENSIONS = 384;
const LEAST_COSINE = 0.985;
const SAME_NEIGHBOUR = 0.97;

const sentences = readFileSync(SENTENCES, 'utf8').trim().split('\n');
let encoder: Embedder;
let vectors: Float32Array[];
const original: Float32Array[] = [];

beforeAll(async () => {
  const stored = readFileSync(`${SENTENCES}.f16`);
  for (let at = 0; at < sentences.length; at++) {
    const start = at * DIMENSIONS;
    original.push(
      Float32Array.from({ length: DIMENSIONS }, (_, of) => fromHalf(stored.readUInt16LE(2 * (start + of)))),
    );
  }
  expect(stored.length).toBe(2 * sentences.length * DIMENSIONS);
  encoder = await loadLocalModel(path.join(ROOT, 'public/encoder/model'), 'embed');
  vectors = await encoder.embed(sentences, 'passage');
});

const product = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, at) => sum + value * b[at]!, 0);

function nearest(of: number, all: readonly Float32Array[]): number {
  const others = all.map((vector, at) => (at === of ? -Infinity : product(all[of]!, vector)));
  return others.indexOf(Math.max(...others));
}

test('200 sentences have nearly the original’s vectors', () => {
  expect(sentences).toHaveLength(200);
  expect(encoder.dimensions).toBe(DIMENSIONS);
  const cosines = vectors.map((vector, at) => product(vector, original[at]!));
  expect(Math.min(...cosines)).toBeGreaterThanOrEqual(LEAST_COSINE);
  expect(cosines.reduce((sum, cosine) => sum + cosine, 0) / cosines.length).toBeGreaterThan(0.995);
});

test('the nearest neighbour of nearly all is the same', () => {
  const same = sentences.filter((_, at) => nearest(at, vectors) === nearest(at, original)).length;
  expect(same / sentences.length).toBeGreaterThanOrEqual(SAME_NEIGHBOUR);
});

test('a sentence has nearly the same vector whatever it is embedded with', async () => {
  for (const at of [0, 3, 50, 199]) {
    const [alone] = await encoder.embed([sentences[at]!], 'query');
    expect(product(alone!, vectors[at]!)).toBeGreaterThan(0.995);
  }
});

test('what a text says beyond 256 pieces is not read', async () => {
  const long = 'The levee broke and the town was under water. '.repeat(40);
  const [first, second] = await encoder.embed([long, `${long} A violin concerto in four movements.`], 'passage');
  expect(product(first!, second!)).toBeGreaterThan(0.9999);
});
