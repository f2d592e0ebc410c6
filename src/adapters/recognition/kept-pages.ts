/**
 * @file Keeps recognised pages in the browser's cache storage until their document is read to its end: a page takes seconds, and a closed tab must not cost those
 * that were done.
 */
import type { KeptPages, RecognizedPage } from '../parsers/page-pictures.ts';

/** One cache for each document, named by its id behind this. */
const PREFIX = 'causeway-recognized-';

/** Where a page lies in its document's cache: an address that nobody asks for. */
const addressOf = (page: number): string => `/recognized/${page}`;

/** Null where there is no cache storage, as in Node or where the page is not secure. */
function storage(): CacheStorage | null {
  return (globalThis as { caches?: CacheStorage }).caches ?? null;
}

/** What was recognised of a document; nothing is kept where the browser keeps nothing. */
export function keptPages(documentId: string): KeptPages {
  const cache = storage()?.open(PREFIX + documentId) ?? Promise.resolve(null);
  // Without room or permission it is read without being kept.
  const whenOpen = cache.catch(() => null);
  return {
    async get(page) {
      const found = await (await whenOpen)?.match(addressOf(page)).catch(() => undefined);
      return found === undefined ? null : ((await found.json().catch(() => null)) as RecognizedPage | null);
    },
    async put(page, recognized) {
      await (await whenOpen)?.put(addressOf(page), Response.json(recognized)).catch(() => {});
    },
  };
}

/** Forgets what was kept of all documents. */
export async function forgetKeptPages(): Promise<void> {
  const all = storage();
  if (all === null) return;
  // What can't be forgotten now is forgotten the next time.
  for (const name of await all.keys().catch(() => [])) {
    if (name.startsWith(PREFIX)) await all.delete(name).catch(() => false);
  }
}
