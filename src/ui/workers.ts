/** @file Starts the two workers that the page talks to, and gives them as the interfaces of the wire contract. */
import { wrap } from 'comlink';
import type { AskApi, LibraryApi } from '../rpc/contracts.ts';
import { installErrorCodec } from '../rpc/errors.ts';

/** The page's whole view of the machinery behind it. */
export interface Services {
  library: LibraryApi;
  ask: AskApi;
}

export function startWorkers(): Services {
  installErrorCodec();
  const library = new Worker(new URL('../../workers/library.worker.ts', import.meta.url), {
    type: 'module',
    name: 'library',
  });
  const ask = new Worker(new URL('../../workers/ask.worker.ts', import.meta.url), { type: 'module', name: 'ask' });
  return { library: wrap<LibraryApi>(library), ask: wrap<AskApi>(ask) };
}
