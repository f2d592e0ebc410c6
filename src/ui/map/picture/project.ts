/** @file From the map's space to the window, and back to what lies under a pointer. */

/** Column-major 4×4 matrix: projection times view. */
export type Matrix = ArrayLike<number>;

export interface Viewport {
  width: number;
  height: number;
}

/** A place in CSS pixels from the top left, and the distance from the eye. */
export interface Projected {
  x: number;
  y: number;
  depth: number;
}

/** Where a point is drawn; null behind the eye. */
export function project(
  matrix: Matrix,
  { width, height }: Viewport,
  x: number,
  y: number,
  z: number,
): Projected | null {
  const w = matrix[3]! * x + matrix[7]! * y + matrix[11]! * z + matrix[15]!;
  if (w <= 0) return null;
  const right = (matrix[0]! * x + matrix[4]! * y + matrix[8]! * z + matrix[12]!) / w;
  const up = (matrix[1]! * x + matrix[5]! * y + matrix[9]! * z + matrix[13]!) / w;
  return { x: ((right + 1) / 2) * width, y: ((1 - up) / 2) * height, depth: w };
}

/**
 * The node under a pointer: of all that are drawn there the one nearest to the eye.
 *
 * @param positions x, y, z of each node
 * @param shown nodes that can be meant
 * @param radius in CSS pixels, of a node at a depth
 * @param slack how far beside a node a pointer may be, in CSS pixels
 * @returns −1 when there is none
 */
export function pickNode(
  positions: Float32Array,
  shown: Iterable<number>,
  radius: (node: number, depth: number) => number,
  matrix: Matrix,
  viewport: Viewport,
  pointer: { x: number; y: number },
  slack: number,
): number {
  let best = -1;
  let bestScore = Infinity;
  for (const node of shown) {
    const at = project(matrix, viewport, positions[3 * node]!, positions[3 * node + 1]!, positions[3 * node + 2]!);
    if (!at) continue;
    const beside = Math.hypot(at.x - pointer.x, at.y - pointer.y) - radius(node, at.depth);
    if (beside > slack) continue;
    // A pointer inside a node means it; beside all of them it means the nearest.
    const score = beside <= 0 ? at.depth - 1e6 : beside;
    if (score < bestScore) {
      bestScore = score;
      best = node;
    }
  }
  return best;
}

function distanceToSegment(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

/**
 * The line under a pointer.
 *
 * @param points x, y, z of each line's points, `perLine` points a line
 * @param isShown lines that can be meant
 * @param slack in CSS pixels
 * @returns −1 when there is none
 */
export function pickLine(
  points: Float32Array,
  perLine: number,
  isShown: (line: number) => boolean,
  matrix: Matrix,
  viewport: Viewport,
  pointer: { x: number; y: number },
  slack: number,
): number {
  let best = -1;
  let nearest = slack;
  for (let line = 0; line * perLine * 3 < points.length; line++) {
    if (!isShown(line)) continue;
    let before: Projected | null = null;
    for (let i = 0; i < perLine; i++) {
      const at = 3 * (line * perLine + i);
      const here = project(matrix, viewport, points[at]!, points[at + 1]!, points[at + 2]!);
      if (here && before) {
        const distance = distanceToSegment(pointer.x, pointer.y, before.x, before.y, here.x, here.y);
        if (distance < nearest) {
          nearest = distance;
          best = line;
        }
      }
      before = here;
    }
  }
  return best;
}
