/**
 * @file How soon the page answers a person while documents are read and indexed: keys and presses as the browser receives them from
 * devices, over typing, menus, dialogs, lists, screens and citations, until all documents are indexed. Times are milliseconds.
 */
import path from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { BenchFiles } from './dataset.ts';

/** One interaction that took longer than a frame, until its next paint. */
export interface SlowInteraction {
  /** What was done, as in {@link STEPS}. */
  step: string;
  event: string;
  duration: number;
  /** Until the first handler ran; and how long handlers took. */
  waited: number;
  handled: number;
  /** Long animation frames that it fell into, where it was slow. */
  frames: unknown[];
}

export interface Interactions {
  /** How many interactions there were, by what was done. */
  counts: Record<string, number>;
  slow: SlowInteraction[];
  /** Between frames, while the lists were scrolled. */
  scrolled: number[];
  /** How long indexing took, with a person at work. */
  indexing: number;
}

const PROBE = path.join(import.meta.dirname, 'interaction-probe.js');
/** As fast as a quick typist. */
const KEY_DELAY = 50;
/** A person looks at what came. */
const LOOK = 200;
/** Read and indexed before, so that there is something to read and ask meanwhile. */
const FIRST = 20;

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();

/** Presses the middle of an element, without the checks of the driver in the page. */
async function press(page: Page, locator: Locator): Promise<void> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${locator.toString()}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(LOOK);
}

async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(LOOK);
}

const type = (page: Page, text: string): Promise<void> => page.keyboard.type(text, { delay: KEY_DELAY });

async function wheel(page: Page, over: Locator): Promise<void> {
  const box = await over.boundingBox();
  if (!box) return;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let turn = 0; turn < 12; turn += 1) {
    await page.mouse.wheel(0, turn < 6 ? 300 : -300);
    await page.waitForTimeout(30);
  }
}

/** What a person does meanwhile. Each begins and ends at the notebook. */
const STEPS: Record<string, (page: Page, question: string) => Promise<void>> = {
  'Typing a question': async (page, question) => {
    await press(page, page.getByRole('textbox', { name: 'Ask a question' }));
    await type(page, question.slice(0, 30));
    await pressKey(page, 'Control+A');
    await pressKey(page, 'Backspace');
  },
  'Opening menus': async (page) => {
    for (const name of [/^Answer with:/, /^Notebook:/]) {
      await press(page, button(page, name));
      await pressKey(page, 'ArrowDown');
      await pressKey(page, 'Escape');
    }
  },
  'Choosing what to ask': async (page) => {
    await press(page, button(page, /^Ask of:/));
    await pressKey(page, 'Escape');
  },
  'Finding by the palette': async (page) => {
    await pressKey(page, 'Control+K');
    await type(page, 'report');
    await pressKey(page, 'ArrowDown');
    await pressKey(page, 'Escape');
  },
  'Filtering the sources': async (page) => {
    await press(page, page.getByRole('searchbox', { name: 'Find a source' }));
    await type(page, 'ab');
    await pressKey(page, 'Control+A');
    await pressKey(page, 'Backspace');
  },
  'Reading a source': async (page) => {
    await press(page, page.getByRole('list', { name: 'Sources' }).getByRole('button').first());
    for (let move = 0; move < 4; move += 1) await pressKey(page, 'ArrowDown');
    await pressKey(page, 'Enter');
    await press(page, button(page, 'Close source'));
  },
  'Opening a citation': async (page) => {
    await press(page, page.getByRole('link', { name: 'Citation 1', exact: true }).first());
    await press(page, button(page, 'Close source'));
  },
  'Hiding the sources': async (page) => {
    await press(page, button(page, 'Hide sources'));
    await press(page, button(page, 'Show sources'));
  },
  'Switching screens': async (page) => {
    for (const name of ['Map of this notebook', 'Models on this device']) {
      await press(page, button(page, name));
      await press(page, button(page, 'Back to the notebook'));
    }
  },
  Asking: async (page, question) => {
    await press(page, page.getByRole('textbox', { name: 'Ask a question' }));
    await page.keyboard.insertText(question);
    await pressKey(page, 'Enter');
    await page.waitForTimeout(3 * LOOK);
  },
};

const isIndexing = (page: Page): Promise<boolean> =>
  page.evaluate(`document.querySelector('[aria-label="Your files"] progress') !== null`);

/** Waits until the page says that nothing is read or indexed any more. */
async function untilIndexed(page: Page, limit: number): Promise<void> {
  const statements = page.getByText(/\d statements? of cause/);
  await statements.waitFor({ timeout: limit });
}

/**
 * @param context with nothing stored
 * @param limit milliseconds that indexing may take before the bench gives up
 */
export async function measureInteractions(
  context: BrowserContext,
  url: string,
  { paths, questions }: BenchFiles,
  limit: number,
): Promise<Interactions> {
  await context.addInitScript({ path: PROBE });
  await context.addInitScript({ content: "localStorage.setItem('causeway.tour', 'seen')" });
  const page = await context.newPage();
  await page.goto(url);
  const input = page.getByLabel('Add documents');
  await input.setInputFiles(paths.slice(0, FIRST));
  await untilIndexed(page, limit);
  const ask = STEPS['Asking']!;
  await ask(page, questions[0]!);

  const scrolled: number[] = [];
  const start = performance.now();
  await input.setInputFiles(paths.slice(FIRST));
  while (!(await isIndexing(page))) await page.waitForTimeout(LOOK);
  for (let round = 0; await isIndexing(page); round += 1) {
    for (const [name, act] of Object.entries(STEPS)) {
      if (performance.now() - start > limit) throw new Error(`Indexing did not end within ${limit / 1000} s.`);
      if (!(await isIndexing(page))) break;
      await page.evaluate(`causewayInteraction.begin(${JSON.stringify(name)})`);
      await act(page, questions[round % questions.length]!);
    }
    await page.evaluate(`causewayInteraction.begin(''); causewayInteraction.watchFrames()`);
    await wheel(page, page.getByRole('list', { name: 'Sources' }));
    await wheel(page, page.locator('[data-scroller]'));
    scrolled.push(...(await page.evaluate<number[]>('causewayInteraction.framesWatched()')));
  }
  const indexing = performance.now() - start;
  const taken = await page.evaluate<Pick<Interactions, 'counts' | 'slow'>>('causewayInteraction.taken()');
  return { ...taken, scrolled, indexing };
}
