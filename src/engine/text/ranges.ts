/** @file Stretches of a text beside one another. */
import type { Range } from '../types.ts';

/** Whether two stretches share a character. */
export function overlaps(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}
