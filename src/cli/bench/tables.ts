/**
 * @file `npm run bench:tables -- --dataset DIR … [--limit N]`: a question set's notebook out as tables and in again: what that takes, how large it is, and for how many questions
 * the evidence of each system is the same, place by place with its score.
 */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeTables } from '../../adapters/tables/write-tables.ts';
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import { askNotebook, preparedFor } from '../../engine/notebook/ask.ts';
import { STRATEGIES } from '../../engine/strategies/index.ts';
import { notebookFrom, type MemoryNotebook } from '../notebook.ts';
import { fillFolder } from '../tables/disk-folder.ts';
import { readTablesAt } from '../tables/read-folder.ts';
import { buildNotebook } from './systems.ts';
import { readSet } from './read-set.ts';
import { alignColumns } from './table.ts';

const USAGE = 'Usage: npm run bench:tables -- --dataset DIR [--dataset DIR ...] [--limit N]';
const MEGABYTE = 1e6;

/** What a system finds, as one string: places, words and scores, in their order. */
async function evidenceOf(id: string, { index, texts }: MemoryNotebook, question: string): Promise<string> {
  if (id !== 'hugrag')
    return JSON.stringify(STRATEGIES.find((one) => one.id === id)!.retrieve(preparedFor(index), question).spans);
  const { status, sentences, path: steps, evidence } = await askNotebook(index, texts, question, { clock: () => 0 });
  return JSON.stringify({ status, sentences, steps, evidence });
}

async function measure(dataset: string, limit: number): Promise<string> {
  const set = await readSet(dataset, false);
  const before = await buildNotebook(set);
  const titles = new Map(set.documents.map(({ id, title }) => [id, title]));
  const analyses = new Map(before.analyses.map((analysis) => [analysis.documentId, analysis]));
  const place = await mkdtemp(path.join(tmpdir(), 'causeway-tables-'));
  const folder = path.join(place, 'tables');
  try {
    const started = performance.now();
    const { rows } = await fillFolder(folder, (files) =>
      writeTables(
        {
          index: before.index,
          texts: before.texts,
          factsOf: (id) => ({ name: titles.get(id)!, date: '' }),
          analysisOf: async (id) => analyses.get(id) ?? null,
          embedded: null,
          day: new Date().toISOString().slice(0, 10),
        },
        { notebook: set.name, made: new Date().toISOString(), encoder: null },
        files,
      ),
    );
    const written = performance.now();
    const sizes = await Promise.all(
      (await readdir(folder)).map(async (file) => (await stat(path.join(folder, file))).size),
    );
    const { documents } = await readTablesAt(folder);
    const read = performance.now();
    const after = await notebookFrom(documents);
    const questions = set.questions.slice(0, limit);
    const same: string[][] = [];
    for (const { id } of STRATEGIES) {
      let alike = 0;
      for (const { question } of questions) {
        const [one, other] = [await evidenceOf(id, before, question), await evidenceOf(id, after, question)];
        if (one === other) alike++;
      }
      same.push([id, `${alike} of ${questions.length}`]);
    }
    const characters = set.documents.reduce((sum, { text }) => sum + text.length, 0);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return [
      `${set.name}: ${Object.values(rows).reduce((sum, count) => sum + count, 0)} rows, ${(bytes / MEGABYTE).toFixed(1)} MB of ${(characters / MEGABYTE).toFixed(1)} million characters`,
      `  written in ${((written - started) / 1000).toFixed(1)} s, read in ${((read - written) / 1000).toFixed(1)} s`,
      alignColumns([['system', 'same evidence'], ...same]),
    ].join('\n');
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { dataset: { type: 'string', multiple: true, default: [] }, limit: { type: 'string', default: '1000' } },
  });
  const limit = Number(values.limit);
  if (values.dataset.length === 0 || !Number.isInteger(limit) || limit < 1) throw new CausewayError('usage', USAGE);
  for (const dataset of values.dataset) console.log(`${await measure(dataset, limit)}\n`);
}

main().catch((thrown: unknown) => {
  const { code, message } = toCausewayError(thrown);
  console.error(message);
  process.exitCode = code === 'usage' ? 2 : 1;
});
