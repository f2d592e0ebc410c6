/**
 * @file The last part of `npm run train:reader`: fits what the reader's word counts beside everything else that is known of a sentence, and whether there is
 * an answer at all. It is fitted on notebooks that nothing else was trained on (`kept-apart/`), since a reader is surer of what it has seen.
 */
import { isAnswerable } from '../../engine/evaluate/dataset.ts';
import { linesOf, sentenceLines } from '../../engine/notebook/passage-lines.ts';
import type { AnswerScores, SentenceReader } from '../../engine/ports.ts';
import { seededRandom } from '../../engine/random.ts';
import { answerSignals, isAllRead, READ_ANSWER_SIGNALS, readAnswerSignals } from '../../engine/reason/sufficiency.ts';
import { findCausalPath, whereAsked } from '../../engine/retrieve/causal-path.ts';
import { Network } from '../../engine/retrieve/network.ts';
import { DEFAULT_PARAMETERS } from '../../engine/retrieve/parameters.ts';
import {
  COMPARING_SIGNALS,
  comparingSignals,
  passagesToRead,
  readAlone,
  READING_SIGNALS,
  readingOf,
  readingSignals,
  sentencesToCompare,
  withComparison,
  withReading,
} from '../../engine/retrieve/reading.ts';
import { scoreRelevance, type Reading, type Relevance } from '../../engine/retrieve/relevance.ts';
import { surroundingSignals } from '../../engine/retrieve/surroundings.ts';
import { ask, type Asked } from '../train-relevance/examples.ts';
import { draw } from '../train-relevance/draw.ts';
import { fitNetwork, type Example } from '../train-relevance/fit-network.ts';
import { trainingNotebook, type TrainingNotebook } from '../train-relevance/notebooks.ts';
import { say, SEED, write } from '../train-relevance/options.ts';
import { partOf, type Place } from '../train-relevance/parts.ts';
import { shelfOf } from '../train-relevance/sources.ts';
import type { SourceQuestion } from '../train-relevance/training-set.ts';
import type { SearchModels } from '../searching.ts';
import { keptApart } from './kept-apart.ts';
import { fitSurroundings } from './surroundings.ts';

/** Questions of other notebooks that each one is asked. */
const FOREIGN = 4;
/** A sentence of which this share is evidence is evidence. */
const LEAST_SHARE = 0.5;
/** What it costs to refuse what is there, beside answering what is not. */
const REFUSAL_COST = 2.5;

/** Of so many questions on one matter one is read … */
const READ_EACH = 2;
/** … and of so many one is put to what of its notebook does not answer it. */
const LEFT_EACH = 8;
/** Of so many questions on one matter one is put to all notebooks on one shelf, too: there more is near and does not answer. */
const SHELF_EACH = 12;
/** A question on a few notes, or on what one person keeps, is put to its notebook among so many others, or to these alone: people keep many matters together. */
const AMONG = [2, 5, 12, 29];

/** Whether a notebook is not a dossier or a paper on one matter, but a few notes, or many matters that one person keeps. */
function isManifold(name: string): boolean {
  return /\/(?:small|p)-/u.test(name);
}

/** A question as it was read, and whether its answer is there. */
interface Read {
  asked: Asked;
  /** Before it was read. */
  relevance: Relevance;
  reading: Reading;
  isThere: boolean;
  /** A part of a notebook says whether there is an answer, not which sentence it is: that was learned from the whole. */
  isPart: boolean;
  lines: (sentences: readonly number[]) => Promise<string[]>;
}

/** What was said of the best sentences alone. */
interface Compared {
  relevance: Relevance;
  sentences: readonly number[];
  scores: AnswerScores;
}

