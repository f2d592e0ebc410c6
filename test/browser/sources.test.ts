/**
 * @file A person keeps order among many sources: finds, sorts, tags, dates and leaves them out of answers, by pointer and by keys;
 * follows a folder; and shares a file with Causeway from another app.
 */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { addFiles, appUrl, ask, openPage, source, textFile } from './harness.ts';

let page: Page;

/** The browser's private file system stands in for the folder that a person would pick. */
async function write(name: string, text: string | null): Promise<void> {
  await page.evaluate(
    async ([file, content]) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('papers', { create: true });
      if (content === null) return folder.removeEntry(file);
      const stream = await (await folder.getFileHandle(file, { create: true })).createWritable();
      await stream.write(content);
      await stream.close();
    },
    [name, text] as const,
  );
}

beforeEach(async () => {
  page = await openPage();
});

const list = () => page.getByRole('list', { name: 'Sources' });
const focused = () => page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? '');
const choose = (name: string) => page.getByRole('menuitem', { name }).click();
const undo = () => page.getByRole('button', { name: 'Undo' }).last().click();

async function openMenu(name: string): Promise<void> {
  await source(page, name).hover();
  await page.getByRole('button', { name: `More for ${name}` }).click();
}

/** Asks until the answer is there: what was just changed or undone is in answers once the index has caught up. */
async function expectAnswer(question: string, words: RegExp): Promise<void> {
  const answer = page.getByRole('region', { name: 'Answer', exact: true }).first();
  await expect
    .poll(
      async () => {
        await page.getByRole('textbox', { name: 'Ask a question' }).fill(question);
        await page.keyboard.press('Enter');
        await expect.poll(() => answer.getAttribute('aria-busy')).toBe('false');
        return answer.textContent();
      },
      { interval: 1000 },
    )
    .toMatch(words);
}

