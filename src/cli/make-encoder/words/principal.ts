/**
 * @file Principal components: the directions in which vectors differ most (Pearson, 1901; Hotelling, 1933), as eigenvectors of their
 * covariance by Jacobi's method (1846; the cyclic order of Forsythe and Henrici, 1960).
 */
import { normaliseRows, rowOf, zeros, type Matrix } from './matrix.ts';
import { dotsOfRows } from './products.ts';

/** Vectors that the covariance is taken of: more change nothing. */
const SAMPLE = 8000;
/** It converges quadratically: the last sweeps change nothing but the last digits. */
const MOST_SWEEPS = 12;
const PRECISION = 1e-9;

/** Where vectors lie, and along which directions. */
export interface Projection {
  mean: Float32Array;
  /** A unit vector in each row, the direction of the greatest variance first. */
  components: Matrix;
}

function meanOf(vectors: Matrix): Float32Array {
  const sum = new Float64Array(vectors.dimensions);
  for (let row = 0; row < vectors.rows; row++) rowOf(vectors, row).forEach((value, i) => (sum[i]! += value));
  return Float32Array.from(sum, (value) => value / vectors.rows);
}

function covarianceOf(vectors: Matrix, mean: Float32Array): Float64Array {
  const size = vectors.dimensions;
  const covariance = new Float64Array(size * size);
  const step = Math.max(1, Math.floor(vectors.rows / SAMPLE));
  for (let row = 0; row < vectors.rows; row += step) {
    const centred = rowOf(vectors, row).map((value, i) => value - mean[i]!);
    for (let i = 0; i < size; i++) {
      const value = centred[i]!;
      for (let j = i; j < size; j++) covariance[i * size + j]! += value * centred[j]!;
    }
  }
  for (let i = 0; i < size; i++) for (let j = 0; j < i; j++) covariance[i * size + j] = covariance[j * size + i]!;
  return covariance;
}

/** Turns two rows into each other: (a, b) → (cosine · a − sine · b, sine · a + cosine · b). */
function turnRows(values: Float64Array, size: number, a: number, b: number, cosine: number, sine: number): void {
  for (let i = 0; i < size; i++) {
    const first = values[a * size + i]!;
    const second = values[b * size + i]!;
    values[a * size + i] = cosine * first - sine * second;
    values[b * size + i] = sine * first + cosine * second;
  }
}

function turnColumns(values: Float64Array, size: number, a: number, b: number, cosine: number, sine: number): void {
  for (let i = 0; i < size * size; i += size) {
    const first = values[i + a]!;
    const second = values[i + b]!;
    values[i + a] = cosine * first - sine * second;
    values[i + b] = sine * first + cosine * second;
  }
}

/**
 * Eigenvectors of a symmetric matrix, which is overwritten.
 *
 * @returns the eigenvalues, and the eigenvectors as rows, in no order
 */
export function eigenvectorsOf(matrix: Float64Array, size: number): { values: Float64Array; vectors: Float64Array } {
  const vectors = new Float64Array(size * size);
  for (let i = 0; i < size; i++) vectors[i * size + i] = 1;
  const scale = matrix.reduce((sum, value) => sum + value * value, 0);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) {
    let rest = 0;
    for (let a = 0; a < size; a++) {
      for (let b = a + 1; b < size; b++) {
        const beside = matrix[a * size + b]!;
        rest += beside * beside;
        if (beside * beside <= scale * Number.EPSILON ** 2) continue;
        const theta = (matrix[b * size + b]! - matrix[a * size + a]!) / (2 * beside);
        const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const cosine = 1 / Math.sqrt(tangent * tangent + 1);
        const sine = tangent * cosine;
        turnColumns(matrix, size, a, b, cosine, sine);
        turnRows(matrix, size, a, b, cosine, sine);
        turnRows(vectors, size, a, b, cosine, sine);
      }
    }
    if (rest <= scale * PRECISION ** 2) break;
  }
  return { values: Float64Array.from({ length: size }, (_, i) => matrix[i * size + i]!), vectors };
}

/** Fits a projection to as many dimensions as are asked for (at most those of the vectors). */
export function principalProjection(vectors: Matrix, dimensions: number): Projection {
  const mean = meanOf(vectors);
  const size = vectors.dimensions;
  const { values, vectors: found } = eigenvectorsOf(covarianceOf(vectors, mean), size);
  const order = Array.from(values.keys()).sort((a, b) => values[b]! - values[a]! || a - b);
  const components = zeros(dimensions, size);
  for (let row = 0; row < dimensions; row++) {
    const at = order[row]! * size;
    components.values.set(found.subarray(at, at + size), row * size);
  }
  return { mean, components };
}

/** Vectors without their mean, along the components, of length 1. */
export function project(vectors: Matrix, { mean, components }: Projection): Matrix {
  const projected = zeros(vectors.rows, components.rows);
  const shift = zeros(1, components.rows);
  dotsOfRows({ rows: 1, dimensions: mean.length, values: mean }, components, shift);
  dotsOfRows(vectors, components, projected);
  for (let row = 0; row < projected.rows; row++) {
    const values = rowOf(projected, row);
    for (let i = 0; i < values.length; i++) values[i]! -= shift.values[i]!;
  }
  return normaliseRows(projected);
}
