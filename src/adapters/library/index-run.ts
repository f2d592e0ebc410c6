/**
 * @file One run over one notebook: reads what is queued, file by file on several readers, commits what was read, and builds the
 * index in between, so that the first questions can be asked within seconds. Every commit is a transaction of the
 * store; the run itself keeps nothing that a crash could lose.
 */
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import { ANALYSIS_VERSION } from '../../engine/notebook/analysis.ts';
import { INDEX_VERSION } from '../../engine/notebook/build.ts';
import type { Clock, NotebookStore } from '../../engine/ports.ts';
import type { IndexHead, QueueEntry, ReadDocument } from '../../engine/records.ts';
import type { IndexProgress } from '../../rpc/contracts.ts';
import type { FileContent } from '../store/content.ts';
import type { Builder } from './builder.ts';
import { ProgressMeter } from './progress-meter.ts';
import type { Reader } from './reader.ts';
import { Wakeup } from './wakeup.ts';

export interface RunDependencies {
  store: NotebookStore<FileContent>;
  readers: readonly Reader[];
  builder: Builder;
  /** Milliseconds. */
  clock: Clock;
  onProgress(progress: IndexProgress): void;
  onDocuments(notebookId: string): void;
  onIndex(notebookId: string): void;
}

/** A file that is to be read, or a document whose analysis another version made. */
type Work = QueueEntry & { task: 'read' | 'analyse' };

/** A notebook without an index gets its first one this many milliseconds after reading began. */
const FIRST_BUILD_MS = 2000;
/** Later ones, while files are still being read, at least this many milliseconds after the one before … */
const BUILD_INTERVAL_MS = 5000;
/** … and this many times its duration, so that building never takes more than a share of the machine. */
const BUILD_INTERVAL_FACTOR = 3;
/** A build that doesn't cover the last files any more is given up before this share of it is done. */
const WORTH_FINISHING = 0.5;
/** A file in work for longer is noted in the journal. */
const SLOW_FILE_MS = 1000;
/** A file that was in work this often when everything stopped is not tried again. */
const MOST_ATTEMPTS = 3;
/** Read documents that may wait for their commit. */
const MOST_UNCOMMITTED = 64;
/** Files whose bytes are fetched ahead of the readers. */
const READ_AHEAD = 4;

export class IndexRun {
  readonly notebookId: string;
  readonly #use: RunDependencies;
  readonly #wakeup = new Wakeup();
  readonly #meter: ProgressMeter;
  readonly #startedAt: number;

  readonly #known = new Set<string>();
  #waiting: Work[] = [];
  readonly #inWork = new Map<string, Work>();
  readonly #idle: Reader[];
  readonly #ahead = new Map<string, Promise<FileContent | null>>();
  #uncommitted: ReadDocument[] = [];
  #committing = false;
  #holds = 0;

  #filesTotal = 0;
  #filesDone = 0;
  #bytesTotal = 0;
  #bytesDone = 0;

  #stale = false;
  #staleUnknown = true;
  #commits = 0;
  /** The documents that the current index was built for, as one string; null when it must be built anew. */
  #builtFor: string | null = null;
  #hasIndex = false;
  #building = false;
  #buildStep = { name: '', fraction: 0 };
  #lastBuild: { endedAt: number; ms: number; documents: number; filesDone: number } | null = null;

  #stopped = false;
  #failure: CausewayError | null = null;

  constructor(notebookId: string, dependencies: RunDependencies) {
    this.notebookId = notebookId;
    this.#use = dependencies;
    this.#idle = [...dependencies.readers];
    this.#startedAt = dependencies.clock();
    this.#meter = new ProgressMeter(notebookId, this.#startedAt);
  }

