/** @file Nothing leaves the origin, and nothing of a document is ever run, loaded or shown as markup. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MODEL_CACHE, writeModels } from '../../src/cli/make-models/write.ts';
import { encoderFiles } from '../fixtures/model-files.ts';
import { readFiles, shippedFiles } from '../fixtures/shipped-encoder.ts';
import {
  addFiles,
  appUrl,
  ask,
  openPage,
  openSample,
  shipEncoder,
  source,
  startServer,
  textFile,
  type TestFile,
} from './harness.ts';
import { openModelsOutside } from './models-outside.ts';
import { watchOutside, type Outside } from './outside.ts';
import { printedPdf } from './pdf.ts';

/** Where every trap of the documents below would lead. */
const TRAP = 'http://trap.example';

const TRAPPED_HTML: TestFile = {
  name: 'trapped.html',
  mimeType: 'text/html',
  buffer: Buffer.from(`<!doctype html>
<html><head><title>Mill report</title>
<link rel="stylesheet" href="${TRAP}/style.css">
<script>window.trapped = 'inline script'</script>
<script src="${TRAP}/script.js"></script></head>
<body onload="window.trapped = 'body'"><article><h1>Mill report</h1>
<img src="${TRAP}/pixel.png" onerror="window.trapped = 'image'">
<iframe src="${TRAP}/frame.html"></iframe>
<svg onload="window.trapped = 'drawing'"></svg>
<p>The mill wheel stopped on Friday. A cracked axle caused the standstill of the mill wheel.
<a href="javascript:window.trapped = 'link'">The miller ordered a new axle.</a></p></article></body></html>`),
};

const TRAPPED_TEXT = textFile(
  'trapped.txt',
  `Frost killed the seedlings. <img src="${TRAP}/text.png" onerror="window.trapped = 'text'">` +
    `<script>window.trapped = 'text script'</script> The frost caused the loss of the bean harvest <b>in May</b>.`,
);

beforeAll(() => void writeModels());

let outside: Outside;
let page: Page;
let requested: string[];

/** Opens the app where everything that is asked for is seen, by whomever. */
async function openWatched(withServiceWorker = false): Promise<void> {
  page = await openPage({ proxy: outside.proxy, withServiceWorker });
  requested = [];
  page.context().on('request', (request) => requested.push(request.url()));
  await page.reload();
}

beforeEach(async () => {
  outside = await watchOutside();
  await openWatched();
});

afterEach(() => outside.close());

function leftOrigin(): string[] {
  return requested.filter((url) => !url.startsWith(appUrl()) && !/^(blob|data):/.test(url));
}

test('the watch sees what leaves the origin', async () => {
  await page.goto(`${TRAP}/`);
  expect(outside.asked).toContain(`${TRAP}/`);
  expect(leftOrigin()).toContain(`${TRAP}/`);
});

test('the main job asks nothing of any other origin', async () => {
  await openWatched(true);
  const pdf = await printedPdf('quarry.pdf', '<p>The landslide caused the closure of the quarry road.</p>');
  await openSample(page);
  await ask(page, 'Why did citywide commute delays surge right after the blackout?');
  await page.getByRole('link', { name: 'Citation 1', exact: true }).first().click();
  await addFiles(page, [pdf, TRAPPED_HTML, TRAPPED_TEXT]);
  await source(page, TRAPPED_TEXT.name).waitFor();
  const answer = await ask(page, 'Why was the quarry road closed?');
  await expect.poll(() => answer.textContent()).toMatch(/landslide/i);
  expect(requested.length).toBeGreaterThan(0);
  expect(leftOrigin()).toEqual([]);
  expect(outside.asked).toEqual([]);
});

test('a model is fetched from its hub, after it was asked for and not before, and nothing later', async () => {
  const hub = await openModelsOutside();
  try {
    hub.hub.add('Xenova/all-MiniLM-L6-v2', encoderFiles());
    page = await openPage({ ...hub.options, withServiceWorker: true });
    await openSample(page);
    await page.getByRole('button', { name: 'Models on this device' }).click();
    const machine = page.getByRole('region', { name: 'This machine' });
    const download = machine.getByRole('button', { name: 'Download all-MiniLM-L6-v2' });
    await download.waitFor();
    expect(hub.asked).toEqual([]);

    await download.click();
    await page.getByRole('button', { name: 'Delete all-MiniLM-L6-v2' }).waitFor();
    expect(new Set(hub.asked)).toEqual(new Set(['huggingface.co:443', 'cdn-lfs.hf.co:443']));
    const repository = '/Xenova/all-MiniLM-L6-v2';
    expect(hub.hub.requests.filter(({ path }) => !path.includes(repository))).toEqual([]);
    const { length } = hub.hub.requests;

    await page.reload();
    await ask(page, 'Why did citywide commute delays surge right after the blackout?');
    await page.getByRole('button', { name: 'Models on this device' }).click();
    await page.getByRole('button', { name: 'Delete all-MiniLM-L6-v2' }).waitFor();
    expect(hub.hub.requests).toHaveLength(length);
  } finally {
    await hub.close();
  }
});

