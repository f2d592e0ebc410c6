/** @file How fast bytes arrive, smoothed over a few seconds, and how long the rest will take at that. */
import type { Clock } from '../../engine/ports.ts';

/** Shorter stretches say more about buffers than about the connection, in milliseconds. */
const SHORTEST = 500;
/** Weight of the newest stretch; one of 0.5 s then fades within about 3 s. */
const NEWEST = 0.3;

export class Rate {
  readonly #clock: Clock;
  #at: number;
  #bytes = 0;
  /** Bytes per millisecond. */
  #smoothed: number | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#at = clock();
  }

  add(bytes: number): void {
    this.#bytes += bytes;
    const now = this.#clock();
    const passed = now - this.#at;
    if (passed < SHORTEST) return;
    const newest = this.#bytes / passed;
    this.#smoothed = this.#smoothed === null ? newest : NEWEST * newest + (1 - NEWEST) * this.#smoothed;
    this.#at = now;
    this.#bytes = 0;
  }

  /** Bytes per second; null until there is enough to tell. */
  get perSecond(): number | null {
    return this.#smoothed === null ? null : this.#smoothed * 1000;
  }

  secondsFor(bytes: number): number | null {
    const { perSecond } = this;
    return perSecond === null || perSecond === 0 ? null : bytes / perSecond;
  }
}
