/** @file What every reranker must do, wherever it runs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reranker } from '../../src/engine/ports.ts';
import { largestDifference, TEXTS, VECTOR_TOLERANCE } from './embedder.ts';
import { expectFailure } from './failures.ts';

export const QUERY = 'Why was the ferry late?';

/** @param load loads the same model each time */
export function rerankerContract(name: string, load: () => Promise<Reranker>): void {
  describe(`${name} as a reranker`, () => {
    let reranker: Reranker;
    let scores: Float32Array;

    beforeAll(async () => {
      reranker = await load();
      scores = await reranker.score(QUERY, TEXTS);
    });
    afterAll(() => reranker.unload());

    it('gives a score from 0 to 1 for each passage', () => {
      expect(scores.length).toBe(TEXTS.length);
      for (const score of scores) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }
    });

    it('scores a passage the same alone and among others, at its place', async () => {
      const alone: number[] = [];
      for (const text of TEXTS) alone.push((await reranker.score(QUERY, [text]))[0]!);
      expect(largestDifference(alone, scores)).toBeLessThan(VECTOR_TOLERANCE);
      const reversed = await reranker.score(QUERY, [...TEXTS].reverse());
      expect(largestDifference([...reversed].reverse(), scores)).toBeLessThan(VECTOR_TOLERANCE);
    });

    it('reads the query too', async () => {
      const other = await reranker.score('Who sold the old lighthouse?', TEXTS);
      expect(largestDifference(other, scores)).toBeGreaterThan(1e-3);
    });

    it('takes no passages', async () => {
      expect([...(await reranker.score(QUERY, []))]).toEqual([]);
    });

    it('stops, and goes on serving', async () => {
      await expectFailure(reranker.score(QUERY, TEXTS, { signal: AbortSignal.abort() }), 'cancelled');
      expect(largestDifference(await reranker.score(QUERY, TEXTS), scores)).toBeLessThan(VECTOR_TOLERANCE);
    });

    it('can be unloaded and loaded again', async () => {
      await reranker.unload();
      await expectFailure(reranker.score(QUERY, ['late']), 'model-missing');
      reranker = await load();
      expect(largestDifference(await reranker.score(QUERY, TEXTS), scores)).toBeLessThan(VECTOR_TOLERANCE);
    });
  });
}
