/** @file What models need of a new version of the app is fetched at its start, unless there are no models. */
import { afterEach, expect, test, vi } from 'vitest';
import { MODELS_DATABASE } from '../../src/rpc/model-manager.ts';
import { Models } from '../../src/ui/state/models.svelte.ts';
import { Toasts } from '../../src/ui/state/toasts.svelte.ts';
import type { Services } from '../../src/ui/workers.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a start does where these databases are there, in order. */
async function startWith(names: string[], keepReady = async () => {}): Promise<string[]> {
  const done: string[] = [];
  vi.stubGlobal('indexedDB', { databases: async () => names.map((name) => ({ name })) });
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
  expect(await startWith(['causeway'])).toEqual(['idle']);
  expect(await startWith(['causeway', MODELS_DATABASE])).toEqual(['idle', 'worker']);
});

test('what fails is nobody’s concern: it is done later', async () => {
  expect(await startWith([MODELS_DATABASE], () => Promise.reject(new Error('offline')))).toEqual(['idle', 'worker']);
});
