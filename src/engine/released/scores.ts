/** @file How the released code of CausalRAG2 scores nodes, edges and text units against a question. */
import type { ReleasedGraph, TokenRows } from './graph.ts';
import { filteredTokens, normalize, tokens } from './text.ts';

export const ALPHA = 0.7;
/** Added when a node's title stands in the question. */
const TITLE_BONUS = 0.5;

export interface ReleasedScores {
  /** Dot product of each node's vector with the question's. */
  cosines: Float32Array;
  /** s = α·cos + (1 − α)·lex. */
  nodes: Float64Array;
  /** α·(mean of s of both ends) + (1 − α)·lex, per base edge. */
  edges: Float64Array;
  /** Lexical share, per text unit. */
  textUnits: Float64Array;
}

/** For each row, the share of the question's tokens that it holds. */
function overlaps(rows: TokenRows, wanted: ReadonlySet<string>, vocabulary: ReadonlyMap<string, number>) {
  const asked = new Uint8Array(vocabulary.size);
  for (const word of wanted) {
    const number = vocabulary.get(word);
    if (number !== undefined) asked[number] = 1;
  }
  const shares = new Float64Array(rows.offsets.length - 1);
  if (wanted.size === 0) return shares;
  for (let i = 0; i < shares.length; i++) {
    let common = 0;
    for (let at = rows.offsets[i]!; at < rows.offsets[i + 1]!; at++) common += asked[rows.items[at]!]!;
    shares[i] = common / wanted.size;
  }
  return shares;
}

/**
 * Dot products in float32, added up in four lanes as vector units do. Nothing else tells two summaries apart (or leaves them
 * tied, for their keys to decide) as the released code does when their vectors are equally far from the question.
 */
function dots({ vectors, dimensions, keys }: ReleasedGraph, question: Float32Array): Float32Array {
  const result = new Float32Array(keys.length);
  const lanes = new Float32Array(4);
  for (let node = 0; node < keys.length; node++) {
    lanes.fill(0);
    for (let d = 0; d < dimensions; d++) lanes[d & 3]! += Math.fround(vectors[node * dimensions + d]! * question[d]!);
    result[node] = Math.fround(lanes[0]! + lanes[2]!) + Math.fround(lanes[1]! + lanes[3]!);
  }
  return result;
}

/** Scores everything in the graph. */
export function scoreReleased(graph: ReleasedGraph, question: string, vector: Float32Array): ReleasedScores {
  const cosines = dots(graph, vector);
  const lexical = overlaps(graph.nodeTokens, tokens(question), graph.vocabulary);
  const asked = normalize(question);
  const nodes = Float64Array.from(cosines, (cosine, node) => {
    const title = graph.normalizedTitles[node]!;
    const named = title !== '' && asked.includes(title) ? TITLE_BONUS : 0;
    return ALPHA * cosine + (1 - ALPHA) * (lexical[node]! + named);
  });
  const topic = filteredTokens(question);
  const edges = overlaps(graph.baseEdges.tokens, topic, graph.vocabulary);
  for (let i = 0; i < edges.length; i++) {
    const edge = graph.baseEdges.edge[i]!;
    const ends = nodes[graph.edges.source[edge]!]! + nodes[graph.edges.target[edge]!]!;
    edges[i] = (ALPHA * ends) / 2 + (1 - ALPHA) * edges[i]!;
  }
  return { cosines, nodes, edges, textUnits: overlaps(graph.textUnits.tokens, topic, graph.vocabulary) };
}
