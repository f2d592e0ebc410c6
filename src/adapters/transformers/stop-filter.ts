/** @file Lets an output's text pass as it comes, up to the first of some stop texts, of which nothing passes. */

/** Longest end of `text` that is the beginning of `stop`, but not all of it. */
function overlap(text: string, stop: string): number {
  for (let length = Math.min(text.length, stop.length - 1); length > 0; length--) {
    if (text.endsWith(stop.slice(0, length))) return length;
  }
  return 0;
}

export class StopFilter {
  readonly #stops: readonly string[];
  readonly #onText: (piece: string) => void;
  #held = '';
  #text = '';

  constructor(stops: readonly string[], onText: (piece: string) => void) {
    this.#stops = stops.filter((stop) => stop !== '');
    this.#onText = onText;
  }

  /** What was told so far. */
  get text(): string {
    return this.#text;
  }

  /** @returns whether a stop text is complete; nothing more may be pushed then */
  push(piece: string): boolean {
    const text = this.#held + piece;
    const found = this.#stops.map((stop) => text.indexOf(stop)).filter((at) => at >= 0);
    if (found.length > 0) {
      this.#held = '';
      this.#tell(text.slice(0, Math.min(...found)));
      return true;
    }
    const holding = Math.max(0, ...this.#stops.map((stop) => overlap(text, stop)));
    this.#held = text.slice(text.length - holding);
    this.#tell(text.slice(0, text.length - holding));
    return false;
  }

  /** Tells what was held back because it might have become a stop text. */
  end(): void {
    this.#tell(this.#held);
    this.#held = '';
  }

  #tell(piece: string): void {
    if (piece === '') return;
    this.#text += piece;
    this.#onText(piece);
  }
}
