/**
 * @file The encoder that is part of the app, as a person meets it: it comes by itself, reads the sources across a kill of the browser and
 * without the server, finds what is said in other words, makes way for another model, and is missed by nobody where it is damaged. So are
 * the word vectors beside it.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Served } from '../../src/cli/server.ts';
import { chronicle } from '../fixtures/chronicle.ts';
import { writeMeaningModel } from '../fixtures/meaning-encoder.ts';
import { readFiles, shippedFiles } from '../fixtures/shipped-encoder.ts';
import { expectAccessible } from './axe.ts';
import {
  addFiles,
  answerRegion,
  ask,
  newPage,
  openSample,
  shipEncoder,
  startServer,
  textFile,
  until,
} from './harness.ts';
import { startKillable, type KillableChromium } from './killable-chromium.ts';
import { backToNotebook, showModels } from './running.ts';

const TARGET = 'The medics of the infirmary began a stoppage because their salaries had been cut.';
const QUESTION = 'Why did physicians strike?';
const OWN = 'own-encoder';
const WEIGHTS = 'model/onnx/model.onnx';
/** What the encoder is run with is fetched after it, and kept by the service worker. */
const RUNTIME_IS_STORED =
  "caches.open('model-runtime').then((cache) => cache.keys()).then((kept) => kept.some(({ url }) => url.endsWith('.wasm')))";
const PATIENT = { timeout: 180_000 };

const THINGS = ['miller', 'baker', 'farmer', 'weaver'];

let folder: string;
let build: string;
let files: Record<string, Buffer>;
let ship: (files: Record<string, Buffer>) => Promise<void>;
let server: Served;
let requests: string[];
let chromium: KillableChromium | null = null;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'causeway-shipped-'));
  await writeMeaningModel(path.join(folder, OWN), [TARGET, QUESTION, ...THINGS.map(chronicle)]);
  files = shippedFiles(await readFiles(path.join(folder, OWN)), 'app-encoder');
});

beforeEach(async () => {
  build = await mkdtemp(path.join(folder, 'build-'));
  ship = await shipEncoder(build, files);
  requests = [];
  server = await startServer({ port: 0, onRequest: (asked) => requests.push(asked) }, build);
});

afterEach(async () => {
  await chromium?.kill();
  chromium = null;
  await server.close();
});

afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

function meaning(page: Page): Locator {
  return page.getByRole('region', { name: 'Search by meaning' });
}

function part(page: Page): Locator {
  return page.getByRole('article', { name: 'Encoder of the app' });
}

const asked = (name: string) => requests.filter((request) => request === `/encoder/${name}`).length;

async function put(page: Page): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Ask a question' });
  await box.fill(QUESTION);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect.poll(() => box.inputValue()).toBe('');
  await page.locator('section[aria-label="Answer"][aria-busy="false"]').waitFor();
}

/** Asks until the encoder is in time: an answer waits for it no longer than a second, which a busy machine may need. */
async function findsParaphrase(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await put(page);
      return answerRegion(page).innerText();
    })
    .toContain(TARGET);
}

test('it comes by itself, reads across a kill and offline, makes way for another model, and can be switched off', async () => {
  const profile = path.join(folder, 'profile');
  await mkdir(profile);
  chromium = await startKillable(profile, server.url, true);
  const { page } = chromium;
  await addFiles(page, [
    textFile('infirmary.txt', TARGET),
    ...THINGS.map((thing) => textFile(`${thing}.txt`, chronicle(thing))),
  ]);
  await meaning(page)
    .getByText(/: [\d,]+ of [\d,]+ passages|Every passage/)
    .first()
    .waitFor(PATIENT);
  await chromium.kill();

  chromium = await startKillable(profile, server.url, true);
  const again = chromium.page;
  await meaning(again).getByText('Every passage can be found by its meaning').waitFor(PATIENT);
  expect(asked(WEIGHTS)).toBe(1);
  await findsParaphrase(again);
  const helped = again.getByRole('region', { name: 'Evidence' }).getByText('app-encoder helped to find the evidence.');
  await helped.waitFor();
  await until(again, 'navigator.serviceWorker.controller !== null');
  await until(again, RUNTIME_IS_STORED);
  await server.close();
  await again.reload();
  await findsParaphrase(again);

  await showModels(again);
  await part(again)
    .getByText(/Finds passages now/)
    .waitFor();
  await again.getByLabel('Import a folder').setInputFiles(path.join(folder, OWN));
  await again.getByRole('button', { name: `Use for finding passages: ${OWN}` }).click();
  await part(again).getByText(`${OWN} finds passages in its place`).waitFor();
  await again.getByRole('button', { name: `Delete ${OWN}` }).click();
  await part(again)
    .getByText(/Finds passages now/)
    .waitFor();

  await part(again).getByRole('switch').click();
  await part(again).getByText('Switched off').waitFor();
  await backToNotebook(again);
  await meaning(again).waitFor({ state: 'detached' });
  await again.reload();
  await put(again);
  expect(await helped.count()).toBe(0);
  await showModels(again);
  await part(again).getByRole('switch', { checked: false }).click();
  await part(again)
    .getByText(/Finds passages now/)
    .waitFor();
});

