/** @file The threads that read files: as many as there are cores, one file each at a time. */
import { availableParallelism } from 'node:os';
import { WorkerReader, type Reader } from '../../adapters/library/reader.ts';
import { nodeWorker } from './node-worker.ts';
import type { PackedRead } from './packed-reading.ts';

/** Each holds a file, what it becomes and the code that reads it. */
const MOST_THREADS = 16;
/** Starting a thread takes about as long as reading so many bytes. */
const BYTES_FOR_A_THREAD = 512 << 10;
/** How long one file may take, in milliseconds, and how much longer for each megabyte: twice what the app waits, since here nobody can press “Read again”. */
const MS_FOR_A_FILE = 120_000;
const MS_FOR_A_MEGABYTE = 40_000;

const MODULE = new URL('./read-thread.ts', import.meta.url).href;

/** @param bytes of all that is to be read */
export function threadsFor(bytes: number): number {
  return Math.max(1, Math.min(MOST_THREADS, availableParallelism(), Math.ceil(bytes / BYTES_FOR_A_THREAD)));
}

function timeLimit(bytes: number): number {
  return MS_FOR_A_FILE + MS_FOR_A_MEGABYTE * (bytes / (1 << 20));
}

/** Readers that are lent one by one; who wants one waits until one is free. */
export class ReadingThreads {
  readonly #idle: Reader<PackedRead>[];
  readonly #all: readonly Reader<PackedRead>[];
  readonly #waiting: ((reader: Reader<PackedRead>) => void)[] = [];

  /** @param readers absent: a thread each, which starts with the first file */
  constructor(count: number, readers?: readonly Reader<PackedRead>[]) {
    this.#all =
      readers ?? Array.from({ length: count }, () => new WorkerReader<PackedRead>(() => nodeWorker(MODULE), timeLimit));
    this.#idle = [...this.#all];
  }

  /** The reader that was used last is taken first, so that no thread starts without need. */
  take(): Promise<Reader<PackedRead>> {
    const idle = this.#idle.pop();
    return idle ? Promise.resolve(idle) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  giveBack(reader: Reader<PackedRead>): void {
    const next = this.#waiting.shift();
    if (next) next(reader);
    else this.#idle.push(reader);
  }

  end(): void {
    for (const reader of this.#all) reader.end();
  }
}
