/** @file What a machine is said to be, and what is recommended for it. */
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/adapters/models/catalogue-entries.ts';
import { describeAdapter, type AdapterFacts } from '../../../src/adapters/models/hardware.ts';
import { report } from '../../../src/adapters/models/recommend.ts';
import type { GpuFacts, MachineFacts, ModelTask } from '../../../src/rpc/model-manager.ts';

const GPU: GpuFacts = {
  name: 'intel gen-12lp',
  software: false,
  f16: true,
  maxBufferBytes: 2 ** 31,
  maxBindingBytes: 2 ** 30,
};
const LAPTOP: MachineFacts = {
  gpu: GPU,
  memoryGigabytes: 8,
  processors: 8,
  threads: true,
  storage: { used: 0, free: 50e9, persistent: false },
};

function chosen(machine: MachineFacts, task: ModelTask): string | undefined {
  const found = report(machine, CATALOGUE).recommended.find((recommendation) => recommendation.task === task);
  return found && `${CATALOGUE.find(({ repository }) => repository === found.repository)!.name} ${found.variant}`;
}

describe('a chat model is recommended', () => {
  test.each([
    { machine: 'a laptop', facts: LAPTOP, model: 'Qwen2.5 1.5B Instruct q4f16_1' },
    {
      machine: 'one with much memory',
      facts: { ...LAPTOP, memoryGigabytes: 16 },
      model: 'Phi-3.5 mini Instruct q4f16_1',
    },
    {
      machine: 'one with little memory',
      facts: { ...LAPTOP, memoryGigabytes: 4 },
      model: 'Llama 3.2 1B Instruct q4f16_1',
    },
    {
      machine: 'one without 16-bit numbers',
      facts: { ...LAPTOP, gpu: { ...GPU, f16: false } },
      model: 'Qwen2.5 1.5B Instruct q4f32_1',
    },
    {
      machine: 'one whose disk is nearly full',
      facts: { ...LAPTOP, storage: { used: 0, free: 0.75e9, persistent: true } },
      model: 'Llama 3.2 1B Instruct q4f16_1',
    },
    {
      machine: 'one whose graphics take little as one piece',
      facts: { ...LAPTOP, gpu: { ...GPU, maxBindingBytes: 100e6 } },
      model: 'Qwen2.5 0.5B Instruct q4f16_1',
    },
    {
      machine: 'one that tells no memory',
      facts: { ...LAPTOP, memoryGigabytes: null },
      model: 'Llama 3.2 1B Instruct q4f16_1',
    },
  ])('for $machine: $model', ({ facts, model }) => {
    expect(chosen(facts, 'chat')).toBe(model);
  });

  test.each([
    { machine: 'one without a graphics processor', facts: { ...LAPTOP, gpu: null } },
    { machine: 'one whose graphics are software', facts: { ...LAPTOP, gpu: { ...GPU, software: true } } },
    { machine: 'one with hardly any memory', facts: { ...LAPTOP, memoryGigabytes: 1 } },
  ])('not at all for $machine', ({ facts }) => {
    expect(chosen(facts, 'chat')).toBeUndefined();
  });
});

describe('an encoder is recommended', () => {
  test.each([
    { where: 'in 16 bits on a graphics processor', gpu: GPU, variant: 'fp16' },
    { where: 'exact on one without 16-bit numbers', gpu: { ...GPU, f16: false }, variant: 'fp32' },
    { where: 'in 8 bits without one', gpu: null, variant: 'q8' },
    { where: 'in 8 bits on an imitated one', gpu: { ...GPU, software: true }, variant: 'q8' },
  ])('$where', ({ gpu, variant }) => {
    expect(chosen({ ...LAPTOP, gpu }, 'embed')).toBe(`all-MiniLM-L6-v2 ${variant}`);
    expect(chosen({ ...LAPTOP, gpu }, 'rerank')).toBe(`MS MARCO MiniLM L6 v2 ${variant}`);
  });
});

describe('of each model of the catalogue a variant is suggested', () => {
  test.each([
    { machine: 'with a graphics processor', gpu: GPU, embed: 'fp16', mlc: 'q4f16_1', chat: 'q4f16' },
    { machine: 'without 16-bit numbers', gpu: { ...GPU, f16: false }, embed: 'fp32', mlc: 'q4f32_1', chat: 'q4' },
    { machine: 'without a graphics processor', gpu: null, embed: 'q8', mlc: 'q4f32_1', chat: 'q4' },
  ])('$machine', ({ gpu, embed, mlc, chat }) => {
    const { variants } = report({ ...LAPTOP, gpu }, CATALOGUE);
    expect(variants['Xenova/multilingual-e5-small']).toBe(embed);
    expect(variants['mlc-ai/Qwen2.5-1.5B-Instruct-{variant}-MLC']).toBe(mlc);
    expect(variants['HuggingFaceTB/SmolLM2-360M-Instruct']).toBe(chat);
  });
});

describe('the words', () => {
  const words = (facts: Partial<MachineFacts>) => report({ ...LAPTOP, ...facts }, CATALOGUE).words.join(' ');

  test('name the graphics processor, the memory and the room', () => {
    expect(words({})).toContain('intel gen-12lp');
    expect(words({})).toContain('8 processor cores and at least 8 GB of memory');
    expect(words({})).toContain('about 50.0 GB of storage');
  });

  test('say when there is none, and when it is imitated', () => {
    expect(words({ gpu: null })).toMatch(/no graphics processor/);
    expect(words({ gpu: { ...GPU, software: true } })).toMatch(/imitated by software/);
    expect(words({ gpu: { ...GPU, f16: false } })).toMatch(/does not compute with 16-bit/);
  });

  test('say what is too large for a graphics processor that takes little as one piece', () => {
    expect(words({ gpu: { ...GPU, maxBindingBytes: 2 ** 27 } })).toMatch(/at most 134 MB as one piece/);
    expect(words({})).not.toMatch(/as one piece/);
  });

  test('leave out what the browser does not tell', () => {
    expect(words({ memoryGigabytes: null, storage: null })).not.toMatch(/GB|null|undefined/);
  });
});

describe('an adapter', () => {
  const adapter = (info: Partial<AdapterFacts['info']>, more: Partial<AdapterFacts> = {}): GpuFacts =>
    describeAdapter({
      info: { vendor: '', architecture: '', device: '', description: '', ...info },
      features: new Set(['shader-f16']),
      limits: { maxBufferSize: 2 ** 31, maxStorageBufferBindingSize: 2 ** 30 },
      ...more,
    });

  test.each([
    { says: 'its flag', facts: adapter({ vendor: 'google', isFallbackAdapter: true }) },
    { says: 'the older flag', facts: adapter({ vendor: 'google' }, { isFallbackAdapter: true }) },
    { says: 'SwiftShader', facts: adapter({ vendor: 'google', architecture: 'swiftshader' }) },
    { says: 'llvmpipe', facts: adapter({ description: 'llvmpipe (LLVM 15.0.7, 256 bits)' }) },
    { says: 'WARP', facts: adapter({ description: 'Microsoft Basic Render Driver' }) },
  ])('is software by $says', ({ facts }) => {
    expect(facts.software).toBe(true);
  });

  test('of hardware is not, and has its name and its features', () => {
    expect(adapter({ vendor: 'intel', architecture: 'gen-12lp' })).toMatchObject({
      software: false,
      f16: true,
      name: 'intel gen-12lp',
    });
    expect(adapter({ description: 'NVIDIA GeForce RTX 4060' }, { features: new Set() })).toMatchObject({
      software: false,
      f16: false,
      name: 'NVIDIA GeForce RTX 4060',
    });
  });
});
