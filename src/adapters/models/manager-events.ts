/**
 * @file Tells listeners in this tab, and the model workers of other tabs, what happens to models; and asks other tabs to stop
 * working on one.
 */
import type { ModelEvent } from '../../rpc/model-manager.ts';

export type ManagerMessage = { kind: 'event'; event: ModelEvent } | { kind: 'stop'; id: string };

/** The part of `BroadcastChannel` that is used. */
export interface ManagerChannel {
  postMessage(message: ManagerMessage): void;
  addEventListener(type: 'message', listener: (message: { data: ManagerMessage }) => void): void;
}

export const MODELS_CHANNEL = 'causeway-models';

type Listener = (event: ModelEvent) => unknown;

export class ManagerEvents {
  readonly #listeners = new Set<Listener>();
  readonly #channel: ManagerChannel | null;

  /** @param onStop called when another tab wants work on a model stopped */
  constructor(channel: ManagerChannel | null, onStop: (id: string) => void) {
    this.#channel = channel;
    channel?.addEventListener('message', ({ data }) => {
      if (data.kind === 'event') this.#deliver(data.event);
      else onStop(data.id);
    });
  }

  subscribe(listener: Listener): void {
    this.#listeners.add(listener);
  }

  emit(event: ModelEvent): void {
    this.#deliver(event);
    this.#channel?.postMessage({ kind: 'event', event });
  }

  stopElsewhere(id: string): void {
    this.#channel?.postMessage({ kind: 'stop', id });
  }

  #deliver(event: ModelEvent): void {
    for (const listener of this.#listeners) void listener(event);
  }
}
