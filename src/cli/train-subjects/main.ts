/**
 * @file `npm run train:subjects`: fits the classifier that tells by which phrase a module is named (`engine/hierarchy/subject.ts`). `labels.jsonl` has
 * candidates of modules drawn at random from papers, abstracts and dossiers, judged one by one: a line for each module, a list of candidates, each as 1 where a
 * reader would take the phrase for the module's subject and else 0, followed by its features. CC0.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { seededRandom } from '../../engine/random.ts';
import { fitSoftmax, type SoftmaxRow } from '../train-intent/softmax.ts';

const LABELS = path.join(import.meta.dirname, 'labels.jsonl');
const WEIGHTS = path.resolve(import.meta.dirname, '../../engine/hierarchy/subject-weights.ts');
const SEED = 20261125;
const EPOCHS = 300;
const RATE = 0.02;
/** What weights are pulled to zero by, for each step. */
const DECAY = 2e-3;
const DIGITS = 3;
/** What is told of modules that were not seen is of so many parts, each left out in turn. */
const PARTS = 10;

type Module = readonly (readonly number[])[];

interface Weights {
  bias: number;
  weights: number[];
}

function fit(modules: readonly Module[]): Weights {
  const rows = modules.flat().map(([label, ...features]): SoftmaxRow => ({
    features: features.map((value, i) => [i, value] as const),
    right: label!,
  }));
  const buckets = modules[0]![0]!.length - 1;
  const random = seededRandom(SEED);
  const { weights, bias } = fitSoftmax(rows, { classes: 2, buckets, epochs: EPOCHS, rate: RATE, decay: DECAY, random });
  return {
    bias: bias[1]! - bias[0]!,
    weights: Array.from({ length: buckets }, (_, i) => weights[buckets + i]! - weights[i]!),
  };
}

/** Whether the candidate with the largest weight is a right one. */
function isRight(module: Module, { weights }: Weights): boolean {
  const odds = module.map(([, ...features]) => features.reduce((sum, value, i) => sum + value * weights[i]!, 0));
  return module[odds.indexOf(Math.max(...odds))]![0] === 1;
}

const lines = (await readFile(LABELS, 'utf8')).split('\n').filter((line) => line !== '');
const modules = lines.map((line) => JSON.parse(line) as Module);
const parts = Array.from({ length: PARTS }, (_, part) => modules.filter((_module, i) => i % PARTS === part));
const right = parts.map((part) => {
  const weights = fit(modules.filter((module) => !part.includes(module)));
  return part.filter((module) => isRight(module, weights)).length;
});
const solvable = modules.filter((module) => module.some(([label]) => label === 1)).length;
console.log(
  `named rightly by what has not seen them: ${right.reduce((sum, own) => sum + own, 0)} of ${modules.length} modules; ${solvable} can be`,
);

const { bias, weights } = fit(modules);
const rounded = weights.map((weight) => Number(weight.toFixed(DIGITS)));
const source = `/** @file Weights of the classifier in \`subject.ts\`, made by \`npm run train:subjects\`. */
export const SUBJECT_WEIGHTS = { bias: ${Number(bias.toFixed(DIGITS))}, weights: ${JSON.stringify(rounded)} } as const;
`;
await writeFile(WEIGHTS, await format(source, { ...(await resolveConfig(WEIGHTS)), parser: 'typescript' }));
