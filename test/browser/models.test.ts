/**
 * @file Models as a person brings them to the device: downloaded from a hub that breaks, paused, cancelled, deleted, imported and
 * exported; and used on with neither network nor server. The hub answers under its real name, so the real policy is at work.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { zipSync } from 'fflate';
import { createTar } from 'nanotar';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { encoderFiles, mlcFiles, type ModelFiles } from '../fixtures/model-files.ts';
import { newPage, startServer, until } from './harness.ts';
import { openModelsOutside, type ModelsOutside } from './models-outside.ts';

const REPOSITORY = 'Xenova/all-MiniLM-L6-v2';
const NAME = 'all-MiniLM-L6-v2';
const WEIGHTS = 'onnx/model_quantized.onnx';
const FILES = encoderFiles(600_000);

let outside: ModelsOutside;
let appUrl: string;
let closeServer: () => Promise<void>;
let folder: string;

beforeEach(async () => {
  outside = await openModelsOutside();
  outside.hub.add(REPOSITORY, FILES);
  const server = await startServer();
  appUrl = server.url;
  closeServer = server.close;
  folder = await mkdtemp(path.join(tmpdir(), 'causeway-models-'));
});

afterEach(async () => {
  await closeServer().catch(() => {});
  await outside.close();
  await rm(folder, { recursive: true, force: true });
});

async function openModels(withServiceWorker = false): Promise<Page> {
  const page = await newPage({ ...outside.options, withServiceWorker });
  await page.goto(appUrl);
  await showModels(page);
  return page;
}

async function showModels(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Models on this device' }).click();
  await page.getByRole('heading', { name: 'Choose a model' }).waitFor();
  await page.getByRole('heading', { name: 'Recommended for it' }).waitFor();
}

/** The row of a model that is here or on its way. */
function local(page: Page, name = NAME): Locator {
  return page.getByRole('region', { name: /^On this device/ }).getByRole('article', { name });
}

/** Begins the download of the recommended encoder. */
async function download(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'This machine' })
    .getByRole('button', { name: `Download ${NAME}` })
    .click();
}

