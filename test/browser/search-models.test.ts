/**
 * @file Search with local models in the app, as a person meets it: an encoder whose vectors mean something is imported, reads the sources in
 * the background across a kill of the browser, and finds what is said in other words; a cross-encoder joins it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeModels } from '../../src/cli/make-models/write.ts';
import { chronicle } from '../fixtures/chronicle.ts';
import { writeMeaningModel } from '../fixtures/meaning-encoder.ts';
import { expectAccessible } from './axe.ts';
import { addFiles, answerRegion, appUrl, textFile } from './harness.ts';
import { startKillable, type KillableChromium } from './killable-chromium.ts';
import { backToNotebook, importTiny, local, showModels } from './running.ts';

const TARGET = 'The medics of the infirmary began a stoppage because their salaries had been cut.';
const QUESTION = 'Why did physicians strike?';
const MODEL = 'meaning-model';
const PATIENT = { timeout: 180_000 };

let folder: string;
let chromium: KillableChromium | null = null;

beforeAll(async () => {
  writeModels();
  folder = await mkdtemp(path.join(tmpdir(), 'causeway-searching-'));
  const texts = ['miller', 'baker', 'farmer', 'weaver'].map(chronicle);
  await writeMeaningModel(path.join(folder, MODEL), [TARGET, QUESTION, ...texts]);
});

afterAll(async () => {
  await chromium?.kill();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function start(): Promise<Page> {
  chromium = await startKillable(path.join(folder, 'profile'), appUrl());
  return chromium.page;
}

function embedding(page: Page) {
  return page.getByRole('region', { name: 'Search by meaning' });
}

/** How many passages have been read; none is told of where all were and names are left, or nothing is. */
async function passagesRead(page: Page): Promise<number> {
  const [line] = await embedding(page)
    .getByText(/ of [\d,]+ passages/)
    .allInnerTexts();
  return line === undefined ? Infinity : Number(/: ([\d,]+) of/.exec(line)?.[1]?.replace(',', ''));
}

async function askAndFail(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Ask a question' }).fill(QUESTION);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await answerRegion(page)
    .getByText(/Not in your documents/)
    .waitFor();
}

/** Asks until the encoder is in time: an answer does not wait for it longer than a second, which a busy machine may need. */
async function askWithEncoder(page: Page): Promise<Locator> {
  for (;;) {
    const box = page.getByRole('textbox', { name: 'Ask a question' });
    await box.fill(QUESTION);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect.poll(() => box.inputValue()).toBe('');
    await page.locator('section[aria-label="Answer"][aria-busy="false"]').waitFor();
    // What is only near is cited, too: it is the evidence that tells who found it.
    const helped = page.getByRole('region', { name: 'Evidence' }).getByText(`${MODEL} helped to find the evidence.`);
    if ((await helped.count()) > 0) return answerRegion(page);
  }
}

test('an encoder reads the sources across a kill, finds what is said in other words, and a cross-encoder orders it', async () => {
  const page = await start();
  await showModels(page);
  await page.getByLabel('Import a folder').setInputFiles(path.join(folder, MODEL));
  await page.getByRole('button', { name: `Use for finding passages: ${MODEL}` }).click();
  await local(page, MODEL)
    .getByText(/Finds passages now/)
    .waitFor();
  await importTiny(page, 'tiny-reranker');
  await expectAccessible(page, 'models that search');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await addFiles(page, [
    textFile('infirmary.txt', TARGET),
    ...['miller', 'baker', 'farmer', 'weaver'].map((thing) => textFile(`${thing}.txt`, chronicle(thing))),
  ]);
  await page.getByText(/statements? of cause/).waitFor(PATIENT);
  const pause = page.getByRole('button', { name: 'Pause reading for search by meaning' });
  const done = embedding(page).getByText('Every passage can be found by its meaning');
  await pause.or(done).first().waitFor();
  // It may come to its end before it is pressed.
  if (await pause.isVisible()) await pause.click({ timeout: 5000 }).catch(() => {});
  const paused = embedding(page).getByText('Paused');
  await paused.or(done).first().waitFor();
  const before = await passagesRead(page);
  await expectAccessible(page, 'search by meaning');
  await chromium!.kill();

  const again = await start();
  const goOn = again.getByRole('button', { name: 'Go on reading for search by meaning' });
  const doneAgain = embedding(again).getByText('Every passage can be found by its meaning');
  await goOn.or(doneAgain).first().waitFor();
  if (Number.isFinite(before)) expect(await passagesRead(again)).toBeGreaterThanOrEqual(before);
  // It may come to its end before it is pressed, here too.
  if (await goOn.isVisible()) await goOn.click({ timeout: 5000 }).catch(() => {});
  await doneAgain.waitFor(PATIENT);

  const answer = await askWithEncoder(again);
  expect(await answer.innerText()).toContain(TARGET);

  await showModels(again);
  await again.getByRole('button', { name: 'Use for ordering passages: tiny-reranker' }).click();
  await local(again, 'tiny-reranker')
    .getByText(/Orders passages now/)
    .waitFor();
  // A model that nobody has asked yet may be late for its first question.
  await again.getByRole('button', { name: 'Measure its speed: tiny-reranker' }).click();
  await local(again, 'tiny-reranker')
    .getByText(/short texts? a second/)
    .waitFor(PATIENT);
  await backToNotebook(again);
  await askWithEncoder(again);
  const evidence = again.getByRole('region', { name: 'Evidence' });
  await evidence.getByText(/tiny-reranker put \d+ passages in order|Ordered without the model/).waitFor();

  // Without the encoder everything is as it was before it.
  await showModels(again);
  await again.getByRole('button', { name: `Stop using: ${MODEL}` }).click();
  await backToNotebook(again);
  await embedding(again).waitFor({ state: 'detached' });
  await askAndFail(again);
});
