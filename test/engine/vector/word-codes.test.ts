import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/engine/random.ts';
import { setSigns } from '../../../src/engine/vector/signs.ts';
import { AskedWords, projectWord, WORD_BITS, WORD_BYTES } from '../../../src/engine/vector/word-codes.ts';

const random = seededRandom(5);
const vector = (dimensions: number) => Float32Array.from({ length: dimensions }, () => random() + random() - 1);
const cosine = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, i) => sum + value * b[i]!, 0) / (Math.hypot(...a) * Math.hypot(...b));

/** A vector with about this cosine to another. */
function near(to: Float32Array, share: number): Float32Array {
  const other = vector(to.length);
  const [long, across] = [Math.hypot(...to), Math.hypot(...other)];
  return to.map((value, i) => (share * value) / long + (Math.sqrt(1 - share * share) * other[i]!) / across);
}

function codes(words: readonly Float32Array[]): Uint8Array {
  const signs = new Uint8Array(words.length * WORD_BYTES);
  words.forEach((word, at) => setSigns(signs, at, projectWord(word)));
  return signs;
}

describe('projectWord', () => {
  it.each([3, 64, 128, 384, 1000])('keeps cosines of vectors of %i dimensions', (dimensions) => {
    const errors = Array.from({ length: 200 }, (_, i) => {
      const one = vector(dimensions);
      const other = near(one, i / 200);
      return Math.abs(cosine(projectWord(one), projectWord(other)) - cosine(one, other));
    });
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.1);
  });

  it('gives a unit vector whatever the length, and zeros for zeros', () => {
    const word = vector(384);
    expect(Math.hypot(...projectWord(word))).toBeCloseTo(1, 5);
    const longer = projectWord(word.map((value) => 7 * value));
    projectWord(word).forEach((value, i) => expect(longer[i]).toBeCloseTo(value, 5));
    expect([...projectWord(new Float32Array(384))].every((value) => value === 0)).toBe(true);
  });

  it('never changes, since what was stored was made with it', () => {
    const word = Float32Array.from({ length: 384 }, (_, i) => Math.sin(i));
    expect(Buffer.from(codes([word])).toString('hex')).toBe('eee2d083270b6628d723750ea76c80ac');
  });
});

describe('AskedWords', () => {
  const words = Array.from({ length: 9 }, () => vector(384));
  const signs = codes(words);
  const asked = [near(words[2]!, 0.9), near(words[7]!, 0.9)].map(projectWord);
  const packed = new Float32Array(2 * WORD_BITS);
  asked.forEach((word, i) => packed.set(word, i * WORD_BITS));

  it('finds the nearest of a run of words, as the sum of signs says it', () => {
    const asking = new AskedWords(packed);
    for (const [i, at] of [2, 7].entries()) {
      const projected = projectWord(words[at]!);
      const expected = asked[i]!.reduce((sum, value, bit) => sum + (projected[bit]! > 0 ? value : -value), 0);
      expect(asking.nearest(i, signs, 0, 9)).toBeCloseTo(expected / Math.sqrt(WORD_BITS), 4);
      expect(asking.nearest(i, signs, at, at + 1)).toBe(asking.nearest(i, signs, 0, 9));
      expect(asking.nearest(i, signs, 0, 9)).toBeGreaterThan(0.5);
    }
  });

  it('looks at no word outside the run', () => {
    const asking = new AskedWords(packed);
    expect(asking.nearest(0, signs, 3, 9)).toBeLessThan(0.5);
    expect(asking.nearest(1, signs, 0, 7)).toBeLessThan(0.5);
    expect(asking.nearest(0, signs, 4, 4)).toBe(-Infinity);
  });

  it('of a question without words has none', () => {
    expect(new AskedWords(new Float32Array(0)).count).toBe(0);
  });
});
