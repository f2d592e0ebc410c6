/**
 * @file The loss: among all texts of a batch, each student vector is to find its teacher vector, and each teacher vector its student
 * (van den Oord, Li and Vinyals, 2018, arXiv 1807.03748, in both directions as in Radford et al., 2021, arXiv 2103.00020).
 *
 * With unit vectors s and t of n texts, temperature τ and l(i, j) = s(i) · t(j) / τ:
 *   L = − 1/2n Σ(i) [ ln softmax(j) l(i, j) at j = i  +  ln softmax(j) l(j, i) at j = i ]
 *   ∂L/∂s(i) = 1/2nτ Σ(j) [ softmax of row i at j + softmax of column j at i − 2 (i = j) ] t(j)
 * A student vector is s = u / |u|, where u is a sum of word vectors, so that ∂L/∂u = (∂L/∂s − s (s · ∂L/∂s)) / |u|.
 */
import { rowOf, zeros, type Matrix } from './matrix.ts';
import { dotsOfRows, weightedRows } from './products.ts';

/** What a batch needs besides its vectors, made once. */
export class Contrast {
  readonly #units: Matrix;
  readonly #likeness: Matrix;
  readonly #gradients: Matrix;
  readonly #columns: Float64Array;
  readonly #temperature: number;

  /** @param temperature at least 0.03: below, the likeness of opposite vectors is too small for 32 bits */
  constructor(texts: number, dimensions: number, temperature: number) {
    this.#units = zeros(texts, dimensions);
    this.#likeness = zeros(texts, texts);
    this.#gradients = zeros(texts, dimensions);
    this.#columns = new Float64Array(texts);
    this.#temperature = temperature;
  }

  /**
   * @param sums one for each text of the batch, of any length; overwritten by the gradient of the loss by them
   * @param targets unit vectors
   * @returns the loss
   */
  backward(sums: Matrix, targets: Matrix): number {
    const lengths = this.#normalise(sums);
    dotsOfRows(this.#units, targets, this.#likeness);
    const loss = this.#weigh();
    weightedRows(this.#likeness, targets, this.#gradients);
    for (let row = 0; row < sums.rows; row++) {
      const unit = rowOf(this.#units, row);
      const gradient = rowOf(this.#gradients, row);
      const into = rowOf(sums, row);
      let along = 0;
      for (let i = 0; i < unit.length; i++) along += unit[i]! * gradient[i]!;
      const scale = lengths[row]! > 0 ? 1 / lengths[row]! : 0;
      for (let i = 0; i < unit.length; i++) into[i] = (gradient[i]! - unit[i]! * along) * scale;
    }
    return loss;
  }

  /** @returns the lengths of the sums */
  #normalise(sums: Matrix): Float64Array {
    const lengths = new Float64Array(sums.rows);
    for (let row = 0; row < sums.rows; row++) {
      const values = rowOf(sums, row);
      let square = 0;
      for (const value of values) square += value * value;
      const length = Math.sqrt(square);
      lengths[row] = length;
      const unit = rowOf(this.#units, row);
      for (let i = 0; i < unit.length; i++) unit[i] = length > 0 ? values[i]! / length : 0;
    }
    return lengths;
  }

  /** From dot products to the weights of the targets in the gradient, in place. */
  #weigh(): number {
    const { rows, values } = this.#likeness;
    const temperature = this.#temperature;
    const rowSums = new Float64Array(rows);
    const columnSums = this.#columns.fill(0);
    let loss = 0;
    for (let row = 0; row < rows; row++) {
      let sum = 0;
      loss -= (values[row * rows + row]! - 1) / temperature / rows;
      for (let column = 0; column < rows; column++) {
        // No dot product of unit vectors is above 1.
        const power = Math.exp((values[row * rows + column]! - 1) / temperature);
        values[row * rows + column] = power;
        sum += power;
        columnSums[column]! += power;
      }
      rowSums[row] = sum;
    }
    const scale = 1 / (2 * rows * temperature);
    for (let row = 0; row < rows; row++) {
      loss += (Math.log(rowSums[row]!) + Math.log(columnSums[row]!)) / (2 * rows);
      for (let column = 0; column < rows; column++) {
        values[row * rows + column]! *= scale * (1 / rowSums[row]! + 1 / columnSums[column]!);
      }
      values[row * rows + row]! -= 2 * scale;
    }
    return loss;
  }
}
