/**
 * @file Dot products of many rows, of bytes or of signs, with one vector of 16-bit numbers, by the processor's vector instructions: a
 * fraction of the time that JavaScript takes. The kernel is a WebAssembly module of two functions, put together here from their
 * instructions. It sees its own memory alone: rows that lie elsewhere are copied to it piece by piece, those that it made room for are not,
 * which halves the time where there are many.
 */
import {
  ADD,
  ADD_LANES,
  AGAIN_IF,
  AND,
  DOT,
  END,
  EQUAL,
  I32,
  LESS,
  LOAD_EVERYWHERE,
  LOOP,
  SHIFT_LEFT,
  SHIFT_RIGHT,
  STORE,
  SUBTRACT,
  V128,
  ZEROS,
  constant,
  constants,
  get,
  lane,
  load,
  loadWidened,
  moduleOf,
  set,
  tee,
} from './wasm-code.ts';

type Dots = (row: number, vector: number, count: number, dimensions: number, result: number) => void;
type Kind = 'bytes' | 'signs';

/** As far as the kernel needs it; the engine is written without the libraries of browsers. */
declare const WebAssembly: {
  validate(bytes: Uint8Array): boolean;
  Module: new (bytes: Uint8Array) => object;
  Memory: new (limits: { initial: number }) => { buffer: ArrayBuffer };
  Instance: new (module: object, imports: object) => { exports: Record<Kind, Dots> };
};

/** Dimensions are taken so many at a time. */
const LANES = 16;
const PAGE = 65_536;
const VECTOR_AT = 0;
const RESULTS_AT = PAGE;
const ROWS_AT = 2 * PAGE;
/** Rows that are copied are worked on by so many bytes at a time, which stay near the processor. */
const COPIED_PAGES = 2;
/** Results of so many rows have room. */
const MOST_RESULTS = PAGE / Int32Array.BYTES_PER_ELEMENT;
/** So long a vector has room. */
const MOST_DIMENSIONS = PAGE / Int16Array.BYTES_PER_ELEMENT;

const [ROW, VECTOR, COUNT, DIMENSIONS, RESULT, AT, SUM, BITS] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const VECTOR_ADDRESS = [...get(VECTOR), ...get(AT), ...constant(1), SHIFT_LEFT, ADD];

/**
 * For each of COUNT rows: its sum goes to RESULT, and both move on.
 *
 * @param step adds to SUM what the sixteen dimensions from AT on give
 * @param rowBytes of one row
 */
const functionOf = (step: readonly number[], rowBytes: readonly number[]): number[] => [
  ...[2, 1, I32, 2, V128],
  ...LOOP,
  ...[...ZEROS, ...set(SUM), ...constant(0), ...set(AT)],
  ...LOOP,
  ...step,
  ...[...get(AT), ...constant(LANES), ADD, ...tee(AT), ...get(DIMENSIONS), LESS, ...AGAIN_IF, END],
  ...[...get(RESULT), ...get(SUM), ...lane(0)],
  ...[1, 2, 3].flatMap((number) => [...get(SUM), ...lane(number), ADD]),
  ...STORE,
  ...[...get(ROW), ...rowBytes, ADD, ...set(ROW)],
  ...[...get(RESULT), ...constant(4), ADD, ...set(RESULT)],
  ...[...get(COUNT), ...constant(1), SUBTRACT, ...tee(COUNT), ...AGAIN_IF, END],
  END,
];

/** Products of eight bytes of a row with as many numbers of the vector, in fours. */
const addProducts = (first: number): number[] => [
  ...[...get(SUM), ...get(ROW), ...get(AT), ADD, ...loadWidened(first)],
  ...[...VECTOR_ADDRESS, ...load(2 * first), ...DOT, ...ADD_LANES, ...set(SUM)],
];

/** Takes the numbers of the vector from the sum whose bits are set, of eight. */
const takeSet = (first: number): number[] => {
  const bits = constants(Array.from({ length: 8 }, (_, i) => 1 << (first + i)));
  return [
    ...[...get(SUM), ...get(BITS), ...bits, ...AND, ...bits, ...EQUAL],
    ...[...VECTOR_ADDRESS, ...load(2 * first), ...DOT, ...ADD_LANES, ...set(SUM)],
  ];
};

