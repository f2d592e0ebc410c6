/** @file Adam (Kingma and Ba, 2015, arXiv 1412.6980): steps whose size does not depend on how large gradients are. */
import { zeros, type Matrix } from './matrix.ts';

/** β₁, β₂ and ε of the paper. */
const FIRST_DECAY = 0.9;
const SECOND_DECAY = 0.999;
const EPSILON = 1e-8;

export class Adam {
  readonly #table: Matrix;
  readonly #first: Float32Array;
  readonly #second: Float32Array;
  /** Rows that had a gradient before; those that never had one don't move. */
  readonly #isMoving: Uint8Array;
  #steps = 0;
  /** Of the loss by the table; emptied at each step. */
  readonly gradient: Matrix;

  constructor(table: Matrix) {
    this.#table = table;
    this.gradient = zeros(table.rows, table.dimensions);
    this.#first = new Float32Array(table.values.length);
    this.#second = new Float32Array(table.values.length);
    this.#isMoving = new Uint8Array(table.rows);
  }

  /** Adds a gradient to that of a row. */
  add(row: number, gradient: Float32Array): void {
    this.#isMoving[row] = 1;
    const { dimensions, values } = this.gradient;
    const base = row * dimensions;
    for (let i = 0; i < dimensions; i++) values[base + i]! += gradient[i]!;
  }

  step(rate: number): void {
    this.#steps++;
    const { rows, dimensions, values } = this.#table;
    const [first, second, gradient] = [this.#first, this.#second, this.gradient.values];
    const stride = rate / (1 - FIRST_DECAY ** this.#steps);
    const spread = 1 / Math.sqrt(1 - SECOND_DECAY ** this.#steps);
    for (let row = 0; row < rows; row++) {
      if (this.#isMoving[row] === 0) continue;
      for (let i = row * dimensions; i < (row + 1) * dimensions; i++) {
        const slope = gradient[i]!;
        const mean = FIRST_DECAY * first[i]! + (1 - FIRST_DECAY) * slope;
        const square = SECOND_DECAY * second[i]! + (1 - SECOND_DECAY) * slope * slope;
        first[i] = mean;
        second[i] = square;
        values[i]! -= (stride * mean) / (Math.sqrt(square) * spread + EPSILON);
        gradient[i] = 0;
      }
    }
  }
}
