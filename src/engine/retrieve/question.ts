/** @file What a question asks for: its terms with their weights, and whether it looks for causes, effects or a path. */
import { CausewayError } from '../errors.ts';
import { tokenize } from '../text/tokens.ts';
import { isUnderstood } from '../text/understood.ts';
import type { Intent } from './intent-grammar.ts';
import { nearnessOf } from '../vector/nearness.ts';
import { intentOf } from './intent.ts';
import { subjectsOf, type Subjects } from './subjects.ts';
import { meantTerm } from './misspelled.ts';
import type { Prepared } from './prepared.ts';

export interface QuestionTerm {
  /** Number in the notebook's lexicon, or −1 when no document contains it, nor one that it may be meant to be. */
  term: number;
  /** As it stands in the question, in lower case. */
  surface: string;
  /** How much it says of the topic: less than 1 for words that only shape the question. */
  weight: number;
  /** Inverse frequency; that of a term seen once for terms that no document contains. */
  idf: number;
  /** True for a capitalised word inside the question: a name, in languages that capitalise only those. */
  isName: boolean;
  /** Present where it stands outside of what the question asks about, as far as a reader tells that. */
  isAside?: true;
  /** Present where no document contains it and it is taken for a word that one does, written with one other letter. */
  isMeant?: true;
}

export interface Question {
  text: string;
  intent: Intent;
  /** What it asks about, where a reader tells it and it asks for causes or effects. */
  subjects?: Subjects;
  /** Whether word vectors may know what it means, see {@link isUnderstood}. */
  hasMeaning: boolean;
  terms: QuestionTerm[];
}

/** Questions beyond this many UTF-16 units are refused; a page of text is well below. */
export const LONGEST_QUESTION = 4000;

/** Words that shape a question about causes without naming its topic. */
const SHAPING = new Set(
  'caus reason effect consequ lead led result trigger happen explain main primari key root origin chain impact outcom affect influenc contribut factor role context way how why end ultim eventu begin come came go back'.split(
    ' ',
  ),
);
const SHAPING_WEIGHT = 0.25;

/** Whether a term only shapes a question about causes. */
export function shapesQuestion(term: string): boolean {
  return SHAPING.has(term);
}

/** The share of a question's content, by weight and rarity, that stands among these terms: 0 to 1. */
export function coverageOf(question: Question, named: { has(term: number): boolean }): number {
  let covered = 0;
  let total = 0;
  for (const { term, weight, idf } of question.terms) {
    total += weight * idf;
    if (term >= 0 && named.has(term)) covered += weight * idf;
  }
  return total === 0 ? 0 : covered / total;
}

/** Tells which places stand outside of what a question asks about; none where that is not known. */
function asideOf(text: string, subjects: Subjects | null): (start: number) => boolean {
  const parts = [subjects?.about ?? '', subjects?.other ?? ''].filter((part) => part !== '');
  const places = parts.map((part) => ({ from: text.indexOf(part), to: text.indexOf(part) + part.length }));
  return (start) => places.length > 0 && !places.some(({ from, to }) => start >= from && start < to);
}

/**
 * Reads a question against a notebook.
 *
 * @throws CausewayError `question-empty`, `question-too-long`
 */
export function readQuestion(prepared: Prepared, text: string): Question {
  const trimmed = text.trim();
  if (trimmed === '') throw new CausewayError('question-empty', 'Type a question first.');
  if (trimmed.length > LONGEST_QUESTION) {
    throw new CausewayError(
      'question-too-long',
      `A question can have at most ${LONGEST_QUESTION.toLocaleString('en')} characters; this one has ${trimmed.length.toLocaleString('en')}. Add longer text as a document instead.`,
      { length: trimmed.length, limit: LONGEST_QUESTION },
    );
  }
  const { nearness } = prepared;
  const asked = nearnessOf(nearness, trimmed)?.understood;
  const intent = intentOf(trimmed, asked);
  const rarest = Math.log(1 + prepared.index.passages.document.length);
  const subjects = asked && intent !== 'open' ? subjectsOf(trimmed, intent, asked) : null;
  const isAside = asideOf(trimmed, subjects);
  const terms = new Map<string, QuestionTerm>();
  for (const { term, start, end } of tokenize(trimmed)) {
    const known = prepared.termNumber.get(term);
    const surface = trimmed.slice(start, end).toLowerCase();
    const number = known ?? meantTerm(prepared, term, surface);
    const before = terms.get(term);
    // Said twice, it is aside only if it is so both times.
    const aside = isAside(start) && (before === undefined || before.isAside === true);
    terms.set(term, {
      term: number,
      ...(known === undefined && number >= 0 && { isMeant: true }),
      surface,
      weight: SHAPING.has(term) ? SHAPING_WEIGHT : 1,
      idf: number < 0 ? rarest : prepared.idf[number]!,
      ...(aside && { isAside: true }),
      isName: start > 0 && /\p{Lu}/u.test(trimmed[start]!),
    });
  }
  return {
    text: trimmed,
    intent,
    ...(subjects && { subjects }),
    hasMeaning: isUnderstood(trimmed),
    terms: [...terms.values()],
  };
}
