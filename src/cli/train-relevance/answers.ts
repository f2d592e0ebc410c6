/**
 * @file The second part of `npm run train:relevance`: trains what decides whether the documents answer at all, by questions to their own notebook and
 * to others. It is run by itself, since it needs the networks that the first part wrote.
 */
import { findCausalPath, whereAsked } from '../../engine/retrieve/causal-path.ts';
import { DEFAULT_PARAMETERS } from '../../engine/retrieve/parameters.ts';
import type { Prepared } from '../../engine/retrieve/prepared.ts';
import { scoreRelevance } from '../../engine/retrieve/relevance.ts';
import { ANSWER_SIGNALS, answerSignals } from '../../engine/reason/sufficiency.ts';
import { seededRandom } from '../../engine/random.ts';
import type { Nearness } from '../../engine/vector/nearness.ts';
import { shippedWords } from '../encoding/shipped-words.ts';
import { loadSearchModels, unloadSearchModels } from '../searching.ts';
import { ask, partlyEmbedded, withoutWords, wordless, type Asked } from './examples.ts';
import { draw } from './draw.ts';
import { fitNetwork, type Example } from './fit-network.ts';
import { NearWords } from './near-words.ts';
import { readTrainingOptions, say, SEED, write } from './options.ts';
import { partOf, type Place } from './parts.ts';
import { trainingNotebooks, type TrainingNotebook } from './notebooks.ts';
import type { SourceQuestion } from './training-set.ts';

/** Questions of each notebook that are asked, and so many of others. */
const ASKED = 100;
/** Parts of each notebook, by their documents: people begin with a few, and what is usual among a few passages says little. */
const PARTS = 14;
/** Documents of a notebook that is divided. */
const LEAST_TO_DIVIDE = 30;
const PART_SIZES = [1, 2, 3, 5, 8, 15, 40];
const ASKED_OF_PART = 8;

/** What it costs to refuse what is there, beside answering what is not: the nearest passages of a wrong answer can be read and judged. */
const REFUSAL_COST = 1.4;

function exampleOf({ prepared: seen, question, weight }: Asked, right: 0 | 1): Example | null {
  const relevance = scoreRelevance(seen, question);
  const path = findCausalPath(seen, question, () => true, DEFAULT_PARAMETERS, whereAsked(seen, question, relevance));
  // A statement that was asked for answers by itself.
  if (path.statements.length > 0) return null;
  const signals = answerSignals(seen, question, relevance, path);
  return signals && { signals, right: Float32Array.of(right), weight };
}

const options = readTrainingOptions();
if (options !== null) {
  const models = await loadSearchModels(options.search, say);
  const random = seededRandom(SEED);
  const nearWords = new NearWords(await shippedWords());
  const notebooks: TrainingNotebook[] = [];
  for await (const notebook of trainingNotebooks(options.data, models, options.without, say)) notebooks.push(notebook);
  const examples: Example[] = [];
  const add = async ({ prepared, nearness }: Place, { question, evidence, quotes }: SourceQuestion, right: 0 | 1) => {
    const near = await nearness(question);
    const share = 0.2 + 0.6 * random();
    const half = near && partlyEmbedded(near, () => random() < share);
    const asked = (where: Prepared, seen: Nearness | null, said = question) =>
      ask(where, said, right === 1 ? evidence : [], seen, (quotes ? 1 : 2) * (right === 1 ? REFUSAL_COST : 1));
    const ways = near && half && [near, half, withoutWords(random() < 0.5 ? near : half)];
    const meant = [null, ...(ways ?? [])].map((seen) => asked(prepared, seen));
    const others: Asked[] = [];
    if (quotes && right === 1) {
      const other = nearWords.inOtherWords(prepared, question, random);
      for (const seen of near === null ? [null] : [null, await nearness(other)])
        others.push(asked(prepared, seen, other));
    }
    const bare = (near === null ? [null] : [null, near]).map((seen) => asked(wordless(prepared), seen));
    for (const one of [...meant, ...others, ...bare]) {
      const example = exampleOf(one, right);
      if (example) examples.push(example);
    }
  };
  for (const notebook of notebooks) {
    const { name, questions } = notebook;
    const here = new Set(questions.map(({ question }) => question));
    const others = notebooks.flatMap((other) => other.questions.filter(({ question }) => !here.has(question)));
    const asked = draw(questions, ASKED, random);
    for (const question of asked) await add(notebook, question, 1);
    for (const question of draw(others, asked.length, random)) await add(notebook, question, 0);
    const isWhole = notebook.prepared.index.documents.ids.length < LEAST_TO_DIVIDE;
    for (let i = 0; i < (isWhole ? 0 : PARTS); i++) {
      const size = PART_SIZES[i % PART_SIZES.length]!;
      const own = draw(questions, Math.min(size, ASKED_OF_PART), random);
      const wanted = new Set(own.flatMap(({ evidence }) => evidence.map(({ documentId }) => documentId)));
      for (const id of draw(notebook.prepared.index.documents.ids, size, random))
        if (wanted.size < size) wanted.add(id);
      const part = partOf(notebook, wanted);
      for (const question of own) await add(part, question, 1);
      for (const question of draw(others, ASKED_OF_PART, random)) await add(part, question, 0);
      // The same field, and still not the answer.
      const missing = questions.filter(({ evidence }) => evidence.every(({ documentId }) => !wanted.has(documentId)));
      for (const question of draw(missing, ASKED_OF_PART / 2, random)) await add(part, question, 0);
    }
    say(`${name}: ${examples.length} examples`);
  }
  await unloadSearchModels(models);
  const weights = fitNetwork(
    examples,
    { signals: ANSWER_SIGNALS, units: 6, loss: 'each', epochs: 30, rate: 0.004, decay: 1e-2, seed: SEED },
    (epoch, loss) => epoch % 5 === 0 && say(`answers ${epoch}: ${loss.toFixed(4)}`),
  );
  await write(options.out, 'answers.ts', 'ANSWER_WEIGHTS', weights);
}
