/**
 * @file Dot products of many rows of bytes with one vector of 16-bit numbers, by the processor's vector instructions: a fraction of the
 * time that JavaScript takes. The kernel is a WebAssembly module of one function, put together here from its instructions.
 */

/** As far as the kernel needs it; the engine is written without the libraries of browsers. */
declare const WebAssembly: {
  validate(bytes: Uint8Array): boolean;
  Module: new (bytes: Uint8Array) => object;
  Memory: new (limits: { initial: number }) => { buffer: ArrayBuffer };
  Instance: new (module: object, imports: object) => { exports: { dots(...addresses: number[]): void } };
};

/** Dimensions are taken so many at a time. */
const LANES = 16;
const PAGE = 65_536;
/** Rows are worked on by so many bytes at a time, which stay near the processor. */
const ROWS_AT = 0;
const VECTOR_AT = 2 * PAGE;
const RESULTS_AT = 3 * PAGE;
const PAGES = 4;
/** Rows of which the vector, and results of as few dimensions as there are lanes, fit into their parts of the memory. */
const MOST_DIMENSIONS = PAGE / Int16Array.BYTES_PER_ELEMENT;

const I32 = 0x7f;
const V128 = 0x7b;
const [ROW, VECTOR, COUNT, DIMENSIONS, RESULT, AT, SUM, BYTES] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const END = 0x0b;
const LOOP = [0x03, 0x40];
const AGAIN_IF = [0x0d, 0];
const ADD = 0x6a;
const SUBTRACT = 0x6b;
const LESS = 0x49;
const SHIFT_LEFT = 0x74;
const STORE = [0x36, 2, 0];
const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const tee = (local: number): number[] => [0x22, local];
const constant = (value: number): number[] => [0x41, value];
const simd = (...code: number[]): number[] => [0xfd, ...code];
const load = (offset: number): number[] => simd(0x00, 0, offset);
const lane = (number: number): number[] => simd(0x1b, number);
const ZEROS = simd(0x0c, ...new Array<number>(16).fill(0));
const WIDEN_LOW = simd(0x87, 1);
const WIDEN_HIGH = simd(0x88, 1);
const DOT = simd(0xba, 1);
const ADD_LANES = simd(0xae, 1);

/** SUM += the products of half of BYTES with as many numbers of the vector, in fours. */
const addProducts = (widen: number[], offset: number): number[] => [
  ...get(SUM),
  ...[...get(BYTES), ...widen],
  ...[...get(VECTOR), ...get(AT), ...constant(1), SHIFT_LEFT, ADD, ...load(offset)],
  ...[...DOT, ...ADD_LANES, ...set(SUM)],
];

/** For each of COUNT rows: its dot product goes to RESULT, and both move on. */
const FUNCTION = [
  ...[2, 1, I32, 2, V128],
  ...LOOP,
  ...[...ZEROS, ...set(SUM), ...constant(0), ...set(AT)],
  ...LOOP,
  ...[...get(ROW), ...get(AT), ADD, ...load(0), ...set(BYTES)],
  ...addProducts(WIDEN_LOW, 0),
  ...addProducts(WIDEN_HIGH, LANES),
  ...[...get(AT), ...constant(LANES), ADD, ...tee(AT), ...get(DIMENSIONS), LESS, ...AGAIN_IF, END],
  ...[...get(RESULT), ...get(SUM), ...lane(0)],
  ...[1, 2, 3].flatMap((number) => [...get(SUM), ...lane(number), ADD]),
  ...STORE,
  ...[...get(ROW), ...get(DIMENSIONS), ADD, ...set(ROW)],
  ...[...get(RESULT), ...constant(4), ADD, ...set(RESULT)],
  ...[...get(COUNT), ...constant(1), SUBTRACT, ...tee(COUNT), ...AGAIN_IF, END],
  END,
];

/** A number as the format writes it, seven bits at a time. */
function leb128(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb128(value >>> 7)];
}

function section(id: number, content: number[]): number[] {
  return [id, ...leb128(content.length), ...content];
}

const name = (text: string): number[] => [text.length, ...[...text].map((letter) => letter.charCodeAt(0))];

const MODULE = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, [1, 0x60, 5, I32, I32, I32, I32, I32, 0]),
  ...section(2, [1, ...name('at'), ...name('memory'), 2, 0, 1]),
  ...section(3, [1, 0]),
  ...section(7, [1, ...name('dots'), 0, 0]),
  ...section(10, [1, ...leb128(FUNCTION.length), ...FUNCTION]),
);

/** Whether rows of so many dimensions can be taken. */
function takes(dimensions: number): boolean {
  return dimensions > 0 && dimensions % LANES === 0 && dimensions <= MOST_DIMENSIONS;
}

export class DotKernel {
  readonly #dots: (...addresses: number[]) => void;
  readonly #memory: ArrayBuffer;

  private constructor() {
    const memory = new WebAssembly.Memory({ initial: PAGES });
    const module = new WebAssembly.Module(MODULE);
    this.#dots = new WebAssembly.Instance(module, { at: { memory } }).exports.dots;
    this.#memory = memory.buffer;
  }

  /** @returns null where the processor or the browser has no such instructions, or a page's policy forbids them */
  static make(): DotKernel | null {
    try {
      return typeof WebAssembly !== 'undefined' && WebAssembly.validate(MODULE) ? new DotKernel() : null;
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
    const dimensions = vector.length;
    if (!takes(dimensions)) return false;
    const atOnce = Math.floor((VECTOR_AT - ROWS_AT) / dimensions);
    new Int16Array(this.#memory, VECTOR_AT, dimensions).set(vector);
    for (let from = 0; from < results.length; from += atOnce) {
      const count = Math.min(atOnce, results.length - from);
      new Int8Array(this.#memory, ROWS_AT).set(rows.subarray(from * dimensions, (from + count) * dimensions));
      this.#dots(ROWS_AT, VECTOR_AT, count, dimensions, RESULTS_AT);
      results.set(new Int32Array(this.#memory, RESULTS_AT, count), from);
    }
    return true;
  }
}
