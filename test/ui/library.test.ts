/** @file The open notebook while the app starts: what a person does before the notebooks are known is neither lost nor put elsewhere. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Cells } from '../../src/ui/state/cells.svelte.ts';
import { Library } from '../../src/ui/state/library.svelte.ts';
import { Running } from '../../src/ui/state/running.svelte.ts';
import { Toasts } from '../../src/ui/state/toasts.svelte.ts';
import type { Services } from '../../src/ui/workers.ts';
import type { DocumentInfo, IncomingFile, LibraryEvent, NotebookInfo } from '../../src/rpc/contracts.ts';

const notebook = (id: string): NotebookInfo => ({ id, name: id, createdAt: 0 }) as NotebookInfo;
const FILE = { path: 'tide.txt', blob: new Blob(['The storm caused a high tide.']) };

let stored: NotebookInfo[];
let addedTo: string[];
let replyNotebooks: ((failure?: Error) => void) | null;
let replyDocuments: ((documents: DocumentInfo[]) => void) | null;
let asked: string[];
let receive: (event: LibraryEvent) => void;

beforeEach(() => {
  stored = [];
  addedTo = [];
  asked = [];
  replyNotebooks = replyDocuments = null;
  vi.stubGlobal('navigator', { storage: { persist: async () => true } });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', new EventTarget());
  return () => vi.unstubAllGlobals();
});

function fakeServices(): Services {
  const api = {
    subscribe: async (listener: (event: LibraryEvent) => void) => void (receive = listener),
    listNotebooks: () => {
      const listed = [...stored];
      return new Promise<NotebookInfo[]>((resolve, reject) => {
        replyNotebooks = (failure) => (failure ? reject(failure) : resolve(listed));
      });
    },
    listDocuments: async () => [] as DocumentInfo[],
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
  const ask = {
    open: async () => null,
    ask: async (_notebookId: string, _id: string, question: string) => {
      asked.push(question);
      throw new Error('no index');
    },
  };
  return { library: api, ask } as unknown as Services;
}

test('that it is not known what words mean is said once, however many workers miss it', async () => {
  const toasts = new Toasts();
  void new Library(fakeServices(), toasts).start();
  await vi.waitFor(() => expect(receive).toBeDefined());
  for (let worker = 0; worker < 3; worker++) receive({ type: 'words-missing' });
  expect(toasts.list.map(({ text }) => text)).toEqual([
    expect.stringMatching(/only the words themselves are compared/),
  ]);
});

const startingLibrary = () => new Library(fakeServices(), new Toasts());

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

test('a question that is asked before the documents are listed waits for them; one to an empty notebook is refused', async () => {
  const services = fakeServices();
  const documents = [{ id: 'tide', name: 'tide.txt', status: 'ready' }] as DocumentInfo[];
  Object.assign(services.library, {
    listDocuments: () => new Promise<DocumentInfo[]>((resolve) => (replyDocuments = resolve)),
    readDraft: async () => '',
    listCellHeads: async () => [],
    saveCell: async () => {},
  });
  const toasts = new Toasts();
  const library = new Library(services, toasts);
  const cells = new Cells(services, library, new Running(services, toasts), toasts);
  const opening = library.open('harbour');
  await cells.open('harbour');
  const asking = cells.ask('What caused the high tide?');
  await expect.poll(() => replyDocuments).not.toBeNull();
  expect(cells.questionError).toBeNull();
  expect(asked).toEqual([]);
  replyDocuments!(documents);
  await Promise.all([opening, asking]);
  expect(asked).toEqual(['What caused the high tide?']);

  library.documents = [];
  await cells.ask('And then?');
  expect(cells.questionError).not.toBeNull();
  expect(asked).toHaveLength(1);
});

test('files that are dropped twice before there is any notebook go into one', async () => {
  const library = startingLibrary();
  const start = library.start();
  await expect.poll(() => replyNotebooks).not.toBeNull();
  const adding = [library.add([FILE]), library.add([{ ...FILE, path: 'dam.txt' }])];
  replyNotebooks!();
  await Promise.all([start, ...adding]);
  expect(stored).toHaveLength(1);
  expect(addedTo).toEqual([stored[0]!.id, stored[0]!.id]);
});
