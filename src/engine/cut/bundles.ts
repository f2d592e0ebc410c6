/** @file The gates of a large map, bundled between what is shown of it. */
import type { Cut } from './cut.ts';
import type { MapTree } from './tree.ts';

/** More bundles than this at a time cover what they join. */
export const MOST_BUNDLES = 80;

/** Gates as columns, between nodes. */
export interface GateColumns {
  from: Uint32Array;
  to: Uint32Array;
  score: Float32Array;
  directed: Uint8Array;
}

/** All gates between two shown things and what they hold. */
export interface Bundle {
  /** The thing of the smaller number, and the other. */
  a: number;
  b: number;
  /** The strongest first. */
  gates: number[];
  /** Gates known to lead from a to b, and from b to a. */
  forward: number;
  backward: number;
}

export interface Bundles {
  /** Those with both ends in sight first, then those that carry most. */
  bundles: Bundle[];
  /** Gates for which there was no room. */
  left: number;
}

/** What stands for a node in a cut: the largest closed module around it, or the node itself. */
export function standsFor(
  { parent }: Pick<MapTree, 'parent'>,
  isOpen: (node: number) => boolean,
  node: number,
): number {
  let shown = node;
  for (let at = node; at >= 0; at = parent[at]!) if (!isOpen(at)) shown = at;
  return shown;
}

/**
 * Bundles gates between what stands for their modules. Those that stay within a closed module are not there; those that lead out of sight
 * end at what would be shown there.
 *
 * @param mask 1 for each node that the filters let through
 * @param most bundles
 */
export function bundlesOf(
  tree: MapTree,
  gates: GateColumns,
  cut: Cut,
  mask: Uint8Array,
  most: number = MOST_BUNDLES,
): Bundles {
  const open = new Set([...cut.open, ...cut.passed]);
  const inSight = new Set([...cut.open, ...cut.closed, ...cut.entities]);
  const isOpen = (node: number): boolean => open.has(node);
  const found = new Map<number, Bundle & { weight: number }>();
  const nodes = tree.parent.length;
  for (let gate = 0; gate < gates.from.length; gate++) {
    const from = gates.from[gate]!;
    const to = gates.to[gate]!;
    if (mask[from] !== 1 || mask[to] !== 1) continue;
    const start = standsFor(tree, isOpen, from);
    const end = standsFor(tree, isOpen, to);
    if (start === end || !(inSight.has(start) || inSight.has(end))) continue;
    const a = Math.min(start, end);
    const b = Math.max(start, end);
    let bundle = found.get(a * nodes + b);
    if (!bundle) {
      bundle = { a, b, gates: [], forward: 0, backward: 0, weight: 0 };
      found.set(a * nodes + b, bundle);
    }
    bundle.gates.push(gate);
    bundle.weight += gates.score[gate]!;
    if (gates.directed[gate] === 1) bundle[start === a ? 'forward' : 'backward']++;
  }
  const ends = ({ a, b }: Bundle): number => Number(inSight.has(a)) + Number(inSight.has(b));
  const sorted = [...found.values()].sort((x, y) => ends(y) - ends(x) || y.weight - x.weight || x.a - y.a || x.b - y.b);
  const bundles = sorted.slice(0, most).map(({ weight: _, ...bundle }) => bundle);
  for (const bundle of bundles) bundle.gates.sort((x, y) => gates.score[y]! - gates.score[x]! || x - y);
  const left = sorted.slice(most).reduce((sum, bundle) => sum + bundle.gates.length, 0);
  return { bundles, left };
}
