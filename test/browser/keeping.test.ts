/** @file What is stored here stays: the browser is asked for that with the reason, a backup that is due is spoken of, and what the browser took away is told. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { addFiles, appUrl, newPage, source, textFile } from './harness.ts';

const FILES = [
  textFile('dam.txt', 'Heavy rain caused the dam to overflow.'),
  textFile('tide.txt', 'The storm caused a high tide.'),
];

/** As when the browser clears up: the databases are gone, and nobody asked the app. */
async function takeAway(page: Page): Promise<void> {
  await page.goto(`${appUrl()}sample/sample.json`);
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      await new Promise((resolve) => {
        const deleting = indexedDB.deleteDatabase(name);
        deleting.onsuccess = deleting.onerror = resolve;
      });
    }
  });
}

test('a browser that asks the person is asked only once they read why; an old backup is spoken of; what was taken away is missed', async () => {
  const page = await newPage({ acceptDownloads: true });
  // As in browsers that are not made from Chromium, which ask the person.
  await page.addInitScript('delete Navigator.prototype.userAgentData');
  await page.goto(appUrl());
  await addFiles(page, FILES);
  await source(page, 'dam.txt').waitFor();

  const asking = page.getByRole('region', { name: 'Keeping what is stored here' });
  await asking.getByText('unless it is asked to keep it').waitFor();
  await expectAccessible(page, 'asked whether the browser is to keep what is stored');
  await asking.getByRole('button', { name: 'Ask the browser to keep it' }).click();
  await page
    .getByRole('status')
    .getByText(/The browser keeps|did not agree/)
    .waitFor();
  expect(await asking.count()).toBe(0);

  await page.evaluate(() => {
    const old = { at: Date.now() - 40 * 86_400_000, sources: 1, cells: 0 };
    localStorage.setItem(`causeway.backup.${localStorage.getItem('causeway.notebook')}`, JSON.stringify(old));
  });
  await page.reload();
  const due = page.getByRole('region', { name: 'Backups' });
  await due.getByText('has changed since').waitFor();
  await expectAccessible(page, 'reminded of a backup');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    due.getByRole('button', { name: 'Back up now' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/\.causeway$/);
  await due.waitFor({ state: 'detached' });
  const backup = await saved.path();

  await takeAway(page);
  await page.goto(appUrl());
  const told = page.getByRole('alert').filter({ hasText: '1 notebook with 2 sources' });
  await told.waitFor();
  await expectAccessible(page, 'told that the browser took away what was stored');
  const choosing = page.waitForEvent('filechooser');
  await told.getByRole('button', { name: 'Restore a backup' }).click();
  await (await choosing).setFiles({ name: 'b.causeway', mimeType: '', buffer: await readFile(backup) });
  await source(page, 'tide.txt').waitFor();
  await told.getByRole('button', { name: 'I have read this' }).click();
  await told.waitFor({ state: 'detached' });
  await page.reload();
  await source(page, 'dam.txt').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);

  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Find an action' }).fill('Privacy');
  await page.getByRole('option', { name: 'Privacy' }).first().click();
  const part = page.getByRole('region', { name: 'Keeping what is stored here' });
  await part.getByText('was last backed up on').waitFor();
  await expectAccessible(page, 'what is kept, on the screen Privacy');
});
