import { describe, expect, it } from 'vitest';
import { denseShare, joinNear, nearnessOf, type Nearness } from '../../../src/engine/vector/nearness.ts';

/** Cosines of 200 rows around a usual value, the last one standing out. */
function cosinesAround(usual: number, spread: number, outstanding: number): Float32Array {
  return Float32Array.from({ length: 200 }, (_, i) => (i === 199 ? outstanding : usual + spread * Math.sin(i)));
}

const nearness = (embedded: number): Nearness => ({
  model: 'm',
  question: 'Why?',
  asked: new Float32Array(),
  passages: new Float32Array(),
  entities: new Float32Array(),
  modules: new Float32Array(),
  embedded,
});

describe('joining word vectors and an encoder', () => {
  const byWords = cosinesAround(0.05, 0.05, 0.6);

  it('leaves word vectors as they are without an encoder, or with one that knows too little', () => {
    expect(joinNear(byWords, undefined)).toBe(byWords);
    const few = new Float32Array(200).fill(NaN);
    expect(joinNear(byWords, few)).toBe(byWords);
    few.fill(0.5, 0, 10);
    expect(joinNear(byWords, few)).toBe(byWords);
  });

  it('puts encoders of any scale on one scale', () => {
    const wide = joinNear(byWords, cosinesAround(0.1, 0.1, 0.7));
    const narrow = joinNear(byWords, cosinesAround(0.8, 0.02, 0.92));
    expect(wide[199]).toBeCloseTo(narrow[199]!, 2);
    expect(wide[199]).toBeGreaterThan(0.9);
    for (const joined of [wide, narrow]) {
      expect(Math.min(...joined)).toBe(0);
      expect(Math.max(...joined.subarray(0, 199))).toBeLessThan(0.4);
    }
  });

  it('keeps what word vectors say, on the same scale, for rows that are not embedded', () => {
    const half = cosinesAround(0.1, 0.1, 0.7);
    half.fill(NaN, 100);
    const joined = joinNear(byWords, half);
    expect(joined.some(Number.isNaN)).toBe(false);
    expect(joined[199]).toBeGreaterThan(0.9);
  });

  it('finds nothing outstanding where all rows are alike, and the best of a handful where one is', () => {
    expect(Math.max(...joinNear(new Float32Array(5), new Float32Array(5).fill(0.7)))).toBe(0);
    expect(joinNear(new Float32Array(4), Float32Array.of(0.1, 0.1, 0.1, 0.6))[3]).toBeCloseTo(1);
  });

  it('gives the encoder more say as more is embedded', () => {
    expect(denseShare(0.2, undefined)).toBe(0.2);
    expect(denseShare(0.2, nearness(0))).toBe(0.2);
    expect(denseShare(0.2, nearness(1))).toBe(0.5);
    expect(denseShare(0.2, nearness(0.5))).toBeCloseTo(0.35);
  });

  it('belongs to the words that were embedded', () => {
    const known = nearness(1);
    expect(nearnessOf(known, ' Why? ')).toBe(known);
    expect(nearnessOf(known, 'Who?')).toBeUndefined();
    expect(nearnessOf(undefined, 'Why?')).toBeUndefined();
  });
});
