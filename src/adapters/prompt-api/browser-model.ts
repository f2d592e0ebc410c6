/**
 * @file The browser's own model as one of those that can have a role: what is known of it, and loading it. It is the page's, which lends
 * it to the worker that runs models.
 */
import { BROWSER_MODEL_ID, type PromptApi } from '../../rpc/browser-model.ts';
import type { RunningCard } from '../../rpc/model-manager.ts';
import type { ChoicesStore } from '../running/choices.ts';
import type { RunningModel } from '../transformers/load.ts';
import { notThere } from './errors.ts';
import { PromptApiLanguageModel } from './language-model.ts';
import { lentPromptApi } from './lent-api.ts';

const CARD: Omit<RunningCard, 'contextWindow'> = {
  id: BROWSER_MODEL_ID,
  name: 'The browser’s own model',
  task: 'chat',
  format: 'browser',
  repository: '',
  variant: '',
  pooling: 'mean',
  queryPrefix: '',
  passagePrefix: '',
  library: '',
  licence: '',
};

export class BrowserModel {
  readonly #choices: ChoicesStore;
  readonly #api: Promise<PromptApi | null>;
  #take!: (api: PromptApi | null) => void;

  /** @param choices where its context window is noted, since only a begun conversation tells */
  constructor(choices: ChoicesStore) {
    this.#choices = choices;
    this.#api = new Promise((resolve) => {
      this.#take = resolve;
    });
  }

  /** The page lends its model; null: the browser has none. Until this is called, everything else waits. */
  lend(port: MessagePort | null): void {
    this.#take(port && lentPromptApi(port));
  }

  /** @throws CausewayError `model-missing`, also while it is not downloaded; as `load` when its window is not known yet */
  async card(): Promise<RunningCard> {
    const api = await this.#api;
    if ((await api?.availability()) !== 'available') throw notThere();
    const noted = (await this.#choices.read()).windows?.[BROWSER_MODEL_ID];
    if (noted !== undefined) return { ...CARD, contextWindow: noted };
    const model = await this.#loaded();
    await model.unload();
    return { ...CARD, contextWindow: model.contextWindow };
  }

  /** @throws CausewayError as `PromptApiLanguageModel.load` */
  async load(): Promise<RunningModel> {
    return { task: 'chat', port: await this.#loaded() };
  }

  /** Loaded, and its window noted. */
  async #loaded(): Promise<PromptApiLanguageModel> {
    const model = await PromptApiLanguageModel.load(await this.#api);
    await this.#choices.change(({ windows, ...choices }) => ({
      ...choices,
      windows: { ...windows, [BROWSER_MODEL_ID]: model.contextWindow },
    }));
    return model;
  }
}
