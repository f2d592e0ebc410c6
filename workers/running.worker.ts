/** @file Runs models for the pages of all tabs: the tab that holds the lock hosts them, the others ask it. */
import { expose } from 'comlink';
import { browserStore } from '../src/adapters/idb/browser-store.ts';
import { CHANNEL_NAME, type Broadcast } from '../src/adapters/library/events.ts';
import { readMachine } from '../src/adapters/models/hardware.ts';
import { MODELS_CHANNEL, type ManagerMessage } from '../src/adapters/models/manager-events.ts';
import { ModelStore } from '../src/adapters/models/model-store.ts';
import { BrowserModel } from '../src/adapters/prompt-api/browser-model.ts';
import { openChoices } from '../src/adapters/running/choices.ts';
import { EncoderTrial } from '../src/adapters/running/encoder-trial.ts';
import { RunningHost } from '../src/adapters/running/host.ts';
import { IndexFindings } from '../src/adapters/running/index-findings.ts';
import { Relay, RUNNING_CHANNEL, RUNNING_LOCK } from '../src/adapters/running/relay.ts';
import { Visibility } from '../src/adapters/running/visibility.ts';
import { loadRemoteModel } from '../src/adapters/transformers/remote.ts';
import { BROWSER_MODEL_ID } from '../src/rpc/browser-model.ts';
import type { RunningCard } from '../src/rpc/model-manager.ts';
import type { ModelDevice } from '../src/rpc/models.ts';
import type { RunningEvent, RunningHostApi } from '../src/rpc/running.ts';
import { installErrorCodec } from '../src/rpc/errors.ts';

const TICK_MS = 5000;

function startModel(): Worker {
  return new Worker(new URL('./model.worker.ts', import.meta.url), { type: 'module', name: 'model' });
}

function startWebLlm(): Worker {
  return new Worker(new URL('./webllm.worker.ts', import.meta.url), { type: 'module', name: 'webllm' });
}

function load(card: RunningCard, device: ModelDevice) {
  if (card.format === 'browser') return browserModel.load();
  return loadRemoteModel(card.format === 'mlc' ? startWebLlm : startModel, card, device);
}

const choices = openChoices();
const browserModel = new BrowserModel(choices);
const visibility = new Visibility(navigator.locks);

async function becomeHost(emit: (event: RunningEvent) => void): Promise<RunningHostApi> {
  const store = browserStore(false);
  const models = ModelStore.open();
  const clock = () => performance.now();
  const notebooks = new BroadcastChannel(CHANNEL_NAME);
  const findings = new IndexFindings(store, notebooks);
  const machine = readMachine();
  const trial = new EncoderTrial({ load, machine: () => machine, choices, clock });
  const host = new RunningHost({
    store,
    choices,
    trial,
    load,
    deviceFor: (card) => trial.deviceFor(card),
    card: async (id) => (id === BROWSER_MODEL_ID ? browserModel.card() : (await models.files(id)).card),
    shippedId: async () => (await models.shippedCard())?.id ?? null,
    // As in the models worker: the address has a hash of the code in it.
    version: self.location.href,
    isVisible: () => visibility.isAnyVisible(),
    clock,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    takeIn: (notebookId) => findings.ask(notebookId),
    rebuild: (notebookId, signal) => findings.takeIn(notebookId, signal),
    emit,
  });
  notebooks.addEventListener('message', ({ data }: MessageEvent<Broadcast>) => {
    if (data.kind === 'event' && data.event.type === 'progress') void host.indexed(data.event.progress);
    if (data.kind !== 'event' || (data.event.type !== 'index' && data.event.type !== 'cells')) return;
    void host.notebookChanged(data.event.notebookId, data.event.type);
  });
  new BroadcastChannel(MODELS_CHANNEL).addEventListener('message', ({ data }: MessageEvent<ManagerMessage>) => {
    if (data.kind === 'event' && data.event.type === 'models') void host.modelsChanged();
  });
  await host.start();
  setInterval(() => void host.tick(), TICK_MS);
  return host;
}

installErrorCodec();
const relay = new Relay({
  channel: new BroadcastChannel(RUNNING_CHANNEL),
  becomeHost,
  onBrowserModel: (port) => browserModel.lend(port),
  onSurroundings: ({ visible }) => visibility.set(visible),
  newId: () => crypto.randomUUID(),
});
navigator.locks
  .request(RUNNING_LOCK, async () => {
    await relay.lead();
    await new Promise(() => {}); // held as long as this tab lives
  })
  .catch(() => {}); // whoever calls is told
expose(relay);
