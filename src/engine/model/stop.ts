/** @file A signal that the engine can give itself: stops a call when its caller does, or for a reason of its own. */
import type { StopSignal } from '../ports.ts';

/** Aborts when the outer signal does, or when `stop` is called. Call `release` when the work is over. */
export class LinkedStop implements StopSignal {
  #aborted: boolean;
  readonly #listeners = new Set<() => void>();
  readonly #outer: StopSignal | undefined;
  readonly #onOuter = () => this.stop();

  constructor(outer: StopSignal | undefined) {
    this.#outer = outer;
    this.#aborted = outer?.aborted ?? false;
    outer?.addEventListener('abort', this.#onOuter);
  }

  get aborted(): boolean {
    return this.#aborted;
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.delete(listener);
  }

  stop(): void {
    if (this.#aborted) return;
    this.#aborted = true;
    for (const listener of [...this.#listeners]) listener();
  }

  release(): void {
    this.#outer?.removeEventListener('abort', this.#onOuter);
  }
}
