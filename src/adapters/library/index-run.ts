/**
 * @file One run over one notebook: lets what is queued be read and decides when the index is built, so that the first questions
 * can be asked within seconds and the last index covers everything. The run itself keeps nothing that a crash
 * could lose.
 */
import { toCausewayError, type CausewayError } from '../../engine/errors.ts';
import { ANALYSIS_VERSION } from '../../engine/notebook/analysis.ts';
import { INDEX_VERSION } from '../../engine/notebook/build.ts';
import { MOST_DRIFT } from '../../engine/notebook/drift.ts';
import type { Clock, NotebookStore } from '../../engine/ports.ts';
import type { ErrorInfo, IndexHead, QueueEntry } from '../../engine/records.ts';
import type { IndexProgress } from '../../rpc/contracts.ts';
import type { FileContent } from '../store/content.ts';
import type { Builder } from './builder.ts';
import { ProgressMeter } from './progress-meter.ts';
import type { Reader } from './reader.ts';
import { Reading } from './reading.ts';
import type { BibliographyReport } from './references.ts';
import { Wakeup } from './wakeup.ts';

export interface RunDependencies {
  store: NotebookStore<FileContent>;
  readers: readonly Reader[];
  builder: Builder;
  /** Milliseconds. */
  clock: Clock;
  onProgress(progress: IndexProgress): void;
  onDocuments(notebookId: string, documentIds: readonly string[] | null): void;
  onBibliography(notebookId: string, report: BibliographyReport): void;
  onIndex(notebookId: string): void;
  /** What reading gave of a document is damaged where it was stored, and is read again. */
  onDamaged(error: ErrorInfo): void;
  /** Milliseconds since the epoch. */
  now(): number;
  /** What was kept of pages that were being recognised is needed no more. */
  forgetPages(): Promise<void>;
  /** Whether the notebook is encrypted. */
  isPrivate: boolean;
}

/** A notebook without an index gets its first one this many milliseconds after reading began. */
const FIRST_BUILD_MS = 2000;
/** Later ones, while files are still being read, at least this many milliseconds after the one before … */
const BUILD_INTERVAL_MS = 5000;
/** … and this many times its duration, so that building never takes more than a share of the machine. */
const BUILD_INTERVAL_FACTOR = 3;
/** How often to ask again whether an index that is due is worth building before the last file is read. */
const RECHECK_MS = 250;
/** A build that doesn't cover the last files any more is given up before this share of it is done. */
const WORTH_FINISHING = 0.5;
export class IndexRun {
  readonly notebookId: string;
  readonly #use: RunDependencies;
  readonly #wakeup = new Wakeup();
  readonly #meter: ProgressMeter;
  readonly #startedAt: number;
  readonly #reading: Reading;

  #holds = 0;

  #stale = false;
  #staleUnknown = true;
  #commits = 0;
  /** The documents that the current index was built for, as one string; null when it must be built anew. */
  #builtFor: string | null = null;
  /** How far the refinement journal had come when it was built. */
  #refinedUpTo = 0;
  /** Ids of the corrections that it was built with, as one string. */
  #builtWith = '';
  #hasIndex = false;
  /** How far it has drifted from one that is built whole. */
  #drift = 0;
  /** Documents that were read since the index was built. */
  #changed = new Set<string>();
  /** Documents that were read again because what had been stored of them was damaged. */
  readonly #readAgain = new Set<string>();
  #isBuilderStarted = false;
  #building = false;
  /** Whether the build in work is of what is built already, whole. */
  #repairing = false;
  #buildStep = { name: '', fraction: 0 };
  #lastBuild: { endedAt: number; ms: number; documents: number; filesDone: number } | null = null;

  #stopped = false;
  #failure: CausewayError | null = null;

  readonly #repairs: boolean;

