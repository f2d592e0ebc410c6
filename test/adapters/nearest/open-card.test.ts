import { describe, expect, it } from 'vitest';
import { openCard } from '../../../src/adapters/nearest/open-card.ts';

/** What of the browser's own is used. */
interface Scripted {
  description?: string;
  has?: boolean;
  refuses?: boolean;
  features?: string[];
}

const DEVICE = {} as GPUDevice;

function gpuOf({ description = 'Fast Card 3000', has = true, refuses = false, features = [] }: Scripted): GPU {
  const adapter = {
    info: { vendor: '', architecture: '', device: '', description },
    features: new Set<string>(),
    limits: { maxBufferSize: 1, maxStorageBufferBindingSize: 1 },
    requestDevice: async () => {
      if (refuses) throw new Error('The driver has gone.');
      return DEVICE;
    },
  };
  const gpu = { requestAdapter: async () => (has ? adapter : null), wgslLanguageFeatures: new Set(features) };
  return gpu as unknown as GPU;
}

describe('opening the card', () => {
  it('gives the device and what it can', async () => {
    const features = ['packed_4x8_integer_dot_product'];
    expect(await openCard(gpuOf({ features }))).toEqual({
      card: { device: DEVICE, name: 'Fast Card 3000', software: false, hasPackedDots: true },
    });
    expect(await openCard(gpuOf({}))).toMatchObject({ card: { hasPackedDots: false } });
  });

  it('tells why there is none', async () => {
    expect(await openCard(undefined)).toEqual({ card: null, why: 'none' });
    expect(await openCard(gpuOf({ has: false }))).toEqual({ card: null, why: 'none' });
    expect(await openCard(gpuOf({ refuses: true }))).toEqual({ card: null, why: 'refused' });
    expect(await openCard(gpuOf({ description: 'SwiftShader Device' }))).toEqual({ card: null, why: 'software' });
  });

  it('takes an imitation where it is wanted', async () => {
    const opened = await openCard(gpuOf({ description: 'SwiftShader Device' }), true);
    expect(opened).toMatchObject({ card: { software: true, name: 'SwiftShader Device' } });
  });
});
