/**
 * @file Which sentences may answer a question by what part of their document they are: reference lists, code, running heads, heads of mails and what a reply
 * repeats of a mail that is here as well are no evidence, unless the question asks for such a thing, or is no question but words to look up.
 */
import type { NotebookIndex } from '../notebook/index-types.ts';
import { isEvidencePart, partNumber } from '../text/parts.ts';
import type { TextPart } from '../types.ts';
import type { Relevance } from './relevance.ts';

/** What a question says that asks for a part that is otherwise no evidence. */
const ASKED: readonly (readonly [parts: readonly TextPart[], words: RegExp])[] = [
  [
    ['reference'],
    /\b(?:cit(?:es?|ed|ing|ations?)|references?|bibliograph\w+|which (?:papers?|articles?|books?|publications?|authors?)|who (?:wrote|published)|zitier\w*|literaturverzeichnis|citad\w+|referencias?|bibliografía)\b|引用|参考文献/iu,
  ],
  [['code'], /\b(?:code|prompts?|listings?|snippets?|pseudo-?code|quelltext|código)\b|代码|提示词/iu],
  [
    ['mail header', 'repeated'],
    /\b(?:(?:who|whom|when) .*(?:wrote|write|written|sent|send|mail(?:ed)?|addressed|forwarded|copied)|subject line|senders?|recipients?|absender|empfänger|betreff|remitente|destinatarios?|asunto)\b|发件人|收件人/iu,
  ],
  [['running head'], /\b(?:running heads?|which (?:journal|proceedings|issue))\b/iu],
];

/** A question begins so, or ends in its mark; anything else is words to look up. */
const QUESTION =
  /[?？]\s*$|^(?:who|what|when|where|which|why|how|is|are|was|were|do|does|did|can|could|should|would|has|have|had|explain|tell|describe|name|list|give|show|trace|find|summari[sz]e|compare|wer|was|wann|wo|welche|warum|weshalb|wie|por|qué|quién|cuándo|cómo|为什么|谁|什么)\b/iu;

/** Numbers of the parts that a question asks for besides those that are evidence anyway. */
export function partsAskedFor(question: string): ReadonlySet<number> {
  const isQuestion = QUESTION.test(question.trim());
  const parts = ASKED.flatMap(([named, words]) => (!isQuestion || words.test(question) ? named : []));
  return new Set(parts.map(partNumber));
}

/** Tells for each sentence whether it may answer. */
export function mayAnswer({ sentences }: NotebookIndex, question: string): (sentence: number) => boolean {
  const asked = partsAskedFor(question);
  return (sentence) => isEvidencePart(sentences.parts[sentence]!) || asked.has(sentences.parts[sentence]!);
}

/**
 * Abstracts and captions have the words of a question more often than its answer, which stands in the text that they sum up: of what was cited without a reader
 * for 677 questions on papers, 2 of 108 sentences of abstracts and 1 of 26 captions answered, and 224 of 1,958 others. Their odds count so much.
 */
const SUMMARY_ODDS = 0.2;
const SUMMARIES: readonly (readonly [part: TextPart, asked: RegExp])[] = [
  ['abstract', /\b(?:abstract|summary|contributions?|about|claims?|aims?|purpose|overview|propos\w+)\b/iu],
  ['caption', /\b(?:figures?|fig|tables?|captions?|charts?|diagrams?|pictures?|plots?|graphs?|shown?|shows)\b/iu],
];

/** Relevance in which summaries stand behind what they sum up, unless it is they that are asked for. */
export function behindText({ sentences }: NotebookIndex, question: string, relevance: Relevance): Relevance {
  const summaries = new Set(SUMMARIES.flatMap(([part, asked]) => (asked.test(question) ? [] : [partNumber(part)])));
  const chances = relevance.sentences.map((chance, s) =>
    chance > 0 && summaries.has(sentences.parts[s]!)
      ? (SUMMARY_ODDS * chance) / (1 - chance + SUMMARY_ODDS * chance)
      : chance,
  );
  return { ...relevance, sentences: chances };
}

/** Relevance without what may not answer: neither its sentences count nor passages that have no other. */
export function withoutOthers(
  { passages }: Pick<NotebookIndex, 'passages'>,
  relevance: Relevance,
  isAllowed: (sentence: number) => boolean,
): Relevance {
  const sentences = relevance.sentences.map((chance, s) => (chance > 0 && !isAllowed(s) ? 0 : chance));
  const likely = relevance.passages.map((fit, p) => {
    if (fit === 0) return 0;
    for (let s = passages.sentenceStart[p]!; s < passages.sentenceStart[p + 1]!; s++) if (isAllowed(s)) return fit;
    return 0;
  });
  return { ...relevance, sentences, passages: likely };
}
