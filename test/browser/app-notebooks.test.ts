/** @file Notebooks and sources through the page: create, rename, delete, add in every way, remove, and undo. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { addFiles, ask, openPage, openSample, source, textFile } from './harness.ts';
import { backToNotebook, showModels } from './running.ts';

let page: Page;

beforeEach(async () => {
  page = await openPage();
});

const menu = () => page.getByRole('button', { name: /^Notebook:/ });

describe('notebooks', () => {
  test('are made with the first files, renamed in place, and keep their name', async () => {
    await addFiles(page, [textFile('tide.txt', 'The storm caused a high tide.')]);
    await menu().click();
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name of the notebook' }).fill('Harbour');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Notebook: Harbour. Switch or manage' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Notebook: Harbour. Switch or manage' }).waitFor();
    await source(page, 'tide.txt').waitFor();
  });

  test('are opened behind a screen that was asked for before they were known', async () => {
    await addFiles(page, [textFile('tide.txt', 'The storm caused a high tide.')]);
    await ask(page, 'What caused the high tide?');
    const open = await page.title();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.context().route(/library\.worker/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await showModels(page);
    release();
    await expect.poll(() => page.title()).toBe(open);
    await page.getByRole('heading', { name: 'Choose a model' }).waitFor();
    await backToNotebook(page);
    await page.getByRole('heading', { name: 'What caused the high tide?' }).waitFor();
  });

  test('come back with all they held when deleting is undone', async () => {
    await addFiles(page, [textFile('tide.txt', 'The storm caused a high tide.')]);
    await ask(page, 'What caused the high tide?');
    await menu().click();
    await page.getByRole('button', { name: 'Delete this notebook' }).click();
    await page.getByRole('button', { name: 'Open sample notebook' }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await source(page, 'tide.txt').waitFor();
    await page.getByRole('heading', { name: 'What caused the high tide?' }).waitFor();
  });
});

describe('sources', () => {
  test('are pasted as text anywhere on the page', async () => {
    await openSample(page);
    await page.evaluate(() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'The frozen river caused the ferry to stop.');
      // As spreadsheets do, which copy a picture of the cells too.
      clipboardData.items.add(new File(['pixels'], 'image.png', { type: 'image/png' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await source(page, 'The frozen river caused the ferry.txt').waitFor();
    const answer = await ask(page, 'Why did the ferry stop?');
    await expect.poll(() => answer.textContent()).toContain('frozen river');
  });

  test('are typed into a dialog with a name of their own', async () => {
    await openSample(page);
    await page.getByRole('button', { name: 'Paste text' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste text as a source' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Notes: ferry/river');
    await dialog.getByRole('textbox', { name: 'Text' }).fill('The frozen river caused the ferry to stop.');
    await dialog.getByRole('button', { name: 'Add this text' }).click();
    await source(page, 'Notes  ferry river.txt').waitFor();
  });

  test('are dropped on the window', async () => {
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['The dry spring caused the wells to fail.'], 'wells.txt'));
      for (const type of ['dragenter', 'dragover', 'drop']) {
        window.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    });
    await source(page, 'wells.txt').waitFor();
  });

  test('are removed from list, answers and reader, and come back with Undo', async () => {
    await addFiles(page, [
      textFile('frost.txt', 'The choir rehearsed late because its organist was ill.'),
      textFile('pump.txt', 'A broken pump caused the flooded cellar.'),
    ]);
    await ask(page, 'Why was the cellar flooded?');
    await source(page, 'pump.txt').hover();
    await page.getByRole('button', { name: 'More for pump.txt' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await source(page, 'pump.txt').waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: 'Ask a question' }).fill('Why was the cellar flooded?');
    await page.keyboard.press('Enter');
    await page.getByText('Not in your documents.').waitFor();

    await page.getByRole('button', { name: 'Undo' }).click();
    await source(page, 'pump.txt').waitFor();
    const again = await ask(page, 'What caused the flooded cellar?');
    await expect.poll(() => again.textContent()).toContain('broken pump');
  });

  test('in thousands keep the list short in the page, and each can be found by name', async () => {
    const files = Array.from({ length: 600 }, (_, index) =>
      textFile(`note-${String(index).padStart(4, '0')}.txt`, `Note ${index}: rain caused puddle number ${index}.`),
    );
    await addFiles(page, files);
    await page.getByRole('heading', { name: 'Sources 600' }).waitFor();
    const list = page.getByRole('list', { name: 'Sources' });
    expect(await list.getByRole('listitem').count()).toBeLessThan(100);
    await page.getByRole('searchbox', { name: 'Find a source' }).fill('0599');
    await source(page, 'note-0599.txt').waitFor();
    await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
  });
});
