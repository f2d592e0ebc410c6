/** @file The models on this device and those to be had; what is on its way, and what went wrong. */
import { proxy } from 'comlink';
import type {
  CatalogueModel,
  LocalModel,
  MachineReport,
  ModelEvent,
  ModelFileInput,
  ModelManagerApi,
  ModelProgress,
  RepositoryOffer,
} from '../../rpc/model-manager.ts';
import { BrowserModel } from '../browser-model/browser-model.svelte.ts';
import { errorInfo, explain } from '../errors.ts';
import { whenIdle } from '../idle.ts';
import { askToKeep } from '../keeping.ts';
import { texts } from '../texts.ts';
import type { Services } from '../workers.ts';
import { modelsAreHere } from './models-here.ts';
import type { Toasts } from './toasts.svelte.ts';

/** Names a variant of a repository, as the models' ids do. */
export function keyOf(repository: string, variant: string): string {
  return `${repository.replace('{variant}', variant)}@${variant}`;
}

export class Models {
  readonly browser = new BrowserModel();
  /** False until it is known what is here. */
  started = $state(false);
  list = $state.raw<LocalModel[]>([]);
  catalogue = $state.raw<CatalogueModel[]>([]);
  report = $state.raw<MachineReport | null>(null);
  progress = $state.raw<Readonly<Record<string, ModelProgress>>>({});
  /** Keys of downloads that the hub is being asked about. */
  asking = $state.raw<readonly string[]>([]);
  /** Why a download did not begin, by key. */
  problems = $state.raw<Readonly<Record<string, string>>>({});
  /** What stopped the screen itself. */
  error = $state<string | null>(null);
  offer = $state.raw<RepositoryOffer | null>(null);
  lookingUp = $state(false);
  lookUpError = $state<string | null>(null);
  importing = $state(false);
  importProgress = $state.raw<ModelProgress | null>(null);
  importError = $state<string | null>(null);
  /** The last thing that happened, for those who hear the screen. */
  news = $state('');

  bytes = $derived(this.list.reduce((sum, { bytesHere }) => sum + bytesHere, 0));

  readonly #services: Services;
  readonly #toasts: Toasts;
  #opened = false;
  /** Lists asked for, and which of them is shown. */
  #asked = 0;
  #shown = 0;

  constructor(services: Services, toasts: Toasts) {
    this.#services = services;
    this.#toasts = toasts;
  }

  /**
   * After an update of the app, models that are here need parts of it that are not stored yet: they are fetched while there is nothing else
   * to do, and so that a page without models pays nothing.
   */
  async keepReady(): Promise<void> {
    await whenIdle();
    // What fails here is done when the screen is opened, and otherwise in the next session.
    if (await modelsAreHere()) await this.#api.keepReady().catch(() => {});
  }

  /** Starts the worker behind the screen, when the screen is first seen. */
  async open(): Promise<void> {
    this.error = null;
    void this.browser.look();
    try {
      if (this.#opened) return await this.#loadReport();
      this.#opened = true;
      await this.#api.subscribe(proxy((event: ModelEvent) => this.#receive(event)));
      this.catalogue = await this.#api.catalogue();
      await this.#load();
      this.started = true;
      await this.#loadReport();
    } catch (thrown) {
      this.#opened = false;
      this.error = explain(thrown);
    }
  }

  async download(repository: string, variant: string): Promise<void> {
    const key = keyOf(repository, variant);
    if (this.asking.includes(key)) return;
    this.asking = [...this.asking, key];
    this.#problem(key, null);
    try {
      askToKeep();
      await this.#api.download(repository, variant);
      await this.#load();
    } catch (thrown) {
      this.#problem(key, explain(thrown));
    }
    this.asking = this.asking.filter((other) => other !== key);
  }

  async pause(model: LocalModel): Promise<void> {
    await this.#tell(() => this.#api.pause(model.id));
    this.news = texts.models.wasPaused(model.name);
  }

  async resume(model: LocalModel): Promise<void> {
    this.news = texts.models.wasResumed(model.name);
    await this.#tell(() => this.#api.resume(model.id));
  }

  async cancel(model: LocalModel): Promise<void> {
    await this.#tell(() => this.#api.cancel(model.id));
  }

  /** Takes a model away and offers to undo it. */
  async remove(model: LocalModel): Promise<void> {
    await this.#tell(async () => {
      await this.#api.remove(model.id);
      this.#toasts.show(texts.models.removed(model.name), {
        label: texts.undo,
        run: () => void this.#tell(() => this.#api.restore(model.id)),
      });
    });
  }

  /** An archive of the model, to be saved; null when it could not be made. */
  async archive(model: LocalModel): Promise<{ name: string; blob: Blob } | null> {
    try {
      return await this.#api.exportModel(model.id);
    } catch (thrown) {
      this.#toasts.show(explain(thrown));
      return null;
    }
  }

  async lookUp(repository: string): Promise<void> {
    this.lookingUp = true;
    this.lookUpError = null;
    this.offer = null;
    try {
      this.offer = await this.#api.lookUp(repository);
    } catch (thrown) {
      this.lookUpError = explain(thrown);
    }
    this.lookingUp = false;
  }

  async take(files: ModelFileInput[]): Promise<void> {
    if (this.importing || files.length === 0) return;
    this.importing = true;
    this.importError = null;
    this.importProgress = null;
    try {
      askToKeep();
      const id = await this.#api.importFiles(files);
      await this.#load();
      const name = this.list.find((model) => model.id === id)?.name ?? id;
      this.#toasts.show(texts.models.imported(name));
    } catch (thrown) {
      const { code, message } = errorInfo(thrown);
      this.importError = code === 'cancelled' ? texts.models.stoppedImport : message;
    }
    this.importing = false;
    this.importProgress = null;
  }

  async stopImport(): Promise<void> {
    await this.#tell(() => this.#api.cancelImport());
  }

  localOf(repository: string, variant: string): LocalModel | undefined {
    return this.list.find(({ id }) => id === keyOf(repository, variant));
  }

  get #api(): ModelManagerApi {
    return this.#services.models();
  }

  #receive(event: ModelEvent): void {
    if (event.type === 'models') void this.#load();
    else {
      const { progress } = event;
      this.progress = { ...this.progress, [progress.id]: progress };
      if (this.importing && progress.step === 'copying') this.importProgress = progress;
    }
  }

  async #load(): Promise<void> {
    const number = ++this.#asked;
    const list = await this.#api.list();
    // A list that took long is never shown in place of one that was asked for later.
    if (number < this.#shown) return;
    this.#shown = number;
    const before = Object.fromEntries(this.list.map(({ id, status }) => [id, status]));
    this.list = list;
    for (const { id, name, status } of list) {
      if (before[id] !== 'downloading' || status === 'downloading') continue;
      if (status === 'ready') this.#toasts.show(texts.models.isReady(name));
      else if (status === 'failed') this.news = texts.models.hasStopped(name);
    }
  }

  async #loadReport(): Promise<void> {
    this.report = await this.#api.machine();
  }

  #problem(key: string, message: string | null): void {
    const { [key]: _, ...rest } = this.problems;
    this.problems = message === null ? rest : { ...rest, [key]: message };
  }

  async #tell(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (thrown) {
      this.#toasts.show(explain(thrown));
    }
    await this.#load();
  }
}
