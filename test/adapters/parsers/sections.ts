/** @file What tests look for in a parsed document. */
import type { ParsedDocument } from '../../../src/engine/types.ts';

/** The headings with their levels, as in `1 Introduction`. */
export function outline({ headings, text }: ParsedDocument): string[] {
  return headings.map(({ level, start, end }) => `${level} ${text.slice(start, end)}`);
}
