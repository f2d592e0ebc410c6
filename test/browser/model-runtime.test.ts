/**
 * @file Models as they are built and served: under the app's policy, with nothing of ONNX Runtime in the first load, and with everything
 * there without a network once it was used.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserServer, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArguments, requireChromium } from '../../src/cli/chromium.ts';
import { MODEL_CACHE, writeModels } from '../../src/cli/make-models/write.ts';
import { serveBuild } from '../../src/cli/server.ts';
import { SCHEMAS, violations } from '../contracts/json-schemas.ts';
import { TINY } from '../contracts/tiny-models.ts';
import type { ModelPage } from '../fixtures/model-page/main.ts';
import { LONGEST_STEP, newPage, until } from './harness.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'causeway-model-page-'));

beforeAll(async () => {
  writeModels();
  await build({
    configFile: path.resolve('vite.config.ts'),
    root: path.resolve('test/fixtures/model-page'),
    publicDir: MODEL_CACHE,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  // The service worker of every build has them, from the app's own public folder.
  for (const script of ['share-target.js', 'offline-switch.js']) {
    copyFileSync(path.join('public', script), path.join(folder, script));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

type Call<Name extends keyof ModelPage> = Parameters<ModelPage[Name]>;

/** Calls a function of the page. */
function onPage<Name extends keyof ModelPage>(page: Page, name: Name, ...parameters: Call<Name>) {
  return page.evaluate(
    ([method, list]) =>
      (window as unknown as { models: Record<string, (...all: unknown[]) => unknown> }).models[method]!(...list),
    [name, parameters] as const,
  ) as Promise<Awaited<ReturnType<ModelPage[Name]>>>;
}

test('models run under the policy, from our own origin, stored on first use and then without a network', async () => {
  const requests: string[] = [];
  const server = await serveBuild(folder, { port: 0, onRequest: (request) => requests.push(request) });
  const page = await newPage({ withServiceWorker: true });
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.context().on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(blob|data):/.test(request.url())) foreign.push(request.url());
  });
  await page.goto(server.url);
  await until(page, 'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)');
  expect(requests.filter((request) => /\/(onnxruntime|models)\//.test(request))).toEqual([]);

  const texts = ['The ferry was late.', 'A storm.'];
  const [first] = await onPage(page, 'embed', TINY.embed, 'wasm', texts);
  expect(Math.hypot(...first!)).toBeCloseTo(1, 4);
  const schema = SCHEMAS['a judgement']!;
  const written = await onPage(page, 'write', TINY.chat, 'wasm', schema);
  expect(violations(JSON.parse(written), schema)).toEqual([]);
  expect(requests.some((request) => request.endsWith('ort-wasm-simd-threaded.wasm'))).toBe(true);
  // Without WebGPU the larger build is never fetched.
  expect(requests.some((request) => request.includes('asyncify'))).toBe(false);

  await server.close();
  await page.context().setOffline(true);
  await page.reload();
  const [again] = await onPage(page, 'embed', TINY.embed, 'wasm', texts);
  expect(again).toEqual(first);
  expect(JSON.parse(await onPage(page, 'write', TINY.chat, 'wasm', schema))).toEqual(JSON.parse(written));
  expect(await onPage(page, 'load', { ...TINY.embed, variant: 'q4' }, 'wasm')).toBe('model-damaged');
  expect(await onPage(page, 'load', { ...TINY.chat, task: 'embed' }, 'wasm')).toBe('model-unsupported');
  expect(foreign).toEqual([]);
  expect(complaints.filter((text) => /policy|refused/i.test(text))).toEqual([]);
});

test('once it was prepared, a model that never ran runs without a network', async () => {
  const server = await serveBuild(folder, { port: 0 });
  const page = await newPage({ withServiceWorker: true });
  await page.goto(server.url);
  await until(page, 'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)');
  await onPage(page, 'prepare', 'wasm');
  await server.close();
  await page.context().setOffline(true);
  await page.reload();
  expect(JSON.parse(await onPage(page, 'write', TINY.chat, 'wasm', SCHEMAS['a judgement']!))).toHaveProperty('causal');
  await expect(onPage(page, 'prepare', 'webgpu')).rejects.toThrow('could not be fetched');
});

/** Process ids of a process and all that it started. */
function processTree(pid: number): number[] {
  const listed = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' }).stdout;
  const children = listed.split(/\s+/).filter(Boolean).map(Number);
  return [pid, ...children.flatMap(processTree)];
}

function killGpuProcess(browser: BrowserServer): void {
  for (const pid of processTree(browser.process().pid!)) {
    const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    if (stdout.includes('--type=gpu-process')) process.kill(pid, 'SIGKILL');
  }
}

test.skipIf(process.platform === 'win32')(
  'when the GPU goes away, the call fails and the next worker runs',
  async () => {
    const server = await serveBuild(folder, { port: 0 });
    const args = [...chromiumArguments(), '--enable-unsafe-webgpu'];
    const browser = await chromium.launchServer({ executablePath: requireChromium(), args });
    try {
      const page = await (await chromium.connect(browser.wsEndpoint())).newPage();
      page.setDefaultTimeout(LONGEST_STEP);
      await page.goto(server.url);
      const endless = Array.from({ length: 50_000 }, (_, at) => `Rain ${at}`);
      const started = page.waitForEvent('console', (message) => message.text() === 'embedding');
      const embedding = onPage(page, 'embed', TINY.embed, 'webgpu', endless).then(
        () => 'it went on',
        (error: Error) => error.message,
      );
      await started;
      killGpuProcess(browser);
      expect(await embedding).toContain('The graphics card stopped while tiny-encoder was running');
      const [vector] = await onPage(page, 'embed', TINY.embed, 'webgpu', ['Rain.']);
      expect(Math.hypot(...vector!)).toBeCloseTo(1, 4);
    } finally {
      await browser.close();
      await server.close();
    }
  },
);
