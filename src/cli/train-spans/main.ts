/**
 * @file `npm run train:spans`: trains the network that tells which stretch of a sentence is the short answer to a question
 * (`engine/agents/weights/spans.ts`), on encyclopedia paragraphs and papers of which the answering words are known. Seeded. `--judge` only prints how well
 * networks do on questions that they have not seen.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { lookingFor, spanSignals, SPAN_SIGNALS } from '../../engine/agents/span-signals.ts';
import { offers } from '../../engine/agents/spans.ts';
import { wantedBy } from '../../engine/agents/wanted.ts';
import type { EvaluationQuestion } from '../../engine/evaluate/dataset.ts';
import { mergeCopies } from '../../engine/evaluate/copies.ts';
import { answerF1 } from '../../engine/evaluate/spans.ts';
import { preparedFor } from '../../engine/notebook/ask.ts';
import { Network } from '../../engine/retrieve/network.ts';
import type { Prepared } from '../../engine/retrieve/prepared.ts';
import { readSet } from '../bench/read-set.ts';
import { buildNotebook } from '../bench/systems.ts';
import { fitNetwork, type Example } from '../train-relevance/fit-network.ts';
import { say, SEED, write } from '../train-relevance/options.ts';

/** Sets with answering words, and what a question of each counts. None of them is what the agents are judged by. */
const SETS = [
  { folder: 'qed-sentences', weight: 1 },
  { folder: 'covid-papers', weight: 0.3 },
] as const;
const OUT = path.resolve(import.meta.dirname, '../../engine/agents/weights');
/** The module of networks, as that folder names it. */
const NETWORK = '../../retrieve/network.ts';
/** A stretch that shares less than this with the right answer is wrong. */
const LEAST_ALIKE = 0.5;
/** Sentences on either side of the right one that compete with it. */
const NEIGHBOURS = 3;
const PARTS = 5;
const UNITS = 12;
const FITTING = { units: UNITS, loss: 'list', epochs: 15, rate: 0.005, decay: 3e-4, seed: SEED } as const;

interface Judged extends Example {
  f1: Float32Array;
  set: string;
  /** The part of the questions that it belongs to. */
  fold?: number;
}

/** A question's candidates: all that the right sentence and its neighbours offer. */
async function exampleOf(
  prepared: Prepared,
  textOf: (id: string) => Promise<string>,
  { question, answers, evidence }: EvaluationQuestion,
  set: string,
  weight: number,
): Promise<Judged | null> {
  const { documents, sentences } = prepared.index;
  const looking = lookingFor(prepared, question, wantedBy(question));
  const rows: Float32Array[] = [];
  const f1: number[] = [];
  for (const { documentId, start, end } of evidence.slice(0, 1)) {
    const document = documents.ids.indexOf(documentId);
    const text = await textOf(documentId);
    const first = documents.sentenceStart[document]!;
    const numbers = Array.from({ length: documents.sentenceStart[document + 1]! - first }, (_, i) => first + i);
    const isRight = (s: number) => sentences.ranges[2 * s]! < end && sentences.ranges[2 * s + 1]! > start;
    const right = numbers.findIndex(isRight);
    for (const s of numbers.slice(Math.max(0, right - NEIGHBOURS), right + 1 + NEIGHBOURS)) {
      const offering = offers(text, { start: sentences.ranges[2 * s]!, end: sentences.ranges[2 * s + 1]! });
      rows.push(spanSignals(prepared, looking, offering, { sentence: s - first, title: documents.titles[document]! }));
      const alike = (span: { start: number; end: number }) => answerF1(text.slice(span.start, span.end), answers);
      f1.push(...offering.spans.map((span) => (isRight(s) ? alike(span) : 0)));
    }
  }
  if (!f1.some((value) => value >= LEAST_ALIKE)) return null;
  const signals = new Float32Array(f1.length * SPAN_SIGNALS.length);
  let at = 0;
  for (const part of rows) {
    signals.set(part, at);
    at += part.length;
  }
  return {
    signals,
    right: Float32Array.from(f1, (v) => (v >= LEAST_ALIKE ? v ** 2 : 0)),
    f1: Float32Array.from(f1),
    weight,
    set,
  };
}

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env['CAUSEWAY_DATA'] ?? path.resolve('../shared/data') },
    out: { type: 'string', default: OUT },
    judge: { type: 'boolean', default: false },
  },
});
const examples: Judged[] = [];
for (const { folder, weight } of SETS) {
  say(`reading ${folder}`);
  const set = mergeCopies(await readSet(path.join(values.data, folder), false));
  const { index, texts } = await buildNotebook(set);
  const prepared = preparedFor(index);
  for (const [i, question] of set.questions.entries()) {
    const example = await exampleOf(prepared, async (id) => texts.text(id), question, folder, weight);
    if (example) examples.push({ ...example, fold: i % PARTS });
  }
}
say(
  `${examples.length} questions whose answer is offered, ${examples.reduce((sum, { f1 }) => sum + f1.length, 0)} stretches`,
);

const fit = (some: readonly Judged[]) => fitNetwork(some, { ...FITTING, signals: SPAN_SIGNALS });
const scores = new Map<string, number[]>();
for (let part = 0; part < (values.judge ? PARTS : 1); part++) {
  const network = new Network(fit(examples.filter(({ fold }) => fold !== part)));
  for (const { signals, f1, set } of examples.filter(({ fold }) => fold === part)) {
    const odds = network.values(signals);
    scores.set(set, [...(scores.get(set) ?? []), f1[odds.indexOf(Math.max(...odds))]!]);
  }
}
for (const [set, of] of scores) {
  const mean = of.reduce((sum, value) => sum + value, 0) / of.length;
  say(`${set}: F1 of the first stretch of ${of.length} questions not seen: ${mean.toFixed(3)}`);
}
if (!values.judge) await write(values.out, 'spans.ts', 'SPAN_WEIGHTS', fit(examples), 'train:spans', NETWORK);
