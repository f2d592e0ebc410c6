/** @file The answering model as another worker has it, at the other end of a port: a chat model whose calls go to the host of the models. */
import { proxy } from 'comlink';
import type { ChatMessage, Generation, GenerationRequest, LanguageModel, StopSignal } from '../../engine/ports.ts';
import type { ChatModel } from '../../rpc/running.ts';
import { cancelled } from '../transformers/cancelled.ts';
import type { ChatCalls } from './bridge.ts';

export class BridgedModel implements LanguageModel {
  readonly id: string;
  readonly contextWindow: number;
  /** Every engine that is used here holds itself to schemas. */
  readonly constrains = true;
  readonly #models: ChatCalls;
  readonly #newId: () => string;

  constructor({ id, contextWindow }: ChatModel, models: ChatCalls, newId: () => string) {
    this.id = id;
    this.contextWindow = contextWindow;
    this.#models = models;
    this.#newId = newId;
  }

  countTokens(text: string): Promise<number> {
    return this.#models.countTokens(text);
  }

  generate({ signal, ...request }: GenerationRequest, onText?: (piece: string) => void): Promise<Generation> {
    // A host that takes over begins anew: what was told already is not told twice.
    let told = 0;
    const listener = proxy((text: string) => {
      if (text.length <= told) return;
      const piece = text.slice(told);
      told = text.length;
      onText?.(piece);
    });
    return this.#stoppable(signal, (callId) => this.#models.generate(callId, request, listener));
  }

  choose(messages: readonly ChatMessage[], choices: readonly string[], signal?: StopSignal): Promise<number[]> {
    return this.#stoppable(signal, (callId) => this.#models.choose(callId, messages, choices));
  }

  /** The host decides how long a model stays in memory. */
  async unload(): Promise<void> {}

  async #stoppable<Result>(signal: StopSignal | undefined, call: (callId: string) => Promise<Result>): Promise<Result> {
    if (signal?.aborted) throw cancelled();
    const callId = this.#newId();
    // What can't be stopped ends by itself.
    const stop = () => void this.#models.stop(callId).catch(() => {});
    signal?.addEventListener('abort', stop);
    try {
      return await call(callId);
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }
}
