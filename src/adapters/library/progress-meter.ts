/** @file Turns what is done and what is left into the progress that a person sees, with a smoothed estimate of the time left. */
import type { IndexProgress } from '../../rpc/contracts.ts';

/** Where a run stands. */
export interface RunState {
  filesDone: number;
  filesTotal: number;
  bytesDone: number;
  bytesTotal: number;
  /** Name of the file in work. */
  file: string;
  /** The page of it that is being recognised, where one is. */
  page: { done: number; total: number } | null;
  /** True when nothing is left to be read. */
  readingDone: boolean;
  /** The step of building in work, and 0 to 1 of it. */
  step: string;
  stepFraction: number;
  /** Whether the index covers everything, and is only built whole once more. */
  isRepair: boolean;
  /** Expected milliseconds of building everything, or null while unknown. */
  buildMs: number | null;
}

/** Every file costs something beside its bytes; this many bytes take about as long. */
const BYTES_PER_FILE = 2000;
/** Seconds over which the reading speed is averaged. */
const AVERAGING_SECONDS = 5;
/** No estimate before this many seconds. */
const FIRST_ESTIMATE_SECONDS = 1;
/** Share of reading in the whole, when files are read at all. */
const READING_SHARE = 0.8;

export class ProgressMeter {
  readonly #startedAt: number;
  #lastAt: number;
  #lastWork = 0;
  #workLeft = 0;
  /** Work units a second. */
  #rate = 0;

  /** @param now milliseconds from any fixed origin */
  constructor(
    private readonly notebookId: string,
    now: number,
  ) {
    this.#startedAt = now;
    this.#lastAt = now;
  }

  /** @param now milliseconds, as in the constructor, never going back */
  measure(state: RunState, now: number): IndexProgress {
    const work = state.bytesDone + BYTES_PER_FILE * state.filesDone;
    const total = state.bytesTotal + BYTES_PER_FILE * state.filesTotal;
    this.#average(work, now);
    this.#workLeft = total - work;
    const read = total > 0 ? work / total : 1;
    const readingShare = state.filesTotal > 0 ? READING_SHARE : 0;
    const built = state.readingDone ? state.stepFraction : 0;
    return {
      notebookId: this.notebookId,
      phase: state.readingDone ? 'building' : 'reading',
      filesDone: state.filesDone,
      filesTotal: state.filesTotal,
      current: state.readingDone ? state.step : state.file,
      fraction: Math.min(1, readingShare * read + (1 - readingShare) * built),
      // Bytes say nothing of how long pictures take.
      secondsLeft: state.page ? null : this.#secondsLeft(state),
      ...(state.page && !state.readingDone && { page: state.page }),
      ...(state.isRepair && state.readingDone && { isRepair: true as const }),
    };
  }

  /** Milliseconds until all files are read, as of the last measure; null while it can't be told. */
  readingMsLeft(): number | null {
    const hasSample = this.#lastAt - this.#startedAt >= FIRST_ESTIMATE_SECONDS * 1000 && this.#rate > 0;
    return hasSample ? (1000 * this.#workLeft) / this.#rate : null;
  }

  #average(work: number, now: number): void {
    const seconds = (now - this.#lastAt) / 1000;
    if (seconds <= 0) return;
    const elapsed = (now - this.#startedAt) / 1000;
    // A plain mean at first, then an exponential one.
    const weight = Math.min(1, seconds / Math.min(AVERAGING_SECONDS, elapsed));
    this.#rate += weight * ((work - this.#lastWork) / seconds - this.#rate);
    this.#lastAt = now;
    this.#lastWork = work;
  }

  #secondsLeft(state: RunState): number | null {
    const buildingLeft = state.buildMs === null ? null : ((1 - state.stepFraction) * state.buildMs) / 1000;
    if (state.readingDone) return buildingLeft;
    const readingLeft = this.readingMsLeft();
    return readingLeft === null ? null : (readingLeft + (state.buildMs ?? 0)) / 1000;
  }
}
