/**
 * @file Cosines with many rows, on the processor or on a graphics card: on the card only where it was measured to be faster for the very
 * rows, and gave the very same numbers. Nobody waits for the measuring, nor for a card that other work keeps busy or that goes away.
 */
import type { VectorTable } from '../../engine/notebook/index-types.ts';
import type { Clock, RowCosines } from '../../engine/ports.ts';
import { cosines } from '../../engine/vector/quantised.ts';

/** Rows of a table on a card. */
export interface CardTable {
  /** @throws when the card is lost */
  cosines(unit: Float32Array): Promise<Float32Array>;
  free(): void;
}

export interface MeasuredCosinesUse {
  /**
   * Copies a table to the card.
   *
   * @returns null where there is no card
   * @throws when the card has no room, or fails
   */
  upload(table: VectorTable): Promise<CardTable | null>;
  /** Milliseconds. */
  clock: Clock;
  /** Resolves after so many milliseconds. */
  wait(ms: number): Promise<void>;
}

/** With fewer rows the way to the card and back takes longer than the processor. */
export const LEAST_ROWS = 20_000;
/** Copying and measuring begin so much later, in milliseconds, when the question that is asked now has most likely been answered. */
export const PAUSE_MS = 1000;
/** After one that sets up, and in turns, so that what else the machine does meets both alike. */
const ROUNDS = 5;
/** A question waits so many times as long for the card as the processor would take, but as long as a clock can tell at the least. */
const PATIENCE = { times: 2, leastMs: 8 };
/** Answers of the card that come later than that, one after the other, before it is given up. */
const MOST_LATE = 3;

/** The processor, by its vector instructions where it has them. */
export const onProcessor: RowCosines = { of: async (table, unit) => cosines(table, unit) };

const rowCount = ({ values, dimensions }: VectorTable): number => (dimensions === 0 ? 0 : values.length / dimensions);
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const isSame = (a: Float32Array, b: Float32Array): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

/** A table whose rows lie on the card, where that is faster. */
interface Held {
  table: WeakRef<VectorTable>;
  rows: CardTable;
  /** What the processor takes for it. */
  processorMs: number;
  late: number;
}

export class MeasuredCosines implements RowCosines {
  readonly #use: MeasuredCosinesUse;
  /** One at a time: cards have little memory. */
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
    // A notebook that was closed needs no room on the card.
    if (this.#held && this.#held.table.deref() === undefined) this.#letGo();
    const held = this.#held;
    if (held?.table.deref() === table) return (await this.#byCard(held, unit)) ?? cosines(table, unit);
    // A table that is asked once may be gone with the next question, as while passages are still being embedded.
    if (isAskedAgain && !this.#isTrying && rowCount(table) >= LEAST_ROWS && !this.#settled.has(table)) {
      void this.#try(table, unit.slice());
    }
    return cosines(table, unit);
  }

  /** @returns null where the card takes too long or fails */
  async #byCard(held: Held, unit: Float32Array): Promise<Float32Array | null> {
    const patience = Math.max(PATIENCE.leastMs, PATIENCE.times * held.processorMs);
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

  /** Copies a table to the card and keeps it there if that pays. */
  async #try(table: VectorTable, unit: Float32Array): Promise<void> {
    this.#isTrying = true;
    await this.#use.wait(PAUSE_MS);
    const before = this.#held?.table.deref();
    // What made room for another one may come back, if it is asked again.
    if (before) this.#settled.delete(before);
    this.#letGo();
    this.#settled.add(table);
    let rows: CardTable | null = null;
    try {
      rows = await this.#use.upload(table);
      const processorMs = rows && (await this.#processorMsIfSlower(rows, table, unit));
      if (rows && processorMs !== null) {
        this.#held = { table: new WeakRef(table), rows, processorMs, late: 0 };
        rows = null;
      }
    } catch {
      // The processor goes on alone.
    } finally {
      rows?.free();
      this.#isTrying = false;
    }
  }

  /**
   * Puts a question to both, several times.
   *
   * @returns what the processor takes; null where it is as fast as the card, or has other results
   */
  async #processorMsIfSlower(rows: CardTable, table: VectorTable, unit: Float32Array): Promise<number | null> {
    const { clock } = this.#use;
    const card: number[] = [];
    const processor: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const started = clock();
      const found = await rows.cosines(unit);
      const between = clock();
      const known = cosines(table, unit);
      const ended = clock();
      if (!isSame(found, known)) return null;
      if (round === 0) continue;
      card.push(between - started);
      processor.push(ended - between);
    }
    return median(card) < median(processor) ? median(processor) : null;
  }
}
