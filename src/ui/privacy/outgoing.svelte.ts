/** @file The offline switch and the requests to other addresses, as the page shows them. */
import { proxy } from 'comlink';
import type { OutgoingList, OutgoingMessage } from '../../rpc/privacy.ts';
import { errorInfo } from '../errors.ts';
import type { ErrorInfo } from '../../rpc/contracts.ts';
import type { Offline } from '../state/offline.svelte.ts';
import { throttled } from '../state/throttled.ts';
import { eraseEverything } from './erase.ts';
import type { Services } from '../workers.ts';

/** Requests that are listed at first, and more with each press. */
const PORTION = 50;
/** While requests run, how often the list is read again at the most, in milliseconds. */
const RELOAD_EVERY = 300;

const known = new WeakMap<object, Outgoing>();

/** The one of a page, however often its screen is opened: what listens to the worker would otherwise stay with each. */
export function outgoingOf(services: Pick<Services, 'privacy' | 'end'>, offline: Offline): Outgoing {
  const outgoing = known.get(services) ?? new Outgoing(services, offline);
  known.set(services, outgoing);
  return outgoing;
}

export class Outgoing {
  list = $state.raw<OutgoingList | null>(null);
  error = $state.raw<ErrorInfo | null>(null);

  /** Whether everything is being deleted. */
  isErasing = $state(false);

  readonly #offline: Offline;
  readonly #services: Pick<Services, 'privacy' | 'end'>;
  #most = PORTION;
  #isOpen = false;
  readonly #reload = throttled(
    () => this.#load(),
    () => RELOAD_EVERY,
  );

  constructor(services: Pick<Services, 'privacy' | 'end'>, offline: Offline) {
    this.#services = services;
    this.#offline = offline;
  }

  /** Starts the worker behind the screen, when the screen is first seen. */
  async open(): Promise<void> {
    await this.#try(async () => {
      if (!this.#isOpen) {
        this.#isOpen = true;
        await this.#api.subscribe(proxy((message: OutgoingMessage) => this.#receive(message)));
      }
      this.#offline.turned(await this.#api.isOffline());
      await this.#load();
    });
  }

  async turn(isOffline: boolean): Promise<void> {
    await this.#try(() => this.#api.setOffline(isOffline));
    await this.#try(async () => this.#offline.turned(await this.#api.isOffline()));
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
    if (message.kind === 'switch') this.#offline.turned(message.isOffline);
    else if (message.kind === 'requests') this.#reload();
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
