/**
 * @file One ONNX graph out of two files: a reader is shipped without the vocabulary's matrix, a third of it, since the encoder beside it has the same. In
 * the protobuf format a message that comes twice is one message with the entries of both, so a second `graph` that holds nothing but
 * the encoder's weights makes the first one whole (https://protobuf.dev/programming-guides/encoding/#last-one-wins).
 */
import { CausewayError } from '../../engine/errors.ts';
import type { ModelFiles } from '../../engine/ports.ts';
import { READER_GRAPH } from '../models/shipped-manifest.ts';

/** The encoder's graph. */
const ENCODER_GRAPH = 'onnx/model_quantized.onnx';
/** The weights that both have: the vocabulary's matrix. */
export const SHARED_WEIGHTS: readonly string[] = ['words', 'words.scales'];

const VARINT = 0;
const FIXED64 = 1;
const BYTES = 2;
const FIXED32 = 5;
/** Field numbers of ModelProto, GraphProto and TensorProto in onnx.proto. */
const MODEL_GRAPH = 7;
const GRAPH_INITIALIZER = 5;
const TENSOR_NAME = 8;

interface Field {
  number: number;
  start: number;
  end: number;
}

function damaged(): CausewayError {
  return new CausewayError('model-damaged', 'The files of the encoder are damaged or don’t belong together.');
}

function varint(bytes: Uint8Array, from: number): { value: number; end: number } {
  let value = 0;
  for (let i = 0; i < 10 && from + i < bytes.length; i++) {
    const byte = bytes[from + i]!;
    value += (byte & 0x7f) * 2 ** (7 * i);
    if (byte < 0x80) return { value, end: from + i + 1 };
  }
  throw damaged();
}

/** Fields of the message between two places. */
function* fieldsOf(bytes: Uint8Array, from: number, to: number): Generator<Field> {
  let at = from;
  while (at < to) {
    const tag = varint(bytes, at);
    const wire = tag.value % 8;
    let start = tag.end;
    if (wire === VARINT) at = varint(bytes, start).end;
    else if (wire === FIXED64) at = start + 8;
    else if (wire === FIXED32) at = start + 4;
    else if (wire === BYTES) {
      const length = varint(bytes, start);
      start = length.end;
      at = start + length.value;
    } else throw damaged();
    if (at > to) throw damaged();
    yield { number: Math.floor(tag.value / 8), start, end: at };
  }
}

/** Places of a graph's weights in a model's file, by their names. */
function weightsOf(model: Uint8Array): Map<string, Field> {
  const text = new TextDecoder();
  const found = new Map<string, Field>();
  for (const graph of fieldsOf(model, 0, model.length)) {
    if (graph.number !== MODEL_GRAPH) continue;
    for (const tensor of fieldsOf(model, graph.start, graph.end)) {
      if (tensor.number !== GRAPH_INITIALIZER) continue;
      for (const { number, start, end } of fieldsOf(model, tensor.start, tensor.end)) {
        if (number === TENSOR_NAME) found.set(text.decode(model.subarray(start, end)), tensor);
      }
    }
  }
  return found;
}

function headOf(field: number, length: number): number[] {
  const head = [field * 8 + BYTES];
  let rest = length;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) head.push((rest % 0x80) | 0x80);
  return [...head, rest];
}

/**
 * @param graph the file of a model that lacks some weights
 * @param other the file of a model that has them
 * @param names of these weights
 * @returns the file of the whole model
 * @throws CausewayError `model-damaged`
 */
export function withWeightsOf(graph: Uint8Array, other: Uint8Array, names: readonly string[]): Uint8Array {
  const weights = weightsOf(other);
  const parts = names.map((name) => {
    const place = weights.get(name);
    if (place === undefined) throw damaged();
    return { head: headOf(GRAPH_INITIALIZER, place.end - place.start), bytes: other.subarray(place.start, place.end) };
  });
  const added = parts.reduce((sum, { head, bytes }) => sum + head.length + bytes.length, 0);
  const head = headOf(MODEL_GRAPH, added);
  const whole = new Uint8Array(graph.length + head.length + added);
  let at = 0;
  const put = (bytes: ArrayLike<number>) => {
    whole.set(bytes, at);
    at += bytes.length;
  };
  put(graph);
  put(head);
  for (const part of parts) {
    put(part.head);
    put(part.bytes);
  }
  return whole;
}

/** As the given files, but for the reader's graph, which comes whole. */
export function joinedFiles(files: ModelFiles): ModelFiles {
  return {
    read: async (path) => {
      const bytes = await files.read(path);
      if (path !== READER_GRAPH || bytes === null) return bytes;
      const encoder = await files.read(ENCODER_GRAPH);
      return encoder && withWeightsOf(bytes, encoder, SHARED_WEIGHTS);
    },
  };
}
