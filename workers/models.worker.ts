/** @file Downloads, imports, exports and deletes models, and fetches the app's own encoder; the only writer of the model store. */
import { expose } from 'comlink';
import { readMachine } from '../src/adapters/models/hardware.ts';
import { HUGGING_FACE } from '../src/adapters/models/hub.ts';
import { ModelManager } from '../src/adapters/models/manager.ts';
import { MODELS_CHANNEL } from '../src/adapters/models/manager-events.ts';
import { ModelStore } from '../src/adapters/models/model-store.ts';
import { hasSimd } from '../src/adapters/models/simd.ts';
import { gate, lockOfSession } from '../src/adapters/outgoing/gate.ts';
import { openOutgoingDatabase, OutgoingLog } from '../src/adapters/outgoing/log.ts';
import { waitFor } from '../src/adapters/files/wait.ts';
import { webLocks } from '../src/adapters/models/web-locks.ts';
import { estimateStorage } from '../src/adapters/store/browser-storage.ts';
import { prepareOffline } from '../src/adapters/transformers/remote.ts';
import { CausewayError } from '../src/engine/errors.ts';
import { RUNTIME_CACHE, type ModelCard } from '../src/rpc/model-manager.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';
import { OUTGOING_CHANNEL } from '../src/rpc/privacy.ts';

function startModel(): Worker {
  return new Worker(new URL('./model.worker.ts', import.meta.url), { type: 'module', name: 'model' });
}

function startWebLlm(): Worker {
  return new Worker(new URL('./webllm.worker.ts', import.meta.url), { type: 'module', name: 'webllm' });
}

/** Models in the ONNX format may run on the processor, and on a graphics processor where there is one. */
async function prepare({ format }: ModelCard): Promise<void> {
  if (format === 'mlc') return prepareOffline(startWebLlm, 'webgpu');
  await prepareOffline(startModel, 'wasm');
  const { gpu } = await readMachine();
  if (gpu !== null && !gpu.software) await prepareOffline(startModel, 'webgpu');
  await requireRuntime();
}

/** Before the service worker serves this page, nothing is kept of what passes by; then the next session tries again. */
async function requireRuntime(): Promise<void> {
  if (!('caches' in self)) return;
  const kept = await (await caches.open(RUNTIME_CACHE)).keys();
  if (kept.some(({ url }) => url.endsWith('.wasm'))) return;
  throw new CausewayError('network-failed', 'What runs the model is not kept for offline use yet.');
}

/** Held for as long as this worker lives: its requests may run. */
const session = crypto.randomUUID();
void navigator.locks.request(lockOfSession(session), () => new Promise(() => {}));

const askOutside = gate({
  log: new OutgoingLog(openOutgoingDatabase()),
  fetch: (url, init) => fetch(url, init),
  channel: new BroadcastChannel(OUTGOING_CHANNEL),
  now: () => Date.now(),
  session,
});

installErrorCodec();
expose(
  new ModelManager({
    store: ModelStore.open(),
    hub: { base: HUGGING_FACE, fetch: askOutside },
    locks: webLocks,
    channel: new BroadcastChannel(MODELS_CHANNEL),
    machine: readMachine,
    estimate: () => estimateStorage(),
    clock: () => performance.now(),
    now: () => Date.now(),
    wait: waitFor,
    // The address of this worker has a hash of its code in it, and so of the addresses of the workers that it starts.
    offline: { version: self.location.href, prepare },
    shipped: {
      folder: new URL(`${import.meta.env.BASE_URL}encoder/`, self.location.href).href,
      fetch: (url, init) => fetch(url, init),
      hasSimd,
    },
  }),
);
