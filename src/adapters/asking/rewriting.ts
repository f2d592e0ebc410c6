/**
 * @file Follow-ups put by the answering model so that they stand by themselves, before they are searched for. Only a model that is in memory
 * is asked, and only so long: whatever goes wrong, the built-in way of carrying over takes its place.
 */
import { CostMeter } from '../../engine/model/cost.ts';
import { standaloneQuestion } from '../../engine/model/standalone-question.ts';
import type { AskedBefore, Trace } from '../../engine/types.ts';
import type { ChatCalls } from '../running/bridge.ts';
import { BridgedModel } from '../running/bridged-model.ts';
import { inTime } from './in-time.ts';

/** How long a question waits for the model, in milliseconds. */
export const MOST_REWRITING_MS = 4000;

/** What asking came to; `standalone` is absent where it can't be used. */
export type Rewritten = Pick<Trace, 'standalone' | 'model'>;

export class Rewriting {
  readonly #models: ChatCalls;
  readonly #newId: () => string;
  readonly #mostMs: number;
  readonly #running = new Map<string, AbortController>();

  constructor(models: ChatCalls, newId: () => string, mostMs = MOST_REWRITING_MS) {
    this.#models = models;
    this.#newId = newId;
    this.#mostMs = mostMs;
  }

  /** Never rejects. @returns empty when no model is in memory */
  async rewrite(questionId: string, question: string, after: AskedBefore): Promise<Rewritten> {
    const controller = new AbortController();
    this.#running.set(questionId, controller);
    try {
      const chat = await inTime(this.#models.chatModel(), this.#mostMs);
      if (!chat?.isLoaded) return {};
      const model = new BridgedModel(chat, this.#models, this.#newId);
      const meter = new CostMeter();
      const work = standaloneQuestion({ model, meter, signal: controller.signal }, question, after);
      const standalone = await inTime(work, this.#mostMs).catch(() => null);
      const costs = meter.tasks();
      return { ...(standalone !== null && { standalone }), ...(costs.length > 0 && { model: { id: chat.id, costs } }) };
    } catch {
      return {};
    } finally {
      controller.abort();
      this.#running.delete(questionId);
    }
  }

  /** Nobody waits for it any more. */
  stop(questionId: string): void {
    this.#running.get(questionId)?.abort();
  }
}
