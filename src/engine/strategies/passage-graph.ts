/** @file The graph of entities and passages that systems with passage nodes walk on: which names which. */
import type { Rows } from '../notebook/index-types.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row, rowsFrom, transpose } from '../rows.ts';
import { oncePerIndex } from './per-index.ts';
import { weightedGraph, type WeightedGraph } from './walk.ts';

export interface PassageGraph {
  /** Passages that mention each entity, ascending. */
  entityPassages: Rows;
  /** Entities that each passage mentions, ascending. */
  passageEntities: Rows;
}

/** Mentions by passage. */
export const passageGraphOf = oncePerIndex(({ index }: Prepared): PassageGraph => {
  const { entities, sentences, passages } = index;
  const lists = entities.names.map((_, entity) => [
    ...new Set(Array.from(row(entities.sentences, entity), (sentence) => sentences.passage[sentence]!)),
  ]);
  const entityPassages = rowsFrom(lists);
  return { entityPassages, passageEntities: transpose(entityPassages, passages.document.length) };
});

/**
 * Entities 0 … E−1 and passages E … E+P−1 in one graph: entity ties with their weights, and 1 between an entity and each
 * passage that mentions it.
 *
 * @param keep entities that the graph has; others keep their number and lose their edges
 */
export function entityPassageGraph(prepared: Prepared, keep: (entity: number) => boolean = () => true): WeightedGraph {
  const { graph, entities, passages } = prepared.index;
  const { entityPassages, passageEntities } = passageGraphOf(prepared);
  const entityCount = entities.names.length;
  return weightedGraph(entityCount + passages.document.length, (node, add) => {
    if (node >= entityCount) {
      for (const entity of row(passageEntities, node - entityCount)) if (keep(entity)) add(entity, 1);
      return;
    }
    if (!keep(node)) return;
    for (let at = graph.offsets[node]!; at < graph.offsets[node + 1]!; at++) {
      if (keep(graph.items[at]!)) add(graph.items[at]!, graph.weights[at]!);
    }
    for (const passage of row(entityPassages, node)) add(entityCount + passage, 1);
  });
}
