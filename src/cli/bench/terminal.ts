/**
 * @file `npm run bench:terminal -- [--characters 10,30] [--data DIR] [--work DIR] [--ask FILE]`: how much memory the terminal takes to build a notebook of so many millions of
 * characters and to ask it again, and how that grows. The files are the documents of the question sets, and copies of them in which names and numbers are changed, one each.
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import type { EvaluationDocument } from '../../engine/evaluate/dataset.ts';
import { enlarged } from './enlarge.ts';
import { readSet } from './read-set.ts';
import { alignColumns } from './table.ts';

const USAGE = `Usage: npm run bench:terminal -- [--characters 10,30] [--data DIR] [--work DIR] [--ask FILE]

--characters N,…  millions of UTF-16 units to make files of
--data DIR        question sets (default: CAUSEWAY_DATA, else ../shared/data)
--work DIR        keeps the files there for the next run instead of removing them
--ask FILE        the ask.ts to measure instead of the one here, such as that of another checkout`;
const SETS = ['holisqa-computer-science', 'holisqa-medicine', 'musique-100'];
const QUESTION = 'Why does the risk of complications increase?';
const MILLION = 1e6;
/** Files of one folder: file systems are slow with more. */
const FOLDER_FILES = 1000;
/** Says at the end how much the process took. */
const TELL =
  'data:text/javascript,import{writeFileSync}from"node:fs";import{isMainThread}from"node:worker_threads";' +
  'if(isMainThread)process.on("exit",()=>writeFileSync(process.env.CAUSEWAY_USAGE,JSON.stringify(process.resourceUsage())))';

interface Made {
  folder: string;
  files: number;
  characters: number;
}

/** Writes files until there are so many characters, or finds those of an earlier run. */
async function makeFiles(work: string, documents: readonly EvaluationDocument[], millions: number): Promise<Made> {
  const folder = path.join(work, `files-${millions}`);
  const made = path.join(work, `files-${millions}.json`);
  const known = await readFile(made, 'utf8').catch(() => null);
  if (known !== null) return JSON.parse(known) as Made;
  let [files, characters] = [0, 0];
  for (const { title, text } of enlarged(documents)) {
    if (characters >= millions * MILLION) break;
    const inside = path.join(folder, String(Math.floor(files / FOLDER_FILES)).padStart(4, '0'));
    if (files % FOLDER_FILES === 0) await mkdir(inside, { recursive: true });
    const content = `${title}\n\n${text}\n`;
    await writeFile(path.join(inside, `${String(files).padStart(6, '0')}.txt`), content);
    files++;
    characters += content.length;
  }
  const all = { folder, files, characters };
  await writeFile(made, JSON.stringify(all));
  return all;
}

interface Taken {
  /** Most bytes that were resident. */
  peak: number;
  /** Seconds. */
  processor: number;
  clock: number;
  index: { passages: number; entities: number; relations: number; modules: number; ms: number };
}

/** One run of the command in a process of its own. @throws Error with what it said where it fails */
async function ask(command: string, work: string, parameters: readonly string[]): Promise<Taken> {
  const usage = path.join(work, 'usage.json');
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', TELL, '--import', 'tsx', command, ...parameters, QUESTION, '--no-encoder', '--json'],
    { env: { ...process.env, CAUSEWAY_USAGE: usage }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let [out, said] = ['', ''];
  child.stdout.on('data', (bytes: Buffer) => (out += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (status !== 0 && status !== 3) throw new Error(`The command ended with ${status}: ${said.slice(-2000)}`);
  if (said !== '') console.error(said.slice(0, 2000));
  const taken = JSON.parse(await readFile(usage, 'utf8')) as NodeJS.ResourceUsage;
  return {
    peak: taken.maxRSS * 1024,
    processor: (taken.userCPUTime + taken.systemCPUTime) / MILLION,
    clock: (performance.now() - started) / 1000,
    index: (JSON.parse(out) as Pick<Taken, 'index'>).index,
  };
}

const megabytes = (bytes: number): string => `${(bytes / MILLION).toFixed(0)} MB`;
const seconds = (time: number): string => `${time.toFixed(1)} s`;

/** The power of the characters that the bytes grow with, between two sizes. */
function growth(sizes: readonly { characters: number; peak: number }[]): string {
  const [small, large] = [sizes[0]!, sizes.at(-1)!];
  return (Math.log(large.peak / small.peak) / Math.log(large.characters / small.characters)).toFixed(2);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      characters: { type: 'string', default: '10,30' },
      data: { type: 'string', default: process.env['CAUSEWAY_DATA'] ?? path.resolve('../shared/data') },
      work: { type: 'string' },
      ask: { type: 'string', default: path.join(import.meta.dirname, '../ask.ts') },
    },
  });
  const sizes = values.characters.split(',').map(Number);
  if (!sizes.every((size) => size > 0)) throw new CausewayError('usage', USAGE);
  const documents: EvaluationDocument[] = [];
  for (const name of SETS) documents.push(...(await readSet(path.join(values.data, name), false)).documents);
  const work = values.work ?? (await mkdtemp(path.join(tmpdir(), 'causeway-terminal-')));
  await mkdir(work, { recursive: true });
  const notebook = path.join(work, 'bench.notebook');
  const built: { characters: number; peak: number }[] = [];
  const rows: string[][] = [];
  try {
    for (const size of sizes) {
      const { folder, files, characters } = await makeFiles(work, documents, size);
      await rm(notebook, { force: true });
      const first = await ask(values.ask, work, ['--notebook', notebook, folder]);
      const { size: bytes } = await stat(notebook);
      const again = await ask(values.ask, work, ['--notebook', notebook]);
      built.push({ characters, peak: first.peak });
      const { passages, entities, relations, modules } = first.index;
      rows.push([
        `${(characters / MILLION).toFixed(1)} million`,
        ...[files, passages, entities, relations, modules].map(String),
        ...[megabytes(first.peak), seconds(first.processor), seconds(first.clock)],
        ...[megabytes(bytes), megabytes(again.peak), seconds(again.processor)],
      ]);
      const head = ['characters', 'files', 'passages', 'entities', 'relations', 'modules'];
      const of = ['built with', 'processor', 'clock', 'file', 'asked with', 'processor'];
      console.log(`${alignColumns([[...head, ...of], ...rows])}\n`);
    }
  } finally {
    await rm(notebook, { force: true });
    if (values.work === undefined) await rm(work, { recursive: true, force: true });
  }
  if (built.length > 1)
    console.log(`The memory to build with grows with the characters to the power of ${growth(built)}.`);
}

main().catch((thrown: unknown) => {
  const { code, message } = toCausewayError(thrown);
  console.error(code === 'internal' ? thrown : message);
  process.exitCode = code === 'usage' ? 2 : 1;
});
