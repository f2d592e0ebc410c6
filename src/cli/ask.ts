/**
 * @file `npm run ask -- PATH... "question"`: the engine in the terminal, with the encoder that comes with the app, or with local models that
 * find and order passages where their folders are named. `--notebook FILE` keeps what was read and built for the next question, `--statements` has the encoder's reader look
 * for what led to what. A folder or a .zip of tables (docs/scale.md) is a path like any other. Prints the answer with numbered citations. Exit status 0: answered, 3: not in the documents, 2: bad usage. Messages go to standard error.
 */
import { parseArgs } from 'node:util';
import { CausewayError, toCausewayError } from '../engine/errors.ts';
import { stepParts } from '../engine/export/manuscript.ts';
import { askNotebook } from '../engine/notebook/ask.ts';
import type { Search } from '../engine/evaluate/searched.ts';
import { besides } from '../engine/notebook/set-aside.ts';
import { indexStatistics } from '../engine/notebook/build.ts';
import type { EmbeddingBlock } from '../engine/records.ts';
import type { Answer, Evidence, JudgedEvidence, Verdict } from '../engine/types.ts';
import { KeptNotebook } from './keeping/keep-notebook.ts';
import { DamagedNotebook, NotebookFile } from './keeping/notebook-file.ts';
import { listFiles, type MemoryNotebook } from './notebook.ts';
import {
  checkSearchValues,
  loadSearchModels,
  SEARCH_OPTIONS,
  SEARCH_USAGE,
  searchOf,
  unloadSearchModels,
  type SearchModels,
  type SearchValues,
} from './searching.ts';
import { partPaths, tablesNotebook, type TablesVectors } from './tables/tables-notebook.ts';

const USAGE = `Usage: npm run ask -- [--notebook FILE] PATH... "question" [--json] [--statements] ${SEARCH_USAGE}`;
const EXIT = { answered: 0, usage: 2, 'not-in-documents': 3 } as const;

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  yes: 'Yes, by what your documents say.',
  no: 'No, by what your documents say.',
  disagree: 'Your documents disagree.',
};

const HEADINGS = { path: 'Causal path:', links: 'Links said by themselves:' };

/** The answer as the documented JSON object: documents are named by their path. */
function asJson(answer: Answer, { names, index }: MemoryNotebook) {
  const named = <T extends { documentId: string }>({ documentId, ...rest }: T) => ({
    document: names.get(documentId) ?? documentId,
    ...rest,
  });
  const gates = answer.trace.gates.map((gate) => ({ ...gate, evidence: gate.evidence.map(named<Evidence>) }));
  return {
    status: answer.status,
    ...(answer.meant && { meant: answer.meant }),
    ...(answer.verdict && { verdict: answer.verdict }),
    answer: answer.sentences.map(({ text }) => text).join(' '),
    sentences: answer.sentences.map(({ text, citations }) => ({ text, citations: citations.map(named) })),
    path: answer.path.map((step) => ({
      ...step,
      gate: step.gate && { ...step.gate, evidence: step.gate.evidence.map(named<Evidence>) },
    })),
    evidence: answer.evidence.map(named<Evidence>),
    trace: {
      seeds: answer.trace.seeds,
      hops: answer.trace.hops,
      gates,
      kept: answer.trace.kept.map(named<JudgedEvidence>),
      rejected: answer.trace.rejected.map(named<JudgedEvidence>),
      timings: answer.trace.timings,
    },
    index: indexStatistics(index),
  };
}

function asText(answer: Answer, { names }: MemoryNotebook): string {
  const place = ({ documentId, start, end }: Pick<Evidence, 'documentId' | 'start' | 'end'>) =>
    `${names.get(documentId) ?? documentId}:${start}-${end}`;
  const taken = (answer.meant ?? []).map(
    ({ asked, word }) => `“${asked}” is in none of your documents; it was taken for “${word}”.`,
  );
  if (answer.status === 'not-in-documents') {
    return [
      ...taken,
      'Not in your documents. The nearest passages are:',
      ...answer.evidence.map((item) => `  ${item.text}\n    ${place(item)}`),
    ].join('\n');
  }
  const lines = [
    ...taken,
    ...(answer.verdict ? [VERDICTS[answer.verdict]] : []),
    ...answer.sentences.map(
      ({ text, citations }) => `${text} ${citations.map(({ number }) => `[${number}]`).join('')}`,
    ),
  ];
  for (const { heading, shown } of stepParts(answer.path, HEADINGS)) {
    lines.push('', heading);
    for (const { cause, effect, polarity, citation, gate } of shown) {
      const arrow = `${gate ? '=gate=' : '--'}${polarity > 0 ? '+' : '−'}>`;
      lines.push(`  ${cause} ${arrow} ${effect} [${citation}]`);
    }
  }
  lines.push('');
  for (const { citations } of answer.sentences) {
    for (const citation of citations) {
      const kind = [citation.part, citation.beside].filter((each) => each !== undefined).join(': ');
      lines.push(`[${citation.number}] ${place(citation)}${kind === '' ? '' : ` (${kind})`} "${citation.text}"`);
    }
  }
  return lines.join('\n');
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      notebook: { type: 'string' },
      statements: { type: 'boolean', default: false },
      ...SEARCH_OPTIONS,
    },
  });
  const question = positionals.pop();
  const isAsked = question !== undefined && (positionals.length > 0 || values.notebook !== undefined);
  if (values.help || !isAsked) throw new CausewayError('usage', USAGE);
  checkSearchValues(values);
  const { tables, others } = await partPaths(positionals);
  if (tables.length > 0) return answerFromTables(question, tables, others, values);
  const kept = values.notebook;
  const file = kept === undefined ? NotebookFile.empty('') : await NotebookFile.open(kept, say);
  const files = await listFiles(positionals);
  try {
    return await answer(question, files, file, values);
  } catch (thrown) {
    if (!(thrown instanceof DamagedNotebook) || kept === undefined) throw thrown;
    say(`${kept} is damaged, so everything is read anew.`);
    return answer(question, files, NotebookFile.empty(kept), values);
  }
}

