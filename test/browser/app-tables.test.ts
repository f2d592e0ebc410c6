/** @file Tables out of the app and in again. What was saved is read by the code of `npm run tables -- check`, too. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTables } from '../../src/adapters/tables/open-tables.ts';
import { hashText } from '../../src/adapters/tables/sha256-text.ts';
import { zipSource } from '../../src/adapters/tables/zip-source.ts';
import { readTables } from '../../src/engine/tables/read-tables.ts';
import { foreignFiles, graphragTables } from '../fixtures/foreign-tables.ts';
import { expectAccessible } from './axe.ts';
import { addFiles, ask, openPage, source, textFile } from './harness.ts';

const QUESTION = 'Why did the income of the town fall?';

/** Saves a notebook's tables as a person does, and gives the file. */
async function savedTables(page: Page): Promise<{ name: string; blob: Blob }> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Notebook:/ }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('radio', { name: /^Tables/ }).check();
  await page.getByRole('button', { name: 'Save file' }).click();
  const download = await arriving;
  return { name: download.suggestedFilename(), blob: new Blob([await readFile(await download.path())]) };
}

/** Drops one file on the page. */
async function drop(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, base64]) => {
      const held = new DataTransfer();
      held.items.add(new File([Uint8Array.from(atob(base64!), (letter) => letter.charCodeAt(0))], fileName!));
      return held;
    },
    [name, Buffer.from(bytes).toString('base64')],
  );
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
}

/** Chooses a folder with these files. */
async function addFolder(page: Page, name: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const place = await mkdtemp(path.join(tmpdir(), 'causeway-tables-'));
  try {
    const folder = path.join(place, name);
    for (const [file, bytes] of files) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), bytes);
    }
    await page.getByLabel('Add a folder').setInputFiles(folder);
    await page.getByText(/was made of|Nothing was taken in/).waitFor();
  } finally {
    await rm(place, { recursive: true });
  }
}

test('somebody takes a notebook out as tables, and drops them on another machine', async () => {
  const page = await openPage();
  await addFiles(page, [
    textFile('roof.txt', 'Heavy hail caused the leaking roof. A leaking roof led to the closure of the museum.'),
    textFile('town.txt', 'The town has a mill.\n\nThe closure of the museum reduced the income of the town.'),
  ]);
  const before = await ask(page, QUESTION);
  const { name, blob } = await savedTables(page);
  expect(name).toBe('My notebook.zip');
  const { files, manifest } = await openTables(await zipSource(name, blob));
  expect(manifest?.notebook).toBe('My notebook');
  expect(manifest?.rows).toMatchObject({ documents: 2, statements: 3 });
  const { system, documents, warnings } = await readTables(files, manifest, { hash: hashText });
  expect([system, warnings]).toEqual(['Causeway', []]);
  expect(documents.map((document) => document.name).sort()).toEqual(['Tables of Causeway', 'roof.txt', 'town.txt']);

  const other = await openPage();
  await drop(other, name, new Uint8Array(await blob.arrayBuffer()));
  await other
    .getByText('“My notebook” was made of 2 documents from tables of Causeway. It is being indexed.')
    .waitFor();
  await source(other, 'roof.txt').waitFor();
  const after = await ask(other, QUESTION);
  const said = (region: Locator) => region.getByRole('paragraph').allTextContents();
  await expect.poll(() => said(after)).toEqual(await said(before));
});

test('tables of GraphRAG in a folder become a notebook; what can’t be read is told, and leaves the notebook as it was', async () => {
  const page = await openPage();
  await addFiles(page, [textFile('mine.txt', 'The strike led to empty shelves.')]);
  await source(page, 'mine.txt').waitFor();
  const broken = graphragTables();
  broken['communities']!.rows[2] = { ...broken['communities']!.rows[2]!, parent: 77 };
  await addFolder(page, 'broken', await foreignFiles(broken, 'output/'));
  await page
    .getByText('communities.parquet, column “parent”, row 3: there is no community “77”. Nothing was taken in.')
    .waitFor();
  await page.getByRole('button', { name: 'Notebook: My notebook' }).waitFor();
  await expect.poll(() => page.getByRole('list', { name: 'Sources' }).getByRole('listitem').count()).toBe(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await addFolder(page, 'dam', await foreignFiles(graphragTables(), 'output/'));
  await page.getByRole('button', { name: 'Notebook: dam' }).waitFor();
  await source(page, 'Tables of GraphRAG').waitFor();
  const answer = await ask(page, 'Why were the operating theatres closed?');
  await answer.getByText('The power cut led to the closure of the operating theatres.').waitFor();
  await answer.getByRole('link', { name: 'Citation 1', exact: true }).click();
  await page.getByRole('region', { name: 'Source', exact: true }).locator('mark').first().waitFor();

  await page.getByRole('button', { name: 'Map of this notebook' }).click();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByText('Dam and flood').first().waitFor();
  await expectAccessible(page, 'the map of tables');
});
