/** @file Runs `build.py` on this machine, to its end or not. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CausewayError } from '../../engine/errors.ts';
import { readTablesAt } from '../tables/read-folder.ts';

const HERE = import.meta.dirname;
const PYTHON = process.env['PYTHON'] ?? 'python3';
/** How often it is looked whether a run has begun to write. */
const LOOK_MS = 100;

export interface Job {
  /** JSON lines. */
  input: string;
  tables: string;
  cores: number;
  partitions: number;
  /** A file for figures; absent: none. */
  report?: string;
}

/** What a step of the job took. */
export interface StepFigures {
  step: string;
  seconds: number;
  /** Bytes; null: not known. */
  shuffled: number | null;
}

/** What keeps Spark from running here, in a sentence that says what to do; null: nothing. */
export async function whatIsMissing(): Promise<string | null> {
  const run = promisify(execFile);
  const works = (command: string, ...args: string[]): Promise<boolean> =>
    run(command, args).then(
      () => true,
      () => false,
    );
  if (!(await works(PYTHON, '-c', 'import pyspark'))) {
    return `${PYTHON} with pyspark 4 is needed (pip install "pyspark>=4,<5", or PYTHON=… for another Python).`;
  }
  return (await works('java', '-version')) ? null : 'Java 17 or later is needed.';
}

/** Runs on every core by itself, so without npm. */
function analyseCommand(): string {
  return [process.execPath, path.join(HERE, '../command/run.js'), 'analyse'].map((part) => `'${part}'`).join(' ');
}

function start({ input, tables, cores, partitions, report }: Job): ChildProcess {
  return spawn(
    PYTHON,
    [
      ...[path.join(HERE, 'build.py'), `file://${input}`, `file://${tables}`, '--analyse', analyseCommand()],
      ...['--master', `local[${cores}]`, '--partitions', String(partitions)],
      ...(report === undefined ? [] : ['--report', report]),
    ],
    // A group of its own, so that Java and what reads go with it.
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
      env: { ...process.env, PYSPARK_PYTHON: PYTHON, PYTHONDONTWRITEBYTECODE: '1' },
    },
  );
}

/** What a run tells. */
export interface JobReport {
  steps: StepFigures[];
  /** Rows of each table. */
  rows: Readonly<Record<string, number>>;
}

/** Runs the job. @throws CausewayError `internal` with what it said last */
export async function runJob(job: Job & { report: string }): Promise<JobReport> {
  const child = start(job);
  let said = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4000)));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new CausewayError('internal', `build.py ended with ${status}:\n${said}`);
  return JSON.parse(await readFile(job.report, 'utf8')) as JobReport;
}

/**
 * Kills a run once it has begun to write tables, and looks whether anything opens.
 *
 * @returns what was seen, for a person
 * @throws CausewayError `internal` where something does
 */
export async function interruptedJob(job: Job): Promise<string> {
  const child = start(job);
  child.stderr!.resume();
  const ended = once(child, 'close');
  const [folder, name] = [path.dirname(job.tables), path.basename(job.tables)];
  let unfinished: string | undefined;
  while (unfinished === undefined && child.exitCode === null) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    const own = (await readdir(folder)).find((each) => each.startsWith(`${name}.`) && each.endsWith('.part'));
    if (own === undefined) continue;
    const files = await readdir(path.join(folder, own));
    // What is needed of tables of others is there: only that something is missing tells that they are not whole.
    if (files.includes('events.parquet')) unfinished = path.join(folder, own);
  }
  if (unfinished === undefined) throw new CausewayError('internal', 'The run ended before it was killed.');
  process.kill(-child.pid!, 'SIGKILL');
  await ended;
  if ((await readdir(folder)).includes(name)) {
    throw new CausewayError('internal', 'A run that was killed left a folder of tables.');
  }
  const told = await readTablesAt(unfinished).then(
    () => null,
    (thrown: unknown) => (thrown as CausewayError).message,
  );
  if (told === null) throw new CausewayError('internal', 'What a run that was killed left can be opened.');
  return `A run that was killed while it wrote left no tables; of what it had written, the import says: ${told}`;
}
