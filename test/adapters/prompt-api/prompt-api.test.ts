/** @file The browser's own model, with a scripted one in its place. */
import { describe, expect, test } from 'vitest';
import { PromptApiLanguageModel } from '../../../src/adapters/prompt-api/language-model.ts';
import { expectFailure } from '../../contracts/failures.ts';
import { languageModelContract, question } from '../../contracts/language-model.ts';
import { ScriptedApi } from './scripted-api.ts';

const ASKED = question('Did the levee cause the flood?');

languageModelContract('the browser’s own model', () => PromptApiLanguageModel.load(new ScriptedApi()), {
  hasSeed: false,
});

async function load() {
  const api = new ScriptedApi();
  return { api, model: await PromptApiLanguageModel.load(api) };
}

test('one that is not here, or not downloaded yet, is not loaded: only a click in the page may begin that', async () => {
  await expectFailure(PromptApiLanguageModel.load(null), 'model-missing');
  for (const state of ['unavailable', 'downloadable', 'downloading'] as const) {
    const api = new ScriptedApi();
    api.state = state;
    await expectFailure(PromptApiLanguageModel.load(api), 'model-missing');
    expect(api.begun).toEqual([]);
  }
});

test('instructions are read once for all calls that have them', async () => {
  const { api, model } = await load();
  for (const pair of ['rain and flood', 'pump and gate', 'levee and storm']) {
    await model.choose(question(pair), ['yes', 'no']);
  }
  const withInstructions = api.begun.filter(({ initialPrompts = [] }) => initialPrompts.length > 0);
  expect(withInstructions.length).toBe(1);
  expect(withInstructions[0]!.initialPrompts).toEqual([ASKED[0]]);
});

test('conversations are ended, and all of them on unloading', async () => {
  const { api, model } = await load();
  await model.generate({ messages: ASKED, maxTokens: 4 });
  await model.generate({ messages: ASKED, maxTokens: 4, temperature: 1 });
  await model.generate({ messages: ASKED.slice(1), maxTokens: 4 });
  // The one that measures, and two beginnings that are kept.
  await expect.poll(() => api.open).toBe(3);
  await model.unload();
  await expect.poll(() => api.open).toBe(0);
});

test('an answer that it chooses counts for more than the others, and is not certain', async () => {
  const { api, model } = await load();
  api.rubbish = '"no"';
  expect(await model.choose(ASKED, ['yes', 'no'])).toEqual([0.25, 0.75]);
  api.rubbish = 'no';
  expect(await model.choose(ASKED, ['yes', 'no'])).toEqual([0.25, 0.75]);
  api.rubbish = '{"answer": "maybe"}';
  await expectFailure(model.choose(ASKED, ['yes', 'no']), 'model-output-invalid');
});

describe('what it throws becomes', () => {
  test.each([
    ['QuotaExceededError', 'model-prompt-too-long'],
    ['NotSupportedError', 'model-unsupported'],
    ['NotReadableError', 'model-output-invalid'],
    ['InvalidStateError', 'model-lost'],
    ['NetworkError', 'network-failed'],
    ['NotAllowedError', 'usage'],
    ['UnknownError', 'model-failed'],
  ] as const)('%s: %s', async (name, code) => {
    const { api, model } = await load();
    api.failure = new DOMException('It broke.', name);
    await expectFailure(model.generate({ messages: ASKED, maxTokens: 4 }), code);
    expect((await model.generate({ messages: ASKED, maxTokens: 4 })).text).not.toBe('');
  });

  test('no error at all: model-failed', async () => {
    const { api, model } = await load();
    api.failure = 'broken';
    await expectFailure(model.choose(ASKED, ['yes', 'no']), 'model-failed');
  });
});

test('a conversation that ended by itself is begun anew', async () => {
  const { api, model } = await load();
  const { create } = api;
  api.create = async (options) => {
    const session = await create.call(api, options);
    session.destroy();
    return session;
  };
  await expectFailure(model.generate({ messages: ASKED, maxTokens: 4 }), 'model-lost');
  api.create = create;
  expect((await model.generate({ messages: ASKED, maxTokens: 4 })).text).not.toBe('');
});