async function untilReady(page: Page, name = NAME): Promise<void> {
  await local(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .waitFor();
}

/** The hub holds the weights half-way, until it is told to let go. */
function holdHalfWay(): void {
  outside.hub.holdAt = 300_000;
}

function letGo(): void {
  outside.hub.holdAt = null;
}

/** Waits until much of the weights is here. They come last, after the other files. */
async function untilSome(page: Page): Promise<void> {
  const bar = local(page).getByRole('progressbar');
  await expect.poll(() => bar.getAttribute('value').then(Number)).toBeGreaterThan(100_000);
}

async function writeFolder(files: ModelFiles, name: string): Promise<string> {
  const root = path.join(folder, name);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  return root;
}

function uploaded(files: ModelFiles): Uint8Array<ArrayBuffer>[] {
  return Object.values(files).map((content) => new Uint8Array(Buffer.from(content as string)));
}

describe('a download', () => {
  test('that breaks, and a page that is reloaded, go on with what is missing; then no network and no server is needed', async () => {
    const page = await openModels(true);
    await until(page, 'navigator.serviceWorker.ready.then(() => true)');
    expect(outside.asked).toEqual([]);
    holdHalfWay();
    await download(page);
    await local(page)
      .getByText(/^On its way: .* of 601 kB/)
      .waitFor();
    await untilSome(page);
    outside.cut(true);
    await local(page).getByText('The connection broke. Trying again by itself').waitFor();
    await page.reload();
    await showModels(page);
    await local(page).getByText('Paused').waitFor();

    outside.cut(false);
    letGo();
    const { length } = outside.hub.requests;
    await local(page)
      .getByRole('button', { name: `Resume the download of ${NAME}` })
      .click();
    await untilReady(page);
    // Only the file that was cut off is asked for, and only its rest.
    const later = outside.hub.requests.slice(length).filter(({ sent }) => sent > 0);
    expect(later.map(({ path: asked }) => asked.endsWith(WEIGHTS))).toEqual([true]);
    const from = Number(/^bytes=(\d+)-$/.exec(later[0]!.range ?? '')?.[1]);
    expect(from).toBeGreaterThan(50_000);
    expect(later[0]!.sent).toBe(FILES[WEIGHTS]!.length - from);
    expect(new Set(outside.asked)).toEqual(new Set(['huggingface.co:443', 'cdn-lfs.hf.co:443']));

    await closeServer();
    outside.cut(true);
    await page.context().setOffline(true);
    const { length: asked } = outside.asked;
    await page.reload();
    await showModels(page);
    await untilReady(page);
    expect(await storedBytes(page, `${REPOSITORY}@q8`, WEIGHTS)).toBe(FILES[WEIGHTS]!.length);
    expect(outside.asked).toHaveLength(asked);
  });

  test('can be paused and resumed, cancelled, and the model deleted and brought back', async () => {
    const page = await openModels();
    holdHalfWay();
    await download(page);
    await untilSome(page);
    await local(page).getByRole('button', { name: 'Pause' }).click();
    const resume = local(page).getByRole('button', { name: 'Resume' });
    await resume.waitFor();
    // It may take a moment until the hub is told that nobody listens.
    const sentMeanwhile = async (): Promise<number> => {
      const { sent } = outside.hub;
      await page.waitForTimeout(300);
      return outside.hub.sent - sent;
    };
    await expect.poll(sentMeanwhile).toBe(0);
    expect(await resume.evaluate((button) => button === document.activeElement)).toBe(true);
    await resume.click();
    await local(page).getByRole('button', { name: 'Cancel' }).click();
    await local(page).waitFor({ state: 'detached' });
    await expect.poll(() => storedBytes(page, `${REPOSITORY}@q8`, WEIGHTS)).toBeNull();

    letGo();
    await download(page);
    await untilReady(page);
    await local(page).getByRole('button', { name: 'Delete' }).click();
    await local(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await untilReady(page);
  });

  test('that arrives damaged says so, and one that there is no room for does not begin', async () => {
    const page = await openModels(true);
    await until(page, 'navigator.serviceWorker.ready.then(() => true)');
    const wrong = Buffer.from(FILES[WEIGHTS]!);
    wrong[300_000]! ^= 1;
    outside.hub.replaced.set(WEIGHTS, wrong);
    outside.hub.largeFilesAt = '';
    await download(page);
    await local(page)
      .getByRole('alert')
      .filter({ hasText: /damaged: its checksum/ })
      .waitFor();
    outside.hub.replaced.clear();
    await local(page).getByRole('button', { name: 'Try again' }).click();
    await untilReady(page);

    const devtools = await page.context().newCDPSession(page);
    const origin = new URL(page.url()).origin;
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 700_000 });
    await page.getByRole('combobox', { name: `Weights of ${NAME}` }).selectOption('fp32');
    const row = page.getByRole('region', { name: 'Choose a model' }).getByRole('article', { name: NAME });
    await row.getByRole('button', { name: `Download ${NAME}` }).click();
    await row
      .getByRole('alert')
      .filter({ hasText: /not enough room: the model needs 1 MB/ })
      .waitFor();
    expect(outside.hub.fetched('model.onnx')).toEqual([]);
  });

  test('of any repository can be added by its address, after a look at what it holds', async () => {
    outside.hub.add('someone/tiny-MLC', mlcFiles());
    const page = await openModels();
    const typed = page.getByRole('textbox', { name: 'Repository, as owner/name' });
    await typed.fill('someone/nothing');
    await page.keyboard.press('Enter');
    await page.getByText('someone/nothing does not exist').waitFor();
    await typed.fill('https://huggingface.co/someone/tiny-MLC');
    await page.keyboard.press('Enter');
    await page.getByText('tiny-MLC: Writes answers').waitFor();
    expect(outside.hub.fetched('params_shard_0.bin')).toEqual([]);
    await page.getByRole('button', { name: 'Download tiny-MLC' }).click();
    await untilReady(page, 'tiny-MLC');
  });
});

