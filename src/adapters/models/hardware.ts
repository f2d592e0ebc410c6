/** @file What this machine and this browser can do, read where it is asked: in a worker as well as in a page. */
import type { GpuFacts, MachineFacts } from '../../rpc/model-manager.ts';

/** Programs that imitate a graphics processor: SwiftShader, Mesa's llvmpipe and lavapipe, Microsoft's WARP. */
const SOFTWARE = /swiftshader|llvmpipe|lavapipe|softpipe|basic render|\bwarp\b/i;

/** The parts of `GPUAdapter` that are read. */
export interface AdapterFacts {
  info: { vendor: string; architecture: string; device: string; description: string; isFallbackAdapter?: boolean };
  /** Where older browsers have it. */
  isFallbackAdapter?: boolean;
  features: { has(feature: string): boolean };
  limits: { maxBufferSize: number; maxStorageBufferBindingSize: number };
}

/** What an adapter tells of itself, software adapters recognised by their flag or their name. */
export function describeAdapter({ info, features, limits, isFallbackAdapter }: AdapterFacts): GpuFacts {
  const all = [info.vendor, info.architecture, info.device, info.description].join(' ');
  return {
    name: info.description || [info.vendor, info.architecture].filter(Boolean).join(' '),
    software: info.isFallbackAdapter === true || isFallbackAdapter === true || SOFTWARE.test(all),
    f16: features.has('shader-f16'),
    maxBufferBytes: limits.maxBufferSize,
    maxBindingBytes: limits.maxStorageBufferBindingSize,
  };
}

async function readGpu(): Promise<GpuFacts | null> {
  if (!('gpu' in navigator)) return null;
  // A driver that fails here is as good as none.
  const adapter = await navigator.gpu.requestAdapter({ powerPreference: 'high-performance' }).catch(() => null);
  return adapter === null ? null : describeAdapter(adapter as AdapterFacts);
}

async function readStorage(): Promise<MachineFacts['storage']> {
  try {
    const [{ usage, quota }, persistent] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    if (usage === undefined || quota === undefined) return null;
    return { used: usage, free: Math.max(0, quota - usage), persistent };
  } catch {
    return null;
  }
}

export async function readMachine(): Promise<MachineFacts> {
  const [gpu, storage] = await Promise.all([readGpu(), readStorage()]);
  const { deviceMemory } = navigator as { deviceMemory?: number };
  return {
    gpu,
    memoryGigabytes: deviceMemory ?? null,
    processors: navigator.hardwareConcurrency,
    threads: globalThis.crossOriginIsolated,
    storage,
  };
}
