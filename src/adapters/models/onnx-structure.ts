/**
 * @file Whether an ONNX file is whole, without loading it: its outer structure is walked, so that a file that is cut off, or is
 * something else, is noticed before a runtime chokes on it. Format: protobuf wire encoding, `onnx.proto3` of ONNX 1.17.
 */
import { CausewayError } from '../../engine/errors.ts';

/** Bytes read at once. */
const WINDOW = 64 * 1024;

const VARINT = 0;
const FIXED64 = 1;
const BYTES = 2;
const FIXED32 = 5;

/** Field numbers of ModelProto, GraphProto, TensorProto and StringStringEntryProto. */
const MODEL_GRAPH = 7;
const GRAPH_INITIALIZER = 5;
const TENSOR_EXTERNAL_DATA = 13;
const ENTRY_KEY = 1;
const ENTRY_VALUE = 2;

/** A stretch of another file that holds weights. `length` is 0 where the model does not say. */
export interface ExternalData {
  location: string;
  offset: number;
  length: number;
}

interface Field {
  number: number;
  start: number;
  end: number;
}

class Reader {
  readonly #blob: Blob;
  readonly #path: string;
  #windowAt = 0;
  #window = new Uint8Array();

  constructor(blob: Blob, path: string) {
    this.#blob = blob;
    this.#path = path;
  }

  /** Fields of the message between two places. Values of numbers are skipped. */
  async *fields(from: number, to: number): AsyncGenerator<Field> {
    let at = from;
    while (at < to) {
      const tag = await this.#varint(at, to);
      const number = Math.floor(tag.value / 8);
      const wire = tag.value % 8;
      let start = tag.end;
      let end: number;
      if (wire === VARINT) end = (await this.#varint(start, to)).end;
      else if (wire === FIXED64) end = start + 8;
      else if (wire === FIXED32) end = start + 4;
      else if (wire === BYTES) {
        const length = await this.#varint(start, to);
        start = length.end;
        end = start + length.value;
      } else throw this.damaged();
      if (number === 0 || end > to) throw this.damaged();
      yield { number, start, end };
      at = end;
    }
  }

  async text({ start, end }: Field): Promise<string> {
    return this.#blob.slice(start, end).text();
  }

  damaged(): CausewayError {
    return new CausewayError(
      'model-damaged',
      `${this.#path} is damaged or cut off. Copy the model again, or download it again.`,
      { path: this.#path },
    );
  }

  async #varint(at: number, to: number): Promise<{ value: number; end: number }> {
    let value = 0;
    for (let index = 0; index < 10; index++) {
      if (at + index >= to) throw this.damaged();
      const byte = await this.#byte(at + index);
      value += (byte & 0x7f) * 2 ** (7 * index);
      if (byte < 0x80) return { value, end: at + index + 1 };
    }
    throw this.damaged();
  }

  async #byte(at: number): Promise<number> {
    if (at < this.#windowAt || at >= this.#windowAt + this.#window.length) {
      this.#window = new Uint8Array(await this.#blob.slice(at, at + WINDOW).arrayBuffer());
      this.#windowAt = at;
    }
    return this.#window[at - this.#windowAt]!;
  }
}

/**
 * Walks an ONNX file.
 *
 * @returns the weights that lie in other files
 * @throws CausewayError `model-damaged`
 */
export async function checkOnnx(blob: Blob, path: string): Promise<ExternalData[]> {
  const reader = new Reader(blob, path);
  const external: ExternalData[] = [];
  let hasGraph = false;
  for await (const field of reader.fields(0, blob.size)) {
    if (field.number !== MODEL_GRAPH) continue;
    hasGraph = true;
    for await (const part of reader.fields(field.start, field.end)) {
      if (part.number === GRAPH_INITIALIZER) external.push(...(await externalDataOf(reader, part)));
    }
  }
  if (!hasGraph) throw reader.damaged();
  return external;
}

async function externalDataOf(reader: Reader, tensor: Field): Promise<ExternalData[]> {
  const entries = new Map<string, string>();
  for await (const field of reader.fields(tensor.start, tensor.end)) {
    if (field.number !== TENSOR_EXTERNAL_DATA) continue;
    let key = '';
    let value = '';
    for await (const part of reader.fields(field.start, field.end)) {
      if (part.number === ENTRY_KEY) key = await reader.text(part);
      else if (part.number === ENTRY_VALUE) value = await reader.text(part);
    }
    entries.set(key, value);
  }
  const location = entries.get('location');
  if (location === undefined) return [];
  return [{ location, offset: Number(entries.get('offset') ?? 0), length: Number(entries.get('length') ?? 0) }];
}
