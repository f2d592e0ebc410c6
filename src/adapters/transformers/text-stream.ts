/** @file Tokens to text as they come: whole characters only, and nothing of a stop text. */
import { StopFilter } from './stop-filter.ts';

/** Gives the text of some tokens, without special ones. */
export type Decode = (tokens: readonly number[]) => string;

/** What a decoder writes for bytes that are no whole character (yet). */
const INCOMPLETE = '\uFFFD';

export class TextStream {
  readonly #decode: Decode;
  readonly #out: StopFilter;
  readonly #tokens: number[] = [];
  /** Tokens before `#start` are told; those up to `#told` are decoded along, since the next one's text may depend on them. */
  #start = 0;
  #told = 0;

  constructor(decode: Decode, stops: readonly string[], onText: (piece: string) => void) {
    this.#decode = decode;
    this.#out = new StopFilter(stops, onText);
  }

  /** What was told so far. */
  get text(): string {
    return this.#out.text;
  }

  /** @returns whether a stop text is complete; the stream has then ended */
  push(token: number): boolean {
    this.#tokens.push(token);
    const before = this.#textOf(this.#start, this.#told);
    const now = this.#textOf(this.#start, this.#tokens.length);
    if (now.length <= before.length || now.endsWith(INCOMPLETE)) return false;
    this.#start = this.#told;
    this.#told = this.#tokens.length;
    return this.#out.push(now.slice(before.length));
  }

  /** Tells what was held back because it might have become a stop text or a whole character. */
  end(): void {
    const before = this.#textOf(this.#start, this.#told);
    const now = this.#textOf(this.#start, this.#tokens.length);
    if (!this.#out.push(now.slice(before.length))) this.#out.end();
  }

  #textOf(start: number, end: number): string {
    return start === end ? '' : this.#decode(this.#tokens.slice(start, end));
  }
}
