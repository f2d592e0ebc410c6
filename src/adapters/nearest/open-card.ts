/** @file Asks the browser for its graphics card, and tells why there is none. */
import { describeAdapter, type AdapterFacts } from '../models/hardware.ts';
import { PACKED_DOTS } from './card-code.ts';

export interface Card {
  device: GPUDevice;
  /** As the driver calls it; empty where the browser keeps that to itself. */
  name: string;
  /** Whether a program imitates it. */
  software: boolean;
  /** Whether it multiplies bytes by fours. */
  hasPackedDots: boolean;
}

/** `none`: the browser or the machine has none; `software`: an imitation, which was not wanted; `refused`: the driver failed. */
export type WhyNoCard = 'none' | 'software' | 'refused';

export type Opened = { card: Card } | { card: null; why: WhyNoCard };

/**
 * Opens the fastest card. Never rejects.
 *
 * @param gpu `navigator.gpu`, where the browser has it
 * @param takesSoftware whether one that a program imitates will do
 */
export async function openCard(gpu: GPU | undefined, takesSoftware = false): Promise<Opened> {
  try {
    const adapter = (await gpu?.requestAdapter({ powerPreference: 'high-performance' })) ?? null;
    if (gpu === undefined || adapter === null) return { card: null, why: 'none' };
    const { name, software } = describeAdapter(adapter as AdapterFacts);
    if (software && !takesSoftware) return { card: null, why: 'software' };
    const device = await adapter.requestDevice();
    return { card: { device, name, software, hasPackedDots: gpu.wgslLanguageFeatures.has(PACKED_DOTS) } };
  } catch {
    return { card: null, why: 'refused' };
  }
}
