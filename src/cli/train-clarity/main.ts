/**
 * @file `npm run train:clarity`: fits the classifier that tells how clear a statement of cause is (`engine/gates/clarity.ts`). `labels.json` has statements
 * drawn at random from papers of computer science and of medicine, judged one by one: each as 1 where a reader would take it for what it was
 * read as and else 0, followed by its features.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { seededRandom } from '../../engine/random.ts';
import { fitSoftmax, type SoftmaxRow } from '../train-intent/softmax.ts';

const LABELS = path.join(import.meta.dirname, 'labels.json');
const WEIGHTS = path.resolve(import.meta.dirname, '../../engine/gates/clarity-weights.ts');
const SEED = 20261125;
const EPOCHS = 200;
const RATE = 0.02;
/** What weights are pulled to zero by, for each step. */
const DECAY = 1e-2;
const DIGITS = 3;
const PARTS = 10;

type Labelled = readonly number[];

interface Weights {
  bias: number;
  weights: number[];
}

function fit(labelled: readonly Labelled[]): Weights {
  const rows = labelled.map(([label, ...features]): SoftmaxRow => ({
    features: features.map((value, i) => [i, value] as const),
    right: label!,
  }));
  const buckets = labelled[0]!.length - 1;
  const random = seededRandom(SEED);
  const { weights, bias } = fitSoftmax(rows, { classes: 2, buckets, epochs: EPOCHS, rate: RATE, decay: DECAY, random });
  return {
    bias: bias[1]! - bias[0]!,
    weights: Array.from({ length: buckets }, (_, i) => weights[buckets + i]! - weights[i]!),
  };
}

function odds({ bias, weights }: Weights, [, ...features]: Labelled): number {
  return features.reduce((sum, value, i) => sum + value * weights[i]!, bias);
}

const labelled = JSON.parse(await readFile(LABELS, 'utf8')) as Labelled[];
const judged = Array.from({ length: PARTS }, (_, part) => {
  const weights = fit(labelled.filter((_, i) => i % PARTS !== part));
  return labelled.filter((_, i) => i % PARTS === part).map((one) => ({ right: one[0]!, odds: odds(weights, one) }));
}).flat();
judged.sort((a, b) => b.odds - a.odds);
const share = (part: typeof judged): string =>
  (part.reduce((sum, { right }) => sum + right, 0) / Math.max(1, part.length)).toFixed(2);
console.log(`${labelled.length} statements, ${share(judged)} of them clear; by what has not seen them:`);
for (const best of [0.1, 0.2, 0.3, 0.5])
  console.log(`  clearest ${best * 100} %: ${share(judged.slice(0, Math.round(best * judged.length)))} clear`);

const { bias, weights } = fit(labelled);
const rounded = weights.map((weight) => Number(weight.toFixed(DIGITS)));
const source = `/** @file Weights of the classifier in \`clarity.ts\`, made by \`npm run train:clarity\`. */
export const CLARITY_WEIGHTS = { bias: ${Number(bias.toFixed(DIGITS))}, weights: ${JSON.stringify(rounded)} } as const;
`;
await writeFile(WEIGHTS, await format(source, { ...(await resolveConfig(WEIGHTS)), parser: 'typescript' }));
