/** @file Tokens to text as they come: whole characters only, and nothing of a stop text. */

/** Gives the text of some tokens, without special ones. */
export type Decode = (tokens: readonly number[]) => string;

/** What a decoder writes for bytes that are no whole character (yet). */
const INCOMPLETE = '\uFFFD';

/** Longest end of `text` that is the beginning of `stop`, but not all of it. */
function overlap(text: string, stop: string): number {
  for (let length = Math.min(text.length, stop.length - 1); length > 0; length--) {
    if (text.endsWith(stop.slice(0, length))) return length;
  }
  return 0;
}

export class TextStream {
  readonly #decode: Decode;
  readonly #stops: readonly string[];
  readonly #onText: (piece: string) => void;
  readonly #tokens: number[] = [];
  /** Tokens before `#start` are told; those up to `#told` are decoded along, since the next one's text may depend on them. */
  #start = 0;
  #told = 0;
  #held = '';
  #text = '';

  constructor(decode: Decode, stops: readonly string[], onText: (piece: string) => void) {
    this.#decode = decode;
    this.#stops = stops.filter((stop) => stop !== '');
    this.#onText = onText;
  }

  /** What was told so far. */
  get text(): string {
    return this.#text;
  }

  /** @returns whether a stop text is complete; the stream has then ended */
  push(token: number): boolean {
    this.#tokens.push(token);
    const before = this.#textOf(this.#start, this.#told);
    const now = this.#textOf(this.#start, this.#tokens.length);
    if (now.length <= before.length || now.endsWith(INCOMPLETE)) return false;
    this.#start = this.#told;
    this.#told = this.#tokens.length;
    return this.#take(now.slice(before.length));
  }

  /** Tells what was held back because it might have become a stop text or a whole character. */
  end(): void {
    const before = this.#textOf(this.#start, this.#told);
    const now = this.#textOf(this.#start, this.#tokens.length);
    if (!this.#take(now.slice(before.length))) this.#tell(this.#held);
    this.#held = '';
  }

  #textOf(start: number, end: number): string {
    return start === end ? '' : this.#decode(this.#tokens.slice(start, end));
  }

  #take(piece: string): boolean {
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

  #tell(piece: string): void {
    if (piece === '') return;
    this.#text += piece;
    this.#onText(piece);
  }
}
