/**
 * @file `npm run tables -- export [--notebook FILE] [PATH...] FOLDER`: a notebook as Parquet tables, those of GraphRAG and CausalRAG2 and some of our own; see
 * docs/scale.md. `npm run tables -- check FOLDER` reads such tables, or those of GraphRAG or CausalRAG2, and says what is in them. Messages go to standard error. Exit status 2: bad usage.
 */
import { parseArgs } from 'node:util';
import { writeTables } from '../adapters/tables/write-tables.ts';
import { CausewayError } from '../engine/errors.ts';
import { alignEmbeddings } from '../engine/notebook/embeddings.ts';
import { endWith } from './ending.ts';
import { KeptNotebook } from './keeping/keep-notebook.ts';
import { NotebookFile } from './keeping/notebook-file.ts';
import { listFiles } from './notebook.ts';
import {
  checkSearchValues,
  loadSearchModels,
  SEARCH_OPTIONS,
  SEARCH_USAGE,
  unloadSearchModels,
  type SearchModels,
  type SearchValues,
} from './searching.ts';
import { fillFolder } from './tables/disk-folder.ts';
import { describeTables } from './tables/tables-notebook.ts';

const USAGE = `Usage: npm run tables -- export [--notebook FILE] [PATH...] FOLDER ${SEARCH_USAGE}
       npm run tables -- check FOLDER_OR_ZIP`;
/** Of an ISO time in UTC, what tells the day. */
const DAY_CHARACTERS = 10;

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** The id of the app's own encoder, as the app knows it; of others a name that tells them apart. */
function encoderName(models: SearchModels | null): string | null {
  if (!models?.encoder) return null;
  return models.isShipped ? models.encoder.id : models.encoderKey;
}

async function exportTables(
  paths: readonly string[],
  folder: string,
  kept: string | undefined,
  values: SearchValues,
): Promise<void> {
  const file = kept === undefined ? NotebookFile.empty('') : await NotebookFile.open(kept, say);
  const notebook = new KeptNotebook(file, kept !== undefined, say);
  const files = await listFiles(paths);
  if (files.length > 0) {
    await notebook.read(files, {
      onProblem: (path, error) => say(`${path}: ${error.message}`),
      onWarning: (path, warning) => say(`${path}: ${warning}`),
      onPage: (path, done, total) => done < total && say(`${path}: recognising picture ${done + 1} of ${total}`),
    });
  }
  if (notebook.isEmpty) throw new CausewayError('usage', 'There is nothing to export: no file could be read.');
  const models = await loadSearchModels(values, say);
  try {
    const built = await notebook.build(null);
    const blocks = models?.encoder ? await notebook.vectors(built, models) : null;
    const dates = new Map<string, string>();
    for (const id of built.index.documents.ids) dates.set(id, (await notebook.documentOf(id)).date);
    const made = new Date().toISOString();
    const source = {
      index: built.index,
      texts: built.texts,
      factsOf: (id: string) => ({ name: built.names.get(id) ?? id, date: dates.get(id) ?? '' }),
      analysisOf: async (id: string) => (await notebook.documentOf(id)).analysis,
      embedded: blocks && alignEmbeddings(built.index, blocks),
      day: made.slice(0, DAY_CHARACTERS),
    };
    const of = { notebook: kept ?? paths.join(' '), made, encoder: blocks && encoderName(models) };
    const { rows } = await fillFolder(folder, (place) => writeTables(source, of, place));
    process.stdout.write(
      `${folder}\n${Object.entries(rows)
        .map(([name, count]) => `  ${name}: ${count}`)
        .join('\n')}\n`,
    );
  } finally {
    await unloadSearchModels(models);
    await notebook.close();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false }, notebook: { type: 'string' }, ...SEARCH_OPTIONS },
  });
  const [command, ...paths] = positionals;
  const folder = paths.pop();
  if (command === 'check' && folder !== undefined && paths.length === 0 && !values.help) {
    process.stdout.write(`${await describeTables(folder)}\n`);
    return;
  }
  const isAsked = command === 'export' && folder !== undefined && (paths.length > 0 || values.notebook !== undefined);
  if (values.help || !isAsked) throw new CausewayError('usage', USAGE);
  checkSearchValues(values);
  await exportTables(paths, folder, values.notebook, values);
}

endWith(main, USAGE);
