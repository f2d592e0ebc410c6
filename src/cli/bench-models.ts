/**
 * @file `npm run bench:models -- [folder] [--dist build]`: what our layer costs over transformers.js itself, on the same models in the same
 * run: embedding, generation, the first token. Ratios of medians; times alone say only how fast this machine is. Then the longest task
 * of the page's thread while the chat model works in the production build, which is made first unless `--dist` names one.
 *
 * The folder holds one model in each of its folders `tiny-encoder` and `tiny-chat`; the default are those of `npm run make:models`.
 */
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  AutoModelForCausalLM,
  AutoTokenizer,
  pipeline,
  type PreTrainedTokenizer,
  type Tensor,
} from '@huggingface/transformers';
import { openModelFiles } from '../adapters/transformers/library-files.ts';
import { loadTransformersModel } from '../adapters/transformers/load.ts';
import { renderPrompt } from '../adapters/transformers/prompt.ts';
import type { ChatMessage, Embedder, LanguageModel, ModelFiles } from '../engine/ports.ts';
import { seededRandom } from '../engine/random.ts';
import type { RunnableModel } from '../rpc/models.ts';
import { measurePageTasks } from './bench/model-page.ts';
import { alignColumns } from './bench/table.ts';
import { folderFiles } from './folder-files.ts';
import { loadGrammarLibrary } from './grammar-library.ts';
import { MODEL_CACHE, writeModels } from './make-models/write.ts';

const ROUNDS = 9;
const TEXTS = 384;
const BATCH_SIZES = [1, 8, 16, 32, 64, 128];
const OUTPUT_TOKENS = 96;
const WORDS = 'the storm flood pump caused a delay of trains because water power failed and city lights went out'.split(
  ' ',
);

