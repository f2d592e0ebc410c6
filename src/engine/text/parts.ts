/**
 * @file What part of its document a sentence is, by number, and which parts are evidence: body, captions, tables and log lines say what is so;
 * reference lists, code, running heads and the heads of mails are searched like everything else, but they say nothing of why.
 */
import type { PartRange, Range, TextPart } from '../types.ts';

/** Parts by number. `quoted reply` is what a mail repeats of another; `repeated` is one whose original is in the notebook as well. */
export const TEXT_PARTS: readonly TextPart[] = [
  'body',
  'heading',
  'abstract',
  'caption',
  'table',
  'footnote',
  'reference',
  'code',
  'list',
  'running head',
  'mail header',
  'quoted reply',
  'repeated',
  'log line',
];

/** The number of a part, as it stands in the columns of analyses and of the index. */
export function partNumber(part: TextPart): number {
  return TEXT_PARTS.indexOf(part);
}

const NO_EVIDENCE: ReadonlySet<number> = new Set(
  (['reference', 'code', 'running head', 'mail header', 'repeated'] as const).map(partNumber),
);

/**
 * Whether a sentence of this part can be evidence. What can't is searched, and answers where it is asked for, but takes no part in statements of
 * cause, gates, titles of modules and causal paths.
 *
 * @param part by number
 */
export function isEvidencePart(part: number): boolean {
  return !NO_EVIDENCE.has(part);
}

/**
 * The part of each sentence, by number, where ranges tell it; body elsewhere. A sentence is of the range in which it begins, and of several the
 * last in the list.
 */
export function partsInRanges(sentences: readonly Range[], ranges: readonly PartRange[]): Uint8Array {
  const parts = new Uint8Array(sentences.length);
  for (const { start, end, part } of ranges) {
    for (let s = firstFrom(sentences, start); s < sentences.length && sentences[s]!.start < end; s++) {
      parts[s] = partNumber(part);
    }
  }
  return parts;
}

/** The first sentence that begins at a position or behind it. */
function firstFrom(sentences: readonly Range[], position: number): number {
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sentences[middle]!.start < position) low = middle + 1;
    else high = middle;
  }
  return low;
}
