/** @file Who is tied to whom, and what stands in which passage: lists that several tables have. */
import type { NotebookIndex, Rows } from '../notebook/index-types.ts';
import { row, rowsFrom, transpose } from '../rows.ts';

/** Undirected ties, each once. */
export interface Ties {
  /** The ends of each tie, the smaller number first. */
  source: Uint32Array;
  target: Uint32Array;
  weight: Float32Array;
  /** First tie whose source is an entity, with a closing entry. */
  start: Uint32Array;
}

export interface Members {
  ties: Ties;
  /** Passages of each entity, ascending. */
  passagesOfEntity: Rows;
  entitiesOfPassage: Rows;
}

function tiesOf({ offsets, items, weights }: NotebookIndex['graph']): Ties {
  const count = items.length / 2;
  const ties: Ties = {
    source: new Uint32Array(count),
    target: new Uint32Array(count),
    weight: new Float32Array(count),
    start: new Uint32Array(offsets.length),
  };
  let tie = 0;
  for (let entity = 0; entity + 1 < offsets.length; entity++) {
    ties.start[entity] = tie;
    for (let at = offsets[entity]!; at < offsets[entity + 1]!; at++) {
      // Both ends list it.
      if (items[at]! <= entity) continue;
      ties.source[tie] = entity;
      ties.target[tie] = items[at]!;
      ties.weight[tie++] = weights[at]!;
    }
  }
  ties.start[offsets.length - 1] = tie;
  return ties;
}

/** Ties and places of an index's entities. */
export function inOrderOfPassages({ graph, entities, sentences, passages }: NotebookIndex): Members {
  const lists = entities.names.map((_, entity) => {
    const own = new Set<number>();
    for (const sentence of row(entities.sentences, entity)) own.add(sentences.passage[sentence]!);
    return [...own];
  });
  const passagesOfEntity = rowsFrom(lists);
  return {
    ties: tiesOf(graph),
    passagesOfEntity,
    entitiesOfPassage: transpose(passagesOfEntity, passages.document.length),
  };
}

/** Ties with both ends among some entities. */
export function tiesAmong({ target, start }: Ties, entities: Uint32Array): number[] {
  const among = new Set(entities);
  const found: number[] = [];
  for (const entity of entities) {
    for (let tie = start[entity]!; tie < start[entity + 1]!; tie++) if (among.has(target[tie]!)) found.push(tie);
  }
  return found;
}

/** What two ascending lists have in common. */
export function common(a: Uint32Array, b: Uint32Array): number[] {
  const shared: number[] = [];
  let at = 0;
  for (const item of a) {
    while (at < b.length && b[at]! < item) at++;
    if (b[at] === item) shared.push(item);
  }
  return shared;
}
