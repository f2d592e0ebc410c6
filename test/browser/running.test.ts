/**
 * @file A local model at work in the app, as a person meets it: a tiny one with random weights, whose answers are nonsense. What is
 * checked is that nonsense never passes for an answer and is never in the way, and that the model works offline and for all tabs.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeModels } from '../../src/cli/make-models/write.ts';
import { expectAccessible } from './axe.ts';
import {
  addFiles,
  answerRegion,
  appUrl,
  ask,
  newPage,
  openPage,
  openSample,
  startServer,
  textFile,
  until,
} from './harness.ts';
import { startKillable, type KillableChromium } from './killable-chromium.ts';
import { backToNotebook, importTiny, local, refinement, showModels, useTinyChat } from './running.ts';

const QUESTION = 'Why did citywide commute delays surge right after the blackout?';
const FELL_BACK =
  /^The local model did not answer \((.+)\); this answer quotes the documents\. \d+ calls?, [\d,]+ tokens\.$/;

/** A call of the tiny model takes a second on an idle machine and many on a busy one, and an answer takes several. */
const PATIENT = { timeout: 120_000 };

beforeAll(() => void writeModels());

/** The answer's own sentences, without what is said about them. */
function sentences(page: Page): Promise<string[]> {
  return answerRegion(page).locator('.reading').first().locator('p').allInnerTexts();
}

/** Why the model did not answer, once it has not. */
async function reasonOf(page: Page): Promise<string> {
  await page.locator('section[aria-label="Answer"][aria-busy="false"]').waitFor(PATIENT);
  return FELL_BACK.exec(await answerRegion(page).getByText(FELL_BACK).innerText())?.[1] ?? '';
}

test('a model answers after the built-in tier, is stopped, fails in plain words, is unloaded, and works offline', async () => {
  const server = await startServer();
  const page = await newPage({ withServiceWorker: true });
  await page.goto(server.url);
  await openSample(page);
  await ask(page, QUESTION);
  const quoted = await sentences(page);
  await useTinyChat(page);

  // The built-in answer is complete while the model is still on its way.
  await ask(page, QUESTION);
  const stop = answerRegion(page).getByRole('button', { name: 'Stop writing' });
  await stop.waitFor();
  expect(await sentences(page)).toEqual(quoted);
  await stop.click();
  expect(await reasonOf(page)).toBe('it was stopped');
  expect(await sentences(page)).toEqual(quoted);

  await ask(page, QUESTION);
  expect(await reasonOf(page)).not.toBe('it was stopped');
  expect(await sentences(page)).toEqual(quoted);
  const evidence = page.getByRole('region', { name: 'Evidence' });
  await evidence.getByText(/^Made by the built-in tier.*Asked of tiny-chat: \d+ call/).waitFor();

  await showModels(page);
  await local(page, 'tiny-chat')
    .getByText(/Writes the answers now · in memory, on the processor/)
    .waitFor();
  await page.getByRole('button', { name: 'Free its memory: tiny-chat' }).click();
  await local(page, 'tiny-chat')
    .getByText(/^Writes the answers now$/)
    .waitFor();
  await backToNotebook(page);

  await until(page, 'navigator.serviceWorker.controller !== null');
  await server.close();
  await page.context().setOffline(true);
  await page.reload();
  await ask(page, QUESTION);
  expect(await reasonOf(page)).not.toBe('it was stopped');
  expect(await sentences(page)).toEqual(quoted);
});

test('one tab runs the model for all, and another takes over when it is closed', async () => {
  const first = await openPage();
  await openSample(first);
  await useTinyChat(first);
  const second = await first.context().newPage();
  await second.goto(appUrl());
  await ask(second, QUESTION);
  await reasonOf(second);
  await showModels(first);
  await local(first, 'tiny-chat')
    .getByText(/in memory/)
    .waitFor();
  await first.close();
  await ask(second, 'Why did the signals fail?');
  await reasonOf(second);
  // What was chosen in one tab holds in the other.
  await showModels(second);
  await second.getByRole('button', { name: 'Stop using: tiny-chat' }).click();
  await backToNotebook(second);
  await ask(second, QUESTION);
  await second.locator('section[aria-label="Answer"][aria-busy="false"]').waitFor();
  expect(await answerRegion(second).innerText()).not.toContain('local model');
});

