/**
 * @file The encoder that is part of the app, as the page sees it: it is fetched by itself once the first index can be asked and the page
 * has nothing to do, unless it is switched off or fetching costs the person something; then it waits to be asked for.
 */
import { proxy } from 'comlink';
import type { ErrorInfo } from '../../rpc/contracts.ts';
import type { ModelEvent, ModelManagerApi, ModelProgress, ShippedView } from '../../rpc/model-manager.ts';
import { explain, tellError } from '../errors.ts';
import { whenIdle } from '../idle.ts';
import { isMetered } from '../metered.ts';
import { whenServed } from '../service-worker.ts';
import { texts } from '../texts.ts';
import type { Services } from '../workers.ts';
import type { Library } from './library.svelte.ts';
import type { Running } from './running.svelte.ts';
import type { Toasts } from './toasts.svelte.ts';

export class Shipped {
  /** Null until the screen of models is seen. */
  view = $state.raw<ShippedView | null>(null);
  /** How far fetching it is. */
  progress = $state.raw<ModelProgress | null>(null);

  readonly #services: Pick<Services, 'models'>;
  readonly #library: Pick<Library, 'statistics' | 'busy'>;
  readonly #running: Pick<Running, 'open' | 'state' | 'switchShipped' | 'warm'>;
  readonly #toasts: Toasts;
  /** Looked after once in each session. */
  #isLookedAfter = false;
  #isOpened = false;

  constructor(
    services: Pick<Services, 'models'>,
    library: Pick<Library, 'statistics' | 'busy'>,
    running: Pick<Running, 'open' | 'state' | 'switchShipped' | 'warm'>,
    toasts: Toasts,
  ) {
    this.#services = services;
    this.#library = library;
    this.#running = running;
    this.#toasts = toasts;
  }

  /** To be called whenever there is an index or nothing is read any more. */
  async lookAfter(): Promise<void> {
    if (this.#isLookedAfter || !this.#mayBegin) return;
    // What runs it is fetched with it, and is to be there without a network too.
    await whenServed();
    await whenIdle();
    if (this.#isLookedAfter || !this.#mayBegin) return;
    this.#isLookedAfter = true;
    await this.#running.open();
    if (!this.#running.state.shipped.isOff) await this.#fetch(false);
    // Otherwise the first question would come before the model is in memory.
    this.#running.warm();
  }

  /** Starts the worker behind the screen of models and tells what is known. */
  async open(): Promise<void> {
    try {
      if (!this.#isOpened) {
        this.#isOpened = true;
        await this.#api.subscribe(proxy((event: ModelEvent) => this.#receive(event)));
      }
      await this.#load();
    } catch {
      this.#isOpened = false; // told by the list of models
    }
  }

  /** Fetches it because a person asks, whatever that costs. */
  async fetch(): Promise<void> {
    await this.#fetch(true);
  }

  /** Tries once more what has failed: fetching, also where what is here turned out to be damaged, or running. */
  async tryAgain(): Promise<void> {
    const isDamaged = this.#running.state.shipped.failure?.code === 'model-damaged';
    if (isDamaged || this.view?.status !== 'ready') await this.#fetch(true);
    await this.#running.switchShipped(true);
  }

  async switch(isOn: boolean): Promise<void> {
    await this.#running.switchShipped(isOn);
    if (isOn && this.view?.status === 'absent' && !isMetered()) await this.#fetch(false);
  }

  get #mayBegin(): boolean {
    return this.#library.statistics !== null && !this.#library.busy && !isMetered();
  }

  get #api(): ModelManagerApi {
    return this.#services.models();
  }

  async #fetch(isAsked: boolean): Promise<void> {
    try {
      const error = await this.#api.fetchShipped(isAsked);
      if (error !== null) this.#tell(error);
    } catch (thrown) {
      if (isAsked) this.#toasts.show(explain(thrown));
    }
  }

  #tell(error: ErrorInfo): void {
    this.#toasts.show(texts.models.shippedFailed(tellError(error)));
  }

  #receive(event: ModelEvent): void {
    if (event.type === 'models')
      void this.#load().catch(() => {}); // so will the next event
    else if (event.progress.id === this.view?.model?.id) this.progress = event.progress;
  }

  async #load(): Promise<void> {
    this.view = await this.#api.shipped();
    if (this.view.status !== 'fetching') this.progress = null;
  }
}
