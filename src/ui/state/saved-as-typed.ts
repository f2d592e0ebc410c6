/** @file Saves what a person types: soon after the first key, and at once when the page is hidden or left. */

/** Time from the first unsaved key to saving, in milliseconds. */
const delay = 400;

export class SavedAsTyped {
  readonly #pending = new Map<string, { save: () => void; timer: ReturnType<typeof setTimeout> }>();

  constructor() {
    // A hidden page may be ended without being told again.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.flush();
    });
    window.addEventListener('pagehide', () => this.flush());
  }

  /** Saves before long; `save` is called once for all that is typed until then. */
  later(key: string, save: () => void): void {
    const known = this.#pending.get(key);
    if (known) known.save = save;
    else this.#pending.set(key, { save, timer: setTimeout(() => this.#run(key), delay) });
  }

  isPending(key: string): boolean {
    return this.#pending.has(key);
  }

  /** Forgets what was to be saved, because it is gone. */
  drop(key: string): void {
    clearTimeout(this.#pending.get(key)?.timer);
    this.#pending.delete(key);
  }

  flush(): void {
    for (const key of [...this.#pending.keys()]) this.#run(key);
  }

  #run(key: string): void {
    const pending = this.#pending.get(key);
    this.drop(key);
    pending?.save();
  }
}
