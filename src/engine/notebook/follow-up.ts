/**
 * @file Follow-up questions. One that points back ("why did that happen?") or says too little to be searched for carries over what the
 * question before was about, or what its answer led to; and questions that go on from an answer are proposed.
 */
import { tokenize } from '../text/tokens.ts';
import { intentOf } from '../retrieve/intent.ts';
import { readQuestion } from '../retrieve/question.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import type { AskedBefore, Span } from '../types.ts';
import { preparedFor } from './ask.ts';
import type { NotebookIndex } from './index-types.ts';
import { inSentence, isNounPhrase } from './phrasing.ts';
import { contentOf, pointsBack, seemsToGoOn } from './pointing.ts';
import { withoutSentences } from './set-aside.ts';

/** A whole question begins with one of these; anything else short is a fragment, such as "and in May?". */
const WHOLE =
  /^\W*(?:why|what|how|who|whom|whose|when|where|which|did|does|do|is|was|were|are|am|has|have|had|can|could|will|would|should|may|might|name|list|tell|explain|describe|warum|was|wie|wer|wann|wo|welche[rsnm]?|por qué|qué|cómo|quién|cuándo|dónde|pourquoi|que|comment|qui|quand|où)\b/iu;
/** One that points back and has this many words of content stands by itself all the same. */
const ENOUGH_CONTENT = 5;
const MOST_CARRIED = 3;
const CAUSAL = 0;

/** Terms that say what a question is about, as far as the notebook has them. */
function contentTerms(prepared: Prepared, text: string): number[] {
  const { terms } = readQuestion(prepared, text);
  return terms.filter(({ term, weight }) => term >= 0 && weight === 1).map(({ term }) => term);
}

/** Whether a question can't be understood without the one before, where it is known to go on from that. */
export function needsContext(prepared: Prepared, text: string): boolean {
  const { words } = contentOf(prepared, text);
  return words === 0 || ((pointsBack(text) || !WHOLE.test(text)) && words < ENOUGH_CONTENT);
}

/** Names of entities that stand whole in a text, longest first, without those inside longer ones. */
function namedIn({ index, termEntities }: Prepared, terms: ReadonlySet<number>): string[] {
  const { names, terms: nameTerms, sentences } = index.entities;
  const candidates = new Set([...terms].flatMap((term) => [...row(termEntities, term)]));
  const whole = [...candidates].filter((entity) => {
    const own = row(nameTerms, entity);
    return own.length > 0 && own.every((term) => terms.has(term));
  });
  const size = (entity: number) => row(nameTerms, entity).length;
  const mentions = (entity: number) => row(sentences, entity).length;
  whole.sort((a, b) => size(b) - size(a) || mentions(b) - mentions(a) || a - b);
  const covered = new Set<number>();
  const chosen: string[] = [];
  for (const entity of whole) {
    const own = row(nameTerms, entity);
    if (own.every((term) => covered.has(term))) continue;
    for (const term of own) covered.add(term);
    chosen.push(names[entity]!);
  }
  return chosen;
}

/** The words of content of a question, as one phrase. */
function contentWords(prepared: Prepared, question: string): string[] {
  const known = new Set(contentTerms(prepared, question));
  const words = tokenize(question).filter(({ term }) => known.has(prepared.termNumber.get(term) ?? -1));
  return words.length === 0 ? [] : [words.map(({ start, end }) => question.slice(start, end)).join(' ')];
}

/** The entities that a cited sentence names, most often mentioned first. */
function namedAt({ index, sentenceEntities }: Prepared, { cited }: AskedBefore): string[] {
  const sentence = cited[0] ? sentenceAt(index, cited[0]) : -1;
  if (sentence < 0) return [];
  const mentions = (entity: number) => row(index.entities.sentences, entity).length;
  const entities = [...row(sentenceEntities, sentence)].sort((a, b) => mentions(b) - mentions(a) || a - b);
  return entities.map((entity) => index.entities.names[entity]!);
}

/**
 * What a follow-up carries over, as phrases. Asked on for a cause, it is about the first cause that the answer found; asked on for an effect,
 * or after a question for effects, about the last effect; otherwise about what the question before named, what that had carried
 * over itself, or what the first cited sentence names.
 *
 * @returns empty when the question stands by itself
 */
