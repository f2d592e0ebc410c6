/**
 * @file `npm run train:between`: trains what tells what a sentence says of two events that it names (`engine/structures/between`), on sentences whose causes
 * and effects are marked (two thirds of SemEval's nominals and of Causal News, as `bench:causal` divides them) and on wordings beside the script, which were written
 * for it (CC0).
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { tagSentence } from '../../engine/extract/tagger.ts';
import { tokenize } from '../../engine/extract/tokens.ts';
import { seededRandom } from '../../engine/random.ts';
import { LARGEST, packNumbers } from '../../engine/retrieve/packed-numbers.ts';
import {
  BUCKETS,
  meaningsOf,
  MOST_BETWEEN,
  SayingReader,
  SAYINGS,
  wordingOf,
  type MeaningOf,
  type Saying,
  type SayingWeights,
  type Slot,
  type Wording,
} from '../../engine/structures/between/wording.ts';
import type { Range } from '../../engine/types.ts';
import { isHeldOut } from '../bench-causal/held-out.ts';
import { shippedWords } from '../encoding/shipped-words.ts';
import { fitSoftmax, type SoftmaxRow } from '../train-intent/softmax.ts';

const USAGE = `npm run train:between -- [--data FOLDER] [--out FILE]

--data FOLDER   sentences (default: CAUSEWAY_DATA, else ../shared/data)
--out FILE      where the weights go (default: src/engine/structures/between/weights.ts)`;

const WEIGHTS = path.resolve(import.meta.dirname, '../../engine/structures/between/weights.ts');
const OWN = path.join(import.meta.dirname, 'own-wordings.jsonl');
const SEED = 20261127;
const EPOCHS = 8;
const RATE = 0.01;
/** What weights are pulled to zero by, for each step. */
const DECAY = 2e-3;
/** Each of our own wordings is learned from so often, with other words around it that say nothing. */
const OWN_TIMES = 4;
/** Of sentences in which nothing is claimed this share is learned from: there are so many more. */
const NOTHING = 0.3;
/** A frame that marked sentences have less often says little. */
const LEAST_SEEN = 2;
const PARTS = 3;
/** Likelihoods from which on something is taken for said when wordings are judged that were not learned from. */
const LEAST = [0.5, 0.6, 0.7, 0.8, 0.9];
/** Of other copies of an example this share of the features is left out, so that no single one decides. */
const HOLES = 0.3;

const FIRST = 'the strike';
const SECOND = 'the flood';
const OPENINGS = ['', '', '', 'On 3 May, ', 'Yesterday ', 'In short, ', 'Mr Hale said that ', 'Note: ', 'By the way, '];
const ENDINGS = ['', '', '', ' on 3 May', ', as the inspector said', ', by the way', ' within a day', ' (see Table 2)'];

interface Example {
  from: 'own' | 'marked';
  /** Examples of one wording. */
  group: string;
  wording: Wording;
  saying: Saying;
}

interface MarkedSentence {
  id: string;
  text: string;
  pairs: { cause: [number, number]; effect: [number, number] }[];
  nominals?: [[number, number], [number, number]];
}

function slotOf(tokens: readonly Range[], start: number, end: number): Slot {
  const from = tokens.findIndex((token) => token.end > start);
  const behind = tokens.findIndex((token) => token.start >= end);
  return { from, to: behind < 0 ? tokens.length : behind };
}

function wordingIn(text: string, one: readonly [number, number], other: readonly [number, number]): Wording | null {
  const tokens = tokenize(text, { start: 0, end: text.length });
  tagSentence(tokens);
  const [first, second] = [one, other].map(([start, end]) => slotOf(tokens, start, end)) as [Slot, Slot];
  if (first.from < 0 || second.from < first.to || second.from - first.to > MOST_BETWEEN) return null;
  return wordingOf(tokens, first, second);
}

function withHoles(wording: Wording, random: () => number): Wording {
  return { ...wording, buckets: new Map([...wording.buckets].filter(() => random() >= HOLES)) };
}

