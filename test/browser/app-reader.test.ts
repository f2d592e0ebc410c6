/** @file The reader: long texts open at the cited sentence, PDFs on their own page with the sentence highlighted. */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { column, writePdf } from '../fixtures/pdf.ts';
import { addFiles, ask, openPage, source, textFile } from './harness.ts';

let page: Page;

beforeEach(async () => {
  page = await openPage();
});

const reader = () => page.getByRole('region', { name: 'Source', exact: true });

test('a long text opens at the cited sentence, and only what is near to what is seen is laid out', async () => {
  const filler = (from: number) =>
    Array.from({ length: 3000 }, (_, index) => `Entry ${from + index}. Calm sea, light wind, nothing to report.`);
  const text = [...filler(0), 'The cracked mast caused the long delay of the schooner.', ...filler(3000)].join('\n\n');
  await addFiles(page, [textFile('logbook.txt', text)]);
  const answer = await ask(page, 'What caused the delay of the schooner?');
  await answer.getByRole('link', { name: 'Citation 1', exact: true }).click();
  const mark = reader().locator('mark');
  await mark.waitFor();
  expect(await mark.textContent()).toContain('cracked mast');
  expect(
    await mark.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const around = element.closest('[role="group"]')!.getBoundingClientRect();
      return box.top >= around.top && box.bottom <= around.bottom;
    }),
  ).toBe(true);

  const paragraphs = reader().locator('p');
  expect(await paragraphs.count()).toBeLessThan(1500);
  await mark.evaluate((element) => {
    const scroller = element.closest('[role="group"]')!;
    scroller.scrollTop = scroller.scrollHeight;
  });
  await reader().getByText('Entry 5999.').waitFor();
  expect(await paragraphs.count()).toBeLessThan(1500);
});

test('a PDF shows the page that holds the cited sentence, with the sentence highlighted on it', async () => {
  const pdf = writePdf([
    { lines: column(['The museum opened in spring.', 'Visitors came from every town.']) },
    { lines: column(['A leaking roof caused the closure of the museum.', 'The roof is mended now.']) },
  ]);
  await addFiles(page, [{ name: 'museum.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }]);
  const answer = await ask(page, 'What caused the closure of the museum?');
  await answer.getByRole('link', { name: 'Citation 1', exact: true }).click();
  await reader().getByText('Page 2 of 2').waitFor();
  await reader().locator('mark .box').first().waitFor();
  expect(await reader().locator('mark').textContent()).toContain('A leaking roof caused the closure of the museum.');

  // The page is drawn, and the highlight lies on its ink: below the boxes there are dark pixels.
  const dark = () =>
    reader()
      .getByRole('region', { name: 'Page 2', exact: true })
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => {
        const box = document.querySelector('mark .box')!.getBoundingClientRect();
        const around = canvas.getBoundingClientRect();
        const scale = canvas.width / around.width;
        const place = [box.left - around.left, box.top - around.top, box.width, box.height].map((value) =>
          Math.max(1, Math.round(value * scale)),
        ) as [number, number, number, number];
        const { data } = canvas.getContext('2d')!.getImageData(...place);
        return data.filter((value, index) => index % 4 === 0 && value < 128).length;
      });
  await expect.poll(dark).toBeGreaterThan(20);

  await reader().getByRole('button', { name: 'Previous page' }).click();
  await reader().getByText('Page 1 of 2').waitFor();
  await reader().getByRole('button', { name: 'Show as text' }).click();
  await reader().locator('p').filter({ hasText: 'The museum opened in spring.' }).first().waitFor();
});

test('a source opens from the list, and closes', async () => {
  await addFiles(page, [textFile('frost.txt', 'A late frost caused the poor apple harvest.')]);
  await source(page, 'frost.txt')
    .getByRole('button', { name: /^frost\.txt/ })
    .click();
  await reader().getByText('A late frost caused the poor apple harvest.').waitFor();
  await reader().getByRole('button', { name: 'Close source' }).click();
  await reader().waitFor({ state: 'detached' });
});