export function carriedOver(prepared: Prepared, text: string, before: AskedBefore): string[] {
  const needs = before.implied ? seemsToGoOn(prepared, text, before.cited) : needsContext(prepared, text);
  if (!needs) return [];
  const intent = intentOf(text);
  const earlier = intentOf(before.question);
  if (before.path.length > 0 && !asksElse(text)) {
    if (intent === 'effect' || (intent === 'cause' && earlier === 'effect')) return [before.path.at(-1)!.effect];
    if (intent === 'cause') return [before.path[0]!.cause];
  }
  const named = namedIn(prepared, new Set(contentTerms(prepared, before.question)));
  const subjects = [
    named,
    before.carried,
    before.path.slice(-1).map(({ effect }) => effect),
    contentWords(prepared, before.question),
    namedAt(prepared, before),
  ];
  return (subjects.find((names) => names.length > 0) ?? []).slice(0, MOST_CARRIED);
}

/** The text that is searched for: the question with what it carries over. */
export function withCarried(text: string, carried: readonly string[]): string {
  return carried.length === 0 ? text : `${text.trim()} (${carried.join('; ')})`;
}

/** The sentence at a cited place, or −1. */
function sentenceAt({ documents, sentences }: NotebookIndex, { documentId, start }: Span): number {
  const document = documents.ids.indexOf(documentId);
  if (document < 0) return -1;
  for (let s = documents.sentenceStart[document]!; s < documents.sentenceStart[document + 1]!; s++) {
    if (sentences.ranges[2 * s] === start) return s;
  }
  return -1;
}

/** What the notebook tells beyond the ends of an answer's path. */
function beyond({ index, sentenceRelations, previous }: Prepared, cited: readonly Span[]) {
  const { relations, chains } = index;
  const sentences = cited.map((span) => sentenceAt(index, span));
  const inAnswer = new Set(sentences.flatMap((s) => (s < 0 ? [] : [...row(sentenceRelations, s)])));
  const atEnd = (s: number | undefined) => (s === undefined || s < 0 ? [] : [...row(sentenceRelations, s)]);
  const isNew = (relation: number) => !inAnswer.has(relation) && relations.kind[relation] === CAUSAL;
  const last = atEnd(sentences.at(-1));
  const effects = new Set(last.flatMap((relation) => [...row(relations.entities, 2 * relation + 1).subarray(0, 1)]));
  const causesLast = (relation: number) => effects.has(row(relations.entities, 2 * relation + 1)[0] ?? -1);
  return {
    hasEarlier: atEnd(sentences[0]).some((relation) => row(previous, relation).some(isNew)),
    hasLater: last.some((relation) => row(chains, relation).some(isNew)),
    hasOther: relations.kind.some((_, relation) => isNew(relation) && causesLast(relation)),
    affected: [...effects].filter((entity) =>
      row(index.entities.sentences, entity).some((s) => !sentences.includes(s)),
    ),
  };
}

/**
 * Questions that go on from an answer with a causal path: what is behind its first cause, what its last effect led to, what else
 * brought that about or happened to what it is about, as far as the notebook tells; and what there would be without a step on the way.
 *
 * @param count most of them
 */
export function followUps(index: NotebookIndex, { path, cited }: AskedBefore, count: number): string[] {
  const first = path[0];
  const last = path.at(-1);
  if (!first || !last) return [];
  const { hasEarlier, hasLater, hasOther, affected } = beyond(preparedFor(index), cited);
  // Many of a kind need no article, so their name alone can stand in a question.
  const many = affected.map((entity) => index.entities.names[entity]!).find((name) => /[^s]s$/u.test(name)) ?? '';
  // What would be without the first cause is the question before, turned around.
  const middle = path.slice(1).find(({ cause }) => isNounPhrase(cause))?.cause ?? '';
  const questions: [isTold: boolean, phrase: string, question: (phrase: string) => string][] = [
    [hasEarlier, first.cause, (phrase) => `What led to ${phrase}?`],
    [hasLater, last.effect, (phrase) => `What did ${phrase} lead to?`],
    [hasOther, last.effect, (phrase) => `What else caused ${phrase}?`],
    [many !== '', many, (phrase) => `What else happened to ${phrase}?`],
    [middle !== '', middle, (phrase) => `What if there had been no ${phrase.replace(/^(?:the|an?) /u, '')}?`],
  ];
  return questions
    .filter(([isTold, phrase]) => isTold && !phrase.endsWith('…') && isNounPhrase(phrase))
    .map(([, phrase, question]) => question(inSentence(phrase)))
    .slice(0, count);
}

/** An index in which sentences that were cited before are no evidence any more. */
export function withoutCited(index: NotebookIndex, cited: readonly Span[]): NotebookIndex {
  return withoutSentences(
    index,
    cited.map((span) => sentenceAt(index, span)).filter((sentence) => sentence >= 0),
  );
}

/** Whether a question asks for other things than the answer before gave. */
export function asksElse(text: string): boolean {
  return /\belse\b/iu.test(text);
}
