/** @file The open notebook while the app starts: what a person does before the notebooks are known is neither lost nor put elsewhere. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Library } from '../../src/ui/state/library.svelte.ts';
import { Toasts } from '../../src/ui/state/toasts.svelte.ts';
import type { Services } from '../../src/ui/workers.ts';
import type { IncomingFile, NotebookInfo } from '../../src/rpc/contracts.ts';

const notebook = (id: string): NotebookInfo => ({ id, name: id, createdAt: 0 }) as NotebookInfo;
const FILE = { path: 'tide.txt', blob: new Blob(['The storm caused a high tide.']) };

let stored: NotebookInfo[];
let addedTo: string[];
let replyNotebooks: ((failure?: Error) => void) | null;

beforeEach(() => {
  stored = [];
  addedTo = [];
  replyNotebooks = null;
  vi.stubGlobal('navigator', { storage: { persist: async () => true } });
  return () => vi.unstubAllGlobals();
});

function startingLibrary(): Library {
  const api = {
    subscribe: async () => {},
    listNotebooks: () => {
      const listed = [...stored];
      return new Promise<NotebookInfo[]>((resolve, reject) => {
        replyNotebooks = (failure) => (failure ? reject(failure) : resolve(listed));
      });
    },
    listDocuments: async () => [],
    resume: async () => {},
    createNotebook: async (name: string) => {
      stored.push(notebook(name));
      return notebook(name);
    },
    addFiles: async (notebookId: string, files: IncomingFile[]) => {
      addedTo.push(notebookId);
      return { queued: files.length, duplicates: [], renamed: [], refused: [] };
    },
  };
  const services = { library: api, ask: { open: async () => null } };
  return new Library(services as unknown as Services, new Toasts());
}

test('files that are dropped before the notebooks are known go to the last one', async () => {
  stored = [notebook('harbour')];
  const library = startingLibrary();
  const start = library.start();
  await expect.poll(() => replyNotebooks).not.toBeNull();
  const adding = library.add([FILE]);
  replyNotebooks!();
  await Promise.all([start, adding]);
  expect(addedTo).toEqual(['harbour']);
  expect(stored).toHaveLength(1);
});

test('a notebook that is made before the notebooks are known stays open', async () => {
  stored = [notebook('harbour')];
  const library = startingLibrary();
  const start = library.start();
  await expect.poll(() => replyNotebooks).not.toBeNull();
  await library.create('mill');
  replyNotebooks!();
  await start;
  expect(library.notebookId).toBe('mill');
});

test('files that are dropped where the notebooks cannot be read do not wait for ever', async () => {
  const library = startingLibrary();
  const start = library.start();
  await expect.poll(() => replyNotebooks).not.toBeNull();
  const adding = library.add([FILE]);
  replyNotebooks!(new Error('unreadable'));
  await Promise.all([start, adding]);
  expect(library.started).toBe(true);
  expect(addedTo).toEqual(['My notebook']);
  expect(library.handingOver).toBe(0);
});
