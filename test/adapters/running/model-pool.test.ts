import { beforeEach, describe, expect, it } from 'vitest';
import { ModelPool, type PoolDependencies } from '../../../src/adapters/running/model-pool.ts';
import { SteadyModel } from '../../../src/adapters/running/steady-model.ts';
import { CausewayError, type ErrorCode } from '../../../src/engine/errors.ts';
import { ScriptedModel } from '../../engine/model/scripted-model.ts';
import { card, chat, LoadLog } from './scripted-models.ts';

const A = card('a');
const B = card('b');
const REQUEST = { messages: [{ role: 'user' as const, content: 'Why?' }], maxTokens: 20 };

let log: LoadLog;
let time: number;
let outcomes: string[];

beforeEach(() => {
  log = new LoadLog();
  time = 0;
  outcomes = [];
});

function poolOf(changes: Partial<PoolDependencies> = {}): ModelPool {
  return new ModelPool({
    load: log.load(() => chat(new ScriptedModel({ generate: () => 'It rained.' }))),
    deviceFor: async () => 'wasm',
    clock: () => time,
    onChange: () => {},
    onOutcome: ({ id }, failure) => outcomes.push(`${id} ${failure?.code ?? 'worked'}`),
    ...changes,
  });
}

/** A model whose first calls fail, and whose later ones write. */
function failing(code: ErrorCode, times: number) {
  let calls = 0;
  return () =>
    chat(
      new ScriptedModel({
        generate: () => {
          if (++calls <= times) throw new CausewayError(code, 'It failed.', { restart: true });
          return 'It rained.';
        },
      }),
    );
}

