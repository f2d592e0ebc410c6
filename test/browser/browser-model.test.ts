/** @file The browser's own model, as a person meets it: with a scripted one in its place, which says nothing but what the documents say. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { addFiles, answerRegion, appUrl, ask, newPage, textFile } from './harness.ts';
import { backToNotebook, local, showModels } from './running.ts';
import { addBrowserModel, arrive } from './scripted-browser-model.ts';

const FILES = [
  textFile('storm.txt', 'A violent storm came in. The violent storm caused a huge landslide. It was dark.'),
  textFile('railway.txt', 'The line follows the river. The huge landslide led to the railway closure. Coaches ran.'),
  textFile('coal.txt', 'Coal came by rail. The railway closure caused a coal shortage. Prices rose.'),
];
const QUESTION = 'What caused the railway closure?';
const FOLLOW_UP = 'And what did that lead to?';
const NAME = 'Browser model';

/** Steps of what a model was asked for the answer, and how often. */
async function steps(page: Page): Promise<string[][]> {
  const rows = page.getByRole('table', { name: 'By step' }).locator('tbody tr');
  return (await rows.all()).reduce<Promise<string[][]>>(async (before, row) => {
    const cells = await row.locator('th, td').allInnerTexts();
    return [...(await before), cells.slice(0, 2)];
  }, Promise.resolve([]));
}

test('is fetched by the browser, answers, understands a follow-up, tells what it was asked, and is there after a reload', async () => {
  const page = await newPage();
  await addBrowserModel(page);
  await page.goto(appUrl());
  await addFiles(page, FILES);
  await page.getByText(/statements? of cause/).waitFor();

  await showModels(page);
  const row = local(page, NAME);
  await row.getByRole('button', { name: 'Have the browser fetch it' }).click();
  await row.getByText('The browser is fetching it: 0%').waitFor();
  await arrive(page, 0.5);
  await row.getByText('The browser is fetching it: 50%').waitFor();
  await expectAccessible(page, 'the browser fetches its model');
  await arrive(page, 1);
  await row.getByRole('button', { name: `Use for answers: ${NAME}` }).click();
  await row.getByText('Writes the answers now').waitFor();
  await expectAccessible(page, 'the browser’s own model answers');
  await backToNotebook(page);

  const answer = await ask(page, QUESTION);
  await answer.getByText(`Written by ${NAME}, a model on this device`).waitFor();
  expect(await answer.locator('.reading').first().innerText()).toContain(
    'The huge landslide led to the railway closure',
  );
  await page.getByRole('region', { name: 'Evidence' }).getByText(`Asked of ${NAME}: 2 calls`).waitFor();
  expect(await steps(page)).toEqual([
    ['Sorting the evidence', '1'],
    ['Writing the answer', '1'],
  ]);

  await ask(page, FOLLOW_UP);
  await page.getByText('Understood as: What did the railway closure lead to?').waitFor();
  const next = answerRegion(page).filter({ hasText: 'coal shortage' });
  await next.getByText(`Written by ${NAME}`).waitFor();
  expect(await steps(page)).toEqual([
    ['Understanding the follow-up', '1'],
    ['Sorting the evidence', '1'],
    ['Writing the answer', '1'],
  ]);
  await expectAccessible(page, 'a follow-up that a model put');

  await page.reload();
  await showModels(page);
  await local(page, NAME)
    .getByRole('button', { name: `Stop using: ${NAME}` })
    .waitFor();
  await backToNotebook(page);
  await ask(page, QUESTION);
  await answerRegion(page).getByText(`Written by ${NAME}`).first().waitFor();
});

test('is not spoken of where the browser has none', async () => {
  const page = await newPage();
  await page.goto(appUrl());
  await page.getByRole('button', { name: 'Models on this device' }).click();
  await page.getByRole('heading', { name: 'Choose a model' }).waitFor();
  await page.getByText('No other model yet.').waitFor();
  expect(await page.getByText(NAME).count()).toBe(0);
});
