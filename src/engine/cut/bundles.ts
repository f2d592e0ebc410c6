/** @file The gates of a large map, bundled between what is shown of it. */
import type { Cut } from './cut.ts';
import type { MapTree } from './tree.ts';

/** Bundles at a time: as many as there are modules to join, at least and at most. More cover what they join. */
const FEWEST_BUNDLES = 8;
export const MOST_BUNDLES = 40;
/** Of them those that lead out of sight, which say less. */
const SHARE_OUT_OF_SIGHT = 0.25;

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

/** How much a bundle carries: the scores of its gates together. */
export function weightOf({ gates }: Bundle, { score }: Pick<GateColumns, 'score'>): number {
  return gates.reduce((sum, gate) => sum + score[gate]!, 0);
}

/**
 * The bundles that are drawn at a time: those that carry most. A map that is shown whole keeps all that fit.
 *
 * @param bundles as {@link bundlesOf} gives them
 */
export function drawnBundles(bundles: readonly Bundle[], { open, closed, entities, isWhole }: Cut): Bundle[] {
  const modules = open.length + closed.length;
  const most = isWhole ? MOST_BUNDLES : Math.max(FEWEST_BUNDLES, Math.min(MOST_BUNDLES, modules));
  const inSight = new Set([...open, ...closed, ...entities]);
  const drawn: Bundle[] = [];
  let outOfSight = Math.floor(SHARE_OUT_OF_SIGHT * most);
  for (const bundle of bundles) {
    if (drawn.length >= most) break;
    if (!(inSight.has(bundle.a) && inSight.has(bundle.b)) && outOfSight-- <= 0) continue;
    drawn.push(bundle);
  }
  return drawn;
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
 * @returns those with both ends in sight first, then those that carry most
 */
export function bundlesOf(tree: MapTree, gates: GateColumns, cut: Cut, mask: Uint8Array): Bundle[] {
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
  for (const { gates: held } of sorted) held.sort((x, y) => gates.score[y]! - gates.score[x]! || x - y);
  return sorted.map(({ weight: _, ...bundle }) => bundle);
}
