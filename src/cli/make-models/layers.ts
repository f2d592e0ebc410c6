/** @file What encoder and decoder share: seeded weights, linear layers, and attention over heads. */
import { seededRandom } from '../../engine/random.ts';
import type { GraphBuilder } from './graph-builder.ts';

/** Draws weights of a normal distribution, always the same for the same seed. */
export class Weights {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** @param deviation standard deviation around 0 */
  normal(count: number, deviation: number): Float32Array {
    // Box and Muller's transform; 1 - u keeps the logarithm finite.
    return Float32Array.from({ length: count }, () => {
      const radius = Math.sqrt(-2 * Math.log(1 - this.#random()));
      return deviation * radius * Math.cos(2 * Math.PI * this.#random());
    });
  }
}

/** Adds x · W + b with new weights that keep the scale of x. */
export function linear(
  graph: GraphBuilder,
  weights: Weights,
  name: string,
  x: string,
  from: number,
  to: number,
): string {
  const matrix = graph.weights(`${name}.weight`, [from, to], weights.normal(from * to, 1 / Math.sqrt(from)));
  const bias = graph.weights(`${name}.bias`, [to], weights.normal(to, 0.02));
  return graph.op('Add', [graph.op('MatMul', [x, matrix]), bias]);
}

/** [batch, tokens, heads · size] → [batch, heads, tokens, size] */
export function splitHeads(graph: GraphBuilder, x: string, heads: number, size: number): string {
  const shaped = graph.op('Reshape', [x, graph.constant('int64', [0, 0, heads, size])]);
  return graph.op('Transpose', [shaped], { perm: [0, 2, 1, 3] });
}

/**
 * softmax(Q Kᵀ / √size + bias) V, then the heads side by side again.
 *
 * @param bias added to the scores; broadcast to [batch, heads, queries, keys]
 */
export function attention(
  graph: GraphBuilder,
  { q, k, v, bias, heads, size }: { q: string; k: string; v: string; bias: string; heads: number; size: number },
): string {
  const scores = graph.op('MatMul', [q, graph.op('Transpose', [k], { perm: [0, 1, 3, 2] })]);
  const scaled = graph.op('Mul', [scores, graph.constant('float', 1 / Math.sqrt(size))]);
  const shares = graph.op('Softmax', [graph.op('Add', [scaled, bias])], { axis: -1 });
  const mixed = graph.op('Transpose', [graph.op('MatMul', [shares, v])], { perm: [0, 2, 1, 3] });
  return graph.op('Reshape', [mixed, graph.constant('int64', [0, 0, heads * size])]);
}

/** One dimension of a tensor's shape, as a scalar. */
export function dimension(graph: GraphBuilder, x: string, axis: number): string {
  return graph.op('Gather', [graph.op('Shape', [x]), graph.constant('int64', axis)], { axis: 0 });
}

/** 0 where a mask of zeros and ones is 1, and a large negative number where it is 0. */
export function maskBias(graph: GraphBuilder, mask: string): string {
  const kept = graph.op('Cast', [mask], { to: 1 });
  const hidden = graph.op('Sub', [graph.constant('float', 1), kept]);
  return graph.op('Mul', [hidden, graph.constant('float', -1e4)]);
}
