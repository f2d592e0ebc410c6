/** @file What models need of a new version of the app is fetched at its start, unless there are no models. */
import { afterEach, expect, test, vi } from 'vitest';
import { MODELS_DATABASE } from '../../src/rpc/model-manager.ts';
import { Models } from '../../src/ui/state/models.svelte.ts';
import { Toasts } from '../../src/ui/state/toasts.svelte.ts';
import type { Services } from '../../src/ui/workers.ts';
import { keepModels } from './kept-models.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a start does, in order. */
async function start(keepReady = async () => {}): Promise<string[]> {
  const done: string[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    done.push('idle');
    run();
  });
  const models = () => {
    done.push('worker');
    return { keepReady };
  };
  await new Models({ models } as unknown as Services, new Toasts()).keepReady();
  return done;
}

test('the worker that keeps models starts once the page is idle, and only where models were kept', async () => {
  await keepModels(null);
  expect(await start()).toEqual(['idle']);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(MODELS_DATABASE);
  await keepModels(['tiny']);
  expect(await start()).toEqual(['idle', 'worker']);
});

test('models that were all deleted start no worker', async () => {
  await keepModels([]);
  expect(await start()).toEqual(['idle']);
});

test('what fails is nobody’s concern: it is done later', async () => {
  await keepModels(['tiny']);
  expect(await start(() => Promise.reject(new Error('offline')))).toEqual(['idle', 'worker']);
});