async function readIn(
  { prepared, nearness }: Place,
  texts: TrainingNotebook['texts'],
  reader: SentenceReader,
  { question, evidence }: SourceQuestion,
  isThere: boolean,
  isPart: boolean,
): Promise<Read | null> {
  const near = await nearness(question);
  const asked = ask(prepared, question, isThere ? evidence : [], near, 1);
  const relevance = scoreRelevance(asked.prepared, asked.question);
  const passages = passagesToRead(relevance);
  if (passages.length === 0) return null;
  const scores = await reader.readSentences(question, await linesOf(prepared.index, texts, passages));
  const lines = (sentences: readonly number[]) => sentenceLines(prepared.index, texts, sentences);
  return { asked, relevance, reading: readingOf(asked.prepared, passages, scores), isThere, isPart, lines };
}

function rightOf({ asked: { evidence } }: Read, sentences: Iterable<number>): Float32Array {
  return Float32Array.from(sentences, (sentence) => ((evidence.get(sentence) ?? 0) >= LEAST_SHARE ? 1 : 0));
}

function sentenceExample(read: Read): Example {
  const { relevance, reading } = read;
  return {
    signals: readingSignals(relevance, reading),
    right: rightOf(read, reading.sentences.keys()),
    weight: 1,
  };
}

async function compare(
  { asked, relevance, reading, lines }: Read,
  reader: SentenceReader,
  weights: Network,
): Promise<Compared> {
  const read = withReading(relevance, reading, weights);
  const sentences = sentencesToCompare(asked.prepared, read);
  const readPassages = (passages: readonly (readonly string[])[]) =>
    reader.readSentences(asked.question.text, passages);
  const scores = await readAlone(readPassages, await lines(sentences));
  return { relevance: read, sentences, scores: scores! };
}

function comparedExample(read: Read, { relevance, sentences, scores }: Compared): Example {
  return { signals: comparingSignals(relevance, sentences, scores), right: rightOf(read, sentences), weight: 1 };
}

function surroundedExample(read: Read, { relevance, sentences, scores }: Compared, weights: Network): Example {
  const { asked, relevance: before } = read;
  const compared = withComparison(relevance, sentences, scores, weights);
  return {
    signals: surroundingSignals(asked.prepared, asked.question, before.sentences, compared, sentences),
    right: rightOf(read, sentences),
    weight: 1,
  };
}

function answerExample({ asked, relevance, isThere }: Read, compared: Compared, weights: Network): Example | null {
  const { prepared, question } = asked;
  const route = whereAsked(prepared, question, relevance);
  const causal = findCausalPath(prepared, question, () => true, DEFAULT_PARAMETERS, route);
  const signals = answerSignals(prepared, question, relevance, causal);
  if (signals === null || causal.statements.length > 0) return null;
  const { sentences, reading } = withComparison(compared.relevance, compared.sentences, compared.scores, weights);
  return {
    signals: readAnswerSignals(signals, sentences, reading!),
    right: Float32Array.of(isThere ? 1 : 0),
    weight: isThere ? REFUSAL_COST : 1,
  };
}

/**
 * Reads all questions to the notebooks that are kept apart, to what of these does not answer them, to other notebooks, to some or all of them on one shelf and to
 * such a shelf without their own, and fits the networks.
 *
 * @param out where the weights go
 */
