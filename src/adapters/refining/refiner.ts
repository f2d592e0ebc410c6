/**
 * @file Refines one notebook in the background: takes the most useful step, puts it to the model, commits the result with the state
 * after it, and has the index rebuilt from time to time. Everything that it knows is in the store, so that it may be ended at
 * any moment and loses at most the call in flight. Questions come first: while one is being answered, nothing is asked of the model.
 */
import { CausewayError, toCausewayError, type ErrorCode } from '../../engine/errors.ts';
import type { Asking } from '../../engine/model/ask-model.ts';
import { GATE_THRESHOLD } from '../../engine/gates/judge.ts';
import { CostMeter } from '../../engine/model/cost.ts';
import { decisionOf, gateScale, isTried, judgePair, trialOf, tryModel } from '../../engine/model/gate-judging.ts';
import { passageOf } from '../../engine/model/extraction.ts';
import { writeReport } from '../../engine/model/module-reports.ts';
import { afterStep, isWithinBudget, placeKey, workLeft, type RefinementItem } from '../../engine/model/refinement.ts';
import { refinePassage } from '../../engine/model/refine-passage.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import type { Clock, LanguageModel, NotebookStore } from '../../engine/ports.ts';
import type {
  ErrorInfo,
  RefinementCommit,
  RefinementProgress,
  RefinementState,
  RefinementTotals,
} from '../../engine/records.ts';
import { BackgroundWork } from '../background/background-work.ts';
import { RefinementReader, type Planned } from './refinement-reader.ts';

export interface RefinerDependencies {
  store: NotebookStore;
  model: LanguageModel;
  /** Milliseconds from any fixed origin. */
  clock: Clock;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Has the index built with what was found so far; resolves when that is committed. */
  rebuild(notebookId: string, signal: AbortSignal): Promise<void>;
  onProgress(progress: RefinementProgress): void;
}

/** What one step gave. */
interface Step {
  result: Omit<RefinementCommit, 'state'>;
  change: Partial<RefinementTotals>;
}

/** The index is rebuilt after this many results, or this share of what is left, whichever is more; and where the queue turns. */
const RESULTS_PER_BUILD = 40;
const SHARE_PER_BUILD = 0.05;
/** Failures that may be the step's, not the model's. */
const OF_ONE_STEP: ReadonlySet<ErrorCode> = new Set(['model-failed', 'model-output-invalid', 'model-prompt-too-long']);
/** After so many failures in a row it is the model, not the passage. */
const MOST_FAILURES = 3;

export class Refiner {
  readonly notebookId: string;
  readonly #use: RefinerDependencies;
  readonly #reader: RefinementReader;
  readonly #work = new BackgroundWork();
  #state: RefinementState | null = null;
  #plan: Planned | null = null;
  /** There is another index or another question than the plan was made for. */
  #isStale = false;
  #unbuilt = 0;
  #failures = 0;
  /** Steps that can't be made in this run. */
  readonly #skipped = new Set<string>();
  #lastReason: RefinementItem['reason'] | null = null;

  constructor(notebookId: string, dependencies: RefinerDependencies) {
    this.notebookId = notebookId;
    this.#use = dependencies;
    this.#reader = new RefinementReader(dependencies.store, notebookId);
  }

  /** As `BackgroundWork.giveWay`. */
  giveWay(): () => void {
    return this.#work.giveWay();
  }

  /** Changes budget or pause, for later runs too; a pause gives the call in flight up. */
  async change(change: (state: RefinementState) => RefinementState): Promise<void> {
    await this.#change(change);
    if (this.#state?.isPaused) this.#work.giveUpCall();
  }

  /** The questions or the index changed: what is left is put in order anew. */
  replan(): void {
    this.#isStale = true;
    this.#work.wake();
  }

  /** Ends `run` as soon as possible. */
  end(): void {
    this.#work.end();
  }

  /**
   * Works until nothing is left, the budget is spent, or `end` is called; waits while it is paused or a question is answered.
   *
   * @throws CausewayError `storage-full`, `model-lost`, `model-failed`, `model-out-of-memory`: whatever the next step would
   *   fail with too. What is done is committed; another run goes on from there.
   */
  run(): Promise<void> {
    return this.#work.run(
      () => this.#refine(),
      (error) => this.#report('failed', error),
    );
  }

