/**
 * @file `npm run bench:browser -- DATASET`: drops a corpus into the production build in headless Chromium, asks its
 * questions through the page, and prints the figures beside the project's targets.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from 'playwright-core';
import { chromiumArguments, requireChromium } from '../chromium.ts';
import { buildApp, serveBuild } from '../server.ts';
import { measureAdding } from './adding.ts';
import { measureBackups } from './backup.ts';
import { holdBack, writeDataset, writeTinyFiles, type BenchFiles } from './dataset.ts';
import { measureInteractions } from './interaction.ts';
import { measure } from './measure.ts';
import { measureOpening } from './opening.ts';
import {
  addingFigures,
  backupFigures,
  figures,
  interactionFigures,
  openingFigures,
  sealedFigures,
  startFigures,
  storageTable,
  table,
} from './report.ts';
import { measureSealed } from './sealed.ts';
import { measureStart } from './start.ts';

const USAGE = `npm run bench:browser -- DATASET   a folder with corpus.jsonl, or with real files in files, and questions.jsonl
npm run bench:browser -- DATASET --add 5   adds that many documents, one by one, to all others
npm run bench:browser -- DATASET --sealed   opens and asks the notebook plain and encrypted, in turns
npm run bench:browser -- --backup 2   restores and saves a backup of that many gigabytes, plain and encrypted, and watches memory
npm run bench:browser -- --tiny 10000   that many files of one sentence
npm run bench:browser -- --opening 5000 --cells 2000   opens a notebook of that many sources and cells
npm run bench:browser -- --start   visits the app for the first time, on a slow machine
npm run bench:browser -- DATASET --interaction   types, presses and scrolls while the documents are indexed

--questions N   how many questions to ask (60)
--json FILE     writes the figures to a file, too
--encoded       waits for the encoder, then asks once more: how long embedding takes, and until an answer settles
--dist FOLDER   takes a finished build instead of making one
--limit S       seconds that indexing may take (600)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    questions: { type: 'string', default: '60' },
    tiny: { type: 'string' },
    opening: { type: 'string' },
    cells: { type: 'string', default: '2000' },
    start: { type: 'boolean', default: false },
    interaction: { type: 'boolean', default: false },
    sealed: { type: 'boolean', default: false },
    backup: { type: 'string' },
    add: { type: 'string' },
    encoded: { type: 'boolean', default: false },
    json: { type: 'string' },
    dist: { type: 'string' },
    limit: { type: 'string', default: '600' },
  },
});
const [dataset] = positionals;
const isWithoutDataset = [values.tiny, values.opening, values.backup].some((one) => one !== undefined) || values.start;
if (dataset === undefined && !isWithoutDataset) {
  console.error(USAGE);
  process.exit(2);
}

const [load] = loadavg() as [number, number, number];
if (load > availableParallelism() / 2) {
  console.error(
    `This machine is busy (load ${load.toFixed(1)} on ${availableParallelism()} cores): times come out too long.`,
  );
}

/** Opens a notebook of many sources and cells, and prints the figures. */
async function takeOpening(context: BrowserContext, url: string): Promise<unknown> {
  const [sources, cells] = [Number(values.opening), Number(values.cells)];
  const measures = await measureOpening(context, url, sources, cells);
  const list = openingFigures(measures);
  console.log(`A notebook of ${sources} sources and ${cells} cells\n\n${table(list)}`);
  return { figures: list, measures };
}

/** Visits the app as if never before, and prints the figures. */
async function takeStart(context: BrowserContext, url: string): Promise<unknown> {
  const measures = await measureStart(context, url);
  const list = startFigures(measures);
  console.log(`First visits, the processor ${measures.slowdown} times slower\n\n${table(list)}`);
  return { figures: list, measures };
}

/** What was asked for. */
function take(context: BrowserContext, url: string): Promise<unknown> {
  if (values.start) return takeStart(context, url);
  if (values.add !== undefined) return takeAdding(context, url);
  if (values.interaction) return takeInteraction(context, url);
  if (values.sealed) return takeSealed(context, url);
  if (values.backup !== undefined) return takeBackups(context, url);
  return values.opening === undefined ? takeIndexing(context, url) : takeOpening(context, url);
}

