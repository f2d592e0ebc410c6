/**
 * @file The kernel of the graphics card in Chromium, beside the processor's there: what both find, how long a question takes, and how many bytes
 * a second the card goes over. Without a card Chromium's imitation runs it, whose times tell nothing of cards. And the processor's kernel by
 * several threads, beside one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { alignColumns } from '../bench/table.ts';
import { INSTALL_HINT, chromiumArguments, findChromium } from '../chromium.ts';
import { serveBuild } from '../server.ts';
import type { CardFigures, Found, NearestTask, ThreadFigures } from './card-figures.ts';
import { DIMENSIONS } from './made-vectors.ts';

const PAGE = 'test/fixtures/card-page';
const GIGA = 1e9;

export interface CardOptions {
  rows: number;
  /** Gigabytes a second that the card's memory gives, as its maker says; null where that is not told. */
  bandwidth: number | null;
  /** Switches for Chromium. */
  browserArguments: readonly string[];
  headed: boolean;
}

async function runPage<Figures>(
  name: 'measureCard' | 'measureThreads',
  task: NearestTask,
  { browserArguments, headed }: CardOptions,
): Promise<Figures | { why: string }> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'causeway-card-'));
  await build({
    configFile: false,
    root: path.resolve(PAGE),
    publicDir: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, target: 'es2023' },
    worker: { format: 'es' },
  });
  const server = await serveBuild(outDir, { port: 0 });
  const browser = await chromium.launch({
    executablePath: findChromium()!,
    headless: !headed,
    args: [...chromiumArguments(), '--enable-unsafe-webgpu', ...browserArguments],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    await page.goto(server.url);
    return await page.evaluate(
      ([called, wanted]) =>
        (globalThis as unknown as Record<string, (task: NearestTask) => Promise<Figures>>)[called]!(wanted),
      [name, task] as const,
    );
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** @param ways the first one is what the others are set beside */
function foundTable(ways: readonly (readonly [string, Found])[], k: number): string {
  const [[, own]] = ways as [readonly [string, Found]];
  return alignColumns([
    ['', 'ms a question', 'of the first', 'least ms', `recall@${k}`],
    ...ways.map(([way, { ms, leastMs, recall }]) => [
      `  ${way}`,
      ms.toFixed(2),
      (ms / own.ms).toFixed(2),
      leastMs.toFixed(2),
      recall.toFixed(3),
    ]),
  ]);
}

const titleOf = ({ k, count, kind }: NearestTask): string =>
  `Nearest ${k} of ${count.toLocaleString('en')} × ${DIMENSIONS}, ${kind} vectors, in Chromium`;

/** Lines with what was measured of the card. */
export function cardLines(task: NearestTask, figures: CardFigures, bandwidth: number | null): string {
  const { name, software, hasPackedDots, uploadMs, blocks, bytes, found, passMs } = figures;
  const ways = [
    ['processor, WebAssembly', found.processor],
    ['card, all cosines', found.allByCard],
    [`card, its best ${task.k}`, found.bestByCard],
  ] as const;
  const speed = (ms: number) => (bytes / GIGA / (ms / 1000)).toFixed(2);
  const share = (ms: number) =>
    bandwidth === null ? '' : ` (${((100 * bytes) / GIGA / (ms / 1000) / bandwidth).toFixed(1)} % of ${bandwidth})`;
  return [
    titleOf(task),
    `  ran on: ${name || 'a card without a name'}${software ? ', a program that imitates a card: its times tell nothing of cards' : ''}`,
    `  products of bytes by fours: ${hasPackedDots ? 'yes' : 'no'}; ${blocks} blocks, ${(bytes / 1e6).toFixed(1)} MB, there in ${uploadMs.toFixed(0)} ms`,
    foundTable(ways, task.k),
    `  over all rows: ${passMs.sums.toFixed(2)} ms for all cosines, ${speed(passMs.sums)} GB/s${share(passMs.sums)}; ${passMs.best.toFixed(2)} ms for the best, ${speed(passMs.best)} GB/s${share(passMs.best)}`,
    ...(bandwidth === null ? ['  --bandwidth GB/S sets that beside what the card’s memory gives'] : []),
  ].join('\n');
}

/** Times the card's kernel, and prints the figures; or why there are none. */
export async function measureCard(options: CardOptions): Promise<void> {
  if (findChromium() === null) {
    console.log(`\nThe graphics card is left out. ${INSTALL_HINT}`);
    return;
  }
  const task: NearestTask = { kind: 'clustered', count: options.rows, questions: 10, k: 10 };
  const figures = await runPage<CardFigures>('measureCard', task, options);
  console.log(
    'why' in figures
      ? `\nThe graphics card is left out: Chromium gives none (${figures.why}).`
      : `\n${cardLines(task, figures, options.bandwidth)}`,
  );
}

/** Times a million rows by several threads and by one, and prints the figures; or why there are none. */
export async function measureThreads(options: CardOptions): Promise<void> {
  if (findChromium() === null) {
    console.log(`\nSeveral threads are left out. ${INSTALL_HINT}`);
    return;
  }
  const task: NearestTask = { kind: 'random', count: 1_000_000, questions: 20, k: 10 };
  const figures = await runPage<ThreadFigures>('measureThreads', task, options);
  if ('why' in figures) {
    console.log(`\nSeveral threads are left out: ${figures.why}.`);
    return;
  }
  const { threads, found } = figures;
  const ways = [
    ['one thread', found.processor],
    [`${threads} threads`, found.threads],
  ] as const;
  console.log(`\n${titleOf(task)}\n${foundTable(ways, task.k)}`);
}