const BYTES = [...addProducts(0), ...addProducts(8)];
const SIGNS = [
  ...[...get(ROW), ...get(AT), ...constant(3), SHIFT_RIGHT, ADD, ...LOAD_EVERYWHERE, ...set(BITS)],
  ...takeSet(0),
  ...takeSet(8),
];
const MODULE = moduleOf(5, {
  bytes: functionOf(BYTES, get(DIMENSIONS)),
  signs: functionOf(SIGNS, [...get(DIMENSIONS), ...constant(3), SHIFT_RIGHT]),
} satisfies Record<Kind, number[]>);

/** A memory, and the functions that work on it. */
interface Place extends Record<Kind, Dots> {
  buffer: ArrayBuffer;
}

export class DotKernel {
  readonly #module = new WebAssembly.Module(MODULE);
  readonly #shared = this.#place(COPIED_PAGES);
  readonly #places = new WeakMap<ArrayBufferLike, Place>();

  /** @returns null where the processor or the browser has no such instructions, or a page's policy forbids them */
  static make(): DotKernel | null {
    try {
      return typeof WebAssembly !== 'undefined' && WebAssembly.validate(MODULE) ? new DotKernel() : null;
    } catch {
      return null;
    }
  }

  #place(pages: number): Place {
    const memory = new WebAssembly.Memory({ initial: ROWS_AT / PAGE + pages });
    const { bytes, signs } = new WebAssembly.Instance(this.#module, { at: { memory } }).exports;
    return { buffer: memory.buffer, bytes, signs };
  }

  /**
   * Room for rows that need not be copied, all zero.
   *
   * @returns a part of a larger buffer; null where there is not so much memory
   */
  room(bytes: number): Int8Array | null {
    try {
      const place = this.#place(Math.ceil(bytes / PAGE));
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
   * @returns false where such rows can't be taken: nothing was done then
   */
  run(rows: Int8Array, vector: Int16Array, results: Int32Array): boolean {
    return this.#run('bytes', rows, vector.length, vector, results);
  }

  /**
   * For every row the sum of the vector's numbers whose bits are set, below zero: −Σ bᵢ·vᵢ.
   *
   * @param rows row after row, one bit for each number of the vector, the lowest of a byte first
   * @returns false where such rows can't be taken: nothing was done then
   */
  runSigns(rows: Uint8Array, vector: Int16Array, results: Int32Array): boolean {
    return this.#run('signs', rows, vector.length / 8, vector, results);
  }

  #run(kind: Kind, rows: Int8Array | Uint8Array, rowBytes: number, vector: Int16Array, results: Int32Array): boolean {
    const dimensions = vector.length;
    if (dimensions === 0 || dimensions % LANES !== 0 || dimensions > MOST_DIMENSIONS) return false;
    const own = this.#places.get(rows.buffer);
    const place = own ?? this.#shared;
    const atOnce = own ? MOST_RESULTS : Math.min(MOST_RESULTS, Math.floor((COPIED_PAGES * PAGE) / rowBytes));
    const source = new Uint8Array(rows.buffer, rows.byteOffset, rows.length);
    const found = new Int32Array(place.buffer, RESULTS_AT, MOST_RESULTS);
    new Int16Array(place.buffer, VECTOR_AT, dimensions).set(vector);
    for (let from = 0; from < results.length; from += atOnce) {
      const count = Math.min(atOnce, results.length - from);
      const at = from * rowBytes;
      if (!own) new Uint8Array(place.buffer, ROWS_AT).set(source.subarray(at, at + count * rowBytes));
      place[kind](own ? rows.byteOffset + at : ROWS_AT, VECTOR_AT, count, dimensions, RESULTS_AT);
      results.set(found.subarray(0, count), from);
    }
    return true;
  }
}

/** One for all tables; null where there can be none. */
export const dotKernel = DotKernel.make();
