/** @file The truly nearest rows, by sums in 64 bits over the kept vectors, and how many of them are found. */
import type { VectorTable } from '../../engine/notebook/index-types.ts';

/** The k nearest rows of a table; of equal ones the first. */
export function trulyNearest({ values, dimensions }: VectorTable, question: Float32Array, k: number): Set<number> {
  const scores = new Float64Array(values.length / dimensions);
  for (let row = 0; row < scores.length; row++) {
    const from = row * dimensions;
    let sum = 0;
    for (let i = 0; i < dimensions; i++) sum += values[from + i]! * question[i]!;
    scores[row] = sum;
  }
  const order = Uint32Array.from(scores.keys()).sort((a, b) => scores[b]! - scores[a]! || a - b);
  return new Set(order.subarray(0, k));
}

/** Share of the truly nearest that a way to find them gives, 0 to 1. */
export async function recallOf(
  nearest: (question: Float32Array) => Iterable<number> | Promise<Iterable<number>>,
  questions: readonly Float32Array[],
  truth: readonly ReadonlySet<number>[],
  k: number,
): Promise<number> {
  let found = 0;
  for (const [i, question] of questions.entries()) {
    for (const row of await nearest(question)) if (truth[i]!.has(row)) found++;
  }
  return found / (k * questions.length);
}
