/**
 * @file Finds what a question asks about, and in questions that relate two things the other end: a linear classifier says of each word whether it belongs
 * to either, by the words around it and by what the question asks for, and the likeliest stretches are taken. Trained by `npm run train:intent`.
 */
import type { Intent } from './intent-grammar.ts';
import { bucketOf, unpackNumbers } from './packed-numbers.ts';

export interface SubjectWeights {
  /** The buckets' weights for what it is about, and behind them those for the other end; for neither they are 0. */
  weights: string;
  /** What they are multiplied by. */
  scale: number;
  bias: readonly [about: number, other: number];
}

/** Parts of a question, as they stand in it; empty where there is none. */
export interface Subjects {
  about: string;
  /** For `path` and `check` the effect, where `about` is the cause; else empty. */
  other: string;
}

export interface QuestionWord {
  text: string;
  start: number;
  end: number;
}

/** Features share so many buckets. */
export const SUBJECT_BUCKETS = 65_536;
/** What a word may belong to, in the order of the weights. */
export const SIDES = ['about', 'other'] as const;
const WORD = /[\p{L}\p{N}_'’-]+|[^\s\p{L}\p{N}_'’-]/gu;
const MOST_WORDS = 80;
/** Words around a word that say what it belongs to. */
const AROUND = 3;
/** Words that tell ends apart wherever they stand. */
const MARKS = 'from to if had because of due for by and into lead led cause caused'.split(' ');
/** Places at a question's beginning and end are told apart up to here. */
const PLACES = { first: 6, last: 4 } as const;
/** No word is surer than this to belong or not: one that was never seen must not end a stretch. */
const SUREST = 4;
/** Stretches are rather too long than cut: it costs less to have a word too many. */
const LEANING = 0.5;

export function wordsOf(question: string): QuestionWord[] {
  return [...question.matchAll(WORD)]
    .slice(0, MOST_WORDS)
    .map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));
}

function shapeOf(word: string): string {
  if (/^\p{Lu}/u.test(word)) return 'capital';
  if (/^\p{N}/u.test(word)) return 'number';
  return /^\p{L}/u.test(word) ? 'word' : 'mark';
}

/** The buckets of each word's features. */
export function subjectFeatures(words: readonly QuestionWord[], intent: Intent): Int32Array[] {
  const lower = words.map(({ text }) => text.toLowerCase().replaceAll('’', "'"));
  const at = (i: number): string => lower[i] ?? (i < 0 ? '^' : '$');
  return words.map(({ text }, i) => {
    const word = at(i);
    const features = [
      `near ${at(i - 1)} ${word}`,
      `near2 ${word} ${at(i + 1)}`,
      `before ${at(i - 2)} ${at(i - 1)}`,
      `after ${at(i + 1)} ${at(i + 2)}`,
      `ending ${word.slice(-3)}`,
      `shape ${shapeOf(text)}`,
      `intent ${intent}`,
      `intent ${intent} -1 ${at(i - 1)}`,
      `intent ${intent} 0 ${word}`,
      `intent ${intent} 1 ${at(i + 1)}`,
      `begins ${at(0)} ${at(1)}`,
      `first ${Math.min(i, PLACES.first)}`,
      `last ${Math.min(words.length - i, PLACES.last)}`,
      `intent ${intent} first ${Math.min(i, PLACES.first)}`,
    ];
    for (let d = -AROUND; d <= AROUND; d++) features.push(`${d} ${at(i + d)}`);
    for (const mark of MARKS) {
      if (lower.indexOf(mark) >= 0 && lower.indexOf(mark) < i) features.push(`behind ${mark} ${intent}`);
      if (lower.lastIndexOf(mark) > i) features.push(`ahead ${mark} ${intent}`);
    }
    return Int32Array.from(new Set(features.map((feature) => bucketOf(feature, SUBJECT_BUCKETS))));
  });
}

/** Logarithms of the chances that a word belongs to the first, the second, and neither. */
export function logChances(about: number, other: number): [about: number, other: number, neither: number] {
  const most = Math.max(about, other, 0);
  const all = most + Math.log(Math.exp(about - most) + Math.exp(other - most) + Math.exp(-most));
  return [about - all, other - all, -all];
}

interface Stretch {
  from: number;
  to: number;
  value: number;
}

/** The stretch with the largest sum, outside of another one; null where there are no words. */
function bestStretch(values: readonly number[], taken: Stretch | null): Stretch | null {
  let best: Stretch | null = null;
  let from = 0;
  let sum = 0;
  values.forEach((value, i) => {
    const isTaken = taken !== null && i >= taken.from && i < taken.to;
    if (isTaken || sum <= 0) {
      sum = 0;
      from = i;
    }
    if (isTaken) {
      from = i + 1;
      return;
    }
    sum += value;
    if (best === null || sum > best.value) best = { from, to: i + 1, value: sum };
  });
  return best;
}

export class SubjectFinder {
  readonly #packed: SubjectWeights;
  #weights: Int8Array | null = null;

  constructor(packed: SubjectWeights) {
    this.#packed = packed;
  }

  /** @param intent what the question asks for */
  subjects(question: string, intent: Intent): Subjects {
    const words = wordsOf(question);
    const values = subjectFeatures(words, intent).map((features) => this.#values(features));
    const text = (stretch: Stretch | null) =>
      stretch === null ? '' : question.slice(words[stretch.from]!.start, words[stretch.to - 1]!.end);
    if (intent !== 'path' && intent !== 'check') {
      const either = values.map(([about, other, neither]) =>
        leaning(Math.log(Math.exp(about) + Math.exp(other)), neither),
      );
      return { about: text(bestStretch(either, null)), other: '' };
    }
    const [ofAbout, ofOther] = [0, 1].map((side) => values.map((of) => leaning(of[side]!, of[2])));
    // Whichever is found first may take words from the other: the better of both orders.
    const first = bestStretch(ofAbout!, null);
    const second = bestStretch(ofOther!, first);
    const other = bestStretch(ofOther!, null);
    const about = bestStretch(ofAbout!, other);
    const sum = (...stretches: (Stretch | null)[]) => stretches.reduce((all, one) => all + (one?.value ?? -SUREST), 0);
    const [a, b] = sum(first, second) >= sum(about, other) ? [first, second] : [about, other];
    return { about: text(a), other: text(b) };
  }

  #values(features: Int32Array): [about: number, other: number, neither: number] {
    const { weights, scale, bias } = this.#packed;
    this.#weights ??= unpackNumbers(weights);
    let [about, other] = bias;
    for (const bucket of features) {
      about += this.#weights[bucket]! * scale;
      other += this.#weights[SUBJECT_BUCKETS + bucket]! * scale;
    }
    return logChances(about, other);
  }
}

function leaning(belongs: number, neither: number): number {
  return Math.max(belongs, -SUREST) - Math.max(neither, -SUREST) + LEANING;
}
