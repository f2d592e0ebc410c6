/**
 * @file `npm run train:clarity`: fits the classifier that tells how clear a statement of cause is (`engine/gates/clarity.ts`). What the grammar states in papers is
 * held against claims that were marked there, sentence by sentence: a statement is clear where a claim that a reader would take for one at once has its cause and its effect.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { clarityFeatures } from '../../engine/gates/clarity.ts';
import { seededRandom } from '../../engine/random.ts';
import type { Range } from '../../engine/types.ts';
import { buildNotebook } from '../bench/systems.ts';
import { fitSoftmax, type SoftmaxRow } from '../train-intent/softmax.ts';
import { markedClaims, type ClaimsOfDocument } from '../train-relevance/marked-claims.ts';
import { say } from '../train-relevance/options.ts';

const WEIGHTS = path.resolve(import.meta.dirname, '../../engine/gates/clarity-weights.ts');
const SEED = 20261125;
const EPOCHS = 60;
const RATE = 0.02;
/** What weights are pulled to zero by, for each step. */
const DECAY = 3e-3;
const DIGITS = 3;
const PARTS = 10;
/** A sentence, or a side of a claim, is another where it shares this much of the shorter one. */
const SAME = 0.5;
const CAUSAL = 0;

interface Labelled {
  document: string;
  isClear: boolean;
  features: number[];
}

interface Weights {
  bias: number;
  weights: number[];
}

function isSame(a: Range | null, b: Range): boolean {
  if (a === null) return false;
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return shared > SAME * Math.min(a.end - a.start, b.end - b.start);
}

/** All causal statements of the grammar in sentences that were judged. */
async function statementsOf(known: readonly ClaimsOfDocument[]): Promise<Labelled[]> {
  const documents = known.map(({ document }) => document);
  const { index } = await buildNotebook({ name: '', documents, questions: [], extractions: null });
  const judged = new Map(known.map((one) => [one.document.id, one]));
  const { relations, sentences } = index;
  const labelled: Labelled[] = [];
  for (let relation = 0; relation < relations.kind.length; relation++) {
    if (relations.kind[relation] !== CAUSAL) continue;
    const sentence = relations.sentence[relation]!;
    const document = index.documents.ids[sentences.document[sentence]!]!;
    const { sentences: places, claims } = judged.get(document)!;
    const range = (at: number, of: Uint32Array): Range => ({ start: of[at]!, end: of[at + 1]! });
    const own = range(2 * sentence, sentences.ranges);
    const number = places.findIndex((place) => isSame(place, own));
    if (number < 0) continue;
    const [cause, effect] = [0, 2].map((at) => range(6 * relation + at, relations.ranges)) as [Range, Range];
    const isClear = claims.some(
      (claim) => claim.clear && claim.sentence === number && isSame(claim.cause, cause) && isSame(claim.effect, effect),
    );
    labelled.push({ document, isClear, features: clarityFeatures(index, relation) });
  }
  return labelled;
}

function fit(labelled: readonly Labelled[]): Weights {
  const rows = labelled.map(({ isClear, features }): SoftmaxRow => ({
    features: features.map((value, i) => [i, value] as const),
    right: isClear ? 1 : 0,
  }));
  const buckets = labelled[0]!.features.length;
  const random = seededRandom(SEED);
  const { weights, bias } = fitSoftmax(rows, { classes: 2, buckets, epochs: EPOCHS, rate: RATE, decay: DECAY, random });
  return {
    bias: bias[1]! - bias[0]!,
    weights: Array.from({ length: buckets }, (_, i) => weights[buckets + i]! - weights[i]!),
  };
}

function odds({ bias, weights }: Weights, { features }: Labelled): number {
  return features.reduce((sum, value, i) => sum + value * weights[i]!, bias);
}

/** Says how clear the clearest statements are, by what has seen nothing of their documents. */
function judge(labelled: readonly Labelled[]): void {
  const documents = [...new Set(labelled.map(({ document }) => document))];
  const part = new Map(documents.map((document, i) => [document, i % PARTS]));
  const judged = Array.from({ length: PARTS }, (_, left) => {
    const weights = fit(labelled.filter(({ document }) => part.get(document) !== left));
    const own = labelled.filter(({ document }) => part.get(document) === left);
    return own.map((one) => ({ isClear: one.isClear, odds: odds(weights, one) }));
  }).flat();
  judged.sort((a, b) => b.odds - a.odds);
  const share = (some: typeof judged): string =>
    (some.filter(({ isClear }) => isClear).length / Math.max(1, some.length)).toFixed(2);
  say(`${labelled.length} statements, ${share(judged)} of them clear; by what has not seen their documents:`);
  for (const best of [0.02, 0.05, 0.1, 0.2, 0.5])
    say(`  clearest ${best * 100} %: ${share(judged.slice(0, Math.round(best * judged.length)))} clear`);
}

const { values } = parseArgs({
  options: { data: { type: 'string', default: process.env['CAUSEWAY_DATA'] ?? path.resolve('../shared/data') } },
});
const labelled = await statementsOf(await markedClaims(values.data, say));
judge(labelled);
const { bias, weights } = fit(labelled);
const rounded = weights.map((weight) => Number(weight.toFixed(DIGITS)));
const source = `/** @file Weights of the classifier in \`clarity.ts\`, made by \`npm run train:clarity\`. */
export const CLARITY_WEIGHTS = { bias: ${Number(bias.toFixed(DIGITS))}, weights: ${JSON.stringify(rounded)} } as const;
`;
await writeFile(WEIGHTS, await format(source, { ...(await resolveConfig(WEIGHTS)), parser: 'typescript' }));
