/**
 * @file An afternoon with a notebook: questions that go on from one another, notes between them, moved, folded, deleted and brought
 * back; asked again when a source is added; put to a part of the sources. And what is being typed outlives a killed browser.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { addFiles, answerRegion, appUrl, ask, openPage, source, textFile, until } from './harness.ts';
import { startKillable } from './killable-chromium.ts';

const WHY = 'What caused the coal shortage?';
const LIBRARY = [
  textFile('weather.txt', 'Rain fell for nine days. The violent storm caused a huge landslide. Farmers lost some hay.'),
  textFile('railway.txt', 'The line follows the river. The huge landslide led to the railway closure. Coaches ran.'),
  textFile('trade.txt', 'Prices were quiet in spring. The railway closure caused the coal shortage. Timber was cheap.'),
  textFile('works.txt', 'The glass works employ ninety people. The coal shortage led to the furnace shutdown.'),
];

const cell = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const box = (page: Page) => page.getByRole('textbox', { name: 'Ask a question' });

/** The first lines of the cells, from the top. */
async function order(page: Page): Promise<string[]> {
  const names = await page.getByRole('list', { name: 'Questions and notes' }).getByRole('article').all();
  return Promise.all(names.map(async (article) => (await article.getAttribute('aria-label')) ?? ''));
}

async function untilAnswered(page: Page): Promise<string> {
  await page.locator('section[aria-label="Answer"][aria-busy="false"]').waitFor();
  return (await answerRegion(page).textContent()) ?? '';
}

