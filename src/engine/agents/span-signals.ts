/**
 * @file What is known of a stretch of a sentence that may be the answer: what it is (a name, a number, a date), what the question wants,
 * what stands around it, and what its words mean beside the question's. A trained network weighs these (`weights/spans.ts`).
 */
import type { Tag, Token } from '../extract/tokens.ts';
import { singular } from '../extract/keys.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { tokenize } from '../text/tokens.ts';
import { addTerm, normalizeVector, termWeight } from '../vector/term-vectors.ts';
import { SPAN_KINDS, type AnswerSpan, type OfferingSentence } from './spans.ts';
import { WANTED_KINDS, type Wanted } from './wanted.ts';

/** What a question looks for in a sentence. */
export interface Looking {
  wanted: Wanted;
  /** Distinct terms of the question with how rare each is. */
  terms: ReadonlyMap<string, number>;
  /** Sum of these. */
  weight: number;
  /** Its words' meaning, and that of the noun it asks for. */
  vector: Float32Array;
  noun: Float32Array;
}

/** Words of which each kind of thing is typical. A name's likeness to them tells people from places. */
const TYPICAL = {
  person: 'man woman singer politician actor writer born',
  place: 'country city state river town region located',
  body: 'company university organization band team party school',
  work: 'film album novel song book series television',
} as const;

const PLACE_PREPOSITIONS = /^(?:in|at|near|from|to|on)$/;

export const SPAN_SIGNALS = [
  ...SPAN_KINDS.map((kind) => `is ${kind}`),
  ...WANTED_KINDS.map((kind) => `wants ${kind}`),
  'name for person',
  'name for place',
  'name for thing',
  'number for number',
  'date for time',
  'year alone for time',
  'term for thing',
  'unit for number',
  'percent or money',
  'words',
  'capitals',
  'asked share',
  'asked of the question',
  'noun inside',
  'noun beside',
  'noun likeness',
  'question likeness',
  'before likeness',
  'after likeness',
  'asked near',
  'asked before',
  'asked after',
  'sentence share',
  'sentence likeness',
  'place preposition before',
  'place preposition for place',
  'by before',
  'of before',
  'is before',
  'is after',
  'opens the sentence',
  'position',
  'first sentence',
  'in brackets',
  'in title',
  'ends its phrase',
  'article before',
  ...Object.keys(TYPICAL).map((kind) => `like ${kind}`),
  'person likeness for person',
  'place likeness for place',
  'has possessive',
] as const;

const WIDTH = SPAN_SIGNALS.length;
/** Tokens on either side that say what a stretch is to its sentence. */
const AROUND = 4;

/** Adds up what words mean. */
function meaningOf({ index, termNumber, idf }: Prepared, terms: Iterable<string>): Float32Array {
  const { meaning, words } = index;
  const vector = new Float32Array(meaning.dimensions);
  for (const term of terms) {
    const number = termNumber.get(term);
    if (number !== undefined) addTerm(meaning, number, termWeight(1, idf[number]!), vector);
    else if (words?.dimensions === meaning.dimensions) {
      words.vectorOf(term).forEach((value, i) => (vector[i]! += value));
    }
  }
  return normalizeVector(vector);
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}

const termsIn = (text: string): string[] => tokenize(text).map(({ term }) => term);

/** Whether a noun says what somebody has to do with a place rather than what kind of place it is. */
function isWherever(noun: string): boolean {
  return /^(?:birthplace|hometown|residence)$/.test(noun);
}

/** A word for what is asked: its noun, else what the question's word asks for. */
export function kindWord({ kind, noun }: Wanted): string {
  if (isWherever(noun)) return 'city';
  return noun !== '' ? noun : kind === 'person' || kind === 'place' ? kind : '';
}

/** What a question looks for. */
export function lookingFor(prepared: Prepared, question: string, wanted: Wanted): Looking {
  const { termNumber, idf, index } = prepared;
  const rarest = Math.log(1 + index.passages.document.length);
  const terms = new Map<string, number>();
  for (const term of termsIn(question)) {
    const number = termNumber.get(term);
    terms.set(term, number === undefined ? rarest : idf[number]!);
  }
  return {
    wanted,
    terms,
    weight: [...terms.values()].reduce((sum, value) => sum + value, 0) || 1,
    vector: meaningOf(prepared, terms.keys()),
    noun: meaningOf(prepared, termsIn(kindWord(wanted))),
  };
}

const typical = new WeakMap<Prepared['index'], Float32Array[]>();

function typicalOf(prepared: Prepared): Float32Array[] {
  let known = typical.get(prepared.index);
  if (!known) {
    known = Object.values(TYPICAL).map((words) => meaningOf(prepared, termsIn(words)));
    typical.set(prepared.index, known);
  }
  return known;
}

/** A sentence's tokens with the term of each, none for small words. */
interface Read {
  tokens: readonly Token[];
  terms: readonly (string | undefined)[];
  asked: readonly number[];
}