  /** Ids of the files that are being read right now. */
  inWork(): ReadonlySet<string> {
    return new Set(this.#inWork.keys());
  }

  /** Takes queued files in; those it knows already are passed over. */
  add(entries: readonly QueueEntry[]): void {
    this.#take(entries.map((entry) => ({ ...entry, task: 'read' })));
  }

  #take(entries: readonly Work[]): void {
    for (const entry of entries) {
      if (this.#known.has(entry.documentId)) continue;
      this.#known.add(entry.documentId);
      this.#waiting.push(entry);
      this.#filesTotal++;
      this.#bytesTotal += entry.bytes;
    }
    this.#wakeup.notify();
  }

  /** Keeps the run from building its last index while more files are being stored; call what it returns when they are. */
  hold(): () => void {
    this.#holds++;
    return () => {
      this.#holds--;
      this.#wakeup.notify();
    };
  }

  /** Documents were removed or restored: a build that is under way starts again. */
  outdate(): void {
    this.#staleUnknown = true;
    this.#use.builder.cancel();
    this.#wakeup.notify();
  }

  /** Forgets what is not read yet and gives up what is in work. What is committed stays and still gets its index. */
  dropQueue(): void {
    this.#filesTotal -= this.#waiting.length + this.#inWork.size;
    for (const { bytes, documentId } of [...this.#waiting, ...this.#inWork.values()]) {
      this.#bytesTotal -= bytes;
      this.#known.delete(documentId);
    }
    this.#waiting = [];
    this.#ahead.clear();
    this.#inWork.clear();
    for (const reader of this.#use.readers) reader.end();
    this.#wakeup.notify();
  }

  /** Ends the run as soon as possible, without another index. */
  stop(): void {
    this.#stopped = true;
    this.dropQueue();
    this.#use.builder.cancel();
  }

  /**
   * Works until nothing is left to do.
   * @throws CausewayError `storage-full` and whatever else keeps all files from being read, not only one
   */
  async run(): Promise<void> {
    const { store } = this.#use;
    this.#useHead(await store.readIndexHead(this.notebookId));
    this.add(await store.listQueue(this.notebookId));
    const outdated = await store.listOutdated(this.notebookId, ANALYSIS_VERSION);
    this.#take(outdated.map((documentId) => ({ documentId, name: '', bytes: 0, attempts: 0, task: 'analyse' })));
    for (;;) {
      if (this.#failure !== null) this.stop();
      const busy = this.#inWork.size > 0 || this.#committing || this.#building;
      if (this.#stopped && !busy) break;
      if (!this.#stopped) {
        this.#startReading();
        if (this.#staleUnknown && !this.#building) await this.#checkStale();
        if (this.#buildDue()) void this.#build();
        if (!this.#isReading() && !this.#building && !this.#stale && !this.#staleUnknown) break;
      }
      this.#report();
      await this.#wakeup.wait(this.#untilNextBuild());
    }
    if (this.#failure !== null) throw this.#failure;
  }

  #isReading(): boolean {
    return (
      this.#waiting.length > 0 ||
      this.#inWork.size > 0 ||
      this.#uncommitted.length > 0 ||
      this.#committing ||
      this.#holds > 0
    );
  }

  #fail(thrown: unknown): void {
    this.#failure ??= toCausewayError(thrown);
    this.#wakeup.notify();
  }

  // Reading

  #startReading(): void {
    while (this.#uncommitted.length < MOST_UNCOMMITTED) {
      const reader = this.#idle.pop();
      if (reader === undefined) return;
      const entry = this.#waiting.shift();
      if (entry === undefined) {
        this.#idle.push(reader);
        return;
      }
      this.#inWork.set(entry.documentId, entry);
      void this.#workOn(reader, entry).then(() => {
        this.#idle.push(reader);
        this.#wakeup.notify();
      });
    }
  }

  async #workOn(reader: Reader, entry: Work): Promise<void> {
    try {
      await (entry.task === 'read' ? this.#readOne(reader, entry) : this.#analyseAgain(reader, entry));
    } catch (thrown) {
      await this.#readFailed(entry, toCausewayError(thrown));
    } finally {
      this.#done(entry);
    }
  }

  async #analyseAgain(reader: Reader, { documentId, name }: Work): Promise<void> {
    const { store } = this.#use;
    const parsed = await store.readParsed(this.notebookId, documentId);
    if (parsed === null || !this.#inWork.has(documentId)) return; // gone or dropped meanwhile
    await store.commitAnalysis(this.notebookId, await reader.analyse(documentId, name, parsed));
    this.#stale = true;
    this.#commits++;
  }

  async #readOne(reader: Reader, entry: Work): Promise<void> {
    const { store } = this.#use;
    const { documentId } = entry;
    const slow = setTimeout(() => {
      store.noteAttempt(this.notebookId, documentId).catch((thrown: unknown) => this.#fail(thrown));
    }, SLOW_FILE_MS);
    try {
      const content = await this.#content(documentId);
      this.#readAhead();
      if (content === null || !this.#inWork.has(documentId)) return; // dropped meanwhile
      if (entry.attempts >= MOST_ATTEMPTS) throw gaveUp(entry);
      const read = await reader.read(documentId, entry.name, content);
      this.#uncommitted.push(read); // looked up only now: the list changes with every commit
      void this.#commit();
    } finally {
      clearTimeout(slow);
    }
  }

  /** A failure is the file's own, unless storage or the reader itself is at fault. */
  async #readFailed({ documentId, task }: Work, error: CausewayError): Promise<void> {
    if (error.code === 'cancelled') return;
    if (
      task === 'analyse' ||
      error.code === 'internal' ||
      error.code === 'storage-full' ||
      error.code === 'storage-unavailable'
    ) {
      this.#fail(error);
      return;
    }
    try {
      const { code, message } = error;
      await this.#use.store.commitFailure(this.notebookId, documentId, { code, message });
      this.#known.delete(documentId); // it may be added once more
      this.#use.onDocuments(this.notebookId);
    } catch (thrown) {
      this.#fail(thrown);
    }
  }

  #done({ documentId, bytes }: Work): void {
    if (!this.#inWork.delete(documentId)) return; // dropped meanwhile
    this.#filesDone++;
    this.#bytesDone += bytes;
  }

  async #content(documentId: string): Promise<FileContent | null> {
    const ahead = this.#ahead.get(documentId);
    this.#ahead.delete(documentId);
    return ahead ?? this.#use.store.readQueued(this.notebookId, documentId);
  }

  #readAhead(): void {
    for (const { documentId, task } of this.#waiting.slice(0, READ_AHEAD)) {
      if (task !== 'read' || this.#ahead.has(documentId)) continue;
      const content = this.#use.store.readQueued(this.notebookId, documentId);
      content.catch(() => {}); // told to whoever takes it
      this.#ahead.set(documentId, content);
    }
  }

  /** Commits all that has been read since the last commit began, as one transaction after the other. */
  async #commit(): Promise<void> {
    if (this.#committing) return;
    this.#committing = true;
    try {
      while (this.#uncommitted.length > 0) {
        const batch = this.#uncommitted;
        this.#uncommitted = [];
        await this.#use.store.commitRead(this.notebookId, batch);
        this.#stale = true;
        this.#commits++;
        this.#use.onDocuments(this.notebookId);
        this.#wakeup.notify();
      }
    } catch (thrown) {
      this.#fail(thrown);
    } finally {
      this.#committing = false;
      this.#wakeup.notify();
    }
  }

  // Building

  #useHead(head: IndexHead | null): void {
    this.#hasIndex = head !== null;
    const isCurrent = head?.version === INDEX_VERSION && head.analysisVersion === ANALYSIS_VERSION;
    this.#builtFor = head === null ? '' : isCurrent ? [...head.covered].sort().join() : null;
  }

  async #checkStale(): Promise<void> {
    this.#staleUnknown = false;
    const commits = this.#commits;
    const ready = await this.#use.store.listReady(this.notebookId);
    this.#stale = ready.join() !== this.#builtFor || commits !== this.#commits;
  }

  #buildDue(): boolean {
    if (this.#building || !this.#stale) return false;
    if (!this.#isReading()) return true;
    return this.#use.clock() >= this.#nextBuildAt() && !this.#readingEndsFirst();
  }

  /** True when the last file will be read before another index could be finished: that index would help nobody. */
  #readingEndsFirst(): boolean {
    const readingMs = this.#meter.readingMsLeft();
    const buildMs = this.#expectedBuildMs();
    return this.#hasIndex && readingMs !== null && buildMs !== null && readingMs < buildMs;
  }

  /** Milliseconds that building everything read so far should take, going by the last build. */
  #expectedBuildMs(): number | null {
    if (this.#lastBuild === null) return null;
    const { ms, documents, filesDone } = this.#lastBuild;
    return (ms * (documents + this.#filesDone - filesDone)) / Math.max(1, documents);
  }

  #nextBuildAt(): number {
    if (this.#lastBuild === null) return this.#startedAt + (this.#hasIndex ? BUILD_INTERVAL_MS : FIRST_BUILD_MS);
    const { endedAt, ms } = this.#lastBuild;
    return endedAt + Math.max(BUILD_INTERVAL_MS, BUILD_INTERVAL_FACTOR * ms);
  }

  #untilNextBuild(): number | null {
    if (this.#building || this.#stopped || !this.#stale) return null;
    return Math.max(0, this.#nextBuildAt() - this.#use.clock()) + 1;
  }

  async #build(): Promise<void> {
    const { store, builder, clock } = this.#use;
    this.#building = true;
    this.#stale = false;
    this.#buildStep = { name: '', fraction: 0 };
    const startedAt = clock();
    const filesDone = this.#filesDone;
    try {
      const ready = await store.listReady(this.notebookId);
      if (ready.length === 0) {
        if (this.#hasIndex) await store.commitIndex(this.notebookId, null);
      } else {
        if (this.#stopped) return;
        const built = await builder.build(this.notebookId, ready, (name, fraction) => this.#onStep(name, fraction));
        if (this.#stopped) return;
        await store.commitIndex(this.notebookId, built);
      }
      this.#hasIndex = ready.length > 0;
      this.#builtFor = ready.join();
      this.#lastBuild = { endedAt: clock(), ms: clock() - startedAt, documents: ready.length, filesDone };
      this.#staleUnknown = true;
      this.#use.onIndex(this.notebookId);
    } catch (thrown) {
      const error = toCausewayError(thrown);
      this.#stale = true;
      if (error.code !== 'cancelled') this.#fail(error);
    } finally {
      this.#building = false;
      this.#wakeup.notify();
    }
  }

  #onStep(name: string, fraction: number): void {
    this.#buildStep = { name, fraction };
    // All files are in, but this build began before: the next one would replace it at once.
    const outOfDate = this.#stale && !this.#isReading() && this.#hasIndex;
    if (outOfDate && fraction < WORTH_FINISHING) this.#use.builder.cancel();
    this.#report();
  }

  #report(): void {
    if (this.#stopped) return;
    const [first] = this.#inWork.values();
    const state = {
      filesDone: this.#filesDone,
      filesTotal: this.#filesTotal,
      bytesDone: this.#bytesDone,
      bytesTotal: this.#bytesTotal,
      file: first?.name ?? '',
      readingDone: !this.#isReading(),
      step: this.#buildStep.name,
      stepFraction: this.#building ? this.#buildStep.fraction : 0,
      buildMs: this.#expectedBuildMs(),
    };
    this.#use.onProgress(this.#meter.measure(state, this.#use.clock()));
  }
}

function gaveUp({ name, attempts }: QueueEntry): CausewayError {
  return new CausewayError(
    'file-damaged',
    `Causeway stopped ${attempts} times while it read ${name}, so it was left out. Save the file anew and add it again.`,
    { attempts },
  );
}
