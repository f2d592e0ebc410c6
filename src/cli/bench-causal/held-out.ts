/** @file Which marked sentences are held out: a third of them by a hash of their ids, so that nothing is learned from what judges. */

/** 32-bit FNV-1a, so that the split never changes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

export function isHeldOut(id: string): boolean {
  return hash(id) % 3 === 0;
}
