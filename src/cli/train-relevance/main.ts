/**
 * @file `npm run train:relevance`: trains the networks that weigh words, meaning and the graph (`engine/retrieve/weights`) on question sets and on
 * the questions beside this file. Seeded: the same data and encoder give the same weights.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Network } from '../../engine/retrieve/network.ts';
import { SENTENCE_SIGNALS } from '../../engine/retrieve/sentence-signals.ts';
import { PASSAGE_SIGNALS } from '../../engine/retrieve/signals.ts';
import { CHAIN_SIGNALS, type ChainStep } from '../../engine/retrieve/support-chain.ts';
import { seededRandom } from '../../engine/random.ts';
import { shippedWords } from '../encoding/shipped-words.ts';
import { loadSearchModels, unloadSearchModels } from '../searching.ts';
import {
  ask,
  chainExamples,
  partlyEmbedded,
  passageExample,
  sentenceExample,
  withoutWords,
  wordless,
  type Asked,
} from './examples.ts';
import type { PassageValues } from '../../engine/retrieve/sections.ts';
import { fitAside } from './fit-aside.ts';
import { fitNetwork, type Example } from './fit-network.ts';
import { readNetwork, readTrainingOptions, say, SEED, write, type TrainingOptions } from './options.ts';
import { NearWords } from './near-words.ts';
import { trainingNotebooks } from './notebooks.ts';

/** Rounds in which the chain learns from choices that it made itself. */
const ROUNDS = 2;
/** What a question counts that is taken as if it were said in other words. */
const OTHER_WORDS = 0.5;

/** What a chain goes by before anything is trained: fit, what is new, and ties. */
function beginner({ sections, signals }: ChainStep): Float32Array {
  const width = CHAIN_SIGNALS.length;
  const at = (name: (typeof CHAIN_SIGNALS)[number]) => CHAIN_SIGNALS.indexOf(name);
  return Float32Array.from(sections, (_, slot) => {
    const signal = (name: (typeof CHAIN_SIGNALS)[number]) => signals[slot * width + at(name)]!;
    return (
      4 * signal('fit') + 4 * signal('visitsByName') + 4 * signal('tieFresh') + 2 * signal('tie') + 2 * signal('fresh')
    );
  });
}

async function main(options: TrainingOptions): Promise<void> {
  const models = await loadSearchModels(options.search, say);
  const random = seededRandom(SEED);
  const nearWords = new NearWords(await shippedWords());
  // Every question as it is asked without an encoder, with one, and with one that has read a part of the notebook; at times
  // where it is not even known what words mean, or the encoder reads no words. Those that quote their documents once more in other words.
  const asked: Asked[] = [];
  for await (const { prepared, questions, nearness } of trainingNotebooks(options.data, models, options.without, say)) {
    for (const { question, evidence, weight, quotes } of questions) {
      const other = quotes ? nearWords.inOtherWords(prepared, question, random) : null;
      asked.push(ask(prepared, question, evidence, null, weight));
      if (other !== null) asked.push(ask(prepared, other, evidence, null, OTHER_WORDS));
      if (random() < 0.3) asked.push(ask(wordless(prepared), question, evidence, null, weight));
      const near = await nearness(question);
      if (near === null) continue;
      asked.push(ask(prepared, question, evidence, near, weight));
      if (other !== null) asked.push(ask(prepared, other, evidence, await nearness(other), OTHER_WORDS));
      asked.push(ask(prepared, question, evidence, withoutWords(near), weight / 3));
      const share = 0.2 + 0.6 * random();
      asked.push(
        ask(
          prepared,
          question,
          evidence,
          partlyEmbedded(near, () => random() < share),
          weight / 3,
        ),
      );
    }
  }
  await unloadSearchModels(models);
  say(`${asked.length} questions`);
  const present = (example: Example | null): example is Example =>
    example !== null && example.right.some((right) => right > 0);

  const isRead = ({ prepared }: Asked) => prepared.nearness !== undefined;
  const kinds = [
    { file: 'passages-alone.ts', name: 'PASSAGE_ALONE_WEIGHTS', asked: asked.filter((one) => !isRead(one)) },
    { file: 'passages.ts', name: 'PASSAGE_WEIGHTS', asked: asked.filter(isRead) },
  ];
  let known: (Network | null)[] = kinds.map(() => null);
  // What the first network wrongly takes for the best, the second one learns from.
  for (const epochs of options.isTrained('passages') ? [10, 40] : []) {
    const examples = kinds.map((kind, i) =>
      kind.asked.map((one) => passageExample(one, random, known[i]!)).filter(present),
    );
    known = await Promise.all(
      kinds.map(async ({ file, name }, i) => {
        const weights = await fitAside(
          examples[i]!,
          { signals: PASSAGE_SIGNALS, units: 32, loss: 'list', epochs, rate: 0.006, decay: 1e-4, seed: SEED },
          (epoch, loss) => epoch % 8 === 0 && say(`${file} ${epoch}: ${loss.toFixed(4)}`),
        );
        await write(options.out, file, name, weights);
        return new Network(weights);
      }),
    );
  }
  if (!options.isTrained('passages')) {
    known = await Promise.all(kinds.map(({ file, name }) => readNetwork(options.out, file, name)));
  }
  const [alone, withEncoder] = known as [Network, Network];
  const passages: PassageValues = (signals, hasEncoder) => (hasEncoder ? withEncoder : alone).values(signals);

  let chain: Network | null = options.isTrained('chain')
    ? null
    : await readNetwork(options.out, 'chain.ts', 'CHAIN_WEIGHTS');
  const steps: Example[] = [];
  for (let round = 0; options.isTrained('chain') && round < ROUNDS; round++) {
    const known = chain;
    const policy = known ? ({ signals }: ChainStep) => known.values(signals) : beginner;
    for (const one of asked) steps.push(...chainExamples(one, passages, policy, random).filter(present));
    const chainWeights = fitNetwork(
      steps,
      { signals: CHAIN_SIGNALS, units: 12, loss: 'list', epochs: 12, rate: 0.004, decay: 1e-2, seed: SEED + round },
      (epoch, loss) => epoch % 4 === 0 && say(`chain ${round}.${epoch}: ${loss.toFixed(4)}`),
    );
    await write(options.out, 'chain.ts', 'CHAIN_WEIGHTS', chainWeights);
    chain = new Network(chainWeights);
  }
  const trained = chain!;

  const sentenceWeights = fitNetwork(
    asked.map((one) => sentenceExample(one, passages, trained)).filter(present),
    { signals: SENTENCE_SIGNALS, units: 32, loss: 'each', epochs: 16, rate: 0.004, decay: 1e-2, seed: SEED },
    (epoch, loss) => epoch % 4 === 0 && say(`sentences ${epoch}: ${loss.toFixed(4)}`),
  );
  await write(options.out, 'sentences.ts', 'SENTENCE_WEIGHTS', sentenceWeights);
}

const options = readTrainingOptions();
if (options?.isTrained('sentences')) await main(options);
// Whether there is an answer is learned from what the networks find that were just written: that takes a process which loads them.
const second = path.resolve(import.meta.dirname, 'answers.ts');
if (options !== null) {
  process.exitCode =
    spawnSync(process.execPath, [...process.execArgv, second, ...process.argv.slice(2)], { stdio: 'inherit' }).status ??
    1;
}