async function openMenu(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for “${name}”` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('goes on, takes notes, keeps order, asks again and asks a part', async () => {
  const page = await openPage({ colorScheme: 'dark' });
  await addFiles(page, LIBRARY);
  await ask(page, WHY);
  expect(await untilAnswered(page)).toContain('violent storm');

  // Goes on from the answer, with what "that" means told and taken away again.
  await box(page).fill('And what did that lead to?');
  await page.keyboard.press('Enter');
  const followUp = 'And what did that lead to?';
  await cell(page, followUp).getByText('Carried over:').waitFor();
  expect(await untilAnswered(page)).toContain('furnace shutdown');
  await cell(page, followUp).getByRole('button', { name: 'Ask without that' }).click();
  await cell(page, followUp).getByText('Carried over:').waitFor({ state: 'detached' });
  await untilAnswered(page);
  await page.getByRole('button', { name: 'Go on from this answer' }).click();
  await page.getByRole('button', { name: 'Ask on its own' }).click();

  // A note, read as Markdown and never as HTML.
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: 'Text of the note' }).waitFor();
  await page.keyboard.type('# The storm\n\nIt **began** it all, <b>says</b> [the report](https://example.org/).');
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('heading', { name: 'The storm' }).waitFor();
  await expectAccessible(page, 'note being written');
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  const note = cell(page, 'The storm');
  await note.getByRole('link', { name: 'the report' }).waitFor();
  expect(await note.locator('strong').textContent()).toBe('began');
  expect(await note.textContent()).toContain('<b>says</b>');

  // Moved by keyboard: the focus stays, and what happened is said.
  expect(await order(page)).toEqual(['The storm', followUp, WHY]);
  await note.getByRole('button', { name: 'Edit the note' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByText('Moved to place 2 of 3.').waitFor();
  expect(await order(page)).toEqual([followUp, 'The storm', WHY]);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Edit the note');

  // Pinned to the top and open; another folded; the note deleted and brought back.
  await openMenu(page, WHY, 'Keep at the top');
  await expect.poll(() => order(page)).toEqual([WHY, followUp, 'The storm']);
  await page.getByRole('region', { name: `Answer to “${WHY}”` }).waitFor();
  await note.getByRole('button', { name: 'Show only the first line' }).click();
  await page.getByRole('button', { name: /^Show the note/ }).waitFor();
  await openMenu(page, 'The storm', 'Delete');
  await note.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await note.waitFor();
  await box(page).fill('Why did the band');
  await untilKept(page, 'Why did the band');

  // All of it is there after a reload, the half-typed question too.
  await page.reload();
  await note.waitFor();
  expect(await order(page)).toEqual([WHY, followUp, 'The storm']);
  await page.getByRole('region', { name: `Answer to “${WHY}”` }).waitFor();
  await expect.poll(() => box(page).inputValue()).toBe('Why did the band');
  await expectAccessible(page, 'cells');

  // Another source comes: the answer says that it is older; asked again, it marks what is new, and goes back with one press.
  await addFiles(page, [textFile('front.txt', 'A warm front moved north. The warm front caused the violent storm.')]);
  await source(page, 'front.txt').waitFor();
  const first = cell(page, WHY);
  await first.getByText('Answered from 4 sources; there are 5 now.').waitFor();
  await first.getByRole('button', { name: 'Ask again' }).click();
  await first.getByText('Asked again: 1 sentence is new.').waitFor();
  expect(await answerRegion(page).getByText('New', { exact: true }).locator('xpath=..').textContent()).toContain(
    'front',
  );
  await expectAccessible(page, 'asked again');
  await first.getByRole('button', { name: /^Go back to the answer of/ }).click();
  await first.getByText('Asked again: 1 is gone.').waitFor();
  expect(await untilAnswered(page)).not.toContain('warm front');
  await first.getByRole('button', { name: /^Go back to the answer of/ }).click();
  await first.getByRole('button', { name: 'Keep this answer' }).click();
  await first.getByText(/^Asked again/).waitFor({ state: 'detached' });
  expect(await untilAnswered(page)).toContain('warm front');
  await openMenu(page, WHY, 'Ask the same in a new cell');
  await untilAnswered(page);
  expect((await order(page)).filter((name) => name === WHY)).toHaveLength(2);

  // Put to one source alone: what the others tell is not in it, and the cell says of what it was asked.
  await page.getByRole('button', { name: /^Ask of:/ }).click();
  const dialog = page.getByRole('dialog', { name: 'What to ask' });
  await dialog.getByRole('checkbox', { name: 'trade.txt' }).check();
  await expectAccessible(page, 'choosing what to ask');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Ask of: 1 of 5 sources' }).waitFor();
  await ask(page, 'What led to the coal shortage?');
  const scoped = await untilAnswered(page);
  expect(scoped).toContain('railway closure');
  expect(scoped).not.toContain('landslide');
  await cell(page, 'What led to the coal shortage?').getByText('Asked of trade.txt.').waitFor();
  await box(page).fill('Why was there a landslide?');
  await page.keyboard.press('Enter');
  await expect.poll(() => untilAnswered(page)).toContain('Not in your documents.');
  await page.getByRole('button', { name: 'Take “trade.txt” away' }).click();
  await page.getByRole('button', { name: 'Ask of: all sources' }).waitFor();
});

test('keeps what is being typed when the browser is killed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'causeway-typed-'));
  let running = await startKillable(folder, appUrl());
  try {
    await addFiles(running.page, LIBRARY.slice(0, 1));
    await running.page.getByRole('button', { name: 'Add a note' }).click();
    await running.page.getByRole('textbox', { name: 'Text of the note' }).fill('Half a thou');
    await box(running.page).fill('Why did the hay');
    await untilKept(running.page, 'Why did the hay');
    await untilKept(running.page, 'Half a thou');
    await running.kill();
    running = await startKillable(folder, appUrl());
    await running.page.getByText('Half a thou').waitFor();
    await expect.poll(() => box(running.page).inputValue()).toBe('Why did the hay');
  } finally {
    await running.kill();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** Waits until a question or a note that is being typed lies in the database. */
function untilKept(page: Page, typed: string): Promise<void> {
  return until(
    page,
    `new Promise((resolve, reject) => {
      const opening = indexedDB.open('causeway');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction(['drafts', 'cells']);
        const kept = ['drafts', 'cells'].map((name) => reading.objectStore(name).getAll());
        reading.oncomplete = () => {
          database.close();
          resolve(JSON.stringify(kept.map(({ result }) => result)).includes(${JSON.stringify(typed)}));
        };
      };
    })`,
  );
}

/** Copies the one kept question, heads included, so that there are many; every tenth is a note. */
function storeMany(page: Page, count: number): Promise<void> {
  return page.evaluate(async (most) => {
    const result = (request: IDBRequest): Promise<never> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result as never);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const database: IDBDatabase = await result(indexedDB.open('causeway'));
    const change = database.transaction(['cells', 'cellHeads'], 'readwrite');
    for (const name of ['cells', 'cellHeads']) {
      const store = change.objectStore(name);
      const [kept] = (await result(store.getAll())) as object[];
      for (let i = 0; i < most; i++) {
        const order = `b${String(i).padStart(5, '0')}5`;
        const note =
          i % 10 === 9 ? { kind: 'note', note: `Note ${i}\n\nSomething *thought* of it.`, answer: null } : {};
        store.put({ ...kept, id: `copy-${i}`, question: `Question ${i}: why?`, order, ...note });
      }
    }
    await new Promise((resolve) => (change.oncomplete = resolve));
    database.close();
  }, count);
}

test('two thousand cells are listed without their answers, found with the browser’s search, and opened one by one', async () => {
  const page = await openPage();
  await addFiles(page, LIBRARY);
  await ask(page, WHY);
  await untilAnswered(page);
  await storeMany(page, 2000);
  await page.reload();
  // Looking among thousands by name takes longer than all else.
  const items = page.locator('li[data-cell]');
  await expect.poll(() => items.count()).toBe(2001);
  // Wherever the list is scrolled to, there is text.
  const blank = await page.locator('[data-scroller]').evaluate(async (scroller) => {
    const { left, top, height } = scroller.getBoundingClientRect();
    let empty = 0;
    for (let share = 0; share <= 1; share += 0.1) {
      scroller.scrollTop = share * scroller.scrollHeight;
      await new Promise(requestAnimationFrame);
      const under = document.elementFromPoint(left + 200, top + height / 2)?.closest<HTMLElement>('li');
      if (under?.innerText.trim() === '') empty++;
    }
    return empty;
  });
  expect(blank).toBe(0);
  // The browser's own search finds what is out of sight.
  expect(await page.evaluate('window.find("Question 1234:")')).toBe(true);
  const found = page.locator('[data-cell="copy-1234"]');
  await found.scrollIntoViewIfNeeded(); // as the search itself does; a script's does not
  await found.getByRole('button', { name: /^Show the answer to Question 1234:/ }).click();
  await found.getByRole('heading', { name: 'Question 1234: why?' }).waitFor();
  await found
    .getByText(/violent storm/)
    .first()
    .waitFor();
});
