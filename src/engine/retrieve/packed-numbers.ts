/** @file Features hashed into buckets (Weinberger et al., 2009), and small whole numbers as text, which is how linear classifiers are shipped. */

/** Numbers from −32 to 31 as printable characters, one each. */
const FIRST_CHARACTER = 48;
const MIDDLE = 32;
/** The largest number, and the least but for its sign, that a trained table has. */
export const LARGEST = 31;

/** FNV-1a. @param buckets a power of two, 2^18 at the most */
export function bucketOf(feature: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193);
  return ((hash >>> 14) ^ hash) & (buckets - 1);
}

/** @param values −32 to 31 */
export function packNumbers(values: readonly number[]): string {
  return values.map((value) => String.fromCharCode(FIRST_CHARACTER + MIDDLE + value)).join('');
}

export function unpackNumbers(packed: string): Int8Array {
  return Int8Array.from({ length: packed.length }, (_, i) => packed.charCodeAt(i) - FIRST_CHARACTER - MIDDLE);
}