interface Values extends SearchValues {
  json: boolean;
  statements: boolean;
  notebook?: string | undefined;
}

/**
 * Answers a question.
 *
 * @param file what is kept of the notebook
 * @param files to be read; none: what is kept is asked
 * @returns the exit status
 */
async function answer(question: string, files: readonly string[], file: NotebookFile, values: Values): Promise<number> {
  const kept = new KeptNotebook(file, values.notebook !== undefined, say);
  try {
    return await answerFrom(kept, question, files, values);
  } finally {
    await kept.close();
  }
}

async function answerFrom(
  kept: KeptNotebook,
  question: string,
  files: readonly string[],
  values: Values,
): Promise<number> {
  if (files.length > 0 || kept.isEmpty) {
    await kept.read(files, {
      onProblem: (path, error) => say(`${path}: ${error.message}`),
      onWarning: (path, warning) => say(`${path}: ${warning}`),
      onPage: (path, done, total) => done < total && say(`${path}: recognising picture ${done + 1} of ${total}`),
    });
  }
  if (kept.isEmpty) throw new CausewayError('usage', 'None of these files could be read.');
  return withModels(values, async (models) => {
    const reader = values.statements ? models?.encoder?.sentences : undefined;
    if (values.statements && !reader) say('No reader came with the encoder, so statements are those of the grammar.');
    const notebook = await kept.build(reader ? { reader, model: models!.encoder!.id } : null);
    const search = models && (await searchOf(notebook, models, say, await kept.vectors(notebook, models)));
    return tell(question, notebook, search, values.json);
  });
}

/**
 * Answers a question from tables, with files beside them. They are read anew each time.
 *
 * @returns the exit status
 */
async function answerFromTables(
  question: string,
  tables: readonly string[],
  others: readonly string[],
  values: Values,
): Promise<number> {
  if (values.notebook !== undefined) {
    throw new CausewayError('usage', 'Tables are read anew for each question and are not kept: leave out --notebook.');
  }
  if (values.statements) say('Statements are those of the tables and of the grammar.');
  const { notebook, vectors } = await tablesNotebook(tables, others, say);
  return withModels(values, async (models) => {
    const kept = models?.encoder ? keptVectors(vectors, models.encoder.id) : [];
    return tell(question, notebook, models && (await searchOf(notebook, models, say, undefined, kept)), values.json);
  });
}

/** Vectors of tables that the encoder here need not make; of others it is told that they are made anew. */
function keptVectors(vectors: readonly TablesVectors[], encoder: string): EmbeddingBlock[] {
  return vectors.flatMap(({ encoder: by, blocks }) => {
    if (by === encoder && blocks.length > 0) return blocks;
    say(`The vectors of these tables are by “${by}”, which is not known to be the encoder here: they are made anew.`);
    return [];
  });
}

async function withModels(values: Values, use: (models: SearchModels | null) => Promise<number>): Promise<number> {
  const models = await loadSearchModels(values, say);
  try {
    return await use(models);
  } finally {
    await unloadSearchModels(models);
  }
}

/** Asks and prints. @returns the exit status */
async function tell(
  question: string,
  notebook: MemoryNotebook,
  search: Search | null,
  isJson: boolean,
): Promise<number> {
  const options = { clock: () => performance.now(), ...(await search?.(question)) };
  const { index, text } = besides(notebook.index, question);
  const found = { ...(await askNotebook(index, notebook.texts, text, options)), question };
  process.stdout.write(`${isJson ? JSON.stringify(asJson(found, notebook), null, 2) : asText(found, notebook)}\n`);
  return EXIT[found.status];
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (thrown: unknown) => {
    const error = thrown instanceof TypeError && 'code' in thrown ? thrown : toCausewayError(thrown);
    say(error instanceof CausewayError ? error.message : `${(error as Error).message} ${USAGE}`);
    const bad =
      !(error instanceof CausewayError) || ['usage', 'question-empty', 'question-too-long'].includes(error.code);
    process.exitCode = bad ? EXIT.usage : 1;
  },
);
