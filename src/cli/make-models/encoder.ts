/**
 * @file The graph of a BERT (Devlin et al. 2019, arXiv 1810.04805), whatever its weights are and however they are stored; and a tiny one
 * with random weights, as a sentence encoder or with a classification head of one logit.
 */
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

/**
 * What the graph is put together from. Names of layers: `embeddings`, `layer0`, `layer1` …; of their parts: `q`, `k`, `v`, `out`, `up`,
 * `down`, `norm`, `norm1`, `norm2`. Each method gives the name of its result, [batch, tokens, …].
 */
export interface EncoderParts {
  /** Rows of a table at ids. */
  rows(table: 'words' | 'types' | 'positions', ids: string): string;
  /** x · W + b */
  dense(name: string, x: string): string;
  /** Layer normalisation of x, or of the sum of two. */
  norm(name: string, x: string, other?: string): string;
  gelu(x: string): string;
  /** Self-attention of a layer before its output is projected: all heads side by side. */
  attend(layer: string, x: string): string;
}

/** The parts that are made of ONNX's standard operators whatever the weights are. */
export abstract class StandardParts implements EncoderParts {
  readonly #graph: GraphBuilder;
  readonly #shape: EncoderShape;
  #bias: string | null = null;

  constructor(graph: GraphBuilder, shape: EncoderShape) {
    this.#graph = graph;
    this.#shape = shape;
  }

  abstract rows(table: 'words' | 'types' | 'positions', ids: string): string;
  abstract dense(name: string, x: string): string;
  /** Weight and bias of a normalisation. */
  protected abstract scaleAndShift(name: string): [string, string];

  norm(name: string, x: string, other?: string): string {
    const sum = other === undefined ? x : this.#graph.op('Add', [x, other]);
    const attributes = { axis: -1, epsilon: { float: 1e-12 } };
    return this.#graph.op('LayerNormalization', [sum, ...this.scaleAndShift(name)], attributes);
  }

  /** x · ½(1 + erf(x/√2)) */
  gelu(x: string): string {
    const graph = this.#graph;
    const error = graph.op('Erf', [graph.op('Div', [x, graph.constant('float', Math.SQRT2)])]);
    const gate = graph.op('Add', [error, graph.constant('float', 1)]);
    return graph.op('Mul', [graph.op('Mul', [x, gate]), graph.constant('float', 0.5)]);
  }

  attend(layer: string, x: string): string {
    const graph = this.#graph;
    const { heads, hidden } = this.#shape;
    const size = hidden / heads;
    this.#bias ??= maskBias(graph, graph.op('Unsqueeze', ['attention_mask', graph.constant('int64', [1, 2])]));
    const [q, k, v] = ['q', 'k', 'v'].map((part) =>
      splitHeads(graph, this.dense(`${layer}.${part}`, x), heads, size),
    ) as [string, string, string];
    return attention(graph, { q, k, v, bias: this.#bias, heads, size });
  }
}

/**
 * Adds the inputs and all layers.
 *
 * @returns the states of each layer, [batch, tokens, hidden]
 */
export function encoderStates(graph: GraphBuilder, layers: number, parts: EncoderParts): string[] {
  for (const name of ['input_ids', 'attention_mask', 'token_type_ids']) graph.input(name, 'int64', ['batch', 'tokens']);
  const words = parts.rows('words', 'input_ids');
  const types = parts.rows('types', 'token_type_ids');
  const length = dimension(graph, 'input_ids', 1);
  const range = graph.op('Range', [graph.constant('int64', 0), length, graph.constant('int64', 1)]);
  const places = parts.rows('positions', range);
  let x = parts.norm('embeddings.norm', graph.op('Add', [words, types]), places);
  const states: string[] = [];
  for (let at = 0; at < layers; at++) {
    const layer = `layer${at}`;
    const attended = parts.dense(`${layer}.out`, parts.attend(layer, x));
    const middle = parts.norm(`${layer}.norm1`, x, attended);
    const wide = parts.gelu(parts.dense(`${layer}.up`, middle));
    x = parts.norm(`${layer}.norm2`, middle, parts.dense(`${layer}.down`, wide));
    states.push(x);
  }
  return states;
}

class RandomParts extends StandardParts {
  readonly #graph: GraphBuilder;
  readonly #shape: EncoderShape;
  readonly #weights: Weights;

  constructor(graph: GraphBuilder, shape: EncoderShape, weights: Weights) {
    super(graph, shape);
    this.#graph = graph;
    this.#shape = shape;
    this.#weights = weights;
  }

  rows(table: 'words' | 'types' | 'positions', ids: string): string {
    const { vocabulary, hidden, positions } = this.#shape;
    const count = { words: vocabulary, types: 2, positions }[table];
    const values = this.#weights.normal(count * hidden, table === 'words' ? 1 : 0.2);
    return this.#graph.op('Gather', [this.#graph.weights(table, [count, hidden], values), ids], { axis: 0 });
  }

  dense(name: string, x: string): string {
    const { hidden, intermediate } = this.#shape;
    const from = name.endsWith('.down') ? intermediate : hidden;
    return linear(this.#graph, this.#weights, name, x, from, name.endsWith('.up') ? intermediate : hidden);
  }

  protected scaleAndShift(name: string): [string, string] {
    const { hidden } = this.#shape;
    return [
      this.#graph.weights(`${name}.weight`, [hidden], new Float32Array(hidden).fill(1)),
      this.#graph.weights(`${name}.bias`, [hidden], new Float32Array(hidden)),
    ];
  }
}

/**
 * A tiny one.
 *
 * @param head `none` gives `last_hidden_state` [batch, tokens, hidden]; `logit` gives `logits` [batch, 1] from the first token
 * @returns the bytes of an `.onnx` file
 */
export function encoderModel(shape: EncoderShape, head: 'none' | 'logit', seed: number): Uint8Array {
  const graph = new GraphBuilder('encoder');
  const weights = new Weights(seed);
  const states = encoderStates(graph, shape.layers, new RandomParts(graph, shape, weights)).at(-1)!;
  if (head === 'none') {
    graph.output('last_hidden_state', states, ['batch', 'tokens', shape.hidden]);
  } else {
    const first = graph.op('Gather', [states, graph.constant('int64', 0)], { axis: 1 });
    const pooled = graph.op('Tanh', [linear(graph, weights, 'pooler', first, shape.hidden, shape.hidden)]);
    graph.output('logits', linear(graph, weights, 'classifier', pooled, shape.hidden, 1), ['batch', 1]);
  }
  return graph.encode();
}
