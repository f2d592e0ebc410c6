/**
 * @file The second part of `npm run train:relevance`: trains what decides whether the documents answer at all, by questions to their own notebook and
 * to others. It is run by itself, since it needs the networks that the first part wrote.
 */
import { findCausalPath, whereAsked } from '../../engine/retrieve/causal-path.ts';
import { DEFAULT_PARAMETERS } from '../../engine/retrieve/parameters.ts';
import { withNearness, type Prepared } from '../../engine/retrieve/prepared.ts';
import { readQuestion } from '../../engine/retrieve/question.ts';
import { scoreRelevance } from '../../engine/retrieve/relevance.ts';
import { ANSWER_SIGNALS, answerSignals } from '../../engine/reason/sufficiency.ts';
import { seededRandom } from '../../engine/random.ts';
import type { Nearness } from '../../engine/vector/nearness.ts';
import { loadSearchModels, unloadSearchModels } from '../searching.ts';
import { partlyEmbedded, wordless } from './examples.ts';
import { fitNetwork, type Example } from './fit-network.ts';
import { readTrainingOptions, say, SEED, write } from './options.ts';
import { trainingNotebooks, type TrainingNotebook } from './sources.ts';

/** Questions of each notebook that are asked, and so many of others. */
const ASKED = 150;

function exampleOf(prepared: Prepared, text: string, near: Nearness | null, right: 0 | 1, weight: number): Example | null {
  const seen = withNearness(prepared, near);
  const question = readQuestion(seen, text);
  const relevance = scoreRelevance(seen, question);
  const path = findCausalPath(seen, question, () => true, DEFAULT_PARAMETERS, whereAsked(seen, question, relevance));
  const signals = answerSignals(seen, question, relevance, path);
  return signals && { signals, right: Float32Array.of(right), weight };
}

const options = readTrainingOptions();
if (options !== null) {
  const models = await loadSearchModels(options.search, say);
  const random = seededRandom(SEED);
  const notebooks: TrainingNotebook[] = [];
  for await (const notebook of trainingNotebooks(options.data, models, options.without, say)) notebooks.push(notebook);
  const draw = <Item>(items: readonly Item[], count: number) =>
    items
      .map((item) => ({ item, at: random() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ item }) => item);
  const examples: Example[] = [];
  for (const { name, prepared, questions, nearness } of notebooks) {
    const own = draw(questions, ASKED).map(({ question, from }) => ({ question, from, right: 1 as const }));
    const others = notebooks.filter((other) => other.name !== name).flatMap((other) => other.questions);
    const foreign = draw(others, ASKED).map(({ question, from }) => ({ question, from, right: 0 as const }));
    for (const { question, from, right } of [...own, ...foreign]) {
      const weight = /reworded|own-words/.test(from) ? 2 : 1;
      const near = await nearness(question);
      const share = 0.2 + 0.6 * random();
      const cases = near === null ? [null] : [null, near, partlyEmbedded(near, () => random() < share)];
      for (const seen of cases) {
        const example = exampleOf(prepared, question, seen, right, weight);
        if (example) examples.push(example);
      }
      const bare = exampleOf(wordless(prepared), question, null, right, weight);
      if (bare) examples.push(bare);
    }
    say(`${name}: ${examples.length} examples`);
  }
  await unloadSearchModels(models);
  const weights = fitNetwork(
    examples,
    { signals: ANSWER_SIGNALS, units: 8, loss: 'each', epochs: 30, rate: 0.004, decay: 1e-3, seed: SEED },
    (epoch, loss) => epoch % 5 === 0 && say(`answers ${epoch}: ${loss.toFixed(4)}`),
  );
  await write(options.out, 'answers.ts', 'ANSWER_WEIGHTS', weights);
}