async function readLines<T>(file: string): Promise<T[]> {
  return (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

async function ownExamples(random: () => number): Promise<Example[]> {
  const own = await readLines<{ says: Saying; wording: string }>(OWN);
  const draw = (list: readonly string[]): string => list[Math.floor(random() * list.length)]!;
  return own.flatMap(({ says, wording: template }) =>
    Array.from({ length: OWN_TIMES }, (_, time): Example => {
      const opening = time === 0 ? '' : draw(OPENINGS);
      const ending = time === 0 ? '' : draw(ENDINGS);
      const text = opening + template.replace(/(\.?)$/u, (end) => ending + end);
      const first = text.indexOf('{A}');
      const filled = text.replace('{A}', FIRST);
      const second = filled.indexOf('{B}');
      const wording = wordingIn(
        filled.replace('{B}', SECOND),
        [first, first + FIRST.length],
        [second, second + SECOND.length],
      )!;
      return { from: 'own', group: template, wording: time === 0 ? wording : withHoles(wording, random), saying: says };
    }),
  );
}

async function markedExamples(data: string, part: 'learn' | 'judge', random: () => number): Promise<Example[]> {
  const examples: Example[] = [];
  for (const set of ['semeval-cause-train', 'causal-news-train']) {
    for (const { id, text, pairs, nominals } of await readLines<MarkedSentence>(
      path.join(data, set, 'sentences.jsonl'),
    )) {
      if (isHeldOut(id) !== (part === 'judge')) continue;
      const add = (one: [number, number], other: [number, number], saying: Saying): void => {
        if (saying === 'nothing' && part === 'learn' && random() > NOTHING) return;
        const wording = wordingIn(text, one, other);
        if (wording) examples.push({ from: 'marked', group: id, wording, saying });
      };
      if (nominals && pairs.length === 0) add(...nominals, 'nothing');
      for (const { cause, effect } of pairs) {
        if (cause[0] < effect[0]) add(cause, effect, 'raises');
        else add(effect, cause, 'raised by');
      }
    }
  }
  return examples;
}

/** Frames of examples that lead one way: all of our own, and those that marked sentences have at least twice. */
function framesOf(examples: readonly Example[], sayings: readonly Saying[]): string[] {
  const counts = new Map<string, number>();
  for (const { from, saying, wording } of examples) {
    if (!sayings.includes(saying)) continue;
    counts.set(wording.frame, (counts.get(wording.frame) ?? 0) + (from === 'own' ? LEAST_SEEN : 1));
  }
  return [...counts].filter(([, count]) => count >= LEAST_SEEN).map(([frame]) => frame);
}

function rounded(values: Float64Array): { packed: string; scale: number } {
  const scale = values.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-9) / LARGEST;
  return { packed: packNumbers(Array.from(values, (value) => Math.round(value / scale))), scale };
}

function fit(examples: readonly Example[], meaningOf: MeaningOf, dimensions: number): SayingWeights {
  const rows = examples.map(({ wording, saying }): SoftmaxRow => ({
    features: [
      ...wording.buckets,
      ...Array.from(meaningsOf(wording, meaningOf, dimensions), (value, i) => [BUCKETS + i, value] as const),
    ],
    right: SAYINGS.indexOf(saying),
  }));
  const buckets = BUCKETS + dimensions;
  const random = seededRandom(SEED);
  const { weights, bias } = fitSoftmax(rows, {
    classes: SAYINGS.length,
    buckets,
    epochs: EPOCHS,
    rate: RATE,
    decay: DECAY,
    random,
  });
  const part = (from: number, to: number): Float64Array =>
    Float64Array.from(
      SAYINGS.flatMap((_, saying) => [...weights.subarray(saying * buckets + from, saying * buckets + to)]),
    );
  const words = rounded(part(0, BUCKETS));
  const meanings = rounded(part(BUCKETS, buckets));
  return {
    words: words.packed,
    scale: words.scale,
    meanings: meanings.packed,
    meaningScale: meanings.scale,
    bias: Array.from(bias, (value) => Number(value.toFixed(4))),
    ahead: framesOf(examples, ['raises', 'lowers']),
    back: framesOf(examples, ['raised by', 'lowered by']),
  };
}

/** Says how often what is said is right, its way included, and how much of what is there is said, for several demands on the likelihood. */
function judge(name: string, judged: readonly { likely: number[]; saying: Saying }[]): void {
  const wayOf = (saying: Saying): number =>
    / by$/u.test(saying) ? -1 : saying === 'raises' || saying === 'lowers' ? 1 : 0;
  const share = (some: unknown[], all: unknown[]): string => (some.length / Math.max(1, all.length)).toFixed(3);
  for (const least of LEAST) {
    const told = judged.map(({ likely, saying }) => {
      const of = (way: number): number =>
        likely.reduce((sum, one, at) => sum + (wayOf(SAYINGS[at]!) === way ? one : 0), 0);
      const [ahead, back] = [of(1), of(-1)];
      const way = ahead >= least ? 1 : back >= least ? -1 : 0;
      return {
        way,
        right: wayOf(saying),
        isDenied: saying === 'denied',
        saysDenied: likely[SAYINGS.indexOf('denied')]! >= least,
      };
    });
    const claimed = told.filter(({ way }) => way !== 0);
    const there = told.filter(({ right }) => right !== 0);
    const right = claimed.filter((one) => one.way === one.right);
    const turned = claimed.filter((one) => one.way === -one.right);
    const denied = told.filter(({ saysDenied }) => saysDenied);
    const rightly = denied.filter(({ isDenied }) => isDenied);
    console.log(
      `${name}, from ${least} on: claims right ${share(right, claimed)}, turned ${share(turned, claimed)}, found ${share(right, there)}; ` +
        `denials right ${share(rightly, denied)}, found ${share(
          rightly,
          told.filter(({ isDenied }) => isDenied),
        )}`,
    );
  }
}

/** What a reader takes an example to say; ways that it does not know of the frame are none. */
function judgedBy(reader: SayingReader, { wording, saying }: Example, meaningOf: MeaningOf) {
  const likely = reader.read(wording, meaningOf).map((one, at) => {
    const way = / by$/u.test(SAYINGS[at]!) ? 'back' : /^(?:raises|lowers)$/u.test(SAYINGS[at]!) ? 'ahead' : null;
    return way && !reader.knows(wording, way) ? 0 : one;
  });
  return { likely, saying };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: process.env['CAUSEWAY_DATA'] ?? path.resolve('../shared/data') },
      out: { type: 'string', default: WEIGHTS },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const vectors = await shippedWords();
  const { dimensions } = vectors;
  const meaningOf: MeaningOf = (word) => {
    const vector = vectors.vectorOf(word);
    const length = Math.hypot(...vector);
    return length === 0 ? null : Float64Array.from(vector, (value) => value / length);
  };
  const random = seededRandom(SEED);
  const own = await ownExamples(random);
  const marked = await markedExamples(values.data, 'learn', random);
  console.log(`${own.length} of our own, ${marked.length} marked`);
  const groups = [...new Set(own.map(({ group }) => group))];
  const partOf = new Map(groups.map((group) => [group, Math.floor(random() * PARTS)]));
  const apart = Array.from({ length: PARTS }, (_, left) => {
    const reader = new SayingReader(
      fit([...own.filter(({ group }) => partOf.get(group) !== left), ...marked], meaningOf, dimensions),
    );
    return own.filter(({ group }) => partOf.get(group) === left).map((example) => judgedBy(reader, example, meaningOf));
  }).flat();
  judge('own wordings left out', apart);
  const weights = fit([...own, ...marked], meaningOf, dimensions);
  const reader = new SayingReader(weights);
  const kept = await markedExamples(values.data, 'judge', random);
  judge(
    'marked sentences left out',
    kept.map((example) => judgedBy(reader, example, meaningOf)),
  );
  const source = `/** @file Made by \`npm run train:between\`; not to be changed by hand. */
import type { SayingWeights } from './wording.ts';

export const SAYING_WEIGHTS: SayingWeights = ${JSON.stringify(weights)};
`;
  await writeFile(values.out, await format(source, { ...(await resolveConfig(values.out)), parser: 'typescript' }));
}

await main();
