/** @file What the ways to several screens have in common. */
import type { Locator, Page } from 'playwright-core';

export interface AppScreen {
  /** As on a first visit; elsewhere the tour was seen. */
  withTour?: boolean;
  /** What it shows is shown to the pointer, which is elsewhere taken away. */
  isPointedAt?: boolean;
  /** Brings the page, in which nothing is stored, to it. */
  arrange: (page: Page) => Promise<void>;
}

export const QUESTION = 'Why did citywide commute delays surge right after the blackout?';

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });

/** In a narrow window, one of the three parts. */
export async function tab(page: Page, name: 'Sources' | 'Questions' | 'Reader'): Promise<void> {
  const one = page.getByRole('navigation').getByRole('button', { name, exact: true });
  if (await one.isVisible()) await one.click();
}

/** The sample notebook, read and indexed. */
export async function sample(page: Page): Promise<void> {
  await button(page, 'Open sample notebook').click();
  await button(page, QUESTION).waitFor();
  await page.getByText(/\d statements of cause/).waitFor({ state: 'attached' });
}

export async function untilAnswered(page: Page): Promise<void> {
  await page.locator('section[aria-label="Answer"][aria-busy="false"]').waitFor();
}

export async function answer(page: Page): Promise<void> {
  await sample(page);
  await button(page, QUESTION).click();
  await untilAnswered(page);
}

export async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Ask a question' }).fill(question);
  await page.keyboard.press('Enter');
  await untilAnswered(page);
}

export interface AddedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const textFile = (name: string, text: string): AddedFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text, 'utf8'),
});

export async function addFiles(page: Page, files: AddedFile[]): Promise<void> {
  await page.getByLabel('Add documents').setInputFiles(files);
}

/** An entry of the notebook's menu. */
export async function menuEntry(page: Page, entry: string): Promise<void> {
  await button(page, /^Notebook:/).click();
  await page.getByRole('group', { name: 'Notebooks' }).getByRole('button', { name: entry }).click();
}

/** What can be corrected at a place. */
export async function correct(place: Locator, name: RegExp, entry: string): Promise<void> {
  const opener = place.getByRole('button', { name }).first();
  await opener.focus();
  await place.page().keyboard.press('Enter');
  await place.page().getByRole('menuitem', { name: entry, exact: true }).press('Enter');
}
