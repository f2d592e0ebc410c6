/**
 * @file A notebook is encrypted through the page, locked, loaded again and unlocked: nothing of it lies open in the profile, a wrong passphrase is told, and all is there
 * with the right one, in all tabs. By keyboard, and without what axe finds.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { checksumOfBytes } from '../../src/adapters/store/checksum.ts';
import { expectAccessible } from './axe.ts';
import { addFiles, appUrl, ask, openPage, source, textFile } from './harness.ts';
import { readProfile } from './profile.ts';

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

/** Places in the profile that hold any of the words in any form. */
const holding = async (page: Page): Promise<string[]> => (await readProfile(page, WORDS)).holding;

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

/** Bytes at the end of a backup that are damaged, of which the seal of its one piece is a part. */
const TAIL = 100;

/** As the file came out of a copy that went wrong, and as it comes from somebody who knows the format, and not the passphrase. */
function spoilt(backup: Buffer): { cut: Buffer; changed: Buffer } {
  const changed = Buffer.from(backup);
  changed[changed.length - TAIL]! ^= 1;
  const start = sealedAt(backup);
  changed.writeUInt32LE(checksumOfBytes(Uint8Array.from(changed.subarray(start + 4))), start);
  return { cut: backup.subarray(0, backup.length - TAIL), changed };
}

/** Where the only piece of a small backup begins: behind the first line, the lock with its length, and the head of what is sealed. */
function sealedAt(backup: Buffer): number {
  const line = backup.indexOf('\n') + 1;
  return line + 4 + backup.readUInt32LE(line) + 44;
}

async function restore(page: Page, name: string, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Restore a backup' }).click();
  await (await choosing).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test('a backup of an encrypted notebook opens on another machine with its passphrase alone, and tells a wrong one from a file that is not as it was', async () => {
  const page = await openPage();
  await addFiles(page, [SECRET]);
  await source(page, SECRET.name).waitFor();
  const said = await (await ask(page, QUESTION)).innerText();
  await encrypt(page);
  await source(page, SECRET.name).waitFor();
  await menu(page).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('radio', { name: /^Backup/ }).check();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  const download = await arriving;
  const backup = await readFile(await download.path());
  for (const word of [...WORDS, 'PK\u0003\u0004']) {
    expect(backup.toString('latin1').toLowerCase()).not.toContain(word.toLowerCase());
  }

  const other = await openPage();
  const dialog = other.getByRole('dialog', { name: 'This backup is encrypted' });
  const enter = async (passphrase: string): Promise<void> => {
    await dialog.getByLabel('Passphrase', { exact: true }).fill(passphrase);
    await dialog.getByRole('button', { name: 'Restore' }).click();
  };
  const { cut, changed } = spoilt(backup);
  await restore(other, 'cut.causeway', cut);
  await enter(PASSPHRASE);
  await dialog.getByRole('alert').getByText('This encrypted backup is damaged or cut off').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await restore(other, 'changed.causeway', changed);
  await enter(PASSPHRASE);
  await dialog.getByRole('alert').getByText('was changed by something other than Causeway').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await restore(other, download.suggestedFilename(), backup);
  await enter('incorrect horse battery staple');
  await dialog.getByRole('alert').getByText('This is not the passphrase.').waitFor();
  expect(await other.evaluate(() => document.body.innerText)).not.toContain(SECRET.name);
  await enter(PASSPHRASE);
  await source(other, SECRET.name).waitFor();
  expect(await (await ask(other, QUESTION)).innerText()).toBe(said);
  expect(await holding(other)).toEqual([]);
});
