/** @file What a person chose about running models, and what was found out by trying; kept for all tabs and notebooks. */
import { openDB, type DBSchema } from 'idb';
import type { ModelTask } from '../../rpc/model-manager.ts';
import type { ErrorInfo } from '../../engine/records.ts';
import type { RunningSettings, SpeedReport } from '../../rpc/running.ts';
import { storageError } from '../idb/transaction.ts';

export interface Choices {
  /** As a person gave them. */
  roles: Record<ModelTask, string | null>;
  settings: RunningSettings;
  /** Tokens that a model may read at once, by the model's id. */
  contexts: Record<string, number>;
  /** Tokens that a model can take, by the model's id, where only the loaded model tells. */
  windows?: Readonly<Record<string, number>>;
  /** The faster device, by the model's id and the machine's description. */
  speeds: Record<string, SpeedReport>;
  /** Notebooks that are not to be embedded for now; absent: none. */
  unembedded?: readonly string[];
  /** Whether the encoder that is part of the app is switched off; absent: it is not. */
  isShippedOff?: boolean;
  /** Why that encoder could not run, with which version of the app; absent: nothing is known. */
  shippedFailure?: { version: string; error: ErrorInfo };
}

/** Keeps the choices as one record. */
export interface ChoicesStore {
  read(): Promise<Choices>;
  change(change: (choices: Choices) => Choices): Promise<Choices>;
}

export const NO_CHOICES: Choices = {
  roles: { chat: null, embed: null, rerank: null },
  settings: { pauseWhenHidden: false, pauseOnBattery: true },
  contexts: {},
  speeds: {},
};

/** Names a measurement: a model is as fast as it is on one machine. */
export function speedKey(modelId: string, machine: string): string {
  return `${modelId} ${machine}`;
}

interface RunningSchema extends DBSchema {
  choices: { key: 'choices'; value: Choices };
}

const DATABASE_NAME = 'causeway-running';

/** @returns the choices of this browser */
export function openChoices(name: string = DATABASE_NAME): ChoicesStore {
  const database = openDB<RunningSchema>(name, 1, {
    upgrade: (created) => void created.createObjectStore('choices'),
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (thrown) {
      throw storageError(thrown);
    }
  };
  return {
    read: () => guarded(async () => (await (await database).get('choices', 'choices')) ?? NO_CHOICES),
    change: (change) =>
      guarded(async () => {
        const transaction = (await database).transaction('choices', 'readwrite');
        const changed = change((await transaction.store.get('choices')) ?? NO_CHOICES);
        await transaction.store.put(changed, 'choices');
        await transaction.done;
        return changed;
      }),
  };
}
