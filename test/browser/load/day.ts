/** @file A day of a tab: what a person does in an hour, in some order, leaving the notebook as it was; and what the tab holds afterwards. */
import type { CDPSession, Page } from 'playwright-core';
import { sampleHeap } from '../../../src/cli/bench-browser/heap.ts';
import { below, oneOf } from '../../faults/rounds.ts';
import { ask, source, textFile } from '../harness.ts';
import { untilIndexed } from '../stored-state.ts';

export const QUESTIONS = [
  'What caused the citywide blackout?',
  'Why was there a shortage of cider?',
  'What did the storm lead to?',
] as const;

const ADDED = textFile('added.txt', 'The landslide blocked the valley road. The blocked road delayed the ambulance.');
const HOUR_MS = 3_600_000;

/** Gives a page a clock that can be moved on. Playwright's own keeps more with every hour, which would hide what the app keeps. Runs before the page's scripts. */
export function movableClock(): void {
  const { now } = Date;
  let later = 0;
  Date.now = () => now() + later;
  Object.assign(globalThis, { later: (ms: number) => (later += ms) });
}

/** What a tab holds once what is not needed any more was let go. */
export interface Holdings {
  /** Bytes of all its threads. */
  memory: number;
  elements: number;
  listeners: number;
}

export async function holdingsOf(page: Page, session: CDPSession): Promise<Holdings> {
  const sampler = await sampleHeap(page);
  try {
    // Workers of workers are found one after the other.
    await page.waitForTimeout(500);
    const { heap, buffers } = await sampler.collected();
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
    return { memory: heap + buffers, elements: metric('Nodes'), listeners: metric('JSEventListeners') };
  } finally {
    await sampler.stop();
  }
}

/** Drops a file on the page. Playwright's way to choose files keeps the page's element for ever. Runs in the page. */
function drop([name, text]: readonly [string, string]): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], name, { type: 'text/plain' }));
  for (const type of ['dragenter', 'dragover', 'drop'])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

async function openScreen(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Find an action' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await page.getByRole('button', { name: 'Back to the notebook' }).click();
}

type Act = (page: Page, session: CDPSession, random: () => number, sources: number) => Promise<void>;

/** Each leaves the notebook as it was. */
const ACTS: readonly Act[] = [
  async (page, _, random) => {
    const question = oneOf(random, QUESTIONS);
    const answer = await ask(page, question);
    await answer
      .getByRole('link', { name: /^Citation \d+$/ })
      .first()
      .click();
    await page.getByRole('button', { name: `More for “${question}”` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('article', { name: question, exact: true }).waitFor({ state: 'detached' });
  },
  async (page, _session, _random, sources) => {
    await page.evaluate(drop, [ADDED.name, ADDED.buffer.toString()] as const);
    await untilIndexed(page, sources + 1);
    await source(page, ADDED.name).hover();
    await page.getByRole('button', { name: `More for ${ADDED.name}` }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await source(page, ADDED.name).waitFor({ state: 'detached' });
    await untilIndexed(page, sources);
  },
  (page) => openScreen(page, 'Privacy'),
  (page) => openScreen(page, 'Map'),
  (page) => openScreen(page, 'Corrections'),
  async (_page, session, random) => {
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await new Promise((resolve) => setTimeout(resolve, below(random, 500)));
    await session.send('Page.setWebLifecycleState', { state: 'active' });
  },
];

/** All that can be done, in some order, and then the clock of the page is an hour on. */
export async function spendHour(page: Page, session: CDPSession, random: () => number, sources: number): Promise<void> {
  const inSomeOrder = ACTS.map((act) => ({ act, at: random() })).sort((a, b) => a.at - b.at);
  for (const { act } of inSomeOrder) await act(page, session, random, sources);
  await page.evaluate((ms) => (globalThis as { later?: (ms: number) => void }).later!(ms), HOUR_MS);
}
