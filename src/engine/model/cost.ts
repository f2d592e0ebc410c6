/** @file What models were asked and what it cost, by task, so that it can be shown as in Table 9 of the papers. */
import type { Generation } from '../ports.ts';
import type { TaskCost } from '../types.ts';

/** Cost of building, per 1,000 tokens of the corpus. */
export interface CostPerThousand {
  calls: number;
  tokens: number;
}

/** Counts calls and tokens by task. */
export class CostMeter {
  readonly #tasks: Map<string, TaskCost>;

  /** @param before what was spent on the same work already */
  constructor(before: readonly TaskCost[] = []) {
    this.#tasks = new Map(before.map((cost) => [cost.task, { ...cost }]));
  }

  /** Calls so far. */
  get calls(): number {
    return [...this.#tasks.values()].reduce((sum, { calls }) => sum + calls, 0);
  }

  /** One generation; `isRetry` when it repeats a call whose output could not be used. */
  generated(task: string, { promptTokens, outputTokens }: Generation, isRetry = false): void {
    const cost = this.#of(task);
    cost.calls++;
    if (isRetry) cost.retries++;
    cost.promptTokens += promptTokens;
    cost.outputTokens += outputTokens;
  }

  /** One choice between a few answers: one token of output. */
  chose(task: string, promptTokens: number): void {
    const cost = this.#of(task);
    cost.calls++;
    cost.promptTokens += promptTokens;
    cost.outputTokens++;
  }

  /** The built-in tier stood in for a task. */
  fellBack(task: string): void {
    this.#of(task).fallbacks++;
  }

  /** In the order in which the tasks were first met. */
  tasks(): TaskCost[] {
    return [...this.#tasks.values()].map((cost) => ({ ...cost }));
  }

  #of(task: string): TaskCost {
    let cost = this.#tasks.get(task);
    if (cost === undefined) {
      cost = { task, calls: 0, retries: 0, fallbacks: 0, promptTokens: 0, outputTokens: 0 };
      this.#tasks.set(task, cost);
    }
    return cost;
  }
}

/** Sums costs, task by task. */
export function addCosts(...lists: readonly (readonly TaskCost[])[]): TaskCost[] {
  const sums = new Map<string, TaskCost>();
  for (const cost of lists.flat()) {
    const sum = sums.get(cost.task);
    if (sum === undefined) {
      sums.set(cost.task, { ...cost });
      continue;
    }
    sum.calls += cost.calls;
    sum.retries += cost.retries;
    sum.fallbacks += cost.fallbacks;
    sum.promptTokens += cost.promptTokens;
    sum.outputTokens += cost.outputTokens;
  }
  return [...sums.values()];
}

/** All tasks as one. */
export function totalCost(costs: readonly TaskCost[]): { calls: number; tokens: number } {
  return costs.reduce(
    (sum, { calls, promptTokens, outputTokens }) => ({
      calls: sum.calls + calls,
      tokens: sum.tokens + promptTokens + outputTokens,
    }),
    { calls: 0, tokens: 0 },
  );
}

/** @param corpusTokens tokens of the text that was worked through; with none, the cost is zero */
export function costPerThousand(costs: readonly TaskCost[], corpusTokens: number): CostPerThousand {
  const { calls, tokens } = totalCost(costs);
  const scale = corpusTokens > 0 ? 1000 / corpusTokens : 0;
  return { calls: calls * scale, tokens: tokens * scale };
}
