/** @file Short keys for content: equal texts have equal keys, so that nothing is asked of a model twice. */

const MIX_A = 0x85ebca6b;
const MIX_B = 0xc2b2ae35;
/** Stands between parts, so that ["ab", "c"] and ["a", "bc"] differ. No text of a document contains it. */
const SEPARATOR = 0;

function finish(hash: number): number {
  let mixed = hash;
  mixed = Math.imul(mixed ^ (mixed >>> 16), MIX_A);
  mixed = Math.imul(mixed ^ (mixed >>> 13), MIX_B);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Sixteen hexadecimal digits of two independent FNV-1a hashes (Fowler, Noll and Vo), each mixed once more at the end. */
export function contentKey(...parts: readonly string[]): string {
  let first = 0x811c9dc5;
  let second = 0x01000193;
  const add = (unit: number) => {
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ unit, 0x5bd1e995);
  };
  for (const part of parts) {
    for (let i = 0; i < part.length; i++) add(part.charCodeAt(i));
    add(SEPARATOR);
  }
  return [first, second].map((hash) => finish(hash).toString(16).padStart(8, '0')).join('');
}
