/**
 * @file The graph that the released code of CausalRAG2 retrieves from: nodes of all levels with titles, summaries and
 * vectors, directed edges in adjacency order, and text units. It is held in arrays, so that a query touches few objects.
 */
import { filteredTokens, normalize, tokens } from './text.ts';

export type ReleasedEdgeType = 'causal' | 'structural' | 'membership' | 'relationship';

/** The graph as it is stored. */
export interface ReleasedGraphData {
  nodes: {
    key: string;
    type: 'entity' | 'community';
    title: string;
    summary: string;
    textUnitIds: readonly string[];
  }[];
  edges: {
    id: string;
    source: string;
    target: string;
    type: ReleasedEdgeType;
    description: string;
    textUnitIds: readonly string[];
  }[];
  textUnits: Readonly<Record<string, string>>;
}

/** Rows of tokens, by number: row i is `items[offsets[i] … offsets[i+1]]`. */
export interface TokenRows {
  offsets: Uint32Array;
  items: Uint32Array;
}

export interface ReleasedGraph {
  keys: string[];
  isEntity: Uint8Array;
  hasSummary: Uint8Array;
  normalizedTitles: string[];
  /** One row of `dimensions` numbers per node. */
  vectors: Float32Array;
  dimensions: number;
  /** Token → its number. */
  vocabulary: ReadonlyMap<string, number>;
  /** Distinct tokens of each node's title and summary. */
  nodeTokens: TokenRows;
  edges: {
    types: ReleasedEdgeType[];
    source: Uint32Array;
    target: Uint32Array;
  };
  /** Edges that leave each node, in the order in which they are stored. */
  outgoing: TokenRows;
  /** Base edges: the first direction of every pair, with the distinct filtered tokens of ends and description. */
  baseEdges: { ids: string[]; edge: Uint32Array; tokens: TokenRows };
  /** Text units with their distinct filtered tokens. */
  textUnits: { ids: string[]; tokens: TokenRows; nodes: TokenRows };
}

const REVERSED = /:(?:rev|up)$/;

class Vocabulary {
  readonly numbers = new Map<string, number>();

  row(words: Iterable<string>): number[] {
    const row = new Set<number>();
    for (const word of words) {
      let number = this.numbers.get(word);
      if (number === undefined) {
        number = this.numbers.size;
        this.numbers.set(word, number);
      }
      row.add(number);
    }
    return [...row];
  }
}

function pack(rows: readonly (readonly number[])[]): TokenRows {
  const offsets = new Uint32Array(rows.length + 1);
  rows.forEach((row, i) => (offsets[i + 1] = offsets[i]! + row.length));
  const items = new Uint32Array(offsets[rows.length]!);
  rows.forEach((row, i) => items.set(row, offsets[i]!));
  return { offsets, items };
}

/**
 * Loads a graph.
 *
 * @param vectors unit vectors, one row per node in the nodes' order
 */
export function loadReleasedGraph(data: ReleasedGraphData, vectors: Float32Array, dimensions: number): ReleasedGraph {
  const vocabulary = new Vocabulary();
  const { nodes, edges } = data;
  const nodeNumber = new Map(nodes.map(({ key }, i) => [key, i]));
  const source = Uint32Array.from(edges, (edge) => nodeNumber.get(edge.source)!);
  const target = Uint32Array.from(edges, (edge) => nodeNumber.get(edge.target)!);
  const outgoing: number[][] = nodes.map(() => []);
  source.forEach((node, edge) => outgoing[node]!.push(edge));

  const base: number[] = [];
  edges.forEach(({ id }, edge) => {
    if (!REVERSED.test(id)) base.push(edge);
  });

  const unitIds = Object.keys(data.textUnits);
  const unitNumber = new Map(unitIds.map((id, i) => [id, i]));
  const unitNodes: number[][] = unitIds.map(() => []);
  const attach = (units: readonly string[], node: number) => {
    for (const unit of units) {
      const number = unitNumber.get(unit);
      if (number !== undefined) unitNodes[number]!.push(node);
    }
  };
  nodes.forEach(({ textUnitIds }, node) => attach(textUnitIds, node));
  edges.forEach(({ textUnitIds }, edge) => {
    attach(textUnitIds, source[edge]!);
    attach(textUnitIds, target[edge]!);
  });

  const nodeTokens = pack(nodes.map(({ title, summary }) => vocabulary.row(tokens(`${title} ${summary}`))));
  const baseTokens = base.map((edge) => {
    const title = (node: number) => nodes[node]!.title;
    return vocabulary.row(
      filteredTokens(`${title(source[edge]!)} ${title(target[edge]!)} ${edges[edge]!.description}`),
    );
  });
  const unitTokens = unitIds.map((id) => vocabulary.row(filteredTokens(data.textUnits[id]!)));
  return {
    keys: nodes.map(({ key }) => key),
    isEntity: Uint8Array.from(nodes, ({ type }) => (type === 'entity' ? 1 : 0)),
    hasSummary: Uint8Array.from(nodes, ({ summary }) => (summary === '' ? 0 : 1)),
    normalizedTitles: nodes.map(({ title }) => normalize(title)),
    vectors,
    dimensions,
    vocabulary: vocabulary.numbers,
    nodeTokens,
    edges: { types: edges.map(({ type }) => type), source, target },
    outgoing: pack(outgoing),
    baseEdges: { ids: base.map((edge) => edges[edge]!.id), edge: Uint32Array.from(base), tokens: pack(baseTokens) },
    textUnits: { ids: unitIds, tokens: pack(unitTokens), nodes: pack(unitNodes.map((list) => [...new Set(list)])) },
  };
}
