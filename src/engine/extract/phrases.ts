/**
 * @file Mentions for languages without a grammar here: candidate phrases lie between function words and punctuation (Rose et al.,
 * "Automatic keyword extraction from individual documents", 2010), and those that recur or are written like a name
 * are kept. Scripts without spaces are cut into words by `Intl.Segmenter`.
 */
import type { Mention, Range } from '../types.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';

/** Longest phrase in words. */
const MAX_WORDS = 4;

/** A word written with a lower-case letter must be at least this long to be a phrase on its own. */
const MIN_LETTERS = 4;

/** Languages written without spaces between words. */
const UNSPACED = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);

/** Languages that capitalise every noun, so that a capital says nothing about names. */
const CAPITALISED_NOUNS = new Set(['de', 'lb']);

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’·][\p{L}\p{M}\p{N}]+)*/gu;

interface Candidate extends Range {
  sentence: number;
  key: string;
  isName: boolean;
}

/**
 * Phrases that the document repeats or writes like names.
 *
 * @param language ISO 639-1 code; without function words for it, short words separate phrases
 */
export function extractPhrases(text: string, sentences: readonly Range[], language: string): Mention[] {
  const candidates: Candidate[] = [];
  const collect = UNSPACED.has(language) ? collectUnspaced : collectSpaced;
  sentences.forEach((sentence, index) => collect(text, sentence, index, language, candidates));
  const frequency = new Map<string, number>();
  for (const { key } of candidates) frequency.set(key, (frequency.get(key) ?? 0) + 1);
  return candidates
    .filter(({ key, isName }) => isName || frequency.get(key)! > 1)
    .map(({ start, end, sentence, key, isName }) => ({ start, end, sentence, key, kind: isName ? 'name' : 'term' }));
}

function collectSpaced(text: string, range: Range, sentence: number, language: string, out: Candidate[]): void {
  const stop = FUNCTION_WORDS.get(language);
  const body = text.slice(range.start, range.end);
  let words: RegExpExecArray[] = [];
  const flush = (): void => {
    if (words.length > 0) pushPhrase(range.start, sentence, words, language, out);
    words = [];
  };
  let previousEnd = 0;
  WORD.lastIndex = 0;
  for (let match = WORD.exec(body); match; match = WORD.exec(body)) {
    const gap = body.slice(previousEnd, match.index);
    if (gap.trim() !== '' || words.length === MAX_WORDS) flush();
    previousEnd = match.index + match[0].length;
    const isStop = stop?.has(match[0].toLowerCase()) ?? match[0].length < MIN_LETTERS;
    if (isStop || /^\p{N}+$/u.test(match[0])) flush();
    else words.push(match);
  }
  flush();
}

function pushPhrase(
  base: number,
  sentence: number,
  words: RegExpExecArray[],
  language: string,
  out: Candidate[],
): void {
  const first = words[0]!;
  const last = words[words.length - 1]!;
  const start = base + first.index;
  const end = base + last.index + last[0].length;
  const key = words.map((word) => word[0].toLowerCase()).join(' ');
  // The first word of a sentence is capitalised anyway, so it proves nothing.
  const shown = words.filter((word) => word.index > 0);
  const isName =
    !CAPITALISED_NOUNS.has(language) && shown.length > 0 && shown.every((word) => /^\p{Lu}/u.test(word[0]));
  if (words.length === 1 && !isName && key.length < MIN_LETTERS) return;
  out.push({ start, end, sentence, key, isName });
}

const wordSegmenters = new Map<string, Intl.Segmenter>();

function collectUnspaced(text: string, range: Range, sentence: number, language: string, out: Candidate[]): void {
  let segmenter = wordSegmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    wordSegmenters.set(language, segmenter);
  }
  let start = -1;
  let end = -1;
  const flush = (): void => {
    if (end - start >= 2 && start >= 0) {
      const key = text.slice(start, end).toLowerCase();
      out.push({ start, end, sentence, key, isName: /^[\p{Lu}\p{Script=Katakana}ー]+$/u.test(text.slice(start, end)) });
    }
    start = -1;
  };
  for (const { segment, index, isWordLike } of segmenter.segment(text.slice(range.start, range.end))) {
    // Particles and auxiliaries are kana; single Han characters are mostly grammar too, but may start a compound.
    const isContent = isWordLike === true && !/^[\p{Script=Hiragana}\p{N}]+$/u.test(segment);
    if (!isContent) {
      flush();
      continue;
    }
    const at = range.start + index;
    // A single character goes with the word before it (变电 + 站); a longer word starts a phrase of its own.
    if (segment.length > 1) flush();
    if (start < 0) start = at;
    end = at + segment.length;
  }
  flush();
}