test('a source is tagged and dated, left out of answers and used again, read again, and found by all that', async () => {
  const notes = Array.from({ length: 14 }, (_, index) =>
    textFile(`note-${index}.txt`, `Rain ${index} caused puddle ${index}.`),
  );
  await addFiles(page, [...notes, textFile('frost.md', '# Frost\n\nA late frost caused the poor apple harvest.')]);
  await page.getByRole('heading', { name: 'Sources 15' }).waitFor();
  await ask(page, 'Why was the apple harvest poor?');

  await openMenu('frost.md');
  await choose('Tags and date …');
  const dialog = page.getByRole('dialog', { name: 'Tags and date of “frost.md”' });
  await dialog.getByRole('combobox', { name: 'Add a tag' }).fill('#orchard, weather');
  await page.keyboard.press('Enter');
  const date = dialog.getByRole('textbox', { name: 'Date' });
  await date.fill('2021-13');
  await dialog.getByText('This is no date.', { exact: false }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await date.fill('2021-3');
  await expectAccessible(page, 'tags and date');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await source(page, 'frost.md')
    .filter({ hasText: /#orchard · #weather · Mar 2021/ })
    .waitFor();

  // Left out at once, with no rebuild to wait for, and used again.
  await openMenu('frost.md');
  await choose('Leave out of answers');
  await source(page, 'frost.md').filter({ hasText: 'not used in answers' }).waitFor();
  await expectAnswer('Why was the apple harvest so poor?', /Not in your documents/);
  await undo();
  await source(page, 'frost.md').filter({ hasNotText: 'not used' }).waitFor();
  await expectAnswer('What caused the poor apple harvest?', /late frost/);

  await openMenu('frost.md');
  await choose('Read again');
  await page.getByText('“frost.md” is being read again.').waitFor();
  await page.getByRole('button', { name: 'Filter' }).click();
  const filter = page.getByRole('group', { name: 'Show only sources' });
  await filter.getByLabel('#orchard (1)').check();
  await expect.poll(() => list().getByRole('listitem').count()).toBe(1);
  await expectAccessible(page, 'filter');
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await filter.getByRole('textbox', { name: 'From' }).fill('2021-04');
  await page.getByText('No source fits.', { exact: false }).waitFor();
  await filter.getByRole('textbox', { name: 'From' }).fill('2021-02');
  await source(page, 'frost.md').waitFor();

  await page.reload();
  await source(page, '#weather · Mar 2021').waitFor();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Date, latest first');
  await expect.poll(async () => (await list().getByRole('listitem').allTextContents())[0]).toContain('frost.md');
});

describe('by keys alone', () => {
  test('a long list is gone through, chosen from and changed, and the focus is never lost', async () => {
    const files = Array.from({ length: 300 }, (_, index) =>
      textFile(
        `${index % 2 ? 'even' : 'odd'}-${String(index).padStart(3, '0')}.txt`,
        `Rain ${index} caused puddle ${index}.`,
      ),
    );
    await addFiles(page, files);
    await page.getByRole('heading', { name: 'Sources 300' }).waitFor();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z');
    await expect.poll(async () => (await list().getByRole('listitem').allTextContents())[0]).toContain('even-001');
    await list()
      .getByRole('button', { name: /^even-001/ })
      .focus();

    await page.keyboard.press('End');
    await expect.poll(focused).toContain('odd-298');
    expect(await list().getByRole('listitem').last().getAttribute('aria-posinset')).toBe('300');
    expect(await list().getByRole('listitem').last().getAttribute('aria-setsize')).toBe('300');
    // The focused row is still there when the list is scrolled far away from it.
    await list()
      .locator('..')
      .evaluate((scroller) => (scroller.scrollTop = 0));
    await source(page, 'even-001').waitFor();
    expect(await focused()).toContain('odd-298');
    await page.keyboard.press('Home');
    await expect.poll(focused).toContain('even-001');
    // Letters make one word when they follow each other soon, which they do not on a busy machine at every try.
    const typed = async () => {
      await page.keyboard.type('odd-1');
      return focused();
    };
    await expect.poll(typed, { interval: 2000 }).toContain('odd-100');

    await page.keyboard.press('Space');
    for (let row = 0; row < 3; row += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.getByText('4 selected').waitFor();
    await expectAccessible(page, 'selected sources');
    await page.keyboard.press('Delete');
    await page.getByRole('heading', { name: 'Sources 296' }).waitFor();
    await expect.poll(focused).toContain('odd-108');
    await undo();
    await page.getByRole('heading', { name: 'Sources 300' }).waitFor();

    await list()
      .getByRole('button', { name: /^odd-108/ })
      .focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menu', { name: 'What to do with odd-108.txt' }).waitFor();
    await expectAccessible(page, 'menu of a source');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toContain('odd-108');
    await page.keyboard.press('Control+a');
    await page.getByText('300 selected').waitFor();
  });
});

test('a folder is followed: what is new, changed, renamed and gone is shown, done by choice, and undone', async () => {
  await addFiles(page, [textFile('pump.txt', 'A broken pump caused the flooded cellar.')]);
  await source(page, 'pump.txt').waitFor();
  await write('frost.txt', 'A late frost caused the poor apple harvest.');
  await write('ferry.txt', 'The frozen river caused the ferry to stop.');
  await write('plan.txt', 'Plans were drawn up in spring.');

  await page.evaluate(() => {
    const showDirectoryPicker = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('papers');
    Object.assign(globalThis, { showDirectoryPicker });
  });
  await page.getByRole('button', { name: 'Link a folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'What changed in “papers”' });
  await dialog.getByLabel('New files (3)').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Sources 1', exact: true }).count()).toBe(1);
  await dialog.getByLabel('plan.txt').uncheck();
  await expectAccessible(page, 'what changed in a folder');
  await dialog.getByRole('button', { name: 'Bring up to date' }).click();
  await page.getByRole('heading', { name: 'Sources 3' }).waitFor();
  await source(page, 'ferry.txt').filter({ hasText: 'papers/' }).waitFor();

  // Another day: one file was rewritten, one renamed, one deleted.
  await page.reload();
  await source(page, 'frost.txt').waitFor();
  await write('frost.txt', 'A sudden hailstorm caused the poor apple harvest.');
  await write('ferry.txt', null);
  await write('boats.txt', 'The frozen river caused the ferry to stop.');
  await page.getByRole('button', { name: 'Rescan papers' }).click();
  await dialog.getByLabel('Changed: ').waitFor();
  await dialog.getByText('before: ferry.txt').waitFor();
  expect(await dialog.getByLabel('plan.txt').isChecked()).toBe(false);
  await dialog.getByRole('button', { name: 'Bring up to date' }).click();
  await page.getByText('From the folder: 1 replaced and 1 renamed.').waitFor();
  await source(page, 'boats.txt').waitFor();
  await expectAnswer('Why was the apple harvest poor?', /hailstorm/);
  await undo();
  await expectAnswer('What caused the poor apple harvest?', /late frost/);

  await page.getByRole('button', { name: 'Unlink papers' }).click();
  await page.getByText('“papers” is not followed any more.', { exact: false }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Rescan papers' }).count()).toBe(0);
  await source(page, 'boats.txt').waitFor();
});

test('what another app shares is kept until Causeway opens, and then added', async () => {
  page = await openPage({ withServiceWorker: true });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const landed = await page.evaluate(async () => {
    const form = new FormData();
    form.append('files', new File(['The dry spring caused the wells to fail.'], 'wells – 1.txt'));
    const response = await fetch('/share', { method: 'POST', body: form });
    const words = new FormData();
    words.append('title', 'A mail: news');
    words.append('text', 'The strike caused the late mail.');
    await fetch('/share', { method: 'POST', body: words });
    return response.url;
  });
  expect(new URL(landed).search).toBe('?shared');
  await page.goto(`${appUrl()}?shared`);
  await source(page, 'wells – 1.txt').waitFor();
  await source(page, 'A mail news.txt').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await ask(page, 'Why did the wells fail?');
  await page.reload();
  await source(page, 'wells – 1.txt').waitFor();
  await expect.poll(() => list().getByRole('listitem').count()).toBe(2);
});
