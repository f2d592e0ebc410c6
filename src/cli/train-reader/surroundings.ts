/**
 * @file The last part of `npm run train:reader`: fits what stands around a sentence (`engine/retrieve/surroundings.ts`), on the notebooks that nothing else is trained on, with
 * the networks before it as they are shipped. What was read is kept, a file for each notebook, so that it can be fitted anew in seconds.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isAnswerable } from '../../engine/evaluate/dataset.ts';
import { linesOf, sentenceLines } from '../../engine/notebook/passage-lines.ts';
import type { SentenceReader } from '../../engine/ports.ts';
import {
  passagesToRead,
  readingOf,
  sentencesToCompare,
  withComparison,
  withReading,
} from '../../engine/retrieve/reading.ts';
import type { NetworkWeights } from '../../engine/retrieve/network.ts';
import { scoreRelevance } from '../../engine/retrieve/relevance.ts';
import { SURROUNDING_SIGNALS, surroundingSignals } from '../../engine/retrieve/surroundings.ts';
import type { SearchModels } from '../searching.ts';
import { ask } from '../train-relevance/examples.ts';
import { fitNetwork, type Example, type Fitting } from '../train-relevance/fit-network.ts';
import { trainingNotebook, type TrainingNotebook } from '../train-relevance/notebooks.ts';
import { say, SEED, write } from '../train-relevance/options.ts';
import type { SourceQuestion } from '../train-relevance/training-set.ts';
import { keptApart } from './kept-apart.ts';

/** A sentence of which this share is evidence is evidence. */
const LEAST_SHARE = 0.5;

/** Few units, few passes and a strong pull to zero: some hundreds of questions, of whose twelve sentences one or two are right. */
const FITTING: Omit<Fitting, 'signals' | 'seed'> = { units: 4, loss: 'each', epochs: 60, rate: 0.01, decay: 1e-2 };
/** Networks from so many beginnings, whose values are averaged: each by itself is a matter of luck. */
const NETWORKS = 5;

/** A question's sentences as a line of a file. */
interface Line {
  signals: number[];
  right: number[];
}

async function lineOf(
  { prepared, texts, nearness }: TrainingNotebook,
  reader: SentenceReader,
  { question: text, evidence }: SourceQuestion,
): Promise<Line | null> {
  const asked = ask(prepared, text, evidence, await nearness(text), 1);
  const before = scoreRelevance(asked.prepared, asked.question);
  const passages = passagesToRead(before);
  if (passages.length === 0) return null;
  const scores = await reader.readSentences(text, await linesOf(prepared.index, texts, passages));
  const read = withReading(before, readingOf(asked.prepared, passages, scores));
  const compared = sentencesToCompare(asked.prepared, read);
  const [sideBySide] = await reader.readSentences(text, [await sentenceLines(prepared.index, texts, compared)]);
  const relevance = withComparison(read, compared, sideBySide!);
  const signals = surroundingSignals(asked.prepared, asked.question, before.sentences, relevance, compared);
  return {
    signals: Array.from(signals, (value) => Number(value.toFixed(5))),
    right: compared.map((sentence) => ((asked.evidence.get(sentence) ?? 0) >= LEAST_SHARE ? 1 : 0)),
  };
}

/** Examples by notebook, read where no file holds them yet. */
async function examplesIn(
  kept: string,
  models: SearchModels,
  reader: SentenceReader,
  without: readonly string[],
): Promise<Example[]> {
  const examples: Example[] = [];
  await mkdir(kept, { recursive: true });
  for (const set of await keptApart()) {
    if (without.some((part) => set.name.includes(part))) continue;
    const file = path.join(kept, `${path.basename(set.name)}.jsonl`);
    if (!existsSync(file)) {
      const notebook = await trainingNotebook(set, models, say);
      const lines: Line[] = [];
      for (const question of notebook.questions.filter(isAnswerable)) {
        const line = await lineOf(notebook, reader, question);
        if (line) lines.push(line);
      }
      await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    }
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
    const own = lines.map((line) => JSON.parse(line) as Line);
    for (const { signals, right } of own) {
      examples.push({ signals: Float32Array.from(signals), right: Float32Array.from(right), weight: 1 });
    }
    say(`${set.name}: ${own.length} questions`);
  }
  return examples;
}

/** One network whose value is the mean of those of networks with the same signals, fitted on the same examples. */
export function meanNetwork(networks: readonly NetworkWeights[]): NetworkWeights {
  const share = 1 / networks.length;
  return {
    ...networks[0]!,
    hidden: networks.flatMap(({ hidden }) => hidden),
    hiddenBias: networks.flatMap(({ hiddenBias }) => hiddenBias),
    output: networks.flatMap(({ output }) => output.map((value) => value * share)),
    outputBias: networks.reduce((sum, { outputBias }) => sum + outputBias * share, 0),
  };
}

/**
 * Fits the network.
 *
 * @param kept folder that keeps what was read
 * @param without notebooks whose name contains one of these are left out
 * @param out where the weights go
 */
export async function weighSurroundings(
  kept: string,
  models: SearchModels,
  reader: SentenceReader,
  without: readonly string[],
  out: string,
): Promise<void> {
  const examples = await examplesIn(path.join(kept, models.encoderKey), models, reader, without);
  const networks = Array.from({ length: NETWORKS }, (_, i) =>
    fitNetwork(examples, { ...FITTING, seed: SEED + i, signals: SURROUNDING_SIGNALS }),
  );
  await write(out, 'surroundings.ts', 'SURROUNDINGS_WEIGHTS', meanNetwork(networks), 'train:reader');
}
