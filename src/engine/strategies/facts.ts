/**
 * @file Facts: what the compared systems call triples, relationships or hyperedges. A fact is a relation that a sentence
 * states, with the entities of both its sides, or, for a sentence that states none, the entities that it names together:
 * extraction without a model finds causal relations only, and the other systems should not lose the rest of the text for it.
 */
import type { Rows, VectorTable } from '../notebook/index-types.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row, rowsFrom, transpose } from '../rows.ts';
import { addTerm } from '../vector/term-vectors.ts';
import { setRow, vectorTable } from '../vector/quantised.ts';
import { oncePerIndex } from './per-index.ts';

const CAUSAL = 0;

export interface Facts {
  sentence: Uint32Array;
  /** The relation that it is, or −1 where entities only stand together. */
  relation: Int32Array;
  entities: Rows;
  terms: Rows;
  vectors: VectorTable;
  /** Facts of each entity. */
  ofEntity: Rows;
}

function embedFacts({ index, idf }: Prepared, terms: Rows): VectorTable {
  const { meaning } = index;
  const count = terms.offsets.length - 1;
  const table = vectorTable(count, meaning.dimensions);
  const vector = new Float32Array(meaning.dimensions);
  for (let fact = 0; fact < count; fact++) {
    vector.fill(0);
    for (const term of row(terms, fact)) addTerm(meaning, term, idf[term]!, vector);
    setRow(table, fact, vector);
  }
  return table;
}

/** The facts of an index, in the order of their sentences. */
export const factsOf = oncePerIndex((prepared: Prepared): Facts => {
  const { index, sentenceEntities, sentenceRelations, sentenceTerms } = prepared;
  const { relations } = index;
  const sentence: number[] = [];
  const relation: number[] = [];
  const entities: ArrayLike<number>[] = [];
  const terms: ArrayLike<number>[] = [];
  const add = (s: number, r: number, members: ArrayLike<number>, words: ArrayLike<number>) => {
    sentence.push(s);
    relation.push(r);
    entities.push(members);
    terms.push(words);
  };
  const sides = (rows: Rows, r: number) => [...new Set([...row(rows, 2 * r), ...row(rows, 2 * r + 1)])];
  for (let s = 0; s < index.sentences.document.length; s++) {
    const stated = row(sentenceRelations, s);
    for (const r of stated) add(s, r, sides(relations.entities, r), sides(relations.terms, r));
    const named = row(sentenceEntities, s);
    if (stated.length === 0 && named.length > 1) add(s, -1, named, row(sentenceTerms, s));
  }
  const rows = rowsFrom(entities);
  const words = rowsFrom(terms);
  return {
    sentence: Uint32Array.from(sentence),
    relation: Int32Array.from(relation),
    entities: rows,
    terms: words,
    vectors: embedFacts(prepared, words),
    ofEntity: transpose(rows, index.entities.names.length),
  };
});

/** The facts of one sentence, which stand together. */
export function factsOfSentence({ sentence }: Facts, wanted: number): number[] {
  let low = 0;
  let high = sentence.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sentence[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (let fact = low; sentence[fact] === wanted; fact++) found.push(fact);
  return found;
}

/** True for a fact that claims a cause and an effect. */
export function isCausal({ index }: Prepared, facts: Facts, fact: number): boolean {
  const relation = facts.relation[fact]!;
  return relation >= 0 && index.relations.kind[relation] === CAUSAL;
}
