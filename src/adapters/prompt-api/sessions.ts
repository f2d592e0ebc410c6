/** @file Conversations of the browser's own model, begun with instructions that are read once and not for every call. */
import type { ChatMessage } from '../../engine/ports.ts';
import { TEXT, type PromptApi, type Session, type SessionOptions } from '../../rpc/browser-model.ts';

/** For one task that runs in the background and another that somebody waits for. */
const KEPT = 2;

export class Sessions {
  readonly #api: PromptApi;
  readonly #mostChoice: number | null;
  readonly #kept: { key: string; session: Promise<Session> }[] = [];

  private constructor(api: PromptApi, mostChoice: number | null) {
    this.#api = api;
    this.#mostChoice = mostChoice;
  }

  static async open(api: PromptApi): Promise<Sessions> {
    const params = (await api.params?.().catch(() => null)) ?? null;
    return new Sessions(api, params?.maxTopK ?? null);
  }

  /**
   * A conversation that has read the instructions and nothing else; the caller ends it.
   *
   * @param temperature 0: always the likeliest token, where the browser lets pages say so
   */
  async begin(instructions: readonly ChatMessage[], temperature: number): Promise<Session> {
    const sampling = this.#mostChoice === null ? {} : { temperature, topK: temperature > 0 ? this.#mostChoice : 1 };
    const options: SessionOptions = { ...TEXT, ...sampling, initialPrompts: instructions };
    const key = JSON.stringify(options);
    let kept = this.#kept.find((each) => each.key === key);
    if (kept === undefined) {
      kept = { key, session: this.#api.create(options) };
      this.#kept.unshift(kept);
      for (const { session } of this.#kept.splice(KEPT)) end(session);
    }
    try {
      return await (await kept.session).clone();
    } catch (error) {
      // A conversation that could not be begun or gone on with is not tried again.
      const at = this.#kept.indexOf(kept);
      if (at >= 0) this.#kept.splice(at, 1);
      end(kept.session);
      throw error;
    }
  }

  endAll(): void {
    for (const { session } of this.#kept.splice(0)) end(session);
  }
}

function end(session: Promise<Session>): void {
  session.then(
    (begun) => begun.destroy(),
    () => {}, // there is none
  );
}
