import { describe, expect, it } from 'vitest';
import { mergeText } from '../../../src/engine/lexical/merge.ts';
import { analyseDocument } from '../../../src/engine/notebook/analysis.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import {
  addTerm,
  fitLatentSpace,
  normalizeVector,
  passageMatrix,
  termWeight,
} from '../../../src/engine/vector/latent.ts';
import { plain, QUIET } from '../notebook/from-texts.ts';

const TEXTS = [
  'The ferry left the harbour. The ferry crossed the bay.',
  'The harbour pilot guided the ferry through the bay.',
  'The baker kneaded dough. The dough rose in the oven.',
  'The oven of the baker was hot, and the bread browned.',
];
const text = mergeText(TEXTS.map((words, d) => analyseDocument(`d${d}`, plain(words))));
const matrix = passageMatrix(text.lexicon, text.postings, text.sentences, text.passages);
const latent = await fitLatentSpace(matrix, text.lexicon, seededRandom(1), QUIET);

function embed(words: readonly string[]): Float32Array {
  const vector = new Float32Array(latent.dimensions);
  for (const word of words) addTerm(latent, text.termIndex.get(word)!, 1, vector);
  return normalizeVector(vector);
}
const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

describe('passageMatrix', () => {
  it('has a row of length 1 for every passage, with its terms', () => {
    expect(matrix.offsets).toHaveLength(TEXTS.length + 1);
    for (let p = 0; p < TEXTS.length; p++) {
      const values = matrix.values.subarray(matrix.offsets[p], matrix.offsets[p + 1]);
      expect(Math.hypot(...values)).toBeCloseTo(1, 5);
    }
    const first = [...matrix.items.subarray(0, matrix.offsets[1])].map((term) => text.lexicon.terms[term]);
    expect(new Set(first)).toEqual(new Set(['ferri', 'left', 'harbour', 'cross', 'bai']));
  });

  it('dampens repetition', () => {
    expect(termWeight(1, 2)).toBe(2);
    expect(termWeight(8, 1)).toBeLessThan(4);
    expect(termWeight(3, 1)).toBeGreaterThan(termWeight(2, 1));
  });
});

describe('the latent space', () => {
  it('brings together words that stand together, and keeps other subjects away', () => {
    const ferry = embed(['ferri']);
    expect(cosine(ferry, embed(['bai']))).toBeGreaterThan(0.5);
    expect(Math.abs(cosine(ferry, embed(['oven'])))).toBeLessThan(0.1);
    expect(cosine(ferry, ferry)).toBeCloseTo(1, 5);
  });

  it('has no direction for words that it does not know', () => {
    const vector = new Float32Array(latent.dimensions);
    addTerm({ ...latent, scale: new Float32Array(latent.scale.length) }, 0, 1, vector);
    expect(vector.every((value) => value === 0)).toBe(true);
  });

  it('is the same for the same seed', async () => {
    expect(await fitLatentSpace(matrix, text.lexicon, seededRandom(1), QUIET)).toEqual(latent);
  });

  it('has no dimensions when there is no text', async () => {
    const none = mergeText([]);
    const empty = passageMatrix(none.lexicon, none.postings, none.sentences, none.passages);
    expect((await fitLatentSpace(empty, none.lexicon, seededRandom(1), QUIET)).dimensions).toBe(0);
  });
});
