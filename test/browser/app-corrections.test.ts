/** @file A person puts right what was read wrongly: at the answer, in the evidence and on the list of corrections. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { ask, LONGEST_STEP, openPage, openSample } from './harness.ts';

const QUESTION = 'Why did citywide commute delays surge right after the blackout?';
const WRONG = 'Unmanaged junctions led to gridlock across the city centre within half an hour.';
const NEW_NAME = 'Substation at Eastgate';

/** Opens the menu of what can be corrected at a place, by keyboard, and chooses an entry. */
async function correct(place: Locator, name: RegExp, entry: string): Promise<void> {
  const page = place.page();
  const opener = place.getByRole('button', { name }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter');
}

function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('status').getByText(text).first();
}

/** As `correct`, until it is told: a list that is drawn anew while its menu is open loses what was chosen. */
async function correctUntilTold(place: Locator, name: RegExp, entry: string, words: RegExp): Promise<void> {
  const told = toast(place.page(), words);
  await expect
    .poll(
      async () => {
        await correct(place, name, entry);
        return told.waitFor({ timeout: 5000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: LONGEST_STEP },
    )
    .toBe(true);
}

async function openList(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notebook:/ }).click();
  await page.getByRole('button', { name: /^Corrections/ }).click();
  await page.getByRole('heading', { name: 'Corrections', exact: true }).waitFor();
}

const path = (page: Page) => page.getByRole('region', { name: 'Causal path', exact: true });

describe('corrections', () => {
  test('change the next answer, hold after a reload, are listed, and can be taken back', async () => {
    const page = await openPage({ reducedMotion: 'reduce' });
    await openSample(page);
    let answer = await ask(page, QUESTION);
    await answer.getByText(WRONG).waitFor();

    await correct(answer, /^Correct: Unmanaged junctions/, 'This sentence is wrong');
    await toast(page, 'This sentence is wrong').waitFor();
    await answer.getByText('Ask again for an answer without it.').waitFor();
    answer = await ask(page, QUESTION);
    await expect.poll(() => answer.getByText(WRONG).count()).toBe(0);
    await answer.getByText('Gridlock caused citywide commute delays to surge').waitFor();

    const seeds = page.getByRole('region', { name: 'Where the search began' });
    const [name = ''] = await seeds
      .getByRole('listitem')
      .filter({ hasText: 'entity' })
      .locator('.title')
      .allTextContents();
    await correct(seeds, /^Correct “/, 'Rename …');
    await page.getByRole('textbox', { name: 'New name' }).fill(NEW_NAME);
    await expectAccessible(page, 'renaming');
    await page.keyboard.press('Enter');
    await toast(page, `“${name}” is called “${NEW_NAME}”`).waitFor();

    await page.reload();
    await openList(page);
    const rows = page.getByRole('region', { name: 'Corrections' }).getByRole('listitem');
    await rows.first().waitFor();
    await expect.poll(() => rows.count()).toBe(2);
    await rows.getByText('In use').nth(1).waitFor();
    await expectAccessible(page, 'list of corrections');
    await page.getByRole('searchbox', { name: 'Find a correction' }).fill('wrong');
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByRole('button', { name: /^Take back: This sentence is wrong/ }).click();
    await toast(page, 'The correction was taken back.').waitFor();
    await page.getByText('No correction is like this.').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await rows.getByText('In use').waitFor();
    await page.getByRole('button', { name: /^Take back: This sentence is wrong/ }).click();
    await page.getByText('No correction is like this.').waitFor();
    await page.getByText('The map is being brought up to date.', { exact: true }).waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Back to the notebook' }).click();
    answer = await ask(page, QUESTION);
    await answer.getByText(WRONG).waitFor();
    await seeds.getByText(NEW_NAME).first().waitFor();
  });

  test('reject a step and a gate at once, and add what a sentence states', async () => {
    const page = await openPage({
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    await page.getByRole('button', { name: 'Open sample notebook' }).click();
    await page.getByRole('heading', { name: 'Questions these documents can answer' }).waitFor();
    await ask(page, QUESTION);
    const steps = path(page).getByRole('listitem');
    const first = (await steps.first().innerText()).split('\n')[1]!;
    await correct(steps.first(), /^Correct:/, 'The sentence does not say this');
    await toast(page, /^Corrected\. It is not stated/).waitFor();
    await ask(page, QUESTION);
    await steps.first().waitFor();
    expect(await path(page).innerText()).not.toContain(first);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();

    const gates = page.getByRole('region', { name: 'Gates crossed' });
    // What was undone is still being worked into the lists.
    await correctUntilTold(gates, /^Correct:/, 'There is no such link', /^Corrected\. There is no causal link/);

    const kept = page.getByRole('region', { name: 'Kept', exact: true });
    await correct(kept, /^Correct:/, 'What it states …');
    const dialog = page.getByRole('dialog', { name: 'What this sentence states' });
    await dialog.getByRole('combobox', { name: /^Cause/ }).selectOption({ index: 1 });
    await dialog.getByRole('combobox', { name: /^Effect/ }).selectOption({ index: 2 });
    await expectAccessible(page, 'what a sentence states');
    await dialog.getByRole('button', { name: 'Save' }).click();

    const seeds = page.getByRole('region', { name: 'Where the search began' });
    await correct(seeds.getByRole('listitem').filter({ hasText: 'module' }), /^Correct “/, 'Add a causal gate …');
    await page.getByRole('radiogroup').getByRole('radio').first().click();
    await page.getByRole('button', { name: 'Add the gate' }).click();
    await toast(page, /^Corrected\. “.*” acts on “/).waitFor();
    await correct(seeds, /^Correct “/, 'Merge with another …');
    await page.getByRole('radiogroup').getByRole('radio').first().click();
    await expectAccessible(page, 'merging');
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await toast(page, /are the same/).waitFor();

    // One of the things found passes for another in one of the documents.
    await correct(seeds.getByRole('listitem').filter({ hasText: 'entity' }).nth(1), /^Correct “/, 'Split off …');
    const split = page.getByRole('dialog', { name: /^What is not “/ });
    await split.getByRole('radio', { name: 'In some documents' }).check();
    await split.getByRole('checkbox').first().check();
    await split.getByRole('textbox', { name: 'What it means there' }).fill('Something of the same name');
    await expectAccessible(page, 'splitting off');
    await split.getByRole('button', { name: 'Split off' }).click();
    await toast(page, /^Corrected\. In 1 document, “.*” means “Something of the same name”/).waitFor();

    await openList(page);
    const rows = page.getByRole('region', { name: 'Corrections' }).getByRole('listitem');
    await rows.getByText('In use').nth(4).waitFor();
    await expect.poll(() => rows.count()).toBe(5);
    expect(await rows.nth(3).innerText()).toContain('leads to');
    await expectAccessible(page, 'list of corrections on a phone');
  });
});
