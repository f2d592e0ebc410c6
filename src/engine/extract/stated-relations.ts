/**
 * @file From what a reader takes sentences to state to relations: which sentences claim a cause, and the words that name it and its effect. The grammar
 * knows connectives and verbs; a reader finds what is said without them, and across two sentences ("… . That left the wards without sterile sets.").
 */
import type { SentenceStatement } from '../ports.ts';
import { isOneParagraph } from '../text/paragraphs.ts';
import { entryHead } from '../text/parts/log.ts';
import { isStopword } from '../text/stopwords.ts';
import type { Range, RelationMention } from '../types.ts';
import { singular } from './keys.ts';
import { CLOSED_CLASS } from './lexicon/closed-class.ts';
import { TIME_NOUNS } from './lexicon/nouns.ts';

/** Places in {@link SentenceStatement.claims}. */
const LINK = 0;
const CLAIM = 1;
const NONE = 2;
/** Log odds above which a sentence states a cause: higher loses links that answers rest on, lower claims what is none (docs/evaluation.md). */
export const STATES = 0.5;
/** Sentences of the same paragraph before a claim in which a side may be named. */
const BEFORE = 2;
/** A part of a sentence has at least so many words of content that are no time and no amount: "ten days ago" is no side of a cause. */
const LEAST_WORDS = 2;
/** A sentence further off names a side less likely. */
const FARTHER = 0.8;
/** Amounts in digits, and what only goes with them. */
const AMOUNT = /^(?:\p{N}.*|ago|[mµn]s)$/u;
const MARK = /^[,;:–—()]$/;
/** Words with which another part of a sentence may begin. */
const BEGINS = new Set(
  'and so because as which that when if since until but while after before thus hence for to by with'.split(' '),
);
const SPANS = new Set(['to', 'and']);
/** Words with which a reason is added behind what it explains … */
const REASONS = new Set('because since as after due from for when once by while'.split(' '));
/** … without which what is told first is rarely the effect: so much surer the words must be (docs/evaluation.md). */
const EFFECT_FIRST = 0.2;
/** How far a relation is believed that is learned to be read, and no grammar tells: from what its reader is barely sure of to what it is quite sure of. */
export const READ_CONFIDENCE = { least: 0.3, most: 0.6 } as const;

const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** A stretch of words that may be a side, and how surely its words name a cause and an effect, on the mean. */
interface Part {
  range: Range;
  cause: number;
  effect: number;
}

const isAmount = (word: string): boolean =>
  AMOUNT.test(word) || CLOSED_CLASS.get(word) === 'NUM' || TIME_NOUNS.has(singular(word));

/** Words of content from one word up to another as a part; null where there are too few. */
function partOf({ words, sides }: SentenceStatement, sentence: string, from: number, to: number): Part | null {
  let [count, things, cause, effect] = [0, 0, 0, 0];
  let [start, end] = [-1, -1];
  const head = entryHead(sentence);
  for (let word = from; word < to; word++) {
    if (words[2 * word]! < head) continue;
    const text = sentence.slice(words[2 * word], words[2 * word + 1]);
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const lower = text.toLowerCase();
    if (start < 0 && BEGINS.has(lower)) continue;
    if (start < 0) start = words[2 * word]!;
    end = words[2 * word + 1]!;
    if (isStopword(lower)) continue;
    count++;
    if (!isAmount(lower)) things++;
    cause += chance(sides[2 * word]!);
    effect += chance(sides[2 * word + 1]!);
  }
  if (things < LEAST_WORDS) return null;
  return { range: { start, end }, cause: cause / count, effect: effect / count };
}

