/** @file What every reranker must do, wherever it runs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reranker } from '../../src/engine/ports.ts';
import { largestDifference, SHORT_TEXTS, TEXTS, VECTOR_TOLERANCE, type ContractOptions } from './embedder.ts';
import { expectFailure } from './failures.ts';

export const QUERY = 'Why was the ferry late?';

/** @param load loads the same model each time */
export function rerankerContract(
  name: string,
  load: () => Promise<Reranker>,
  { isSlow = false, reference }: ContractOptions<number[]> = {},
): void {
  const texts = isSlow ? SHORT_TEXTS : TEXTS;
  describe(`${name} as a reranker`, () => {
    let reranker: Reranker;
    let scores: Float32Array;

    beforeAll(async () => {
      reranker = await load();
      scores = await reranker.score(QUERY, texts);
    });
    afterAll(() => reranker.unload());

    it('gives a score from 0 to 1 for each passage', () => {
      expect(scores.length).toBe(texts.length);
      for (const score of scores) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }
    });

    if (reference !== undefined) {
      it('gives the same scores as another device', () => {
        expect(largestDifference(scores, reference.slice(0, scores.length))).toBeLessThan(VECTOR_TOLERANCE);
      });
    }

    it('scores a passage the same alone and among others, at its place', async () => {
      const alone: number[] = [];
      for (const text of texts) alone.push((await reranker.score(QUERY, [text]))[0]!);
      expect(largestDifference(alone, scores)).toBeLessThan(VECTOR_TOLERANCE);
      const reversed = await reranker.score(QUERY, [...texts].reverse());
      expect(largestDifference([...reversed].reverse(), scores)).toBeLessThan(VECTOR_TOLERANCE);
    });

    it('reads the query too', async () => {
      const other = await reranker.score('Who sold the old lighthouse?', texts);
      expect(largestDifference(other, scores)).toBeGreaterThan(1e-3);
    });

    it('takes no passages', async () => {
      expect([...(await reranker.score(QUERY, []))]).toEqual([]);
    });

    it('stops, and goes on serving', async () => {
      await expectFailure(reranker.score(QUERY, texts, { signal: AbortSignal.abort() }), 'cancelled');
      expect(largestDifference(await reranker.score(QUERY, texts), scores)).toBeLessThan(VECTOR_TOLERANCE);
    });

    it('can be unloaded and loaded again', async () => {
      await reranker.unload();
      await expectFailure(reranker.score(QUERY, ['late']), 'model-missing');
      // Loading takes an emulated device half a minute.
      if (isSlow) return;
      reranker = await load();
      expect(largestDifference(await reranker.score(QUERY, texts), scores)).toBeLessThan(VECTOR_TOLERANCE);
    });
  });
}
