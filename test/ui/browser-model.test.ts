/** @file The browser's own model as the page lends it to workers, with a scripted one in its place. */
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { BrowserModel as LentBrowserModel } from '../../src/adapters/prompt-api/browser-model.ts';
import { PromptApiLanguageModel } from '../../src/adapters/prompt-api/language-model.ts';
import { lentPromptApi } from '../../src/adapters/prompt-api/lent-api.ts';
import { BROWSER_MODEL_ID } from '../../src/rpc/browser-model.ts';
import { installErrorCodec } from '../../src/rpc/errors.ts';
import { BrowserModel } from '../../src/ui/browser-model/browser-model.svelte.ts';
import { lendAt } from '../../src/ui/browser-model/lend.ts';
import { browserModelAvailability } from '../../src/ui/browser-model/prompt-api.ts';
import { ScriptedApi } from '../adapters/prompt-api/scripted-api.ts';
import { choicesInMemory } from '../adapters/running/scripted-models.ts';
import { expectFailure } from '../contracts/failures.ts';
import { languageModelContract, question } from '../contracts/language-model.ts';

const ASKED = question('Did the levee cause the flood?');

const ports: MessagePort[] = [];
afterAll(() => ports.forEach((port) => port.close()));

/** The end of a channel at whose other end a page lends a model. */
function lent(api: ScriptedApi): MessagePort {
  installErrorCodec();
  const { port1, port2 } = new MessageChannel();
  lendAt(port1, api);
  ports.push(port1, port2);
  return port2;
}

languageModelContract(
  'the browser’s own model, lent by the page',
  () => PromptApiLanguageModel.load(lentPromptApi(lent(new ScriptedApi()))),
  { hasSeed: false, seeds: 2 },
);

describe('lent by the page', () => {
  test('what the browser throws keeps its meaning', async () => {
    const api = new ScriptedApi();
    const model = await PromptApiLanguageModel.load(lentPromptApi(lent(api)));
    api.failure = new DOMException('It broke.', 'NotReadableError');
    await expectFailure(model.generate({ messages: ASKED, maxTokens: 4 }), 'model-output-invalid');
    api.failure = new Error('broken');
    await expectFailure(model.generate({ messages: ASKED, maxTokens: 4 }), 'model-failed');
    expect((await model.generate({ messages: ASKED, maxTokens: 4 })).text).not.toBe('');
  });

  test('conversations end when their model is unloaded', async () => {
    const api = new ScriptedApi();
    const model = await PromptApiLanguageModel.load(lentPromptApi(lent(api)));
    await model.generate({ messages: ASKED, maxTokens: 4 });
    expect(api.open).toBeGreaterThan(0);
    await model.unload();
    await expect.poll(() => api.open).toBe(0);
  });
});

describe('as one of the models of this device', () => {
  test('its window is measured once, and noted for the next start', async () => {
    const api = new ScriptedApi();
    const choices = choicesInMemory();
    const first = new LentBrowserModel(choices);
    first.lend(lent(api));
    expect(await first.card()).toMatchObject({ id: BROWSER_MODEL_ID, task: 'chat', contextWindow: api.quota });
    await expect.poll(() => api.open).toBe(0);
    const begun = api.begun.length;
    const second = new LentBrowserModel(choices);
    second.lend(lent(api));
    expect((await second.card()).contextWindow).toBe(api.quota);
    expect(api.begun.length).toBe(begun);
    // Another version of it may take more.
    api.quota = 9000;
    await (await second.load()).port.unload();
    expect((await second.card()).contextWindow).toBe(9000);
  });

  test('what asks for it waits until the page has said whether there is one', async () => {
    const model = new LentBrowserModel(choicesInMemory());
    const card = model.card();
    model.lend(null);
    await expectFailure(card, 'model-missing');
    await expectFailure(model.load(), 'model-missing');
  });
});

describe('on the screen of models', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('is there as the browser tells it, and not where it has none', async () => {
    expect(await browserModelAvailability()).toBe('unavailable');
    const api = new ScriptedApi();
    vi.stubGlobal('LanguageModel', api);
    expect(await browserModelAvailability()).toBe('available');
    api.availability = () => Promise.reject(new Error('broken'));
    expect(await browserModelAvailability()).toBe('unavailable');
    vi.stubGlobal('LanguageModel', { availability: 'something else' });
    expect(await browserModelAvailability()).toBe('unavailable');
  });

  test('is fetched at a click with the browser’s own progress, or says why it did not come', async () => {
    const api = new ScriptedApi();
    api.state = 'downloadable';
    vi.stubGlobal('LanguageModel', api);
    const model = new BrowserModel();
    await model.look();
    expect(model.availability).toBe('downloadable');
    const { create } = api;
    api.create = () => Promise.reject(new DOMException('No room.', 'QuotaExceededError'));
    await model.fetch();
    expect(model.problem).toContain('No room.');
    expect([model.availability, model.arrived]).toEqual(['downloadable', null]);

    const shares: (number | null)[] = [];
    api.create = async (options) => {
      const session = await create.call(api, options);
      shares.push(model.arrived);
      api.state = 'available';
      return session;
    };
    const fetched = model.fetch();
    shares.push(model.arrived);
    await fetched;
    expect(shares).toEqual([1, 1]);
    expect([model.availability, model.arrived, model.problem]).toEqual(['available', null, null]);
    // The conversation that fetched it holds no memory.
    expect(api.open).toBe(0);
  });
});
