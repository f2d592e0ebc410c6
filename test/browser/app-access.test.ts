/** @file For everybody: no axe finding on any screen in either theme and width, and the main job by keyboard alone. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { answerRegion, ask, openPage } from './harness.ts';

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

describe.each([{ viewport: wide }, { viewport: narrow }])('$viewport.width wide', ({ viewport }) => {
  test('every screen is free of axe findings and of sideways scrolling, by day and by night', async () => {
    const page = await openPage({ viewport, colorScheme: 'light' });
    const isNarrow = viewport === narrow;
    const check = async (screen: string) => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, `${screen}, ${colorScheme}`);
      }
    };
    await page.getByRole('button', { name: 'Open sample notebook' }).waitFor();
    await check('welcome');

    await page.getByRole('button', { name: 'Open sample notebook' }).click();
    await page.getByRole('heading', { name: 'Questions these documents can answer' }).waitFor();
    await check('questions to choose from');

    await ask(page, 'Why did citywide commute delays surge right after the blackout?');
    await page.locator('section[aria-label="Answer"][aria-busy="false"]').waitFor();
    await check('answer with evidence');

    await answerRegion(page).getByRole('link', { name: 'Citation 1', exact: true }).click();
    await page.locator('mark').first().waitFor();
    await check('reader');

    await page.getByRole('button', { name: /^Notebook:/ }).click();
    await check('notebook menu');
    await page.keyboard.press('Escape');

    if (isNarrow) {
      await page.getByRole('button', { name: 'Sources', exact: true }).click();
      await check('sources');
    }
    await page.getByRole('button', { name: 'Paste text' }).click();
    await page.getByRole('dialog').waitFor();
    await check('dialog for text');
  });
});

describe('keyboard', () => {
  /** Goes on with Tab until the focused element has this name. */
  async function tabTo(page: Page, name: RegExp): Promise<void> {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
      });
      if (name.test(focused)) return;
    }
    throw new Error(`Tab never reached ${name}`);
  }

  test('opens the sample, asks, opens a citation and closes it again', async () => {
    const page = await openPage();
    await page.getByRole('button', { name: 'Open sample notebook' }).waitFor();
    await tabTo(page, /^Open sample notebook$/);
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Sources' }).getByRole('listitem').first().waitFor();

    // Asking comes next: the box has the focus.
    await page.locator('#question:focus').waitFor();
    await page.keyboard.type('What caused the citywide blackout?');
    await page.keyboard.press('Enter');
    await page.locator('section[aria-label="Answer"][aria-busy="false"]').waitFor();

    await tabTo(page, /^Citation 1$/);
    await page.getByRole('tooltip').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Source', exact: true }).locator('mark').first().waitFor();
    await tabTo(page, /^Close source$/);
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Source', exact: true }).waitFor({ state: 'detached' });
  });
});

describe('colours', () => {
  test('follow the system until chosen, and the choice outlives a reload', async () => {
    const page = await openPage({ colorScheme: 'light' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await background();
    expect(dark).not.toBe(light);
    await page.getByRole('button', { name: 'Colours: as the system' }).click();
    await page.getByRole('button', { name: 'Colours: light' }).waitFor();
    expect(await background()).toBe(light);
    await page.reload();
    await page.getByRole('button', { name: 'Colours: light' }).waitFor();
    expect(await background()).toBe(light);
  });
});
