/** @file Calls of one model run one after another, in the order in which they came. */
import type { StopSignal } from '../../engine/ports.ts';
import { cancelled } from './cancelled.ts';
import { toModelError, unloaded } from './errors.ts';

export class Turns {
  readonly #id: string;
  #last: Promise<unknown> = Promise.resolve();
  /** Gives up the call that is under way. */
  #giveUp: ((reason: unknown) => void) | null = null;
  /** Why no call can succeed any more; null: the device is there. */
  #lost: { reason: unknown } | null = null;
  #isClosed = false;

  /** @param loss fails when the device under the model goes away, and all calls with it */
  constructor(id: string, loss: Promise<never> | null) {
    this.#id = id;
    loss?.catch((reason: unknown) => {
      this.#lost = { reason };
      this.#giveUp?.(reason);
    });
  }

  /**
   * Runs `body` when all earlier calls are done. What the library throws becomes a CausewayError.
   *
   * @throws CausewayError `cancelled` when the signal came before its turn, `model-missing` after `close`
   */
  run<Result>(body: () => Promise<Result>, signal?: StopSignal): Promise<Result> {
    const turn = this.#last.then(async () => {
      if (this.#isClosed) throw unloaded(this.#id);
      if (signal?.aborted === true) throw cancelled();
      try {
        return await this.#unlessLost(body);
      } catch (thrown) {
        throw toModelError(thrown, this.#id);
      }
    });
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** No race with the loss, a promise that lives as long as the device: that would hold what every call came to. */
  #unlessLost<Result>(body: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#lost) {
        reject(this.#lost.reason);
        return;
      }
      this.#giveUp = reject;
      body()
        .then(resolve, reject)
        .finally(() => (this.#giveUp = null));
    });
  }

  /** Runs `free` after the call that is under way; calls that wait behind it fail. */
  async close(free: () => Promise<void>): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#last;
    await free();
  }
}
