/**
 * @file Models as they are built and served: under the app's policy, with nothing of ONNX Runtime in the first load, and with everything
 * there without a network once it was used.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MODEL_CACHE, writeModels } from '../../src/cli/make-models/write.ts';
import { serveBuild } from '../../src/cli/server.ts';
import { SCHEMAS, violations } from '../contracts/json-schemas.ts';
import { TINY } from '../contracts/tiny-models.ts';
import type { ModelPage } from '../fixtures/model-page/main.ts';
import { newPage } from './harness.ts';

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
  const page = await newPage();
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.context().on('request', (request) => {
    if (!request.url().startsWith(server.url) && !/^(blob|data):/.test(request.url())) foreign.push(request.url());
  });
  await page.goto(server.url);
  await page.waitForFunction('navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)');
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