describe('the pool of models', () => {
  it('loads a model when it is first used, once for calls at the same time, and tells what it holds', async () => {
    const pool = poolOf();
    const model = new SteadyModel(pool, A);
    expect(pool.held).toEqual([]);
    const [first, second] = await Promise.all([model.generate(REQUEST), model.countTokens('Why?')]);
    expect(first.text).toBe('It rained.');
    expect(second).toBe(2);
    expect(log.lines).toEqual(['load a on wasm']);
    expect(pool.held).toEqual([{ id: 'a', phase: 'ready', device: 'wasm' }]);
  });

  it('unloads what nobody used for a while, and nothing that is in use', async () => {
    const pool = poolOf();
    let end!: () => void;
    const busy = pool.use(B, () => new Promise<void>((resolve) => (end = resolve)));
    await new SteadyModel(pool, A).generate(REQUEST);
    time = 999;
    await pool.unloadIdle(1000);
    expect(pool.held.map(({ id }) => id)).toEqual(['b', 'a']);
    time = 1000;
    await pool.unloadIdle(1000);
    expect(pool.held.map(({ id }) => id)).toEqual(['b']);
    end();
    await busy;
    await new SteadyModel(pool, A).generate(REQUEST);
    expect(log.lines).toEqual(['load b on wasm', 'load a on wasm', 'unload a', 'load a on wasm']);
  });

  it('makes a call once more with a new worker when the device went away, and only once', async () => {
    const pool = poolOf({ load: log.load(failing('model-lost', 1)) });
    expect((await new SteadyModel(pool, A).generate(REQUEST)).text).toBe('It rained.');
    expect(log.lines).toEqual(['load a on wasm', 'unload a', 'load a on wasm']);
    expect(outcomes).toEqual(['a worked']);

    const hopeless = poolOf({ load: log.load(failing('model-lost', 9)) });
    await expect(new SteadyModel(hopeless, B).generate(REQUEST)).rejects.toMatchObject({ code: 'model-lost' });
    expect(log.lines.filter((line) => line.startsWith('load b'))).toHaveLength(2);
    expect(hopeless.held).toEqual([]);
    expect(outcomes.at(-1)).toBe('b model-lost');
  });

  it('tells each piece of a repeated call once', async () => {
    let loads = 0;
    const pool = poolOf({
      load: log.load(() => {
        const isFirst = ++loads === 1;
        const model = new ScriptedModel({ generate: () => 'It rained for nine days.' });
        const generate = model.generate.bind(model);
        model.generate = (request, onText) => {
          let pieces = 0;
          return generate(request, (piece) => {
            if (isFirst && ++pieces > 2) throw new CausewayError('model-lost', 'The device is gone.');
            onText?.(piece);
          });
        };
        return chat(model);
      }),
    });
    let told = '';
    const { text } = await new SteadyModel(pool, A).generate(REQUEST, (piece) => (told += piece));
    expect(loads).toBe(2);
    expect(told).toBe('It rained for nine days.');
    expect(text).toBe(told);
  });

  it('frees the memory of models that are not in use when one does not fit, and fails when that does not help', async () => {
    const pool: ModelPool = poolOf({
      load: (model, device) =>
        log.load(() => {
          const isAlone = pool.held.every(({ id }) => id === model.id);
          if (!isAlone || model.id === 'huge') throw new CausewayError('model-out-of-memory', 'Too large.');
          return chat(new ScriptedModel({ generate: () => 'It rained.' }));
        })(model, device),
    });
    await new SteadyModel(pool, B).generate(REQUEST);
    expect((await new SteadyModel(pool, A).generate(REQUEST)).text).toBe('It rained.');
    expect(log.lines).toEqual(['load b on wasm', 'load a on wasm', 'unload b', 'load a on wasm']);
    const huge = new SteadyModel(pool, card('huge')).generate(REQUEST);
    await expect(huge).rejects.toMatchObject({ code: 'model-out-of-memory' });
    expect(pool.held).toEqual([]);
    expect(outcomes.at(-1)).toBe('huge model-out-of-memory');
  });

  it('stops waiting for a model that is being loaded; the load goes on', async () => {
    let arrive!: () => void;
    const pool = poolOf({
      load: log.load(async () => {
        await new Promise<void>((resolve) => (arrive = resolve));
        return chat(new ScriptedModel({ generate: () => 'It rained.' }));
      }),
    });
    const stop = new AbortController();
    const counting = new SteadyModel(pool, A, stop.signal).countTokens('Why?');
    await expect.poll(() => log.lines).toHaveLength(1);
    stop.abort();
    await expect(counting).rejects.toMatchObject({ code: 'cancelled' });
    arrive();
    await expect.poll(() => pool.held[0]?.phase).toBe('ready');
    await new SteadyModel(pool, A).generate(REQUEST);
    expect(log.lines).toEqual(['load a on wasm']);
  });

  it('loads a model anew that may read less than before', async () => {
    const pool = poolOf();
    await new SteadyModel(pool, A).generate(REQUEST);
    await new SteadyModel(pool, { ...A, contextWindow: 2048 }).generate(REQUEST);
    expect(log.lines).toEqual(['load a on wasm', 'unload a', 'load a on wasm']);
  });

  it('falls back to the processor when the graphics processor does not do, unless the model needs one', async () => {
    const load: PoolDependencies['load'] = (model, device) =>
      log.load(() => {
        if (device === 'webgpu') throw new CausewayError('model-unsupported', 'This card computes no 16-bit numbers.');
        return chat(new ScriptedModel({ generate: () => 'It rained.' }));
      })(model, device);
    const pool = poolOf({ load, deviceFor: async () => 'webgpu' });
    expect((await new SteadyModel(pool, A).generate(REQUEST)).text).toBe('It rained.');
    expect(pool.held).toEqual([{ id: 'a', phase: 'ready', device: 'wasm' }]);
    const needing = new SteadyModel(pool, { ...B, format: 'mlc' }).generate(REQUEST);
    await expect(needing).rejects.toMatchObject({ code: 'model-unsupported' });
    expect(log.lines).toEqual(['load a on webgpu', 'load a on wasm', 'load b on webgpu']);
  });

  it('refuses a model that turns out to be for another task', async () => {
    const pool = poolOf();
    await expect(pool.use({ ...A, task: 'embed' }, async () => {})).rejects.toMatchObject({
      code: 'model-unsupported',
    });
    expect(log.lines).toEqual(['load a on wasm', 'unload a']);
    expect(pool.held).toEqual([]);
  });
});
