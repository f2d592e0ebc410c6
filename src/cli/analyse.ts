/**
 * @file `npm run analyse -- --stream [--rows] < documents.jsonl > analyses.jsonl`: what is found in each document by itself, so that many machines can share the work (docs/scale.md). With
 * `--rows` as rows of tables. `--schema` prints which tables and columns there are, and what a manifest says. Messages go to standard error. Exit status 2: bad usage.
 */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { CausewayError } from '../engine/errors.ts';
import { TABLES } from '../engine/tables/columns.ts';
import { manifestOf } from '../engine/tables/manifest.ts';
import { endWith } from './ending.ts';
import { analyseStream } from './analysing/stream.ts';

const USAGE = `Usage: npm run --silent analyse -- --stream [--rows] < documents.jsonl > analyses.jsonl
       npm run --silent analyse -- --schema
A line of documents.jsonl holds "id", "text" and, where they are known, "title", "name" and "date".`;

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

async function writeOut(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

/** What who writes such tables elsewhere has to know. */
function schema(): string {
  const columns = Object.fromEntries(Object.values(TABLES).map((table) => [table.name, table.columns]));
  const { format, version, analysis, index } = manifestOf({
    ...{ notebook: '', made: '', encoder: null, dimensions: 0 },
    rows: {} as never,
  });
  return JSON.stringify({ columns, manifest: { format, version, analysis, index } });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...{ stream: { type: 'boolean', default: false }, rows: { type: 'boolean', default: false } },
      ...{ schema: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    },
  });
  if (values.help || values.schema === values.stream) throw new CausewayError('usage', USAGE);
  if (values.schema) return writeOut(`${schema()}\n`);
  const { documents, refused } = await analyseStream(process.stdin, values.rows ? 'rows' : 'analysis', writeOut);
  say(`${documents} documents${refused === 0 ? '' : `, ${refused} lines that can't be read`}`);
}

// Who reads may stop reading: that is no error of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

endWith(main, USAGE);
