/** @file A causal statement of a notebook as it can be asked about: its sides as phrases, and how a question says its verb. */
import { startsClause, type Argument } from '../extract/clauses.ts';
import { verbCues } from '../extract/lexicon/verb-cues.ts';
import { verbForm } from '../extract/lexicon/verbs.ts';
import { tagSentence } from '../extract/tagger.ts';
import { tokenize, type Token } from '../extract/tokens.ts';
import type { TextSource } from '../ports.ts';
import type { NotebookIndex } from './index-types.ts';
import { pointsElsewhere, thingAt, type Thing } from './thing.ts';

export interface Statement {
  relation: number;
  /** Null where it can't be put into a question as it is. */
  cause: Thing | null;
  effect: Thing | null;
  /** The effect, where it is told as a whole clause: "the bakery closed"; `asked` is what a question says of it after "Why". */
  clause: (Pick<Thing, 'text' | 'words'> & { asked: string }) | null;
  /** What follows "What …" in a question for the cause: "led to", "reduces"; null where nothing does. */
  predicate: string | null;
  /** True when the cause brings the effect about, rather than changing or preventing it. */
  brings: boolean;
  /** Whether it is told as something that happened, rather than as what happens. */
  isPast: boolean;
}

/** Verbs from this confidence on bring their object about; the others do something to it, and the question says what. */
const BRINGS_ABOUT = 0.8;
const NO_OBJECT_QUESTION = new Set(['make', 'bring', 'leave', 'plunge', 'force', 'compel', 'mean', 'lie', 'root']);
/** Cues that name a purpose, a condition or a time rather than something that led to it. */
const LOOSE =
  /^(?:to|if|when|as|once|so|for|over|against|at|in order to|so as to|in a bid to|in an (?:attempt|effort) to)$/;
/** "the impact of X on Y": what it did to Y stays open. */
const OPEN_EFFECT = /\b(?:impacts?|effects?|influences?|roles?)\b/u;

/** The third person of a verb: "affect" → "affects". */
function thirdPerson(lemma: string): string {
  if (/(?:s|sh|ch|x|z|o)$/.test(lemma)) return `${lemma}es`;
  return /[^aeiou]y$/.test(lemma) ? `${lemma.slice(0, -1)}ies` : `${lemma}s`;
}

/** Tags that make a clause more than one plain statement, or point elsewhere; and those that no clause ends with. */
const BEYOND_PLAIN = /^(?:COMMA|WH|PRON|SUB|STOP|OPEN|CLOSE|CONJ)$/;
const CAN_NOT_END = /^(?:DET|PREP|TO|ADV|BE|HAVE|MODAL|DO|NEG|POS)$/;

type Predicate = Pick<Statement, 'predicate' | 'brings' | 'isPast'>;

const NONE: Predicate = { predicate: null, brings: false, isPast: false };

function bringing(isPast: boolean): Predicate {
  return { predicate: isPast ? 'led to' : 'leads to', brings: true, isPast };
}

/** Whether the verb at `at` tells of the past: a past form, with "were" rather than "are" where it has an auxiliary. */
function tellsPast(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= 0 && before > at - 4; before--) {
    const { tag, lower } = tokens[before]!;
    if (tag === 'BE' || tag === 'HAVE' || tag === 'DO') return /^(?:was|were|had|did)$/.test(lower);
    if (tag === 'MODAL' || tag === 'TO') return false;
    if (tag !== 'ADV') break;
  }
  return tokens[at]!.tag === 'VBD';
}

/** How a question says what a verb says: "caused" → "led to", "was affected by" → "affected". */
function verbPredicate(tokens: readonly Token[], verb: number, cue: Argument, polarity: number): Predicate {
  const { lemma, tag, lower } = tokens[verb]!;
  const known = verbCues(lemma)[0];
  if (!known || NO_OBJECT_QUESTION.has(lemma)) return NONE;
  const isPast = tag !== 'VBG' && tellsPast(tokens, verb);
  if (polarity > 0 && known.confidence >= BRINGS_ABOUT) return bringing(isPast);
  const particle = tokens.slice(verb + 1, cue.to).filter(({ lower }) => lower !== 'by');
  if (particle.some(({ tag }) => tag !== 'PREP') || known.subject !== 'cause') return NONE;
  const isActive = !/^(?:BE|HAVE)$/.test(tokens[verb - 1]?.tag ?? '') && tokens[cue.to - 1]!.lower !== 'by';
  const said = isPast && (isActive || lower.endsWith('ed')) ? lower : thirdPerson(lemma);
  return { predicate: [said, ...particle.map(({ lower }) => lower)].join(' '), brings: false, isPast };
}

