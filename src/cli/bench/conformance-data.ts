/** @file The graph, vectors and expected results that the authors' released retrieval gave; kept outside the project. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleasedGraphData } from '../../engine/released/graph.ts';

export interface ExpectedQuery {
  question: string;
  seeds: Record<'mmr' | 'communitySummaries' | 'textUnits' | 'edges' | 'merged', string[]>;
  /** Node, s, cosine and lexical share, rounded to 6 digits. */
  topScores: [string, number, number, number][];
  gatesOn: { nodes: string[]; edgeCount: number };
  gatesOff: { nodes: string[]; edgeCount: number };
}

export interface ConformanceData {
  graph: ReleasedGraphData;
  vectors: Float32Array;
  dimensions: number;
  /** With the unit vector of each question. */
  queries: (ExpectedQuery & { vector: Float32Array })[];
}

/** Where data for measuring lies. */
export const dataFolder = (): string => process.env['CAUSEWAY_DATA'] ?? '../shared/data';

/** Reads `conformance/` of the data folder; null when it is not there. */
export function readConformanceData(): ConformanceData | null {
  const folder = path.join(dataFolder(), 'conformance');
  if (!existsSync(folder)) return null;
  const json = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const floats = (name: string): Float32Array => {
    const bytes = readFileSync(path.join(folder, name));
    return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  };
  const { embeddingDimension, queries } = json('expected.json') as {
    embeddingDimension: number;
    queries: ExpectedQuery[];
  };
  const vectors = floats('query-embeddings.f32');
  return {
    graph: json('graph.json') as ReleasedGraphData,
    vectors: floats('node-embeddings.f32'),
    dimensions: embeddingDimension,
    queries: queries.map((query, i) => ({
      ...query,
      vector: vectors.subarray(i * embeddingDimension, (i + 1) * embeddingDimension),
    })),
  };
}
