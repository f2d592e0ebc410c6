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
  /** With the encoder: null where that was not measured. */
  encoded: Encoded | null;
  /** From the start of a reload until the first complete answer is painted. */
  reload: number;
  /** Stored bytes by object store. */
  stored: Record<string, number>;
}

export interface Encoded {
  /** From the stored index until all passages have vectors, the way of the encoder to this device included. */
  embedding: number;
  /** From click to painted answer, and until the answer that it settles to is stored. */
  answers: number[];
  settled: number[];
}

interface Indexed {
  covered: number;
  waiting: number;
  /** See `engine/notebook/drift.ts`. */
  drift: number;
  statistics: IndexStatistics;
}

interface AnswerTime {
  milliseconds: number;
  sinceNavigation: number;
}

/** Object stores that hold the documents themselves and what the person made of them, and not the index. */
export const DOCUMENT_STORES = ['notebooks', 'documents', 'inbox', 'texts', 'layouts', 'originals', 'cells'];

const POLL = 200;
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function ask(page: Page, question: string): Promise<AnswerTime> {
  await page.getByRole('textbox', { name: 'Ask a question' }).fill(question);
  return page.evaluate<AnswerTime>('causewayProbe.timeAnswer()');
}

/**
 * Waits until the stored index covers `count` documents and no file waits.
 *
 * @param mostDrift how far the index may have drifted from one that is built whole
 * @throws after `limit` milliseconds
 */
export async function waitUntilIndexed(
  page: Page,
  count: number,
  limit: number,
  poll = POLL,
  mostDrift = Infinity,
): Promise<IndexStatistics> {
  const end = performance.now() + limit;
  let state: Indexed | null = null;
  while (performance.now() < end) {
    state = await page.evaluate<Indexed | null>('causewayProbe.indexed()');
    const isThere = state !== null && state.covered >= count && state.waiting === 0;
    if (isThere && state!.drift <= mostDrift) return state!.statistics;
    await pause(poll);
  }
  const reached = `${state?.covered ?? 0} of ${count} files are indexed, ${state?.waiting ?? 0} still wait`;
  throw new Error(`${reached} after ${limit / 1000} s.`);
}

/** Waits until the encoder has come and has read all passages, and asks once more. */
async function measureEncoded(page: Page, passages: number, questions: readonly string[], limit: number) {
  const start = performance.now();
  while ((await page.evaluate<number>('causewayProbe.embedded()')) < passages) {
    if (performance.now() - start > limit) throw new Error(`Not all passages have vectors after ${limit / 1000} s.`);
    await pause(POLL);
  }
  const embedding = performance.now() - start;
  const answers: number[] = [];
  const settled: number[] = [];
  for (const question of questions) {
    await page.getByRole('textbox', { name: 'Ask a question' }).fill(question);
    const times = await page.evaluate<AnswerTime & { settled: number }>('causewayProbe.timeSettled()');
    answers.push(times.milliseconds);
    settled.push(times.settled);
  }
  return { embedding, answers, settled };
}

/**
 * @param isEncoded whether it is waited for the encoder, and asked with it, too
 * @param context with `probe.js` as an init script, and nothing stored
 * @param limit milliseconds that indexing may take before the bench gives up
 */
export async function measure(
  context: BrowserContext,
  url: string,
  { paths, distinct, questions }: BenchFiles,
  limit: number,
  isEncoded: boolean,
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

    const encoded = isEncoded ? await measureEncoded(page, statistics.passages, questions, limit) : null;

    await page.reload();
    const reload = (await ask(page, questions[0]!)).sinceNavigation;
    const stored = await page.evaluate<Record<string, number>>('causewayProbe.storedBytes()');
    return { indexing, longTasks, heap: heap.peak(), statistics, answers, encoded, reload, stored };
  } finally {
    await heap.stop();
  }
}
