/** @file What is deleted is gone from the profile: a source with all that was derived from it, and with “Delete everything” every database, file, cache, setting and the service worker. */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { encoderFiles } from '../fixtures/model-files.ts';
import { expectAccessible } from './axe.ts';
import { addFiles, appUrl, ask, LONGEST_STEP, openPage, source, textFile, until } from './harness.ts';
import { openModelsOutside } from './models-outside.ts';
import { readProfile, type Profile } from './profile.ts';

const SECRET = textFile(
  'ledger.txt',
  'Zorblax Industries spilled quenchmire into the harbour. The quenchmire spill caused the death of every wobbegong.',
);
const WORDS = ['zorblax', 'quenchmire', 'wobbegong', 'ledger.txt'];

const readAll = (page: Page): Promise<Profile> => readProfile(page, WORDS);

test('everything goes, in two tabs, and a fresh app is there', async () => {
  const outside = await openModelsOutside();
  outside.hub.add('Xenova/all-MiniLM-L6-v2', encoderFiles());
  try {
    const page = await openPage({ ...outside.options, withServiceWorker: true });
    await addFiles(page, [SECRET]);
    await source(page, SECRET.name).waitFor();
    await ask(page, 'Why did the wobbegong die?');
    await until(page, 'navigator.serviceWorker.controller !== null');
    await page.getByRole('button', { name: 'Models on this device' }).click();
    const machine = page.getByRole('region', { name: 'This machine' });
    await machine.getByRole('button', { name: 'Download all-MiniLM-L6-v2' }).click();
    await page.getByRole('button', { name: 'Delete all-MiniLM-L6-v2' }).waitFor();
    const other = await page.context().newPage();
    await other.goto(appUrl());
    await source(other, SECRET.name).waitFor();

    const before = await readAll(page);
    expect(before.holding).toEqual(expect.arrayContaining(['causeway/texts', 'causeway/blocks', 'causeway/cells']));
    expect(before.kept.some((name) => name.startsWith('file /'))).toBe(true);
    expect(before.kept).toEqual(expect.arrayContaining(['causeway-outgoing/requests', 'files of the app']));

    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Find an action' }).fill('Privacy');
    await page.getByRole('option', { name: 'Privacy' }).first().click();
    await page.getByRole('button', { name: 'Delete everything …' }).click();
    await page.getByRole('dialog').getByText('This can’t be undone').waitFor();
    await expectAccessible(page, 'asked before everything is deleted');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Delete everything …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete everything', exact: true }).click();

    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: 'Open sample notebook' }).waitFor();
      const after = await readAll(tab);
      expect(after.holding).toEqual([]);
      // Of the app itself only its own files come back, and that the tour was seen, which the test says anew.
      expect(after.kept.filter((name) => !/^(files of the app|setting causeway\.tour)$/.test(name))).toEqual([]);
    }
    // And it works without a network again.
    await until(page, "caches.keys().then((names) => names.some((name) => name.includes('precache')))");
  } finally {
    await outside.close();
  }
});

test('a removed source is gone once it can\u2019t be undone: no sentence, name or choice of it in any database, cache, setting or file', async () => {
  const page = await openPage();
  await addFiles(page, [SECRET, textFile('tide.txt', 'The storm caused a high tide.')]);
  await source(page, SECRET.name).waitFor();
  await ask(page, 'Why did the wobbegong die?');
  await page.getByRole('button', { name: /^Ask of:/ }).click();
  const dialog = page.getByRole('dialog', { name: 'What to ask' });
  await dialog.getByRole('checkbox', { name: SECRET.name }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('textbox', { name: 'Ask a question' }).fill('And what of the quenchmire');
  const words = [...WORDS, createHash('sha256').update(SECRET.buffer).digest('hex')];
  await expect.poll(async () => (await readProfile(page, words)).holding).toContain('causeway/drafts');
  const before = await readProfile(page, words);
  expect(before.holding).toEqual(expect.arrayContaining(['causeway/texts', 'causeway/blocks', 'causeway/cells']));
  expect(before.holding).toContainEqual(expect.stringMatching(/^setting causeway\.scope\./));

  await source(page, SECRET.name).hover();
  await page.getByRole('button', { name: `More for ${SECRET.name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await source(page, SECRET.name).waitFor({ state: 'detached' });
  // What the person made of it stays until the person takes it away.
  await page.getByRole('textbox', { name: 'Ask a question' }).fill('');
  await page.getByRole('button', { name: /^More for “Why did the wobbegong die/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Why did the wobbegong die?' }).waitFor({ state: 'detached' });
  await expect.poll(async () => (await readProfile(page, words)).holding).not.toContain('causeway/drafts');
  expect((await readProfile(page, words)).holding).toContain('causeway/texts');

  await page.reload();
  await source(page, 'tide.txt').waitFor();
  await expect.poll(async () => (await readProfile(page, words)).holding, { timeout: LONGEST_STEP }).toEqual([]);
  await ask(page, 'What caused the high tide?');
});
