/** @file Starts web-llm's engine in this worker, and notices when the graphics card goes away under it. */
import type { AppConfig } from '@mlc-ai/web-llm';
import { CausewayError } from '../../engine/errors.ts';
import type { StartedEngine } from './engine.ts';
import { keepBeginnings } from './prefix-reuse.ts';

/**
 * Fails when a device that is asked for from now on goes away. The library keeps its device to itself, and calls under way would wait
 * for it for ever.
 */
function watchDevices(): Promise<never> {
  const { prototype } = GPUAdapter;
  const { requestDevice } = prototype;
  const loss = new Promise<never>((_resolve, reject) => {
    prototype.requestDevice = async function (...parameters) {
      const device = await requestDevice.apply(this, parameters);
      void device.lost.then(({ reason, message }) => reject(new Error(`WebGPU device lost (${reason}): ${message}`)));
      return device;
    };
  });
  loss.catch(() => {}); // told to the calls under way; none may be
  return loss;
}

/** Asked before the library and the model are read, which would take long and be for nothing. */
async function requireGpu(config: AppConfig): Promise<void> {
  const adapter =
    'gpu' in navigator ? await navigator.gpu.requestAdapter({ powerPreference: 'high-performance' }) : null;
  if (adapter === null) throw new Error('Cannot find WebGPU in the environment');
  const lacking = config.model_list[0]?.required_features?.find((feature) => !adapter.features.has(feature));
  if (lacking !== undefined) throw new Error(`This model requires feature ${lacking}`);
}

/**
 * The library itself, 6 MB; once loaded, the service worker has it.
 *
 * @throws CausewayError `network-failed`
 */
export async function loadLibrary(): Promise<typeof import('@mlc-ai/web-llm')> {
  try {
    return await import('@mlc-ai/web-llm');
  } catch (thrown) {
    const message = 'A part of the app could not be fetched. Check the network and try again.';
    throw new CausewayError('network-failed', message, { reason: String(thrown) });
  }
}

export async function startEngine(config: AppConfig): Promise<StartedEngine> {
  await requireGpu(config);
  const loss = watchDevices();
  const { MLCEngine } = await loadLibrary();
  // Failures come as errors; what the library prints besides may hold texts of documents.
  const engine = new MLCEngine({ appConfig: config, logLevel: 'SILENT' });
  await Promise.race([loss, engine.reload(config.model_list[0]!.model_id)]);
  keepBeginnings(engine);
  return { engine, loss };
}
