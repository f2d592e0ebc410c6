/** @file A person adds scans: their pages are recognised while everything else can be asked already, and cited like any others. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addFiles, ask, openPage, source, startServer, textFile, until, type TestFile } from './harness.ts';
import { column, writePdf, type PdfPage } from '../fixtures/pdf.ts';
import { scannedPage } from '../fixtures/scan.ts';

const MINUTES = [
  'Minutes of the harbour board',
  '',
  'The ferry was taken out of service because the ramp had rusted',
  'through. The board asks the engineer for a report on all drains.',
];
const NOTE = textFile('orchard.txt', 'A late frost caused the poor apple harvest. The orchard lies in a valley.');
const QUESTION = 'Why was the ferry taken out of service?';

const pdf = (name: string, pages: PdfPage[]): TestFile => ({ name, buffer: Buffer.from(writePdf(pages)) });
const scan = (pages: number): TestFile =>
  pdf(
    'minutes.pdf',
    Array.from({ length: pages }, (_, i) => ({ picture: scannedPage([...MINUTES, '', `This is page ${i + 1}.`]) })),
  );

const progress = (page: Page) => page.getByText(/Recognising picture \d of \d/).first();
/** Pages of scans that are kept until the last one is done. */
const KEPT = "caches.keys().then((names) => names.filter((name) => name.startsWith('causeway-recognized-')).length)";

test('a scan answers once it is recognised, says that it is one, and its words are marked in the picture', async () => {
  const page = await openPage();
  await addFiles(page, [scan(1), pdf('mixed.pdf', [{ lines: column(['The quay is closed.']) }, {}]), NOTE]);
  await progress(page).waitFor();
  // Nothing else waits for it.
  const early = await ask(page, 'Why was the apple harvest poor?');
  await expect.poll(() => early.textContent()).toMatch(/late frost/i);
  await source(page, 'minutes.pdf')
    .filter({ hasText: /read by text recognition/i })
    .waitFor();
  const answer = await ask(page, QUESTION);
  await expect.poll(() => answer.textContent()).toMatch(/ramp had rusted through/i);
  await page
    .getByText(/recognised text, \d+% sure/i)
    .first()
    .waitFor();
  await answer.getByRole('link', { name: 'Citation 1' }).click();
  const viewer = page.getByRole('region', { name: 'Source', exact: true });
  await viewer.locator('mark .box').first().waitFor();
  expect(await viewer.locator('mark').textContent()).toMatch(/because the ramp had rusted through/i);
  await viewer.getByText(/recognised text, \d+% sure/i).waitFor();
  await expect.poll(() => page.evaluate(KEPT)).toBe(0);
});

test('a scan that a closed page left half recognised goes on with the pages that are left', async () => {
  const page = await openPage();
  // So many that not all are over before one is seen, on a busy machine.
  await addFiles(page, [scan(6)]);
  await page
    .getByText(/Recognising picture [2-6] of 6/)
    .first()
    .waitFor();
  expect(await page.evaluate(KEPT)).toBeGreaterThan(0);
  // What is kept of the first page is marked, to be known again.
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith('causeway-recognized-'))!;
    const cache = await caches.open(name);
    const kept = await (await cache.match('/recognized/1'))!.text();
    await cache.put('/recognized/1', new Response(kept.replaceAll('ferry', 'barge')));
  });
  await page.reload();
  await source(page, 'minutes.pdf')
    .filter({ hasText: /read by text recognition/i })
    .waitFor();
  const answer = await ask(page, 'Why was the barge taken out of service?');
  await expect.poll(() => answer.textContent()).toMatch(/barge was taken out of service because the ramp had rusted/i);
  await until(page, `${KEPT}.then((number) => number === 0)`);
});

test('a photograph of a page is read, and its words are marked in it', async () => {
  const page = await openPage();
  await addFiles(page, [{ name: 'page.jpg', buffer: Buffer.from(scannedPage(MINUTES).bytes) }, NOTE]);
  await source(page, 'page.jpg')
    .filter({ hasText: /read by text recognition/i })
    .waitFor();
  const answer = await ask(page, QUESTION);
  await expect.poll(() => answer.textContent()).toMatch(/ramp had rusted through/i);
  await answer.getByRole('link', { name: 'Citation 1' }).click();
  const viewer = page.getByRole('region', { name: 'Source', exact: true });
  await viewer.locator('mark .box').first().waitFor();
  // The picture itself is drawn: its paper is not quite white, its letters not quite black.
  const dark = "[...document.querySelectorAll('section canvas')].some((canvas) => canvas.width > 100)";
  await until(page, dark);
});

test('a scan can be given up in the middle; what was read stays', async () => {
  const page = await openPage();
  await addFiles(page, [scan(6), NOTE]);
  await page
    .getByText(/Recognising picture [2-6] of 6/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Cancel reading' }).click();
  await expect.poll(() => source(page, 'minutes.pdf').count()).toBe(0);
  await until(page, `${KEPT}.then((number) => number === 0)`);
  const answer = await ask(page, 'Why was the apple harvest poor?');
  await expect.poll(() => answer.textContent()).toMatch(/late frost/i);
});

test('where recognition can’t be loaded, the scan says so and is read again later', async () => {
  const server = await startServer();
  const page = await openPage({ url: server.url, withServiceWorker: true });
  await until(page, 'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)');
  await server.close();
  await addFiles(page, [scan(1), pdf('mixed.pdf', [{ lines: column(['The quay is closed.']) }, {}]), NOTE]);
  await source(page, 'minutes.pdf')
    .filter({ hasText: /recognition could not be loaded/i })
    .waitFor();
  // Pages with text are worth having meanwhile.
  await source(page, 'mixed.pdf')
    .filter({ hasText: /no text layer/i })
    .waitFor();
  const again = await startServer({ port: Number(new URL(server.url).port) });
  await page.getByRole('button', { name: 'More for minutes.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Read again', exact: true }).click();
  await source(page, 'minutes.pdf')
    .filter({ hasText: /read by text recognition/i })
    .waitFor();
  await again.close();
});
