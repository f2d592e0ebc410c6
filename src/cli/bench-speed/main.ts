/**
 * @file `npm run bench:speed [-- --only nearest,random,many,million,card,threads,modules,words,opening] [--dataset DIR]`: how fast parts of the engine
 * are beside libraries and plain loops that do the same, in one run. Times depend on the machine; ratios hardly do.
 *
 * Of `card`: `--rows N` (100,000), `--bandwidth GB/S` of the card's memory, `--headed`, and `--browser-argument A`, which passes a switch on to
 * Chromium and may come several times. On Linux with a graphics card: `--browser-argument=--enable-features=Vulkan
 * --browser-argument=--use-angle=vulkan`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CausewayError, toCausewayError } from '../../engine/errors.ts';
import { dataFolder } from '../bench/conformance-data.ts';
import { readSet } from '../bench/read-set.ts';
import { buildNotebook } from '../bench/systems.ts';
import { measureCard, measureThreads, type CardOptions } from './card.ts';
import { measureModules } from './modules.ts';
import { measureMillion, measureNearest } from './nearest.ts';
import { measureOpening } from './opening.ts';
import { measureWords } from './words.ts';

/** Questions put to the texts. */
const QUESTIONS = 50;

const PARTS: Record<string, (card: CardOptions) => Promise<void>> = {
  nearest: () => measureNearest('clustered', 10_000, true),
  random: () => measureNearest('random', 10_000, true),
  many: () => measureNearest('clustered', 100_000, false),
  million: measureMillion,
  card: measureCard,
  threads: measureThreads,
  modules: measureModules,
};
/** What needs a question set. */
const OF_TEXTS = ['words', 'opening'];

async function measureTexts(folder: string, names: readonly string[]): Promise<void> {
  if (!existsSync(folder)) {
    console.log(`\nThere is no ${folder}: ${names.join(' and ')} are left out. --dataset names another.`);
    return;
  }
  const set = await readSet(folder, false);
  const notebook = await buildNotebook(set);
  const questions = set.questions.slice(0, QUESTIONS).map(({ question }) => question);
  console.log(`\n${set.name}:`);
  if (names.includes('words')) await measureWords(notebook, questions);
  if (names.includes('opening')) await measureOpening(notebook.index);
}

/** @throws CausewayError `usage` */
function above0(value: string, name: string): number {
  const number = Number(value);
  if (Number.isFinite(number) && number > 0) return number;
  throw new CausewayError('usage', `--${name} wants a number above 0, not “${value}”.`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      dataset: { type: 'string' },
      rows: { type: 'string', default: '100000' },
      bandwidth: { type: 'string' },
      headed: { type: 'boolean', default: false },
      'browser-argument': { type: 'string', multiple: true, default: [] },
    },
  });
  const card: CardOptions = {
    rows: Math.ceil(above0(values.rows, 'rows')),
    bandwidth: values.bandwidth === undefined ? null : above0(values.bandwidth, 'bandwidth'),
    browserArguments: values['browser-argument'],
    headed: values.headed,
  };
  const known = [...Object.keys(PARTS), ...OF_TEXTS];
  const names = values.only?.split(',') ?? known;
  for (const name of names) {
    if (!known.includes(name)) {
      throw new CausewayError('usage', `There is no part "${name}"; there are ${known.join(', ')}.`);
    }
  }
  for (const name of names) await PARTS[name]?.(card);
  const ofTexts = names.filter((name) => OF_TEXTS.includes(name));
  if (ofTexts.length > 0) await measureTexts(values.dataset ?? path.join(dataFolder(), 'musique-100'), ofTexts);
}

main()
  // What libraries leave running keeps nobody waiting.
  .then(() => process.exit())
  .catch((thrown: unknown) => {
    const { code, message } = toCausewayError(thrown);
    console.error(message);
    process.exit(code === 'usage' ? 2 : 1);
  });
