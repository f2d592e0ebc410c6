/**
 * @file The kernel of `dot-kernel.ts` as a WebAssembly module, put together from its instructions: for rows of bytes or of signs their
 * dot products with one vector of 16-bit numbers. Four rows are worked on side by side, so that the vector is read once for all of them;
 * more at a time, or more dimensions in one turn, were slower.
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

/** Dimensions are taken so many at a time: a vector has a multiple of them. */
export const LANES = 16;
/** Rows that are worked on side by side. */
const TOGETHER = 4;

export type Kind = 'bytes' | 'signs';

/**
 * Sums of rows go to `result`, four bytes each. All are addresses in the memory, but `count` of rows and `dimensions`, which is a multiple
 * of {@link LANES}. Rows and results follow one another without gaps.
 */
export type Dots = (row: number, vector: number, count: number, dimensions: number, result: number) => void;

/** As far as the kernel needs it; the engine is written without the libraries of browsers. */
interface Memory {
  readonly buffer: ArrayBufferLike;
}
declare const WebAssembly: {
  validate(bytes: Uint8Array): boolean;
  Module: new (bytes: Uint8Array) => object;
  Memory: new (limits: { initial: number; maximum?: number; shared?: boolean }) => Memory;
  Instance: new (module: object, imports: object) => { exports: Record<string, Dots> };
};

const [ROW, VECTOR, COUNT, DIMENSIONS, RESULT] = [0, 1, 2, 3, 4] as const;

/** Places of a function's own variables. */
class Variables {
  readonly together: number;
  constructor(together: number) {
    this.together = together;
  }
  /** Where the next numbers of a row lie. */
  at(row: number): number {
    return 5 + row;
  }
  /** Where the next numbers of the vector lie, and where it ends. */
  get vectorAt(): number {
    return 5 + this.together;
  }
  get vectorEnd(): number {
    return 6 + this.together;
  }
  sum(row: number): number {
    return 7 + this.together + row;
  }
  get factors(): number {
    return 7 + 2 * this.together;
  }
  /** What of a row was read. */
  get read(): number {
    return 8 + 2 * this.together;
  }
  get declared(): number[] {
    return [2, this.together + 2, I32, this.together + 2, V128];
  }
}

