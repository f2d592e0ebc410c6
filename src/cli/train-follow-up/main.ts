/**
 * @file `npm run train:follow-up`: fits the network that tells whether a question goes on from the one before (`engine/notebook/pointing.ts`), from pairs of questions on
 * notebooks that were written for this (`pairs.jsonl`; half of the second ones go on). What it is judged by are notebooks that nothing is trained on.
 */
import path from 'node:path';
import { preparedFor } from '../../engine/notebook/ask.ts';
import {
  contentOf,
  FOLLOW_UP_SIGNALS,
  followUpSignals,
  pointsBack,
  seemsToGoOn,
} from '../../engine/notebook/pointing.ts';
import { Network } from '../../engine/retrieve/network.ts';
import type { Prepared } from '../../engine/retrieve/prepared.ts';
import type { Span } from '../../engine/types.ts';
import { buildNotebook } from '../bench/systems.ts';
import { fitNetwork, type Example } from '../train-relevance/fit-network.ts';
import { isForJudging, labelledSet, readLabelled, type Labelled } from '../train-relevance/labelled.ts';
import { say, SEED, WEIGHTS, write } from '../train-relevance/options.ts';

const PAIRS = path.resolve(import.meta.dirname, 'pairs.jsonl');
/**
 * What it costs to take one that goes on for one that stands by itself, beside the other way round: what is carried over in vain mostly leaves the answer
 * as it is (docs/evaluation.md).
 */
const MISSED_COST = 1.45;

interface Pair extends Labelled {
  /** The question before. */
  before: string;
  question: string;
  goesOn: boolean;
}

interface Row extends Pair {
  prepared: Prepared;
  /** Where the answer to the question before stands. */
  cited: readonly Span[];
}

async function rowsOf(name: string, pairs: readonly Pair[]): Promise<Row[]> {
  const set = await labelledSet(name);
  const { index } = await buildNotebook({ ...set, extractions: null });
  const prepared = preparedFor(index);
  const evidence = new Map(set.questions.map((question) => [question.id, question.evidence]));
  return pairs.map((pair) => ({ ...pair, prepared, cited: evidence.get(pair.before) ?? [] }));
}

/** What is learned from a pair; nothing where the words of its question alone decide. */
function examplesOf({ prepared, question, cited, goesOn }: Row): Example[] {
  if (!pointsBack(question) || contentOf(prepared, question).words === 0) return [];
  const signals = followUpSignals(prepared, question, cited);
  return [{ signals, right: Float32Array.of(Number(goesOn)), weight: goesOn ? MISSED_COST : 1 }];
}

function judge(rows: readonly Row[], network: Network): void {
  const seems = ({ prepared, question, cited }: Row) => seemsToGoOn(prepared, question, cited, network);
  const share = (some: readonly Row[], is: (row: Row) => boolean) => (some.filter(is).length / some.length).toFixed(3);
  const [on, alone] = [rows.filter(({ goesOn }) => goesOn), rows.filter(({ goesOn }) => !goesOn)];
  say(`right ${share(rows, (row) => seems(row) === row.goesOn)} of ${rows.length}`);
  say(`  goes on, and is taken so ${share(on, seems)}; stands by itself, and is taken to go on ${share(alone, seems)}`);
}

const rows: Row[] = [];
for (const [name, pairs] of await readLabelled<Pair>(PAIRS)) rows.push(...(await rowsOf(name, pairs)));
const learned = rows.filter((row) => !isForJudging(row));
const weights = fitNetwork(learned.flatMap(examplesOf), {
  ...{ signals: FOLLOW_UP_SIGNALS, units: 2, loss: 'each', epochs: 100, rate: 0.01, decay: 1e-3, seed: SEED },
});
say('learned from:');
judge(learned, new Network(weights));
say('not seen:');
judge(rows.filter(isForJudging), new Network(weights));
await write(WEIGHTS, 'follow-up.ts', 'FOLLOW_UP_WEIGHTS', weights, 'train:follow-up');
