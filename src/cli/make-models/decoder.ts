/** @file A tiny Llama with random weights and a key-value cache: RMS norms, rotary positions, gated feed-forward. */
import { GraphBuilder } from './graph-builder.ts';
import { attention, dimension, linear, maskBias, splitHeads, Weights } from './layers.ts';

export interface DecoderShape {
  vocabulary: number;
  hidden: number;
  layers: number;
  heads: number;
  intermediate: number;
  /** Most tokens of prompt and output together. */
  positions: number;
}

interface Rotation {
  cosine: string;
  sine: string;
}

function rmsNorm(graph: GraphBuilder, name: string, x: string, size: number): string {
  const scale = graph.weights(`${name}.weight`, [size], new Float32Array(size).fill(1));
  const square = graph.op('ReduceMean', [graph.op('Mul', [x, x])], { axes: [-1], keepdims: 1 });
  const root = graph.op('Sqrt', [graph.op('Add', [square, graph.constant('float', 1e-5)])]);
  return graph.op('Mul', [graph.op('Div', [x, root]), scale]);
}

/** Cosine and sine of each position times each frequency (base 10,000), [batch, 1, tokens, size / 2] of the current tokens. */
function rotation(graph: GraphBuilder, positions: number, size: number): Rotation {
  const half = size / 2;
  const table = (name: string, wave: (angle: number) => number): string => {
    const values = Float32Array.from({ length: positions * half }, (_, at) =>
      wave(Math.floor(at / half) * 10_000 ** (-(at % half) / half)),
    );
    const rows = graph.op('Gather', [graph.weights(name, [positions, half], values), 'position_ids'], { axis: 0 });
    return graph.op('Unsqueeze', [rows, graph.constant('int64', [1])]);
  };
  return { cosine: table('cosine', Math.cos), sine: table('sine', Math.sin) };
}

/** Turns each pair (x₁, x₂) of a head's halves by its position's angle. */
function rotate(graph: GraphBuilder, x: string, { cosine, sine }: Rotation): string {
  const [first, second] = graph.ops('Split', [x], { axis: -1 }, 2) as [string, string];
  const left = graph.op('Sub', [graph.op('Mul', [first, cosine]), graph.op('Mul', [second, sine])]);
  const right = graph.op('Add', [graph.op('Mul', [second, cosine]), graph.op('Mul', [first, sine])]);
  return graph.op('Concat', [left, right], { axis: -1 });
}

/** Hides padding, and from each token those after it; [batch, 1, tokens, all tokens]. */
function causalBias(graph: GraphBuilder): string {
  const zero = graph.constant('int64', 0);
  const one = graph.constant('int64', 1);
  const total = dimension(graph, 'attention_mask', 1);
  const past = graph.op('Sub', [total, dimension(graph, 'input_ids', 1)]);
  const keys = graph.op('Range', [zero, total, one]);
  const queries = graph.op('Unsqueeze', [graph.op('Range', [past, total, one]), graph.constant('int64', [1])]);
  const seen = graph.op('Cast', [graph.op('LessOrEqual', [keys, queries])], { to: 7 });
  const mask = graph.op('Unsqueeze', ['attention_mask', graph.constant('int64', [1, 2])]);
  return maskBias(graph, graph.op('Mul', [mask, seen]));
}

/**
 * @returns the bytes of an `.onnx` file with the inputs and outputs that Hugging Face's exporter gives to such models
 */
export function decoderModel(shape: DecoderShape, seed: number): Uint8Array {
  const { vocabulary, hidden, layers, heads, intermediate, positions } = shape;
  const size = hidden / heads;
  const graph = new GraphBuilder('decoder');
  const weights = new Weights(seed);
  graph.input('input_ids', 'int64', ['batch', 'tokens']);
  graph.input('attention_mask', 'int64', ['batch', 'all tokens']);
  graph.input('position_ids', 'int64', ['batch', 'tokens']);
  const turn = rotation(graph, positions, size);
  const bias = causalBias(graph);
  const words = graph.weights('words', [vocabulary, hidden], weights.normal(vocabulary * hidden, 1));
  let x = graph.op('Gather', [words, 'input_ids'], { axis: 0 });

  for (let layer = 0; layer < layers; layer++) {
    const project = (part: string, from: string, rows: number, columns: number) =>
      linear(graph, weights, `layer${layer}.${part}`, from, rows, columns);
    const past = (part: 'key' | 'value') =>
      graph.input(`past_key_values.${layer}.${part}`, 'float', ['batch', heads, 'past tokens', size]);
    const normed = rmsNorm(graph, `layer${layer}.norm1`, x, hidden);
    const [q, newKeys, newValues] = ['q', 'k', 'v'].map((part) =>
      splitHeads(graph, project(part, normed, hidden, hidden), heads, size),
    ) as [string, string, string];
    const k = graph.op('Concat', [past('key'), rotate(graph, newKeys, turn)], { axis: 2 });
    const v = graph.op('Concat', [past('value'), newValues], { axis: 2 });
    for (const [part, value] of Object.entries({ key: k, value: v })) {
      graph.output(`present.${layer}.${part}`, value, ['batch', heads, 'all tokens', size]);
    }
    const mixed = attention(graph, { q: rotate(graph, q, turn), k, v, bias, heads, size });
    x = graph.op('Add', [x, project('out', mixed, hidden, hidden)]);
    const middle = rmsNorm(graph, `layer${layer}.norm2`, x, hidden);
    const gate = project('gate', middle, hidden, intermediate);
    const silu = graph.op('Mul', [gate, graph.op('Sigmoid', [gate])]);
    const gated = graph.op('Mul', [silu, project('up', middle, hidden, intermediate)]);
    x = graph.op('Add', [x, project('down', gated, intermediate, hidden)]);
  }
  const logits = linear(graph, weights, 'head', rmsNorm(graph, 'norm', x, hidden), hidden, vocabulary);
  graph.output('logits', logits, ['batch', 'tokens', vocabulary]);
  return graph.encode();
}
