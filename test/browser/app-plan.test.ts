/** @file A question that only several documents together answer: watching its plan, reading its sentences, putting a step otherwise, undoing that. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { addFiles, answerRegion, ask, openPage, source, textFile } from './harness.ts';

const FILES = [
  textFile('low-tide.txt', 'Low Tide is a film of 1962. It was directed by Ana Weber.'),
  textFile('ana-weber.txt', 'Ana Weber was a director of films. She was born in Oxley.'),
  textFile('oxley.txt', 'Oxley is a town on the river Lorna. Its mayor is Tom Hale.'),
  textFile('brackwater.txt', 'Brackwater is a town on the coast. Its mayor is Jane Moor.'),
];
const QUESTION = 'Who is the mayor of the town where the director of Low Tide was born?';

async function chooseSystem(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Answer with:/ }).click();
  await page.getByRole('menuitemradio', { name: 'Seeker and Librarian' }).click();
}

const planOf = (page: Page): Locator => page.getByRole('region', { name: 'Plan of the answer' });

async function expectAnswers(page: Page, ...answers: string[]): Promise<void> {
  await expect.poll(() => planOf(page).locator('li strong').allTextContents()).toEqual(answers);
  await answerRegion(page).and(page.locator('[aria-busy="false"]')).waitFor();
}

/** Keeps what the plan shows now, and from now on whenever that changes. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    const look = () => {
      const items = [...document.querySelectorAll('section[aria-label="Plan of the answer"] li')];
      const now = items.map((item) => item.querySelector('strong')?.textContent ?? '?').join(' ');
      if (items.length > 0 && seen.at(-1) !== now) seen.push(now);
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

/** Has the worker that answers hold back what it says once it has told a plan, as if its first turn took long; what comes back lets it go on. */
async function holdAfterPlan(page: Page): Promise<() => Promise<void>> {
  const worker = page.workers().find((each) => each.url().includes('ask.worker'))!;
  await worker.evaluate(() => {
    interface Sender {
      postMessage(...said: unknown[]): void;
    }
    const held: (() => void)[] = [];
    let phase: 'before' | 'holding' | 'after' = 'before';
    for (const sender of [MessagePort.prototype, globalThis] as unknown as Sender[]) {
      const post = sender.postMessage;
      sender.postMessage = function (...said) {
        if (phase === 'holding') held.push(() => post.apply(this, said));
        else post.apply(this, said);
        if (phase === 'before' && JSON.stringify(said[0]).includes('"plan":')) phase = 'holding';
      };
    }
    const goOn = () => {
      phase = 'after';
      for (const say of held) say();
    };
    Object.assign(globalThis, { goOn });
  });
  return () => worker.evaluate(() => (globalThis as unknown as { goOn(): void }).goOn());
}

async function exported(page: Page, choice: RegExp): Promise<string> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Notebook:/ }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('radio', { name: choice }).check();
  await page.getByRole('button', { name: 'Save file' }).click();
  return readFile(await (await arriving).path(), 'utf8');
}

describe.each([
  { colorScheme: 'light', viewport: { width: 1280, height: 800 }, isNarrow: false },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 }, isNarrow: true },
] as const)('a plan, $colorScheme, $viewport.width wide', ({ isNarrow, ...options }) => {
  test('somebody watches a plan, reads where its answers come from, edits a sub-question, undoes that, and keeps it', async () => {
    const page = await openPage(options);
    await addFiles(page, FILES);
    if (!isNarrow) await source(page, 'oxley.txt').waitFor();
    await chooseSystem(page);
    // What needs nothing first has no plan to show, only a short answer.
    await ask(page, 'Who is the mayor of Oxley?');
    await answerRegion(page).getByText('Likely answer: Tom Hale').waitFor();
    expect(await planOf(page).count()).toBe(0);

    const goOn = await holdAfterPlan(page);
    const asked = ask(page, QUESTION);
    await expect.poll(() => planOf(page).getByRole('listitem').count()).toBe(3);
    const seen = await watch(page);
    await goOn();
    await asked;
    await expectAnswers(page, 'Ana Weber', 'Oxley', 'Tom Hale');
    // How many pictures the browser draws of it depends on how busy it is; each has more answers than the one before.
    const pictures = await seen();
    expect(pictures[0]).toBe('? ? ?');
    expect(pictures.at(-1)).toBe('Ana Weber Oxley Tom Hale');
    const missing = pictures.map((picture) => picture.split('?').length - 1);
    expect(missing).toEqual([...missing].sort((a, b) => b - a));
    const steps = planOf(page).getByRole('listitem');
    expect(await steps.nth(1).textContent()).toContain('Ana Weber1(the answer to step 1)');
    await planOf(page)
      .getByText(/^3 turns, \d+ searches?, /)
      .waitFor();
    await expectAccessible(page, 'a plan');

    await steps
      .nth(0)
      .getByRole('button', { name: /^It was directed by Ana Weber\./ })
      .click();
    const mark = page.locator('mark').first();
    await mark.waitFor();
    expect(await mark.textContent()).toBe('It was directed by Ana Weber.');
    if (isNarrow) await page.getByRole('navigation').getByRole('button', { name: 'Questions', exact: true }).click();

    // By keyboard alone: another answer to the second step, from where the rest is done again.
    await page.getByRole('button', { name: 'Change step 2' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Step 2, put otherwise' });
    await dialog.getByRole('textbox', { name: 'Its answer' }).waitFor();
    await expectAccessible(page, 'a step');
    await page.keyboard.type('Brackwater');
    await page.keyboard.press('Enter');
    await expectAnswers(page, 'Ana Weber', 'Brackwater', 'Jane Moor');
    await steps.nth(1).getByText('given by you').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Change step 2');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectAnswers(page, 'Ana Weber', 'Oxley', 'Tom Hale');

    // Another wording; one that needs what comes later is refused with a reason.
    await page.getByRole('button', { name: 'Change step 2' }).click();
    const wording = dialog.getByRole('textbox', { name: 'What is asked' });
    await wording.fill('What is near #3?');
    await dialog.getByRole('alert').getByText('#3: only the answers to earlier steps').waitFor();
    expect(await dialog.getByRole('button', { name: 'Go on from here' }).isDisabled()).toBe(true);
    await wording.fill('What town is on the coast?');
    await page.keyboard.press('Enter');
    await expectAnswers(page, 'Ana Weber', 'Brackwater', 'Jane Moor');
    await steps.nth(1).getByText('Put otherwise by you.', { exact: false }).waitFor();

    await page.reload();
    await expectAnswers(page, 'Ana Weber', 'Brackwater', 'Jane Moor');
    const markdown = await exported(page, /^Markdown/);
    expect(markdown).toContain('2. What town is on the coast? → Brackwater[^');
    const json = JSON.parse(await exported(page, /^JSON/)) as {
      cells: { planEdits?: { wording: string }[]; answer: { trace: { plan: { turns: number } } } }[];
    };
    expect(json.cells[0]).toMatchObject({ planEdits: [{ wording: 'What town is on the coast?' }] });
    // Put otherwise, the second step needs nothing, and is asked beside the first.
    expect(json.cells[0]!.answer.trace.plan.turns).toBe(2);

    // The answer before is still there to go back to, with its plan.
    await page.getByRole('button', { name: /^Go back to the answer of/ }).click();
    await expectAnswers(page, 'Ana Weber', 'Oxley', 'Tom Hale');
  });
});
