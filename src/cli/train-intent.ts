/**
 * @file `npm run train:intent`: trains the classifiers of what a question asks for and of what (`engine/retrieve/intent.ts`) on wordings of the data folder and
 * on those beside the script, which were written for it (CC0).
 */
import { existsSync } from 'node:fs';
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
import { CausewayError } from '../engine/errors.ts';
import { INTENTS } from '../engine/retrieve/intent-grammar.ts';
import { LARGEST, packNumbers } from '../engine/retrieve/packed-numbers.ts';
import { seededRandom } from '../engine/random.ts';
import { loadSearchModels, SEARCH_OPTIONS, unloadSearchModels } from './searching.ts';
import { fitSoftmax, type Softmax, type SoftmaxRow } from './train-intent/softmax.ts';
import { fitSubjects } from './train-intent/subjects.ts';
import { readWordings, type Wording } from './wordings.ts';

const USAGE = `npm run train:intent -- [--data FOLDER] [--out FOLDER]

--data FOLDER   question sets (default: CAUSEWAY_DATA, else ../shared/data)
--out FOLDER    where the weights go (default: src/engine/retrieve/weights)

How well they do is told by npm run bench:questions.`;

const OWN = path.resolve(import.meta.dirname, 'train-intent/own-wordings.jsonl');
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
/** How much the numbers of an encoder's unit vector count beside words. */
const SHARE = 1;
const MEANT_EPOCHS = 30;

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

function packed({ weights, bias }: Softmax): IntentWeights['words'] {
  const { whole, scale } = rounded(weights);
  return {
    weights: packNumbers(whole),
    scale,
    bias: Array.from(bias, (value) => Number(value.toFixed(4))),
  };
}

/** Vectors of wordings by an encoder. */
export interface Meant {
  model: string;
  vectors: readonly Float32Array[];
}

/**
 * Trains on wordings.
 *
 * @param meant a vector for each of them
 */
export function fitIntents(given: readonly Wording[], { model, vectors }: Meant, epochs = EPOCHS): IntentWeights {
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
  const words = fitSoftmax(rows, { ...fitting, buckets: BUCKETS, epochs });
  const numbers = vectors[0]?.length ?? 0;
  const meantRows = given.map((_, i): SoftmaxRow => ({
    ...rows[i]!,
    features: [...rows[i]!.features, ...Array.from(vectors[i]!, (value, at) => [BUCKETS + at, value * SHARE] as const)],
  }));
  const meant = fitSoftmax(meantRows, { ...fitting, buckets: BUCKETS + numbers, epochs: MEANT_EPOCHS });
  return {
    rarity: packNumbers(rarity.map((value) => value - LARGEST - 1)),
    rarityScale,
    words: packed(words),
    meant: { ...packed(meant), model, numbers, share: SHARE },
  };
}

const GENERATED = '/** @file Made by `npm run train:intent`; not to be changed by hand. */';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: process.env['CAUSEWAY_DATA'] ?? path.resolve('../shared/data') },
      out: { type: 'string', default: WEIGHTS },
      ...SEARCH_OPTIONS,
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const given = path.join(values.data, 'question-wordings-train', 'questions.jsonl');
  const files = [...(existsSync(given) ? [given] : []), OWN];
  const wordings = (await Promise.all(files.map(readWordings))).flat();
  console.log(`${wordings.length} wordings`);
  const models = await loadSearchModels(values, console.log);
  if (!models?.encoder) throw new CausewayError('usage', 'The encoder is needed for this.');
  const { encoder } = models;
  const vectors = await encoder.embed(
    wordings.map(({ question }) => question),
    'query',
  );
  const intents = fitIntents(wordings, { model: encoder.id, vectors });
  await writeFile(
    path.join(values.out, 'intents.ts'),
    `${GENERATED}
import type { IntentWeights } from '../intent-classifier.ts';

export const INTENT_WEIGHTS: IntentWeights = ${JSON.stringify(intents)};
`,
  );
  await writeFile(
    path.join(values.out, 'subjects.ts'),
    `${GENERATED}
import type { SubjectWeights } from '../subject-finder.ts';

export const SUBJECT_WEIGHTS: SubjectWeights = ${JSON.stringify(fitSubjects(wordings))};
`,
  );
  await unloadSearchModels(models);
}

if (process.argv[1] === import.meta.filename) await main();
