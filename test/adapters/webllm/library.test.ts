/** @file The contract over the library's own engine, and what of prompts it is made to read. */
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadWebLlmModel } from '../../../src/adapters/webllm/load.ts';
import { keepBeginnings } from '../../../src/adapters/webllm/prefix-reuse.ts';
import type { LanguageModel } from '../../../src/engine/ports.ts';
import { languageModelContract, question } from '../../contracts/language-model.ts';
import { libraryEngine } from './library-engine.ts';
import { CHAT_CONFIG, MODEL, storedModel } from './stored-model.ts';

beforeAll(() => {
  // What the library's code for Node takes for given.
  vi.stubGlobal('__dirname', import.meta.dirname);
  vi.stubGlobal('require', createRequire(import.meta.url));
  vi.stubGlobal('createRequire', createRequire);
});
afterAll(() => vi.unstubAllGlobals());

async function load(isKeeping: boolean, changes: Parameters<typeof storedModel>[0] = {}) {
  const { engine, reads } = await libraryEngine();
  const start = async () => {
    if (isKeeping) expect(keepBeginnings(engine)).toBe(true);
    return { engine, loss: null };
  };
  const { port } = await loadWebLlmModel(MODEL, { files: storedModel(changes), device: 'webgpu', start });
  return { model: port as LanguageModel, reads };
}

languageModelContract('web-llm’s own engine', async () => (await load(true)).model);

describe('what is kept of earlier prompts', () => {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const PAIRS = ['storm and outage', 'storm and traffic', 'rain and flood', 'storm and outage'].map(question);

  test('changes no answer, and instructions are read once', async () => {
    const kept = await load(true);
    const fresh = await load(false);
    const system = await kept.model.countTokens(PAIRS[0]![0]!.content);
    for (const [at, messages] of PAIRS.entries()) {
      kept.reads.length = fresh.reads.length = 0;
      expect(await kept.model.choose(messages, ['yes', 'no'])).toEqual(
        await fresh.model.choose(messages, ['yes', 'no']),
      );
      if (at > 0) expect(sum(kept.reads)).toBeLessThan(sum(fresh.reads) - system);
    }
    for (const messages of PAIRS) {
      const request = { messages, maxTokens: 12, temperature: 1, seed: 3 };
      const { text, promptTokens } = await kept.model.generate(request);
      expect({ text, promptTokens }).toEqual({
        text,
        promptTokens: (await fresh.model.generate(request)).promptTokens,
      });
      expect((await fresh.model.generate(request)).text).toBe(text);
    }
  });

  test('a conversation that goes on is read as one that is read at once', async () => {
    const kept = await load(true);
    const first = await kept.model.generate({ messages: PAIRS[0]!, maxTokens: 9 });
    const messages = [
      ...PAIRS[0]!,
      { role: 'assistant', content: first.text },
      { role: 'user', content: 'Once more.' },
    ] as const;
    const again = await kept.model.generate({ messages, maxTokens: 9 });
    const fresh = await (await load(true)).model.generate({ messages, maxTokens: 9 });
    expect(again).toEqual(fresh);
  });
});

test('texts with dollar signs reach the model as they are', async () => {
  const { model } = await load(true);
  const plain = await model.generate({ messages: question('It cost 5 ??, $& or $$.'), maxTokens: 2 });
  const { user } = CHAT_CONFIG.conv_template.role_templates;
  const same = await model.generate({
    messages: question(user.replace('{user_message}', () => 'It cost 5 ??, $& or $$.')),
    maxTokens: 2,
  });
  expect(same).toEqual(plain);
  const other = await model.generate({ messages: question('It cost 5 ??, {user_message} or $.'), maxTokens: 2 });
  expect(other.promptTokens).not.toBe(plain.promptTokens);
});

test('a model that would think aloud begins with its answer, and has all the tokens that it was given', async () => {
  const { model } = await load(true, { 'tokenizer_config.json': '{"chat_template": "{% if enable_thinking %}"}' });
  const pieces: string[] = [];
  const messages = question('The gate jammed.');
  const { text, finish, outputTokens } = await model.generate({ messages, maxTokens: 8 }, (piece) =>
    pieces.push(piece),
  );
  expect(pieces.join('')).toBe(text);
  expect(text).not.toContain('think>');
  expect([finish, outputTokens]).toEqual(['length', 8]);
  expect(await model.countTokens(text)).toBeGreaterThan(2);
});
