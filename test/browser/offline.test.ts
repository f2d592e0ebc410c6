/** @file After the first visit no server is needed: the main job is done with the server stopped and the network off. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addFiles, ask, openPage, openSample, source, startServer, until, type TestFile } from './harness.ts';
import { printedPdf } from './pdf.ts';

const LEVEE_NOTE =
  '<h1>Harbour board, minutes</h1><p>The spring tide was the highest in forty years. ' +
  'The broken sluice gate caused the flooding of the ferry terminal. Ferries sailed from the north pier instead.</p>';

/** Opens the app from a server of its own, waits until everything is stored, and takes server and network away. */
async function openAndCutOff(): Promise<Page> {
  const server = await startServer();
  const page = await openPage({ url: server.url, withServiceWorker: true });
  // Ready means that the service worker is active, and it activates only after all files are stored.
  await until(page, 'navigator.serviceWorker.ready.then(() => true)');
  await until(page, 'navigator.serviceWorker.controller !== null');
  await server.close();
  await page.context().setOffline(true);
  return page;
}

async function doTheMainJob(page: Page, pdf: TestFile): Promise<void> {
  await openSample(page);
  const answer = await ask(page, 'Why did citywide commute delays surge right after the blackout?');
  expect(await answer.textContent()).toMatch(/gridlock/i);

  await addFiles(page, [pdf]);
  await source(page, pdf.name).waitFor();
  const second = await ask(page, 'Why was the ferry terminal flooded?');
  await expect.poll(() => second.textContent()).toMatch(/sluice gate/i);
  // The citation opens the PDF's own page, drawn by pdf.js, with the sentence marked on it.
  await second.getByRole('link', { name: 'Citation 1', exact: true }).click();
  await page
    .locator('mark')
    .filter({ hasText: /sluice gate/i })
    .first()
    .waitFor();
  await page.locator('mark .box').first().waitFor();
}

describe('with the server stopped and the network off', () => {
  test('a reload opens the app, the sample answers, and a PDF is added and cited', async () => {
    const pdf = await printedPdf('harbour-minutes.pdf', LEVEE_NOTE);
    const page = await openAndCutOff();
    await page.reload();
    await doTheMainJob(page, pdf);
  });

  test('the page of the first visit goes on without a reload', async () => {
    const pdf = await printedPdf('harbour-minutes.pdf', LEVEE_NOTE);
    await doTheMainJob(await openAndCutOff(), pdf);
  });
});

test('the app can be installed: its manifest names icons that exist', async () => {
  const page = await openPage();
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const address = new URL(href!, page.url());
  const manifest = (await (await fetch(address)).json()) as {
    name: string;
    icons: { src: string; purpose?: string }[];
  };
  expect(manifest.name).toBe('Causeway');
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of manifest.icons) expect((await fetch(new URL(src, address))).status).toBe(200);
});

test('a missing file is an error, not a page', async () => {
  const page = await openPage();
  expect((await fetch(new URL('assets/missing.js', page.url()))).status).toBe(404);
});
