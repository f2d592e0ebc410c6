/** @file Taking work out: a question as a picture and as Markdown, the notebook as a table and a graph, a backup onto another machine. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { column, writePdf } from '../fixtures/pdf.ts';
import { expectAccessible } from './axe.ts';
import { addFiles, ask, openPage, source, textFile } from './harness.ts';

const QUESTION = 'Why did the income of the town fall?';

/** What a press saves: its name and its bytes. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; path: string; text: string }> {
  const arriving = page.waitForEvent('download');
  await press();
  const download = await arriving;
  const path = await download.path();
  return { name: download.suggestedFilename(), path, text: await readFile(path, 'utf8') };
}

async function openMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: /^Notebook:/ }).click();
  await page.getByRole('button', { name: entry, exact: true }).click();
}

function exported(page: Page, choice: RegExp) {
  return saved(page, async () => {
    await openMenu(page, 'Export');
    await page.getByRole('radio', { name: choice }).check();
    await page.getByRole('button', { name: 'Save file' }).click();
  });
}

test('somebody reads a PDF, follows the path of an answer, takes it out, and goes on with it on another machine', async () => {
  const page = await openPage();
  const pdf = writePdf([
    { lines: column(['The museum opened in spring.', 'Visitors came from every town.']) },
    { lines: column(['A leaking roof led to the closure of the museum.', 'The roof is mended now.']) },
    { lines: column(['Heavy hail caused the leaking roof.', 'The museum is dry again.']), rotate: 90 },
  ]);
  await addFiles(page, [
    { name: 'museum.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
    textFile('town.txt', 'The town has a mill.\n\nThe closure of the museum reduced the income of the town.'),
  ]);
  await ask(page, QUESTION);

  // The diagram: its arrows and events open their sentences, by keyboard too.
  const diagram = page.getByRole('region', { name: 'Causal path as a diagram' });
  await diagram.getByRole('button', { name: /^Step 1: .*hail caused .*leaking roof/i }).focus();
  await page.keyboard.press('Enter');
  const reader = page.getByRole('region', { name: 'Source', exact: true });
  await reader.getByText('Page 3 of 3').waitFor();
  await reader.locator('mark .box').first().waitFor();
  await diagram.getByRole('button', { name: /closure of the museum\. Open its sentence/ }).click();
  await reader.getByText('Page 2 of 3').waitFor();

  // Finding words, page by page.
  await page.keyboard.press('Tab');
  await reader.getByRole('group', { name: 'museum.pdf' }).focus();
  await page.keyboard.press('Control+f');
  const box = reader.getByRole('textbox', { name: 'Find in this source' });
  await box.fill('MUSEUM');
  await reader.getByText('2 of 3', { exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await reader.getByText('3 of 3', { exact: true }).waitFor();
  await reader.getByText('Page 3 of 3').waitFor();
  await page.keyboard.press('Enter');
  await reader.getByText('Page 1 of 3').waitFor();
  await reader.locator('.found.shown').waitFor();
  await expectAccessible(page, 'finding in a PDF');
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  await reader.getByRole('textbox', { name: /^Page, of/ }).fill('2');
  await page.keyboard.press('Enter');
  await reader.getByText('Page 2 of 3').waitFor();
  await reader.getByRole('button', { name: 'Larger' }).click();
  await reader.getByText('125%').waitFor();

  // A text shows where it is found, without being changed, and reading goes on where it stopped.
  await source(page, 'town.txt')
    .getByRole('button', { name: /^town\.txt/ })
    .first()
    .click();
  await reader.getByRole('button', { name: 'Find in this source' }).click();
  await reader.getByRole('textbox', { name: 'Find in this source' }).fill('mill');
  await reader.getByText('1 of 1', { exact: true }).waitFor();
  expect(await page.evaluate(() => CSS.highlights.get('causeway-found-shown')?.size)).toBe(1);
  await page.keyboard.press('Escape');
  await source(page, 'museum.pdf')
    .getByRole('button', { name: /^museum\.pdf/ })
    .first()
    .click();
  await reader.getByText('Page 2 of 3').waitFor();
  await reader.getByText('125%').waitFor();
  await reader.getByRole('button', { name: 'Outline' }).click();
  await reader.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name: 'Page 3' }).click();
  await reader.getByText('Page 3 of 3').waitFor();

  // Pictures of the diagram.
  const picture = (format: string) =>
    saved(page, async () => {
      await page.getByRole('button', { name: 'Save this diagram' }).click();
      await page.getByRole('menuitem', { name: `Save as ${format}` }).click();
    });
  const svg = await picture('SVG');
  const isWhole = (xml: string) =>
    page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror') === null,
      xml,
    );
  expect(await isWhole(svg.text)).toBe(true);
  expect(svg.text).not.toContain('var(');
  expect(svg.text).not.toContain('light-dark(');
  expect((await readFile((await picture('PNG')).path)).subarray(1, 4).toString()).toBe('PNG');

  // Files for other programs.
  const markdown = await exported(page, /^Markdown/);
  expect(markdown.name).toBe('My notebook.md');
  expect(markdown.text).toMatch(/\[\^1\]: “Heavy hail caused the leaking roof\.” — museum\.pdf, p\. 3/);
  expect((await exported(page, /^Web page/)).text).toContain('<svg');
  expect((await exported(page, /^Causes and effects/)).text).toContain('Heavy hail,');
  const graph = await exported(page, /^Graph/);
  expect(await isWhole(graph.text)).toBe(true);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.querySelector('.manuscript')!.textContent);
  });
  await openMenu(page, 'Export');
  await expectAccessible(page, 'the choice of exports');
  await page.getByRole('radio', { name: /^Paper/ }).check();
  await page.getByRole('button', { name: 'Print' }).click();
  const printed = () => page.evaluate(() => document.body.getAttribute('data-printed'));
  await expect.poll(printed).toContain(QUESTION);
  await page.evaluate(() => document.body.removeAttribute('data-printed'));
  await page.getByRole('textbox', { name: 'Ask a question' }).press('Control+p');
  await expect.poll(printed).toMatch(/“Heavy hail caused the leaking roof\.”.*museum\.pdf/s);

  // The browser's own menu prints the page as it stands, with what its numbers cite.
  await page.locator('.manuscript').waitFor({ state: 'detached' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.getByRole('listitem').getByText('“Heavy hail caused the leaking roof.” museum.pdf').waitFor();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });

  // Another machine.
  const backup = await exported(page, /^Backup/);
  expect(backup.name).toMatch(/^My notebook .*\.causeway$/);
  const other = await openPage();
  await addFiles(other, [textFile('other.txt', 'Nothing to see.')]);
  await source(other, 'other.txt').waitFor();
  const restore = async (path: string) => {
    const choosing = other.waitForEvent('filechooser');
    await openMenu(other, 'Restore a backup');
    await (await choosing).setFiles(path);
  };
  await restore(markdown.path);
  await other.getByText('This backup is damaged', { exact: false }).waitFor();
  await restore(backup.path);
  await source(other, 'museum.pdf').waitFor();
  await other.getByRole('heading', { name: QUESTION }).waitFor();
  const again = await ask(other, 'What caused the closure of the museum?');
  await again.getByRole('link', { name: 'Citation 1', exact: true }).click();
  await other.locator('mark .box').first().waitFor();
});
