/** @file The flat systems: nothing, words, meaning, and both together. */
import { describe, expect, it } from 'vitest';
import type { Prepared } from '../../../src/engine/retrieve/prepared.ts';
import { bm25 } from '../../../src/engine/strategies/bm25.ts';
import { dense } from '../../../src/engine/strategies/dense.ts';
import { reciprocalRankFusion } from '../../../src/engine/strategies/fusion.ts';
import { hybrid } from '../../../src/engine/strategies/hybrid.ts';
import { naive } from '../../../src/engine/strategies/naive.ts';
import { notebookOf } from '../notebook/from-texts.ts';
import { documentsOf } from './results.ts';

const CARS = {
  a: 'The car has wheels.',
  b: 'An automobile is loud.',
  c: 'The orchard bore apples.',
};

/** The notebook in a space of two directions, given by hand: "car" and "automobile" point the same way. */
async function withMeaning(): Promise<Prepared> {
  const { prepared } = await notebookOf(CARS);
  const { index } = prepared;
  const basis = new Int8Array(index.lexicon.terms.length * 2);
  index.lexicon.terms.forEach((term, t) => {
    if (term === 'car' || term === 'automobil') basis[2 * t] = 127;
    if (term === 'orchard') basis[2 * t + 1] = 127;
  });
  const meaning = { dimensions: 2, basis, scale: new Float32Array(index.lexicon.terms.length).fill(1 / 127) };
  const passageVectors = { dimensions: 2, values: Int8Array.of(127, 0, 127, 0, 0, 127) };
  return { ...prepared, index: { ...index, meaning, passageVectors } };
}

describe('naive', () => {
  it('retrieves nothing', async () => {
    const { prepared } = await notebookOf(CARS);
    expect(naive.retrieve(prepared, 'What has a car?')).toEqual({ spans: [], entities: new Map() });
  });
});

describe('bm25', () => {
  it('scores by the formula, all words of the question alike', async () => {
    const { prepared } = await notebookOf({ a: 'Storm storm bridge.', b: 'Bridge river.', c: 'Meadow.' });
    const { spans } = bm25.retrieve(prepared, 'Why did the storm reach the bridge?');
    const idf = (n: number) => Math.log(1 + (3 - n + 0.5) / (n + 0.5));
    const part = (tf: number, length: number) => (tf * 2.2) / (tf + 1.2 * (0.25 + (0.75 * length) / 2));
    expect(spans.map(({ documentId }) => documentId)).toEqual(['a', 'b']);
    expect(spans[0]!.score).toBeCloseTo(idf(1) * part(2, 3) + idf(2) * part(1, 3), 5);
    expect(spans[1]!.score).toBeCloseTo(idf(2) * part(1, 2), 5);
  });

  it('reads a passage under its title', async () => {
    const { prepared } = await notebookOf({ a: 'It opened in May.', b: 'It closed in May.' }, { b: 'Harbour bridge' });
    expect(documentsOf(bm25.retrieve(prepared, 'When did the harbour close?'))).toEqual(['b']);
  });

  it('knows words only', async () => {
    const { prepared } = await notebookOf(CARS);
    expect(documentsOf(bm25.retrieve(prepared, 'car'))).toEqual(['a']);
  });
});

describe('dense', () => {
  it('finds what means the same in other words, and nothing else', async () => {
    const { spans } = dense.retrieve(await withMeaning(), 'Which car?');
    expect(spans.map(({ documentId }) => documentId)).toEqual(['a', 'b']);
    expect(spans[1]!.score).toBeCloseTo(1, 2);
  });
});

describe('hybrid', () => {
  it('puts first what both find, then what one finds', async () => {
    const { spans } = hybrid.retrieve(await withMeaning(), 'Which car?');
    expect(spans.map(({ documentId }) => documentId)).toEqual(['a', 'b']);
    expect(spans[0]!.score).toBeCloseTo(1 / 61 + 1 / 61, 6);
    expect(spans[1]!.score).toBeCloseTo(1 / 62, 6);
  });
});

describe('reciprocalRankFusion', () => {
  it('adds 1/(k + place) over the rankings', () => {
    const fused = reciprocalRankFusion([[7, 8], [8]], 60);
    expect(fused.get(7)).toBeCloseTo(1 / 61, 10);
    expect(fused.get(8)).toBeCloseTo(1 / 62 + 1 / 61, 10);
    expect(fused.size).toBe(2);
  });
});
