/**
 * @file The base entity graph G0 = (V0, E0) of HugRAG section 4.1: entities tied by standing in the same sentence or in
 * neighbouring sentences of one passage. What a sentence claims of cause and effect adds only a little: modules should be
 * subjects, and causal links between subjects are what gates are for.
 */
import type { EntityGraph, EntityTable, PassageTable, RelationTable, Rows } from '../notebook/index-types.ts';
import { row, rowCount, rowsFrom, transpose } from '../rows.ts';

/** A relation adds this much to the tie between the heads of its arguments. One shared sentence gives at most 1. */
const RELATION_WEIGHT = 0.5;
/** All ties between two neighbouring sentences of a passage add up to this. */
const NEIGHBOUR_WEIGHT = 1;
/** An entity is tied to this many entities that follow it in a sentence; more would let long lists rule the graph. */
const WINDOW = 5;

/** Undirected ties, collected by pair. */
class Ties {
  readonly weights = new Map<number, number>();
  readonly #count: number;

  constructor(count: number) {
    this.#count = count;
  }

  add(a: number, b: number, weight: number): void {
    if (a === b) return;
    const key = a < b ? a * this.#count + b : b * this.#count + a;
    this.weights.set(key, (this.weights.get(key) ?? 0) + weight);
  }

  /** Both directions, neighbours ascending. */
  pack(): EntityGraph {
    const count = this.#count;
    const offsets = new Uint32Array(count + 1);
    for (const key of this.weights.keys()) {
      offsets[Math.floor(key / count) + 1]!++;
      offsets[(key % count) + 1]!++;
    }
    for (let i = 0; i < count; i++) offsets[i + 1]! += offsets[i]!;
    const fill = offsets.slice(0, count);
    const items = new Uint32Array(offsets[count]!);
    const weights = new Float32Array(items.length);
    // Walking the pairs in ascending order leaves every row's neighbours ascending.
    for (const key of Float64Array.from(this.weights.keys()).sort()) {
      const a = Math.floor(key / count);
      const b = key % count;
      const weight = this.weights.get(key)!;
      items[fill[a]!] = b;
      weights[fill[a]!++] = weight;
      items[fill[b]!] = a;
      weights[fill[b]!++] = weight;
    }
    return { offsets, items, weights };
  }
}

function withoutRows(rows: Rows, isLeftOut: (row: number) => boolean): Rows {
  return rowsFrom(Array.from({ length: rowCount(rows) }, (_, r) => (isLeftOut(r) ? [] : row(rows, r))));
}

function tieWithinSentence(members: Uint32Array, ties: Ties): void {
  const reach = Math.min(WINDOW, members.length - 1);
  for (let i = 0; i < members.length; i++) {
    for (let j = i + 1; j <= Math.min(i + WINDOW, members.length - 1); j++) {
      ties.add(members[i]!, members[j]!, 1 / reach);
    }
  }
}

function tieNeighbours(inSentence: Rows, passages: PassageTable, ties: Ties): void {
  for (let p = 0; p < passages.document.length; p++) {
    for (let s = passages.sentenceStart[p]! + 1; s < passages.sentenceStart[p + 1]!; s++) {
      const before = row(inSentence, s - 1).subarray(0, WINDOW);
      const after = row(inSentence, s).subarray(0, WINDOW);
      const weight = NEIGHBOUR_WEIGHT / (before.length * after.length);
      for (const a of before) for (const b of after) ties.add(a, b, weight);
    }
  }
}

/** Ties that are known, and the sentences that they stand for: these tie nothing by themselves. */
export interface KnownTies {
  ties(): Iterable<{ a: number; b: number; weight: number }>;
  isCovered(sentence: number): boolean;
}

/** Builds the undirected graph, both directions stored, neighbours ascending, no self-links. */
export function buildEntityGraph(
  entities: Pick<EntityTable, 'sentences'>,
  relations: Pick<RelationTable, 'kind' | 'sentence' | 'entities' | 'confidence'>,
  passages: PassageTable,
  sentenceCount: number,
  known?: KnownTies,
): EntityGraph {
  const ties = new Ties(rowCount(entities.sentences));
  for (const { a, b, weight } of known?.ties() ?? []) ties.add(a, b, weight);
  const mentioned = transpose(entities.sentences, sentenceCount);
  const inSentence = known ? withoutRows(mentioned, (sentence) => known.isCovered(sentence)) : mentioned;
  for (let s = 0; s < sentenceCount; s++) tieWithinSentence(row(inSentence, s), ties);
  tieNeighbours(inSentence, passages, ties);
  for (let r = 0; r < relations.kind.length; r++) {
    const cause = row(relations.entities, 2 * r)[0];
    const effect = row(relations.entities, 2 * r + 1)[0];
    if (known?.isCovered(relations.sentence[r]!)) continue;
    if (cause !== undefined && effect !== undefined)
      ties.add(cause, effect, RELATION_WEIGHT * relations.confidence[r]!);
  }
  return ties.pack();
}
