/** @file The engine's only source of randomness: seeded, so that the same documents always give the same index. */

/**
 * Mulberry32: a small generator with a 32-bit state, good enough for sampling and start vectors.
 *
 * @param seed any integer
 * @returns a function that gives uniform numbers in [0, 1)
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
