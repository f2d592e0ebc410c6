/** @file The library with its readers and builder in this process: the same code as in the workers, without the threads. */
import { AskingDesk } from '../../../src/adapters/asking/desk.ts';
import { notebookLocks } from '../../../src/adapters/idb/notebook-locks.ts';
import { Vault } from '../../../src/adapters/idb/vault.ts';
import { KeyRing } from '../../../src/adapters/sealing/key-ring.ts';
import type { Builder } from '../../../src/adapters/library/builder.ts';
import type { Broadcast, Channel } from '../../../src/adapters/library/events.ts';
import { fileReading } from '../../../src/adapters/library/file-reading.ts';
import { IndexBuilder } from '../../../src/adapters/library/index-builder.ts';
import type { HoldLock } from '../../../src/adapters/library/indexer.ts';
import { Library, type LibraryDependencies } from '../../../src/adapters/library/library.ts';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import type { Reader } from '../../../src/adapters/library/reader.ts';
import type { WordSource } from '../../../src/adapters/words/shipped-words.ts';
import type { FileContent } from '../../../src/adapters/store/content.ts';
import { analyseDocument } from '../../../src/engine/notebook/analysis.ts';
import type { ParsedDocument } from '../../../src/engine/types.ts';
import { randomWords } from '../../engine/vector/tiny-words.ts';
import type { NotebookStore } from '../../../src/engine/ports.ts';
import { WordVectors } from '../../../src/engine/vector/word-vectors.ts';
import type { QueuedFile, ReadOutcome } from '../../../src/rpc/nested-contracts.ts';
import type { IncomingFile, LibraryEvent } from '../../../src/rpc/contracts.ts';

/** Messages between the tabs of one test. */
export class ChannelHub {
  readonly #listeners = new Map<Channel, ((message: { data: Broadcast }) => void)[]>();

  join(): Channel {
    const channel: Channel = {
      postMessage: (data) => {
        for (const [other, listeners] of this.#listeners) {
          if (other !== channel) for (const listener of listeners) queueMicrotask(() => listener({ data }));
        }
      },
      addEventListener: (_type, listener) => void this.#listeners.get(channel)?.push(listener),
    };
    this.#listeners.set(channel, []);
    return channel;
  }
}

/** Named locks of one test, granted in order. */
export function locks(): HoldLock {
  const queues = new Map<string, Promise<void>>();
  return (name, body) => {
    const held = (queues.get(name) ?? Promise.resolve()).then(body);
    queues.set(
      name,
      held.catch(() => {}),
    );
    return held;
  };
}

/** Reads in this process, counting how often each file is read. */
export class CountingReader implements Reader {
  readonly names: string[] = [];
  readonly analysed: string[] = [];
  /** Milliseconds that each call takes on top. */
  pause = 0;

  async read(files: readonly QueuedFile[]) {
    this.names.push(...files.map(({ name }) => name));
    if (this.pause > 0) await new Promise((resolve) => setTimeout(resolve, this.pause));
    return fileReading.read([...files]);
  }

  /** Text of files whose pages are pictures, by their names; others are damaged. */
  readonly written = new Map<string, string>();
  readonly recognized: string[] = [];

  async recognize(
    { documentId, name }: QueuedFile,
    onPage: (done: number, total: number) => void,
  ): Promise<ReadOutcome> {
    this.recognized.push(name);
    onPage(0, 1);
    // Long enough for the page to be told: progress is not told at every change.
    await new Promise((resolve) => setTimeout(resolve, 250));
    const text = this.written.get(name);
    if (text === undefined) return { error: { code: 'pdf-no-text-layer', message: `${name} has no words.` } };
    const parsed: ParsedDocument = { format: 'pdf', text, title: '', headings: [], warnings: [] };
    return { document: { documentId, parsed, analysis: analyseDocument(documentId, parsed) } };
  }

  async analyse(documentId: string, _name: string, parsed: ParsedDocument) {
    this.analysed.push(documentId);
    return analyseDocument(documentId, parsed);
  }

  end(): void {}
}

const WORDS = randomWords(['blackout substation signal traffic gridlock storm tide dam'], 16);

/** What a few words mean. */
export const someWords: WordSource = async () => WORDS;

/** As where they can't be had. */
export const noWords: WordSource = async () => WordVectors.none;

export function inProcessBuilder(store: NotebookStore<FileContent>, words = someWords): Builder {
  const builder = new IndexBuilder(store, () => performance.now(), words);
  return {
    build: (...parameters) => builder.build(...parameters),
    hasWords: () => builder.hasWords(),
    forget: (documentIds) => void builder.forget(documentIds),
    cancel: () => void builder.cancel(),
    end: () => {},
  };
}

export interface Tab {
  library: Library;
  desk: AskingDesk;
  reader: CountingReader;
  events: LibraryEvent[];
  /** Resolves when indexing of a notebook comes to rest; to be called before the work is begun. */
  idle(notebookId: string): Promise<void>;
}

/** For tests that encrypt nothing. */
const noVault: LibraryDependencies['vault'] = new Vault({
  records: () => Promise.reject(new Error('This store encrypts nothing.')),
  locks: notebookLocks,
  ring: new KeyRing(),
});

export async function openTab(
  store: NotebookStore<FileContent>,
  options: Partial<LibraryDependencies> & { hub?: ChannelHub; words?: WordSource } = {},
): Promise<Tab> {
  const { hub = new ChannelHub(), words = someWords, ...overrides } = options;
  const reader = new CountingReader();
  let ids = 0;
  const library = new Library({
    store,
    readers: [reader],
    builder: inProcessBuilder(store, words),
    channel: hub.join(),
    holdLock: locks(),
    vault: noVault,
    forgetPages: async () => {},
    restMs: 0,
    estimate: async () => ({}),
    clock: () => performance.now(),
    now: () => Date.now(),
    newId: () => `notebook-${++ids}`,
    ...overrides,
  });
  const events: LibraryEvent[] = [];
  const waiting: { notebookId: string; resolve: () => void }[] = [];
  await library.subscribe((event) => {
    events.push(event);
    if (event.type !== 'progress' || event.progress.phase !== 'idle') return;
    for (const { notebookId, resolve } of waiting) if (notebookId === event.progress.notebookId) resolve();
  });
  return {
    library,
    desk: new AskingDesk(store, () => performance.now(), words, hub.join()),
    reader,
    events,
    idle: (notebookId) => new Promise<void>((resolve) => waiting.push({ notebookId, resolve })),
  };
}

export function file(path: string, text: string): IncomingFile {
  return { path, blob: new Blob([text]) };
}

/** A small causal story told by three files. */
export const STORY: readonly IncomingFile[] = [
  file('substation.txt', 'A fault at the Eastgate substation caused the citywide blackout on Tuesday evening.'),
  file(
    'signals.txt',
    'The citywide blackout knocked out the signal controllers. The signals fell back to flashing mode.',
  ),
  file(
    'traffic.txt',
    'Because the signal controllers were down, junctions were unmanaged, which led to gridlock and delays.',
  ),
];

/** A notebook of {@link STORY}, read and indexed, and a desk of its own to ask at. */
export async function askedNotebook(): Promise<{ id: string; desk: AskingDesk; library: Library }> {
  const store = new MemoryNotebookStore();
  const { library, idle } = await openTab(store);
  const { id } = await library.createNotebook('Test');
  const done = idle(id);
  await library.addFiles(id, [...STORY]);
  await done;
  return { id, desk: new AskingDesk(store, () => performance.now(), someWords, null), library };
}