function writeFiles(): Promise<BenchFiles> {
  return dataset === undefined
    ? writeTinyFiles(inFolder('files'), Number(values.tiny))
    : writeDataset(dataset, inFolder('files'), Number(values.questions));
}

/** Adds documents one by one to all others, and prints the figures. */
async function takeAdding(context: BrowserContext, url: string): Promise<unknown> {
  const { files, held } = holdBack(await writeFiles(), Number(values.add));
  await context.addInitScript({ path: path.join(import.meta.dirname, 'probe.js') });
  const measures = await measureAdding(context, url, files, held, Number(values.limit) * 1000);
  const list = addingFigures(measures);
  console.log(`${held.length} files, one by one, to ${files.paths.length} others\n\n${table(list)}`);
  return { figures: list, measures };
}

/** Works in the app while the documents are indexed, and prints the figures. */
async function takeInteraction(context: BrowserContext, url: string): Promise<unknown> {
  const files = await writeFiles();
  const measures = await measureInteractions(context, url, files, Number(values.limit) * 1000);
  const list = interactionFigures(measures);
  console.log(`Working in the app while ${files.paths.length} files are indexed\n\n${table(list)}`);
  return { figures: list, measures };
}

/** Opens and asks the notebook plain and encrypted, and prints the figures side by side. */
async function takeSealed(context: BrowserContext, url: string): Promise<unknown> {
  const files = await writeFiles();
  await context.addInitScript({ path: path.join(import.meta.dirname, 'probe.js') });
  const measures = await measureSealed(context, url, files, Number(values.limit) * 1000);
  const list = sealedFigures(measures);
  console.log(
    `${files.paths.length} files, ${files.questions.length} questions, plain and encrypted in turns\n\n${table(list)}`,
  );
  return { figures: list, measures };
}

/** Restores and saves a backup, and prints what it took. */
async function takeBackups(context: BrowserContext, url: string): Promise<unknown> {
  await context.addInitScript({ path: path.join(import.meta.dirname, 'probe.js') });
  const places = { profile: inFolder('profile'), folder };
  const [bytes, limit] = [Number(values.backup) * 1e9, Number(values.limit) * 1000];
  const measures = await measureBackups(context, url, places, bytes, limit, (step) =>
    console.log(table(backupFigures([step]))),
  );
  return { figures: backupFigures(measures), measures };
}

/** Drops the documents in, asks the questions, and prints the figures. */
async function takeIndexing(context: BrowserContext, url: string): Promise<unknown> {
  const files = await writeFiles();
  await context.addInitScript({ path: path.join(import.meta.dirname, 'probe.js') });
  const measures = await measure(context, url, files, Number(values.limit) * 1000, values.encoded);
  const list = figures(measures, files, dataset !== undefined);
  console.log(`${files.paths.length} files (${files.distinct} distinct), ${files.questions.length} questions\n`);
  console.log(`${table(list)}\n\n${storageTable(measures.stored, files.bytes)}\n`);
  console.log(JSON.stringify(measures.statistics));
  return { figures: list, measures };
}

const folder = await mkdtemp(path.join(tmpdir(), 'causeway-bench-'));
const inFolder = (name: string): string => path.join(folder, name);
try {
  const build = values.dist ?? inFolder('build');
  if (values.dist === undefined) await buildApp(build);
  const server = await serveBuild(path.resolve(build), { port: 0 });
  const context = await chromium.launchPersistentContext(inFolder('profile'), {
    executablePath: requireChromium(),
    args: chromiumArguments(),
    viewport: { width: 1280, height: 800 },
    // A reload that follows another within moments never ends in a driven Chromium where a service worker serves the page; what encryption costs has nothing to do with it.
    ...(values.sealed && { serviceWorkers: 'block' as const }),
  });
  try {
    const taken = await take(context, server.url);
    if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(taken, null, 2)}\n`);
  } finally {
    await context.close();
    await server.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
