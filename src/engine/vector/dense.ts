/** @file Small dense linear algebra on row-major Float64Arrays: what a truncated SVD needs, and no more. */

/** The Gram matrix XᵀX of an n×k matrix, as k×k. */
function gram(x: Float64Array, columns: number): Float64Array {
  const product = new Float64Array(columns * columns);
  for (let base = 0; base < x.length; base += columns) {
    for (let i = 0; i < columns; i++) {
      const left = x[base + i]!;
      if (left === 0) continue;
      for (let j = i; j < columns; j++) product[i * columns + j]! += left * x[base + j]!;
    }
  }
  for (let i = 0; i < columns; i++) for (let j = 0; j < i; j++) product[i * columns + j] = product[j * columns + i]!;
  return product;
}

/**
 * Makes the columns of an n×k matrix orthonormal in place, by Cholesky QR: with XᵀX = LLᵀ, X ← X·L⁻ᵀ. Columns that are
 * (nearly) dependent on earlier ones become zero.
 */
export function orthonormalize(x: Float64Array, columns: number): void {
  const lower = gram(x, columns);
  let largest = 0;
  for (let i = 0; i < columns; i++) largest = Math.max(largest, lower[i * columns + i]!);
  const inverse = new Float64Array(columns);
  for (let j = 0; j < columns; j++) {
    let pivot = lower[j * columns + j]!;
    for (let k = 0; k < j; k++) pivot -= lower[j * columns + k]! ** 2;
    const usable = pivot > largest * 1e-12;
    inverse[j] = usable ? 1 / Math.sqrt(pivot) : 0;
    lower[j * columns + j] = usable ? Math.sqrt(pivot) : 0;
    for (let i = j + 1; i < columns; i++) {
      let sum = lower[i * columns + j]!;
      for (let k = 0; k < j; k++) sum -= lower[i * columns + k]! * lower[j * columns + k]!;
      lower[i * columns + j] = sum * inverse[j]!;
    }
  }
  for (let base = 0; base < x.length; base += columns) {
    for (let j = 0; j < columns; j++) {
      let value = x[base + j]!;
      for (let k = 0; k < j; k++) value -= lower[j * columns + k]! * x[base + k]!;
      x[base + j] = value * inverse[j]!;
    }
  }
}

/**
 * Eigenvectors of a symmetric k×k matrix by cyclic Jacobi rotations.
 *
 * @returns eigenvalues in descending order, and eigenvectors as columns of a k×k matrix in the same order
 */
export function symmetricEigen(matrix: Float64Array, size: number): { values: Float64Array; vectors: Float64Array } {
  const a = matrix.slice();
  const v = new Float64Array(size * size);
  for (let i = 0; i < size; i++) v[i * size + i] = 1;
  for (let sweep = 0; sweep < 12; sweep++) {
    let off = 0;
    let diagonal = 0;
    for (let i = 0; i < size; i++) {
      diagonal += a[i * size + i]! ** 2;
      for (let j = i + 1; j < size; j++) off += a[i * size + j]! ** 2;
    }
    if (off <= diagonal * 1e-16) break;
    for (let p = 0; p < size; p++) {
      for (let q = p + 1; q < size; q++) {
        const apq = a[p * size + q]!;
        if (Math.abs(apq) < 1e-300) continue;
        const theta = (a[q * size + q]! - a[p * size + p]!) / (2 * apq);
        const t = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const c = 1 / Math.sqrt(t * t + 1);
        const s = t * c;
        for (let k = 0; k < size; k++) {
          const akp = a[k * size + p]!;
          const akq = a[k * size + q]!;
          a[k * size + p] = c * akp - s * akq;
          a[k * size + q] = s * akp + c * akq;
        }
        for (let k = 0; k < size; k++) {
          const apk = a[p * size + k]!;
          const aqk = a[q * size + k]!;
          a[p * size + k] = c * apk - s * aqk;
          a[q * size + k] = s * apk + c * aqk;
          const vkp = v[k * size + p]!;
          const vkq = v[k * size + q]!;
          v[k * size + p] = c * vkp - s * vkq;
          v[k * size + q] = s * vkp + c * vkq;
        }
      }
    }
  }
  const order = Array.from({ length: size }, (_, i) => i).sort((i, j) => a[j * size + j]! - a[i * size + i]!);
  const vectors = new Float64Array(size * size);
  order.forEach((from, to) => {
    for (let k = 0; k < size; k++) vectors[k * size + to] = v[k * size + from]!;
  });
  return { values: Float64Array.from(order, (i) => a[i * size + i]!), vectors };
}

/** XᵀX of an n×k matrix; exported for the final step of the SVD. */
export { gram };
