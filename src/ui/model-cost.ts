/** @file What an answer or refinement cost, summed up for showing. */
import type { TaskCost } from '../engine/types.ts';

export function totalCost(costs: readonly TaskCost[]): { calls: number; tokens: number } {
  let calls = 0;
  let tokens = 0;
  for (const cost of costs) {
    calls += cost.calls;
    tokens += cost.promptTokens + cost.outputTokens;
  }
  return { calls, tokens };
}
