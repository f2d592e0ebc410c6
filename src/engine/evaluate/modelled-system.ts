/** @file A strategy with a language model as a system under measurement: it retrieves and answers with the calls of its paper. */
import { addCosts } from '../model/cost.ts';
import { preparedFor } from '../notebook/ask.ts';
import type { LanguageModel } from '../ports.ts';
import { ModelledQuestion } from '../strategies/answer-with-model.ts';
import type { Strategy } from '../strategies/strategy.ts';
import type { TaskCost } from '../types.ts';
import { measuredAnswer } from './answer.ts';
import type { System } from './run.ts';
import type { MeasuredNotebook } from './systems.ts';

export interface ModelledSystem extends System {
  /** What all questions so far cost. */
  costs(): TaskCost[];
}

export function modelledSystem(
  strategy: Strategy,
  { index, texts, clock, excludedDocuments, search }: MeasuredNotebook,
  model: LanguageModel,
): ModelledSystem {
  let spent: TaskCost[] = [];
  let current: ModelledQuestion | null = null;
  return {
    id: strategy.id,
    prepared: preparedFor(index),
    retrieve: async (_prepared, question) => {
      const options = { clock, ...(excludedDocuments && { excludedDocuments }), ...(await search?.(question)) };
      current = new ModelledQuestion({ model, strategy, index, texts, question, options });
      return current.retrieve();
    },
    answer: async () => {
      const answer = await current!.write();
      spent = addCosts(spent, current!.meter.tasks());
      return measuredAnswer(answer);
    },
    costs: () => spent,
  };
}
