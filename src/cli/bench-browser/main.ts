/**
 * @file `npm run bench:browser -- DATASET`: drops a corpus into the production build in headless Chromium, asks its
 * questions through the page, and prints the figures beside the project's targets.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumArguments, requireChromium } from '../chromium.ts';
import { buildApp, serveBuild } from '../server.ts';
import { writeDataset, writeTinyFiles } from './dataset.ts';
import { measure } from './measure.ts';
import { figures, storageTable, table } from './report.ts';

const USAGE = `npm run bench:browser -- DATASET   a folder with corpus.jsonl and questions.jsonl
npm run bench:browser -- --tiny 10000   that many files of one sentence

--questions N   how many questions to ask (60)
--json FILE     writes the figures to a file, too
--dist FOLDER   takes a finished build instead of making one
--limit S       seconds that indexing may take (600)`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    questions: { type: 'string', default: '60' },
    tiny: { type: 'string' },
    json: { type: 'string' },
    dist: { type: 'string' },
    limit: { type: 'string', default: '600' },
  },
});
const [dataset] = positionals;
if (dataset === undefined && values.tiny === undefined) {
  console.error(USAGE);
  process.exit(2);
}

const [load] = loadavg() as [number, number, number];
if (load > availableParallelism() / 2) {
  console.error(
    `This machine is busy (load ${load.toFixed(1)} on ${availableParallelism()} cores): times come out too long.`,
  );
}

const folder = await mkdtemp(path.join(tmpdir(), 'causeway-bench-'));
const inFolder = (name: string): string => path.join(folder, name);
try {
  const files =
    dataset === undefined
      ? await writeTinyFiles(inFolder('files'), Number(values.tiny))
      : await writeDataset(dataset, inFolder('files'), Number(values.questions));
  const build = values.dist ?? inFolder('build');
  if (values.dist === undefined) await buildApp(build);
  const server = await serveBuild(path.resolve(build), { port: 0 });
  const context = await chromium.launchPersistentContext(inFolder('profile'), {
    executablePath: requireChromium(),
    args: chromiumArguments(),
    viewport: { width: 1280, height: 800 },
  });
  try {
    await context.addInitScript({ path: path.join(import.meta.dirname, 'probe.js') });
    const measures = await measure(context, server.url, files, Number(values.limit) * 1000);
    const list = figures(measures, files, dataset !== undefined);
    console.log(`${files.paths.length} files (${files.distinct} distinct), ${files.questions.length} questions\n`);
    console.log(`${table(list)}\n\n${storageTable(measures.stored, files.bytes)}\n`);
    console.log(JSON.stringify(measures.statistics));
    if (values.json !== undefined) {
      await writeFile(values.json, `${JSON.stringify({ figures: list, measures }, null, 2)}\n`);
    }
  } finally {
    await context.close();
    await server.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
