/** @file What an answer or refinement cost, summed up for showing. */
import type { TaskCost } from '../engine/types.ts';

/** Calls, and tokens read and written together. */
export interface Cost {
  calls: number;
  tokens: number;
}

export function totalCost(costs: readonly TaskCost[]): Cost {
  let calls = 0;
  let tokens = 0;
  for (const cost of costs) {
    calls += cost.calls;
    tokens += cost.promptTokens + cost.outputTokens;
  }
  return { calls, tokens };
}

/** Cost for each 1,000 tokens of the text that was worked through; null before there is any. */
export function costPerThousand(costs: readonly TaskCost[], textTokens: number): Cost | null {
  if (textTokens === 0) return null;
  const { calls, tokens } = totalCost(costs);
  return { calls: (calls * 1000) / textTokens, tokens: (tokens * 1000) / textTokens };
}
