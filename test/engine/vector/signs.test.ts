import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/engine/random.ts';
import { setSigns, signBytes, signCosines } from '../../../src/engine/vector/signs.ts';

function units(count: number, dimensions: number): Float32Array[] {
  const random = seededRandom(3);
  return Array.from({ length: count }, () => {
    const vector = Float32Array.from({ length: dimensions }, () => random() + random() + random() - 1.5);
    const length = Math.hypot(...vector);
    return vector.map((value) => value / length);
  });
}

describe('signs', () => {
  it.each([7, 8, 9, 128, 384])('add up as the signs of each row say, in %i dimensions', (dimensions) => {
    const rows = units(5, dimensions);
    const [query] = units(1, dimensions).map((vector) => vector.toReversed());
    const signs = new Uint8Array(rows.length * signBytes(dimensions));
    rows.forEach((vector, at) => setSigns(signs, at, vector));
    const expected = rows.map(
      (vector) =>
        vector.reduce((sum, value, i) => sum + (value > 0 ? query![i]! : -query![i]!), 0) / Math.sqrt(dimensions),
    );
    // The question is taken as whole numbers of 16 bits; what signs leave out of a cosine is a thousand times as much.
    signCosines(signs, query!).forEach((value, i) => expect(Math.abs(value - expected[i]!)).toBeLessThan(2e-5));
  });

  it('are as near to nothing as to anything else', () => {
    const signs = new Uint8Array(2 * signBytes(16)).fill(0b1010_1010);
    expect([...signCosines(signs, new Float32Array(16))]).toEqual([0, 0]);
  });

  it('find the nearest row as the cosine does', () => {
    const rows = units(400, 384);
    const signs = new Uint8Array(rows.length * signBytes(384));
    rows.forEach((vector, at) => setSigns(signs, at, vector));
    for (const near of [3, 77, 399]) {
      const query = rows[near]!.map((value, i) => value + 0.9 * rows[(near + 1) % 400]![i]!);
      const length = Math.hypot(...query);
      const estimates = signCosines(
        signs,
        query.map((value) => value / length),
      );
      expect(estimates.indexOf(Math.max(...estimates))).toBe(near);
    }
  });

  it('are nothing without rows or dimensions', () => {
    expect(signCosines(new Uint8Array(), new Float32Array(8))).toHaveLength(0);
    expect(signCosines(new Uint8Array(), new Float32Array())).toHaveLength(0);
  });
});
