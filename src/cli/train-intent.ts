/**
 * @file `npm run train:intent`: trains the classifier of what a question asks for (`engine/retrieve/intent.ts`) on wordings of the data folder and on those
 * beside the script, which were written for it (CC0). Multinomial logistic regression by gradient descent (Adam), seeded: the same wordings give the same weights.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  BUCKETS,
  IntentClassifier,
  intentFeatures,
  packNumbers,
  weighFeatures,
  type IntentFeatures,
  type IntentWeights,
} from '../engine/retrieve/intent-classifier.ts';
import { INTENTS } from '../engine/retrieve/intent-grammar.ts';
import { seededRandom } from '../engine/random.ts';
import { readWordings, type Wording } from './wordings.ts';

const USAGE = `npm run train:intent -- [--data FOLDER] [--judge FILE] [--out FILE]

--data FOLDER   question sets (default: CAUSEWAY_DATA, else ../shared/data)
--judge FILE    tells how many wordings of that file are taken for what they are; they are not learned from
--out FILE      where the weights go (default: src/engine/retrieve/weights/intents.ts)`;

const OWN = path.resolve(import.meta.dirname, 'train-intent/own-wordings.jsonl');
const WEIGHTS = path.resolve(import.meta.dirname, '../engine/retrieve/weights/intents.ts');
const SEED = 20261123;
const EPOCHS = 8;
const BATCH = 32;
const RATE = 0.01;
/** What weights are pulled to zero by, for each step. */
const DECAY = 2e-4;
/** Features of fewer wordings say more of these than of others. */
const LEAST_WORDINGS = 5;
const LARGEST = 31;
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

/** Trains on wordings. */
export function fitIntents(given: readonly Wording[], epochs = EPOCHS): IntentWeights {
  const random = seededRandom(SEED);
  const wordings = [...given];
  for (let i = 0; i < OTHER_SUBJECTS; i++) wordings.push(...onOtherSubjects(given, random));
  const counts = wordings.map(({ question }) => intentFeatures(question));
  const exact = raritiesOf(counts);
  const rarest = exact.reduce((largest, value) => Math.max(largest, value), 1e-9) / (2 * LARGEST + 1);
  // As they will be read.
  const rarity = Array.from(exact, (value) => Math.round(value / rarest));
  const rows = counts.map((features) => weighFeatures(features, (bucket) => rarity[bucket]! * rarest));
  const right = wordings.map(({ intent }) => INTENTS.indexOf(intent));
  const size = INTENTS.length * BUCKETS;
  const weights = new Float64Array(size);
  const bias = new Float64Array(INTENTS.length);
  const [first, second] = [new Float64Array(size), new Float64Array(size)];
  const order = rows.map((_, i) => i);
  const slopes = new Map<number, number>();
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (let from = 0; from < order.length; from += BATCH) {
      slopes.clear();
      const batch = order.slice(from, from + BATCH);
      for (const i of batch) {
        const row = rows[i]!;
        const values = INTENTS.map((_, intent) => {
          let sum = bias[intent]!;
          for (const [bucket, share] of row) sum += share * weights[intent * BUCKETS + bucket]!;
          return sum;
        });
        const most = Math.max(...values);
        const total = values.reduce((sum, value) => sum + Math.exp(value - most), 0);
        values.forEach((value, intent) => {
          const slope = (Math.exp(value - most) / total - (right[i] === intent ? 1 : 0)) / batch.length;
          bias[intent]! -= RATE * slope;
          for (const [bucket, share] of row) {
            const at = intent * BUCKETS + bucket;
            slopes.set(at, (slopes.get(at) ?? 0) + slope * share);
          }
        });
      }
      step++;
      const [fade, fade2] = [1 - 0.9 ** step, 1 - 0.999 ** step];
      // Only what this batch has moves: the others rest, as they do where most features are rare.
      for (const [at, slope] of slopes) {
        first[at] = 0.9 * first[at]! + 0.1 * slope;
        second[at] = 0.999 * second[at]! + 0.001 * slope ** 2;
        const move = first[at]! / fade / (Math.sqrt(second[at]! / fade2) + 1e-8);
        weights[at]! -= RATE * (move + DECAY * weights[at]!);
      }
    }
  }
  const { whole, scale } = rounded(weights);
  return {
    rarity: packNumbers(rarity.map((value) => value - LARGEST - 1)),
    weights: packNumbers(whole),
    scale: { rarity: rarest, weights: scale },
    bias: Array.from(bias, (value) => Number(value.toFixed(4))),
  };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: process.env['CAUSEWAY_DATA'] ?? path.resolve('../shared/data') },
      judge: { type: 'string' },
      out: { type: 'string', default: WEIGHTS },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const given = path.join(values.data, 'question-wordings-train', 'questions.jsonl');
  const files = [...(existsSync(given) ? [given] : []), OWN];
  const wordings = (await Promise.all(files.map(readWordings))).flat();
  console.log(`${wordings.length} wordings`);
  const weights = fitIntents(wordings);
  await writeFile(
    values.out,
    `/** @file Made by \`npm run train:intent\`; not to be changed by hand. */
import type { IntentWeights } from '../intent-classifier.ts';

export const INTENT_WEIGHTS: IntentWeights = ${JSON.stringify(weights)};
`,
  );
  if (values.judge === undefined) return;
  const classifier = new IntentClassifier(weights);
  const judged = await readWordings(values.judge);
  const right = judged.filter(({ question, intent }) => {
    const likely = classifier.values(question);
    return INTENTS[likely.indexOf(Math.max(...likely))] === intent;
  });
  console.log(`right: ${right.length} of ${judged.length} (${(right.length / judged.length).toFixed(3)})`);
}

if (process.argv[1] === import.meta.filename) await main();
