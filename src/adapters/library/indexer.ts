/**
 * @file Decides which notebook is worked on. One tab indexes at a time: it holds a lock as long as it lives, the indexers of
 * other tabs wait for it and take over where it stopped. What there is to do is always read from the store.
 */
import { toCausewayError } from '../../engine/errors.ts';
import type { NotebookStore } from '../../engine/ports.ts';
import type { QueueEntry } from '../../engine/records.ts';
import type { IndexProgress } from '../../rpc/contracts.ts';
import { isLocked } from '../sealing/failures.ts';
import type { FileContent } from '../store/content.ts';
import { DocumentNews } from './document-news.ts';
import type { Events, Signal } from './events.ts';
import { IndexRun, type RunDependencies } from './index-run.ts';
import { Throttle } from './throttle.ts';
import { Wakeup } from './wakeup.ts';

/** Runs `body` while holding the named lock; waits while another tab holds it. */
export type HoldLock = (name: string, body: () => Promise<void>) => Promise<void>;

export const INDEXER_LOCK = 'causeway-indexer';

export interface IndexerDependencies extends Pick<RunDependencies, 'readers' | 'builder' | 'clock' | 'forgetPages'> {
  store: NotebookStore<FileContent>;
  events: Events;
  holdLock: HoldLock;
  /** Milliseconds since the epoch. */
  now(): number;
  /**
   * Milliseconds of rest before an index that has drifted is built whole, since who has just added something asks about it first, and before threads are
   * ended, since who adds one document often adds another.
   */
  restMs: number;
}

/** For `IndexerDependencies.restMs`. */
export const REST_MS = 10_000;

const PROGRESS_INTERVAL_MS = 100;
const DOCUMENTS_INTERVAL_MS = 500;
/** Listing the documents after each such event may take this share of the time at most: 1 of 20. */
const LISTING_INTERVAL_FACTOR = 20;

export class Indexer {
  readonly #use: IndexerDependencies;
  readonly #wakeup = new Wakeup();
  /** Notebooks that may have work; the newest last. */
  readonly #touched = new Set<string>();
  readonly #holds = new Map<string, number>();
  readonly #progress: Throttle<IndexProgress>;
  readonly #documents = new Map<string, DocumentNews>();
  /** Those whose index has drifted. */
  readonly #adrift = new Set<string>();
  #run: IndexRun | null = null;
  #releaseHold: (() => void) | null = null;
  #started = false;
  #listingMs = 0;
  #ended = false;
  /** Whether what was removed before the start is gone for good. */
  #purged = false;

