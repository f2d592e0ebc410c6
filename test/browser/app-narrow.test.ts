/** @file On a phone, 360 px wide: the three parts are tabs, and the question box stays in reach. */
import { expect, test } from 'vitest';
import { answerRegion, openPage } from './harness.ts';

test('the main job on a narrow window', async () => {
  const page = await openPage({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await page.getByRole('button', { name: 'Open sample notebook' }).tap();
  const box = page.getByRole('textbox', { name: 'Ask a question' });
  await box.waitFor();
  expect(await box.boundingBox().then((place) => place !== null && place.y + place.height <= 640)).toBe(true);
  await page.getByRole('button', { name: 'What caused the citywide blackout?' }).tap();
  await page.locator('section[aria-label="Answer"][aria-busy="false"]').waitFor();
  await page.getByRole('region', { name: 'Evidence', exact: true }).waitFor();

  await answerRegion(page).getByRole('link', { name: 'Citation 1', exact: true }).tap();
  await page.getByRole('region', { name: 'Source', exact: true }).locator('mark').first().waitFor();
  expect(await answerRegion(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Questions', exact: true }).tap();
  await answerRegion(page).waitFor();
  await page.getByRole('button', { name: 'Sources', exact: true }).tap();
  await expect.poll(() => page.getByRole('list', { name: 'Sources' }).getByRole('listitem').count()).toBe(10);
});