interface Step {
  /** Adds to each row's sum what the next sixteen dimensions give. */
  code: (variables: Variables) => number[];
  /** Bytes of a row that it takes. */
  bytes: number;
  /** Bytes of one row. */
  rowBytes: readonly number[];
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** For each of COUNT groups of rows: their sums go to RESULT, and all move on. */
function functionOf(together: number, step: Step): number[] {
  const own = new Variables(together);
  const rows = numbers(together);
  const before = (row: number) => (row === 0 ? get(ROW) : [...get(own.at(row - 1)), ...step.rowBytes, ADD]);
  const store = (row: number) => [
    ...[...get(RESULT), ...constant(4 * row), ADD, ...get(own.sum(row)), ...lane(0)],
    ...[1, 2, 3].flatMap((number) => [...get(own.sum(row)), ...lane(number), ADD]),
    ...STORE,
  ];
  return [
    ...own.declared,
    ...[...get(VECTOR), ...get(DIMENSIONS), ...constant(1), SHIFT_LEFT, ADD, ...set(own.vectorEnd)],
    ...LOOP,
    ...rows.flatMap((row) => [...before(row), ...set(own.at(row)), ...ZEROS, ...set(own.sum(row))]),
    ...[...get(VECTOR), ...set(own.vectorAt)],
    ...LOOP,
    ...step.code(own),
    ...rows.flatMap((row) => [...get(own.at(row)), ...constant(step.bytes), ADD, ...set(own.at(row))]),
    ...[...get(own.vectorAt), ...constant(2 * LANES), ADD, ...tee(own.vectorAt)],
    ...[...get(own.vectorEnd), LESS, ...AGAIN_IF, END],
    ...rows.flatMap(store),
    // The last row ends where the next group begins.
    ...[...get(own.at(together - 1)), ...set(ROW)],
    ...[...get(RESULT), ...constant(4 * together), ADD, ...set(RESULT)],
    ...[...get(COUNT), ...constant(1), SUBTRACT, ...tee(COUNT), ...AGAIN_IF, END],
    END,
  ];
}

const loadFactors = (own: Variables, first: number): number[] => [
  ...[...get(own.vectorAt), ...load(2 * first), ...set(own.factors)],
];

const BYTES: Step = {
  // Products of eight bytes of a row with as many numbers of the vector, in fours.
  code: (own) =>
    [0, 8].flatMap((first) => [
      ...loadFactors(own, first),
      ...numbers(own.together).flatMap((row) => [
        ...[...get(own.sum(row)), ...get(own.at(row)), ...loadWidened(first)],
        ...[...get(own.factors), ...DOT, ...ADD_LANES, ...set(own.sum(row))],
      ]),
    ]),
  bytes: LANES,
  rowBytes: get(DIMENSIONS),
};

const SIGNS: Step = {
  // Takes the numbers of the vector from the sum whose bits are set, of eight.
  code: (own) =>
    [0, 8].flatMap((first) => {
      const bits = constants(Array.from({ length: 8 }, (_, i) => 1 << (first + i)));
      return [
        ...loadFactors(own, first),
        ...numbers(own.together).flatMap((row) => [
          ...[...get(own.at(row)), ...LOAD_EVERYWHERE, ...set(own.read)],
          ...[...get(own.sum(row)), ...get(own.read), ...bits, ...AND, ...bits, ...EQUAL],
          ...[...get(own.factors), ...DOT, ...ADD_LANES, ...set(own.sum(row))],
        ]),
      ];
    }),
  bytes: LANES / 8,
  rowBytes: [...get(DIMENSIONS), ...constant(3), SHIFT_RIGHT],
};

const FUNCTIONS = {
  bytes: functionOf(1, BYTES),
  bytesTogether: functionOf(TOGETHER, BYTES),
  signs: functionOf(1, SIGNS),
  signsTogether: functionOf(TOGETHER, SIGNS),
};
const MODULES = { own: moduleOf(5, FUNCTIONS), shared: moduleOf(5, FUNCTIONS, true) };

const PAGE = 65_536;

/** Whether the processor and the browser have such instructions, as far as can be told without compiling. */
export function hasInstructions(): boolean {
  return typeof WebAssembly !== 'undefined' && WebAssembly.validate(MODULES.own);
}

const compiled: Partial<Record<keyof typeof MODULES, object>> = {};

/**
 * The kernel's functions over a memory.
 *
 * @param isShared whether the memory is shared between threads
 * @throws whatever keeps WebAssembly from running, a page's policy for one
 */
export function dotsOver(memory: Memory, isShared = false): Record<Kind, Dots> {
  const name = isShared ? 'shared' : 'own';
  const module = (compiled[name] ??= new WebAssembly.Module(MODULES[name]));
  const { exports } = new WebAssembly.Instance(module, { at: { memory } });
  const both =
    (kind: Kind, bits: number): Dots =>
    (row, vector, count, dimensions, result) => {
      const groups = Math.floor(count / TOGETHER);
      const done = groups * TOGETHER;
      if (groups > 0) exports[`${kind}Together`]!(row, vector, groups, dimensions, result);
      if (done === count) return;
      exports[kind]!(row + (done * dimensions * bits) / 8, vector, count - done, dimensions, result + 4 * done);
    };
  return { bytes: both('bytes', 8), signs: both('signs', 1) };
}

/**
 * A memory of so many bytes, all zero.
 *
 * @throws RangeError where there is not so much
 */
export function memoryOf(bytes: number, isShared = false): Memory {
  const pages = Math.ceil(bytes / PAGE);
  return new WebAssembly.Memory({ initial: pages, ...(isShared && { maximum: pages, shared: true }) });
}
