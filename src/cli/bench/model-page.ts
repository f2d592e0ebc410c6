/**
 * @file The longest task of the page's thread while a model is at work in the production build: imported, loaded with the first question,
 * and writing.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { chromiumArguments, requireChromium } from '../chromium.ts';
import { buildApp, serveBuild } from '../server.ts';

const QUESTION = 'Why did citywide commute delays surge right after the blackout?';
/** Generous: on a busy machine a tiny model takes a minute. */
const LIMIT_MS = 300_000;

/** Runs in the page before the app: keeps the durations of its long tasks. */
const WATCH_TASKS = `
  globalThis.causewayTasks = [];
  new PerformanceObserver((list) => causewayTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask', buffered: true });
`;

/** The longest task so far in milliseconds, 0 when all were below 50, which browsers do not tell; and begins anew. */
async function longestTask(page: Page): Promise<number> {
  // The observer is told of a task after it has ended.
  await page.waitForTimeout(200);
  return page.evaluate(() => {
    const { causewayTasks } = globalThis as unknown as { causewayTasks: number[] };
    return Math.max(0, ...causewayTasks.splice(0));
  });
}

export interface PageTasks {
  /** Milliseconds of the longest task while the model was imported, and while it was loaded and wrote. */
  importing: number;
  answering: number;
}

/**
 * @param modelFolder of a chat model
 * @param dist a finished build; null: one is made
 */
export async function measurePageTasks(modelFolder: string, dist: string | null): Promise<PageTasks> {
  const folder = await mkdtemp(path.join(tmpdir(), 'causeway-model-page-'));
  try {
    const build = dist ?? path.join(folder, 'build');
    if (dist === null) await buildApp(build);
    const server = await serveBuild(path.resolve(build), { port: 0 });
    const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments() });
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(LIMIT_MS);
      await page.addInitScript({ content: WATCH_TASKS });
      await page.goto(server.url);
      await page.getByRole('button', { name: 'Open sample notebook' }).click();
      await page.getByText(/statements? of cause/).waitFor();
      await page.getByRole('button', { name: 'Models on this device' }).click();
      await page.getByRole('heading', { name: 'Choose a model' }).waitFor();
      await longestTask(page);
      await page.getByLabel('Import a folder').setInputFiles(modelFolder);
      await page.getByRole('button', { name: /^Use for answers/ }).click();
      await page.getByRole('button', { name: /^Stop using/ }).waitFor();
      const importing = await longestTask(page);
      await page.getByRole('button', { name: 'Back to the notebook' }).click();
      await page.getByRole('textbox', { name: 'Ask a question' }).fill(QUESTION);
      await longestTask(page);
      await page.getByRole('button', { name: 'Ask', exact: true }).click();
      await page.getByRole('button', { name: 'Stop writing' }).waitFor();
      await page.locator('section[aria-label="Answer"][aria-busy="false"]').waitFor();
      return { importing, answering: await longestTask(page) };
    } finally {
      await browser.close();
      await server.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
