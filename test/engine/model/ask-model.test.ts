import { describe, expect, it } from 'vitest';
import { CausewayError } from '../../../src/engine/errors.ts';
import { askModel, chooseWith, generate, type Asking } from '../../../src/engine/model/ask-model.ts';
import { addCosts, costPerThousand, CostMeter, totalCost } from '../../../src/engine/model/cost.ts';
import { gatePrompt, GATE_CHOICES } from '../../../src/engine/model/prompts/gate.ts';
import { keywordsPrompt } from '../../../src/engine/model/prompts/keywords.ts';
import { LinkedStop } from '../../../src/engine/model/stop.ts';
import { ScriptedModel, type Script } from './scripted-model.ts';

const INPUT = { question: 'Why did the dam break?' };
const GOOD = '{"entities":["dam"],"themes":["cause of break"]}';
const FALLBACK = { entities: ['built-in'], themes: [] };

function asking(script: Script, options?: ConstructorParameters<typeof ScriptedModel>[1]) {
  const model = new ScriptedModel(script, options);
  const meter = new CostMeter();
  return { model, meter, use: { model, meter } satisfies Asking };
}

describe('asking for JSON', () => {
  it('gives the value with what made it', async () => {
    const { model, meter, use } = asking({ generate: () => GOOD });
    expect(await askModel(use, keywordsPrompt, INPUT, () => FALLBACK)).toEqual({
      tier: 'model',
      value: JSON.parse(GOOD) as unknown,
      origin: { model: 'scripted-1', prompt: 'keywords@1' },
    });
    expect(model.requests[0]).toMatchObject({ schema: keywordsPrompt.jsonSchema, maxTokens: 160 });
    const [cost] = meter.tasks();
    expect(cost).toMatchObject({ task: 'keywords', calls: 1, retries: 0, fallbacks: 0 });
    expect(cost!.promptTokens).toBeGreaterThan(50);
    expect(cost!.outputTokens).toBeGreaterThan(5);
  });

  it('tries once more and says what was wrong', async () => {
    const { model, meter, use } = asking({ generate: (_, call) => (call === 1 ? '{"entities":["dam"]}' : GOOD) });
    const asked = await askModel(use, keywordsPrompt, INPUT, () => FALLBACK);
    expect(asked).toMatchObject({ tier: 'model', value: { themes: ['cause of break'] } });
    expect(model.requests[1]!.messages.slice(-2)).toEqual([
      { role: 'assistant', content: '{"entities":["dam"]}' },
      { role: 'user', content: expect.stringContaining('themes') as string },
    ]);
    expect(meter.tasks()[0]).toMatchObject({ calls: 2, retries: 1, fallbacks: 0 });
  });

  it('falls back to the built-in tier after two, and says so', async () => {
    const { model, meter, use } = asking({ generate: () => 'Sorry.' });
    expect(await askModel(use, keywordsPrompt, INPUT, () => FALLBACK)).toEqual({
      tier: 'builtin',
      value: FALLBACK,
      reason: expect.stringContaining('no JSON object') as string,
    });
    expect(model.calls).toBe(2);
    expect(meter.tasks()[0]).toMatchObject({ calls: 2, retries: 1, fallbacks: 1 });
  });

  it('falls back at once when the prompt is too long', async () => {
    const { model, use } = asking({ generate: () => GOOD }, { contextWindow: 20 });
    expect(await askModel(use, keywordsPrompt, INPUT, () => FALLBACK)).toMatchObject({ tier: 'builtin' });
    expect(model.calls).toBe(1);
  });

  it.each(['model-lost', 'model-out-of-memory', 'model-failed'] as const)('does not hide %s', async (code) => {
    const { use } = asking({
      generate: () => {
        throw new CausewayError(code, 'Gone.');
      },
    });
    await expect(askModel(use, keywordsPrompt, INPUT, () => FALLBACK)).rejects.toMatchObject({ code });
  });

  it('is cancelled by its signal, before and during a call', async () => {
    const before = new LinkedStop(undefined);
    before.stop();
    const { model, use } = asking({ generate: () => GOOD });
    await expect(askModel({ ...use, signal: before }, keywordsPrompt, INPUT, () => FALLBACK)).rejects.toMatchObject({
      code: 'cancelled',
    });
    expect(model.calls).toBe(0);
    const during = new LinkedStop(undefined);
    const stopping = asking({
      generate: () => {
        during.stop();
        return GOOD;
      },
    });
    const asked = askModel({ ...stopping.use, signal: during }, keywordsPrompt, INPUT, () => FALLBACK);
    await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
    expect(stopping.meter.tasks()[0]!.calls).toBe(1);
  });
});

describe('a generation', () => {
  it('ends although the engine does not keep to its limit', async () => {
    let written = 0;
    const model = new ScriptedModel({});
    model.generate = async ({ signal }, onText) => {
      while (!signal?.aborted) {
        written += 10;
        onText?.('0123456789');
        if (written > 1_000_000) throw new Error('never stopped');
      }
      return { text: '0123456789'.repeat(written / 10), finish: 'abort', promptTokens: 1, outputTokens: written };
    };
    const request = { messages: [], maxTokens: 8 };
    const generation = await generate({ model, meter: new CostMeter() }, 'answer', request);
    expect(generation.finish).toBe('length');
    expect(generation.text.length).toBeLessThanOrEqual(200);
    expect(written).toBeLessThanOrEqual(200);
  });
});

describe('choosing', () => {
  it('gives the probabilities and counts one token of output', async () => {
    const { meter, use } = asking({ choose: () => 0.75 });
    expect(await chooseWith(use, gatePrompt, { a: 'x', b: 'y' }, GATE_CHOICES)).toEqual([0.75, 0.25]);
    expect(meter.tasks()[0]).toMatchObject({ task: 'gate', calls: 1, outputTokens: 1 });
  });

  it.each([[[NaN, NaN]], [[2, -1]], [[0.5]], [[0, 0]]])('refuses what are no probabilities: %j', async (chances) => {
    const { model, use } = asking({});
    model.choose = async () => chances;
    await expect(chooseWith(use, gatePrompt, { a: 'x', b: 'y' }, GATE_CHOICES)).rejects.toMatchObject({
      code: 'model-output-invalid',
    });
  });
});

describe('cost', () => {
  const cost = { task: 'extraction', calls: 2, retries: 1, fallbacks: 0, promptTokens: 300, outputTokens: 100 };

  it('adds up by task', () => {
    const gate = { ...cost, task: 'gate', calls: 1, promptTokens: 50, outputTokens: 1 };
    const sum = addCosts([cost], [gate, cost]);
    expect(sum.map(({ task, calls, promptTokens }) => [task, calls, promptTokens])).toEqual([
      ['extraction', 4, 600],
      ['gate', 1, 50],
    ]);
    expect(totalCost(sum)).toEqual({ calls: 5, tokens: 851 });
  });

  it('is given per 1,000 tokens of the corpus', () => {
    expect(costPerThousand([cost], 4000)).toEqual({ calls: 0.5, tokens: 100 });
    expect(costPerThousand([cost], 0)).toEqual({ calls: 0, tokens: 0 });
  });
});
