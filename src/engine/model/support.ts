/**
 * @file Whether what a sentence cites says what it says, as far as words can tell: its numbers and names must stand in the
 * cited evidence, and most of its other content words too. Words of the question count for nothing either way, since an answer
 * repeats them, nor do words that only tie cause and effect. And where the cited evidence says that things only went together, or
 * that one did not cause the other, a sentence that claims a cause goes too far, as does one that takes the effect for the cause.
 */
import { extract } from '../extract/extract.ts';
import { detectLanguage } from '../text/language.ts';
import { splitSentences } from '../text/sentences.ts';
import { termsOf, tokenize } from '../text/tokens.ts';
import type { Range, RelationKind, Support } from '../types.ts';

/** This share of a sentence's own content words must stand in what it cites. */
const LEAST_SHARE = 0.6;
/** Shorter stems begin too many words. */
const LEAST_STEM = 4;
/** Missing words named to the person. */
const NAMED_WORDS = 3;

/** Words that say how things hang together, not what they are. */
const TYING = new Set(
  termsOf(
    `cause causes caused causing reason reasons result results resulted effect effects lead leads led leading bring brought
    bringing due owing trigger triggered turn consequence consequently following followed follows happen happened
    occur occurred make made thus hence therefore according evidence documents document states stated says say said
    main mainly chain step steps first second then next finally eventually also`,
  ),
);

/** Languages in which a capital does not tell a name. */
const CAPITALISED_NOUNS = new Set(['de', 'lb']);

const NUMBER = /\p{N}+(?:[.,]\p{N}+)*/gu;
/** Words with a capital inside a sentence, and words in capitals. */
const NAME = /(?<=[\p{L}\p{N},;:)"'’”]\s+)\p{Lu}[\p{L}\p{M}\p{N}'’-]*|(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{Ll}])/gu;

/** A statement about causes, by the built-in grammar, with the terms of its sides. */
interface Claim {
  kind: RelationKind;
  cause: readonly string[];
  effect: readonly string[];
}

function claimsOf(text: string, language: string): Claim[] {
  const terms = ({ start, end }: Range) => termsOf(text.slice(start, end));
  return extract(text, splitSentences(text), language).relations.map(({ kind, cause, effect }) => ({
    kind,
    cause: terms(cause),
    effect: terms(effect),
  }));
}

function meet(a: readonly string[], b: readonly string[]): boolean {
  return a.some((term) => b.includes(term));
}

/** What a sentence claims of causes that its evidence does not say, in plain words; null when it claims no more. */
function overclaim(sentence: string, said: string, question: string): string | null {
  // One sentence may be too short to tell its language by.
  const language = detectLanguage(`${question}\n${said}\n${sentence}`);
  const causal = ({ kind }: Claim) => kind === 'causal';
  const claimed = claimsOf(sentence, language).filter(causal);
  const known = claimsOf(said, language);
  if (claimed.length === 0 || known.length === 0) return null;
  if (!known.some(causal)) return 'The cited sentences do not say that one caused the other';
  const isTurned = claimed.some(
    ({ cause, effect }) =>
      known.some((other) => causal(other) && meet(cause, other.effect) && meet(effect, other.cause)) &&
      !known.some((other) => meet(cause, other.cause) || meet(effect, other.effect)),
  );
  return isTurned ? 'The cited sentences name cause and effect the other way round' : null;
}

function numbersOf(text: string): Set<string> {
  return new Set((text.match(NUMBER) ?? []).map((number) => number.replace(/,(?=\p{N}{3})/gu, '')));
}

/** Content words of a sentence that are its own: not the question's, not ones that only tie. */
function ownTerms(sentence: string, question: ReadonlySet<string>): Map<string, string> {
  const own = new Map<string, string>();
  for (const { term, start, end } of tokenize(sentence)) {
    if (!question.has(term) && !TYING.has(term)) own.set(term, sentence.slice(start, end));
  }
  return own;
}

/** Whether a term stands in a text, or one that it begins or that begins it: "short" and "shortage". */
function isSaid(term: string, terms: ReadonlySet<string>): boolean {
  if (terms.has(term)) return true;
  if (term.length < LEAST_STEM) return false;
  return [...terms].some((other) => other.length >= LEAST_STEM && (other.startsWith(term) || term.startsWith(other)));
}

function listed(words: readonly string[]): string {
  return words
    .slice(0, NAMED_WORDS)
    .map((word) => `“${word}”`)
    .join(', ');
}

/**
 * Checks a sentence against what it cites.
 *
 * @param cited texts of the cited evidence
 * @param question the question that is answered
 */
export function checkSupport(sentence: string, cited: readonly string[], question: string): Support {
  if (cited.length === 0) return { supported: false, reason: 'Cites nothing from the documents' };
  const said = cited.join('\n');
  const numbers = numbersOf(said);
  const asked = numbersOf(question);
  const strange = [...numbersOf(sentence)].filter((number) => !numbers.has(number) && !asked.has(number));
  if (strange.length > 0) {
    return { supported: false, reason: `The cited sentences do not have the number ${listed(strange)}` };
  }
  const terms = new Set(termsOf(said));
  const questionTerms = new Set(termsOf(question));
  const capitalised = CAPITALISED_NOUNS.has(detectLanguage(said)) ? [] : (sentence.match(NAME) ?? []);
  const names = capitalised.filter((name) =>
    termsOf(name).some((term) => !terms.has(term) && !questionTerms.has(term)),
  );
  if (names.length > 0) return { supported: false, reason: `The cited sentences do not name ${listed(names)}` };
  const own = ownTerms(sentence, questionTerms);
  const missing = [...own].filter(([term]) => !isSaid(term, terms)).map(([, word]) => word);
  if (missing.length > own.size * (1 - LEAST_SHARE)) {
    return { supported: false, reason: `The cited sentences do not say ${listed(missing)}` };
  }
  // Without a word of its own it repeats the question, which what it cites must at least be about.
  if (own.size === 0 && !termsOf(sentence).some((term) => terms.has(term))) {
    return { supported: false, reason: 'The cited sentences are about something else' };
  }
  const reason = overclaim(sentence, said, question);
  return reason === null ? { supported: true } : { supported: false, reason };
}
