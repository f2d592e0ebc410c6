/** @file Weights as small whole numbers times a scale; scales are 16-bit numbers, and the whole numbers fit the scale as it is stored. */
import { fromHalf, toHalf } from './half.ts';

export interface Quantised {
  values: Uint8Array;
  /** 16-bit numbers. */
  scales: Uint16Array;
}

/** Stands for 0 in unsigned 8-bit weights, so that they are symmetric: 1 to 255. */
export const MIDDLE = 128;

/** Where all weights are 0, any scale serves; this one is the smallest normal 16-bit number. */
const LEAST_SCALE = 2 ** -14;

function storedScale(scale: number): number {
  return toHalf(Math.abs(scale) < LEAST_SCALE ? LEAST_SCALE : scale);
}

/**
 * 8 bit by channel: one scale for each output of a matrix.
 *
 * @param matrix a row for each output, [outputs, inputs]
 * @param stretch what each input's weights are multiplied by beforehand
 * @returns `values` with a row for each input, [inputs, outputs], and {@link MIDDLE} for 0
 */
export function byChannel(
  matrix: Float32Array,
  [outputs, inputs]: readonly [number, number],
  stretch: ArrayLike<number>,
): Quantised {
  const values = new Uint8Array(matrix.length);
  const scales = new Uint16Array(outputs);
  for (let output = 0; output < outputs; output++) {
    const weight = (input: number) => matrix[output * inputs + input]! * stretch[input]!;
    let largest = 0;
    for (let input = 0; input < inputs; input++) largest = Math.max(largest, Math.abs(weight(input)));
    const stored = storedScale(largest / (MIDDLE - 1));
    scales[output] = stored;
    const scale = fromHalf(stored);
    for (let input = 0; input < inputs; input++) {
      const whole = Math.round(weight(input) / scale);
      values[input * outputs + output] = MIDDLE + Math.max(1 - MIDDLE, Math.min(MIDDLE - 1, whole));
    }
  }
  return { values, scales };
}

/** How far the largest weight of a block is put from the end of the range, as shares of it; what loses least is taken. */
const REACHES = Array.from({ length: 29 }, (_, at) => 0.8 + 0.0125 * at);

/**
 * Blocks of weights that lie side by side, each with a scale of its own: the one with the least squared error. A scale may be
 * negative, so that the end of the range that reaches one further serves whichever sign the largest weight has.
 *
 * @param bits 4, or 8; two weights of 4 bits share a byte, the first of them in its lower half
 * @returns `values` with 2^(bits − 1) for 0, as com.microsoft.GatherBlockQuantized reads them
 */
export function byBlock(weights: Float32Array, block: number, bits: 4 | 8): Quantised {
  const end = 2 ** (bits - 1);
  const scales = new Uint16Array(weights.length / block);
  const values = new Uint8Array((weights.length * bits) / 8);
  const whole = (weight: number, scale: number) => Math.max(-end, Math.min(end - 1, Math.round(weight / scale)));
  for (let at = 0; at < scales.length; at++) {
    const part = weights.subarray(at * block, (at + 1) * block);
    const extreme = part.reduce((most, weight) => (Math.abs(weight) > Math.abs(most) ? weight : most), 0);
    let least = Infinity;
    for (const reach of REACHES) {
      const stored = storedScale(extreme / (-end * reach));
      const scale = fromHalf(stored);
      let error = 0;
      for (const weight of part) error += (whole(weight, scale) * scale - weight) ** 2;
      if (error < least) {
        least = error;
        scales[at] = stored;
      }
    }
    const scale = fromHalf(scales[at]!);
    for (let place = 0; place < block; place++) {
      const code = whole(part[place]!, scale) + end;
      const index = at * block + place;
      if (bits === 8) values[index] = code;
      else values[index >> 1]! |= code << (4 * (index & 1));
    }
  }
  return { values, scales };
}
