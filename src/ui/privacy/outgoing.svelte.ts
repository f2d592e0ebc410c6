/** @file The offline switch and the requests to other addresses, as the page shows them. */
import { proxy } from 'comlink';
import type { OutgoingList, OutgoingMessage } from '../../rpc/privacy.ts';
import { errorInfo } from '../errors.ts';
import type { ErrorInfo } from '../../rpc/contracts.ts';
import { recall, remember } from '../remembered.ts';
import { throttled } from '../state/throttled.ts';
import { eraseEverything, yieldToErasing } from './erase.ts';
import type { Services } from '../workers.ts';

/** Requests that are listed at first, and more with each press. */
const PORTION = 50;
/** While requests run, how often the list is read again at the most, in milliseconds. */
const RELOAD_EVERY = 300;

export class Outgoing {
  /**
   * Whether the switch is on. The worker's database is what holds; the page remembers a copy, to hold links back from its start on
   * without having to start that worker.
   */
  isOffline = $state(recall('causeway.offline') === 'on');
  list = $state.raw<OutgoingList | null>(null);
  error = $state.raw<ErrorInfo | null>(null);

  /** Whether everything is being deleted. */
  isErasing = $state(false);

  readonly #services: Pick<Services, 'privacy' | 'end'>;
  #most = PORTION;
  #isOpen = false;
  readonly #reload = throttled(
    () => this.#load(),
    () => RELOAD_EVERY,
  );

  constructor(services: Pick<Services, 'privacy' | 'end'>) {
    this.#services = services;
    yieldToErasing(services);
  }

  /** Starts the worker behind the screen, when the screen is first seen. */
  async open(): Promise<void> {
    await this.#try(async () => {
      if (!this.#isOpen) {
        this.#isOpen = true;
        await this.#api.subscribe(proxy((message: OutgoingMessage) => this.#receive(message)));
      }
      this.#turned(await this.#api.isOffline());
      await this.#load();
    });
  }

  /** The switch was turned in another tab. */
  follow({ key }: Pick<StorageEvent, 'key'>): void {
    if (key === 'causeway.offline') this.isOffline = recall('causeway.offline') === 'on';
  }

  async turn(isOffline: boolean): Promise<void> {
    await this.#try(() => this.#api.setOffline(isOffline));
    await this.#try(async () => this.#turned(await this.#api.isOffline()));
  }

  async more(): Promise<void> {
    this.#most += PORTION;
    await this.#load();
  }

  async forget(): Promise<void> {
    await this.#try(() => this.#api.forget());
    await this.#load();
  }

  /** Deletes everything that Causeway keeps in this browser; the page is then loaded anew. */
  async eraseEverything(): Promise<void> {
    this.isErasing = true;
    await this.#try(() => eraseEverything(this.#services));
    // What failed can be tried again.
    if (this.error) this.isErasing = false;
  }

  get #api() {
    return this.#services.privacy();
  }

  #receive(message: OutgoingMessage): void {
    if (message.kind === 'switch') this.#turned(message.isOffline);
    else if (message.kind === 'requests') this.#reload();
  }

  #turned(isOffline: boolean): void {
    this.isOffline = isOffline;
    remember('causeway.offline', isOffline ? 'on' : null);
  }

  async #load(): Promise<void> {
    await this.#try(async () => {
      this.list = await this.#api.requests(this.#most);
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.error = null;
    } catch (thrown) {
      this.error = errorInfo(thrown);
    }
  }
}
