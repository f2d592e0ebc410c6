/** @file Adds documents one by one to a notebook of many, and takes how long each is on its way into an answer. Times are milliseconds. */
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { MOST_DRIFT } from '../../engine/notebook/drift.ts';
import type { Answered, BenchFiles } from './dataset.ts';
import { ask, pause, waitUntilIndexed } from './measure.ts';

export interface Adding {
  /** From giving all files but those that are held back to the page until an index of them is stored. */
  all: number;
  added: Added[];
}

export interface Added {
  name: string;
  /** From giving the file until an index with it is stored. */
  indexed: number;
  /** From giving the file until the answer to a question on it is painted. */
  answered: number;
  /** Whether that answer cites it. */
  isCited: boolean;
}

/** Milliseconds between looks: what is measured is about a second. */
const POLL = 20;
/** A painted answer is stored within this many milliseconds. */
const STORED_MS = 5000;

/** Whether the answer to a question cites a file: it is stored a moment after it is painted. */
async function isCited(page: Page, question: string, name: string): Promise<boolean> {
  const asked = `causewayProbe.cites(${JSON.stringify(question)}, ${JSON.stringify(name)})`;
  for (let look = 0; look < STORED_MS / POLL; look++) {
    const cites = await page.evaluate<boolean | null>(asked);
    if (cites !== null) return cites;
    await pause(POLL);
  }
  return false;
}

/**
 * @param context with `probe.js` as an init script, and nothing stored
 * @param held what is added, each with a question that it answers
 * @param limit milliseconds that indexing may take before the bench gives up
 */
export async function measureAdding(
  context: BrowserContext,
  url: string,
  { paths, distinct }: BenchFiles,
  held: readonly Answered[],
  limit: number,
): Promise<Adding> {
  const page = await context.newPage();
  await page.goto(url);
  const input = page.getByLabel('Add documents');
  await input.waitFor({ state: 'attached' });
  const start = performance.now();
  await input.setInputFiles(paths);
  const waits = async (count: number, mostDrift?: number) => waitUntilIndexed(page, count, limit, POLL, mostDrift);
  await waits(distinct);
  const all = performance.now() - start;
  await ask(page, held[0]!.question);
  const added: Added[] = [];
  for (const [i, { question, path: file }] of held.entries()) {
    // Nobody waits for the index to be built whole; but each file comes to one that is at rest.
    await waits(distinct + i, MOST_DRIFT);
    const given = performance.now();
    await input.setInputFiles([file]);
    await waits(distinct + i + 1);
    const indexed = performance.now() - given;
    await ask(page, question);
    const answered = performance.now() - given;
    const name = path.basename(file);
    added.push({ name, indexed, answered, isCited: await isCited(page, question, name) });
  }
  return { all, added };
}
