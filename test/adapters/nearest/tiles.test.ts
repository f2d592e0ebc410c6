import { describe, expect, it } from 'vitest';
import { CHUNK, TILE } from '../../../src/adapters/nearest/card-code.ts';
import { askedOf, chunksOf, tilesOf } from '../../../src/adapters/nearest/tiles.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { fineVector } from '../../../src/engine/vector/quantised.ts';

const random = seededRandom(11);
const bytes = (length: number): Int8Array => Int8Array.from({ length }, () => Math.floor(random() * 255) - 127);

describe('tiles', () => {
  it.each([
    [16, TILE],
    [384, 2 * TILE + 1],
    [20, TILE + 63],
    [7, 3],
  ])('hold every byte once, by chunks, and zeros beside: %i dimensions, %i rows', (dimensions, count) => {
    // Not at the start of its buffer, as rows that the processor's kernel made room for.
    const values = bytes(count * dimensions + 1).subarray(1);
    const chunks = chunksOf(dimensions);
    const tiles = Math.ceil(count / TILE);
    const found = new Int8Array(tilesOf({ values, dimensions }, 0, tiles).buffer);
    expect(found).toHaveLength(tiles * TILE * chunks * CHUNK);
    const expected = new Int8Array(found.length);
    for (let row = 0; row < count; row++) {
      const tile = Math.floor(row / TILE) * TILE * chunks * CHUNK;
      for (let i = 0; i < dimensions; i++) {
        const chunk = Math.floor(i / CHUNK);
        expected[tile + (chunk * TILE + (row % TILE)) * CHUNK + (i % CHUNK)] = values[row * dimensions + i]!;
      }
    }
    expect(found).toEqual(expected);
    const last = new Int8Array(tilesOf({ values, dimensions }, tiles - 1, 1).buffer);
    expect(last).toEqual(expected.subarray((tiles - 1) * TILE * chunks * CHUNK));
  });
});

describe('a question for the card', () => {
  it('is 256 times its high bytes and its low ones, at the ends of the range as well', () => {
    const ends = [fineVector(Float32Array.of(1))[0]!, fineVector(Float32Array.of(-1))[0]!];
    const fine = Int16Array.of(...ends, 0, 1, -1, 127, 128, 129, -127, -128, -129, 255, 256, -255, -256, 12_345, -9999);
    const asked = askedOf(fine, 7);
    const parts = new Int8Array(asked.buffer);
    const bytesOfPart = chunksOf(fine.length) * CHUNK;
    expect([...fine.keys()].map((i) => 256 * parts[i]! + parts[bytesOfPart + i]!)).toEqual([...fine]);
    expect(asked[bytesOfPart / 2]).toBe(7);
    expect(asked.byteLength).toBe(2 * bytesOfPart + 16);
    expect(parts.subarray(fine.length, bytesOfPart).every((value) => value === 0)).toBe(true);
  });
});
