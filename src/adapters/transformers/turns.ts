/** @file Calls of one model run one after another, in the order in which they came. */
import type { StopSignal } from '../../engine/ports.ts';
import { cancelled } from './cancelled.ts';
import { toModelError, unloaded } from './errors.ts';

export class Turns {
  readonly #id: string;
  #last: Promise<unknown> = Promise.resolve();
  readonly #loss: Promise<never> | null;
  #isClosed = false;

  /** @param loss fails when the device under the model goes away, and all calls with it */
  constructor(id: string, loss: Promise<never> | null) {
    this.#id = id;
    this.#loss = loss;
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
        return await (this.#loss === null ? body() : Promise.race([this.#loss, body()]));
      } catch (thrown) {
        throw toModelError(thrown, this.#id);
      }
    });
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** Runs `free` after the call that is under way; calls that wait behind it fail. */
  async close(free: () => Promise<void>): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#last;
    await free();
  }
}
