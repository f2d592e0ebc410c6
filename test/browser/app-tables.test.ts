/** @file A notebook as tables out of the app. What was saved is read by the code of `npm run tables -- check`. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTables } from '../../src/adapters/tables/open-tables.ts';
import { hashText } from '../../src/adapters/tables/sha256-text.ts';
import { zipSource } from '../../src/adapters/tables/zip-source.ts';
import { readTables } from '../../src/engine/tables/read-tables.ts';
import { addFiles, ask, openPage, textFile } from './harness.ts';

const QUESTION = 'Why did the income of the town fall?';

/** Saves a notebook's tables as a person does, and gives the file. */
async function savedTables(page: Page): Promise<{ name: string; path: string; blob: Blob }> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Notebook:/ }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('radio', { name: /^Tables/ }).check();
  await page.getByRole('button', { name: 'Save file' }).click();
  const download = await arriving;
  const path = await download.path();
  return { name: download.suggestedFilename(), path, blob: new Blob([await readFile(path)]) };
}

test('somebody takes a notebook out as tables', async () => {
  const page = await openPage();
  await addFiles(page, [
    textFile('roof.txt', 'Heavy hail caused the leaking roof. A leaking roof led to the closure of the museum.'),
    textFile('town.txt', 'The town has a mill.\n\nThe closure of the museum reduced the income of the town.'),
  ]);
  await ask(page, QUESTION);
  const { name, blob } = await savedTables(page);
  expect(name).toBe('My notebook.zip');
  const { files, manifest } = await openTables(await zipSource(name, blob));
  expect(manifest?.notebook).toBe('My notebook');
  expect(manifest?.rows).toMatchObject({ documents: 2, statements: 3 });
  const { system, documents, warnings } = await readTables(files, manifest, { hash: hashText });
  expect([system, warnings]).toEqual(['Causeway', []]);
  expect(documents.map((document) => document.name).sort()).toEqual(['Tables of Causeway', 'roof.txt', 'town.txt']);
});
