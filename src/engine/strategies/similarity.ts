/** @file How near a question is to each kind of row: by words (BM25) and by meaning (static word vectors, and a local encoder's). */
import type { Rows, VectorTable } from '../notebook/index-types.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { ALPHA } from '../retrieve/relevance.ts';
import { row } from '../rows.ts';
import { denseShare, joinNear } from '../vector/nearness.ts';
import { cosines } from '../vector/quantised.ts';
import type { Facts } from './facts.ts';
import { passageBm25 } from './passage-bm25.ts';
import type { Query } from './query.ts';

/** Share of static similarity in the compared systems' relevance of a passage; an encoder's is larger. */
const STATIC_SHARE = 0.2;

/**
 * Cosine of every row with the question, 0 where it is negative or the space has no dimensions; where a local encoder has read the
 * question, what both say, see `vector/nearness.ts`.
 *
 * @param model what the encoder says of these rows
 */
function similarity(table: VectorTable, rowCount: number, { vector }: Query, model?: Float32Array): Float32Array {
  const known = cosines(table, vector);
  const near = joinNear(known.length < rowCount ? new Float32Array(rowCount) : known, model);
  for (let i = 0; i < rowCount; i++) near[i] = Math.max(0, near[i]!);
  return near;
}

/** Cosine of every passage with the question. */
export function passageSimilarity({ index }: Prepared, query: Query): Float32Array {
  return similarity(index.passageVectors, index.passages.document.length, query, query.nearness?.passages);
}

/**
 * BM25, scaled to 1, with a fifth of static similarity or half of an encoder's, which measured best for fixed shares. The graph systems get it where their papers use a neural encoder, so that none of them loses by its encoder.
 */
export function hybridPassageSimilarity(prepared: Prepared, query: Query): Float32Array {
  const near = passageSimilarity(prepared, query);
  const lexical = passageBm25(prepared, query);
  const largest = lexical.reduce((max, score) => Math.max(max, score), 0);
  if (largest === 0) return near;
  const share = denseShare(STATIC_SHARE, query.nearness);
  return near.map((cosine, p) => share * cosine + ((1 - share) * lexical[p]!) / largest);
}

/** s(q, x) = α·cos(q, x) + (1 − α)·lex(q, x), α = 0.7 (HugRAG equation 5), where lex is the question's share in the row. */
function mixed(near: Float32Array, rows: Rows, { share }: Query): Float32Array {
  for (let i = 0; i < near.length; i++) {
    let sum = 0;
    for (let at = rows.offsets[i]!; at < rows.offsets[i + 1]!; at++) sum += share.get(rows.items[at]!) ?? 0;
    near[i] = ALPHA * near[i]! + (1 - ALPHA) * sum;
  }
  return near;
}

/**
 * How near the question is to every entity. The compared systems embed names with a neural encoder, which finds a name by
 * its words; vectors know subjects better than names, so that all of them get the mix of equation (5).
 */
export function entitySimilarity({ index }: Prepared, query: Query): Float32Array {
  return mixed(
    similarity(index.entityVectors, index.entities.names.length, query, query.nearness?.entities),
    index.entities.terms,
    query,
  );
}

/**
 * How near the question is to a sentence: what its passage scores, as a sentence alone says too little, mixed with the
 * question's share in the sentence itself.
 */
export function sentenceSimilarity(prepared: Prepared, query: Query): (sentence: number) => number {
  const near = hybridPassageSimilarity(prepared, query);
  const { sentenceTerms, index } = prepared;
  return (sentence) => {
    const lexical = row(sentenceTerms, sentence).reduce((sum, term) => sum + (query.share.get(term) ?? 0), 0);
    return ALPHA * near[index.sentences.passage[sentence]!]! + (1 - ALPHA) * lexical;
  };
}

/** How near the question is to every module's title and summary. */
export function moduleSimilarity({ index, moduleTerms }: Prepared, query: Query): Float32Array {
  return mixed(
    similarity(index.moduleVectors, index.hierarchy.level.length, query, query.nearness?.modules),
    moduleTerms,
    query,
  );
}

/** How near the question is to every fact, by static word vectors: facts are not embedded by models. */
export function factSimilarity(facts: Facts, query: Query): Float32Array {
  return mixed(similarity(facts.vectors, facts.sentence.length, query), facts.terms, query);
}

/** Entities that the question names: at least `least` of their name, by rarity, stands in it. */
export function namedEntities({ index, idf }: Prepared, { terms }: Query, least: number): number[] {
  const asked = new Set(terms);
  const { terms: names } = index.entities;
  const named: number[] = [];
  for (let entity = 0; entity + 1 < names.offsets.length; entity++) {
    let all = 0;
    let common = 0;
    for (let at = names.offsets[entity]!; at < names.offsets[entity + 1]!; at++) {
      const weight = idf[names.items[at]!]!;
      all += weight;
      if (asked.has(names.items[at]!)) common += weight;
    }
    if (all > 0 && common >= least * all) named.push(entity);
  }
  return named;
}
