/** @file Libraries that find the nearest vectors, each as a function of the question. */
import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, insertMultiple, searchVector } from '@orama/orama';
import { DIMENSIONS } from './made-vectors.ts';

/** The rows that are nearest to a question. */
export type Nearest = (question: Float32Array) => number[] | Promise<number[]>;

const ADDED_AT_ONCE = 1000;

function rowsOf(floats: Float32Array): Float32Array[] {
  return Array.from({ length: floats.length / DIMENSIONS }, (_, row) =>
    floats.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS),
  );
}

export async function oramaOf(floats: Float32Array, k: number): Promise<Nearest> {
  const database = create({ schema: { vector: `vector[${DIMENSIONS}]` } as const });
  const records = rowsOf(floats).map((row, i) => ({ id: String(i), vector: [...row] }));
  await insertMultiple(database, records, ADDED_AT_ONCE);
  return async (question) => {
    const vector = { value: [...question], property: 'vector' as const };
    const { hits } = await searchVector(database, { mode: 'vector', vector, similarity: 0, limit: k });
    return hits.map(({ id }) => Number(id));
  };
}

/** As far as Voy needs it; the types of Node have none. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ instance: { exports: object } }>;
};

/** What of Voy is used. */
interface Voy {
  __wbg_set_wasm(exports: object): void;
  Voy: new (resource: object) => {
    search(query: Float32Array, k: number): { neighbors: { id: string }[] };
  };
}

/** Voy comes for bundlers: here its module is put together by hand, once, since it takes none but the first memory. */
async function loadVoy(): Promise<Voy> {
  // @ts-expect-error it has no types by that name
  const library = (await import('voy-search/voy_search_bg.js')) as Voy;
  const bytes = await readFile(createRequire(import.meta.url).resolve('voy-search/voy_search_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, { './voy_search_bg.js': library });
  library.__wbg_set_wasm(instance.exports);
  return library;
}

let voy: Promise<Voy> | undefined;

export async function voyOf(floats: Float32Array, k: number): Promise<Nearest> {
  const library = await (voy ??= loadVoy());
  const embeddings = rowsOf(floats).map((row, i) => ({ id: String(i), title: '', url: '', embeddings: [...row] }));
  const index = new library.Voy({ embeddings });
  return (question) => index.search(question, k).neighbors.map(({ id }) => Number(id));
}

const HNSW = { m: 16, efConstruction: 200, seed: 100 };

/** A graph that finds more the more it looks at. */
export interface Graph {
  /** @param looked how many rows are looked at */
  nearest: (looked: number) => Nearest;
}

/** Hnswlib is compiled for pages: it asks for a window, and for a database to keep files in. */
export async function hnswlibOf(floats: Float32Array, k: number): Promise<Graph> {
  Object.assign(globalThis, { window: globalThis, document: { currentScript: null } });
  const { loadHnswlib } = await import('hnswlib-wasm/dist/hnswlib.js');
  const said = console.log;
  console.log = () => undefined;
  const library = await loadHnswlib();
  console.log = said;
  const index = new library.HierarchicalNSW('ip', DIMENSIONS, '');
  index.initIndex(floats.length / DIMENSIONS, HNSW.m, HNSW.efConstruction, HNSW.seed);
  rowsOf(floats).forEach((row, i) => index.addPoint(row, i, false));
  return {
    nearest: (looked) => (question) => {
      index.setEfSearch(looked);
      return index.searchKnn(question, k, undefined).neighbors;
    },
  };
}
