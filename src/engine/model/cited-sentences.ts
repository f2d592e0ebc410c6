/** @file A model's answer as sentences with the numbers of the evidence that each cites. */
import { splitSentences } from '../text/sentences.ts';
import { withoutThinking } from './parse-output.ts';

export interface CitedSentence {
  /** Without its citation markers. */
  text: string;
  /** Numbers as the model gave them, each once, in order. */
  numbers: number[];
}

const MARKER = /\s*[[【](?:evidence\s*)?((?:\d{1,3})(?:\s*[,;–-]\s*\d{1,3})*)[\]】]/gi;
/** Markers that stand after the stop belong to the sentence before it. */
const AFTER_STOP = /([.!?…])((?:\s*[[【]\d[\d\s,;–-]*[\]】])+)/g;
/** Marks of lists, headings and emphasis, which an answer should not have. */
const ORNAMENT = /^[ \t]*(?:#{1,6}[ \t]+|[-*•][ \t]+|\d{1,2}\.[ \t]+)|\*\*|__/gm;
/** Very long sentences are cut into pieces, which do not end in a stop. */
const ENDED = /[.!?…。！？][\p{Pe}\p{Pf}"']*$/u;
/** A range such as [2-5] counts as its members, up to this many. */
const LONGEST_RANGE = 8;

function numbersIn(list: string): number[] {
  return list.split(/\s*[,;]\s*/).flatMap((part) => {
    const [from, to] = part.split(/\s*[–-]\s*/).map(Number) as [number, number | undefined];
    if (to === undefined || to < from || to - from >= LONGEST_RANGE) return [from];
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

/**
 * The sentences of an answer.
 *
 * @param isComplete false while it is still being written: its last sentence may then grow and is left out
 */
export function citedSentences(output: string, isComplete: boolean): CitedSentence[] {
  const plain = withoutThinking(output).replace(ORNAMENT, '').replace(AFTER_STOP, '$2$1');
  const ranges = splitSentences(plain);
  if (!isComplete) {
    do ranges.pop();
    while (ranges.length > 0 && !ENDED.test(plain.slice(ranges.at(-1)!.start, ranges.at(-1)!.end)));
  }
  return ranges.flatMap(({ start, end }) => {
    const written = plain.slice(start, end);
    const numbers = [...written.matchAll(MARKER)].flatMap((match) => numbersIn(match[1]!));
    const text = written
      .replace(MARKER, '')
      .replace(/\s+([.,;:!?])/g, '$1')
      .replace(/\s+/g, ' ')
      .trim();
    return /[\p{L}\p{N}]/u.test(text) ? [{ text, numbers: [...new Set(numbers)] }] : [];
  });
}
