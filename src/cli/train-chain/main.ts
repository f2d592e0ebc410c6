/**
 * @file `npm run train:chain`: fits what tells whether a sentence is the next step of a chain (`engine/notebook/chain-steps.ts`), from pairs of sentences that were
 * judged by reading them (`steps.jsonl`): for a question and a sentence that tells a cause of it, whether another one tells what led to that. The notebooks are some that neither the
 * reader nor anything before it was trained on; what it is judged by are notebooks that nothing is trained on.
 */
import path from 'node:path';
import {
  causalStatements,
  CHAIN_STEP_SIGNALS,
  chanceOfStep,
  possibleSteps,
  stepSignals,
  surestStep,
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
import { isForJudging, labelledSet, readLabelled, type Labelled } from '../train-relevance/labelled.ts';
import { say, WEIGHTS, write } from '../train-relevance/options.ts';
import { fitLogistic, type Row } from './fit-logistic.ts';

const LABELS = path.resolve(import.meta.dirname, 'steps.jsonl');
/** What weights are pulled to zero by. */
const DECAY = 1e-2;
/** Chances from which on it is told how many steps are links, and how many of them are right. */
const TOLD_AT = [0, 0.1, 0.15, 0.2, 0.25, 0.3];

/** What follows on one sentence. */
interface Judged extends Labelled {
  question: string;
  /** The step before. */
  told: string;
  /** For sentences that may follow: 2 is the next step, 1 belongs in the answer without being that, 0 neither. */
  steps: Readonly<Record<string, 0 | 1 | 2>>;
}

/** Sentences that may follow on one, each with its label. */
interface Following extends Labelled {
  steps: Map<PossibleStep, 0 | 1 | 2>;
}

async function followingIn(name: string, judged: readonly Judged[], models: SearchModels): Promise<Following[]> {
  const set = await labelledSet(name);
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
  const found: Following[] = [];
  for (const { question, told, steps } of judged) {
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
    const known = (possible ?? []).flatMap((step): [PossibleStep, 0 | 1 | 2][] => {
      const label = labels.get(step.sentence);
      return label === undefined ? [] : [[step, label]];
    });
    found.push({ notebook: name, steps: new Map(known) });
  }
  say(`${name}: ${found.length}`);
  return found;
}

function rowsOf({ steps }: Following): Row[] {
  return [...steps].map(([step, label]) => ({ signals: stepSignals(step), right: label === 2 }));
}

/** As in the app, where the reader chooses, and its choice is a link from some chance on. */
function judge(following: readonly Following[], network: Network): void {
  const chosen = following.flatMap(({ steps }) => {
    const step = surestStep([...steps.keys()]);
    return step ? [{ chance: chanceOfStep(step, network), label: steps.get(step)! }] : [];
  });
  for (const least of TOLD_AT) {
    const links = chosen.filter(({ chance }) => chance >= least);
    const right = links.filter(({ label }) => label === 2).length;
    const belong = links.filter(({ label }) => label > 0).length;
    say(
      `  from ${least} on: ${links.length} of ${following.length}, ${right} of them right, ${belong} belong in the answer`,
    );
  }
}

const models = await loadSearchModels({}, say);
if (!models?.encoder?.sentences) throw new Error('There is no reader: run npm run make:encoder first.');
const following: Following[] = [];
for (const [name, judged] of await readLabelled<Judged>(LABELS)) {
  following.push(...(await followingIn(name, judged, models)));
}
const learned = following.filter((each) => !isForJudging(each));
const weights = fitLogistic(CHAIN_STEP_SIGNALS, learned.flatMap(rowsOf), DECAY);
say(`learned from ${learned.length}:`);
judge(learned, new Network(weights));
say('not seen:');
judge(following.filter(isForJudging), new Network(weights));
await write(WEIGHTS, 'chain-steps.ts', 'CHAIN_STEP_WEIGHTS', weights, 'train:chain');