test('a damaged one is told of once, and fetched again when a person asks', async () => {
  const weights = Buffer.from(files[WEIGHTS]!);
  weights[weights.length - 10]! ^= 1;
  await ship({ ...files, [WEIGHTS]: weights });
  const page = await newPage({ isFree: true });
  await page.goto(server.url);
  await openSample(page);
  const said = page.getByText(/The encoder that is part of the app can’t be used/);
  await said.first().waitFor();
  expect(asked(WEIGHTS)).toBe(1);

  await page.reload();
  await showModels(page);
  await part(page).getByRole('alert').waitFor();
  await expectAccessible(page, 'a damaged encoder');
  await expect.poll(() => asked('manifest.json')).toBe(2);
  await expect.poll(() => said.count()).toBe(1);
  expect(asked(WEIGHTS)).toBe(1);

  await ship(files);
  await page.getByRole('button', { name: 'Try again: encoder of the app' }).click();
  await part(page)
    .getByText(/Finds passages now/)
    .waitFor();
});

test('where it is not known what words mean, answers are found by the words themselves, which is said once', async () => {
  await rm(path.join(build, 'encoder/words.bin'), { force: true });
  const page = await newPage({ withServiceWorker: true });
  await page.goto(server.url);
  await openSample(page);
  const said = page.getByText(/What words mean could not be loaded/);
  await said.first().waitFor();
  const answer = await ask(page, 'Why did citywide commute delays surge right after the blackout?');
  await expect.poll(() => answer.textContent()).toMatch(/gridlock/i);
  await expect.poll(() => asked('words.bin')).toBeGreaterThan(1);
  await expect.poll(() => said.count()).toBe(1);
});

test('where fetching costs something it waits to be asked for, tells how much it is, and then answers again what was asked before', async () => {
  const page = await newPage();
  await page.goto(server.url);
  await openSample(page);
  await page.getByText(/statements? of cause/).waitFor();
  await ask(page, 'Why did citywide commute delays surge right after the blackout?');
  const before = page.getByText('This was answered before the sources could be found by what they mean.');
  expect(await before.count()).toBe(0);
  await showModels(page);
  await part(page)
    .getByText(/waits for you/)
    .waitFor();
  await expectAccessible(page, 'an encoder that is not here');
  expect(asked(WEIGHTS)).toBe(0);
  await page.getByRole('button', { name: /^Fetch it now \(\d+ [kM]B\)$/ }).click();
  await part(page)
    .getByText(/Finds passages now/)
    .waitFor();
  await expectAccessible(page, 'an encoder that is here');

  await backToNotebook(page);
  await before.waitFor(PATIENT);
  await expectAccessible(page, 'an answer from before the encoder');
  await page.getByRole('button', { name: 'Ask again' }).click();
  await page
    .getByRole('region', { name: 'Evidence' })
    .getByText('app-encoder helped to find the evidence.')
    .waitFor(PATIENT);
  await before.waitFor({ state: 'detached' });
});

test('on a host that sends no headers, so that no threads may share memory, it works on one', async () => {
  const page = await newPage({ isFree: true });
  await page.route(server.url, async (route) => {
    const response = await route.fetch();
    const { 'cross-origin-opener-policy': _, 'cross-origin-embedder-policy': __, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto(server.url);
  expect(await page.evaluate('crossOriginIsolated')).toBe(false);
  await openSample(page);
  await meaning(page).getByText('Every passage can be found by its meaning').waitFor(PATIENT);
});
