/** @file A notebook without one of the parts that retrieval rests on, to tell what each brings. */
import type { NotebookIndex, Rows } from '../notebook/index-types.ts';

export type Part = 'static vectors' | 'graph';

/** As many rows, all empty. */
function emptied({ offsets }: Rows): Rows {
  return { offsets: new Uint32Array(offsets.length), items: new Uint32Array() };
}

/** The same notebook where it is not known what words mean. */
export function withoutMeaning(index: NotebookIndex): NotebookIndex {
  const { words: _, ...rest } = index;
  const none = { dimensions: 0, values: new Int8Array(0) };
  const meaning = { ...index.meaning, dimensions: 0 };
  return { ...rest, meaning, passageVectors: none, entityVectors: none, moduleVectors: none };
}

/** The same notebook where no sentence mentions an entity, and nothing is tied: neither walks nor ties, paths of several steps or gates. */
function withoutGraph(index: NotebookIndex): NotebookIndex {
  const { entities, graph, chains, gates } = index;
  return {
    ...index,
    entities: { ...entities, sentences: emptied(entities.sentences) },
    graph: { ...graph, ...emptied(graph), weights: graph.weights.slice(0, 0) },
    chains: { ...chains, ...emptied(chains), strength: chains.strength.slice(0, 0) },
    gates: { ...gates, from: gates.from.slice(0, 0), to: gates.to.slice(0, 0) },
  };
}

/** The same notebook without a part. */
export function withoutPart(index: NotebookIndex, part: Part): NotebookIndex {
  return part === 'graph' ? withoutGraph(index) : withoutMeaning(index);
}