/** Sentences of 4 to 60 words, as passages differ in length. */
function sampleTexts(count: number): string[] {
  const random = seededRandom(11);
  const word = () => WORDS[Math.floor(random() * WORDS.length)]!;
  return Array.from({ length: count }, () => Array.from({ length: 4 + Math.floor(random() * 56) }, word).join(' '));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Medians of several works, each once a round and in turns, so that whatever else the machine does meets all of them alike. One
 * round before them warms up.
 */
async function medians<Name extends string>(works: Record<Name, () => Promise<number>>): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -1; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? names : [...names].reverse();
    for (const name of order) {
      const value = await works[name]();
      if (round >= 0) times[name].push(value);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}

interface Line {
  what: string;
  measured: string;
  goal: string;
  isReached: boolean;
}

function atLeast(what: string, ratio: number, goal: number): Line {
  return { what, measured: `${ratio.toFixed(2)} ×`, goal: `≥ ${goal} ×`, isReached: ratio >= goal };
}

async function embeddingLines(files: ModelFiles, embedder: Embedder): Promise<Line[]> {
  const opened = openModelFiles(files);
  const raw = await pipeline('feature-extraction', opened.repository, { device: 'cpu', dtype: 'fp32' });
  opened.close();
  const texts = sampleTexts(TEXTS);
  const inBatches = (size: number) => () =>
    milliseconds(async () => {
      for (let at = 0; at < texts.length; at += size) {
        await raw(texts.slice(at, at + size), { pooling: 'mean', normalize: true });
      }
    });
  const works: Record<string, () => Promise<number>> = {
    ours: () => milliseconds(() => embedder.embed(texts, 'passage')),
  };
  for (const size of BATCH_SIZES) works[`batches of ${size}`] = inBatches(size);
  const times = await medians(works);
  await raw.dispose();
  const best = Math.min(...BATCH_SIZES.map((size) => times[`batches of ${size}`]!));
  return [
    atLeast('embedding, over the best batches of the library', best / times['ours']!, 0.95),
    atLeast('embedding, over one by one', times['batches of 1']! / times['ours']!, 1.5),
  ];
}

const PROMPT: readonly ChatMessage[] = [
  { role: 'system', content: 'Say what caused what in the passage, as the passage says it.' },
  { role: 'user', content: sampleTexts(8).join('. ') },
];

/** The files of a chat model that knows no end, so that every output has the same length. */
function endless(files: ModelFiles): ModelFiles {
  return {
    async read(file) {
      const bytes = await files.read(file);
      if (bytes === null || !/config\.json$/.test(file)) return bytes;
      const config = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
      delete config['eos_token_id'];
      delete config['eos_token'];
      return new TextEncoder().encode(JSON.stringify(config));
    },
  };
}

/** Generates so many tokens and gives the time in ms. */
type Generate = (tokens: number) => Promise<number>;

async function rawGeneration(files: ModelFiles): Promise<{ run: Generate; close(): Promise<unknown> }> {
  const opened = openModelFiles(files);
  const tokenizer: PreTrainedTokenizer = await AutoTokenizer.from_pretrained(opened.repository);
  const model = await AutoModelForCausalLM.from_pretrained(opened.repository, { device: 'cpu', dtype: 'fp32' });
  opened.close();
  const run: Generate = (tokens) =>
    milliseconds(async () => {
      const inputs = tokenizer(renderPrompt(tokenizer, PROMPT), { add_special_tokens: false }) as object;
      const output = (await model.generate({ ...inputs, max_new_tokens: tokens, do_sample: false })) as Tensor;
      tokenizer.decode(output.tolist()[0] as number[], { skip_special_tokens: true });
    });
  return { run, close: () => model.dispose() };
}

async function generationLines(files: ModelFiles, model: LanguageModel): Promise<Line[]> {
  const raw = await rawGeneration(files);
  let calls = 0;
  const ours: Generate = async (maxTokens) => {
    // Another beginning each time, so that nothing of the prompt is known from the call before.
    const messages = PROMPT.map((message) => ({ ...message, content: `${calls} ${message.content}` }));
    calls++;
    let outputTokens = 0;
    const time = await milliseconds(async () => ({ outputTokens } = await model.generate({ messages, maxTokens })));
    if (outputTokens !== maxTokens) throw new Error(`${outputTokens} tokens came instead of ${maxTokens}.`);
    return time;
  };
  const times = await medians({
    rawFirst: () => raw.run(1),
    oursFirst: () => ours(1),
    rawAll: () => raw.run(OUTPUT_TOKENS),
    oursAll: () => ours(OUTPUT_TOKENS),
  });
  await raw.close();
  const speed = (times.rawAll - times.rawFirst) / (times.oursAll - times.oursFirst);
  const later = times.oursFirst - times.rawFirst;
  return [
    atLeast('generation, over the library', speed, 0.95),
    {
      what: 'first token, after the library’s',
      measured: `${later.toFixed(1)} ms`,
      goal: '≤ 30 ms',
      isReached: later <= 30,
    },
  ];
}

/** Instructions that many calls share are read once: calls after the first, against calls that share nothing. */
async function sharedLines(model: LanguageModel): Promise<Line[]> {
  const instructions = sampleTexts(24).join('. ');
  let calls = 0;
  const choose = (system: string) =>
    milliseconds(() =>
      model.choose(
        [
          { role: 'system', content: system },
          { role: 'user', content: `Pair ${calls++}: the storm; the outage.` },
        ],
        ['yes', 'no'],
      ),
    );
  const times = await medians({
    shared: () => choose(instructions),
    fresh: () => choose(`${calls} ${instructions}`),
  });
  return [atLeast('judging a pair with shared instructions, over fresh ones', times.fresh / times.shared, 1.5)];
}

/** Longest task on the page's thread that a person does not notice, in milliseconds. */
const LONG_TASK = 100;

async function pageLines(chatFolder: string, dist: string | null): Promise<Line[]> {
  const { importing, answering } = await measurePageTasks(chatFolder, dist);
  const line = (what: string, longest: number): Line => ({
    what: `longest task of the page while a model ${what}`,
    measured: longest === 0 ? '< 50 ms' : `${longest.toFixed(0)} ms`,
    goal: `≤ ${LONG_TASK} ms`,
    isReached: longest <= LONG_TASK,
  });
  return [line('is imported', importing), line('loads and writes', answering)];
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { dist: { type: 'string' } } });
  const folder = positionals[0] ?? MODEL_CACHE;
  if (folder === MODEL_CACHE) writeModels();
  const describe = (task: RunnableModel['task'], contextWindow: number): RunnableModel => {
    return { id: task, task, variant: 'fp32', contextWindow, pooling: 'mean', queryPrefix: '', passagePrefix: '' };
  };
  const load = (description: RunnableModel, files: ModelFiles) =>
    loadTransformersModel(description, { files, device: 'cpu', surroundings: null }, loadGrammarLibrary);
  const encoderFiles = folderFiles(path.join(folder, 'tiny-encoder'));
  const chatFiles = endless(folderFiles(path.join(folder, 'tiny-chat')));
  const encoder = await load(describe('embed', 512), encoderFiles);
  const chat = await load(describe('chat', 8192), chatFiles);
  if (encoder.task !== 'embed' || chat.task !== 'chat') throw new Error('Models of other tasks were loaded.');
  const lines = [
    ...(await embeddingLines(encoderFiles, encoder.port)),
    ...(await generationLines(chatFiles, chat.port)),
    ...(await sharedLines(chat.port)),
  ];
  await encoder.port.unload();
  await chat.port.unload();
  lines.push(...(await pageLines(path.join(folder, 'tiny-chat'), values.dist ?? null)));
  const [busyness] = loadavg() as [number, number, number];
  if (busyness > availableParallelism()) {
    console.error(`This machine is busy (load ${busyness.toFixed(1)}): the page’s tasks come out too long.`);
  }
  console.log(`Medians of ${ROUNDS} rounds, in turns, in one run.\n`);
  console.log(
    alignColumns([
      ['', 'measured', 'goal', ''],
      ...lines.map(({ what, measured, goal, isReached }) => [what, measured, goal, isReached ? '✓' : '✗']),
    ]),
  );
  process.exitCode = lines.every(({ isReached }) => isReached) ? 0 : 1;
}

await main();
