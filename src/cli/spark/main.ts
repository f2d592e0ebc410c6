/**
 * @file `npm run test:spark [-- --documents N --cores 1,2 --partitions N --questions N --keep FOLDER]`: builds tables with Spark in its local mode (`build.py`), opens them as
 * `npm run tables -- check` does, asks them questions beside a notebook that is built here, and kills a second run in the middle. Says what it needs and does nothing where that is not there.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import { askNotebook } from '../../engine/notebook/ask.ts';
import { indexStatistics } from '../../engine/notebook/build.ts';
import { alignColumns } from '../bench/table.ts';
import { notebookFrom, type MemoryNotebook } from '../notebook.ts';
import { tablesNotebook } from '../tables/tables-notebook.ts';
import { interruptedJob, runJob, whatIsMissing, type StepFigures } from './job.ts';
import { sparkDocuments, writeDocuments, type SparkQuestion } from './passages.ts';

const USAGE =
  'Usage: npm run test:spark [-- --documents N --cores 1,2 --partitions N --questions N --keep FOLDER --no-interrupt]';
const MEGABYTE = 1e6;
/** Documents are united and moved otherwise here and there, so a few answers are others. */
const MOST_LOST = 0.1;
/** What a second run is killed over. */
const FEW_DOCUMENTS = 40;

/** The share of questions whose evidence has a document that answers. */
async function found({ index, texts, names }: MemoryNotebook, questions: readonly SparkQuestion[]): Promise<number> {
  let hits = 0;
  for (const { question, documents } of questions) {
    const { evidence } = await askNotebook(index, texts, question, { clock: () => performance.now() });
    if (evidence.some(({ documentId }) => documents.includes(names.get(documentId)!))) hits++;
  }
  return questions.length === 0 ? 1 : hits / questions.length;
}

function table(steps: readonly StepFigures[]): string {
  const rows = steps.map(({ step, seconds, shuffled }) => [
    step,
    seconds.toFixed(1),
    shuffled === null ? '–' : (shuffled / MEGABYTE).toFixed(1),
  ]);
  const sum = steps.reduce((total, { seconds }) => total + seconds, 0);
  return alignColumns([['step', 'seconds', 'MB shuffled'], ...rows, ['all', sum.toFixed(1), '']]);
}

function check(holds: boolean, message: string): void {
  if (!holds) throw new CausewayError('internal', message);
}

function positive(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new CausewayError('usage', USAGE);
  return number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...{ documents: { type: 'string' }, cores: { type: 'string', default: '2' } },
      ...{ partitions: { type: 'string', default: '8' }, questions: { type: 'string', default: '60' } },
      ...{ keep: { type: 'string' }, 'no-interrupt': { type: 'boolean', default: false } },
    },
  });
  const missing = await whatIsMissing();
  if (missing !== null) {
    console.log(`Skipped: ${missing}`);
    return;
  }
  const count = values.documents === undefined ? null : positive(values.documents);
  const partitions = positive(values.partitions);
  const data = process.env['CAUSEWAY_DATA'] ?? path.resolve('../shared/data');
  const { documents, questions, source } = await sparkDocuments(data, console.log);
  const folder = values.keep ?? (await mkdtemp(path.join(tmpdir(), 'causeway-spark-')));
  try {
    const input = path.resolve(folder, 'documents.jsonl');
    const written = await writeDocuments(input, documents, count);
    console.log(`${written} documents of ${source}`);
    let tables = '';
    let first: string | undefined;
    for (const cores of values.cores.split(',').map(positive)) {
      tables = path.resolve(folder, `tables-${cores}`);
      const { steps, rows } = await runJob({
        input,
        tables,
        cores,
        partitions,
        report: path.resolve(folder, 'report.json'),
      });
      console.log(`\nlocal[${cores}], ${partitions} partitions\n${table(steps)}`);
      first ??= JSON.stringify(rows);
      check(JSON.stringify(rows) === first, `With ${cores} cores other tables were written: ${JSON.stringify(rows)}`);
    }
    const { notebook } = await tablesNotebook([tables], [], console.log);
    const statistics = indexStatistics(notebook.index);
    console.log(`\n${JSON.stringify(statistics)}`);
    const texts = new Set((await readFile(input, 'utf8')).trimEnd().split('\n').map(titleAndText));
    // The tables themselves are a document.
    check(
      statistics.documents === texts.size + 1,
      `${texts.size} documents went in, ${statistics.documents - 1} came out.`,
    );
    check(statistics.modules > 0 && statistics.gates > 0, 'No modules or no gates were found.');

    const most = positive(values.questions);
    const ids = new Set(documents.slice(0, written).map(({ id }) => id));
    const askable = questions.filter((question) => question.documents.some((id) => ids.has(id)));
    const asked = askable.filter((_, i) => i % Math.max(1, Math.floor(askable.length / most)) === 0).slice(0, most);
    const beside = await notebookFrom(
      documents.slice(0, written).map(({ id, title, text }) => ({
        ...{ id, name: id },
        parsed: { format: 'text' as const, text, title, headings: [], warnings: [] },
      })),
    );
    const [there, here] = [await found(notebook, asked), await found(beside, asked)];
    console.log(
      `${asked.length} questions: a document that answers is in the evidence of ${percent(there)}; of a notebook of the same documents that is built here, ${percent(here)}`,
    );
    check(there >= here - MOST_LOST, 'Spark’s tables answer worse than a notebook that is built here.');
    if (!values['no-interrupt']) {
      const few = path.resolve(folder, 'few.jsonl');
      await writeDocuments(few, documents, Math.min(FEW_DOCUMENTS, documents.length));
      console.log(
        await interruptedJob({ input: few, tables: path.resolve(folder, 'killed'), cores: 2, partitions: 2 }),
      );
    }
  } finally {
    if (values.keep === undefined) await rm(folder, { recursive: true, force: true });
  }
}

function titleAndText(line: string): string {
  const { title, text } = JSON.parse(line) as { title: string; text: string };
  return `${title}\n${text}`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}

main().catch((thrown: unknown) => {
  const { code, message } = toCausewayError(thrown);
  console.error(message);
  process.exitCode = code === 'usage' ? 2 : 1;
});
