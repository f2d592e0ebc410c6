/** @file A chat model that is loaded when it is first asked, and again after it was unloaded or lost. */
import { CausewayError } from '../../engine/errors.ts';
import type { ChatMessage, Generation, GenerationRequest, LanguageModel, StopSignal } from '../../engine/ports.ts';
import type { RunningCard } from '../../rpc/model-manager.ts';
import type { ModelPool } from './model-pool.ts';

export class SteadyModel implements LanguageModel {
  readonly id: string;
  readonly contextWindow: number;
  /** Every engine that is used here holds itself to schemas. */
  readonly constrains = true;
  readonly #pool: ModelPool;
  readonly #card: RunningCard;
  readonly #signal: StopSignal | undefined;

  /** @param signal ends waiting for the model to be loaded, for callers that may be stopped */
  constructor(pool: ModelPool, card: RunningCard, signal?: StopSignal) {
    this.id = card.id;
    this.contextWindow = card.contextWindow;
    this.#pool = pool;
    this.#card = card;
    this.#signal = signal;
  }

  countTokens(text: string): Promise<number> {
    return this.#with((model) => model.countTokens(text));
  }

  generate(request: GenerationRequest, onText?: (piece: string) => void): Promise<Generation> {
    // A call that is made once more writes the same again: what was told already is not told twice.
    let told = 0;
    return this.#with((model) => {
      let written = 0;
      return model.generate(request, (piece) => {
        const from = Math.max(0, told - written);
        written += piece.length;
        if (from >= piece.length) return;
        told = written;
        onText?.(piece.slice(from));
      });
    }, request.signal);
  }

  choose(messages: readonly ChatMessage[], choices: readonly string[], signal?: StopSignal): Promise<number[]> {
    return this.#with((model) => model.choose(messages, choices, signal), signal);
  }

  async unload(): Promise<void> {
    await this.#pool.unload(this.id);
  }

  #with<Result>(body: (model: LanguageModel) => Promise<Result>, signal = this.#signal): Promise<Result> {
    return this.#pool.use(
      this.#card,
      (running) => {
        if (running.task === 'chat') return body(running.port);
        throw new CausewayError('model-unsupported', `${this.#card.name} does not write. Choose a model that does.`);
      },
      signal,
    );
  }
}
