/** @file Has the index of a notebook built with what models found, by whichever tab indexes. */
import type { NotebookStore } from '../../engine/ports.ts';
import type { Channel } from '../library/events.ts';
import { indexedUpToNow } from '../refining/refiner.ts';

/**
 * Resolves when the index holds everything that was found until now.
 *
 * @throws CausewayError `cancelled`
 */
export async function indexWithFindings(
  store: Pick<NotebookStore, 'readIndexHead' | 'readRefinementMark'>,
  channel: Pick<Channel, 'postMessage'>,
  notebookId: string,
  signal: AbortSignal,
): Promise<void> {
  channel.postMessage({ kind: 'signal', signal: { kind: 'outdated', notebookId } });
  await indexedUpToNow(store, notebookId, signal);
}
