import { beforeEach, describe, expect, it } from 'vitest';
import { EncoderTrial } from '../../../src/adapters/running/encoder-trial.ts';
import type { ChoicesStore } from '../../../src/adapters/running/choices.ts';
import type { RunningModel } from '../../../src/adapters/transformers/load.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import type { GpuFacts, MachineFacts, ModelCard } from '../../../src/rpc/model-manager.ts';
import type { ModelDevice } from '../../../src/rpc/models.ts';
import { card, choicesInMemory } from './scripted-models.ts';

const GPU: GpuFacts = { name: 'a card', software: false, f16: true, maxBufferBytes: 1e9, maxBindingBytes: 1e9 };
const MACHINE: MachineFacts = { gpu: GPU, memoryGigabytes: 8, processors: 4, threads: true, storage: null };
const ENCODER = card('encoder', { task: 'embed' });

let time: number;
let loads: string[];
let choices: ChoicesStore;

beforeEach(() => {
  time = 0;
  loads = [];
  choices = choicesInMemory();
});

/** An encoder that takes so many milliseconds a batch on each device; a device without a time fails. */
function trialOf(msPerBatch: Partial<Record<ModelDevice, number>>, machine: MachineFacts = MACHINE): EncoderTrial {
  return new EncoderTrial({
    machine: async () => machine,
    choices,
    clock: () => time,
    load: async (_card: ModelCard, device: ModelDevice): Promise<RunningModel> => {
      loads.push(device);
      const ms = msPerBatch[device];
      if (ms === undefined) throw new CausewayError('model-unsupported', 'Not here.');
      const embed = async (texts: readonly string[]) => {
        time += ms;
        return texts.map(() => new Float32Array(2));
      };
      return {
        task: 'embed',
        port: { id: 'encoder', dimensions: 2, embed, unload: async () => void loads.push(`end ${device}`) },
      };
    },
  });
}

describe('trying an encoder out', () => {
  it('measures both devices, ends their workers, and remembers the faster one for this machine', async () => {
    const trial = trialOf({ webgpu: 40, wasm: 10 });
    expect(await trial.deviceFor(ENCODER)).toBe('webgpu');
    expect(await trial.measure(ENCODER)).toEqual({ device: 'wasm', perSecond: 3200 });
    expect(loads).toEqual(['webgpu', 'end webgpu', 'wasm', 'end wasm']);
    expect(await trial.deviceFor(ENCODER)).toBe('wasm');
    expect(await trial.deviceFor({ ...ENCODER, id: 'other' })).toBe('webgpu');
    const elsewhere = trialOf({}, { ...MACHINE, gpu: { ...GPU, name: 'another card' } });
    expect(await elsewhere.deviceFor(ENCODER)).toBe('webgpu');
  });

  it('decides where there is a choice and nothing is known yet, once, and leaves the usual choice where that fails', async () => {
    const trial = trialOf({ webgpu: 40, wasm: 10 });
    await trial.decide(ENCODER);
    expect(await trial.deviceFor(ENCODER)).toBe('wasm');
    const tried = loads.length;
    await trial.decide(ENCODER);
    expect(loads.length).toBe(tried);
    const other = { ...ENCODER, id: 'other' };
    await trialOf({}).decide(other);
    expect(await trial.deviceFor(other)).toBe('webgpu');
    loads = [];
    for (const gpu of [null, { ...GPU, software: true }])
      await trialOf({ wasm: 10 }, { ...MACHINE, gpu }).decide(other);
    expect(loads).toEqual([]);
  });

  it('gives a model that runs on nothing else whatever graphics processor there is', async () => {
    const chat = card('chat', { format: 'mlc' });
    expect(await trialOf({}, { ...MACHINE, gpu: { ...GPU, software: true } }).deviceFor(chat)).toBe('webgpu');
    await expect(trialOf({}, { ...MACHINE, gpu: null }).deviceFor(chat)).rejects.toMatchObject({
      code: 'model-unsupported',
    });
  });

  it('never tries a graphics processor that is imitated, and does with the one device that works', async () => {
    const imitated = { ...MACHINE, gpu: { ...GPU, software: true } };
    expect(await trialOf({}, imitated).deviceFor(ENCODER)).toBe('wasm');
    await trialOf({ webgpu: 1, wasm: 10 }, imitated).measure(ENCODER);
    expect(loads).toEqual(['wasm', 'end wasm']);
    expect(await trialOf({ wasm: 10 }).measure(ENCODER)).toMatchObject({ device: 'wasm' });
    await expect(trialOf({ wasm: 10 }).measure(card('chat'))).rejects.toMatchObject({ code: 'usage' });
    await expect(trialOf({}).measure(ENCODER)).rejects.toMatchObject({ code: 'model-unsupported' });
  });
});
