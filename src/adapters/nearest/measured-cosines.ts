/**
 * @file Cosines with many rows, by this thread or by a back end that holds the rows: a graphics card, or several threads. A back end is used only
 * where it was measured to be faster for the very rows, and gave the very same numbers. Nobody waits for the measuring, nor for a back end that other
 * work keeps busy or that goes away.
 */
import type { VectorTable } from '../../engine/notebook/index-types.ts';
import type { Clock, RowCosines } from '../../engine/ports.ts';
import { cosines } from '../../engine/vector/quantised.ts';

/** Rows of a table at a back end. */
export interface HeldRows {
  /** @throws when the back end is lost */
  cosines(unit: Float32Array): Promise<Float32Array>;
  free(): void;
}

export interface MeasuredCosinesUse {
  /**
   * Each copies a table to a back end, and gives null where there is no such back end; it fails where that has no room, or fails.
   */
  backEnds: readonly ((table: VectorTable) => Promise<HeldRows | null>)[];
  /** Milliseconds. */
  clock: Clock;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<void>;
}

/** With fewer rows the way to a card and back takes longer than the scan. */
export const LEAST_ROWS = 20_000;
/** Copying and measuring begin so much later, in milliseconds, when the question that is asked now has most likely been answered. */
export const PAUSE_MS = 1000;
/** After one that sets up, and in turns, so that what else the machine does meets both alike. */
const ROUNDS = 5;
/** A back end must take less than this share of the processor's time, as the rows take memory twice then. */
const WORTH = 0.8;
/** A question waits so many times as long for a back end as the processor would take, but as long as a clock can tell at the least. */
const PATIENCE = { times: 2, leastMs: 8 };
/** Answers that come later than that, one after the other, before a back end is given up. */
const MOST_LATE = 3;

/** This thread, by its vector instructions where it has them. */
export const onProcessor: RowCosines = { of: async (table, unit) => cosines(table, unit) };

const rowCount = ({ values, dimensions }: VectorTable): number => (dimensions === 0 ? 0 : values.length / dimensions);
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const isSame = (a: Float32Array, b: Float32Array): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

/** Milliseconds of a question. */
interface Times {
  backEnd: number;
  processor: number;
}

/** A table whose rows lie at a back end, where that is faster. */
interface Held {
  table: WeakRef<VectorTable>;
  rows: HeldRows;
  times: Times;
  late: number;
}

export class MeasuredCosines implements RowCosines {
  readonly #use: MeasuredCosinesUse;
  /** One at a time: it takes memory. */
  #held: Held | null = null;
  #isTrying = false;
  /** Tables that are not to be tried (again). */
  readonly #settled = new WeakSet<VectorTable>();
  #asked: WeakRef<VectorTable> | null = null;

  constructor(use: MeasuredCosinesUse) {
    this.#use = use;
  }

  async of(table: VectorTable, unit: Float32Array): Promise<Float32Array> {
    const isAskedAgain = this.#asked?.deref() === table;
    if (!isAskedAgain) this.#asked = new WeakRef(table);
    // A notebook that was closed needs no more room.
    if (this.#held && this.#held.table.deref() === undefined) this.#letGo();
    const held = this.#held;
    if (held?.table.deref() === table) return (await this.#byBackEnd(held, unit)) ?? cosines(table, unit);
    // A table that is asked once may be gone with the next question, as while passages are still being embedded.
    if (isAskedAgain && !this.#isTrying && rowCount(table) >= LEAST_ROWS && !this.#settled.has(table)) {
      void this.#try(table, unit.slice());
    }
    return cosines(table, unit);
  }

  /** @returns null where that takes too long or fails */
  async #byBackEnd(held: Held, unit: Float32Array): Promise<Float32Array | null> {
    const patience = Math.max(PATIENCE.leastMs, PATIENCE.times * held.times.processor);
    const found = held.rows.cosines(unit).catch(() => 'failed' as const);
    const first = await Promise.race([found, this.#use.wait(patience).then(() => 'late' as const)]);
    if (typeof first !== 'string') {
      held.late = 0;
      return first;
    }
    held.late++;
    if ((first === 'failed' || held.late >= MOST_LATE) && this.#held === held) this.#letGo();
    return null;
  }

  #letGo(): void {
    this.#held?.rows.free();
    this.#held = null;
  }

  /** Copies a table to each back end, and keeps it at the fastest if that pays. */
  async #try(table: VectorTable, unit: Float32Array): Promise<void> {
    this.#isTrying = true;
    await this.#use.wait(PAUSE_MS);
    const before = this.#held?.table.deref();
    // What made room for another one may come back, if it is asked again.
    if (before) this.#settled.delete(before);
    this.#letGo();
    this.#settled.add(table);
    let best: Omit<Held, 'table'> | null = null;
    for (const copyTo of this.#use.backEnds) {
      let rows: HeldRows | null = null;
      try {
        rows = await copyTo(table);
        const times = rows && (await this.#timesOf(rows, table, unit));
        if (rows && times && times.backEnd < Math.min(WORTH * times.processor, best?.times.backEnd ?? Infinity)) {
          const slower: HeldRows | null = best?.rows ?? null;
          best = { rows, times, late: 0 };
          rows = slower;
        }
      } catch {
        // It does without this one.
      } finally {
        rows?.free();
      }
    }
    this.#held = best && { table: new WeakRef(table), ...best };
    this.#isTrying = false;
  }

  /**
   * Puts a question to a back end and to the processor, several times.
   *
   * @returns null where they have other results
   */
  async #timesOf(rows: HeldRows, table: VectorTable, unit: Float32Array): Promise<Times | null> {
    const { clock } = this.#use;
    const backEnd: number[] = [];
    const processor: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const started = clock();
      const found = await rows.cosines(unit);
      const between = clock();
      const known = cosines(table, unit);
      const ended = clock();
      if (!isSame(found, known)) return null;
      if (round === 0) continue;
      backEnd.push(between - started);
      processor.push(ended - between);
    }
    return { backEnd: median(backEnd), processor: median(processor) };
  }
}
