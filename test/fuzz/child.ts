/**
 * @file The process in which inputs are read, one after the other. What comes of each is written to a pipe at once, so that it is known which one ended the process where one
 * does. Its parameters are the work as JSON.
 */
import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { isOfLibrary } from '../../src/cli/late-errors.ts';
import { endingOf, reasonOf, type Ending, type Target } from './ending.ts';
import { Inputs } from './inputs.ts';
import { readSeeds } from './seed-files.ts';
import type { Limits, News, Work } from './work.ts';

/** The pipe to who started this process. */
const REPORT = 3;
/** Memory is tidied up between inputs from here on, so that what one leaves behind is not counted to another. */
const TIDY_FROM = 500 << 20;
/** And again once so much has come on top: what the system doesn't take back would else be looked for before each input. */
const TIDY_AGAIN = 100 << 20;
let tidyFrom = TIDY_FROM;

const { folder, seed, jobs, limits, targets } = JSON.parse(process.argv[2]!) as Work;
const { TARGETS } = (await import(targets)) as { TARGETS: Readonly<Record<string, Target>> };

const tell = (news: News): void => void writeSync(REPORT, `${JSON.stringify(news)}\n`);

/** As `watchdog.js` reads it. */
const shared = new BigInt64Array(new SharedArrayBuffer(5 * 8)).fill(-1n);

function watch(within: Limits): void {
  new Worker(new URL('./watchdog.js', import.meta.url), {
    workerData: { shared, report: REPORT, limits: within },
    execArgv: [],
  }).unref();
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function begin(number: number): void {
  if (process.memoryUsage.rss() > tidyFrom) {
    globalThis.gc?.();
    tidyFrom = Math.max(TIDY_FROM, process.memoryUsage.rss() + TIDY_AGAIN);
  }
  const bytes = BigInt(process.memoryUsage.rss());
  shared.set([BigInt(Math.round(cpu())), BigInt(Date.now()), bytes, bytes], 1);
  Atomics.store(shared, 0, BigInt(number));
}

/** What went wrong outside of any call, while an input was read: our own errors, and how many of libraries, which the app passes over. */
let lateOwn: unknown[] = [];
let lateOfLibraries = 0;
process.on('unhandledRejection', (reason) => {
  if (isOfLibrary(reason)) lateOfLibraries += 1;
  else lateOwn.push(reason);
});
process.on('uncaughtException', (thrown) => void lateOwn.push(thrown));

globalThis.fetch = (address) => {
  const asked = new Error(`It asked the network for ${String(address).slice(0, 200)}.`);
  lateOwn.push(asked);
  return Promise.reject(asked);
};

async function readOne(target: string, number: number, inputs: Inputs): Promise<void> {
  const input = inputs.at(number);
  tell({ kind: 'begun', number });
  lateOwn = [];
  lateOfLibraries = 0;
  begin(number);
  const before = cpu();
  let ending: Ending = await endingOf(TARGETS[target]!, input);
  // What was rejected without anybody waiting is told in the next turn.
  await new Promise((resolve) => setImmediate(resolve));
  const milliseconds = cpu() - before;
  Atomics.store(shared, 0, -1n);
  const bytes = Math.max(Number(Atomics.load(shared, 4)), process.memoryUsage.rss()) - Number(shared[3]);
  if (lateOwn.length > 0) ending = { kind: 'finding', reason: `late: ${reasonOf(lateOwn[0])}` };
  tell({ kind: 'read', number, ending, milliseconds, bytes, late: lateOfLibraries });
}

watch(limits);
for (const { target, from, to } of jobs) {
  tell({ kind: 'target', target });
  const inputs = new Inputs(target, readSeeds(folder, target), seed);
  for (let number = from; number < to; number++) await readOne(target, number, inputs);
}
tell({ kind: 'done' });
process.exit(0);
