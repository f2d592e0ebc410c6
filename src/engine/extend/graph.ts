/** @file The entity graph with the ties that more documents make: each sentence ties what it mentions, whatever else there is. */
import type { EntityGraph, PassageTable, RelationTable } from '../notebook/index-types.ts';
import { buildEntityGraph } from '../graph/entity-graph.ts';
import type { ExtendedEntities } from './entities.ts';

/** The sum of two graphs over the same nodes, neighbours ascending. @param numbers the node of the whole graph for each of the added one, ascending */
function addGraph(before: EntityGraph, added: EntityGraph, numbers: Uint32Array, count: number): EntityGraph {
  const offsets = new Uint32Array(count + 1);
  const items = new Uint32Array(before.items.length + added.items.length);
  const weights = new Float32Array(items.length);
  let end = 0;
  let copied = 0;
  const nodes = before.offsets.length - 1;
  /** Copies the rows of all nodes up to one, which nothing is added to. */
  const copyUntil = (node: number) => {
    const from = before.offsets[Math.min(copied, nodes)]!;
    const to = before.offsets[Math.min(node, nodes)]!;
    items.set(before.items.subarray(from, to), end);
    weights.set(before.weights.subarray(from, to), end);
    for (; copied < node; copied++) offsets[copied + 1] = end + before.offsets[Math.min(copied + 1, nodes)]! - from;
    end += to - from;
  };
  for (let i = 0; i < numbers.length; i++) {
    const node = numbers[i]!;
    copyUntil(node);
    let at = before.offsets[Math.min(node, nodes)]!;
    const until = before.offsets[Math.min(node + 1, nodes)]!;
    for (let own = added.offsets[i]!; own < added.offsets[i + 1]!; own++) {
      const neighbour = numbers[added.items[own]!]!;
      while (at < until && before.items[at]! < neighbour) {
        items[end] = before.items[at]!;
        weights[end++] = before.weights[at++]!;
      }
      const known = at < until && before.items[at] === neighbour ? before.weights[at++]! : 0;
      items[end] = neighbour;
      weights[end++] = known + added.weights[own]!;
    }
    while (at < until) {
      items[end] = before.items[at]!;
      weights[end++] = before.weights[at++]!;
    }
    copied = node + 1;
    offsets[copied] = end;
  }
  copyUntil(count);
  return { offsets, items: items.slice(0, end), weights: weights.slice(0, end) };
}

/**
 * Adds the ties of added sentences and relations.
 *
 * @param passages those that are added, and `relations` likewise, with numbers of their own
 */
export function extendGraph(
  before: EntityGraph,
  { mentioned, ownSentences, entities }: ExtendedEntities,
  relations: RelationTable,
  passages: PassageTable,
  sentenceCount: number,
): EntityGraph {
  const own = buildEntityGraph({ sentences: ownSentences }, relations, passages, sentenceCount);
  return addGraph(before, own, mentioned, entities.names.length);
}
