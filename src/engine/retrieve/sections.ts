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

/**
 * Weight of the walk beside BM25, both scaled to 1, times the square of what the best section leaves uncovered: a question
 * that one section covers asks for that section, and one that none covers has to be put together along the graph.
 */
const WALK_WEIGHT = 6;
/** Sections looked at for the best cover. */
const COVERING = 3;
/** An entity is linked to the question when this share of its name, by rarity, stands in it. */
const LEAST_NAMED = 0.6;
/** Share of the walk's restarts that begin at passages instead of entities. */
const PASSAGE_RESTART = 0.3;

/** Restart weights: entities that the question names, rare and complete names first, and passages by BM25. */
function restartWeights(prepared: Prepared, question: Question, passages: Float32Array): Float64Array {
  const { entities } = prepared.index;
  const entityCount = entities.names.length;
  const restart = new Float64Array(entityCount + passages.length);
  const asked = new Set(question.terms.filter(({ term, weight }) => term >= 0 && weight === 1).map(({ term }) => term));
  let named = 0;
  for (let e = 0; e < entityCount; e++) {
    let all = 0;
    let common = 0;
    for (let at = entities.terms.offsets[e]!; at < entities.terms.offsets[e + 1]!; at++) {
      const idf = prepared.idf[entities.terms.items[at]!]!;
      all += idf;
      if (asked.has(entities.terms.items[at]!)) common += idf;
    }
    if (common < LEAST_NAMED * all || all === 0) continue;
    const spread = Math.sqrt(row(prepared.walk.entityPassages, e).length);
    const weight = (common * (common / all) ** 2) / spread;
    restart[e] = weight;
    named += weight;
  }
  const lexical = passages.reduce((sum, score) => sum + score, 0);
  if (lexical > 0) {
    const share = named > 0 ? (PASSAGE_RESTART / (1 - PASSAGE_RESTART)) * named : 1;
    passages.forEach((score, p) => (restart[entityCount + p] = (share * score) / lexical));
  }
  return restart;
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
  walked.forEach((share, passage) => {
    const section = prepared.lengths.sectionOfPassage[passage]!;
    visits[section] = Math.max(visits[section]!, share);
  });
  const covered = topPositions(lexicalSections, COVERING).map((section) =>
    coverageOf(question, new Set(row(prepared.sectionTerms, section))),
  );
  const weight = WALK_WEIGHT * (1 - Math.max(0, ...covered)) ** 2;
  const most = visits.reduce((max, share) => Math.max(max, share), 0);
  const relevance = lexicalSections.map((score, i) => score + (most > 0 ? (weight * visits[i]!) / most : 0));
  const largest = relevance.reduce((max, value) => Math.max(max, value), 0);
  return assembleChain(prepared, question, largest > 0 ? relevance.map((value) => value / largest) : relevance);
}
