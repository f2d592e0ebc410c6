/**
 * @file Rows in memory that threads share, and the scan that they do together: each claims blocks of rows by an atomic counter until none are left.
 * Nobody waits for anybody: blocks that a helper has claimed and not finished the thread that was asked works out as well, which gives the same
 * numbers in the same place.
 */
import { LANES, dotsOver, hasInstructions, memoryOf, type Dots } from '../../engine/vector/dot-instructions.ts';

/** Rows that are claimed at once: a fraction of a millisecond. */
export const BLOCK_ROWS = 2048;

type Memory = ReturnType<typeof memoryOf>;

/** What a helper is sent. */
export interface SharedRows {
  memory: Memory;
  /** Numbers of {@link NEXT} and so on, then for each block the question for which it was last finished. */
  control: Int32Array<SharedArrayBuffer>;
  count: number;
  dimensions: number;
}

/** The next block to be claimed. */
const NEXT = 0;
/** Number of the question. */
const QUESTION = 1;
/** Helpers that may be at work on a block. */
const BUSY = 2;
const DONE = 3;

const aligned = (bytes: number): number => 16 * Math.ceil(bytes / 16);

/** Where everything lies in the memory. `alone`: what no helper ever touches. */
function placesOf({ count, dimensions }: Pick<SharedRows, 'count' | 'dimensions'>) {
  const vector = 0;
  const aloneVector = aligned(2 * dimensions);
  const sums = aligned(aloneVector + 2 * dimensions);
  const aloneSums = aligned(sums + 4 * count);
  const rows = aligned(aloneSums + 4 * count);
  return { vector, aloneVector, sums, aloneSums, rows, end: rows + count * dimensions };
}

/**
 * Shared room for rows, all zero; null where they can't be scanned so: without vector instructions or shared memory, or with rows whose length is
 * no multiple of sixteen.
 *
 * @throws RangeError where there is not so much memory
 */
export function sharedRoom(count: number, dimensions: number): SharedRows | null {
  if (dimensions === 0 || dimensions % LANES !== 0 || !hasInstructions()) return null;
  if (typeof SharedArrayBuffer === 'undefined') return null;
  const memory = memoryOf(placesOf({ count, dimensions }).end, true);
  const blocks = Math.ceil(count / BLOCK_ROWS);
  const control = new Int32Array(new SharedArrayBuffer(4 * (DONE + blocks)));
  // Nothing can be claimed before the first question.
  control[NEXT] = blocks;
  return { memory, control, count, dimensions };
}

/** The rows in shared room, to be filled before a helper starts. */
export function rowsIn(shared: SharedRows): Int8Array {
  return new Int8Array(shared.memory.buffer, placesOf(shared).rows, shared.count * shared.dimensions);
}

/** One thread's part in the scans of shared rows. */
export class SharedScan {
  readonly #shared: SharedRows;
  readonly #places: ReturnType<typeof placesOf>;
  readonly #dots: Dots;

  constructor(shared: SharedRows) {
    this.#shared = shared;
    this.#places = placesOf(shared);
    this.#dots = dotsOver(shared.memory, true).bytes;
  }

  get #blocks(): number {
    return this.#shared.control.length - DONE;
  }

  #block(block: number): void {
    const { count, dimensions } = this.#shared;
    const { rows, vector, sums } = this.#places;
    const from = block * BLOCK_ROWS;
    this.#dots(rows + from * dimensions, vector, Math.min(BLOCK_ROWS, count - from), dimensions, sums + 4 * from);
  }

  /** Claims and works out blocks until none are left. */
  #scan(): void {
    const { control } = this.#shared;
    for (;;) {
      const block = Atomics.add(control, NEXT, 1);
      if (block >= this.#blocks) return;
      // Of the block's own question: it is counted up before blocks can be claimed for it.
      const question = Atomics.load(control, QUESTION);
      this.#block(block);
      Atomics.store(control, DONE + block, question);
    }
  }

  /**
   * The dot product of every row with a vector, by this thread and whoever helps.
   *
   * @param vector as for the kernel, `dot-kernel.ts`
   * @returns in the shared memory: to be read at once
   */
  ask(vector: Int16Array): Int32Array {
    const { memory, control, count, dimensions } = this.#shared;
    const places = this.#places;
    // A helper that the system has put aside in the middle of a block may still write that of another question.
    if (Atomics.load(control, BUSY) > 0) {
      new Int16Array(memory.buffer, places.aloneVector, dimensions).set(vector);
      this.#dots(places.rows, places.aloneVector, count, dimensions, places.aloneSums);
      return new Int32Array(memory.buffer, places.aloneSums, count);
    }
    new Int16Array(memory.buffer, places.vector, dimensions).set(vector);
    const question = Atomics.add(control, QUESTION, 1) + 1;
    Atomics.store(control, NEXT, 0);
    Atomics.notify(control, QUESTION);
    this.#scan();
    for (let block = 0; block < this.#blocks; block++) {
      if (Atomics.load(control, DONE + block) !== question) this.#block(block);
    }
    return new Int32Array(memory.buffer, places.sums, count);
  }

  /** Helps with every question from now on; never returns, and blocks its thread. */
  help(): never {
    const { control } = this.#shared;
    let seen = 0;
    for (;;) {
      Atomics.wait(control, QUESTION, seen);
      seen = Atomics.load(control, QUESTION);
      // Before anything is claimed, so that whoever asks next knows of it.
      Atomics.add(control, BUSY, 1);
      this.#scan();
      Atomics.sub(control, BUSY, 1);
    }
  }
}
