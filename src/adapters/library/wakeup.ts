/** @file Lets one loop sleep until there is something to do. A wake-up while it is awake is not lost. */

export class Wakeup {
  #pending = false;
  #wake: (() => void) | null = null;

  notify(): void {
    this.#pending = true;
    this.#wake?.();
  }

  /** Resolves at the next `notify` (or at once when there was one since the last wait), at the latest after `limitMs`. */
  async wait(limitMs: number | null = null): Promise<void> {
    if (!this.#pending) {
      await new Promise<void>((resolve) => {
        const timer = limitMs === null ? null : setTimeout(resolve, limitMs);
        this.#wake = () => {
          if (timer !== null) clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#wake = null;
    this.#pending = false;
  }
}
