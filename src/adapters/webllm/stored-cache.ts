/**
 * @file Hands the files of a stored model to web-llm. The library looks into the browser's cache storage before anything else, and this
 * stands in for that: it answers from the model store, in place, and knows nothing else, so nothing is kept twice and no load can ever
 * reach for the network.
 */
import { MLC_SHARD_LISTS } from '../models/layout.ts';
import type { StoredModelFiles } from '../models/model-store.ts';

/** An address that no server has; the library wants an absolute one with a branch in it, and a library that is not on localhost. */
const BASE = 'https://model.invalid/resolve/stored/';

/** Where the library is told to find a model. */
export interface ModelAddresses {
  model: string;
  library: string;
}

export function addressesOf(files: Pick<StoredModelFiles, 'card'>): ModelAddresses {
  return { model: BASE, library: BASE + encodeURI(files.card.library) };
}

/** Older models have their list of shards under the older of two names; the library asks for the newer one. */
function namesOf(path: string): readonly string[] {
  const lists: readonly string[] = MLC_SHARD_LISTS;
  return lists.includes(path) ? lists : [path];
}

function addressOf(request: Request | URL | string): string {
  return request instanceof Request ? request.url : String(request);
}

/** The part of `Cache` that the library uses. */
class StoredCache {
  readonly #files: StoredModelFiles;
  readonly #missing: Set<string>;

  constructor(files: StoredModelFiles, missing: Set<string>) {
    this.#files = files;
    this.#missing = missing;
  }

  async match(request: Request | URL | string): Promise<Response | undefined> {
    const address = addressOf(request);
    if (!address.startsWith(BASE)) return undefined;
    const path = decodeURI(address.slice(BASE.length));
    for (const name of namesOf(path)) {
      const blob = await this.#files.blob(name);
      // Read when its bytes are asked for, shard by shard.
      if (blob !== null) return new Response(blob);
    }
    this.#missing.add(path);
    return undefined;
  }

  /** Called for what is not there; the library would fetch it now. */
  add(request: Request | URL | string): Promise<void> {
    const address = decodeURI(addressOf(request));
    return Promise.reject(new Error(`Cannot fetch ${address}: model files are never fetched by the library.`));
  }

  async keys(): Promise<Request[]> {
    const paths = new Set((await this.#files.list()).flatMap(namesOf));
    return [...paths].map((path) => new Request(BASE + encodeURI(path)));
  }

  async delete(): Promise<boolean> {
    return false;
  }
}

/** What the library asked for and is not among the model's files. */
export type MissingFiles = ReadonlySet<string>;

/** Makes one model's files all that `caches` of this thread has; for a worker that runs nothing but this model. */
export function serveFromStore(files: StoredModelFiles): MissingFiles {
  const missing = new Set<string>();
  const cache = new StoredCache(files, missing);
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { open: async () => cache } });
  return missing;
}
