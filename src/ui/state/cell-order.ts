/** @file The order of cells: pinned ones first, then by keys between which there is always room for one more. */
import { generateKeyBetween } from 'fractional-indexing';

export interface Ordered {
  id: string;
  order?: string;
  pinned?: boolean;
  askedAt: number;
}

const byKey = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Cells in the order in which they are shown. Those without a key, from before there were keys, come first, newest first. */
export function inOrder<C extends Ordered>(cells: readonly C[]): C[] {
  return [...cells].sort(
    (a, b) =>
      Number(b.pinned ?? false) - Number(a.pinned ?? false) ||
      byKey(a.order ?? '', b.order ?? '') ||
      b.askedAt - a.askedAt ||
      byKey(a.id, b.id),
  );
}

/** A key before or after all others of the cells. */
export function keyAtTop(cells: readonly Ordered[]): string {
  const keys = cells.flatMap(({ order }) => order ?? []).sort(byKey);
  return generateKeyBetween(null, keys[0] ?? null);
}

/** A key for a place right below a cell. Pinned cells stand elsewhere than their keys say, so neighbours are sought by key. */
export function keyBelow(cells: readonly Ordered[], id: string): string {
  const own = cells.find((cell) => cell.id === id)?.order ?? null;
  const later = cells
    .flatMap(({ order }) => (order !== undefined && own !== null && order > own ? order : []))
    .sort(byKey);
  return generateKeyBetween(own, later[0] ?? null);
}

/**
 * The key that takes a cell to a place in its part of the list, pinned or not.
 *
 * @param to place among the cells of that part, from 0; beyond the ends is at the end
 * @returns null when it is there already
 */
export function keyAt(cells: readonly Ordered[], id: string, to: number): string | null {
  const moved = cells.find((cell) => cell.id === id);
  if (!moved) return null;
  const part = inOrder(cells).filter(({ pinned }) => (pinned ?? false) === (moved.pinned ?? false));
  const from = part.findIndex((cell) => cell.id === id);
  const place = Math.max(0, Math.min(to, part.length - 1));
  if (place === from) return null;
  const others = part.filter((cell) => cell.id !== id);
  const above = others[place - 1]?.order ?? null;
  // Two tabs may have given the same key at once: only a later one is below.
  const below = others.slice(place).find(({ order = '' }) => above === null || order > above)?.order ?? null;
  return generateKeyBetween(above, below);
}