  async #refine(): Promise<void> {
    const stored = await this.#reader.state();
    this.#state ??= stored;
    this.#unbuilt = await this.#reader.unbuiltResults();
    while (!this.#work.hasEnded) {
      const state = this.#state;
      // What was found before the pause serves the questions that come now.
      if (state.isPaused && this.#unbuilt > 0) {
        await this.#rebuildIfChanged();
        continue;
      }
      if (await this.#work.rested(state.isPaused, (phase) => this.#report(phase))) continue;
      if (!isWithinBudget(state)) {
        if (this.#unbuilt === 0) return this.#report('budget-spent');
        // That takes a while, in which the person may allow more.
        await this.#rebuildIfChanged();
        continue;
      }
      if (this.#plan === null || this.#isStale) {
        this.#isStale = false;
        this.#plan = await this.#planned();
      }
      const item = this.#plan?.items[0];
      const turns = item?.reason !== this.#lastReason && (this.#lastReason !== null || item === undefined);
      if (this.#unbuilt > 0 && (turns || this.#unbuilt >= this.#resultsPerBuild())) {
        this.#lastReason = null;
        await this.#rebuildIfChanged();
        continue;
      }
      if (item === undefined || this.#plan === null) {
        // What came while the plan was made is not in it.
        if (this.#isStale) continue;
        return this.#report('done');
      }
      this.#report('working');
      if (await this.#isDone(item, this.#plan.index)) {
        this.#plan?.items.shift();
        this.#lastReason = item.reason;
      }
    }
  }

  async #planned(): Promise<Planned | null> {
    const { model } = this.#use;
    const trial = trialOf(this.#state!, model);
    const plan = await this.#reader.plan(model, !isTried(trial) || gateScale(trial) !== null);
    return plan && { ...plan, items: plan.items.filter((item) => !this.#skipped.has(nameOf(item))) };
  }

  #resultsPerBuild(): number {
    return Math.max(RESULTS_PER_BUILD, SHARE_PER_BUILD * (this.#plan?.items.length ?? 0));
  }

  /** Makes a step; false when it was given up and has to be made again. */
  async #isDone(item: RefinementItem, index: NotebookIndex): Promise<boolean> {
    if (!this.#work.mayCall(this.#state?.isPaused ?? false)) return false;
    const startedAt = this.#use.clock();
    const meter = new CostMeter();
    const asking: Asking = { model: this.#use.model, meter, signal: this.#work.beginCall() };
    try {
      if (item.kind === 'gate' && !isTried(trialOf(this.#state!, asking.model))) {
        await this.#try(asking, startedAt);
        return false;
      }
      const step = await this.#made(asking, item, index);
      if (step === null) {
        this.#skip(item); // the document is gone or was analysed anew since the plan was made
        return true;
      }
      await this.#commit(step.result, step.change, meter, this.#use.clock() - startedAt);
      this.#failures = 0;
      return true;
    } catch (thrown) {
      const { code } = toCausewayError(thrown);
      const isGivenUp = this.#work.isGivenUp(thrown);
      if (!isGivenUp && (!OF_ONE_STEP.has(code) || ++this.#failures >= MOST_FAILURES)) throw thrown;
      if (!isGivenUp) this.#skip(item);
      // What was given up was still spent.
      await this.#commit({}, {}, meter, this.#use.clock() - startedAt);
      return !isGivenUp;
    }
  }

  #made(asking: Asking, item: RefinementItem, index: NotebookIndex): Promise<Step | null> {
    switch (item.kind) {
      case 'passage':
        return this.#read(asking, item);
      case 'gate':
        return this.#judge(asking, item, index);
      case 'module':
        return this.#reportOn(asking, item, index);
    }
  }

  #skip(item: RefinementItem): void {
    this.#skipped.add(nameOf(item));
  }

  async #read(asking: Asking, item: Extract<RefinementItem, { kind: 'passage' }>): Promise<Step | null> {
    const document = await this.#reader.document(item.documentId);
    const passage = document && passageOf(document.analysis, item.passage);
    if (!document || passage?.start !== item.start || passage.end !== item.end) return null;
    const { passage: found, change } = await refinePassage(
      asking,
      document.analysis,
      document.text,
      passage,
      this.#use.now(),
    );
    return { result: { passage: found }, change };
  }

  /** Before the first gate a model is tried on pairs whose answer is known. */
  async #try(asking: Asking, startedAt: number): Promise<void> {
    const gateTrial = await tryModel(asking, trialOf(this.#state!, asking.model));
    const isUseless = isTried(gateTrial) && gateScale(gateTrial) === null;
    const ms = this.#use.clock() - startedAt;
    await this.#change((state) => ({
      ...afterStep(state, isUseless ? { unusable: 1 } : {}, asking.meter.tasks(), ms),
      gateTrial,
    }));
    if (isUseless) this.#plan = null; // planned again without gates
  }

  async #reportOn(
    asking: Asking,
    item: Extract<RefinementItem, { kind: 'module' }>,
    index: NotebookIndex,
  ): Promise<Step | null> {
    try {
      const report = await writeReport(asking, index, this.#reader.texts, item, this.#use.now());
      return { result: { report }, change: report.title === '' ? { unusable: 1 } : { modulesReported: 1 } };
    } catch (thrown) {
      if (toCausewayError(thrown).code === 'document-missing') return null;
      throw thrown;
    }
  }

  async #judge(
    asking: Asking,
    item: Extract<RefinementItem, { kind: 'gate' }>,
    index: NotebookIndex,
  ): Promise<Step | null> {
    const scale = gateScale(trialOf(this.#state!, asking.model));
    if (scale === null) return null;
    const gate = await judgePair(asking, scale, index, this.#reader.texts, item, this.#use.now());
    const decision = decisionOf(gate);
    const wasGate = item.verdict.score >= GATE_THRESHOLD;
    const change: Partial<RefinementTotals> =
      decision === 'yes' ? { gatesConfirmed: 1 } : decision === 'no' && wasGate ? { gatesDropped: 1 } : {};
    return { result: { gate }, change };
  }

  async #commit(
    result: Omit<RefinementCommit, 'state'>,
    change: Partial<RefinementTotals>,
    meter: CostMeter,
    ms: number,
  ): Promise<void> {
    await this.#change((state) => afterStep(state, change, meter.tasks(), ms), result);
    if (result.passage?.found || result.gate || result.report?.title) this.#unbuilt++;
  }

  /** Changes the state and saves it, with a result or without. */
  async #change(
    change: (state: RefinementState) => RefinementState,
    result: Omit<RefinementCommit, 'state'> = {},
  ): Promise<void> {
    // Changes come from the page too, while a step is made: each starts from the newest state.
    const stored = this.#state ?? (await this.#reader.state());
    const state = change(this.#state ?? stored);
    this.#state = state;
    await this.#use.store.commitRefinement(this.notebookId, { ...result, state });
    this.#work.wake();
  }

  async #rebuildIfChanged(): Promise<void> {
    if (this.#unbuilt === 0) return;
    this.#report('building');
    await this.#use.rebuild(this.notebookId, this.#work.endSignal);
    this.#unbuilt = 0;
    this.#plan = null;
  }

  #report(phase: RefinementProgress['phase'], error: ErrorInfo | null = null): void {
    const state = this.#state;
    if (state === null) return;
    const items = this.#plan?.items ?? [];
    const { calls, seconds } = workLeft(state, items.length);
    this.#use.onProgress({
      notebookId: this.notebookId,
      phase,
      reason: phase === 'working' ? (items[0]?.reason ?? null) : null,
      callsDone: state.spent.calls,
      callsLeft: calls,
      secondsLeft: seconds,
      totals: state.totals,
      costs: state.costs,
      error,
    });
  }
}

function nameOf(item: RefinementItem): string {
  switch (item.kind) {
    case 'passage':
      return placeKey(item);
    case 'gate':
      return item.pair;
    case 'module':
      return item.basis.key;
  }
}

/**
 * Waits until the index holds everything that the journal held when it was called, or there is no index any more.
 *
 * @param waitMs how often to look
 * @param failure why the index will not be built, once it is known
 * @throws CausewayError `cancelled`, or the failure
 */
export async function indexedUpToNow(
  store: Pick<NotebookStore, 'readIndexHead' | 'readRefinementMark'>,
  notebookId: string,
  signal: AbortSignal,
  waitMs = 250,
  failure: () => CausewayError | null = () => null,
): Promise<void> {
  const mark = await store.readRefinementMark(notebookId);
  for (;;) {
    if (signal.aborted) throw new CausewayError('cancelled', 'Refinement was stopped.');
    const head = await store.readIndexHead(notebookId);
    if (head === null || (head.refinementMark ?? 0) >= mark) return;
    const failed = failure();
    if (failed !== null) throw failed;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