export async function weigh(models: SearchModels, reader: SentenceReader, out: string): Promise<void> {
  const random = seededRandom(SEED);
  const notebooks: TrainingNotebook[] = [];
  const sets = await keptApart();
  for (const set of sets) notebooks.push(await trainingNotebook(set, models, say));
  const read: Read[] = [];
  for (const notebook of notebooks) {
    const { prepared, texts, questions } = notebook;
    const { ids } = prepared.index.documents;
    const add = async (place: Place, question: SourceQuestion, isThere: boolean, isPart: boolean) => {
      const one = await readIn(place, texts, reader, question, isThere, isPart);
      if (one) read.push(one);
    };
    const others = notebooks.filter((other) => other !== notebook).flatMap((other) => other.questions);
    for (const [i, question] of questions.entries()) {
      if (!isManifold(question.from) && i % READ_EACH > 0) continue;
      await add(notebook, question, isAnswerable(question), false);
      if (!isAnswerable(question) || i % LEFT_EACH > 0) continue;
      const answering = new Set(question.evidence.map(({ documentId }) => documentId));
      const left = partOf(notebook, new Set(ids.filter((id) => !answering.has(id))));
      // What is usual among a few short documents out of many says nothing of what somebody begins with: answers seemed missing that are there.
      if (!isAllRead(left.prepared)) await add(left, question, false, true);
    }
    for (const question of draw(others, FOREIGN, random)) await add(notebook, question, false, false);
    say(`${notebook.name}: ${read.length} questions read`);
  }
  const shelf = await trainingNotebook(shelfOf('kept-apart', sets), models, say);
  for (const [i, question] of shelf.questions.entries()) {
    const isThere = isAnswerable(question);
    const add = async (place: Place, isThere: boolean, isPart: boolean) => {
      const one = await readIn(place, shelf.texts, reader, question, isThere, isPart);
      if (one) read.push(one);
    };
    if (!isManifold(question.from)) {
      if (i % SHELF_EACH === 0) await add(shelf, isThere, false);
      continue;
    }
    const own = sets.filter(({ name }) => name === question.from);
    const among = draw(
      sets.filter(({ name }) => name !== question.from),
      AMONG[i % AMONG.length]!,
      random,
    );
    const isAway = isThere && Math.floor(i / AMONG.length) % 2 > 0;
    const documents = [...among, ...(isAway ? [] : own)].flatMap((set) => set.documents.map(({ id }) => id));
    const part = partOf(shelf, new Set(documents));
    if (!isAllRead(part.prepared)) await add(part, isThere && !isAway, true);
  }
  say(`shelf: ${read.length} questions read`);
  const fitting = { loss: 'each', rate: 0.01, seed: SEED } as const;
  // Among a few passages little is near that does not answer: what is learned there puts less of papers and dossiers first.
  const whole = read.filter(({ asked, isThere, isPart }) => isThere && !isPart && !isAllRead(asked.prepared));
  const told = (what: string) => (epoch: number, loss: number) =>
    epoch % 100 === 0 && say(`${what} ${epoch}: ${loss.toFixed(4)}`);
  const ofSentences = { units: 4, epochs: 300, decay: 1e-4 };
  const reading = fitNetwork(
    whole.map(sentenceExample),
    { ...fitting, ...ofSentences, signals: READING_SIGNALS },
    told('reading'),
  );
  await write(out, 'reading.ts', 'READING_WEIGHTS', reading, 'train:reader');
  const compared = new Map<Read, Compared>();
  for (const one of read) compared.set(one, await compare(one, reader, new Network(reading)));
  const comparing = fitNetwork(
    whole.map((one) => comparedExample(one, compared.get(one)!)),
    { ...fitting, ...ofSentences, signals: COMPARING_SIGNALS },
    told('comparing'),
  );
  await write(out, 'comparing.ts', 'COMPARING_WEIGHTS', comparing, 'train:reader');
  const surroundings = fitSurroundings(
    whole.map((one) => surroundedExample(one, compared.get(one)!, new Network(comparing))),
  );
  await write(out, 'surroundings.ts', 'SURROUNDINGS_WEIGHTS', surroundings, 'train:reader');
  const answers = (some: readonly Read[]) =>
    fitNetwork(
      some
        .map((one) => answerExample(one, compared.get(one)!, new Network(comparing)))
        .filter((example) => example !== null),
      // Few, so that what nothing answers is not taken for an answer because nothing like it was seen.
      { ...fitting, signals: READ_ANSWER_SIGNALS, units: 2, epochs: 100, decay: 1e-3 },
      told('answers'),
    );
  const wholly = read.filter(({ asked }) => isAllRead(asked.prepared));
  const partly = read.filter(({ asked }) => !isAllRead(asked.prepared));
  await write(out, 'read-answers.ts', 'READ_ANSWER_WEIGHTS', answers(partly), 'train:reader');
  await write(out, 'all-read-answers.ts', 'ALL_READ_ANSWER_WEIGHTS', answers(wholly), 'train:reader');
}
