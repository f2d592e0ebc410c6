/**
 * @file How well each sentence, passage, entity and module fits a question. Nodes follow HugRAG equation (5):
 * s(q, x) = α·cos(q, x) + (1 − α)·lex(q, x), α = 0.7. Sentences follow what measured best on long questions: the fit of the
 * whole section counts several times the fit of the sentence.
 */
import { asksForProcedure, FINDING, PROCEDURE } from '../extract/roles.ts';
import { scoreLexical } from '../lexical/bm25.ts';
import type { Rows } from '../notebook/index-types.ts';
import { embedTerms } from '../vector/term-vectors.ts';
import { denseShare, joinNear, nearnessOf } from '../vector/nearness.ts';
import { cosines } from '../vector/quantised.ts';
import type { Prepared } from './prepared.ts';
import type { Question } from './question.ts';
import { scaleToOne } from './scale.ts';
import { chooseSections } from './sections.ts';
import type { Chosen } from './support-chain.ts';

/** α of equation (5). */
export const ALPHA = 0.7;
/** Weights of section, passage and sentence in a sentence's relevance; they add up to 1. */
const SECTION_SHARE = 0.7;
const PASSAGE_SHARE = 0.1;
const SENTENCE_SHARE = 0.2;
/**
 * What a sentence gains beside its own fit of at most 1, by its role: how something was found out answers few questions, what was
 * found answers many. A question about the procedure itself gets neither.
 */
const ROLE_GAIN: Readonly<Record<number, number>> = { [PROCEDURE]: -0.4, [FINDING]: 0.1 };
const NO_GAIN: typeof ROLE_GAIN = {};
/** Share of latent similarity in a passage's relevance. */
export const LATENT_SHARE = 0.2;

export interface Relevance {
  /** 0 to 1 each, 1 for the best of its kind; of sentences a little more for findings. */
  sentences: Float32Array;
  passages: Float32Array;
  sections: Chosen[];
  /** How well each section fits the question by itself, 1 for the best. */
  sectionFits: Float32Array;
  /** s(q, x) of equation (5). */
  entities: Float32Array;
  modules: Float32Array;
}

/** The question's unit vector by what its words mean, those that no document has included. */
export function embedQuestion(prepared: Prepared, question: Question): Float32Array {
  return embedTerms(prepared.index, question.terms);
}

/** s(q, x): cosines mixed with the share of the question's weight that stands among each one's terms. */
function mixedScores(cosine: Float32Array, holders: Rows, shares: ReadonlyMap<number, number>): Float32Array {
  const scores = new Float32Array(cosine.length);
  for (const [term, share] of shares) {
    for (let at = holders.offsets[term]!; at < holders.offsets[term + 1]!; at++) scores[holders.items[at]!]! += share;
  }
  for (let i = 0; i < scores.length; i++) scores[i] = ALPHA * Math.max(0, cosine[i]!) + (1 - ALPHA) * scores[i]!;
  return scores;
}

/**
 * Sections by words and by an encoder's meaning, that of their nearest passage, scaled to 1. The latent space has no say in sections: it
 * was measured to add nothing to the walk, while an encoder finds sections that share no word with the question.
 */
function nearSections(
  { lengths }: Prepared,
  lexicalSections: Float32Array,
  near: Float32Array,
  share: number,
): Float32Array {
  const nearest = new Float32Array(lexicalSections.length);
  near.forEach((value, p) => {
    const section = lengths.sectionOfPassage[p]!;
    nearest[section] = Math.max(nearest[section]!, value);
  });
  return scaleToOne(lexicalSections.map((score, section) => (1 - share) * score + share * nearest[section]!));
}

/** Scores everything in the notebook against a question. */
export function scoreRelevance(prepared: Prepared, question: Question): Relevance {
  const { index } = prepared;
  const known = question.terms.filter(({ term }) => term >= 0);
  const lexical = scoreLexical(index, prepared.lengths, known);
  const sentences = scaleToOne(lexical.sentences);
  const lexicalPassages = scaleToOne(lexical.passages);
  const lexicalSections = scaleToOne(lexical.sections);

  const nearness = nearnessOf(prepared.nearness, question.text);
  const vector = embedQuestion(prepared, question);
  // Empty when no passage holds any term, and so the space has no dimensions.
  const near = joinNear(cosines(index.passageVectors, vector), nearness?.passages);
  const share = denseShare(LATENT_SHARE, nearness);
  const passages = lexicalPassages.map((score, p) => (1 - share) * score + share * Math.max(0, near[p] ?? 0));
  const sectionFits = nearness === undefined ? lexicalSections : nearSections(prepared, lexicalSections, near, share);
  const sections = chooseSections(prepared, question, sectionFits, nearness === undefined ? lexicalPassages : passages);
  const sectionScore = new Float32Array(lexicalSections.length);
  for (const { section, score } of sections) sectionScore[section] = score;

  const roleGain = asksForProcedure(question.text) ? NO_GAIN : ROLE_GAIN;
  for (let s = 0; s < sentences.length; s++) {
    const passage = index.sentences.passage[s]!;
    const fit =
      SECTION_SHARE * sectionScore[prepared.lengths.sectionOfPassage[passage]!]! +
      PASSAGE_SHARE * passages[passage]! +
      SENTENCE_SHARE * sentences[s]!;
    // A finding about something else stays irrelevant.
    sentences[s] = fit > 0 ? Math.max(0, fit + SENTENCE_SHARE * (roleGain[index.sentences.roles[s]!] ?? 0)) : 0;
  }

  const total = question.terms.reduce((sum, { weight, idf }) => sum + weight * idf, 0);
  const shares = new Map(known.map(({ term, weight, idf }) => [term, (weight * idf) / total]));
  return {
    sentences,
    passages,
    sections,
    sectionFits,
    entities: mixedScores(
      joinNear(cosines(index.entityVectors, vector), nearness?.entities),
      prepared.termEntities,
      shares,
    ),
    modules: mixedScores(
      joinNear(cosines(index.moduleVectors, vector), nearness?.modules),
      prepared.termModules,
      shares,
    ),
  };
}
