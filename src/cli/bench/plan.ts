/**
 * @file `npm run bench:plan [-- --dataset DIR] [--limit N]`: what a plan costs beside a plain answer. Asks the questions that are taken apart
 * both ways, one right after the other, the encoder's work counted in both, and no reader. Times depend on the machine; the ratio hardly does.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { questionBy, wordsBy } from '../../adapters/embedding/readings.ts';
import { isSurelyMultiHop, planFor } from '../../engine/agents/plan.ts';
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import { mergeCopies } from '../../engine/evaluate/copies.ts';
import { percentile } from '../../engine/evaluate/statistics.ts';
import { preparedFor } from '../../engine/notebook/ask.ts';
import { alignEmbeddings, nearnessTo } from '../../engine/notebook/embeddings.ts';
import type { QuestionReading } from '../../engine/ports.ts';
import { retrieveRead } from '../../engine/notebook/retrieve.ts';
import { withNearness } from '../../engine/retrieve/prepared.ts';
import { embedNotebook } from '../encoding/embed-notebook.ts';
import { loadSearchModels, unloadSearchModels } from '../searching.ts';
import { dataFolder } from './conformance-data.ts';
import { readSet } from './read-set.ts';
import { buildNotebook } from './systems.ts';
import { alignColumns } from './table.ts';

const say = (line: string) => void process.stderr.write(`${line}\n`);
const clock = () => performance.now();

/** Questions that are asked before any is timed. */
const WARMING = 5;

/** Times and counts of one question. */
interface Cost {
  plain: number;
  plan: number;
  searches: number;
  encoded: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dataset: { type: 'string' }, limit: { type: 'string' } } });
  const set = mergeCopies(await readSet(values.dataset ?? path.join(dataFolder(), 'musique-100'), false));
  const models = await loadSearchModels({}, say);
  if (!models?.encoder) throw new CausewayError('usage', 'The encoder that comes with the app is needed for this.');
  const { encoder } = models;
  const notebook = await buildNotebook(set);
  const rows = alignEmbeddings(notebook.index, await embedNotebook(notebook, encoder, say));
  encoder.save();
  const { texts } = notebook;
  const prepared = preparedFor(notebook.index);
  const nearBy = (words: string, reading: QuestionReading) => nearnessTo(rows, encoder.id, words, reading);
  const questions = set.questions.filter(({ question }) => isSurelyMultiHop(planFor(question)));
  const costs: Cost[] = [];
  // What the engine runs for the first time, it compiles.
  for (const { question } of questions.slice(0, WARMING))
    await retrieveRead(prepared, texts, question, { planning: { clock } }, {});
  for (const { question } of questions.slice(0, Number(values.limit ?? Infinity))) {
    const started = clock();
    const near = withNearness(prepared, nearBy(question, await questionBy(encoder.uncached, question)));
    const read = clock();
    await retrieveRead(near, texts, question, {}, {});
    const plain = clock();
    let encoded = 0;
    const planning = {
      clock,
      near: async (words: string) => {
        encoded++;
        return nearBy(words, await wordsBy(encoder.uncached, words));
      },
    };
    const { plan } = await retrieveRead(near, texts, question, { planning }, {});
    // One that asks for causes has none.
    if (!plan) continue;
    costs.push({
      plain: plain - started,
      plan: read - started + (clock() - plain),
      searches: plan.asked.length,
      encoded,
    });
  }
  await unloadSearchModels(models);
  const of = (measure: (cost: Cost) => number) =>
    [0.5, 0.95].map((share) => (percentile(costs.map(measure), share) ?? 0).toFixed(1));
  console.log(`${costs.length} questions of ${set.name} that are taken apart, of ${set.questions.length}`);
  console.log(
    alignColumns([
      ['', 'p50', 'p95'],
      ['plain answer, ms', ...of(({ plain }) => plain)],
      ['with its plan, ms', ...of(({ plan }) => plan)],
      ['the plan alone, ms', ...of(({ plain, plan }) => plan - plain)],
      ['ratio', ...of(({ plain, plan }) => plan / plain)],
      ['searches', ...of(({ searches }) => searches)],
      ['texts for the encoder', ...of(({ encoded }) => encoded)],
    ]),
  );
}

main().catch((thrown: unknown) => {
  const { code, message } = toCausewayError(thrown);
  console.error(message);
  process.exitCode = code === 'usage' ? 2 : 1;
});
