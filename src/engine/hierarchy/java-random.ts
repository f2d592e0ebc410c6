/**
 * @file The random numbers of `java.util.Random`, a linear congruential generator of 48 bits (Knuth, 1997, 3.2.1), which the library of
 * Leiden's authors draws from: the same seed gives the same communities as theirs.
 */

const MULTIPLIER = { low: 0xe66d, middle: 0xdeec, high: 0x5 };
const INCREMENT = 0xb;
const LOW_BITS = 0xffff;

export class JavaRandom {
  // The state, sixteen bits each.
  #low: number;
  #middle: number;
  #high: number;

  /** @param seed any integer */
  constructor(seed: number) {
    this.#low = (seed & LOW_BITS) ^ MULTIPLIER.low;
    this.#middle = ((seed / 2 ** 16) & LOW_BITS) ^ MULTIPLIER.middle;
    this.#high = ((seed / 2 ** 32) & LOW_BITS) ^ MULTIPLIER.high;
  }

  #next(bits: number): number {
    const { low, middle, high } = MULTIPLIER;
    const first = this.#low * low + INCREMENT;
    const second = this.#middle * low + this.#low * middle + (first >>> 16);
    // Of what is above 2^32, the bits that count are the same with and without it.
    const third = this.#high * low + this.#middle * middle + this.#low * high + Math.floor(second / 2 ** 16);
    this.#low = first & LOW_BITS;
    this.#middle = second & LOW_BITS;
    this.#high = third & LOW_BITS;
    return ((this.#high << 16) | this.#middle) >>> (32 - bits);
  }

  /** A whole number from 0 to below `bound`, which is 1 to 2^31 − 1. */
  nextInt(bound: number): number {
    const drawn = this.#next(31);
    return (bound & -bound) === bound ? Math.floor((bound * drawn) / 2 ** 31) : drawn % bound;
  }

  /** In [0, 1). */
  nextDouble(): number {
    return (this.#next(26) * 2 ** 27 + this.#next(27)) / 2 ** 53;
  }

  /** The numbers from 0 on in random order. */
  permutation(count: number): Uint32Array {
    const order = new Uint32Array(count);
    for (let i = 0; i < count; i++) order[i] = i;
    for (let i = 0; i < count; i++) {
      const other = this.nextInt(count);
      const own = order[i]!;
      order[i] = order[other]!;
      order[other] = own;
    }
    return order;
  }
}
