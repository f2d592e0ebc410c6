/** @file Samples what all processes of a browser hold in memory, as Linux tells it: pages they share count once (proportional set size), files they only read through the cache don't. */
import { readdir, readFile } from 'node:fs/promises';

export interface MemorySampler {
  /** Highest sum so far, in bytes. */
  peak(): number;
  stop(): Promise<void>;
}

const KILOBYTE = 1024;

async function textOf(file: string): Promise<string> {
  // A process that has just ended has no files any more.
  return readFile(file, 'latin1').catch(() => '');
}

/** Processes that hold a profile open, and all that they started. */
async function processesOf(profile: string): Promise<number[]> {
  const all = (await readdir('/proc')).map(Number).filter((pid) => pid > 0);
  const parents = new Map<number, number>();
  const found = new Set<number>();
  for (const pid of all) {
    // The command's name, in parentheses, may hold anything.
    const parent = /\) \S (\d+)/.exec(await textOf(`/proc/${pid}/stat`));
    if (parent) parents.set(pid, Number(parent[1]));
    if ((await textOf(`/proc/${pid}/cmdline`)).includes(`--user-data-dir=${profile}`)) found.add(pid);
  }
  for (let known = -1; known !== found.size;) {
    known = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/**
 * Bytes that all processes of a browser hold now; 0 where the system doesn't tell.
 *
 * @param profile folder that the browser was started with
 */
export async function memoryOf(profile: string): Promise<number> {
  let sum = 0;
  for (const pid of await processesOf(profile)) {
    const told = /^Pss:\s+(\d+) kB/m.exec(await textOf(`/proc/${pid}/smaps_rollup`));
    if (told) sum += Number(told[1]) * KILOBYTE;
  }
  return sum;
}

/** Starts sampling. @param interval milliseconds between samples */
export function sampleMemory(profile: string, interval = 250): MemorySampler {
  let peak = 0;
  let isStopped = false;
  const sampling = (async () => {
    while (!isStopped) {
      peak = Math.max(peak, await memoryOf(profile));
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  })();
  return {
    peak: () => peak,
    async stop() {
      isStopped = true;
      await sampling;
    },
  };
}
