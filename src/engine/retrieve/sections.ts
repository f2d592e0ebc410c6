/**
 * @file Which sections the evidence comes from: BM25 and the walk over entities and passages give each its relevance, and
 * the support chain assembles them.
 */
import { row } from '../rows.ts';
import { topPositions } from './mmr.ts';
import { personalizedPageRank } from './pagerank.ts';
import type { Prepared } from './prepared.ts';
import { coverageOf, type Question } from './question.ts';
import { assembleChain, type Chosen } from './support-chain.ts';

/** Sections looked at for the best cover. */
const COVERING = 3;
/** An entity is linked to the question when this share of its name, by rarity, stands in it. */
const LEAST_NAMED = 0.6;
/** Share of the walk's restarts that begin at passages instead of entities. */
const PASSAGE_RESTART = 0.1;

/** Restart weights: entities that the question names, rare and complete names first, and passages by BM25. */
function restartWeights(prepared: Prepared, question: Question, passages: Float32Array): Float64Array {
  const entityCount = prepared.entityIdf.length;
  const restart = new Float64Array(entityCount + passages.length);
  const common = new Map<number, number>();
  for (const { term, weight } of question.terms) {
    if (term < 0 || weight < 1) continue;
    for (const entity of row(prepared.termEntities, term)) {
      common.set(entity, (common.get(entity) ?? 0) + prepared.idf[term]!);
    }
  }
  let named = 0;
  for (const [entity, idf] of common) {
    const share = idf / prepared.entityIdf[entity]!;
    if (share < LEAST_NAMED) continue;
    const spread = Math.sqrt(row(prepared.entityPassages, entity).length);
    restart[entity] = (idf * share ** 2) / spread;
    named += restart[entity]!;
  }
  const lexical = passages.reduce((sum, score) => sum + score, 0);
  if (lexical > 0) {
    const share = named > 0 ? (PASSAGE_RESTART / (1 - PASSAGE_RESTART)) * named : 1;
    passages.forEach((score, p) => (restart[entityCount + p] = (share * score) / lexical));
  }
  return restart;
}

/**
 * How much a question asks to be put together along the graph, 0 to 1: (1 − c)²·g³, c the best share of it that one section
 * covers and g the score of the second-best section over that of the best. A question that one section covers, or for which one
 * stands out, asks for that section.
 */
function needOfWalk(prepared: Prepared, question: Question, lexicalSections: Float32Array): number {
  const leading = topPositions(lexicalSections, COVERING);
  if (leading.length < 2) return 0;
  const covered = leading.map((section) => coverageOf(question, new Set(row(prepared.sectionTerms, section))));
  return (1 - Math.max(...covered)) ** 2 * lexicalSections[leading[1]!]! ** 3;
}

/**
 * Ranks and assembles sections.
 *
 * @param lexicalSections BM25 of sections, scaled to 1
 * @param lexicalPassages BM25 of passages, scaled to 1
 */
export function chooseSections(
  prepared: Prepared,
  question: Question,
  lexicalSections: Float32Array,
  lexicalPassages: Float32Array,
): Chosen[] {
  const walked = personalizedPageRank(prepared.walk, restartWeights(prepared, question, lexicalPassages));
  const visits = new Float32Array(lexicalSections.length);
  let most = 0;
  walked.forEach((share, passage) => {
    const section = prepared.lengths.sectionOfPassage[passage]!;
    if (share > visits[section]!) visits[section] = share;
    if (share > most) most = share;
  });
  if (most > 0) for (let i = 0; i < visits.length; i++) visits[i]! /= most;
  const need = needOfWalk(prepared, question, lexicalSections);
  return assembleChain(prepared, question, { lexical: lexicalSections, visits, need });
}
