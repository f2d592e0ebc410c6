/** @file Means, percentiles and bootstrap intervals. */
import { seededRandom } from '../random.ts';

/** The mean; null of nothing. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The value below which the given share of `values` lies (nearest rank); null of nothing. */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

export interface Interval {
  mean: number;
  /** Bounds of the middle 95 % of the resampled means. */
  low: number;
  high: number;
}

const RESAMPLES = 1000;
const SEED = 95;

/**
 * Percentile bootstrap of a mean (Efron, 1979), seeded; for paired systems pass the differences by question.
 *
 * @returns null for no values
 */
export function bootstrap(values: readonly number[]): Interval | null {
  const centre = mean(values);
  if (centre === null) return null;
  const random = seededRandom(SEED);
  const means = new Float64Array(RESAMPLES);
  for (let i = 0; i < RESAMPLES; i++) {
    let sum = 0;
    for (let n = 0; n < values.length; n++) sum += values[Math.floor(random() * values.length)]!;
    means[i] = sum / values.length;
  }
  means.sort();
  return { mean: centre, low: means[Math.floor(0.025 * RESAMPLES)]!, high: means[Math.ceil(0.975 * RESAMPLES) - 1]! };
}
