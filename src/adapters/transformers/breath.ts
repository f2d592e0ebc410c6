/** @file Lets waiting messages in during long work, such as the one that stops it; often enough to be felt at once, rarely enough to be free. */
import { macrotask } from '../library/macrotask.ts';

/** Milliseconds of work between two pauses. */
const INTERVAL = 12;

export class Breath {
  #last = performance.now();

  async take(): Promise<void> {
    if (performance.now() - this.#last < INTERVAL) return;
    await macrotask();
    this.#last = performance.now();
  }
}
