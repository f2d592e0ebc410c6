/**
 * @file The static word vectors that are part of the app, for a worker that builds or asks indexes. Where they can't be had, only the
 * words themselves are compared; the page is told, and they are asked for again when an index is built or loaded next.
 */
import { CausewayError } from '../../engine/errors.ts';
import { WordVectors } from '../../engine/vector/word-vectors.ts';
import type { Channel } from '../library/events.ts';

/** Gives what words mean; `WordVectors.none` where that can't be had. */
export type WordSource = () => Promise<WordVectors>;

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

async function fetchWords(address: string, fetch: Fetch): Promise<WordVectors> {
  // Its address is the same in each version of the app; where a service worker keeps it, that one answers all the same.
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new CausewayError('network-failed', `The server of the app answered ${response.status}.`);
  return WordVectors.parse(new Uint8Array(await response.arrayBuffer()));
}

/**
 * Fetches them when they are first needed, and keeps them.
 *
 * @param base address of the folder that the app lies in, with a closing slash
 * @param channel where the library of each tab is told that they can't be had
 */
export function shippedWords(base: string, fetch: Fetch, channel: Pick<Channel, 'postMessage'>): WordSource {
  let words: Promise<WordVectors> | null = null;
  return () =>
    (words ??= fetchWords(`${base}encoder/words.bin`, fetch).catch(() => {
      words = null;
      channel.postMessage({ kind: 'event', event: { type: 'words-missing' } });
      return WordVectors.none;
    }));
}
