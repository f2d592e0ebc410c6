/** @file The graph, vectors and expected results that the authors' released retrieval gave; kept outside the project. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleasedGraphData } from '../../../src/engine/released/graph.ts';

const FOLDER = path.join(process.env['CAUSEWAY_DATA'] ?? '../shared/data', 'conformance');

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
  queries: (ExpectedQuery & { vector: Float32Array })[];
}

function readFloats(name: string): Float32Array {
  const bytes = readFileSync(path.join(FOLDER, name));
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Null, with a notice, when the data is not here. */
export function readConformanceData(): ConformanceData | null {
  if (!existsSync(FOLDER)) {
    console.warn(`Skipped: there is no ${FOLDER}; set CAUSEWAY_DATA to the folder that holds conformance/.`);
    return null;
  }
  const json = (name: string): unknown => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'));
  const { embeddingDimension, queries } = json('expected.json') as {
    embeddingDimension: number;
    queries: ExpectedQuery[];
  };
  const vectors = readFloats('query-embeddings.f32');
  return {
    graph: json('graph.json') as ReleasedGraphData,
    vectors: readFloats('node-embeddings.f32'),
    dimensions: embeddingDimension,
    queries: queries.map((query, i) => ({
      ...query,
      vector: vectors.subarray(i * embeddingDimension, (i + 1) * embeddingDimension),
    })),
  };
}
