/**
 * @file The last part of `npm run train:reader`: fits what the reader's word counts beside everything else that is known of a sentence, and whether there is
 * an answer at all. It is fitted on notebooks that nothing else was trained on (`kept-apart/`), since a reader is surer of what it has seen.
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isAnswerable } from '../../engine/evaluate/dataset.ts';
import { linesOf } from '../../engine/notebook/passage-lines.ts';
import type { SentenceReader } from '../../engine/ports.ts';
import { seededRandom } from '../../engine/random.ts';
import { answerSignals, READ_ANSWER_SIGNALS, readAnswerSignals } from '../../engine/reason/sufficiency.ts';
import { findCausalPath, whereAsked } from '../../engine/retrieve/causal-path.ts';
import { chanceOf, Network } from '../../engine/retrieve/network.ts';
import { DEFAULT_PARAMETERS } from '../../engine/retrieve/parameters.ts';
import { passagesToRead, READING_SIGNALS, readingOf, readingSignals } from '../../engine/retrieve/reading.ts';
import { scoreRelevance, type Reading, type Relevance } from '../../engine/retrieve/relevance.ts';
import { ask, type Asked } from '../train-relevance/examples.ts';
import { fitNetwork, type Example } from '../train-relevance/fit-network.ts';
import { trainingNotebook, type TrainingNotebook } from '../train-relevance/notebooks.ts';
import { say, SEED, write } from '../train-relevance/options.ts';
import { partOf, type Place } from '../train-relevance/parts.ts';
import { fileSet, type SourceQuestion } from '../train-relevance/sources.ts';
import type { SearchModels } from '../searching.ts';

const KEPT_APART = path.resolve(import.meta.dirname, 'kept-apart');
/** Questions of other notebooks that each one is asked. */
const FOREIGN = 12;
/** Documents without which a notebook still has something to say. */
const LEAST_LEFT = 3;
/** A sentence of which this share is evidence is evidence. */
const LEAST_SHARE = 0.5;
/** What it costs to refuse what is there, beside answering what is not. */
const REFUSAL_COST = 2.5;

/** A question as it was read, and whether its answer is there. */
interface Read {
  asked: Asked;
  relevance: Relevance;
  reading: Reading;
  isThere: boolean;
}

async function readIn(
  { prepared, nearness }: Place,
  texts: TrainingNotebook['texts'],
  reader: SentenceReader,
  { question, evidence }: SourceQuestion,
  isThere: boolean,
): Promise<Read | null> {
  const near = await nearness(question);
  const asked = ask(prepared, question, isThere ? evidence : [], near, 1);
  const relevance = scoreRelevance(asked.prepared, asked.question);
  const passages = passagesToRead(relevance);
  if (passages.length === 0) return null;
  const scores = await reader.readSentences(question, await linesOf(prepared.index, texts, passages));
  return { asked, relevance, reading: readingOf(asked.prepared, passages, scores), isThere };
}

function sentenceExample({ asked, relevance, reading }: Read): Example {
  return {
    signals: readingSignals(relevance, reading),
    right: Float32Array.from(reading.sentences.keys(), (sentence) =>
      (asked.evidence.get(sentence) ?? 0) >= LEAST_SHARE ? 1 : 0,
    ),
    weight: 1,
  };
}

function answerExample({ asked, relevance, reading, isThere }: Read, weights: Network): Example | null {
  const { prepared, question } = asked;
  const route = whereAsked(prepared, question, relevance);
  const causal = findCausalPath(prepared, question, () => true, DEFAULT_PARAMETERS, route);
  const signals = answerSignals(prepared, question, relevance, causal);
  if (signals === null || causal.statements.length > 0) return null;
  const sentences = relevance.sentences.slice();
  const values = weights.values(readingSignals(relevance, reading));
  [...reading.sentences.keys()].forEach((sentence, i) => (sentences[sentence] = chanceOf(values[i]!)));
  return {
    signals: readAnswerSignals(signals, sentences, reading),
    right: Float32Array.of(isThere ? 1 : 0),
    weight: isThere ? REFUSAL_COST : 1,
  };
}

async function keptApart(models: SearchModels): Promise<TrainingNotebook[]> {
  const notebooks: TrainingNotebook[] = [];
  for (const name of existsSync(KEPT_APART) ? (await readdir(KEPT_APART)).sort() : []) {
    const folder = path.join(KEPT_APART, name);
    const file = path.join(folder, 'questions.jsonl');
    if (!existsSync(file)) continue;
    const set = await fileSet(`kept-apart/${name}`, path.join(folder, 'files'), file, () => true, say);
    notebooks.push(await trainingNotebook(set, models, say));
  }
  return notebooks;
}

/**
 * Reads all questions to the notebooks that are kept apart, to those without the documents that answer them, and to other notebooks, and fits both
 * networks.
 *
 * @param out where the weights go
 */
export async function weigh(models: SearchModels, reader: SentenceReader, out: string): Promise<void> {
  const random = seededRandom(SEED);
  const notebooks = await keptApart(models);
  const read: Read[] = [];
  for (const notebook of notebooks) {
    const { prepared, texts, questions } = notebook;
    const { ids } = prepared.index.documents;
    const add = async (place: Place, question: SourceQuestion, isThere: boolean) => {
      const one = await readIn(place, texts, reader, question, isThere);
      if (one) read.push(one);
    };
    for (const question of questions) {
      await add(notebook, question, isAnswerable(question));
      const answering = new Set(question.evidence.map(({ documentId }) => documentId));
      const left = new Set(ids.filter((id) => !answering.has(id)));
      if (isAnswerable(question) && left.size >= LEAST_LEFT) await add(partOf(notebook, left), question, false);
    }
    const others = notebooks.filter((other) => other !== notebook).flatMap((other) => other.questions);
    for (let i = 0; i < Math.min(FOREIGN, others.length); i++) {
      await add(notebook, others[Math.floor(random() * others.length)]!, false);
    }
    say(`${notebook.name}: ${read.length} questions read`);
  }
  const fitting = { loss: 'each', rate: 0.01, seed: SEED } as const;
  const sentences = fitNetwork(
    read.filter(({ isThere }) => isThere).map(sentenceExample),
    { ...fitting, signals: READING_SIGNALS, units: 4, epochs: 300, decay: 1e-4 },
    (epoch, loss) => epoch % 100 === 0 && say(`reading ${epoch}: ${loss.toFixed(4)}`),
  );
  await write(out, 'reading.ts', 'READING_WEIGHTS', sentences, 'train:reader');
  const weights = new Network(sentences);
  const answers = fitNetwork(
    read.map((one) => answerExample(one, weights)).filter((example) => example !== null),
    // Few, so that what nothing answers is not taken for an answer because nothing like it was seen.
    { ...fitting, signals: READ_ANSWER_SIGNALS, units: 2, epochs: 100, decay: 1e-3 },
    (epoch, loss) => epoch % 100 === 0 && say(`answers ${epoch}: ${loss.toFixed(4)}`),
  );
  await write(out, 'read-answers.ts', 'READ_ANSWER_WEIGHTS', answers, 'train:reader');
}
