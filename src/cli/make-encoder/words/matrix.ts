/** @file Rows of numbers, one after the other. */

export interface Matrix {
  rows: number;
  dimensions: number;
  /** rows × dimensions */
  values: Float32Array;
}

export const zeros = (rows: number, dimensions: number): Matrix => ({
  rows,
  dimensions,
  values: new Float32Array(rows * dimensions),
});

/** A row of a matrix: a view, not a copy. */
export const rowOf = ({ dimensions, values }: Matrix, row: number): Float32Array =>
  values.subarray(row * dimensions, (row + 1) * dimensions);

/** Divides each row by its length, in place; rows of zeros stay. */
export function normaliseRows(matrix: Matrix): Matrix {
  for (let row = 0; row < matrix.rows; row++) {
    const values = rowOf(matrix, row);
    let square = 0;
    for (const value of values) square += value * value;
    const scale = square > 0 ? 1 / Math.sqrt(square) : 0;
    for (let i = 0; i < values.length; i++) values[i]! *= scale;
  }
  return matrix;
}
