/** @file The few WebAssembly instructions that the kernels of this folder are made of, and the module around a kernel's functions. */

export const I32 = 0x7f;
export const V128 = 0x7b;
export const END = 0x0b;
export const LOOP = [0x03, 0x40];
export const AGAIN_IF = [0x0d, 0];
export const ADD = 0x6a;
export const SUBTRACT = 0x6b;
export const LESS = 0x49;
export const SHIFT_LEFT = 0x74;
export const SHIFT_RIGHT = 0x76;
export const STORE = [0x36, 2, 0];
export const get = (local: number): number[] => [0x20, local];
export const set = (local: number): number[] => [0x21, local];
export const tee = (local: number): number[] => [0x22, local];
/** @param value 0 to 63 */
export const constant = (value: number): number[] => [0x41, value];
const simd = (...code: number[]): number[] => [0xfd, ...code];
/** Sixteen bytes. @param offset in bytes, below 128 */
export const load = (offset: number): number[] => simd(0x00, 0, offset);
/** Eight bytes as signed 16-bit numbers. @param offset in bytes, below 128 */
export const loadWidened = (offset: number): number[] => simd(0x01, 0, offset);
/** Two bytes as one 16-bit number, in all eight lanes. */
export const LOAD_EVERYWHERE = simd(0x08, 0, 0);
/** A lane of four. */
export const lane = (number: number): number[] => simd(0x1b, number);
/** Eight 16-bit numbers. */
export const constants = (values: readonly number[]): number[] =>
  simd(0x0c, ...values.flatMap((value) => [value & 0xff, value >> 8]));
export const ZEROS = constants(new Array<number>(8).fill(0));
export const AND = simd(0x4e);
/** −1 in each of eight lanes where both are the same, else 0. */
export const EQUAL = simd(0x2d);
/** Products of eight 16-bit numbers, added up by twos. */
export const DOT = simd(0xba, 1);
export const ADD_LANES = simd(0xae, 1);

/** A number as the format writes it, seven bits at a time. */
function leb128(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...leb128(value >>> 7)];
}

function section(id: number, content: readonly number[]): number[] {
  return [id, ...leb128(content.length), ...content];
}

const name = (text: string): number[] => [text.length, ...[...text].map((letter) => letter.charCodeAt(0))];

/** Memories have so many pages at the most. */
const MOST_PAGES = 65_536;

/**
 * A module whose functions work on the memory that it is given as `at.memory`.
 *
 * @param parameters how many 32-bit numbers each function takes; none returns anything
 * @param functions by name: what follows a function's length, its locals first
 * @param isShared whether the memory is one that threads share
 */
export function moduleOf(
  parameters: number,
  functions: Readonly<Record<string, readonly number[]>>,
  isShared = false,
): Uint8Array {
  const entries = Object.entries(functions);
  const limits = isShared ? [3, 1, ...leb128(MOST_PAGES)] : [0, 1];
  return Uint8Array.of(
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, parameters, ...new Array<number>(parameters).fill(I32), 0]),
    ...section(2, [1, ...name('at'), ...name('memory'), 2, ...limits]),
    ...section(3, [entries.length, ...entries.map(() => 0)]),
    ...section(7, [entries.length, ...entries.flatMap(([own], i) => [...name(own), 0, i])]),
    ...section(10, [entries.length, ...entries.flatMap(([, code]) => [...leb128(code.length), ...code])]),
  );
}