describe('refinement', () => {
  let folder: string;
  let chromium: KillableChromium | null = null;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'causeway-refining-'));
  });

  afterEach(async () => {
    await chromium?.kill();
    chromium = null;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  async function start(): Promise<Page> {
    chromium = await startKillable(folder, appUrl());
    return chromium.page;
  }

  async function callsMade(page: Page): Promise<number> {
    const line = await refinement(page)
      .getByText(/calls? made/)
      .innerText();
    return Number(/^(\d+)/.exec(line)?.[1]);
  }

  test('is begun, paused, goes on after a kill, keeps to its limit, and comes to its end; questions come first', async () => {
    const page = await start();
    await addFiles(
      page,
      ['pump', 'valve', 'ferry', 'bridge', 'market', 'clinic'].map((thing) =>
        textFile(
          `${thing}.txt`,
          `The storm caused the ${thing} failure. The ${thing} failure led to a shortage of fuel.`,
        ),
      ),
    );
    await page.getByText(/statements of cause/).waitFor();
    await useTinyChat(page);
    const panel = refinement(page);
    await panel.getByText('Limits').click();
    await panel.getByRole('combobox', { name: 'Most calls' }).selectOption('100');
    await panel.getByRole('button', { name: 'Start refining' }).click();
    await expect.poll(() => callsMade(page), PATIENT).toBeGreaterThan(0);
    await panel.getByRole('button', { name: 'Pause refinement' }).click();
    await panel.getByText('Paused').waitFor();
    await panel.getByText(/relations? added, .* confirmed, \d+ dropped/).waitFor();
    const made = await callsMade(page);

    await ask(page, 'What caused the ferry failure?');
    await reasonOf(page);
    expect(await callsMade(page)).toBe(made);
    await panel.getByRole('button', { name: 'Go on with refinement' }).click();
    await expect.poll(() => callsMade(page), PATIENT).toBeGreaterThan(made);
    const before = await callsMade(page);
    await chromium!.kill();

    const again = await start();
    await expect.poll(() => callsMade(again), PATIENT).toBeGreaterThanOrEqual(before);
    await refinement(again).getByText('Everything is read again').waitFor(PATIENT);
    await refinement(again).getByText('Limits').click();
    expect(await refinement(again).getByRole('combobox', { name: 'Most calls' }).inputValue()).toBe('100');
  });
});

/** Turns the kept answer into one that a model wrote, with a sentence that the documents do not bear out. */
function storeWrittenAnswer(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    interface Kept {
      answer: { tier: string; sentences: { text: string; support?: object }[]; trace: { model?: object } };
      quoted?: object;
    }
    const database = await result(indexedDB.open('causeway'));
    const store = database.transaction('cells', 'readwrite').objectStore('cells');
    const [kept] = (await result(store.getAll())) as Kept[];
    const { answer } = kept!;
    kept!.quoted = structuredClone(answer);
    answer.tier = 'model';
    answer.sentences[0]!.support = { supported: true };
    answer.sentences[1] = {
      ...answer.sentences[1]!,
      text: 'It was the moon that did it.',
      support: { supported: false, reason: 'The cited sentences do not say “moon”' },
    };
    const cost = { task: 'answer', calls: 3, retries: 0, fallbacks: 0, promptTokens: 2000, outputTokens: 140 };
    answer.trace.model = { id: 'someone/Small-Chat@q4', costs: [cost] };
    await result(store.put(kept));
    database.close();
  });
}

test.each([
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const)('what a model wrote is told from what the documents say, $viewport.width wide', async (options) => {
  const page = await openPage(options);
  await page.getByRole('button', { name: 'Open sample notebook' }).click();
  await page.getByRole('heading', { name: 'Questions these documents can answer' }).waitFor();
  await ask(page, QUESTION);
  await page.locator('section[aria-label="Answer"][aria-busy="false"]').waitFor();
  await storeWrittenAnswer(page);
  await page.reload();
  const answer = answerRegion(page);
  await answer.getByText('Not borne out: The cited sentences do not say “moon”').waitFor();
  await answer
    .getByText(/^Written by Small-Chat, a model on this device.* 3 calls, 2,140 tokens\. 1 sentence is marked/)
    .waitFor();
  await answer.getByText('The answer in the documents’ own sentences').click();
  await expectAccessible(page, 'a written answer');

  await useTinyChat(page);
  await showModels(page);
  await importTiny(page, 'tiny-encoder');
  await page.getByRole('button', { name: 'Measure its speed: tiny-encoder' }).click();
  await local(page, 'tiny-encoder')
    .getByText(/short texts? a second on the processor/)
    .waitFor();
  await page.getByRole('checkbox', { name: /not on the screen/ }).check();
  await expectAccessible(page, 'models at work');
  await backToNotebook(page);
  if (options.viewport.width < 760) await page.getByRole('button', { name: 'Sources', exact: true }).click();
  await refinement(page).getByText('Limits').click();
  await expectAccessible(page, 'refinement');
});
