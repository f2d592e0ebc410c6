/**
 * @file The kernel of the graphics card in Chromium, beside the processor's there: what both find, how long a question takes, and how many bytes
 * a second the card goes over. Without a card Chromium's imitation runs it, whose times tell nothing of cards.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { alignColumns } from '../bench/table.ts';
import { INSTALL_HINT, chromiumArguments, findChromium } from '../chromium.ts';
import { serveBuild } from '../server.ts';
import type { CardFigures, CardTask } from './card-figures.ts';
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

async function runPage(
  task: CardTask,
  { browserArguments, headed }: CardOptions,
): Promise<CardFigures | { why: string }> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'causeway-card-'));
  await build({
    configFile: false,
    root: path.resolve(PAGE),
    publicDir: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, target: 'es2023' },
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
      (wanted) => (globalThis as unknown as { measureCard(task: CardTask): Promise<CardFigures> }).measureCard(wanted),
      task,
    );
  } finally {
    await browser.close();
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Lines with what was measured. */
export function cardLines(task: CardTask, figures: CardFigures, bandwidth: number | null): string {
  const { name, software, hasPackedDots, uploadMs, blocks, bytes, found, passMs } = figures;
  const rows = [
    ['', 'ms a question', 'of the processor', `recall@${task.k}`],
    ...(
      [
        ['processor, WebAssembly', found.processor],
        ['card, all cosines', found.allByCard],
        [`card, its best ${task.k}`, found.bestByCard],
      ] as const
    ).map(([way, { ms, recall }]) => [
      `  ${way}`,
      ms.toFixed(2),
      (ms / found.processor.ms).toFixed(2),
      recall.toFixed(3),
    ]),
  ];
  const speed = (ms: number) => (bytes / GIGA / (ms / 1000)).toFixed(2);
  const share = (ms: number) =>
    bandwidth === null ? '' : ` (${((100 * bytes) / GIGA / (ms / 1000) / bandwidth).toFixed(1)} % of ${bandwidth})`;
  return [
    `Nearest ${task.k} of ${task.count.toLocaleString('en')} × ${DIMENSIONS}, ${task.kind} vectors, in Chromium`,
    `  ran on: ${name || 'a card without a name'}${software ? ', a program that imitates a card: its times tell nothing of cards' : ''}`,
    `  products of bytes by fours: ${hasPackedDots ? 'yes' : 'no'}; ${blocks} blocks, ${(bytes / 1e6).toFixed(1)} MB, there in ${uploadMs.toFixed(0)} ms`,
    alignColumns(rows),
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
  const task: CardTask = { kind: 'clustered', count: options.rows, questions: 10, k: 10 };
  const figures = await runPage(task, options);
  console.log(
    'why' in figures
      ? `\nThe graphics card is left out: Chromium gives none (${figures.why}).`
      : `\n${cardLines(task, figures, options.bandwidth)}`,
  );
}
