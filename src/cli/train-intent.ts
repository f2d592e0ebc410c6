/**
 * @file `npm run train:intent`: trains the classifier that tells by words what a question asks for (`engine/retrieve/intent-classifier.ts`) on wordings of the data
 * folder and on those beside the script, which were written for it (CC0). What the reader tells is trained by `npm run train:reader`, on the same.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  BUCKETS,
  intentFeatures,
  weighFeatures,
  type IntentFeatures,
  type IntentWeights,
} from '../engine/retrieve/intent-classifier.ts';
import { INTENTS } from '../engine/retrieve/intent-grammar.ts';
import { LARGEST, packNumbers } from '../engine/retrieve/packed-numbers.ts';
import { seededRandom } from '../engine/random.ts';
import { fitSoftmax, type SoftmaxRow } from './train-intent/softmax.ts';
import { trainingWordings, type Wording } from './wordings.ts';

const USAGE = `npm run train:intent -- [--data FOLDER] [--out FOLDER]

--data FOLDER   question sets (default: CAUSEWAY_DATA, else ../shared/data)
--out FOLDER    where the weights go (default: src/engine/retrieve/weights)

How well they do is told by npm run bench:questions.`;

const WEIGHTS = path.resolve(import.meta.dirname, '../engine/retrieve/weights');
const SEED = 20261123;
const EPOCHS = 8;
const RATE = 0.01;
/** What weights are pulled to zero by, for each step. */
const DECAY = 2e-4;
/** Features of fewer wordings say more of these than of others. */
const LEAST_WORDINGS = 5;
/** How often each wording is learned from with other subjects. */
const OTHER_SUBJECTS = 6;

/** How rare each bucket is, 0 where it is too rare to be learned from. */
function raritiesOf(counts: readonly IntentFeatures[]): Float64Array {
  const wordings = new Float64Array(BUCKETS);
  for (const features of counts) {
    for (const bucket of new Set(features.flatMap((kind) => [...kind.keys()]))) wordings[bucket]!++;
  }
  return wordings.map((seen) => (seen < LEAST_WORDINGS ? 0 : Math.log((1 + counts.length) / (1 + seen)) + 1));
}

/** Numbers as whole ones from −31 to 31, and what they are multiplied by. */
function rounded(values: ArrayLike<number>): { whole: number[]; scale: number } {
  const list = Array.from(values);
  const scale = list.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-9) / LARGEST;
  return { whole: list.map((value) => Math.round(value / scale)), scale };
}

/** The same wordings on other subjects: what one asks about takes the place of what another does, so that nothing is learned of subjects. */
function onOtherSubjects(wordings: readonly Wording[], random: () => number): Wording[] {
  const subjects = wordings.flatMap(({ about, other }) => [about, other]).filter((subject) => subject !== '');
  const draw = () => subjects[Math.floor(random() * subjects.length)]!;
  return wordings
    .filter(({ about }) => about !== '')
    .map(({ question, intent, about, other }) => {
      let asked = question.replace(about, draw);
      if (other !== '') asked = asked.replace(other, draw);
      return { question: asked, intent, about: '', other: '' };
    });
}

/** A row of features for each wording, and how rare each bucket is. */
function rowsOf(
  wordings: readonly Wording[],
  counts: readonly IntentFeatures[],
  rarity: readonly number[],
  scale: number,
) {
  return wordings.map(({ intent }, i): SoftmaxRow => ({
    features: [...weighFeatures(counts[i]!, (bucket) => rarity[bucket]! * scale)],
    right: INTENTS.indexOf(intent),
  }));
}

export function fitIntents(given: readonly Wording[], epochs = EPOCHS): IntentWeights {
  const random = seededRandom(SEED);
  const wordings = [...given];
  for (let i = 0; i < OTHER_SUBJECTS; i++) wordings.push(...onOtherSubjects(given, random));
  const counts = wordings.map(({ question }) => intentFeatures(question));
  const exact = raritiesOf(counts);
  const rarityScale = exact.reduce((largest, value) => Math.max(largest, value), 1e-9) / (2 * LARGEST + 1);
  // As they will be read.
  const rarity = Array.from(exact, (value) => Math.round(value / rarityScale));
  const rows = rowsOf(wordings, counts, rarity, rarityScale);
  const fitting = { classes: INTENTS.length, rate: RATE, decay: DECAY, random };
  const { weights, bias } = fitSoftmax(rows, { ...fitting, buckets: BUCKETS, epochs });
  const { whole, scale } = rounded(weights);
  return {
    rarity: packNumbers(rarity.map((value) => value - LARGEST - 1)),
    rarityScale,
    weights: packNumbers(whole),
    scale,
    bias: Array.from(bias, (value) => Number(value.toFixed(4))),
  };
}

const GENERATED = '/** @file Made by `npm run train:intent`; not to be changed by hand. */';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: process.env['CAUSEWAY_DATA'] ?? path.resolve('../shared/data') },
      out: { type: 'string', default: WEIGHTS },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const wordings = await trainingWordings(values.data);
  console.log(`${wordings.length} wordings`);
  const intents = fitIntents(wordings);
  await writeFile(
    path.join(values.out, 'intents.ts'),
    `${GENERATED}
import type { IntentWeights } from '../intent-classifier.ts';

export const INTENT_WEIGHTS: IntentWeights = ${JSON.stringify(intents)};
`,
  );
}

if (process.argv[1] === import.meta.filename) await main();
