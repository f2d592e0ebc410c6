/**
 * @file Which sections the evidence comes from: BM25 and the walk over entities and passages give each its relevance, and
 * the support chain assembles them.
 */
import { row } from '../rows.ts';
import { personalizedPageRank } from './pagerank.ts';
import type { Prepared } from './prepared.ts';
import type { Question } from './question.ts';
import { scaleToOne } from './scale.ts';
import { assembleChain, type Chosen } from './support-chain.ts';

/** An entity is linked to the question when this share of its name, by rarity, stands in it. */
const LEAST_NAMED = 0.6;
/** A name of which this share stands in the question stands there whole; the rest is rounding. */
const WHOLE = 0.9999;
/** Share of the walk's restarts that begin at passages instead of entities. */
const PASSAGE_RESTART = 0.1;
/** What a common noun keeps of its restarts; passages get the rest. What many documents talk of leads everywhere. */
const TERM_RESTART = 0.1;
/** What a section gains, beside BM25 of at most 1, when the question names its document by the title. */
const TITLE_BONUS = 0.6;
const TERM = 0;

/** How an entity's name stands in the question: the rarity of the words that do, and their share of the whole name's. */
interface Naming {
  idf: number;
  share: number;
}

/** The entities that the question names, in whole or for the better part. */
function namedEntities(prepared: Prepared, question: Question): Map<number, Naming> {
  const found = new Map<number, number>();
  for (const { term, weight } of question.terms) {
    if (term < 0 || weight < 1) continue;
    for (const entity of row(prepared.termEntities, term)) {
      found.set(entity, (found.get(entity) ?? 0) + prepared.idf[term]!);
    }
  }
  const named = new Map<number, Naming>();
  for (const [entity, idf] of found) {
    const share = idf / prepared.entityIdf[entity]!;
    if (share >= LEAST_NAMED) named.set(entity, { idf, share });
  }
  return named;
}

/** BM25 of sections, more for those that the question names by their title, by how rare it is; scaled to 1. */
function withTitles(
  prepared: Prepared,
  question: Question,
  lexicalSections: Float32Array,
  named: ReadonlyMap<number, Naming>,
): Float32Array {
  const rarest = question.terms.reduce((most, { idf }) => Math.max(most, idf), 0);
  const bonuses = new Map<number, number>();
  for (const [entity, { idf, share }] of named) {
    if (share >= WHOLE) bonuses.set(entity, TITLE_BONUS * Math.min(1, idf / rarest));
  }
  if (bonuses.size === 0) return lexicalSections;
  return scaleToOne(
    lexicalSections.map((score, section) => score + (bonuses.get(prepared.sectionTitle[section]!) ?? 0)),
  );
}

/**
 * Where the walk begins: at the entities that the question names, rare and complete names first, and at passages by BM25.
 *
 * @returns the restarts' weights, and the share, 0 to 1, of what the question names that are names rather than common nouns
 */
function restarts(
  prepared: Prepared,
  named: ReadonlyMap<number, Naming>,
  lexicalPassages: Float32Array,
): { weights: Float64Array; nameShare: number } {
  const entityCount = prepared.entityIdf.length;
  const weights = new Float64Array(entityCount + lexicalPassages.length);
  let all = 0;
  let kept = 0;
  for (const [entity, { idf, share }] of named) {
    const weight = (idf * share ** 2) / Math.sqrt(row(prepared.entityPassages, entity).length);
    weights[entity] = prepared.index.entities.kinds[entity] === TERM ? TERM_RESTART * weight : weight;
    all += weight;
    kept += weights[entity]!;
  }
  const lexical = lexicalPassages.reduce((sum, score) => sum + score, 0);
  if (lexical > 0) {
    const share = kept > 0 ? (PASSAGE_RESTART / (1 - PASSAGE_RESTART)) * all + (all - kept) : 1;
    lexicalPassages.forEach((score, p) => (weights[entityCount + p] = (share * score) / lexical));
  }
  return { weights, nameShare: all > 0 ? kept / all : 0 };
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
  const named = namedEntities(prepared, question);
  const lexical = withTitles(prepared, question, lexicalSections, named);
  const { weights, nameShare } = restarts(prepared, named, lexicalPassages);
  const visits = new Float32Array(lexicalSections.length);
  personalizedPageRank(prepared.walk, weights).forEach((share, passage) => {
    const section = prepared.lengths.sectionOfPassage[passage]!;
    if (share > visits[section]!) visits[section] = share;
  });
  return assembleChain(prepared, question, { lexical, visits: scaleToOne(visits), nameShare });
}
