/** @file Passages (text units): runs of whole sentences up to a size, never across documents or headings' blank lines. */
import type { Range } from '../types.ts';

/** Longest passage in UTF-16 units, unless a single sentence is longer. */
export const PASSAGE_CHARACTERS = 1200;

/**
 * Groups sentences into passages of about equal length, none longer than {@link PASSAGE_CHARACTERS} where sentences
 * allow. Balancing avoids a last passage of one orphaned sentence.
 *
 * @param sentences ranges in reading order
 * @returns index of each passage's first sentence, plus one closing entry: `result[i] … result[i+1]` is passage i
 */
export function groupPassages(sentences: readonly Range[]): Uint32Array {
  const first = sentences[0];
  const last = sentences[sentences.length - 1];
  if (!first || !last) return new Uint32Array([0]);
  const total = last.end - first.start;
  const pieces = Math.max(1, Math.ceil(total / PASSAGE_CHARACTERS));
  const target = total / pieces;
  const boundaries = [0];
  let passageStart = first.start;
  for (let i = 1; i < sentences.length; i++) {
    const length = sentences[i]!.end - passageStart;
    const without = sentences[i - 1]!.end - passageStart;
    if (length > PASSAGE_CHARACTERS || (length > target && length - target > target - without)) {
      boundaries.push(i);
      passageStart = sentences[i]!.start;
    }
  }
  boundaries.push(sentences.length);
  return new Uint32Array(boundaries);
}
