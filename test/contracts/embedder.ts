/** @file What every embedder must do, wherever it runs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Embedder } from '../../src/engine/ports.ts';
import { WORD_BITS, WORD_BYTES } from '../../src/engine/vector/word-codes.ts';
import { expectFailure } from './failures.ts';

/** How far two vectors of the same text may be apart, in any of their numbers. */
export const VECTOR_TOLERANCE = 1e-4;

/** Short and long, empty, in several scripts, and with characters outside the basic plane. */
export const TEXTS = [
  'The pump failed because the power was cut.',
  'Rain.',
  '',
  'Der Stromausfall führte zu Verspätungen.',
  '停電のため電車が遅れた。',
  'A river rose 🌊 and a road was closed 🚧.',
  `${'The levee broke after the third storm of the season. '.repeat(60)}That is all.`,
];

/** Those that a slow device can do several times. */
export const SHORT_TEXTS = TEXTS.slice(0, 3);

/** Other texts in the same call are padded to the length of a long one, so a slow device reads that by itself. */
const READ_BY_ITSELF = TEXTS.slice(-1);
const READ_TOGETHER = TEXTS.slice(0, -1);

export function largestDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  expect(a.length).toBe(b.length);
  return Math.max(...Array.from(a, (value, at) => Math.abs(value - b[at]!)));
}

export interface ContractOptions<Reference> {
  /** Does less of the same, for devices that are emulated and a thousand times slower than real ones. */
  isSlow?: boolean;
  /** What another device gave for the contract's own inputs. */
  reference?: Reference;
}

/** @param load loads the same model each time */
export function embedderContract(
  name: string,
  load: () => Promise<Embedder>,
  { isSlow = false, reference }: ContractOptions<number[][]> = {},
): void {
  const few = isSlow ? SHORT_TEXTS : TEXTS;
  describe(`${name} as an embedder`, () => {
    let embedder: Embedder;
    let vectors: Float32Array[];

    beforeAll(async () => {
      embedder = await load();
      vectors = [];
      for (const texts of isSlow ? [READ_TOGETHER, READ_BY_ITSELF] : [TEXTS]) {
        vectors.push(...(await embedder.embed(texts, 'passage')));
      }
    });
    afterAll(() => embedder.unload());

    it('gives a unit vector for each text', () => {
      expect(vectors.length).toBe(TEXTS.length);
      for (const vector of vectors) {
        expect(vector.length).toBe(embedder.dimensions);
        expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
      }
    });

    it('reads passages and questions word by word, with the vector of the whole', async () => {
      const { reader } = embedder;
      const passages = few.map((text) => `${text}\nThe road was closed, since rain fell.`);
      const readings = await reader!.readPassages(passages);
      const whole = await embedder.embed(passages, 'passage');
      readings.forEach(({ vector, words }, at) => {
        expect(largestDifference(vector, whole[at]!)).toBeLessThan(VECTOR_TOLERANCE);
        expect(words.ofLine).toHaveLength(2);
        expect(words.signs).toHaveLength((words.ofLine[0]! + words.ofLine[1]!) * WORD_BYTES);
      });
      // "road", "closed", "rain", "fell"; none where line breaks are tokens, too.
      expect([0, 4]).toContain(readings[1]!.words.ofLine[1]);
      const question = await reader!.readQuestion('Why was the road closed?');
      expect(question.words.length % WORD_BITS).toBe(0);
      const [asked] = await embedder.embed(['Why was the road closed?'], 'query');
      expect(largestDifference(question.vector, asked!)).toBeLessThan(VECTOR_TOLERANCE);
    });

    if (reference !== undefined) {
      it('gives the same vectors as another device', () => {
        const differences = vectors.map((vector, at) => largestDifference(vector, reference[at]!));
        expect(Math.max(...differences)).toBeLessThan(VECTOR_TOLERANCE);
      });
    }

    it('gives a text the same vector alone and among others, at its place', async () => {
      for (const [at, text] of few.entries()) {
        const [alone] = await embedder.embed([text], 'passage');
        expect(largestDifference(alone!, vectors[at]!)).toBeLessThan(VECTOR_TOLERANCE);
      }
    });

    it('tells different texts apart', () => {
      for (const [a, first] of vectors.entries()) {
        for (const second of vectors.slice(a + 1)) expect(largestDifference(first, second)).toBeGreaterThan(1e-3);
      }
    });

    it('takes no texts, and many', async () => {
      expect(await embedder.embed([], 'query')).toEqual([]);
      const many = Array.from({ length: isSlow ? 6 : 150 }, (_, at) => `Note ${at} about the harbour.`);
      const counts: number[] = [];
      const all = await embedder.embed(many, 'passage', { onProgress: (done) => counts.push(done) });
      expect(all.length).toBe(many.length);
      await expect.poll(() => counts.at(-1)).toBe(many.length);
      expect([...counts].sort((a, b) => a - b)).toEqual(counts);
      const [last] = await embedder.embed([many.at(-1)!], 'passage');
      expect(largestDifference(last!, all.at(-1)!)).toBeLessThan(VECTOR_TOLERANCE);
    });

    it('serves calls that come at the same time', async () => {
      const together = await Promise.all(few.map((text) => embedder.embed([text], 'passage')));
      for (const [at, [vector]] of together.entries()) {
        expect(largestDifference(vector!, vectors[at]!)).toBeLessThan(VECTOR_TOLERANCE);
      }
    });

    it('stops before and within the work, and goes on serving', async () => {
      await expectFailure(embedder.embed(TEXTS, 'passage', { signal: AbortSignal.abort() }), 'cancelled');
      const controller = new AbortController();
      const many = Array.from({ length: isSlow ? 140 : 2000 }, (_, at) => `${TEXTS[1]} ${at}`);
      let done = 0;
      const work = embedder.embed(many, 'passage', {
        signal: controller.signal,
        onProgress: (count) => {
          done = count;
          controller.abort();
        },
      });
      await expectFailure(work, 'cancelled');
      expect(done).toBeLessThan(many.length);
      const [again] = await embedder.embed([TEXTS[0]!], 'passage');
      expect(largestDifference(again!, vectors[0]!)).toBeLessThan(VECTOR_TOLERANCE);
    });

    it('can be unloaded and loaded again', async () => {
      await embedder.unload();
      await embedder.unload();
      await expectFailure(embedder.embed(['late'], 'query'), 'model-missing');
      embedder = await load();
      const [again] = await embedder.embed([TEXTS[0]!], 'passage');
      expect(largestDifference(again!, vectors[0]!)).toBeLessThan(VECTOR_TOLERANCE);
    });
  });
}