describe('a model from files', () => {
  test('comes from a folder, a .zip and a .tar, and says what is wrong with those that do not', async () => {
    const page = await openModels();
    const files = page.getByLabel('Import a .zip or .tar');
    await page.getByLabel('Import a folder').setInputFiles(await writeFolder(FILES, 'encoder-a'));
    await untilReady(page, 'encoder-a');

    const paths = Object.keys(FILES);
    const contents = uploaded(FILES);
    const zip = zipSync(Object.fromEntries(paths.map((file, index) => [`encoder-b/${file}`, contents[index]!])));
    await files.setInputFiles({ name: 'b.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
    await untilReady(page, 'encoder-b');

    const tar = createTar(paths.map((file, index) => ({ name: `encoder-c/${file}`, data: contents[index]! })));
    await files.setInputFiles({ name: 'c.tar', mimeType: 'application/x-tar', buffer: Buffer.from(tar) });
    await untilReady(page, 'encoder-c');

    const alert = page.getByRole('region', { name: 'Without a network' }).getByRole('alert');
    await files.setInputFiles({
      name: 'd.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zip).subarray(0, 9000),
    });
    await alert.filter({ hasText: 'The .zip archive is damaged or cut off' }).waitFor();
    const { 'tokenizer.json': _, ...noTokenizer } = FILES;
    await page.getByLabel('Import a folder').setInputFiles(await writeFolder(noTokenizer, 'encoder-e'));
    await alert.filter({ hasText: '“encoder-e” lacks tokenizer.json' }).waitFor();
    const weights = Object.fromEntries(
      paths.filter((file) => file.endsWith('.onnx')).map((file) => [file, (FILES[file] as Buffer).subarray(0, 9000)]),
    );
    const cutOff = { ...FILES, ...weights };
    await page.getByLabel('Import a folder').setInputFiles(await writeFolder(cutOff, 'encoder-f'));
    await alert.filter({ hasText: '.onnx is damaged or cut off' }).waitFor();
    const forSpeech = JSON.stringify({ architectures: ['WhisperForConditionalGeneration'] });
    await page
      .getByLabel('Import a folder')
      .setInputFiles(await writeFolder({ ...FILES, 'config.json': forSpeech }, 'encoder-g'));
    await alert.filter({ hasText: 'Whisper' }).waitFor();
    expect(outside.asked).toEqual([]);
  });

  test('can be saved to a file, and is the same on another machine', async () => {
    const page = await openModels();
    await page.getByLabel('Import a folder').setInputFiles(await writeFolder(mlcFiles(), 'tiny-MLC'));
    await untilReady(page, 'tiny-MLC');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as file: tiny-MLC' }).click();
    const saved = path.join(folder, 'carried.tar');
    await (await saving).saveAs(saved);

    const elsewhere = await openModels();
    const whole = await readFile(saved);
    const broken = Buffer.from(whole);
    broken[whole.length - 20_000]! ^= 1;
    const input = elsewhere.getByLabel('Import a .zip or .tar');
    await input.setInputFiles({ name: 'carried.tar', mimeType: 'application/x-tar', buffer: broken });
    await elsewhere
      .getByRole('alert')
      .filter({ hasText: /params_shard_1\.bin is damaged/ })
      .waitFor();
    await input.setInputFiles({ name: 'carried.tar', mimeType: 'application/x-tar', buffer: whole });
    await untilReady(elsewhere, 'tiny-MLC');
    expect(outside.asked).toEqual([]);
  });
});

test('two tabs show the same download, and either can pause it', async () => {
  const first = await openModels();
  const second = await first.context().newPage();
  await second.goto(appUrl);
  await showModels(second);
  holdHalfWay();
  await download(first);
  // By now the other files are here, and must not be asked for again.
  await untilSome(first);
  await local(second).getByRole('button', { name: 'Pause' }).click();
  await local(first).getByRole('button', { name: 'Resume' }).waitFor();
  letGo();
  await local(second).getByRole('button', { name: 'Resume' }).click();
  await untilReady(first);
  await untilReady(second);
  const whole = outside.hub.requests.filter(
    ({ path: asked }) => asked.endsWith('tokenizer.json') && asked.includes('resolve'),
  );
  expect(whole).toHaveLength(1);
});

/** Size of a model's file in the page's private file system; null when it is not there. */
function storedBytes(page: Page, id: string, file: string): Promise<number | null> {
  return page.evaluate(
    async ([model, name]) => {
      try {
        const models = await (await navigator.storage.getDirectory()).getDirectoryHandle('models');
        const directory = await models.getDirectoryHandle(encodeURIComponent(model!));
        return (await (await directory.getFileHandle(encodeURIComponent(name!))).getFile()).size;
      } catch {
        return null;
      }
    },
    [id, file],
  );
}
