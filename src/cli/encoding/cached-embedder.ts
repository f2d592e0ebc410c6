/** @file An encoder that embeds no text twice, in this run or in one after it. */
import { contentKey } from '../../engine/model/content-key.ts';
import type { Embedder, PassageReading, QuestionReading, SentenceReader, WordReader } from '../../engine/ports.ts';
import type { VectorCache } from './vector-cache.ts';

/** Numbers of unit vectors are kept in 16 bits: wrong by a sixty-thousandth at the most, and the same whether made now or kept. */
const SCALE = 32_767;

function toBytes(numbers: Int16Array | Uint16Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

/** Copied, since the place in the file need not be a multiple of two bytes. */
function shorts(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}

function fromVector(vector: Float32Array): Uint8Array {
  return toBytes(Int16Array.from(vector, (value) => Math.round(value * SCALE)));
}

function toVector(bytes: Uint8Array): Float32Array {
  return Float32Array.from(new Int16Array(shorts(bytes)), (value) => value / SCALE);
}

/** The vector, the number of lines in two bytes, the words of each line, the words. */
function fromPassage({ vector, words: { ofLine, signs } }: PassageReading): Uint8Array {
  return Uint8Array.from(
    Buffer.concat([fromVector(vector), toBytes(Uint16Array.of(ofLine.length)), toBytes(ofLine), signs]),
  );
}

export class CachedEmbedder implements Embedder {
  readonly reader?: WordReader;
  /** Not kept: what it says depends on the question. */
  readonly sentences?: SentenceReader;
  readonly #encoder: Embedder;
  readonly #cache: VectorCache;

  constructor(encoder: Embedder, cache: VectorCache) {
    this.#encoder = encoder;
    this.#cache = cache;
    if (encoder.sentences) this.sentences = encoder.sentences;
    if (encoder.reader) this.reader = this.#cachedReader(encoder.reader);
  }

  /** The encoder itself, to measure what its work takes. */
  get uncached(): Embedder {
    return this.#encoder;
  }

  get id(): string {
    return this.#encoder.id;
  }

  get dimensions(): number {
    return this.#encoder.dimensions;
  }

  embed(
    texts: readonly string[],
    kind: 'query' | 'passage',
    options?: Parameters<Embedder['embed']>[2],
  ): Promise<Float32Array[]> {
    return this.#through(
      kind,
      texts,
      async (missing) => (await this.#encoder.embed(missing, kind, options)).map(fromVector),
      toVector,
    );
  }

  /** Keeps what was made so far, whatever becomes of this run. */
  save(): void {
    this.#cache.save();
  }

  async unload(): Promise<void> {
    this.save();
    await this.#encoder.unload();
  }

  #cachedReader(reader: WordReader): WordReader {
    const ofVector = 2 * this.dimensions;
    return {
      readPassages: (passages, options) =>
        this.#through(
          'words',
          passages,
          async (missing) => (await reader.readPassages(missing, options)).map(fromPassage),
          (bytes): PassageReading => {
            const lines = new DataView(bytes.buffer, bytes.byteOffset + ofVector).getUint16(0, true);
            const wordsAt = ofVector + 2 + 2 * lines;
            const ofLine = new Uint16Array(shorts(bytes.subarray(ofVector + 2, wordsAt)));
            return { vector: toVector(bytes.subarray(0, ofVector)), words: { ofLine, signs: bytes.slice(wordsAt) } };
          },
        ),
      readQuestion: async (question, options) => {
        const [reading] = await this.#through(
          'question',
          [question],
          async () => {
            const { vector, words } = await reader.readQuestion(question, options);
            return [fromVector(Float32Array.of(...vector, ...words))];
          },
          (bytes): QuestionReading => {
            const numbers = toVector(bytes);
            return { vector: numbers.slice(0, this.dimensions), words: numbers.slice(this.dimensions) };
          },
        );
        return reading!;
      },
    };
  }

  /** What was made of texts before, and what is made now of the others. */
  async #through<Made>(
    kind: string,
    texts: readonly string[],
    make: (texts: readonly string[]) => Promise<Uint8Array[]>,
    from: (bytes: Uint8Array) => Made,
  ): Promise<Made[]> {
    const missing = new Map<string, string>();
    const keys = texts.map((text) => contentKey(kind, text));
    keys.forEach((key, i) => {
      if (this.#cache.get(key) === undefined) missing.set(key, texts[i]!);
    });
    if (missing.size > 0) {
      const made = await make([...missing.values()]);
      [...missing.keys()].forEach((key, i) => this.#cache.put(key, made[i]!));
    }
    return keys.map((key) => from(this.#cache.get(key)!));
  }
}
