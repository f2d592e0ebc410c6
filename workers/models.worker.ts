/** @file Downloads, imports, exports and deletes models; the only writer of the model store. */
import { expose } from 'comlink';
import { readMachine } from '../src/adapters/models/hardware.ts';
import { HUGGING_FACE } from '../src/adapters/models/hub.ts';
import { ModelManager } from '../src/adapters/models/manager.ts';
import { MODELS_CHANNEL } from '../src/adapters/models/manager-events.ts';
import { ModelStore } from '../src/adapters/models/model-store.ts';
import { waitFor } from '../src/adapters/models/wait.ts';
import { webLocks } from '../src/adapters/models/web-locks.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';

installErrorCodec();
expose(
  new ModelManager({
    store: ModelStore.open(),
    hub: { base: HUGGING_FACE, fetch: (url, init) => fetch(url, init) },
    locks: webLocks,
    channel: new BroadcastChannel(MODELS_CHANNEL),
    machine: readMachine,
    estimate: () => navigator.storage.estimate(),
    clock: () => performance.now(),
    now: () => Date.now(),
    wait: waitFor,
  }),
);
