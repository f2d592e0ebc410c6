/**
 * @file The main job by keyboard alone on a first visit: adding, asking, opening a citation, noting and exporting, with the tour
 * going along, the palette, the sheet of keys, and the focus never lost.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { openPage, source, textFile, LONGEST_STEP } from './harness.ts';

const REPORT =
  'The storm broke the dam above the village. The broken dam caused the flood. The flood closed the school for a week.';

/** The accessible name of what has the focus, or its text; empty when nothing has. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  });
}

async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

async function openPalette(page: Page): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Find an action' });
  // A key that is pressed while what holds the focus goes is lost where the machine is busy.
  await expect
    .poll(
      async () => {
        if (!(await box.isVisible())) await page.keyboard.press('Control+K');
        return box.waitFor({ timeout: 5000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: LONGEST_STEP },
    )
    .toBe(true);
}

/** Finds a command by a few letters and does it. */
async function command(page: Page, letters: string, name: string): Promise<void> {
  await openPalette(page);
  await page.keyboard.type(letters);
  await page.getByRole('option', { name, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Find an action' }).waitFor({ state: 'detached' });
}

const tour = (page: Page) => page.getByRole('region', { name: 'A short tour' });

test('adds, asks, opens a citation, notes and exports without a mouse, and never loses the focus', async () => {
  const page = await openPage({ withTour: true, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Open sample notebook' }).waitFor();
  expect(await tour(page).count()).toBe(0);

  const choosing = page.waitForEvent('filechooser');
  await command(page, 'add doc', 'Add documents');
  await (await choosing).setFiles(textFile('report.txt', REPORT));
  await source(page, 'words').waitFor();
  await tour(page).getByText('1 of 3').waitFor();
  await expectAccessible(page, 'tour');

  // The first screen went with what had the focus on it: one can ask at once.
  expect(await focused(page)).toBe('Ask a question');
  // In a text field a key is a character, and only the palette's keys still count.
  await page.keyboard.type('Why was there a flood /?');
  await page.keyboard.press('Enter');
  await page.locator('section[aria-label="Answer"][aria-busy="false"]').waitFor();
  await page.getByRole('heading', { name: 'Why was there a flood /?' }).waitFor();
  await tour(page).getByText('2 of 3').waitFor();

  await tabTo(page, /^Citation 1$/);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Source', exact: true }).locator('mark').first().waitFor();
  await tour(page).getByText('3 of 3').waitFor();
  await tabTo(page, /^Close source$/);
  await page.keyboard.press('Enter');

  await page.keyboard.press('/');
  expect(await focused(page)).toBe('Ask a question');
  await command(page, 'wr no', 'Write a note');
  await page.getByRole('textbox', { name: 'Text of the note' }).waitFor();
  await page.keyboard.type('The school has a **new** roof.');
  await page.keyboard.press('Escape');
  await page.getByText('The school has a new roof.').waitFor();

  // Back from a dialog, the focus is where it was.
  await tabTo(page, /^Edit/);
  const before = await focused(page);
  await page.keyboard.press('e');
  await page.getByRole('dialog', { name: /^Export/ }).waitFor();
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/\.md$/);
  expect(await focused(page)).toBe(before);

  // What was used last comes first; what is typed can also be asked, and a question or source gone to.
  await openPalette(page);
  expect(await page.getByRole('option').first().textContent()).toContain('Write a note');
  await expectAccessible(page, 'palette');
  await page.keyboard.type('repo');
  await page.getByRole('option', { name: 'report.txt' }).waitFor();
  await page.getByRole('option', { name: 'Ask: repo' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox').waitFor({ state: 'detached' });
  expect(await focused(page)).toBe(before);
  await command(page, 'why flood', 'Why was there a flood');
  expect(await focused(page)).not.toBe('');

  // Keys of one character can be turned off; the palette still opens the map, whose heading takes the focus.
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await expectAccessible(page, 'sheet of keys');
  await page.getByRole('checkbox', { name: 'Keys of one character' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('m');
  await command(page, 'map', 'Map');
  await page.getByRole('heading', { name: 'Map', exact: true }).waitFor();
  expect(await focused(page)).toContain('Map');
  await command(page, 'notebook', 'Notebook');
  await page.getByRole('textbox', { name: 'Ask a question' }).waitFor();
  expect(await focused(page)).not.toBe('');

  await tabTo(page, /^Done$/);
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('Ask a question');
  await page.reload();
  await source(page, 'words').waitFor();
  expect(await tour(page).count()).toBe(0);
});

test('on a phone in the dark, the palette and the tour have room and no axe findings', async () => {
  const page = await openPage({
    withTour: true,
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.getByRole('button', { name: 'Open sample notebook' }).tap();
  await tour(page).waitFor();
  await expectAccessible(page, 'tour, narrow');
  await tour(page).getByRole('button', { name: 'Skip the tour' }).tap();
  await page.getByRole('button', { name: 'Find an action' }).tap();
  await expectAccessible(page, 'palette, narrow');
  const heights = await page.getByRole('option').evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.getByRole('option', { name: 'Keyboard shortcuts' }).tap();
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await expectAccessible(page, 'sheet of keys, narrow');
});
