/** @file The text units of chosen entities, in the order of GraphRAG's and LightRAG's released code. */
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import { factsOf } from './facts.ts';
import { passageGraphOf } from './passage-graph.ts';
import { addTo } from './ranking.ts';

/**
 * The passages that mention the entities: those of the first entity first, each entity's by how many of its facts they
 * state. A passage is listed once.
 */
export function passagesInOrder(prepared: Prepared, entities: readonly number[]): number[] {
  const facts = factsOf(prepared);
  const { entityPassages } = passageGraphOf(prepared);
  const { passage } = prepared.index.sentences;
  const ordered = new Set<number>();
  for (const entity of entities) {
    const stated = new Map<number, number>();
    for (const fact of row(facts.ofEntity, entity)) addTo(stated, passage[facts.sentence[fact]!]!, 1);
    const count = (p: number) => stated.get(p) ?? 0;
    for (const p of [...row(entityPassages, entity)].sort((a, b) => count(b) - count(a) || a - b)) ordered.add(p);
  }
  return [...ordered];
}
