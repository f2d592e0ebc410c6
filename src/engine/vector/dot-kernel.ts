/**
 * @file Dot products of many rows, of bytes or of signs, with one vector of 16-bit numbers, by the processor's vector instructions
 * (`dot-instructions.ts`): a fraction of the time that JavaScript takes. The kernel sees its own memory alone: rows that lie elsewhere are
 * copied to it piece by piece, those that it made room for are not, which halves the time where there are many.
 */
import { dotsOver, hasInstructions, LANES, memoryOf, type Dots, type Kind } from './dot-instructions.ts';

const PAGE = 65_536;
const VECTOR_AT = 0;
const RESULTS_AT = PAGE;
const ROWS_AT = 2 * PAGE;
/** Rows that are copied are worked on by so many bytes at a time, which stay near the processor. */
const COPIED = 2 * PAGE;
/** Results of so many rows have room. */
const MOST_RESULTS = PAGE / Int32Array.BYTES_PER_ELEMENT;
/** So long a vector has room. */
const MOST_DIMENSIONS = PAGE / Int16Array.BYTES_PER_ELEMENT;

/** What becomes of the sums of rows. */
export type TakeSums = (sums: Int32Array, from: number) => void;

/** A memory, and the functions that work on it. */
interface Place extends Record<Kind, Dots> {
  buffer: ArrayBufferLike;
}

export class DotKernel {
  readonly #shared = this.#place(COPIED);
  readonly #places = new WeakMap<ArrayBufferLike, Place>();

  /** @returns null where the processor or the browser has no such instructions, or a page's policy forbids them */
  static make(): DotKernel | null {
    try {
      return hasInstructions() ? new DotKernel() : null;
    } catch {
      return null;
    }
  }

  #place(bytes: number): Place {
    const memory = memoryOf(ROWS_AT + bytes);
    return { buffer: memory.buffer, ...dotsOver(memory) };
  }

  /**
   * Room for rows that need not be copied, all zero.
   *
   * @returns a part of a larger buffer; null where there is not so much memory
   */
  room(bytes: number): Int8Array | null {
    try {
      const place = this.#place(bytes);
      this.#places.set(place.buffer, place);
      return new Int8Array(place.buffer, ROWS_AT, bytes);
    } catch {
      return null;
    }
  }

  /**
   * The dot product of every row with a vector.
   *
   * @param rows row after row, each as long as the vector
   * @param vector so small that no sum leaves 32 bits
   * @param take is given the sums of so many rows at a time, from row `from` on, to be read at once: they are not kept
   * @returns false where such rows can't be taken: nothing was done then
   */
  run(rows: Int8Array, vector: Int16Array, take: TakeSums): boolean {
    return this.#run('bytes', rows, vector.length, vector, take);
  }

  /**
   * For every row the sum of the vector's numbers whose bits are set, below zero: −Σ bᵢ·vᵢ.
   *
   * @param rows row after row, one bit for each number of the vector, the lowest of a byte first
   * @param take as for {@link run}
   * @returns false where such rows can't be taken: nothing was done then
   */
  runSigns(rows: Uint8Array, vector: Int16Array, take: TakeSums): boolean {
    return this.#run('signs', rows, vector.length / 8, vector, take);
  }

  #run(kind: Kind, rows: Int8Array | Uint8Array, rowBytes: number, vector: Int16Array, take: TakeSums): boolean {
    const dimensions = vector.length;
    if (dimensions === 0 || dimensions % LANES !== 0 || dimensions > MOST_DIMENSIONS) return false;
    const own = this.#places.get(rows.buffer);
    const place = own ?? this.#shared;
    const rowCount = rows.length / rowBytes;
    const atOnce = own ? MOST_RESULTS : Math.min(MOST_RESULTS, Math.floor(COPIED / rowBytes));
    const source = new Uint8Array(rows.buffer, rows.byteOffset, rows.length);
    const found = new Int32Array(place.buffer, RESULTS_AT, MOST_RESULTS);
    new Int16Array(place.buffer, VECTOR_AT, dimensions).set(vector);
    for (let from = 0; from < rowCount; from += atOnce) {
      const count = Math.min(atOnce, rowCount - from);
      const at = from * rowBytes;
      if (!own) new Uint8Array(place.buffer, ROWS_AT).set(source.subarray(at, at + count * rowBytes));
      place[kind](own ? rows.byteOffset + at : ROWS_AT, VECTOR_AT, count, dimensions, RESULTS_AT);
      take(found.subarray(0, count), from);
    }
    return true;
  }
}

/** One for all tables; null where there can be none. */
export const dotKernel = DotKernel.make();
