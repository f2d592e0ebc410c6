/** @file Reads weights out of a .safetensors file (https://github.com/huggingface/safetensors, "Format"). */
import * as v from 'valibot';
import { CausewayError } from '../../engine/errors.ts';

const Entry = v.object({
  dtype: v.string(),
  shape: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
  data_offsets: v.tuple([v.number(), v.number()]),
});

const HEADER_LENGTH_BYTES = 8;

export class Safetensors {
  readonly #bytes: Uint8Array;
  readonly #entries: ReadonlyMap<string, v.InferOutput<typeof Entry>>;
  readonly #start: number;
  readonly #path: string;

  /**
   * @param path for messages
   * @throws CausewayError `usage` when this is no such file, or is cut off
   */
  constructor(bytes: Uint8Array, path: string) {
    this.#bytes = bytes;
    this.#path = path;
    try {
      const length = Number(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getBigUint64(0, true));
      this.#start = HEADER_LENGTH_BYTES + length;
      const header = JSON.parse(new TextDecoder().decode(bytes.subarray(HEADER_LENGTH_BYTES, this.#start))) as object;
      this.#entries = new Map(
        Object.entries(header)
          .filter(([name]) => name !== '__metadata__')
          .map(([name, entry]) => [name, v.parse(Entry, entry)]),
      );
    } catch {
      throw new CausewayError('usage', `${path} is no .safetensors file, or it is cut off. Get the file again.`);
    }
  }

  /**
   * The values of a tensor, in row-major order.
   *
   * @throws CausewayError `usage` when it is missing, has other dimensions or is stored in another type than 32-bit numbers
   */
  read(name: string, dims: readonly number[]): Float32Array {
    const entry = this.#entries.get(name);
    if (entry === undefined) throw this.#wrong(`has no tensor “${name}”`);
    const { dtype, shape, data_offsets: offsets } = entry;
    if (dtype !== 'F32') throw this.#wrong(`stores “${name}” as ${dtype}; 32-bit numbers (F32) are needed`);
    if (shape.join() !== dims.join()) {
      throw this.#wrong(`has “${name}” with the dimensions [${shape.join(', ')}] instead of [${dims.join(', ')}]`);
    }
    const [from, to] = offsets.map((offset) => this.#start + offset) as [number, number];
    const count = dims.reduce((product, size) => product * size, 1);
    if (to > this.#bytes.length || to - from !== count * Float32Array.BYTES_PER_ELEMENT) {
      throw this.#wrong(`ends before “${name}” does: it is cut off`);
    }
    // A copy, since numbers of 4 bytes must begin at a multiple of 4.
    return new Float32Array(Uint8Array.from(this.#bytes.subarray(from, to)).buffer);
  }

  #wrong(what: string): CausewayError {
    return new CausewayError('usage', `${this.#path} ${what}.`);
  }
}