  constructor(dependencies: IndexerDependencies) {
    this.#use = dependencies;
    const { events } = dependencies;
    this.#progress = new Throttle(
      () => PROGRESS_INTERVAL_MS,
      (progress) => events.emit({ type: 'progress', progress }),
    );
  }

  /** Looks for unfinished work in every notebook; later calls look again. */
  async start(): Promise<void> {
    for (const { id } of await this.#use.store.listNotebooks()) this.#touched.add(id);
    this.#wakeup.notify();
    if (this.#started) return;
    this.#started = true;
    const startedAt = this.#use.now();
    this.#use
      .holdLock(INDEXER_LOCK, () => this.#loop(startedAt))
      .catch(() => {
        this.#started = false; // storage did not answer, which whoever asked for something was told; the next start tries again
      });
  }

  /** Ends the loop after the run in work has stopped; nothing that is stored is lost. */
  end(): void {
    this.#ended = true;
    this.#run?.stop();
    this.#wakeup.notify();
  }

  inWork(notebookId: string): ReadonlySet<string> {
    return this.#run?.notebookId === notebookId ? this.#run.inWork() : new Set();
  }

  /** Tells how long listing the documents took, so that a long list is not asked for too often. */
  noteListing(ms: number): void {
    this.#listingMs = ms;
  }

  /** A notebook has new work; `entries` are the journal entries when they are at hand. */
  wake(notebookId: string, entries: readonly QueueEntry[] | null = null): void {
    this.#touched.delete(notebookId);
    this.#touched.add(notebookId);
    if (this.#run?.notebookId === notebookId && entries !== null) this.#run.add(entries);
    this.#wakeup.notify();
  }

  /** Files are being stored: the last index of the run waits until the returned function is called. */
  hold(notebookId: string): () => void {
    this.#holds.set(notebookId, (this.#holds.get(notebookId) ?? 0) + 1);
    if (this.#run?.notebookId === notebookId) this.#releaseHold ??= this.#run.hold();
    return () => {
      const left = (this.#holds.get(notebookId) ?? 1) - 1;
      if (left > 0) {
        this.#holds.set(notebookId, left);
        return;
      }
      this.#holds.delete(notebookId);
      if (this.#run?.notebookId === notebookId) this.#dropHold();
    };
  }

  /** Applies a signal, from this tab or another. */
  async handle(signal: Signal): Promise<void> {
    if (signal.kind === 'damaged') return this.#buildAgain(signal);
    const run = this.#run?.notebookId === signal.notebookId ? this.#run : null;
    if (signal.kind === 'abandon') run?.stop();
    if (signal.kind === 'stop') run?.dropQueue();
    if (signal.kind === 'outdated') run?.outdate();
    // While it was locked nothing of it could be purged.
    if (signal.kind === 'unlocked') this.#purged = false;
    this.wake(signal.notebookId);
    if (signal.kind === 'work' && run !== null) run.add(await this.#use.store.listQueue(signal.notebookId));
  }

  /** Whichever tab is first takes the damaged index away; the one that indexes then builds it from the analyses. */
  async #buildAgain({ notebookId, generation, error }: Extract<Signal, { kind: 'damaged' }>): Promise<void> {
    const { store, events } = this.#use;
    const head = await store.readIndexHead(notebookId);
    if (head?.generation === generation) {
      // Tabs that find it at the same moment all take it away, and the first one tells.
      const isFirst = (await store.commitIndex(notebookId, null)) === generation + 1;
      if (isFirst) events.emit({ type: 'error', notebookId, error });
      events.signal({ kind: 'outdated', notebookId });
    }
    if (this.#run?.notebookId === notebookId) await this.#run.lookAgain();
    this.wake(notebookId);
  }

  async #loop(startedAt: number): Promise<void> {
    // Another tab may have worked until now, on notebooks that this one has not heard of.
    for (const { id } of await this.#use.store.listNotebooks()) this.#touched.add(id);
    while (!this.#ended) {
      const notebookId = [...this.#touched].at(-1);
      if (notebookId !== undefined) {
        this.#touched.delete(notebookId);
        await this.#work(notebookId);
        continue;
      }
      // Only now: what was removed before is not in any index any more.
      if (!this.#purged) await this.#use.store.purge(startedAt).catch(() => {}); // tried again at the next start
      this.#purged = true;
      await this.#wakeup.wait(this.#use.restMs);
      if (this.#touched.size > 0 || this.#ended) continue;
      const [adrift] = this.#adrift;
      if (adrift !== undefined) {
        this.#adrift.delete(adrift);
        await this.#work(adrift, true);
        continue;
      }
      this.#endThreads();
      await this.#wakeup.wait();
    }
    this.#endThreads();
  }

  #endThreads(): void {
    this.#use.builder.end();
    for (const reader of this.#use.readers) reader.end();
  }

  async #work(notebookId: string, repairs = false): Promise<void> {
    const { events, store } = this.#use;
    try {
      const notebook = (await store.listNotebooks()).find(({ id }) => id === notebookId);
      if (!notebook || this.#ended) return;
      // Unlocking it tells.
      if (notebook.encryption === 'locked' || notebook.encryption === 'changing') return;
      const run = new IndexRun(
        notebookId,
        {
          ...this.#use,
          isPrivate: notebook.encryption !== undefined,
          onProgress: (progress) => this.#progress.push(progress),
          onDocuments: (_, documentIds) => this.#documentsChanged(notebookId, documentIds),
          onBibliography: (_, report) => events.emit({ type: 'bibliography', notebookId, ...report }),
          onIndex: () => void this.#indexChanged(notebookId),
          onDamaged: (error) => events.emit({ type: 'error', notebookId, error }),
        },
        repairs,
      );
      this.#run = run;
      if (this.#holds.has(notebookId)) this.#releaseHold = run.hold();
      await run.run();
      if (run.isAdrift && !repairs) this.#adrift.add(notebookId);
    } catch (thrown) {
      this.#tellFailure(notebookId, thrown);
    } finally {
      this.#run = null;
      this.#releaseHold = null;
      this.#documents.get(notebookId)?.flush();
      this.#documents.delete(notebookId);
      this.#progress.push(idle(notebookId));
      this.#progress.flush();
    }
  }

  #tellFailure(notebookId: string, thrown: unknown): void {
    const { code, message } = toCausewayError(thrown);
    // It was locked meanwhile: it goes on when it is unlocked.
    // What fails after the end is no news to tabs that go on, such as those of a newer version.
    if (isLocked(thrown) || this.#ended) return;
    this.#use.events.emit({ type: 'error', notebookId, error: { code, message } });
  }

  #dropHold(): void {
    this.#releaseHold?.();
    this.#releaseHold = null;
  }

  #documentsChanged(notebookId: string, documentIds: readonly string[] | null): void {
    let news = this.#documents.get(notebookId);
    if (news === undefined) {
      news = new DocumentNews(
        () => Math.max(DOCUMENTS_INTERVAL_MS, LISTING_INTERVAL_FACTOR * this.#listingMs),
        (ids) => {
          // Those that are being read show it.
          const documentIds = ids && [...ids, ...this.inWork(notebookId)];
          this.#use.events.emit({ type: 'documents', notebookId, ...(documentIds && { documentIds }) });
        },
      );
      this.#documents.set(notebookId, news);
    }
    news.push(documentIds);
  }

  async #indexChanged(notebookId: string): Promise<void> {
    try {
      const head = await this.#use.store.readIndexHead(notebookId);
      this.#use.events.emit({ type: 'index', notebookId, statistics: head?.statistics ?? null });
    } catch (thrown) {
      this.#tellFailure(notebookId, thrown);
    }
  }
}

function idle(notebookId: string): IndexProgress {
  return { notebookId, phase: 'idle', filesDone: 0, filesTotal: 0, current: '', fraction: 1, secondsLeft: null };
}
