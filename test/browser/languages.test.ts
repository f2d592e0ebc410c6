/** @file A person whose browser is German works in German, changes to Chinese while something is typed, and comes back to that. */
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { openPage } from './harness.ts';

test('works in German, and changes the language without losing what is typed', async () => {
  const page = await openPage({ locale: 'de-DE', viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.getByRole('heading', { name: 'Fragen Sie nach dem Warum' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await page.getByRole('button', { name: 'Beispiel-Notizbuch öffnen' }).click();
  const box = page.getByRole('textbox', { name: 'Stellen Sie eine Frage' });
  await box.waitFor();

  await page.getByRole('button', { name: 'What caused the citywide blackout?' }).click();
  await page.locator('section[aria-label="Antwort"][aria-busy="false"]').waitFor();
  await page.getByRole('region', { name: 'Belege', exact: true }).waitFor();
  await expectAccessible(page, 'an answer in German');
  await page.getByText('Ein Schritt des Ursachenpfads').first().waitFor();
  await page.getByRole('link', { name: 'Beleg 1', exact: true }).first().click();
  await page.getByRole('region', { name: 'Quelle', exact: true }).locator('mark').first().waitFor();
  await page.getByRole('button', { name: 'Fragen', exact: true }).last().click();

  await box.fill('Wer öffnete das Wehr?');
  await page.getByRole('button', { name: /^Notizbuch: / }).click();
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('zh');
  await page.keyboard.press('Escape');
  const chinese = page.getByRole('textbox', { name: '提问' });
  await chinese.waitFor();
  expect(await chinese.inputValue()).toBe('Wer öffnete das Wehr?');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-Hans');
  await page.getByText('因果路径中的一步').first().waitFor();
  await expectAccessible(page, 'an answer in Chinese');

  await page.getByRole('button', { name: '来源', exact: true }).click();
  await page.getByRole('button', { name: /^笔记本：/ }).click();
  await page.getByRole('combobox', { name: '语言' }).selectOption('es');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: /^Fuentes/ }).waitFor();
  await expectAccessible(page, 'sources in Spanish');
  await page.getByRole('button', { name: /^Cuaderno: / }).click();
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('zh');
  await page.keyboard.press('Escape');

  await page.reload();
  await page.getByRole('button', { name: /^笔记本：/ }).waitFor();
});
