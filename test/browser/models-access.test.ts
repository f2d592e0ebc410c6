/** @file The models screen for everybody: no axe finding in either theme and width, by keyboard alone, and with a GPU or without. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { chromium, type Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chromiumArguments, requireChromium } from '../../src/cli/chromium.ts';
import { encoderFiles } from '../fixtures/model-files.ts';
import { appUrl, LONGEST_STEP, newPage } from './harness.ts';
import { openModelsOutside, type ModelsOutside } from './models-outside.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const NAME = 'all-MiniLM-L6-v2';

let outside: ModelsOutside;

beforeEach(async () => {
  outside = await openModelsOutside();
  outside.hub.add('Xenova/all-MiniLM-L6-v2', encoderFiles(600_000));
  outside.hub.add('Xenova/ms-marco-MiniLM-L-6-v2', encoderFiles(2000));
});

afterEach(() => outside.close());

async function check(page: Page, screen: string): Promise<void> {
  await page.evaluate(axe);
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  const findings = results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(findings, screen).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${screen}: wider than the window`).toBeLessThanOrEqual(0);
}

/** Goes on with Tab until the focused element has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await focusedName(page);
    if (name.test(focused)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });
}

const narrow = { width: 390, height: 844 };
const wide = { width: 1280, height: 800 };

describe.each([
  { colorScheme: 'light', viewport: wide },
  { colorScheme: 'dark', viewport: wide },
  { colorScheme: 'light', viewport: narrow },
  { colorScheme: 'dark', viewport: narrow },
] as const)('$colorScheme, $viewport.width wide', (options) => {
  test('the screen is free of axe findings and of sideways scrolling, with all that it can show', async () => {
    const page = await newPage({ ...outside.options, ...options });
    await page.goto(appUrl());
    await page.getByRole('button', { name: 'Models on this device' }).click();
    await page.getByRole('heading', { name: 'Recommended for it' }).waitFor();
    await check(page, 'no model');

    const machine = page.getByRole('region', { name: 'This machine' });
    await machine.getByRole('button', { name: /^Download MS MARCO/ }).click();
    await page.getByRole('button', { name: /^Delete MS MARCO/ }).waitFor();
    outside.hub.holdAt = 1000;
    await machine.getByRole('button', { name: `Download ${NAME}` }).click();
    await page.getByText(/^On its way:/).waitFor();
    await page.getByRole('textbox', { name: 'Repository, as owner/name' }).fill('someone/nothing');
    await page.keyboard.press('Enter');
    await page.getByText('someone/nothing does not exist').waitFor();
    await page.getByLabel('Import a .zip or .tar').setInputFiles({
      name: 'a.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('no archive'),
    });
    await page.getByRole('alert').waitFor();
    await check(page, 'one here, one on its way, two mistakes');

    await page.getByRole('button', { name: `Pause the download of ${NAME}` }).click();
    await page.getByRole('button', { name: `Resume the download of ${NAME}` }).waitFor();
    await check(page, 'paused');
  });
});

test('the keyboard alone downloads, pauses, cancels and goes back, and the focus is never lost', async () => {
  outside.hub.holdAt = 1000;
  const page = await newPage(outside.options);
  await page.goto(appUrl());
  await page.getByRole('button', { name: 'Models on this device' }).waitFor();
  await tabTo(page, /^Models on this device$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Models');
  await page.getByRole('heading', { name: 'Recommended for it' }).waitFor();

  await tabTo(page, new RegExp(`^Download ${NAME}$`));
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('On its way');
  await page.getByRole('heading', { name: 'Models', exact: true }).focus();
  await tabTo(page, /^Pause the download/);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toMatch(/^Resume the download/);
  await tabTo(page, /^Cancel the download/);
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toMatch(/^On this device/);
  await page.getByText('No other model yet.').waitFor();

  await page.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Reads passages, judges what causes what, and writes.').waitFor();
  expect(await page.getByRole('region', { name: 'Choose a model' }).getByText('Finds passages').count()).toBe(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Open sample notebook' }).waitFor();
});

test('a graphics processor that software imitates is recognised, and never chosen', async () => {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...chromiumArguments(), '--enable-unsafe-webgpu'],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(LONGEST_STEP);
    await page.goto(appUrl());
    await page.getByRole('button', { name: 'Models on this device' }).click();
    await page.getByText('imitated by software').waitFor();
    await page.getByText('No model that writes answers is recommended for this machine').waitFor();
  } finally {
    await browser.close();
  }
});
