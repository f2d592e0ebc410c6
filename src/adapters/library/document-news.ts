/** @file Which documents changed, gathered so that the page is told at most once per interval. */
import { Throttle } from './throttle.ts';

/** More changed documents than this are told as any of all. */
const MOST_NAMED = 1000;

export class DocumentNews {
  /** Ids since the last time; null: any document may have changed. */
  #changed: Set<string> | null = new Set();
  readonly #throttle: Throttle<null>;

  /**
   * @param intervalMs asked for anew each time
   * @param send told the ids of the documents that changed; null: any may have
   */
  constructor(intervalMs: () => number, send: (documentIds: string[] | null) => void) {
    this.#throttle = new Throttle(intervalMs, () => {
      const changed = this.#changed;
      this.#changed = new Set();
      send(changed && [...changed]);
    });
  }

  push(documentIds: readonly string[] | null): void {
    if (documentIds === null) this.#changed = null;
    for (const id of documentIds ?? []) this.#changed?.add(id);
    if (this.#changed && this.#changed.size > MOST_NAMED) this.#changed = null;
    this.#throttle.push(null);
  }

  /** Tells what is waiting at once. */
  flush(): void {
    this.#throttle.flush();
  }
}