function predicateOf(tokens: readonly Token[], cue: Argument, polarity: number): Predicate {
  const own = tokens.slice(cue.from, cue.to);
  const words = own.map(({ lower }) => lower).join(' ');
  if (LOOSE.test(words)) return NONE;
  const verb = own.findLastIndex(({ tag, lemma }) => /^VB[DG]?$/.test(tag) && verbCues(lemma).length > 0);
  if (verb >= 0) return verbPredicate(tokens, cue.from + verb, cue, polarity);
  if (polarity < 0) return NONE;
  if (OPEN_EFFECT.test(words)) return { predicate: 'affects', brings: false, isPast: false };
  return bringing(
    tokens.some(({ tag, finite, lower }) => finite && (tag === 'VBD' || /^(?:was|were|had|did)$/.test(lower))),
  );
}

/**
 * A clause as it stands after "Why": "did the bakery close", "were the roads shut"; where its verb is not known for sure, "is it that …".
 *
 * @param own tokens of the clause
 * @param verb index of its finite verb in them
 */
function askedAfterWhy(own: readonly Token[], verb: number, subject: string, text: string): string {
  const { tag, lower, start, end } = own[verb]!;
  const said = (from: number) => text.slice(from, own.at(-1)!.end).replace(/\s+/g, ' ');
  const ask = (auxiliary: string, base: string) => `${auxiliary} ${subject} ${base}${said(end)}`;
  const next = own.slice(verb + 1).find((token) => token.tag !== 'ADV' && token.tag !== 'NEG');
  const isShortened = /['’]/.test(text.slice(start, (own[verb + 1] ?? own[verb]!).end));
  const asItStands = `is it that ${subject} ${said(start)}`;
  if (isShortened || own.slice(verb + 1).some(({ finite }) => finite)) return asItStands;
  if (tag === 'BE' || tag === 'MODAL') return `${lower} ${subject}${said(end)}`;
  if (tag === 'HAVE' || tag === 'DO') {
    const isAuxiliary = next?.tag === 'BE' || next?.tag === (tag === 'HAVE' ? 'VBD' : 'VB');
    if (isAuxiliary) return `${lower} ${subject}${said(end)}`;
    const auxiliary = /^(?:had|did)$/.test(lower) ? 'did' : /^(?:has|does)$/.test(lower) ? 'does' : 'do';
    return ask(auxiliary, tag === 'HAVE' ? 'have' : 'do');
  }
  const form = verbForm(lower);
  if (!form) return asItStands;
  return ask(tag === 'VBD' ? 'did' : form.thirdPerson ? 'does' : 'do', form.lemma);
}

/** A clause with nothing more in it than subject and predicate, that points nowhere else; null where the part is none. */
function clauseAt(tokens: readonly Token[], part: Argument, text: string): Statement['clause'] {
  const own = tokens.slice(part.from, part.to);
  const last = own.at(-1);
  const verb = own.findIndex(({ finite }) => finite);
  if (!last || verb < 1 || !startsClause(own, 0)) return null;
  const subject = thingAt(tokens, { from: part.from, to: part.from + verb }, text);
  const isPlain = own.every(({ tag, lower }) => !BEYOND_PLAIN.test(tag) && lower !== 'that');
  if (subject === null || !isPlain || CAN_NOT_END.test(last.tag)) return null;
  const predicate = text.slice(own[verb]!.start, last.end).replace(/\s+/g, ' ');
  if (pointsElsewhere(predicate)) return null;
  const asked = askedAfterWhy(own, verb, subject.text, text);
  return { text: `${subject.text} ${predicate}`, words: subject.words + 1, asked };
}

/** Reads a relation as a statement. */
export async function readStatement(index: NotebookIndex, texts: TextSource, relation: number): Promise<Statement> {
  const { relations, sentences, documents } = index;
  const sentence = relations.sentence[relation]!;
  const text = await texts.text(documents.ids[sentences.document[sentence]!]!);
  const tokens = tokenize(text, { start: sentences.ranges[2 * sentence]!, end: sentences.ranges[2 * sentence + 1]! });
  tagSentence(tokens);
  const partAt = (side: number): Argument => {
    const start = relations.ranges[6 * relation + 2 * side]!;
    const end = relations.ranges[6 * relation + 2 * side + 1]!;
    const from = tokens.findIndex((token) => token.start >= start);
    const to = tokens.findLastIndex((token) => token.end <= end) + 1;
    return from < 0 || to < from ? { from: 0, to: 0 } : { from, to };
  };
  const effect = partAt(1);
  return {
    relation,
    cause: thingAt(tokens, partAt(0), text),
    effect: thingAt(tokens, effect, text),
    clause: clauseAt(tokens, effect, text),
    ...predicateOf(tokens, partAt(2), relations.polarity[relation]!),
  };
}
