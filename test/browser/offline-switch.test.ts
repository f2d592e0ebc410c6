/** @file The offline switch holds everything back that would leave the origin, and the list tells of each request what came of it. */
import { beforeEach, afterEach, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { encoderFiles } from '../fixtures/model-files.ts';
import { expectAccessible } from './axe.ts';
import { openPage, openSample, until } from './harness.ts';
import { openModelsOutside, type ModelsOutside } from './models-outside.ts';

const MODEL = 'all-MiniLM-L6-v2';
/** An address that the policy allows, so that it is the switch that decides. */
const ALLOWED = 'https://huggingface.co/reached';

let outside: ModelsOutside;

beforeEach(async () => {
  outside = await openModelsOutside();
  outside.hub.add(`Xenova/${MODEL}`, encoderFiles());
});

afterEach(() => outside.close());

function reach(address: string): Promise<string> {
  return fetch(address).then(
    () => 'reached',
    () => 'refused',
  );
}

/** What the page, each of its workers and the service worker get of an address that the policy allows. */
async function reached(page: Page): Promise<Record<string, string>> {
  const found: Record<string, string> = { page: await page.evaluate(reach, ALLOWED) };
  for (const worker of page.workers()) {
    found[/(\w+)\.worker/.exec(worker.url())?.[1] ?? worker.url()] = await worker.evaluate(reach, ALLOWED);
  }
  for (const worker of page.context().serviceWorkers()) found['service worker'] = await worker.evaluate(reach, ALLOWED);
  return found;
}

async function openPrivacy(page: Page): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Find an action' }).fill('Privacy');
  await page.getByRole('option', { name: 'Privacy' }).first().click();
  await page.getByRole('heading', { name: 'Privacy', exact: true }).waitFor();
}

async function download(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Models on this device' }).click();
  const machine = page.getByRole('region', { name: 'This machine' });
  await machine.getByRole('button', { name: new RegExp(`${MODEL}$`) }).click();
}

test('nothing gets out while it is on, also after a restart; the list tells what was asked and what was held back', async () => {
  const page = await openPage({ ...outside.options, withServiceWorker: true });
  await openSample(page);
  await until(page, 'navigator.serviceWorker.controller !== null');
  // With the switch off the policy alone decides, but for the service worker, which never asks another origin.
  expect(await reached(page)).toMatchObject({ page: 'reached', library: 'reached', 'service worker': 'refused' });
  await download(page);
  await page.getByRole('button', { name: `Delete ${MODEL}` }).waitFor();

  await openPrivacy(page);
  const list = page.getByRole('table');
  await list.getByText('https://huggingface.co/api/models/Xenova/all-MiniLM-L6-v2').waitFor();
  await list.getByText('answered by cdn-lfs.hf.co').first().waitFor();
  const rows = await list.getByRole('row').allTextContents();
  expect(rows.slice(1).every((row) => row.includes('Complete'))).toBe(true);
  expect(rows.slice(1)).toHaveLength(
    // Large files are asked for once and redirected once.
    outside.hub.requests.filter(({ path }) => path.includes(MODEL) && !path.startsWith('/large')).length,
  );
  await page.getByRole('switch').check();
  await page.getByText('The offline switch is on: nothing is asked').waitFor();
  await expectAccessible(page, 'privacy, with a list');

  await page.reload();
  await page.getByRole('list', { name: 'Sources' }).getByRole('listitem').first().waitFor();
  const { length } = outside.asked;
  await page.getByRole('button', { name: 'Models on this device' }).click();
  await page.getByRole('button', { name: `Delete ${MODEL}` }).waitFor();
  const found = await reached(page);
  expect(Object.keys(found)).toEqual(expect.arrayContaining(['page', 'library', 'ask', 'models', 'service worker']));
  expect(new Set(Object.values(found))).toEqual(new Set(['refused']));
  await page.getByText('The offline switch is on. Models that are here work').waitFor();

  await page.getByRole('textbox', { name: 'Repository, as owner/name' }).fill('someone/other');
  await page.getByRole('button', { name: 'Look it up' }).click();
  await page.getByText('The offline switch is on, so nothing is asked of huggingface.co.').waitFor();
  await page.getByRole('link', { name: 'More about it at Hugging Face' }).first().click();
  await page.getByText('so this link was not opened: https://huggingface.co/').waitFor();
  expect(page.context().pages()).toHaveLength(1);
  expect(outside.asked).toHaveLength(length);

  await openPrivacy(page);
  await page.getByText('Held back by the offline switch: nothing was sent').waitFor();
  await page.getByRole('switch').uncheck();
  await page.getByText('The offline switch is off.').waitFor();
  // The service worker is told of it, too, which a busy machine takes its time for.
  await expect.poll(async () => (await reached(page))['page'], { timeout: 20_000 }).toBe('reached');
  await page.getByRole('button', { name: 'Empty the list' }).click();
  await page.getByText('None was ever made, or the list was emptied.').waitFor();
});