test('the encoder of the app is asked of the origin that the app came from, and nothing is told there', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'causeway-private-'));
  await shipEncoder(folder, shippedFiles(await readFiles(path.join(MODEL_CACHE, 'tiny-encoder'))));
  const asked: string[] = [];
  const server = await startServer({ port: 0, onRequest: (request) => asked.push(request) }, folder);
  try {
    page = await openPage({ proxy: outside.proxy, isFree: true, url: server.url });
    await openSample(page);
    await page.getByText('Every passage can be found by its meaning').waitFor();
    await ask(page, 'Why did citywide commute delays surge right after the blackout?');
    const ofEncoder = asked.filter((request) => request.startsWith('/encoder/'));
    expect(ofEncoder).toContain('/encoder/manifest.json');
    expect(
      ofEncoder.filter((request) => !/^\/encoder\/(manifest\.json|words\.bin|NOTICE|model\/[\w/.]+)$/.test(request)),
    ).toEqual([]);
    expect(outside.asked).toEqual([]);
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
});

describe('the policy', () => {
  test('stops inline scripts, handlers and code from strings', async () => {
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = "window.trapped = 'script'";
      document.body.append(script);
      const button = document.createElement('button');
      button.setAttribute('onclick', "window.trapped = 'handler'");
      document.body.append(button);
      button.click();
      const remote = document.createElement('script');
      remote.src = "data:text/javascript,window.trapped = 'data'";
      document.body.append(remote);
      // oxlint-disable-next-line typescript/no-implied-eval -- what the policy is there to stop
      setTimeout("window.trapped = 'timer'", 0);
    });
    await page.waitForTimeout(200);
    expect(await page.evaluate('window.trapped')).toBeUndefined();
  });

  test('lets neither the page nor a worker reach another origin', async () => {
    const reach = (address: string): Promise<string> =>
      fetch(address, { mode: 'no-cors' }).then(
        () => 'reached',
        () => 'refused',
      );
    expect(await page.evaluate(reach, `${TRAP}/page`)).toBe('refused');
    await expect.poll(() => page.workers().length).toBeGreaterThan(0);
    for (const worker of page.workers()) expect(await worker.evaluate(reach, `${TRAP}/worker`)).toBe('refused');
    expect(outside.asked).toEqual([]);
  });

  test('is in the page itself too, for hosts that send no headers', async () => {
    const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
    const response = await fetch(appUrl());
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    const connect = /connect-src ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ') ?? [];
    expect(connect.shift()).toBe("'self'");
    for (const source of connect) {
      expect(source).toMatch(/^https:\/\/((\*\.)?huggingface\.co|\*\.hf\.co|raw\.githubusercontent\.com)$/);
    }
    expect(policy).not.toContain('unsafe-inline');
    expect(response.headers.get('content-security-policy')).toContain(policy);
  });
});

describe('a document with traps', () => {
  test.each([
    { file: TRAPPED_HTML, question: 'Why did the mill wheel stop?', cause: /cracked axle/i },
    { file: TRAPPED_TEXT, question: 'Why was the bean harvest lost?', cause: /frost/i },
  ])('$file.name is read as words only', async ({ file, question, cause }) => {
    await addFiles(page, [file]);
    await source(page, file.name).waitFor();
    const answer = await ask(page, question);
    await expect.poll(() => answer.textContent()).toMatch(cause);
    await answer.getByRole('link', { name: 'Citation 1', exact: true }).click();
    await page.locator('mark').filter({ hasText: cause }).first().waitFor();
    expect(await page.evaluate('window.trapped')).toBeUndefined();
    expect(await page.locator('iframe, img[src^="http"], a[href^="javascript"]').count()).toBe(0);
    expect(outside.asked).toEqual([]);
  });

  test('markup in a plain text is shown as it was typed', async () => {
    await addFiles(page, [TRAPPED_TEXT]);
    await source(page, TRAPPED_TEXT.name).waitFor();
    const answer = await ask(page, 'Why was the bean harvest lost?');
    await answer.getByRole('link', { name: 'Citation 1', exact: true }).click();
    await page.getByText('<b>in May</b>').first().waitFor();
  });
});
