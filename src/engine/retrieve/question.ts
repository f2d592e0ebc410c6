/** @file What a question asks for: its terms with their weights, and whether it looks for causes, effects or a path. */
import { detectLanguage } from '../text/language.ts';
import { tokenize } from '../text/tokens.ts';
import { CausewayError } from '../errors.ts';
import type { Prepared } from './prepared.ts';

/**
 * `cause`: why did X happen. `effect`: what did X lead to. `path`: how did X end in Y. `check`: did X cause Y.
 * `open`: anything else.
 */
export type Intent = 'cause' | 'effect' | 'path' | 'check' | 'open';

export interface QuestionTerm {
  /** Number in the notebook's lexicon, or −1 when no document contains it. */
  term: number;
  /** As it stands in the question, in lower case. */
  surface: string;
  /** How much it says of the topic: less than 1 for words that only shape the question. */
  weight: number;
  /** Inverse frequency; that of a term seen once for terms that no document contains. */
  idf: number;
  /** True for a capitalised word inside the question: a name, in languages that capitalise only those. */
  isName: boolean;
}

export interface Question {
  text: string;
  intent: Intent;
  /** Whether word vectors may know what it means, see {@link isUnderstood}. */
  hasMeaning: boolean;
  terms: QuestionTerm[];
}

/** Questions beyond this many UTF-16 units are refused; a page of text is well below. */
export const LONGEST_QUESTION = 4000;

/** Verbs that carry a cause over into its effect, with the preposition that they need for that. */
const CAUSAL_VERB = String.raw`(?:caus(?:e|ed|es|ing)|trigger(?:ed|s)?|produc(?:e|ed|es)|(?:lead|led|leads) to|result(?:ed|s)? in|end(?:ed|s)? (?:up )?in|br(?:ing|ings|ought) (?:about|on)|contribut(?:e|ed|es) to|set off|come to)`;

const INTENTS: readonly [Intent, RegExp][] = [
  [
    'path',
    new RegExp(
      String.raw`^\W*(?:how|by what|in what way|through (?:what|which)|(?:which|what) (?:chain|steps))\b.*\b${CAUSAL_VERB}\b`,
      'iu',
    ),
  ],
  [
    'check',
    new RegExp(
      String.raw`^\W*(?:did|does|do|is|was|were|are|has|have|can|could)\b.*\b(?:${CAUSAL_VERB}|responsible|blame\w*|because)\b`,
      'iu',
    ),
  ],
  [
    'effect',
    /\b(?:consequences?|effects? of|effects? did|impacts? of|impacts? did|what (?:did|does|do|will|would) .* (?:lead to|cause|result in|trigger|bring|mean|produce)|what happened (?:after|because)|what if\b|what would happen)\b/iu,
  ],
  [
    'cause',
    /\b(?:why|root causes?|what (?:\w+ )?(?:caused|causes|led|leads|triggered|explains|drove|drives)|causes? of|reasons?|due to what|what made|how come|origins? of|responsible|blame)\b/iu,
  ],
  [
    'cause',
    /\b(?:warum|weshalb|wieso|ursachen?|pourquoi|por qué|perché|por que|waarom|почему)\b|为什么|為什麼|原因|なぜ|왜/iu,
  ],
];

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

/** Languages whose meaning is understood; many a question is too short to tell. */
const UNDERSTOOD: ReadonlySet<string> = new Set(['en', 'und']);

/** Whether a text is in a language that the word vectors and the encoder which come with Causeway know: they were trained on English. */
export function isUnderstood(text: string): boolean {
  return UNDERSTOOD.has(detectLanguage(text));
}

/** The kind of answer a question asks for, from its words. */
export function intentOf(text: string): Intent {
  return INTENTS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'open';
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
  const rarest = Math.log(1 + prepared.index.passages.document.length);
  const terms = new Map<string, QuestionTerm>();
  for (const { term, start, end } of tokenize(trimmed)) {
    const number = prepared.termNumber.get(term) ?? -1;
    terms.set(term, {
      term: number,
      surface: trimmed.slice(start, end).toLowerCase(),
      weight: SHAPING.has(term) ? SHAPING_WEIGHT : 1,
      idf: number < 0 ? rarest : prepared.idf[number]!,
      isName: start > 0 && /\p{Lu}/u.test(trimmed[start]!),
    });
  }
  return {
    text: trimmed,
    intent: intentOf(trimmed),
    hasMeaning: isUnderstood(trimmed),
    terms: [...terms.values()],
  };
}
