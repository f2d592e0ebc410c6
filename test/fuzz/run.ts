/** @file Reads inputs in a process of their own, which is started again behind one that ended it, and counts what came of them. */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Inputs } from './inputs.ts';
import { readSeeds } from './seed-files.ts';
import { LIMITS, type Job, type Limits, type News, type Work } from './work.ts';

/** What came of a target's inputs. */
export interface Tally {
  target: string;
  inputs: number;
  results: number;
  refusals: number;
  /** Errors of libraries that nobody waited for, which the app passes over. */
  late: number;
  /** Milliseconds of the processor. */
  slowest: number;
  /** Memory that one input took on top, in bytes, as far as it was seen. */
  most: number;
}

export interface Finding {
  target: string;
  number: number;
  reason: string;
  /** The input. */
  file: string;
}

export interface Outcome {
  tallies: Tally[];
  findings: Finding[];
}

const PRODUCT = new URL('./targets.ts', import.meta.url).href;
/** The same fault is kept so many times. */
const KEPT_OF_ONE = 2;

export interface Options {
  folder: string;
  seed: number;
  /** Where inputs go that found something. */
  found: string;
  limits?: Limits;
  /** Address of another module of targets. */
  targets?: string;
  /** Once all inputs of a target were read. */
  onTally?(tally: Tally): void;
  onFinding?(finding: Finding): void;
}

class Run {
  readonly tallies = new Map<string, Tally>();
  readonly findings: Finding[] = [];
  readonly #kept = new Map<string, number>();
  #target = '';

  constructor(private readonly options: Options) {}

  /** Reads what is left of the jobs in a new process; null when all is read, else what is left then. */
  async read(jobs: readonly Job[]): Promise<Job[] | null> {
    const { folder, seed, limits = LIMITS, targets = PRODUCT } = this.options;
    const work: Work = { targets, folder, seed, jobs: [...jobs], limits };
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        '--expose-gc',
        '--max-old-space-size=1024',
        path.join(import.meta.dirname, 'child.ts'),
        JSON.stringify(work),
      ],
      { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
    );
    let complaint = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (complaint = (complaint + text).slice(-2_000)));
    const closed = new Promise<string>((resolve) =>
      child.on('close', (code, signal) => resolve(String(signal ?? code))),
    );
    let number = -1;
    let isDone = false;
    for await (const line of createInterface({ input: child.stdio[3] as Readable })) {
      const news = JSON.parse(line) as News;
      if (news.kind === 'begun') number = news.number;
      if (news.kind === 'done') isDone = true;
      this.#take(news);
    }
    const end = await closed;
    if (isDone) return null;
    if (number < 0) throw new Error(`The process that reads inputs ended before the first (${end}): ${complaint}`);
    const said = this.findings.some((finding) => finding.target === this.#target && finding.number === number);
    if (!said)
      this.#find(
        number,
        `ended the process (${end}) ${complaint.split('\n').find((line) => /error|fatal/i.test(line)) ?? ''}`,
      );
    return this.#after(jobs, number);
  }

  #after(jobs: readonly Job[], number: number): Job[] {
    const at = jobs.findIndex(({ target }) => target === this.#target);
    const job = jobs[at]!;
    return [{ ...job, from: number + 1 }, ...jobs.slice(at + 1)].filter(({ from, to }) => from < to);
  }

  #take(news: News): void {
    if (news.kind === 'target') {
      if (news.target !== this.#target) this.#tellTally();
      this.#target = news.target;
      const none = { inputs: 0, results: 0, refusals: 0, late: 0, slowest: 0, most: 0 };
      if (!this.tallies.has(news.target)) this.tallies.set(news.target, { target: news.target, ...none });
    } else if (news.kind === 'ended') this.#find(news.number, news.reason);
    else if (news.kind === 'read') this.#count(news);
    else if (news.kind === 'done') this.#tellTally();
  }

  #tellTally(): void {
    const tally = this.tallies.get(this.#target);
    if (tally) this.options.onTally?.(tally);
  }

  #count({ number, ending, milliseconds, bytes, late }: Extract<News, { kind: 'read' }>): void {
    const tally = this.tallies.get(this.#target)!;
    tally.inputs += 1;
    if (ending.kind === 'result') tally.results += 1;
    else if (ending.kind === 'refusal') tally.refusals += 1;
    else this.#find(number, ending.reason, false);
    tally.late += late;
    tally.slowest = Math.max(tally.slowest, milliseconds);
    tally.most = Math.max(tally.most, bytes);
  }

  /** @param isCounted whether the input is to be counted here, as it did not come to its end */
  #find(number: number, reason: string, isCounted = true): void {
    const target = this.#target;
    if (isCounted) this.tallies.get(target)!.inputs += 1;
    const kept = (this.#kept.get(`${target} ${reason}`) ?? 0) + 1;
    this.#kept.set(`${target} ${reason}`, kept);
    if (kept > KEPT_OF_ONE) return;
    const { folder, seed, found } = this.options;
    const input = new Inputs(target, readSeeds(folder, target), seed).at(number);
    mkdirSync(found, { recursive: true });
    const file = path.join(found, `${target}-${seed}-${number}-${input.name}`);
    writeFileSync(file, input.bytes);
    const finding = { target, number, reason, file };
    this.findings.push(finding);
    this.options.onFinding?.(finding);
  }
}

/** Reads so many inputs of each target. */
export async function runFuzz(inputs: Readonly<Record<string, number>>, options: Options): Promise<Outcome> {
  const run = new Run(options);
  let jobs: Job[] | null = Object.entries(inputs).map(([target, to]) => ({ target, from: 0, to }));
  while (jobs !== null && jobs.length > 0) jobs = await run.read(jobs);
  return { tallies: [...run.tallies.values()], findings: run.findings };
}
