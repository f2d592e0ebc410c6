/**
 * @file `npm run train:reader`: makes the reader of sentences that is shipped beside the encoder, and what its word counts. The passages that it learns from
 * are written by the app's own code, the layers are fitted with PyTorch, and everything else is fitted here.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import { loadSearchModels, unloadSearchModels, SEARCH_OPTIONS, type SearchValues } from '../searching.ts';
import { say, WEIGHTS } from '../train-relevance/options.ts';
import { markedClaims } from '../train-relevance/marked-claims.ts';
import { OWN_NOTEBOOKS } from '../train-relevance/sources.ts';
import { notebookWordings, trainingWordings, type Wording } from '../wordings.ts';
import { weigh } from './weigh.ts';
import { writeStatements } from './statements.ts';
import { writeWindows } from './windows.ts';

const USAGE = `npm run train:reader -- FOLDER [--data FOLDER] [--without NAME]... [--python COMMAND] [--on FILE] [--from PART]

FOLDER           the encoder's checkpoint, as for make:encoder
--data FOLDER    question sets (default: CAUSEWAY_DATA, else ../shared/data)
--without NAME   leaves out questions of sets whose name contains that; may be repeated
--python COMMAND a Python with torch, transformers and safetensors (default: python3)
--on FILE        goes on from that reader instead of the encoder: a shipped graph (public/encoder/model/onnx/reader_quantized.onnx; the Python needs
                 onnx, too) or fitted weights (.cache/reader/layers/model.safetensors)
--from PART      windows, layers, asked, graph or weights: does only what comes from there on; what comes before is taken from .cache/reader

Writes public/encoder (the reader's graph) and src/engine/retrieve/weights (reading.ts, comparing.ts, surroundings.ts,
read-answers.ts, all-read-answers.ts).`;

/** Sets of sentences of which it is known what causes they claim. */
const SENTENCES = ['causal-news-train', 'semeval-cause-train'];

/** What is done, each with what those before it give. */
const PARTS = ['windows', 'layers', 'asked', 'graph', 'weights'] as const;
const ROOT = path.resolve(import.meta.dirname, '../../..');
const CACHE = path.join(ROOT, '.cache/reader');
const LINES = path.join(CACHE, 'windows.jsonl');
const STATEMENTS = path.join(CACHE, 'statements.jsonl');
const WORDINGS = path.join(CACHE, 'wordings.jsonl');
const LAYERS = path.join(CACHE, 'layers');

function run(command: string, parameters: readonly string[]): void {
  const { status, error } = spawnSync(command, parameters, { stdio: 'inherit', cwd: ROOT });
  if (status !== 0) throw new CausewayError('usage', error?.message ?? `${command} failed; see above.`);
}

/** What the questions of our own notebooks ask for. */
async function asksOfNotebooks(without: readonly string[]): Promise<Wording[]> {
  const names = (await readdir(OWN_NOTEBOOKS, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const learned = names.map(({ name }) => name).filter((name) => !without.some((part) => name.includes(part)));
  const files = learned.sort().map((name) => path.join(OWN_NOTEBOOKS, name, 'questions.jsonl'));
  return (await Promise.all(files.map(notebookWordings))).flat();
}

async function useModels(
  values: SearchValues,
  work: (models: NonNullable<Awaited<ReturnType<typeof loadSearchModels>>>) => Promise<void>,
) {
  const models = await loadSearchModels(values, say);
  if (!models?.encoder) throw new CausewayError('usage', 'The encoder is needed for this.');
  await work(models);
  await unloadSearchModels(models);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: 'string', default: process.env['CAUSEWAY_DATA'] ?? path.resolve('../shared/data') },
      without: { type: 'string', multiple: true, default: [] },
      python: { type: 'string', default: 'python3' },
      on: { type: 'string' },
      from: { type: 'string', default: PARTS[0] },
      help: { type: 'boolean', default: false },
      ...SEARCH_OPTIONS,
    },
  });
  const [checkpoint] = positionals;
  const from = PARTS.findIndex((part) => part === values.from);
  if (values.help) return console.log(USAGE);
  if (checkpoint === undefined || from < 0) throw new CausewayError('usage', USAGE);
  const isDone = (part: (typeof PARTS)[number]) => PARTS.indexOf(part) >= from;
  await mkdir(CACHE, { recursive: true });
  if (isDone('windows')) {
    await useModels(values, (models) => writeWindows(LINES, values.data, values.without, models));
    const dossiers = [path.join(values.data, 'cases-train'), OWN_NOTEBOOKS];
    const sentences = SENTENCES.map((set) => path.join(values.data, set, 'sentences.jsonl'));
    await writeStatements(STATEMENTS, dossiers, sentences, await markedClaims(values.data, say), say);
  }
  if (isDone('layers'))
    run(values.python, [
      ...[path.join(import.meta.dirname, 'train.py'), checkpoint, LINES, STATEMENTS, LAYERS],
      ...(values.on === undefined ? [] : [path.resolve(values.on)]),
    ]);
  if (isDone('asked')) {
    const wordings = [...(await trainingWordings(values.data)), ...(await asksOfNotebooks(values.without))];
    await writeFile(WORDINGS, wordings.map((wording) => `${JSON.stringify(wording)}\n`).join(''));
    run(values.python, [path.join(import.meta.dirname, 'asked.py'), WORDINGS, LAYERS]);
  }
  if (isDone('graph')) run('npm', ['run', 'make:encoder', '--', checkpoint, '--reader', LAYERS]);
  await useModels(values, async (models) => {
    const reader = models.encoder!.sentences;
    if (!reader) throw new CausewayError('usage', 'There is no reader in public/encoder.');
    await weigh(models, reader, WEIGHTS);
  });
}

main().catch((thrown: unknown) => {
  console.error(toCausewayError(thrown).message);
  process.exitCode = thrown instanceof CausewayError && thrown.code === 'usage' ? 2 : 1;
});
