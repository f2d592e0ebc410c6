/** @file What a busy day asks of the app: a hundred questions at once are answered in order, those that are stopped give way, and a tab that is open for a day does not grow. */
import { chromium, type Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chromiumArguments, requireChromium } from '../../../src/cli/chromium.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { TEXTS } from '../../faults/world.ts';
import { addFiles, appUrl, ask, LONGEST_STEP, METER, openPage, textFile } from '../harness.ts';
import { untilIndexed } from '../stored-state.ts';
import { holdingsOf, movableClock, QUESTIONS, spendHour, type Holdings } from './day.ts';

const HOURS = Number(process.env['CAUSEWAY_LOAD_HOURS'] ?? 4);
const SEED = Number(process.env['CAUSEWAY_LOAD_SEED'] ?? 20261127);
const FILES = Object.entries(TEXTS).map(([name, text]) => textFile(name, text));
const MANY = 100;
const STOPPED = 12;
/** What waits in front of one that is stopped. */
const BEFORE = 40;

/** Asks all at once, as fast as the box takes them, and notes in which order their answers are kept. Runs in the page. */
async function burst(questions: string[]): Promise<void> {
  const box = document.querySelector<HTMLTextAreaElement>('#question')!;
  const saved: string[] = ((globalThis as { saved?: string[] }).saved = []);
  new BroadcastChannel('causeway').addEventListener('message', ({ data }) => {
    const { kind, event } = data as { kind: string; event: { type: string; cellId: string } };
    if (kind === 'event' && event.type === 'cells') saved.push(event.cellId);
  });
  for (const question of questions) {
    box.value = question;
    box.dispatchEvent(new Event('input', { bubbles: true }));
    box.form!.requestSubmit();
    // The box is emptied once the question is taken.
    while (box.value !== '') await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

const savedTwice = async (page: Page): Promise<string[]> => {
  const saved = await page.evaluate(() => (globalThis as { saved?: string[] }).saved ?? []);
  return saved.filter((id, at) => saved.indexOf(id) < at).filter((id, at, all) => all.indexOf(id) === at);
};

/** Milliseconds from pressing “Stop” in the open cell until it shows that it is stopped. Runs in the page. */
async function stopOpenCell(): Promise<number | null> {
  const found = (): Element | undefined =>
    [...document.querySelectorAll('section[aria-label="Answer"] button')].find(
      ({ textContent }) => textContent.trim() === 'Stop',
    );
  for (let frame = 0; frame < 10 && !found(); frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  const stop = found();
  if (!(stop instanceof HTMLElement)) return null;
  const start = performance.now();
  stop.click();
  while (stop.isConnected) await new Promise((resolve) => requestAnimationFrame(resolve));
  return performance.now() - start;
}

test('a hundred questions at once are answered in the order in which they were asked', async () => {
  const page = await openPage();
  await addFiles(page, FILES);
  await untilIndexed(page, FILES.length);
  await ask(page, QUESTIONS[0]);
  const asked = Array.from({ length: MANY }, (_, i) => QUESTIONS[i % QUESTIONS.length]!);
  await page.evaluate(burst, asked);
  await expect.poll(async () => (await savedTwice(page)).length, { timeout: 4 * LONGEST_STEP }).toBe(MANY);
  const inOrder = await page.evaluate(() => (globalThis as { saved?: string[] }).saved!);
  const answered = await savedTwice(page);
  // The first time each was saved is when it was asked. What was asked before them all may settle in between, which saves it once.
  const order = inOrder.filter((id, at) => inOrder.indexOf(id) === at && answered.includes(id));
  expect(answered).toEqual(order);
});

test('those that are stopped give way while others wait', async () => {
  const page = await openPage();
  await addFiles(page, FILES);
  await untilIndexed(page, FILES.length);
  await ask(page, QUESTIONS[0]);
  const times: number[] = [];
  for (let i = 0; i < STOPPED; i++) {
    const asked = JSON.stringify(Array.from({ length: BEFORE }, () => QUESTIONS[i % QUESTIONS.length]!));
    const time = await page.evaluate<number | null>(`(${String(burst)})(${asked}).then(${String(stopOpenCell)})`);
    if (time !== null) times.push(time);
    await expect.poll(() => page.getByRole('button', { name: 'Stop' }).count(), { timeout: LONGEST_STEP }).toBe(0);
  }
  expect(times.length).toBeGreaterThan(0);
  times.sort((a, b) => a - b);
  const of = (share: number): string => times[Math.floor(share * (times.length - 1))]!.toFixed(0);
  console.log(`Stopped while others wait: ${of(0.5)} ms in the middle, ${of(1)} ms at the most, of ${times.length}.`);
});

test(`a tab does not grow in ${HOURS} hours of its clock`, { timeout: 300_000 + HOURS * 90_000 }, async () => {
  // Without compilers: what they make of code that runs often grows for hours, and is no memory of the app's.
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...chromiumArguments(), '--js-flags=--no-opt --no-maglev --no-sparkplug'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    await context.addInitScript(METER);
    const page = await context.newPage();
    await page.addInitScript("localStorage.setItem('causeway.tour', 'seen')");
    await page.addInitScript(movableClock);
    await page.goto(appUrl());
    await addFiles(page, FILES);
    await untilIndexed(page, FILES.length);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const random = seededRandom(SEED);
    const held: Holdings[] = [];
    // In the first hour what is loaded when it is first needed is loaded.
    for (let hour = 0; hour <= HOURS; hour++) {
      await spendHour(page, session, random, FILES.length);
      held.push(await holdingsOf(page, session));
      const { memory, elements, listeners } = held.at(-1)!;
      console.log(`hour ${hour}: ${(memory / 2 ** 20).toFixed(1)} MB, ${elements} elements, ${listeners} listeners`);
    }
    // What is done last in an hour leaves more or less in sight: an hour is compared with all of the first half.
    const half = Math.floor(HOURS / 2);
    const [first, last] = [held.slice(1, 1 + half), held.slice(-half)];
    for (const what of ['memory', 'elements', 'listeners'] as const) {
      const before = Math.max(...first.map((one) => one[what]));
      expect(Math.min(...last.map((one) => one[what])), what).toBeLessThan(1.1 * before);
    }
  } finally {
    await browser.close();
  }
});
