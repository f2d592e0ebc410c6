/**
 * @file The base entity graph G0 = (V0, E0) of HugRAG section 4.1: entities tied by the relations that a sentence states
 * between them, and, more weakly, by standing in the same sentence.
 */
import type { EntityGraph, EntityTable, RelationTable } from '../notebook/index-types.ts';
import { row, transpose } from '../rows.ts';

/** A relation's heads are tied this strongly; its other entities by half. One shared sentence gives at most 1. */
const HEAD_WEIGHT = 2;
/** An entity is tied to this many entities that follow it in a sentence; more would let long lists rule the graph. */
const WINDOW = 5;

/** Builds the undirected graph, both directions stored, neighbours ascending, no self-links. */
export function buildEntityGraph(entities: EntityTable, relations: RelationTable, sentenceCount: number): EntityGraph {
  const count = entities.names.length;
  const weights = new Map<number, number>();
  const tie = (a: number, b: number, weight: number) => {
    if (a === b) return;
    const key = a < b ? a * count + b : b * count + a;
    weights.set(key, (weights.get(key) ?? 0) + weight);
  };

  const inSentence = transpose(entities.sentences, sentenceCount);
  for (let s = 0; s < sentenceCount; s++) {
    const members = row(inSentence, s);
    const reach = Math.min(WINDOW, members.length - 1);
    for (let i = 0; i < members.length; i++) {
      for (let j = i + 1; j <= Math.min(i + WINDOW, members.length - 1); j++) tie(members[i]!, members[j]!, 1 / reach);
    }
  }
  for (let r = 0; r < relations.kind.length; r++) {
    const causes = row(relations.entities, 2 * r);
    const effects = row(relations.entities, 2 * r + 1);
    causes.forEach((cause, i) =>
      effects.forEach((effect, j) => {
        const share = i === 0 && j === 0 ? 1 : 0.5;
        tie(cause, effect, HEAD_WEIGHT * share * relations.confidence[r]!);
      }),
    );
  }

  const offsets = new Uint32Array(count + 1);
  for (const key of weights.keys()) {
    offsets[Math.floor(key / count) + 1]!++;
    offsets[(key % count) + 1]!++;
  }
  for (let i = 0; i < count; i++) offsets[i + 1]! += offsets[i]!;
  const fill = offsets.slice(0, count);
  const items = new Uint32Array(offsets[count]!);
  const packed = new Float32Array(items.length);
  // Walking the pairs in ascending order leaves every row's neighbours ascending.
  for (const key of Float64Array.from(weights.keys()).sort()) {
    const a = Math.floor(key / count);
    const b = key % count;
    const weight = weights.get(key)!;
    items[fill[a]!] = b;
    packed[fill[a]!++] = weight;
    items[fill[b]!] = a;
    packed[fill[b]!++] = weight;
  }
  return { offsets, items, weights: packed };
}
