/** @file Pictures of reading: sources with their citations, and the map. */
import type { Page } from 'playwright-core';
import { addFiles, answer, ask, button, sample, type AppScreen } from './steps.ts';

/** Whether something was drawn on every page of a PDF that there is room for. */
const IS_DRAWN = `[...document.querySelectorAll('canvas')].every((canvas) =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.some((value) => value > 0))`;

async function reader(page: Page): Promise<void> {
  await answer(page);
  await page
    .getByRole('link', { name: /^Citation \d+$/ })
    .last()
    .click();
  await page.locator('mark').first().waitFor();
}

/** A document as an office program prints it. */
async function printed(page: Page): Promise<Buffer> {
  const sheet = await page.context().newPage();
  const filler = Array.from(
    { length: 8 },
    (_, week) => `<p>In week ${week + 1} the rooms were open as usual.</p>`,
  ).join('');
  await sheet.setContent(`
    <h1>Annual report of the town museum</h1>${filler}
    <h2 style="break-before: page">The roof</h2>${filler}
    <p>Heavy hail in May caused the leaking roof. The leaking roof led to the closure of the museum.</p>${filler}`);
  const pdf = await sheet.pdf({ outline: true, tagged: true });
  await sheet.close();
  return pdf;
}

async function pdf(page: Page): Promise<void> {
  await addFiles(page, [{ name: 'annual-report.pdf', mimeType: 'application/pdf', buffer: await printed(page) }]);
  await ask(page, 'What caused the closure of the museum?');
  await page.getByRole('link', { name: 'Citation 1', exact: true }).first().click();
  await page.locator('mark .box').first().waitFor();
  // The pages themselves are drawn a moment later. Playwright's own waiting would evaluate strings in the page, which its policy forbids.
  while (!(await page.evaluate<boolean>(IS_DRAWN))) await page.waitForTimeout(100);
}

async function found(page: Page): Promise<void> {
  await reader(page);
  await button(page, 'Find in this source').click();
  await page.getByRole('textbox', { name: 'Find in this source' }).fill('the');
}

async function openMap(page: Page): Promise<void> {
  await sample(page);
  await button(page, 'Map of this notebook').click();
  await page.locator('[data-calls]:not([data-calls="0"])').waitFor();
}

async function findOnMap(page: Page, typed: string, kind: string): Promise<void> {
  await openMap(page);
  await page.getByRole('combobox', { name: 'Find on the map' }).fill(typed);
  await page.getByRole('option').filter({ hasText: kind }).first().click();
  await page.getByRole('region', { name: 'Details' }).getByText(/\w/).first().waitFor();
}

async function replay(page: Page): Promise<void> {
  await answer(page);
  await button(page, 'Show on the map').click();
  await button(page, /^The causal path/).click();
  await page.locator('[data-calls]:not([data-calls="0"])').waitFor();
}

async function table(page: Page): Promise<void> {
  await sample(page);
  await button(page, 'Map of this notebook').click();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('grid').waitFor();
}

async function gate(page: Page): Promise<void> {
  await table(page);
  await page.getByRole('group', { name: 'What to list' }).getByRole('button', { name: 'Gates' }).click();
  await page.getByRole('grid', { name: 'Gates' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Why it exists' }).waitFor();
}

async function diagram(page: Page): Promise<void> {
  await findOnMap(page, 'Eastgate substation', 'Module');
  await button(page, 'Causes and effects in this module').click();
  await page.getByRole('heading', { name: /^Causes and effects in/ }).waitFor();
}

export const reading: Record<string, AppScreen> = {
  reader: { arrange: reader },
  'reader-pdf': { arrange: pdf },
  'reader-found': { arrange: found },
  'reader-outline': {
    arrange: async (page) => {
      await reader(page);
      await button(page, 'Outline').click();
    },
  },
  map: { arrange: replay },
  'map-entity': { arrange: (page) => findOnMap(page, 'blackout', 'Entity') },
  'map-module': { arrange: diagram },
  'map-table': { arrange: table },
  'map-gate': { arrange: gate },
};
