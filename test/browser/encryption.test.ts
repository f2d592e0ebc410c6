/**
 * @file A notebook is encrypted through the page, locked, loaded again and unlocked: nothing of it lies open in the profile, a wrong passphrase is told, and all is there
 * with the right one, in all tabs. By keyboard, and without what axe finds.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { addFiles, appUrl, ask, openPage, source, textFile } from './harness.ts';

const PASSPHRASE = 'correct horse battery staple';
const SECRET = textFile(
  'ledger.txt',
  'Zorblax Industries spilled quenchmire into the harbour. The quenchmire spill caused the death of every wobbegong.',
);
const WORDS = ['zorblax', 'quenchmire', 'wobbegong', 'ledger.txt'];
const QUESTION = 'Why did the wobbegong die?';
const LATER = 'What did Zorblax Industries spill?';

const menu = (page: Page) => page.getByRole('button', { name: /^Notebook:/ });
const locked = (page: Page) => page.getByRole('heading', { name: /is locked$/ });

/** Stores, caches and settings of the profile that hold any of the words in any form. */
function holding(page: Page): Promise<string[]> {
  return page.evaluate(async (words) => {
    const found: string[] = [];
    const has = async (value: unknown): Promise<boolean> => {
      if (typeof value === 'string') return words.some((word) => value.toLowerCase().includes(word));
      if (value === null || typeof value !== 'object') return false;
      if (value instanceof Blob) return has(await value.text());
      if (ArrayBuffer.isView(value)) return has(new TextDecoder('latin1').decode(value));
      for (const one of Object.values(value)) if (await has(one)) return true;
      return false;
    };
    const answer = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    for (const { name } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name!));
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store);
        const [keys, values] = [await answer(records.getAllKeys()), await answer(records.getAll())];
        for (const [i, value] of values.entries()) if (await has([keys[i], value])) found.push(`${name}/${store}`);
      }
      database.close();
    }
    for (const [key, value] of Object.entries(localStorage)) if (await has(value)) found.push(`setting ${key}`);
    for (const name of await caches.keys()) if (name.startsWith('causeway-recognized')) found.push(name);
    return [...new Set(found)];
  }, WORDS);
}

async function encrypt(page: Page): Promise<void> {
  await menu(page).click();
  await page.getByRole('button', { name: 'Encrypt this notebook …' }).click();
  const dialog = page.getByRole('dialog', { name: /^Encrypt/ });
  await dialog.getByText('A forgotten passphrase is final').waitFor();
  const action = dialog.getByRole('button', { name: 'Encrypt', exact: true });
  await dialog.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await dialog.getByLabel('The same once more').fill('something else');
  await dialog.getByText('The two are not the same.').waitFor();
  await dialog.getByLabel('The same once more').fill(PASSPHRASE);
  expect(await action.isDisabled()).toBe(true);
  await dialog.getByLabel('I have kept the passphrase where I will find it').check();
  await expectAccessible(page, 'the dialog that encrypts');
  await action.click();
  await page.getByText('is encrypted.').waitFor();
}

test('a notebook is encrypted, locked by a key, and opens with its passphrase alone', async () => {
  const page = await openPage();
  await addFiles(page, [SECRET]);
  await source(page, SECRET.name).waitFor();
  await ask(page, QUESTION);
  expect((await holding(page)).length).toBeGreaterThan(3);
  await encrypt(page);
  await source(page, SECRET.name).waitFor();
  await ask(page, LATER);
  expect(await holding(page)).toEqual([]);

  const other = await page.context().newPage();
  await other.goto(appUrl());
  await source(other, SECRET.name).waitFor();

  await page.bringToFront();
  await page.getByRole('heading', { name: LATER }).click();
  await page.keyboard.press('l');
  await Promise.all([locked(page).waitFor(), locked(other).waitFor()]);
  expect(await page.content()).not.toContain('wobbegong');
  expect(await holding(page)).toEqual([]);
  await expectAccessible(page, 'the lock screen');

  await page.reload();
  await locked(page).waitFor();
  // Whoever comes here may type at once, and once more after a mistake.
  await page.keyboard.type('incorrect horse battery staple');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('This is not the passphrase.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.type(PASSPHRASE);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: LATER }).waitFor();
  await source(page, SECRET.name).waitFor();
  await ask(page, 'What killed every wobbegong?');
  await source(other, SECRET.name).waitFor();
});

test('a passphrase is changed, and removed again', async () => {
  const page = await openPage();
  await addFiles(page, [SECRET]);
  await source(page, SECRET.name).waitFor();
  await ask(page, QUESTION);
  await encrypt(page);
  await menu(page).click();
  await page.getByRole('button', { name: 'Change the passphrase …' }).click();
  const change = page.getByRole('dialog', { name: /^Change the passphrase/ });
  await change.getByLabel('Passphrase until now').fill('not this one');
  await change.getByLabel('New passphrase').fill('another passphrase');
  await change.getByLabel('The same once more').fill('another passphrase');
  await change.getByRole('button', { name: 'Change it' }).click();
  await change.getByRole('alert').getByText('This is not the passphrase.').waitFor();
  await change.getByLabel('Passphrase until now').fill(PASSPHRASE);
  await change.getByRole('button', { name: 'Change it' }).click();
  await page.getByText('The passphrase was changed.').waitFor();

  await menu(page).click();
  await page.getByRole('button', { name: 'Remove the passphrase …' }).click();
  const remove = page.getByRole('dialog', { name: /^Remove the passphrase/ });
  await remove.getByLabel('Passphrase until now').fill('another passphrase');
  await remove.getByRole('button', { name: 'Decrypt' }).click();
  await page.getByText('is not encrypted any more.').waitFor();
  await page.reload();
  await source(page, SECRET.name).waitFor();
  await page.getByRole('heading', { name: QUESTION }).waitFor();
});
