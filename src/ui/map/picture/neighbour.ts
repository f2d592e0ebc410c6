/** @file Where an arrow key leads on the picture: to the nearest thing in its direction. */

/** A thing in the window, its middle in CSS pixels from the top left. */
export interface Spot {
  node: number;
  x: number;
  y: number;
}

/** Things beside the way are further off than those on it. */
const ASIDE = 2;

/**
 * The next thing from a place.
 *
 * @param way to the right and down, of length 1
 * @returns −1 when there is none in that direction
 */
export function neighbour(
  spots: Iterable<Spot>,
  from: { x: number; y: number },
  way: { x: number; y: number },
): number {
  let best = -1;
  let nearest = Infinity;
  for (const { node, x, y } of spots) {
    const along = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y - (y - from.y) * way.x);
    // Steeper than this it is rather in another direction.
    if (along <= 1 || aside > 2 * along) continue;
    const distance = along + ASIDE * aside;
    if (distance < nearest) {
      nearest = distance;
      best = node;
    }
  }
  return best;
}
