/** @file Sets ONNX Runtime up: which build of it runs, from where it is loaded, and with how many threads. */
import { env, LogLevel } from '@huggingface/transformers';
import { CausewayError } from '../../engine/errors.ts';
import type { ModelDevice } from '../../rpc/models.ts';

/** What the surroundings give. Node needs none of it. */
export interface RuntimeSurroundings {
  /** Address of the folder that holds ONNX Runtime's own files in a folder for each version; with a closing slash. */
  folder: string;
  /** Logical processors. */
  processors: number;
  /** Whether threads may share memory (cross-origin isolation). */
  isolated: boolean;
}

/** More threads than this cost more in waiting for each other than they bring. */
const MOST_THREADS = 8;

/** Variants that a GPU computes as a whole; the products of the others, of integers, stay with the processor (ONNX Runtime's list of WebGPU operators). */
const WHOLLY_ON_GPU: ReadonlySet<string> = new Set(['fp32', 'fp16', 'q4', 'q4f16']);

/**
 * One processor is left for the page, where there are more than two: of two, one alone would take nearly twice as long over everything, and what
 * the page does is short. Where the GPU does the work, more than one thread would only wait for it, and waiting takes a processor each.
 */
export function threadCount(
  device: ModelDevice,
  variant: string,
  { processors, isolated }: Pick<RuntimeSurroundings, 'processors' | 'isolated'>,
): number {
  if (!isolated || (device === 'webgpu' && WHOLLY_ON_GPU.has(variant))) return 1;
  return Math.max(Math.min(2, processors), Math.min(MOST_THREADS, processors - 1));
}

/** Only the larger build, 27 MB instead of 14, can use WebGPU. */
function buildName(device: ModelDevice): string {
  return device === 'webgpu' ? 'ort-wasm-simd-threaded.asyncify' : 'ort-wasm-simd-threaded';
}

function runtimeFiles(device: ModelDevice, { folder }: RuntimeSurroundings): { mjs: string; wasm: string } {
  const build = `${folder}${env.backends.onnx.versions?.web}/${buildName(device)}`;
  return { mjs: `${build}.mjs`, wasm: `${build}.wasm` };
}

/**
 * Fetches the files of ONNX Runtime, which the service worker then stores.
 *
 * @throws CausewayError `network-failed`
 */
export async function fetchRuntime(device: ModelDevice, surroundings: RuntimeSurroundings): Promise<void> {
  for (const address of Object.values(runtimeFiles(device, surroundings))) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok !== true) {
      throw new CausewayError(
        'network-failed',
        'A part of the app could not be fetched. Check the network and try again.',
        {
          address,
        },
      );
    }
    // A response is stored when it has been read to its end.
    await response.arrayBuffer();
  }
}

/**
 * To be called before a model is loaded. A worker keeps the build of its first model, so models on different devices want
 * workers of their own.
 */
export function prepareRuntime(device: ModelDevice, variant: string, surroundings: RuntimeSurroundings | null): void {
  // Failures come as errors; what the library prints besides holds the model's whole input.
  env.logLevel = LogLevel.NONE;
  const wasm = env.backends.onnx.wasm;
  if (surroundings === null || wasm === undefined) return;
  wasm.wasmPaths = runtimeFiles(device, surroundings);
  wasm.numThreads = threadCount(device, variant, surroundings);
  wasm.proxy = false;
  // The library would keep a copy of its own in the browser's cache, and run it from a blob: address, which the policy forbids.
  env.useWasmCache = false;
}

/** What is used of a `GPUDevice`. */
interface LosableDevice {
  readonly lost: Promise<{ reason: string; message: string }>;
}

/**
 * Fails when the GPU goes away on which models of this thread run. Work that is under way there would wait for ever: ONNX Runtime
 * doesn't notice. To be asked for after a model was loaded.
 *
 * @returns null when no GPU is used
 */
export function gpuLoss(device: ModelDevice): Promise<never> | null {
  const gpu = (env.backends.onnx.webgpu as { device?: LosableDevice } | undefined)?.device;
  if (device !== 'webgpu' || gpu === undefined) return null;
  const loss = gpu.lost.then(({ reason, message }) => {
    throw new Error(`WebGPU device lost (${reason}): ${message}`);
  });
  loss.catch(() => {}); // told to the calls under way; none may be
  return loss;
}
