/** @file What the engine asks of its surroundings. Adapters implement these; the engine itself does no I/O. */

/** Milliseconds from any fixed origin. */
export type Clock = () => number;

/** Gives the text of a document, for showing sentences that were found without it. */
export interface TextSource {
  /** @throws CausewayError `document-missing` */
  text(documentId: string): Promise<string>;
}

/** How a long computation reports and stops. */
export interface Progress {
  /** Called between steps with the step's plain name and 0 to 1 of the whole; lets waiting messages in. */
  step(name: string, fraction: number): Promise<void>;
  /** True once the caller wants it to stop; the computation then throws CausewayError `cancelled`. */
  isCancelled(): boolean;
}
