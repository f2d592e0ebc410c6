/**
 * @file Times contenders for one task in turns, so that what else the machine does meets all of them alike. Beside the clock stands the
 * processor's time, which tells more where others use the machine: ratios are of that.
 */
import { percentile } from '../../engine/evaluate/statistics.ts';
import { alignColumns } from '../bench/table.ts';

const ROUNDS = 5;

/** One of several ways to do the same. */
export interface Contender<Task> {
  name: string;
  run: (task: Task) => unknown;
  /** What is said of it beside its times. */
  note?: string;
}

/** Milliseconds of one task: of five rounds the median of each round's median. */
export interface Times {
  clock: number;
  processor: number;
}

const median = (values: readonly number[]): number => percentile(values, 0.5)!;

/**
 * Runs every contender on every task, five times after one that warms up.
 *
 * @returns times in the order of the contenders
 */
export async function timeAll<Task>(contenders: readonly Contender<Task>[], tasks: readonly Task[]): Promise<Times[]> {
  const rounds = contenders.map(() => ({ clock: [] as number[], processor: [] as number[] }));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [i, { run }] of contenders.entries()) {
      const clock: number[] = [];
      const processor: number[] = [];
      for (const task of tasks) {
        const started = performance.now();
        const before = process.cpuUsage();
        await run(task);
        const { user, system } = process.cpuUsage(before);
        clock.push(performance.now() - started);
        processor.push((user + system) / 1000);
      }
      if (round === 0) continue;
      rounds[i]!.clock.push(median(clock));
      rounds[i]!.processor.push(median(processor));
    }
  }
  return rounds.map(({ clock, processor }) => ({ clock: median(clock), processor: median(processor) }));
}

const milliseconds = (time: number): string =>
  time < 1 ? time.toFixed(3) : time < 100 ? time.toFixed(2) : time.toFixed(0);

/**
 * Prints times, and how they stand to those of the first contender.
 *
 * @param title what was done, and on what
 */
export async function compare<Task>(
  title: string,
  contenders: readonly Contender<Task>[],
  tasks: readonly Task[],
): Promise<void> {
  const times = await timeAll(contenders, tasks);
  const own = times[0]!;
  const rows = contenders.map(({ name, note = '' }, i) => [
    `  ${name}`,
    milliseconds(times[i]!.processor),
    milliseconds(times[i]!.clock),
    i === 0 ? '' : (times[i]!.processor / own.processor).toFixed(2),
    note,
  ]);
  console.log(`\n${title}\n${alignColumns([['', 'processor ms', 'clock ms', 'times ours', ''], ...rows])}`);
}
