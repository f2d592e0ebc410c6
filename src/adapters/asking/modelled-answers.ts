/** @file Answers of the compared systems by the answering model: it makes the calls of their papers and writes from what they find. */
import { answerAsked, type AskedOfModel } from '../../engine/strategies/answer-with-model.ts';
import type { Answer, AnswerSentence } from '../../engine/types.ts';
import { toCausewayError } from '../../engine/errors.ts';
import type { ChatCalls } from '../running/bridge.ts';
import { BridgedModel } from '../running/bridged-model.ts';

/** What is asked, but for the model. */
export type ModelledAsk = Omit<AskedOfModel, 'model' | 'signal'>;

export class ModelledAnswers {
  readonly #models: ChatCalls;
  readonly #newId: () => string;
  readonly #running = new Map<string, AbortController>();

  constructor(models: ChatCalls, newId: () => string) {
    this.#models = models;
    this.#newId = newId;
  }

  /**
   * @param prepare reads what is to be asked
   * @returns the model's answer, or the built-in one with `fallback`; the built-in one as it is when no model has the role
   */
  async answer(
    questionId: string,
    builtIn: Answer,
    prepare: () => Promise<ModelledAsk>,
    onSentences: (sentences: AnswerSentence[]) => void,
  ): Promise<Answer> {
    const controller = new AbortController();
    this.#running.set(questionId, controller);
    try {
      const chat = await this.#models.chatModel();
      if (chat === null) return builtIn;
      const model = new BridgedModel(chat, this.#models, this.#newId);
      const asked = { ...(await prepare()), model, signal: controller.signal };
      const answer = await answerAsked(asked, builtIn, onSentences);
      const { search, carried, standalone, after } = builtIn.trace;
      return {
        ...answer,
        question: builtIn.question,
        ...(builtIn.basis && { basis: builtIn.basis }),
        trace: {
          ...answer.trace,
          ...(search && { search }),
          ...(carried && { carried }),
          ...(standalone && { standalone }),
          ...(after && { after }),
        },
      };
    } catch (thrown) {
      return { ...builtIn, fallback: `The local model did not answer: ${toCausewayError(thrown).message}` };
    } finally {
      this.#running.delete(questionId);
    }
  }

  /** Ends the answer to a question with what is there. */
  stop(questionId: string): void {
    this.#running.get(questionId)?.abort();
  }
}
