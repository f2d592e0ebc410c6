/** @file Where one is on a large map: the module that fills the window. */
import type { Cut } from './cut.ts';
import { pathTo, type MapTree } from './tree.ts';

/** One is in a module that lies in the window's middle and whose radius is at least this share of the narrower side. */
const WITHIN_SHARE = 0.38;

/**
 * The modules that one is in, the largest first, as the names of a path.
 *
 * @param focus x and z of the window's middle
 * @param size radius in pixels of a node in the window
 * @param side the narrower side of the window in pixels
 */
export function whereabouts(
  tree: MapTree,
  cut: Cut,
  focus: readonly [number, number],
  size: (node: number) => number,
  side: number,
): number[] {
  const { positions, radius } = tree;
  const around = cut.open.filter(
    (node) =>
      Math.hypot(positions[3 * node]! - focus[0], positions[3 * node + 2]! - focus[1]) <= radius[node]! &&
      size(node) >= WITHIN_SHARE * side,
  );
  const innermost = around.reduce((least, node) => (radius[node]! < (radius[least] ?? Infinity) ? node : least), -1);
  return innermost < 0 ? [] : [...pathTo(tree, innermost), innermost];
}