function read(tokens: readonly Token[], looking: Looking): Read {
  const terms = tokens.map(({ text }) => tokenize(text)[0]?.term);
  return { tokens, terms, asked: terms.map((term) => (term === undefined ? 0 : (looking.terms.get(term) ?? 0))) };
}

const isTag = (token: Token | undefined, tag: Tag): number => (token?.tag === tag ? 1 : 0);

/**
 * The rows of a sentence's spans.
 *
 * @param place its number in its document, and its document's title
 */
export function spanSignals(
  prepared: Prepared,
  looking: Looking,
  { tokens, spans }: OfferingSentence,
  place: { sentence: number; title: string },
): Float32Array {
  const { wanted, weight, vector, noun } = looking;
  const { terms, asked } = read(tokens, looking);
  const kinds = typicalOf(prepared);
  const title = new Set(termsIn(place.title));
  const distinct = new Set(terms.filter((term) => term !== undefined));
  let share = 0;
  for (const term of distinct) share += looking.terms.get(term) ?? 0;
  const sentenceLikeness = dot(vector, meaningOf(prepared, distinct));
  const rows = new Float32Array(spans.length * WIDTH);
  spans.forEach((span, i) => {
    rows.set(rowOf(span), i * WIDTH);
  });
  return rows;

  function rowOf({ kind, from, to }: AnswerSpan): number[] {
    const own = terms.slice(from, to).filter((term) => term !== undefined);
    const inside = tokens.slice(from, to);
    let ownAsked = 0;
    for (let t = from; t < to; t++) ownAsked += asked[t]!;
    const meaning = meaningOf(prepared, own);
    const before = terms.slice(Math.max(0, from - AROUND), from).filter((term) => term !== undefined);
    const after = terms.slice(to, to + AROUND).filter((term) => term !== undefined);
    const sum = (a: number, b: number) =>
      asked.slice(Math.max(0, a), b).reduce((all, value) => all + value, 0) / weight;
    let nearest = 30;
    for (let t = 0; t < tokens.length; t++) {
      if (asked[t]! === 0 || (t >= from && t < to)) continue;
      nearest = Math.min(nearest, t < from ? from - t : t - to + 1);
    }
    const previous = tokens[from - 1]?.tag === 'DET' ? tokens[from - 2] : tokens[from - 1];
    const capitals = inside.filter(({ text }) => /^\p{Lu}/u.test(text)).length / inside.length;
    const isNoun = (token: Token | undefined) => wanted.noun !== '' && singular(token?.lower ?? '') === wanted.noun;
    const likenesses = kinds.map((typicalOfKind) => dot(meaning, typicalOfKind));
    const is = (condition: boolean) => (condition ? 1 : 0);
    const isPlace = PLACE_PREPOSITIONS.test(previous?.lower ?? '');
    const joined = inside.map(({ lower }) => lower).join(' ');
    return [
      ...SPAN_KINDS.map((one) => is(one === kind)),
      ...WANTED_KINDS.map((one) => is(one === wanted.kind)),
      is(kind === 'name' && wanted.kind === 'person'),
      is(kind === 'name' && wanted.kind === 'place'),
      is(kind === 'name' && wanted.kind === 'thing'),
      is(kind === 'number' && wanted.kind === 'number'),
      is(kind === 'date' && wanted.kind === 'time'),
      is(kind === 'date' && wanted.kind === 'time' && to - from === 1),
      is(kind === 'term' && wanted.kind === 'thing'),
      is(kind === 'number' && inside.some(({ tag }) => tag === 'NOUN') && wanted.kind === 'number'),
      is(/%|percent|\$|£|€|million|billion/.test(joined)),
      Math.log(to - from),
      capitals,
      own.length === 0 ? 0 : own.filter((term) => looking.terms.has(term)).length / own.length,
      ownAsked / weight,
      is(inside.some(isNoun)),
      is(isNoun(tokens[from - 1]) || isNoun(tokens[to]) || isNoun(previous)),
      dot(noun, meaning),
      dot(vector, meaning),
      dot(vector, meaningOf(prepared, before)),
      dot(vector, meaningOf(prepared, after)),
      1 / nearest,
      sum(from - AROUND, from),
      sum(to, to + AROUND),
      share / weight,
      sentenceLikeness,
      is(isPlace),
      is(isPlace && wanted.kind === 'place'),
      is(previous?.lower === 'by'),
      is(previous?.lower === 'of'),
      isTag(previous, 'BE'),
      isTag(tokens[to], 'BE'),
      is(from <= 1),
      from / tokens.length,
      is(place.sentence === 0),
      isTag(tokens[from - 1], 'OPEN'),
      own.length === 0 ? 0 : own.filter((term) => title.has(term)).length / own.length,
      is(!/^(?:NOUN|NAME|NUM|POS|ADJ)$/.test(tokens[to]?.tag ?? 'STOP')),
      is(/^(?:a|an)$/.test(tokens[from - 1]?.lower ?? '')),
      ...likenesses,
      wanted.kind === 'person' ? likenesses[0]! : 0,
      wanted.kind === 'place' ? likenesses[1]! : 0,
      is(inside.some(({ tag }) => tag === 'POS')),
    ];
  }
}
