/**
 * @file One run over one notebook: reads what is queued, file by file on several readers, commits what was read, and builds the
 * index in between, so that the first questions can be asked within seconds. Every commit is a transaction of the
 * store; the run itself keeps nothing that a crash could lose.
 */
import { toCausewayError, type CausewayError } from '../../engine/errors.ts';
import { ANALYSIS_VERSION } from '../../engine/notebook/analysis.ts';
import { INDEX_VERSION } from '../../engine/notebook/build.ts';
import type { Clock, NotebookStore } from '../../engine/ports.ts';
import type { ErrorInfo, IndexHead, QueueEntry, ReadDocument } from '../../engine/records.ts';
import type { IndexProgress } from '../../rpc/contracts.ts';
import type { QueuedFile } from '../../rpc/nested-contracts.ts';
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

/** What a reader gets at a time. The bytes are fetched while the reader is still busy with the batch before. */
interface Batch {
  work: Work[];
  /** Bytes of the files, in the same order; empty for documents that are only analysed. */
  contents: Promise<(FileContent | null)[]>;
}

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
/** Files of at most this many bytes are handed to a reader together, up to this many, because handing over takes time too. */
const SMALL_FILE_BYTES = 32 << 10;
const MOST_TOGETHER = 16;

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
  #next: Batch | null = null;
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
    const dropped = [...this.#waiting, ...(this.#next?.work ?? []), ...this.#inWork.values()];
    this.#filesTotal -= dropped.length;
    for (const { bytes, documentId } of dropped) {
      this.#bytesTotal -= bytes;
      this.#known.delete(documentId);
    }
    this.#waiting = [];
    this.#next = null;
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
      this.#next !== null ||
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
      const batch = this.#next ?? this.#prepare();
      this.#next = null;
      if (batch === null) {
        this.#idle.push(reader);
        return;
      }
      for (const work of batch.work) this.#inWork.set(work.documentId, work);
      void this.#workOn(reader, batch).then(() => {
        this.#idle.push(reader);
        this.#wakeup.notify();
      });
      this.#next = this.#prepare();
    }
  }

  /** Takes the next batch from what waits and begins to fetch its bytes. */
  #prepare(): Batch | null {
    const others = this.#waiting.findIndex((work, i) => i >= MOST_TOGETHER || !isSmall(work));
    const work = this.#waiting.splice(0, others < 0 ? this.#waiting.length : Math.max(1, others));
    if (work.length === 0) return null;
    const ids = work.filter(({ task }) => task === 'read').map(({ documentId }) => documentId);
    const contents = ids.length > 0 ? this.#use.store.readQueued(this.notebookId, ids) : Promise.resolve([]);
    contents.catch(() => {}); // told when the batch is worked on
    return { work, contents };
  }

  async #workOn(reader: Reader, { work, contents }: Batch): Promise<void> {
    try {
      const [first] = work;
      if (first?.task === 'analyse') await this.#analyseAgain(reader, first);
      else await this.#read(reader, work, await contents);
    } catch (thrown) {
      // Not the fault of any file: storage, or the reader itself.
      const error = toCausewayError(thrown);
      if (error.code !== 'cancelled') this.#fail(error);
    } finally {
      for (const one of work) this.#done(one);
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

  async #read(reader: Reader, work: readonly Work[], contents: readonly (FileContent | null)[]): Promise<void> {
    const files: QueuedFile[] = [];
    for (const [i, entry] of work.entries()) {
      const { documentId, name } = entry;
      const content = contents[i] ?? null;
      if (content === null || !this.#inWork.has(documentId)) continue; // dropped meanwhile
      if (entry.attempts >= MOST_ATTEMPTS) await this.#commitFailure(documentId, gaveUp(entry));
      else files.push({ documentId, name, content });
    }
    if (files.length === 0) return;
    const slow = setTimeout(() => void this.#noteAttempts(files), SLOW_FILE_MS);
    try {
      const outcomes = await reader.read(files);
      for (const [i, outcome] of outcomes.entries()) {
        if ('document' in outcome) this.#uncommitted.push(outcome.document);
        else await this.#commitFailure(files[i]?.documentId ?? '', outcome.error);
      }
    } finally {
      clearTimeout(slow);
    }
    void this.#commit();
  }

  async #commitFailure(documentId: string, error: ErrorInfo): Promise<void> {
    await this.#use.store.commitFailure(this.notebookId, documentId, error);
    this.#known.delete(documentId); // it may be added once more
    this.#use.onDocuments(this.notebookId);
  }

  async #noteAttempts(files: readonly QueuedFile[]): Promise<void> {
    try {
      for (const { documentId } of files) await this.#use.store.noteAttempt(this.notebookId, documentId);
    } catch (thrown) {
      this.#fail(thrown);
    }
  }

  #done({ documentId, bytes }: Work): void {
    if (!this.#inWork.delete(documentId)) return; // dropped meanwhile
    this.#filesDone++;
    this.#bytesDone += bytes;
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

/** Files that were in work when everything stopped are read alone, to find out which one it was. */
function isSmall({ task, bytes, attempts }: Work): boolean {
  return task === 'read' && attempts === 0 && bytes <= SMALL_FILE_BYTES;
}

function gaveUp({ name, attempts }: QueueEntry): ErrorInfo {
  const message = `Causeway stopped ${attempts} times while it read ${name}, so it was left out. Save the file anew and add it again.`;
  return { code: 'file-damaged', message };
}
