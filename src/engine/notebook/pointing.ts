/**
 * @file Whether a question that nobody said goes on from the one before does so all the same. Many point back by their words ("why did she refuse?"), and half
 * of those mean what only the documents name: so it also counts whether what was cited before has anything to do with what it says itself.
 */
import { likelihoods } from '../retrieve/sections.ts';
import { Network } from '../retrieve/network.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { readQuestion } from '../retrieve/question.ts';
import { FOLLOW_UP_WEIGHTS } from '../retrieve/weights/follow-up.ts';
import type { Span } from '../types.ts';

/** Words that point at something said before, and openings that go on from it. */
const POINTING =
  /\b(?:it|its|this|these|those|they|them|their|he|him|his|she|her|hers|so|the same|instead|then)\b|\bthat\b(?=\W*$|\W+(?:\w+ )?(?:happen|occur|cause|lead|led|mean|matter|change|result|follow|stop|start|begin|began|was|is|did|does|has|had|would|could|will|affect|prevent))|^\W*(?:and|but|or|also)\b|\belse\b/iu;
const POINTING_ELSEWHERE =
  /\b(?:es|dies(?:e[rsmn]?)?|das|dadurch|davon|dazu|sie|ihn|ihm|ihr(?:e[rsmn]?)?|eso|esto|ello|ellos|ella|ellas|lo|cela|ça|ceci|ils|elles)\b|^\W*(?:und|aber|y|pero|et|mais)\b|[这那它此他她]|其/iu;
/** Of these, what stands for a thing or a matter rather than for somebody; and what says whose something is, which is mostly that of somebody named in the question. */
const MATTER = /\b(?:it|this|these|those|that|es|das|dies|eso|esto|ello|lo|cela|ça|ceci)\b|[这那它此]/iu;
const WHOSE = /\b(?:its|their|his|her|hers|ihr(?:e[rsmn]?)?)\b|其/iu;

/** Names of the numbers in a row. */
export const FOLLOW_UP_SIGNALS = ['fitsCited', 'content', 'unknown', 'matter', 'whose'] as const;

/** A passage this much less likely than the best, as a logarithm, has nothing to do with a question. */
const FARTHEST = -8;
/** Words of content beyond these say no more of it. */
const MOST_CONTENT = 5;

const network = new Network(FOLLOW_UP_WEIGHTS);

/** Whether any of its words points at something said before. */
export function pointsBack(text: string): boolean {
  return POINTING.test(text) || POINTING_ELSEWHERE.test(text);
}

/** Words of content in a question, and how many of them no document has. */
export function contentOf(prepared: Prepared, text: string): { words: number; unknown: number } {
  const content = readQuestion(prepared, text).terms.filter(({ weight }) => weight === 1);
  return { words: content.length, unknown: content.filter(({ term }) => term < 0).length };
}

/**
 * A row of {@link FOLLOW_UP_SIGNALS}.
 *
 * @param cited places that the answer before cited
 */
export function followUpSignals(prepared: Prepared, text: string, cited: readonly Span[]): Float32Array {
  const { documents, passages } = prepared.index;
  const cites = new Set(cited.map(({ documentId }) => documents.ids.indexOf(documentId)));
  // Where nothing was cited, nothing speaks against it.
  let fits = cited.length === 0 ? 1 : Math.exp(FARTHEST);
  likelihoods(prepared, text).forEach((likely, passage) => {
    if (cites.has(passages.document[passage]!)) fits = Math.max(fits, likely);
  });
  const { words, unknown } = contentOf(prepared, text);
  return Float32Array.of(
    Math.log(fits),
    Math.min(MOST_CONTENT, words),
    Math.min(MOST_CONTENT, unknown),
    Number(MATTER.test(text)),
    Number(WHOSE.test(text)),
  );
}

/**
 * Whether a question seems to go on from the one before: it says nothing by itself, or points back by its words and means what was cited.
 *
 * @param cited places that the answer before cited
 * @param weights other than those that are shipped only for training
 */
export function seemsToGoOn(prepared: Prepared, text: string, cited: readonly Span[], weights = network): boolean {
  if (contentOf(prepared, text).words === 0) return true;
  return pointsBack(text) && weights.value(followUpSignals(prepared, text, cited)) > 0;
}
