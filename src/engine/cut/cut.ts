/**
 * @file What of a large map is shown: a cut through the hierarchy. Above it modules are open, so that what they hold is seen; on it they are
 * closed. It goes deeper where things are large in the window, and never shows more than a given number of things.
 */
import { childrenOf, type MapTree } from './tree.ts';

/** A map of no more nodes than this is shown whole; of a larger one never more are shown at once: what an eye takes in, and a frame draws. */
export const MOST_SHOWN = 240;
/** A module opens when its radius is this share of the window's narrower side: its circle then fills half of it. */
const OPEN_SHARE = 0.25;
/** One that is open stays so down to this share of that, so that nothing flickers where one stops. */
const STAYS_OPEN = 0.8;
/** Pixels: one that a person opened stays open as long as there is something to see in it. */
const LEAST_BY_HAND = 18;
/** Pixels: what is smaller can't be pointed at. */
const LEAST_SHOWN = 2.2;
/** A module is not opened for fewer of its parts than this, unless they are all. */
const FEWEST_PARTS = 12;

export interface Sight {
  /** Radius in pixels of a node's circle in the window; 0 where it is out of sight. */
  size: (node: number) => number;
  /** The narrower side of the window in pixels. */
  side: number;
  /** 1 for each node that the filters let through, and how many these are. A module that they don't is gone through. */
  mask: Uint8Array;
  count: number;
  /** Modules that a person opened. */
  byHand: ReadonlySet<number>;
  /** What was open in the cut before. */
  before: ReadonlySet<number>;
}

export interface Cut {
  /** Modules whose parts are shown, larger ones first. */
  open: number[];
  /** Modules that are shown closed. */
  closed: number[];
  entities: number[];
  /** Modules that the filters hide, and whose parts are shown. */
  passed: number[];
  /** Things in sight that found no room. */
  left: number;
  /** Whether everything that the filters let through is shown. */
  isWhole: boolean;
}

/** Everything that the filters let through. */
function everything({ entityCount, parent }: MapTree, mask: Uint8Array): Cut {
  const cut: Cut = { open: [], closed: [], entities: [], passed: [], left: 0, isWhole: true };
  // Modules are numbered from the top down.
  for (let node = entityCount; node < parent.length; node++) (mask[node] === 1 ? cut.open : cut.passed).push(node);
  for (let node = 0; node < entityCount; node++) if (mask[node] === 1) cut.entities.push(node);
  return cut;
}

/**
 * The cut for what is in sight: the largest module is opened first, as long as there is room.
 *
 * @param most things that are shown at the most
 */
export function cutThrough(tree: MapTree, sight: Sight, most: number = MOST_SHOWN): Cut {
  const { size, side, mask, count, byHand, before } = sight;
  if (count <= most) return everything(tree, mask);
  const cut: Cut = { open: [], closed: [], entities: [], passed: [], left: 0, isWhole: false };
  const waiting: { node: number; pixels: number }[] = [];
  const room = (): number => most - cut.open.length - cut.closed.length - cut.entities.length - waiting.length;

  /** Nodes in sight; in place of those that the filters hide, what they hold. */
  const inSight = (nodes: Iterable<number>, found: typeof waiting = []): typeof waiting => {
    for (const node of nodes) {
      const pixels = size(node);
      if (pixels < LEAST_SHOWN) continue;
      if (mask[node] === 1) found.push({ node, pixels });
      else if (node >= tree.entityCount) {
        cut.passed.push(node);
        inSight(childrenOf(tree, node), found);
      }
    }
    return found;
  };
  const add = (found: typeof waiting): void => {
    const fit = Math.max(0, room());
    if (found.length > fit) found.sort((a, b) => b.pixels - a.pixels || a.node - b.node);
    waiting.push(...found.slice(0, fit));
    cut.left += Math.max(0, found.length - fit);
  };
  const isWanted = ({ node, pixels }: { node: number; pixels: number }): boolean =>
    pixels >= OPEN_SHARE * side * (before.has(node) ? STAYS_OPEN : 1) || (byHand.has(node) && pixels >= LEAST_BY_HAND);

  add(inSight(tree.roots));
  while (waiting.length > 0) {
    let at = 0;
    for (let i = 1; i < waiting.length; i++) if (waiting[i]!.pixels > waiting[at]!.pixels) at = i;
    const [largest] = waiting.splice(at, 1) as [(typeof waiting)[number]];
    if (largest.node < tree.entityCount) {
      cut.entities.push(largest.node);
      continue;
    }
    if (isWanted(largest)) {
      const passed = cut.passed.length;
      const parts = inSight(childrenOf(tree, largest.node));
      if (room() > Math.min(parts.length, FEWEST_PARTS)) {
        cut.open.push(largest.node);
        add(parts);
        continue;
      }
      cut.passed.length = passed;
    }
    cut.closed.push(largest.node);
  }
  return cut;
}

/** Whether two cuts show the same. */
export function isSameCut(a: Cut, b: Cut): boolean {
  return (['open', 'closed', 'entities', 'passed'] as const).every(
    (part) => a[part].length === b[part].length && a[part].every((node, i) => node === b[part][i]),
  );
}
