/** @file `npm run test:webllm`: what it says without a model, and that its steps pass and fail models as they should. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadWebLlmModel } from '../../src/adapters/webllm/load.ts';
import { ModelTokens } from '../../src/adapters/webllm/tokens.ts';
import { readOptions } from '../../src/cli/webllm/options.ts';
import { stepsFor, type Call } from '../../src/cli/webllm/steps.ts';
import type { LanguageModel } from '../../src/engine/ports.ts';
import { ScriptedEngine } from '../adapters/webllm/scripted-engine.ts';
import { END_TOKEN, MODEL, storedModel } from '../adapters/webllm/stored-model.ts';
import { modelCalls } from '../fixtures/webllm-page/model-calls.ts';
import { TASKS } from '../fixtures/webllm-page/tasks.ts';

describe('the command', () => {
  test('passes over its work, with a notice, when no folder is given', () => {
    const { stdout, status } = spawnSync('node_modules/.bin/tsx', ['src/cli/test-webllm.ts'], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Skipped: no model folder was given\./);
  });

  test('refuses a folder that is not there, and numbers that are none', () => {
    for (const parameters of [['nowhere'], ['src', 'test'], ['src', '--context', 'much'], ['src', '--what']]) {
      expect(() => readOptions(parameters)).toThrow(expect.objectContaining({ code: 'usage' }));
    }
    expect(readOptions(['src', '--context', '2048'])).toMatchObject({
      folder: 'src',
      context: 2048,
      mostTokens: Infinity,
    });
  });

  test('has an input for every prompt', async () => {
    const { readdirSync, readFileSync } = await import('node:fs');
    const folder = 'src/engine/model/prompts';
    const tasks = readdirSync(folder).flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\btask: '([^']+)'/g)].map(([, task]) => task),
    );
    expect(TASKS.map(({ name }) => name.split('@')[0]).sort()).toEqual([...new Set(tasks)].sort());
  });
});

/** Takes a model through all steps. @param spoil changes what the model does */
async function takeThrough(
  spoil: (model: LanguageModel) => LanguageModel = (model) => model,
): Promise<Map<string, string>> {
  const calls = modelCalls(async () => {
    const files = storedModel();
    const engine = new ScriptedEngine(await ModelTokens.read(files), MODEL.contextWindow, END_TOKEN);
    const start = async () => ({ engine, loss: null });
    const { port } = await loadWebLlmModel(MODEL, { files, device: 'webgpu', start });
    return spoil(port as LanguageModel);
  });
  const call = ((name: keyof typeof calls, ...parameters: never[]) =>
    (calls[name] as (...all: never[]) => Promise<unknown>)(...parameters)) as Call;
  const problems = new Map<string, string>();
  for (const step of stepsFor(MODEL.id, await calls.tasks(), null, Infinity)) {
    await step.run(call).catch((error: Error) => problems.set(step.name, error.message));
  }
  return problems;
}

/** The model with some of its methods replaced. */
function replacing(methods: (model: LanguageModel) => Partial<LanguageModel>) {
  return (model: LanguageModel) =>
    new Proxy(model, {
      get(target, name) {
        const replaced = methods(target)[name as keyof LanguageModel];
        if (replaced !== undefined) return replaced;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
}

describe('the steps', () => {
  test('pass a model that does all it should', async () => {
    expect(await takeThrough()).toEqual(new Map());
  });

  test('find a model that writes no JSON', async () => {
    const problems = await takeThrough(
      replacing((model) => ({
        generate: (request, onText) => model.generate({ ...request, schema: undefined } as never, onText),
      })),
    );
    const json = TASKS.filter((task) => task.json !== null).map(({ name }) => name);
    expect([...problems.keys()]).toEqual(json);
  });

  test('find a model that does not stop, forgets itself and counts nothing', async () => {
    let calls = 0;
    const problems = await takeThrough(
      replacing((model) => ({
        generate: (request, onText) =>
          model.generate({ ...request, signal: undefined, temperature: 1, seed: calls++ } as never, onText),
        countTokens: async () => 0,
        choose: async (_messages, choices) => choices.map((_, at) => (at === 0 ? 1 / ++calls : 1 - 1 / calls)),
      })),
    );
    expect([...problems.keys()]).toEqual([
      'count tokens',
      'abort',
      'the same again',
      'choose',
      'unload and load again',
    ]);
  });
});
