/** @file Has the index of a notebook built with what models found, by whichever tab indexes. */
import { CausewayError } from '../../engine/errors.ts';
import type { NotebookStore } from '../../engine/ports.ts';
import type { ErrorInfo } from '../../engine/records.ts';
import type { Channel } from '../library/events.ts';
import { indexedUpToNow } from '../refining/refiner.ts';

export class IndexFindings {
  readonly #store: Pick<NotebookStore, 'readIndexHead' | 'readRefinementMark'>;
  readonly #channel: Channel;
  /** What indexing failed with since it was last asked for, by notebook. */
  readonly #failures = new Map<string, ErrorInfo>();

  constructor(store: Pick<NotebookStore, 'readIndexHead' | 'readRefinementMark'>, channel: Channel) {
    this.#store = store;
    this.#channel = channel;
    channel.addEventListener('message', ({ data }) => {
      if (data.kind !== 'event' || data.event.type !== 'error') return;
      this.#failures.set(data.event.notebookId, data.event.error);
    });
  }

  /** Has the index built with what was found, sooner or later. */
  ask(notebookId: string): void {
    this.#channel.postMessage({ kind: 'signal', signal: { kind: 'outdated', notebookId } });
  }

  /**
   * Resolves when the index holds everything that was found until now.
   *
   * @param waitMs how often to look
   * @throws CausewayError `cancelled`; what building failed with, since nobody tries again by himself
   */
  async takeIn(notebookId: string, signal: AbortSignal, waitMs?: number): Promise<void> {
    this.#failures.delete(notebookId);
    this.ask(notebookId);
    await indexedUpToNow(this.#store, notebookId, signal, waitMs, () => this.#failure(notebookId));
  }

  #failure(notebookId: string): CausewayError | null {
    const failure = this.#failures.get(notebookId);
    return failure
      ? new CausewayError(
          failure.code,
          `What was found is kept, but the index could not take it in. ${failure.message} Then go on with refinement.`,
        )
      : null;
  }
}