  /** @param repairs whether an index that has drifted is built whole, once nothing else is left to do */
  constructor(notebookId: string, dependencies: RunDependencies, repairs = false) {
    this.notebookId = notebookId;
    this.#repairs = repairs;
    this.#use = dependencies;
    this.#startedAt = dependencies.clock();
    this.#meter = new ProgressMeter(notebookId, this.#startedAt);
    this.#reading = new Reading(notebookId, {
      store: dependencies.store,
      readers: dependencies.readers,
      isPrivate: dependencies.isPrivate,
      onCommitted: (documentIds) => {
        dependencies.builder.forget(documentIds);
        for (const id of documentIds) this.#changed.add(id);
        this.#stale = true;
        this.#commits++;
      },
      onDocuments: (documentIds) => dependencies.onDocuments(notebookId, documentIds),
      onBibliography: (report) => dependencies.onBibliography(notebookId, report),
      onFatal: (thrown) => this.#fail(thrown),
      onChange: () => this.#wakeup.notify(),
      forgetPages: dependencies.forgetPages,
    });
  }

  /** Whether the index should be built whole, since too many changes were laid over it. */
  get isAdrift(): boolean {
    return this.#drift > MOST_DRIFT;
  }

  /** Ids of the files that are being read right now. */
  inWork(): ReadonlySet<string> {
    return this.#reading.inWork();
  }

  /** Takes queued files in; those it knows already are passed over. */
  add(entries: readonly QueueEntry[]): void {
    // The builder's thread starts, with its words, while files are read.
    if (entries.length > 0 && !this.#isBuilderStarted) void this.#use.builder.hasWords();
    this.#isBuilderStarted ||= entries.length > 0;
    this.#reading.add(entries);
  }

  /** Forgets what is not read yet and gives up what is in work. What is committed stays and still gets its index. */
  dropQueue(): void {
    this.#reading.drop();
    void this.#use.forgetPages();
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
    this.#reading.noteRemovals();
    this.#staleUnknown = true;
    this.#use.builder.cancel();
    this.#wakeup.notify();
  }

  /** The stored index may be another one than this run knows, or none. */
  async lookAgain(): Promise<void> {
    this.#useHead(await this.#use.store.readIndexHead(this.notebookId));
    this.outdate();
  }

  /** Ends the run as soon as possible, without another index. */
  stop(): void {
    this.#stopped = true;
    // What was recognised so far is kept: another run goes on with it.
    this.#reading.drop();
    this.#use.builder.cancel();
  }

  /**
   * Works until nothing is left to do.
   * @throws CausewayError `storage-full` and whatever else keeps all files from being read, not only one
   */
  async run(): Promise<void> {
    const { store, builder } = this.#use;
    const head = await store.readIndexHead(this.notebookId);
    this.#useHead(head);
    if (head?.wordless && (await builder.hasWords())) this.#builtFor = null;
    this.add(await store.listQueue(this.notebookId));
    this.#reading.addOutdated(await store.listOutdated(this.notebookId, ANALYSIS_VERSION));
    for (;;) {
      if (this.#failure !== null) this.stop();
      if (this.#stopped && !this.#reading.isBusy() && !this.#building) break;
      if (!this.#stopped) {
        this.#reading.start();
        if (this.#staleUnknown && !this.#building) await this.#checkStale();
        if (this.#buildDue()) void this.#build();
        else if (this.#repairs && this.#isAtRest() && this.isAdrift) void this.#build(true);
        if (this.#isAtRest()) break;
      }
      this.#report();
      await this.#wakeup.wait(this.#untilNextBuild());
    }
    if (this.#failure !== null) throw this.#failure;
  }

  /** Whether the index covers what there is, and nothing is in work. */
  #isAtRest(): boolean {
    return !this.#isReading() && !this.#building && !this.#stale && !this.#staleUnknown;
  }

  #isReading(): boolean {
    return this.#holds > 0 || this.#reading.isActive();
  }

  #fail(thrown: unknown): void {
    this.#failure ??= toCausewayError(thrown);
    this.#wakeup.notify();
  }

  #useHead(head: IndexHead | null): void {
    this.#hasIndex = head !== null;
    this.#drift = head?.drift ?? 0;
    this.#refinedUpTo = head?.refinementMark ?? 0;
    this.#builtWith = (head?.corrections?.ids ?? []).join();
    const isCurrent = head?.version === INDEX_VERSION && head.analysisVersion === ANALYSIS_VERSION;
    this.#builtFor = head === null ? '' : isCurrent ? [...head.covered].sort().join() : null;
  }

  async #checkStale(): Promise<void> {
    this.#staleUnknown = false;
    const commits = this.#commits;
    const ready = await this.#use.store.listReady(this.notebookId);
    const mark = await this.#use.store.readRefinementMark(this.notebookId);
    const corrections = await this.#use.store.listCorrections(this.notebookId);
    const isRefined = ready.length > 0 && mark > this.#refinedUpTo;
    const isCorrected = ready.length > 0 && corrections.map(({ id }) => id).join() !== this.#builtWith;
    this.#stale = isRefined || isCorrected || ready.join() !== this.#builtFor || commits !== this.#commits;
  }

  #buildDue(): boolean {
    if (this.#building || !this.#stale) return false;
    if (!this.#isReading()) return true;
    return this.#use.clock() >= this.#nextBuildAt() && (this.#reading.isAtPictures() || !this.#readingEndsFirst());
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
    return (ms * (documents + this.#reading.counts().filesDone - filesDone)) / Math.max(1, documents);
  }

  #nextBuildAt(): number {
    if (this.#lastBuild === null) return this.#startedAt + (this.#hasIndex ? BUILD_INTERVAL_MS : FIRST_BUILD_MS);
    const { endedAt, ms } = this.#lastBuild;
    return endedAt + Math.max(BUILD_INTERVAL_MS, BUILD_INTERVAL_FACTOR * ms);
  }

  #untilNextBuild(): number | null {
    if (this.#building || this.#stopped || !this.#stale) return null;
    const left = this.#nextBuildAt() - this.#use.clock();
    return left > 0 ? left : RECHECK_MS;
  }

  /** @param isRepair true: the index is built whole, though it covers everything */
  async #build(isRepair = false): Promise<void> {
    const { store, builder, clock } = this.#use;
    this.#building = true;
    this.#repairing = isRepair;
    this.#stale = false;
    const changed = [...this.#changed];
    this.#changed.clear();
    this.#buildStep = { name: '', fraction: 0 };
    const startedAt = clock();
    const filesDone = this.#reading.counts().filesDone;
    try {
      const ready = await store.listReady(this.notebookId);
      if (ready.length === 0) {
        if (this.#hasIndex) await store.commitIndex(this.notebookId, null);
      } else {
        if (this.#stopped) return;
        const onStep = (name: string, fraction: number) => this.#onStep(name, fraction);
        const wish = { changed, isWhole: isRepair || this.#builtFor === null };
        const built = await builder.build(this.notebookId, ready, onStep, wish);
        if (this.#stopped) return;
        await store.commitIndex(this.notebookId, built);
        this.#drift = built.drift ?? 0;
        this.#refinedUpTo = built.refinementMark ?? 0;
        this.#builtWith = (built.corrections?.ids ?? []).join();
        await this.#readDamaged(ready, built.covered);
      }
      this.#hasIndex = ready.length > 0;
      this.#builtFor = ready.join();
      this.#lastBuild = { endedAt: clock(), ms: clock() - startedAt, documents: ready.length, filesDone };
      this.#staleUnknown = true;
      this.#use.onIndex(this.notebookId);
    } catch (thrown) {
      const error = toCausewayError(thrown);
      this.#stale = true;
      for (const id of changed) this.#changed.add(id);
      if (error.code !== 'cancelled') this.#fail(error);
    } finally {
      this.#building = false;
      this.#repairing = false;
      this.#wakeup.notify();
    }
  }

  /** Reads documents again of which there is no analysis any more that is whole, once in a run. */
  async #readDamaged(ready: readonly string[], covered: readonly string[]): Promise<void> {
    const { store, now, onDamaged } = this.#use;
    const whole = new Set(covered);
    const lacking = ready.filter((id) => !whole.has(id) && !this.#readAgain.has(id));
    if (lacking.length === 0) return;
    // Those of another version are being analysed already.
    const outdated = new Set(await store.listOutdated(this.notebookId, ANALYSIS_VERSION));
    const damaged = lacking.filter((id) => !outdated.has(id));
    if (damaged.length === 0) return;
    for (const id of damaged) this.#readAgain.add(id);
    const { queued, withoutFile } = await store.requeue(this.notebookId, damaged, now());
    this.#reading.addAgain(queued);
    // Their text is still here.
    this.#reading.addOutdated(withoutFile);
    const names = (await store.listDocuments(this.notebookId, damaged)).map(({ name }) => `“${name}”`);
    const code = 'storage-damaged';
    const message = `What this device stored of reading ${names.join(', ')} is damaged, so it is read again.`;
    onDamaged({ code, message });
  }

  #onStep(name: string, fraction: number): void {
    this.#buildStep = { name, fraction };
    // All files are in, but this build began before: the next one would replace it at once.
    const outOfDate = this.#stale && !this.#isReading() && this.#hasIndex;
    if (outOfDate && (this.#repairing || fraction < WORTH_FINISHING)) this.#use.builder.cancel();
    this.#report();
  }

  #report(): void {
    if (this.#stopped) return;
    const state = {
      ...this.#reading.counts(),
      readingDone: !this.#isReading(),
      step: this.#buildStep.name,
      stepFraction: this.#building ? this.#buildStep.fraction : 0,
      buildMs: this.#expectedBuildMs(),
      isRepair: this.#repairing,
    };
    this.#use.onProgress(this.#meter.measure(state, this.#use.clock()));
  }
}
