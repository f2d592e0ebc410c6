/** @file Where a name or phrase that a model gave stands in the text: what can't be found was invented. */
import { tokenize } from '../text/tokens.ts';
import type { Range } from '../types.ts';

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** A phrase may leave out at most this many content words that stand between its own. */
const MOST_SKIPPED = 2;

function escaped(text: string): string {
  return text
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/['‘’]/g, "['‘’]")
    .replace(/["“”]/g, '["“”]')
    .replace(/[-‐‑–]/g, '[-‐‑–]')
    .replace(/\s+/g, '\\s+');
}

/** The words without quotes and stops around them. */
function bare(phrase: string): string {
  return phrase
    .normalize('NFC')
    .replace(/^[\s"“”'‘’«».,;:]+|[\s"“”'‘’«».,;:]+$/g, '')
    .trim();
}

/** Every place in a range where a name stands as whole words, in whatever case, in reading order. */
export function findName(text: string, { start, end }: Range, name: string): Range[] {
  const words = bare(name);
  if (words === '') return [];
  const before = UNSPACED.test(words[0]!) ? '' : '(?<![\\p{L}\\p{N}])';
  const after = UNSPACED.test(words.at(-1)!) ? '' : '(?![\\p{L}\\p{N}])';
  const pattern = new RegExp(`${before}${escaped(words)}${after}`, 'giu');
  return [...text.slice(start, end).matchAll(pattern)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}

/**
 * Where a phrase stands in a sentence: as it is written, else in the shortest stretch that has all of its terms and hardly
 * any others ("collapse of the old dam" for "the dam's collapse" is not one, for "collapse of the dam" it is).
 *
 * @returns null when it does not stand there
 */
export function findPhrase(text: string, sentence: Range, phrase: string): Range | null {
  const [exact] = findName(text, sentence, phrase);
  if (exact) return exact;
  const wanted = new Set(tokenize(bare(phrase)).map(({ term }) => term));
  if (wanted.size === 0) return null;
  const tokens = tokenize(text, sentence.start, sentence.end);
  let best: Range | null = null;
  for (let from = 0; from < tokens.length; from++) {
    if (!wanted.has(tokens[from]!.term)) continue;
    const missing = new Set(wanted);
    const last = Math.min(tokens.length, from + wanted.size + MOST_SKIPPED);
    for (let at = from; at < last; at++) {
      missing.delete(tokens[at]!.term);
      if (missing.size > 0) continue;
      const found = { start: tokens[from]!.start, end: tokens[at]!.end };
      if (best === null || found.end - found.start < best.end - best.start) best = found;
      break;
    }
  }
  return best;
}
