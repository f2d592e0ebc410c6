/** @file The steps of stories with a tiny local model, whose random weights write nonsense. */
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { MODEL_CACHE } from '../../src/cli/make-models/write.ts';

export async function showModels(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Models on this device' }).click();
  await page.getByRole('heading', { name: 'Choose a model' }).waitFor();
}

export async function backToNotebook(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the notebook' }).click();
}

/** The row of a model that is here. */
export function local(page: Page, name: string): Locator {
  return page.getByRole('region', { name: /^On this device/ }).getByRole('article', { name });
}

/** Imports a tiny model through the screen of models, which must be open. */
export async function importTiny(page: Page, name: string): Promise<void> {
  await page.getByLabel('Import a folder').setInputFiles(path.join(MODEL_CACHE, name));
  await local(page, name).getByRole('button', { name: 'Delete' }).waitFor();
}

/** Imports the tiny chat model, gives it the role of answering, and goes back to the notebook. */
export async function useTinyChat(page: Page): Promise<void> {
  await showModels(page);
  await importTiny(page, 'tiny-chat');
  await page.getByRole('button', { name: 'Use for answers: tiny-chat' }).click();
  await page.getByRole('button', { name: 'Stop using: tiny-chat' }).waitFor();
  await backToNotebook(page);
}

/** The part of the sources that tells of refinement. */
export function refinement(page: Page): Locator {
  return page.getByRole('region', { name: 'Refinement' });
}
