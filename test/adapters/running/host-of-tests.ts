/** @file A host of models in this process: what is not about a test is as simple as can be, and time goes on by itself. */
import type { ChoicesStore } from '../../../src/adapters/running/choices.ts';
import { EncoderTrial } from '../../../src/adapters/running/encoder-trial.ts';
import { RunningHost, type HostDependencies } from '../../../src/adapters/running/host.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import type { MachineFacts, ModelCard } from '../../../src/rpc/model-manager.ts';
import { choicesInMemory } from './scripted-models.ts';

export interface HostOfTests extends Pick<HostDependencies, 'store' | 'load' | 'emit'> {
  /** The models that are installed, as they are when one is asked for. */
  cards: () => readonly ModelCard[];
  isVisible: () => boolean;
  choices?: ChoicesStore;
  /** What the device is; it cannot be told unless given. */
  machine?: () => Promise<MachineFacts>;
}

/** Starts a host. @param changes of what it depends on */
export async function startHostOfTests(
  { store, load, emit, cards, isVisible, choices = choicesInMemory(), machine }: HostOfTests,
  changes: Partial<HostDependencies> = {},
): Promise<RunningHost> {
  let time = 0;
  const unknown = (): Promise<MachineFacts> => Promise.reject(new Error('It cannot be told.'));
  const host = new RunningHost({
    store,
    choices,
    load,
    deviceFor: async () => 'wasm',
    trial: new EncoderTrial({ load, machine: machine ?? unknown, choices, clock: () => time }),
    card: async (id) => {
      const found = cards().find((known) => known.id === id);
      if (!found) throw new CausewayError('model-missing', `${id} is not here.`);
      return found;
    },
    shippedId: async () => null,
    version: 'version 1',
    isVisible: async () => isVisible(),
    clock: () => (time += 1000),
    now: () => (time += 1),
    newId: () => 'host',
    takeIn: () => {},
    rebuild: async () => {},
    emit,
    ...changes,
  });
  await host.start();
  return host;
}
