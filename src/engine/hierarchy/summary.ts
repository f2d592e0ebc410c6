/**
 * @file Extractive titles and summaries of modules: the built-in tier's stand-in for the papers' module reports. A title
 * is the module's most central entities; a summary is the sentences that name most of what is central, each adding
 * something new.
 */
import type { EntityGraph, EntityTable, Hierarchy } from '../notebook/index-types.ts';
import { row, rowsFrom } from '../rows.ts';

const TITLE_ENTITIES = 3;
const SUMMARY_SENTENCES = 5;
/** Looking at more sentences than this per module would not change which are best. */
const MOST_SENTENCES = 400;

/** Sum of an entity's ties. */
export function strengths(graph: EntityGraph): Float32Array {
  const result = new Float32Array(graph.offsets.length - 1);
  for (let node = 0; node < result.length; node++) {
    for (let at = graph.offsets[node]!; at < graph.offsets[node + 1]!; at++) result[node]! += graph.weights[at]!;
  }
  return result;
}

/** Greedy cover: the sentence with the largest sum of not yet named entities' centrality, again and again. */
function chooseSentences(members: Uint32Array, centrality: Float32Array, entities: EntityTable): number[] {
  const named = new Map<number, number[]>();
  for (const entity of members) {
    for (const sentence of row(entities.sentences, entity)) {
      const known = named.get(sentence);
      if (known) known.push(entity);
      else if (named.size < MOST_SENTENCES) named.set(sentence, [entity]);
    }
  }
  const covered = new Set<number>();
  const chosen: number[] = [];
  while (chosen.length < SUMMARY_SENTENCES) {
    let best = -1;
    let bestGain = 0;
    for (const [sentence, present] of named) {
      let gain = 0;
      for (const entity of present) if (!covered.has(entity)) gain += centrality[entity]!;
      if (gain > bestGain) {
        bestGain = gain;
        best = sentence;
      }
    }
    if (best < 0) break;
    for (const entity of named.get(best)!) covered.add(entity);
    named.delete(best);
    chosen.push(best);
  }
  return chosen;
}

/** Titles and summaries of all modules, in their order. */
export function summarize(
  hierarchy: Omit<Hierarchy, 'titles' | 'summary'>,
  graph: EntityGraph,
  entities: EntityTable,
): Pick<Hierarchy, 'titles' | 'summary'> {
  const centrality = strengths(graph);
  const titles: string[] = [];
  const sentences: number[][] = [];
  for (let module = 0; module < hierarchy.level.length; module++) {
    const members = row(hierarchy.members, module).slice();
    members.sort((a, b) => centrality[b]! - centrality[a]! || a - b);
    titles.push([...members.subarray(0, TITLE_ENTITIES)].map((entity) => entities.names[entity]!).join(', '));
    sentences.push(chooseSentences(members, centrality, entities));
  }
  return { titles, summary: rowsFrom(sentences) };
}
