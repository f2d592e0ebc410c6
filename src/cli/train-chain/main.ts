/**
 * @file `npm run train:chain`: fits what tells whether a sentence is the next step of a chain (`engine/notebook/chain-steps.ts`), from pairs of sentences that were
 * judged by reading them (`steps.jsonl`): for a question and a sentence that tells a cause of it, whether another one tells what led to that. The notebooks are some that neither the
 * reader nor anything before it was trained on; what it is judged by are notebooks that nothing is trained on.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  causalStatements,
  CHAIN_STEP_SIGNALS,
  chanceOfStep,
  possibleSteps,
  type PossibleStep,
} from '../../engine/notebook/chain-steps.ts';
import { preparedFor } from '../../engine/notebook/ask.ts';
import { oneLine } from '../../engine/notebook/embeddings.ts';
import { retrieveRead } from '../../engine/notebook/retrieve.ts';
import { Network } from '../../engine/retrieve/network.ts';
import { withNearness } from '../../engine/retrieve/prepared.ts';
import { readQuestion } from '../../engine/retrieve/question.ts';
import { buildNotebook } from '../bench/systems.ts';
import { stateNotebook } from '../encoding/state-notebook.ts';
import { loadSearchModels, searchOf, type SearchModels } from '../searching.ts';
import { KEPT_APART } from '../train-reader/kept-apart.ts';
import type { Example } from '../train-relevance/fit-network.ts';
import { say, WEIGHTS, write } from '../train-relevance/options.ts';
import { fileSet, OWN_NOTEBOOKS } from '../train-relevance/sources.ts';
import { fitLogistic } from './fit-logistic.ts';

const LABELS = path.resolve(import.meta.dirname, 'steps.jsonl');
const JUDGING = 'small-judged';
/** What weights are pulled to zero by. */
const DECAY = 1e-2;
/** Chances at which it is told how many steps are shown, and how many of them are right. */
const TOLD_AT = [0.1, 0.15, 0.2, 0.25, 0.3];

/** What follows on one sentence. */
interface Labelled {
  /** Folder of its notebook. */
  notebook: string;
  question: string;
  /** The step before. */
  told: string;
  /** For sentences that may follow: 2 is the next step, 1 belongs in the answer without being that, 0 neither. */
  steps: Readonly<Record<string, 0 | 1 | 2>>;
}

interface Row {
  notebook: string;
  steps: PossibleStep[];
  labels: number[];
}

async function rowsOf(name: string, labelled: readonly Labelled[], models: SearchModels): Promise<Row[]> {
  const own = path.join(OWN_NOTEBOOKS, name);
  const folder = existsSync(own) ? own : path.join(KEPT_APART, name);
  const set = await fileSet(name, path.join(folder, 'files'), path.join(folder, 'questions.jsonl'), () => true, say);
  const built = await buildNotebook({ ...set, extractions: null });
  const encoder = models.encoder!;
  const notebook = await stateNotebook(built, encoder.sentences!, encoder.id);
  const search = await searchOf(notebook, models, say);
  const { index, texts } = notebook;
  const numbers = new Map<string, number>();
  for (const [s, document] of index.sentences.document.entries()) {
    const text = await texts.text(index.documents.ids[document]!);
    numbers.set(oneLine(text.slice(index.sentences.ranges[2 * s], index.sentences.ranges[2 * s + 1])).trim(), s);
  }
  const rows: Row[] = [];
  for (const { question, told, steps } of labelled) {
    const { nearness, readPassages, askNext } = await search(question);
    const prepared = withNearness(preparedFor(index), nearness);
    const statements = causalStatements(prepared);
    const before = numbers.get(told);
    if (before === undefined || !statements.has(before) || !readPassages || !askNext) continue;
    const { relevance } = await retrieveRead(prepared, texts, question, {}, { readPassages });
    const backward = readQuestion(prepared, question).intent !== 'effect';
    const state = { backward, statements, relevance, told: [before], isAllowed: () => true };
    const possible = await possibleSteps(prepared, texts, state, askNext);
    const labels = new Map(Object.entries(steps).map(([text, label]) => [numbers.get(text), label]));
    const known = (possible ?? []).filter(({ sentence }) => labels.has(sentence));
    if (known.length === 0) continue;
    rows.push({ notebook: name, steps: known, labels: known.map(({ sentence }) => labels.get(sentence)!) });
  }
  say(`${name}: ${rows.length}`);
  return rows;
}

function exampleOf({ steps, labels }: Row): Example {
  return {
    signals: Float32Array.from(steps.flatMap(({ signals }) => [...signals])),
    right: Float32Array.from(labels, (label) => Number(label === 2)),
    weight: 1,
  };
}

function judge(rows: readonly Row[], network: Network): void {
  const best = rows.map(({ steps, labels }) => {
    const chances = steps.map((step) => chanceOfStep(step, network));
    const at = chances.indexOf(Math.max(...chances));
    return { chance: chances[at]!, label: labels[at]! };
  });
  for (const least of TOLD_AT) {
    const shown = best.filter(({ chance }) => chance >= least);
    const right = shown.filter(({ label }) => label === 2).length;
    const belong = shown.filter(({ label }) => label > 0).length;
    say(
      `  from ${least} on: ${shown.length} of ${rows.length} go on, ${right} of them right, ${belong} belong in the answer`,
    );
  }
}

const models = await loadSearchModels({}, say);
if (!models?.encoder?.sentences) throw new Error('There is no reader: run npm run make:encoder first.');
const labelled = (await readFile(LABELS, 'utf8'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Labelled);
const rows: Row[] = [];
for (const name of new Set(labelled.map(({ notebook }) => notebook))) {
  const own = labelled.filter(({ notebook }) => notebook === name);
  rows.push(...(await rowsOf(name, own, models)));
}
const isJudging = ({ notebook }: Row) => notebook.includes(JUDGING);
const learned = rows.filter((row) => !isJudging(row));
const weights = fitLogistic(CHAIN_STEP_SIGNALS, learned.map(exampleOf), DECAY);
say(`learned from ${learned.length}:`);
judge(learned, new Network(weights));
say('not seen:');
judge(rows.filter(isJudging), new Network(weights));
await write(WEIGHTS, 'chain-steps.ts', 'CHAIN_STEP_WEIGHTS', weights, 'train:chain');
