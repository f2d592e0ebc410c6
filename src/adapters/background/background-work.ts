/**
 * @file What all work of models in the background has in common: it is paused and goes on, questions come first, it may be ended at any
 * moment, and one call is in flight at a time, which is given up for any of these and made again later.
 */
import { toCausewayError } from '../../engine/errors.ts';
import type { ErrorInfo } from '../../engine/records.ts';
import { Wakeup } from '../library/wakeup.ts';

export class BackgroundWork {
  readonly #wakeup = new Wakeup();
  readonly #end = new AbortController();
  #call = new AbortController();
  #questions = 0;

  get hasEnded(): boolean {
    return this.#end.signal.aborted;
  }

  /** For work that is no call. */
  get endSignal(): AbortSignal {
    return this.#end.signal;
  }

  /** A question is being answered: the call in flight is given up, and none is made until the returned function is called. */
  giveWay(): () => void {
    this.#questions++;
    this.giveUpCall();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#questions--;
      this.wake();
    };
  }

  giveUpCall(): void {
    this.#call.abort();
  }

  /** Something changed that the work may wait for. */
  wake(): void {
    this.#wakeup.notify();
  }

  /** Ends `run` as soon as possible. */
  end(): void {
    this.#end.abort();
    this.giveUpCall();
    this.wake();
  }

  /**
   * Does the work. What it fails with is reported and thrown, but for what ending it brings about.
   *
   * @param body returns soon after `hasEnded`
   */
  async run(body: () => Promise<void>, report: (error: ErrorInfo) => void): Promise<void> {
    try {
      await body();
    } catch (thrown) {
      if (this.hasEnded) return;
      const { code, message } = toCausewayError(thrown);
      report({ code, message });
      throw thrown;
    }
  }

  /** Whether a call may be made now. */
  mayCall(isPaused: boolean): boolean {
    return !isPaused && this.#questions === 0 && !this.hasEnded;
  }

  /**
   * Rests until something changes where no call may be made.
   *
   * @returns true when it has rested: what was known before may not hold any more
   */
  async rested(isPaused: boolean, report: (phase: 'paused' | 'waiting') => void): Promise<boolean> {
    if (this.mayCall(isPaused)) return false;
    if (this.hasEnded) return true;
    report(isPaused ? 'paused' : 'waiting');
    await this.#wakeup.wait();
    return true;
  }

  /** @returns what tells the call that begins to stop */
  beginCall(): AbortSignal {
    this.#call = new AbortController();
    return this.#call.signal;
  }

  /** Whether a call failed because it was given up. */
  isGivenUp(thrown: unknown): boolean {
    return toCausewayError(thrown).code === 'cancelled' && this.#call.signal.aborted;
  }
}
