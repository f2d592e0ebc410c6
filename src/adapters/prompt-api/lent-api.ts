/** @file The browser's own model in a worker, where browsers have none: the page's, at the other end of a port. */
import { wrap } from 'comlink';
import { CausewayError } from '../../engine/errors.ts';
import type { BrowserModelApi, LentSession, PromptApi, PromptOptions, Session } from '../../rpc/browser-model.ts';
import type { ChatMessage } from '../../engine/ports.ts';

/** What the page threw, under the name that the browser gave it. */
async function renamed<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (thrown) {
    const name = thrown instanceof CausewayError ? thrown.details['name'] : undefined;
    if (typeof name !== 'string') throw thrown;
    throw Object.assign(new Error((thrown as Error).message), { name });
  }
}

/** Pieces of one output. Whoever ends reading early, or by the signal, ends the writing. */
async function* written(
  page: BrowserModelApi,
  sessionId: number,
  input: readonly ChatMessage[],
  { responseConstraint = undefined, signal }: PromptOptions,
): AsyncGenerator<string> {
  signal?.throwIfAborted();
  const callId = await renamed(page.prompt(sessionId, input, responseConstraint ?? null));
  const stop = () => void page.stop(callId).catch(() => {}); // what can't be stopped ends by itself
  signal?.addEventListener('abort', stop);
  // Stopped while the page began.
  if (signal?.aborted === true) stop();
  try {
    for (;;) {
      const piece = await renamed(page.next(callId));
      signal?.throwIfAborted();
      if (piece === null) return;
      yield piece;
    }
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}

class Lent implements Session {
  readonly contextWindow: number;
  readonly #page: BrowserModelApi;
  readonly #id: number;

  constructor(page: BrowserModelApi, { id, contextWindow }: LentSession) {
    this.contextWindow = contextWindow;
    this.#page = page;
    this.#id = id;
  }

  measureContextUsage = (input: string | readonly ChatMessage[]) => renamed(this.#page.measure(this.#id, input));

  promptStreaming = (input: readonly ChatMessage[], options: PromptOptions = {}) =>
    written(this.#page, this.#id, input, options);

  clone = async () => new Lent(this.#page, await renamed(this.#page.clone(this.#id)));

  destroy(): void {
    this.#page.destroy(this.#id).catch(() => {}); // it ends with the page
  }
}

/** @param port where the page lends its model */
export function lentPromptApi(port: MessagePort): PromptApi {
  const page = wrap<BrowserModelApi>(port) as unknown as BrowserModelApi;
  return {
    availability: () => page.availability(),
    params: () => page.params(),
    // A worker begins no download: that wants a person's click, which only the page sees.
    create: async ({ monitor: _, signal, ...start } = {}) => {
      signal?.throwIfAborted();
      return new Lent(page, await renamed(page.create(start)));
    },
  };
}
