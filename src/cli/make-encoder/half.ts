/** @file 16-bit floating-point numbers (IEEE 754 binary16), which Node 20 has no array of. */

const LARGEST = 65504;
/** The smallest normal number is 2^-14; below, numbers are multiples of 2^-24. */
const SMALLEST_EXPONENT = -14;
const FRACTION_BITS = 10;

/** Bits of the nearest 16-bit number; ties go to the even one. @throws RangeError when a number is too large */
export function toHalf(value: number): number {
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  const magnitude = Math.abs(value);
  if (!(magnitude <= LARGEST)) throw new RangeError(`${value} does not fit into 16 bits.`);
  if (magnitude === 0) return sign;
  let exponent = Math.max(SMALLEST_EXPONENT, Math.floor(Math.log2(magnitude)));
  // The logarithm may be rounded up to the next whole number.
  if (magnitude < 2 ** exponent) exponent = Math.max(SMALLEST_EXPONENT, exponent - 1);
  const steps = magnitude / 2 ** (exponent - FRACTION_BITS);
  const floor = Math.floor(steps);
  const rest = steps - floor;
  const rounded = rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? floor + 1 : floor;
  // Of a normal number the leading 1 is not stored; where rounding carried over, it moves the exponent up by itself.
  return sign | (((exponent - SMALLEST_EXPONENT) << FRACTION_BITS) + rounded);
}

/** The value of a 16-bit number. */
export function fromHalf(bits: number): number {
  const stored = (bits >> FRACTION_BITS) & 31;
  const fraction = bits & (2 ** FRACTION_BITS - 1);
  const sign = bits & 0x8000 ? -1 : 1;
  if (stored === 0) return sign * fraction * 2 ** (SMALLEST_EXPONENT - FRACTION_BITS);
  return sign * (fraction + 2 ** FRACTION_BITS) * 2 ** (stored - 1 + SMALLEST_EXPONENT - FRACTION_BITS);
}

export function toHalves(values: ArrayLike<number>): Uint16Array {
  return Uint16Array.from(values, toHalf);
}
