/** @file Drives the app in Chromium through the main job and takes its measures. Times are milliseconds. */
import type { BrowserContext, Page } from 'playwright-core';
import type { IndexStatistics } from '../../engine/types.ts';
import type { BenchFiles } from './dataset.ts';
import { sampleHeap, type HeapUsage } from './heap.ts';

export interface Measures {
  /** From giving the files to the page until an index of all of them is stored. */
  indexing: number;
  /** Tasks on the UI thread over 50 ms meanwhile, by their duration. */
  longTasks: number[];
  heap: HeapUsage;
  statistics: IndexStatistics;
  /** From click to painted complete answer, in the order asked. */
  answers: number[];
  /** From the start of a reload until the first complete answer is painted. */
  reload: number;
  /** Stored bytes by object store. */
  stored: Record<string, number>;
}

interface Indexed {
  covered: number;
  waiting: number;
  statistics: IndexStatistics;
}

interface AnswerTime {
  milliseconds: number;
  sinceNavigation: number;
}

/** Object stores that hold the documents themselves and what the person made of them, and not the index. */
export const DOCUMENT_STORES = ['notebooks', 'documents', 'inbox', 'texts', 'layouts', 'originals', 'cells'];

const POLL = 200;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function ask(page: Page, question: string): Promise<AnswerTime> {
  await page.getByRole('textbox', { name: 'Ask a question' }).fill(question);
  return page.evaluate<AnswerTime>('causewayProbe.timeAnswer()');
}

/** Waits until the stored index covers `count` documents and no file waits. @throws after `limit` milliseconds */
async function waitUntilIndexed(page: Page, count: number, limit: number): Promise<IndexStatistics> {
  const end = performance.now() + limit;
  let state: Indexed | null = null;
  while (performance.now() < end) {
    state = await page.evaluate<Indexed | null>('causewayProbe.indexed()');
    if (state !== null && state.covered >= count && state.waiting === 0) return state.statistics;
    await pause(POLL);
  }
  const reached = `${state?.covered ?? 0} of ${count} files are indexed, ${state?.waiting ?? 0} still wait`;
  throw new Error(`${reached} after ${limit / 1000} s.`);
}

/**
 * @param context with `probe.js` as an init script, and nothing stored
 * @param limit milliseconds that indexing may take before the bench gives up
 */
export async function measure(
  context: BrowserContext,
  url: string,
  { paths, distinct, questions }: BenchFiles,
  limit: number,
): Promise<Measures> {
  const page = await context.newPage();
  await page.goto(url);
  const input = page.getByLabel('Add documents');
  await input.waitFor({ state: 'attached' });
  const heap = await sampleHeap(page);
  try {
    const start = performance.now();
    await input.setInputFiles(paths);
    const statistics = await waitUntilIndexed(page, distinct, limit);
    const indexing = performance.now() - start;
    const longTasks = await page.evaluate<number[]>('causewayProbe.longTasks()');

    const answers: number[] = [];
    for (const question of questions) answers.push((await ask(page, question)).milliseconds);
    await heap.stop();

    await page.reload();
    const reload = (await ask(page, questions[0]!)).sinceNavigation;
    const stored = await page.evaluate<Record<string, number>>('causewayProbe.storedBytes()');
    return { indexing, longTasks, heap: heap.peak(), statistics, answers, reload, stored };
  } finally {
    await heap.stop();
  }
}
