/** @file Which names are written on the picture, and where: the most important that have room. */
import type { Viewport } from './project.ts';

/** What a name covers beside its letters, in CSS pixels; the widest is cut off there. */
export const WIDEST = 220;
const PADDING = 14;
const HEIGHT = 22;
/** Between a point's edge and the lower edge of its name. */
const ABOVE = 8;
/** Free room between two names. */
const APART = 2;

/** What is written elsewhere over the picture, in CSS pixels from the top left. */
export interface Obstacle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a thing is drawn, in CSS pixels. */
export interface Spot {
  x: number;
  y: number;
  radius: number;
  /** Whether the name is written in the middle of it instead of above. */
  isInside: boolean;
  /** Whether it is written below where there is no room above, since it has to be there. */
  isWanted?: boolean;
}

export interface Label {
  node: number;
  /** The middle of the name's lower edge, in CSS pixels from the top left. */
  x: number;
  y: number;
}

/**
 * Places names greedily: a name that would lie on one that is more important, or not wholly in the window, is left out.
 *
 * @param candidates nodes, the most important first
 * @param letters width of a node's name in CSS pixels
 * @param place where a node is drawn; null when it is not
 * @param most names at a time
 * @param obstacles where no name may lie
 */
export function placeLabels(
  candidates: Iterable<number>,
  letters: (node: number) => number,
  place: (node: number) => Spot | null,
  { width, height }: Viewport,
  most: number,
  obstacles: readonly Obstacle[] = [],
): Label[] {
  const placed: (Label & Obstacle)[] = [];
  for (const node of candidates) {
    if (placed.length >= most) break;
    if (placed.some((label) => label.node === node)) continue;
    const at = place(node);
    if (!at) continue;
    const half = Math.min(letters(node) + PADDING, WIDEST) / 2;
    const above = at.isInside ? at.y + HEIGHT / 2 : at.y - at.radius - ABOVE;
    const below = at.y + at.radius + ABOVE + HEIGHT;
    for (const y of at.isWanted ? [above, below] : [above]) {
      const label = { node, x: at.x, y, left: at.x - half, right: at.x + half, top: y - HEIGHT, bottom: y };
      if (label.left < 0 || label.right > width || label.top < 0 || y > height) continue;
      const isBeside = (other: Obstacle): boolean =>
        label.right + APART < other.left ||
        label.left > other.right + APART ||
        y + APART < other.top ||
        label.top > other.bottom + APART;
      if (!placed.every(isBeside) || !obstacles.every(isBeside)) continue;
      placed.push(label);
      break;
    }
  }
  return placed.map(({ node, x, y }) => ({ node, x, y }));
}
