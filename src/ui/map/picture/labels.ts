/** @file Which names are written on the picture, and where: the weightiest that have room. */
import type { Viewport } from './project.ts';

/** What a name may cover, in CSS pixels. */
const CHARACTER = 6.9;
const LONGEST = 30;
const PADDING = 14;
const HEIGHT = 22;
/** Between a node's centre and the lower edge of its name. */
const ABOVE = 8;

export interface Label {
  node: number;
  /** The middle of the name's lower edge, in CSS pixels from the top left. */
  x: number;
  y: number;
}

/**
 * Places names greedily.
 *
 * @param candidates nodes, the most important first
 * @param nameLength UTF-16 units of a node's name
 * @param place where a node is drawn, with its radius there; null when it is not
 * @param most names at a time
 */
export function placeLabels(
  candidates: Iterable<number>,
  nameLength: (node: number) => number,
  place: (node: number) => { x: number; y: number; radius: number } | null,
  { width, height }: Viewport,
  most: number,
): Label[] {
  const placed: (Label & { left: number; right: number; top: number })[] = [];
  for (const node of candidates) {
    if (placed.length >= most) break;
    if (placed.some((label) => label.node === node)) continue;
    const at = place(node);
    if (!at) continue;
    const half = (Math.min(nameLength(node), LONGEST) * CHARACTER + PADDING) / 2;
    const y = at.y - at.radius - ABOVE;
    const label = { node, x: at.x, y, left: at.x - half, right: at.x + half, top: y - HEIGHT };
    if (label.left < 0 || label.right > width || label.top < 0 || y > height) continue;
    const isFree = placed.every(
      (other) => label.right < other.left || label.left > other.right || y < other.top || label.top > other.y,
    );
    if (isFree) placed.push(label);
  }
  return placed.map(({ node, x, y }) => ({ node, x, y }));
}
