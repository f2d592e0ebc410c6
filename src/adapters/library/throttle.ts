/** @file Keeps frequent news from flooding the page: at once, then at most once per interval, and the last one always. */

export class Throttle<Value> {
  #waiting: { value: Value } | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** @param intervalMs asked for anew each time */
  constructor(
    private readonly intervalMs: () => number,
    private readonly send: (value: Value) => void,
  ) {}

  push(value: Value): void {
    if (this.#timer !== null) {
      this.#waiting = { value };
      return;
    }
    this.send(value);
    this.#timer = setTimeout(() => this.#tick(), this.intervalMs());
  }

  /** Sends what is waiting at once. */
  flush(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) this.send(waiting.value);
  }

  #tick(): void {
    this.#timer = null;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) this.push(waiting.value);
  }
}
