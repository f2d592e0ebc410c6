/** @file A tiny BERT with random weights, as a sentence encoder or with a classification head of one logit. */
import { GraphBuilder } from './graph-builder.ts';
import { attention, dimension, linear, maskBias, splitHeads, Weights } from './layers.ts';

export interface EncoderShape {
  vocabulary: number;
  hidden: number;
  layers: number;
  heads: number;
  intermediate: number;
  /** Most tokens of a text. */
  positions: number;
}

function layerNorm(graph: GraphBuilder, name: string, x: string, size: number): string {
  const scale = graph.weights(`${name}.weight`, [size], new Float32Array(size).fill(1));
  const bias = graph.weights(`${name}.bias`, [size], new Float32Array(size));
  return graph.op('LayerNormalization', [x, scale, bias], { axis: -1, epsilon: { float: 1e-12 } });
}

/** x · ½(1 + erf(x/√2)) */
function gelu(graph: GraphBuilder, x: string): string {
  const error = graph.op('Erf', [graph.op('Div', [x, graph.constant('float', Math.SQRT2)])]);
  const gate = graph.op('Add', [error, graph.constant('float', 1)]);
  return graph.op('Mul', [graph.op('Mul', [x, gate]), graph.constant('float', 0.5)]);
}

function embeddings(graph: GraphBuilder, weights: Weights, shape: EncoderShape): string {
  const { vocabulary, hidden, positions } = shape;
  const table = (name: string, rows: number) =>
    graph.weights(name, [rows, hidden], weights.normal(rows * hidden, name === 'words' ? 1 : 0.2));
  const words = graph.op('Gather', [table('words', vocabulary), 'input_ids'], { axis: 0 });
  const types = graph.op('Gather', [table('types', 2), 'token_type_ids'], { axis: 0 });
  const length = dimension(graph, 'input_ids', 1);
  const range = graph.op('Range', [graph.constant('int64', 0), length, graph.constant('int64', 1)]);
  const places = graph.op('Gather', [table('positions', positions), range], { axis: 0 });
  return layerNorm(graph, 'embeddings.norm', graph.op('Add', [graph.op('Add', [words, types]), places]), hidden);
}

function encoderLayer(
  graph: GraphBuilder,
  weights: Weights,
  name: string,
  x: string,
  bias: string,
  shape: EncoderShape,
) {
  const { hidden, heads, intermediate } = shape;
  const size = hidden / heads;
  const [q, k, v] = ['q', 'k', 'v'].map((part) =>
    splitHeads(graph, linear(graph, weights, `${name}.${part}`, x, hidden, hidden), heads, size),
  ) as [string, string, string];
  const mixed = attention(graph, { q, k, v, bias, heads, size });
  const attended = linear(graph, weights, `${name}.out`, mixed, hidden, hidden);
  const middle = layerNorm(graph, `${name}.norm1`, graph.op('Add', [x, attended]), hidden);
  const wide = gelu(graph, linear(graph, weights, `${name}.up`, middle, hidden, intermediate));
  const narrow = linear(graph, weights, `${name}.down`, wide, intermediate, hidden);
  return layerNorm(graph, `${name}.norm2`, graph.op('Add', [middle, narrow]), hidden);
}

/**
 * @param head `none` gives `last_hidden_state` [batch, tokens, hidden]; `logit` gives `logits` [batch, 1] from the first token
 * @returns the bytes of an `.onnx` file
 */
export function encoderModel(shape: EncoderShape, head: 'none' | 'logit', seed: number): Uint8Array {
  const graph = new GraphBuilder('encoder');
  const weights = new Weights(seed);
  for (const name of ['input_ids', 'attention_mask', 'token_type_ids']) graph.input(name, 'int64', ['batch', 'tokens']);
  let x = embeddings(graph, weights, shape);
  const bias = maskBias(graph, graph.op('Unsqueeze', ['attention_mask', graph.constant('int64', [1, 2])]));
  for (let layer = 0; layer < shape.layers; layer++) {
    x = encoderLayer(graph, weights, `layer${layer}`, x, bias, shape);
  }
  if (head === 'none') {
    graph.output('last_hidden_state', x, ['batch', 'tokens', shape.hidden]);
  } else {
    const first = graph.op('Gather', [x, graph.constant('int64', 0)], { axis: 1 });
    const pooled = graph.op('Tanh', [linear(graph, weights, 'pooler', first, shape.hidden, shape.hidden)]);
    graph.output('logits', linear(graph, weights, 'classifier', pooled, shape.hidden, 1), ['batch', 1]);
  }
  return graph.encode();
}
