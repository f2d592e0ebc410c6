/** @file An encoder that embeds no text twice, in this run or in one after it. */
import { contentKey } from '../../engine/model/content-key.ts';
import type { Embedder } from '../../engine/ports.ts';
import type { VectorCache } from './vector-cache.ts';

export class CachedEmbedder implements Embedder {
  readonly #encoder: Embedder;
  readonly #cache: VectorCache;

  constructor(encoder: Embedder, cache: VectorCache) {
    this.#encoder = encoder;
    this.#cache = cache;
  }

  get id(): string {
    return this.#encoder.id;
  }

  get dimensions(): number {
    return this.#encoder.dimensions;
  }

  async embed(
    texts: readonly string[],
    kind: 'query' | 'passage',
    options?: Parameters<Embedder['embed']>[2],
  ): Promise<Float32Array[]> {
    const missing = new Map<string, string>();
    const keys = texts.map((text) => contentKey(kind, text));
    keys.forEach((key, i) => {
      if (this.#cache.get(key) === undefined) missing.set(key, texts[i]!);
    });
    if (missing.size > 0) {
      const vectors = await this.#encoder.embed([...missing.values()], kind, options);
      [...missing.keys()].forEach((key, i) => this.#cache.put(key, vectors[i]!));
    }
    return keys.map((key) => this.#cache.get(key)!);
  }

  /** Keeps what was made so far, whatever becomes of this run. */
  save(): void {
    this.#cache.save();
  }

  async unload(): Promise<void> {
    this.save();
    await this.#encoder.unload();
  }
}
