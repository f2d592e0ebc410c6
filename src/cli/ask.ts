/**
 * @file `npm run ask -- PATH... "question"`: the engine in the terminal, with the encoder that comes with the app, or with local models that
 * find and order passages where their folders are named. Prints the answer with numbered citations. Exit status 0: answered, 3: not in the documents, 2: bad usage. Messages go to standard error.
 */
import { parseArgs } from 'node:util';
import { CausewayError, toCausewayError } from '../engine/errors.ts';
import { askNotebook } from '../engine/notebook/ask.ts';
import { besides } from '../engine/notebook/set-aside.ts';
import { indexStatistics } from '../engine/notebook/build.ts';
import type { Answer, Evidence, JudgedEvidence, Verdict } from '../engine/types.ts';
import { listFiles, notebookFrom, readFiles, type MemoryNotebook } from './notebook.ts';
import {
  checkSearchValues,
  loadSearchModels,
  SEARCH_OPTIONS,
  SEARCH_USAGE,
  searchOf,
  unloadSearchModels,
} from './searching.ts';

const USAGE = `Usage: npm run ask -- PATH... "question" [--json] ${SEARCH_USAGE}`;
const EXIT = { answered: 0, usage: 2, 'not-in-documents': 3 } as const;

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  yes: 'Yes, by what your documents say.',
  no: 'No, by what your documents say.',
  disagree: 'Your documents disagree.',
};

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
  if (answer.path.length > 0) {
    lines.push('', 'Causal path:');
    for (const { cause, effect, polarity, citation, gate } of answer.path) {
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
      ...SEARCH_OPTIONS,
    },
  });
  const question = positionals.pop();
  if (values.help || question === undefined || positionals.length === 0) throw new CausewayError('usage', USAGE);
  checkSearchValues(values);
  const documents = await readFiles(await listFiles(positionals), {
    onProblem: (file, error) => say(`${file}: ${error.message}`),
    onWarning: (file, warning) => say(`${file}: ${warning}`),
    onPage: (file, done, total) => done < total && say(`${file}: recognising picture ${done + 1} of ${total}`),
  });
  if (documents.length === 0) throw new CausewayError('usage', 'None of these files could be read.');
  const models = await loadSearchModels(values, say);
  const notebook = await notebookFrom(documents);
  const found = models && (await (await searchOf(notebook, models, say))(question));
  const options = { clock: () => performance.now(), ...found };
  const { index, text } = besides(notebook.index, question);
  const answer = { ...(await askNotebook(index, notebook.texts, text, options)), question };
  await unloadSearchModels(models);
  process.stdout.write(
    `${values.json ? JSON.stringify(asJson(answer, notebook), null, 2) : asText(answer, notebook)}\n`,
  );
  return EXIT[answer.status];
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
