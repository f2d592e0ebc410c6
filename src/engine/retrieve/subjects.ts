/**
 * @file What a question asks about, and in questions that relate two things the other end: of each word the reader says how likely it belongs to either,
 * and the likeliest stretches of words are taken.
 */
import type { AskedQuestion } from '../ports.ts';
import { isUnderstood } from '../text/understood.ts';
import { INTENTS, type Intent } from './intent-grammar.ts';

/** Parts of a question, as they stand in it; empty where there is none. */
export interface Subjects {
  about: string;
  /** For `path` and `check` the effect, where `about` is the cause; else empty. */
  other: string;
}

/** What a word may belong to, in the order in which the reader tells it. */
export const ENDS = ['about', 'other', 'neither'] as const;
/** No word is surer than this to belong or not: one that was never seen must not end a stretch. */
const SUREST = 4;

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

/** Logarithms of the chances of each end, out of numbers that lack a constant. */
function logChances(values: Float32Array): number[] {
  const most = Math.max(...values);
  const all = most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
  return Array.from(values, (value) => Math.max(value - all, -SUREST));
}

/**
 * What a question is about, and the other end of one that relates two things; nothing in languages that are not understood.
 *
 * @param intent what the question asks for
 */
export function subjectsOf(question: string, intent: Intent, { words, ends }: AskedQuestion): Subjects {
  const count = words.length / 2;
  if (!isUnderstood(question) || count === 0) return { about: '', other: '' };
  const chances = Array.from({ length: count }, (_, word) => {
    const at = (INTENTS.indexOf(intent) * count + word) * ENDS.length;
    return logChances(ends.subarray(at, at + ENDS.length));
  });
  const text = (stretch: Stretch | null) =>
    stretch === null ? '' : question.slice(words[2 * stretch.from]!, words[2 * stretch.to - 1]!);
  if (intent !== 'path' && intent !== 'check') {
    const either = chances.map(
      ([about, other, neither]) => Math.max(-SUREST, Math.log(Math.exp(about!) + Math.exp(other!))) - neither!,
    );
    return { about: text(bestStretch(either, null)), other: '' };
  }
  const [ofAbout, ofOther] = [0, 1].map((end) => chances.map((of) => of[end]! - of[2]!));
  // Whichever is found first may take words from the other: the better of both orders.
  const first = bestStretch(ofAbout!, null);
  const second = bestStretch(ofOther!, first);
  const other = bestStretch(ofOther!, null);
  const about = bestStretch(ofAbout!, other);
  const sum = (...stretches: (Stretch | null)[]) => stretches.reduce((all, one) => all + (one?.value ?? -SUREST), 0);
  const [a, b] = sum(first, second) >= sum(about, other) ? [first, second] : [about, other];
  return { about: text(a), other: text(b) };
}
