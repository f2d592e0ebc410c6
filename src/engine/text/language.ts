/**
 * @file Which language a text is in. Scripts decide where they can; languages written in Latin or Cyrillic letters are told
 * apart by how much of the text their most frequent function words cover.
 */
import { FUNCTION_WORDS } from './function-words.ts';

/** How much of a text is looked at, in UTF-16 units: a few pieces from all over it. */
const SAMPLE_PIECE = 1500;
const SAMPLE_PIECES = 4;

/** Share of letters that a script needs for a text to count as written in it. */
const SCRIPT_SHARE = 0.3;

/** A text counts as a language when its function words are at least this share of the words. */
const MIN_COVERAGE = 0.08;

const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['bn', /\p{Script=Bengali}/gu],
];

/**
 * The main language of a text.
 *
 * @returns an ISO 639-1 code, or `und` when it can't be told
 */
export function detectLanguage(text: string): string {
  const sample = takeSample(text);
  const letters = count(sample, /\p{L}/gu);
  if (letters === 0) return 'und';
  const byScript = languageByScript(sample, letters);
  return byScript ?? languageByWords(sample);
}

function takeSample(text: string): string {
  if (text.length <= SAMPLE_PIECE * SAMPLE_PIECES) return text;
  const step = Math.floor((text.length - SAMPLE_PIECE) / (SAMPLE_PIECES - 1));
  let sample = '';
  for (let piece = 0; piece < SAMPLE_PIECES; piece++) {
    sample += ' ' + text.slice(piece * step, piece * step + SAMPLE_PIECE);
  }
  return sample;
}

function languageByScript(sample: string, letters: number): string | null {
  for (const [language, pattern] of SCRIPTS) {
    const share = count(sample, pattern) / letters;
    // Japanese mixes kana with far more Han, so a little kana is enough.
    if (share >= (language === 'ja' ? 0.08 : SCRIPT_SHARE)) {
      if (language === 'ar' && /[پچژگ]/.test(sample)) return 'fa';
      return language;
    }
  }
  return null;
}

function languageByWords(sample: string): string {
  const words = sample.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  let best = 'und';
  let bestHits = 0;
  for (const [language, functionWords] of FUNCTION_WORDS) {
    let hits = 0;
    for (const word of words) if (functionWords.has(word)) hits++;
    if (hits > bestHits) {
      best = language;
      bestHits = hits;
    }
  }
  return bestHits >= Math.max(1, words.length * MIN_COVERAGE) ? best : 'und';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
