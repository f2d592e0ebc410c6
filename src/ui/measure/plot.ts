/** @file The geometry of the plot of recall against budget, apart from its drawing. */
import type { MeasuredSystem, StrategyId } from '../../rpc/measuring.ts';

export interface Point {
  budget: number;
  recall: number;
}

export interface Line {
  strategy: StrategyId;
  points: Point[];
}

/** The lines that can be drawn: of systems whose recall was measured at every budget. */
export function linesOf(systems: readonly MeasuredSystem[]): Line[] {
  return systems.flatMap(({ strategy, evidenceRecall }) => {
    const points = evidenceRecall.filter((point): point is Point => point.recall !== null);
    return points.length > 0 && points.length === evidenceRecall.length ? [{ strategy, points }] : [];
  });
}

/** Where budgets stand between 0 and 1, by their logarithm: the first characters matter most. One alone stands at the end. */
export function logarithmic(budgets: readonly number[]): (budget: number) => number {
  const least = Math.log(Math.min(...budgets));
  const most = Math.log(Math.max(...budgets));
  return (budget) => (most > least ? (Math.log(budget) - least) / (most - least) : 1);
}

/**
 * Moves labels apart as little as needed, keeping their order.
 *
 * @param wanted where each label would stand
 * @param distance least distance between two
 * @returns where each stands, between `top` and `bottom` as far as there is room
 */
export function spread(wanted: readonly number[], distance: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const placed = [...wanted];
  let least = top;
  for (const i of order) {
    placed[i] = Math.max(wanted[i]!, least);
    least = placed[i]! + distance;
  }
  let most = bottom;
  for (const i of order.reverse()) {
    placed[i] = Math.max(top, Math.min(placed[i]!, most));
    most = placed[i]! - distance;
  }
  return placed;
}

/** Paths of the marks, about 8 px wide around 0,0: told apart without colour. */
export const MARKS = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M-3.5-3.5h7v7h-7z',
  'M0-4.5L4.5 3.5h-9z',
  'M0-5L5 0 0 5-5 0z',
  'M-4-4L4 4M4-4L-4 4',
  'M0-5V5M-5 0H5',
  'M0 4.5L-4.5-3.5h9z',
] as const;

/** Dashes of the lines; the first is unbroken. */
export const DASHES = ['none', '6 3', '2 3', '9 3 2 3'] as const;