/** Every way to cut a sentence in two at a mark or where another clause may begin, and whether the second part begins as a reason does. */
function* cuts(read: SentenceStatement, sentence: string): Generator<[Part, Part, boolean]> {
  const count = read.words.length / 2;
  for (let word = 1; word < count; word++) {
    const wordAt = (at: number) => sentence.slice(read.words[2 * at], read.words[2 * at + 1]).toLowerCase();
    const text = wordAt(word);
    if (!MARK.test(text) && !BEGINS.has(text)) continue;
    // "Plots 9 to 14", "Monday to Friday": a span, and nothing begins in it.
    if (SPANS.has(text) && isAmount(wordAt(word - 1)) && word + 1 < count && isAmount(wordAt(word + 1))) continue;
    const first = partOf(read, sentence, 0, word);
    const second = partOf(read, sentence, word, count);
    if (first && second) yield [first, second, REASONS.has(MARK.test(text) ? wordAt(word + 1) : text)];
  }
}

/**
 * Where the sides of a claim are named, in UTF-16 units of the document: the two parts of its sentence, or a sentence before and itself, whichever name
 * the one a cause and the other an effect most surely. Null where there are no two parts. What is told first within a sentence is mostly the cause.
 */
function sidesOf(
  text: string,
  read: readonly SentenceStatement[],
  sentences: readonly Range[],
  at: number,
): { cause: Range; effect: Range } | null {
  const textOf = (sentence: number) => text.slice(sentences[sentence]!.start, sentences[sentence]!.end);
  const wholeOf = (sentence: number) => partOf(read[sentence]!, textOf(sentence), 0, read[sentence]!.words.length / 2);
  let best: { cause: Range; effect: Range } | null = null;
  let most = -Infinity;
  const consider = (one: Part, other: Part, share: number, of: number, effectFirst = 0) => {
    const moved = ({ range: { start, end } }: Part, sentence: number): Range => ({
      start: start + sentences[sentence]!.start,
      end: end + sentences[sentence]!.start,
    });
    for (const [cause, effect, ofCause, ofEffect, less] of [
      [one, other, of, at, 0],
      [other, one, at, of, effectFirst],
    ] as const) {
      const value = share * (cause.cause + effect.effect) - less;
      if (value <= most) continue;
      most = value;
      best = { cause: moved(cause, ofCause), effect: moved(effect, ofEffect) };
    }
  };
  for (const [first, second, isReason] of cuts(read[at]!, textOf(at))) {
    consider(first, second, 1, at, isReason ? 0 : EFFECT_FIRST);
  }
  const own = wholeOf(at);
  for (let sentence = at - 1, share = 1; own && sentence >= Math.max(0, at - BEFORE); sentence--, share *= FARTHER) {
    // Another paragraph tells of something else.
    if (!isOneParagraph(text, sentences[sentence]!.end, sentences[sentence + 1]!.start)) break;
    const earlier = wholeOf(sentence);
    if (earlier) consider(earlier, own, share, sentence);
  }
  return best;
}

/**
 * The causal relations of one passage.
 *
 * @param text of the document
 * @param sentences of the passage, in UTF-16 units of the document
 * @param read what a reader takes each of them to state
 * @param first number of the passage's first sentence within the document
 * @returns by sentence; one relation for a sentence at the most
 */
export function statedRelations(
  text: string,
  sentences: readonly Range[],
  read: readonly SentenceStatement[],
  first: number,
): RelationMention[] {
  return read.flatMap(({ claims }, at): RelationMention[] => {
    const states = Math.max(claims[LINK]!, claims[CLAIM]!);
    // Too unsure of what is denied to claim a denial (docs/evaluation.md), it only keeps silent.
    if (states < STATES || claims[NONE]! > states) return [];
    const sides = sidesOf(text, read, sentences, at);
    if (!sides) return [];
    const { least, most } = READ_CONFIDENCE;
    const [before, after] =
      sides.cause.start < sides.effect.start ? [sides.cause, sides.effect] : [sides.effect, sides.cause];
    return [
      {
        sentence: first + at,
        kind: 'causal',
        ...sides,
        cue: { start: before.end, end: Math.max(before.end, after.start) },
        polarity: 1,
        hedged: false,
        confidence: least + (most - least) * chance(states),
      },
    ];
  });
}
