/** @file Models of this device as the tests have them: cards, and ports written by the test, with a note of every load. */
import type { LanguageModel } from '../../../src/engine/ports.ts';
import type { ModelCard, RunningCard } from '../../../src/rpc/model-manager.ts';
import type { ModelDevice } from '../../../src/rpc/models.ts';
import type { RunningModel } from '../../../src/adapters/transformers/load.ts';
import { NO_CHOICES, type Choices, type ChoicesStore } from '../../../src/adapters/running/choices.ts';

export function card(id: string, changes: Partial<ModelCard> = {}): ModelCard {
  return {
    id,
    name: id,
    task: 'chat',
    format: 'onnx',
    repository: '',
    variant: 'q8',
    contextWindow: 8192,
    pooling: 'mean',
    queryPrefix: '',
    passagePrefix: '',
    library: '',
    licence: '',
    ...changes,
  };
}

export function chat(port: LanguageModel): RunningModel {
  return { task: 'chat', port };
}

/** What was loaded and unloaded, in order, as "load a on wasm" and "unload a". */
export class LoadLog {
  readonly lines: string[] = [];

  load(port: (load: number) => RunningModel | Promise<RunningModel>) {
    let loads = 0;
    return async ({ id }: RunningCard, device: ModelDevice): Promise<RunningModel> => {
      this.lines.push(`load ${id} on ${device}`);
      const running = await port(++loads);
      const unload = running.port.unload.bind(running.port);
      running.port.unload = async () => {
        this.lines.push(`unload ${id}`);
        await unload();
      };
      return running;
    };
  }
}

/** Choices that live as long as the test. */
export function choicesInMemory(choices: Choices = NO_CHOICES): ChoicesStore {
  return {
    read: async () => choices,
    change: async (change) => (choices = change(choices)),
  };
}
