/**
 * @file Tells listeners in this tab and, over a BroadcastChannel, the library workers of other tabs what happened. Signals are
 * for the workers themselves: which notebook has new work, which one to stop.
 */
import type { CausewayError } from '../../engine/errors.ts';
import type { ErrorInfo } from '../../engine/records.ts';
import type { LibraryEvent } from '../../rpc/contracts.ts';

export type Signal =
  | { kind: 'work'; notebookId: string }
  /** The queue was dropped. */
  | { kind: 'stop'; notebookId: string }
  /** The notebook was hidden. */
  | { kind: 'abandon'; notebookId: string }
  /** The notebook was unlocked: what waited since it was locked is done. */
  | { kind: 'unlocked'; notebookId: string }
  /** A document was removed or restored: an index that is being built is out of date. */
  | { kind: 'outdated'; notebookId: string }
  /** Somebody read an index of which a block is damaged: it is built again, unless that has been done. */
  | { kind: 'damaged'; notebookId: string; generation: number; error: ErrorInfo };

export type Broadcast = { kind: 'event'; event: LibraryEvent } | { kind: 'signal'; signal: Signal };

/** The part of `BroadcastChannel` that is used. */
export interface Channel {
  postMessage(message: Broadcast): void;
  addEventListener(type: 'message', listener: (message: { data: Broadcast }) => void): void;
}

export const CHANNEL_NAME = 'causeway';

/** For stores: tells the library's workers of an index that has to be built again, and the pages of records that do not open. */
export function tellDamage(channel: Pick<Channel, 'postMessage'>) {
  return {
    onDamaged(notebookId: string, { code, message, details }: CausewayError): void {
      const signal = {
        kind: 'damaged',
        notebookId,
        generation: Number(details['generation']),
        error: { code, message },
      } as const;
      channel.postMessage({ kind: 'signal', signal });
    },
    onLeftOut(notebookId: string, { code, message }: CausewayError): void {
      channel.postMessage({ kind: 'event', event: { type: 'error', notebookId, error: { code, message } } });
    },
  };
}

type Listener = (event: LibraryEvent) => unknown;

export class Events {
  readonly #listeners = new Set<Listener>();
  readonly #channel: Channel | null;

  /** @param onSignal called for signals of other tabs only */
  constructor(channel: Channel | null, onSignal: (signal: Signal) => void) {
    this.#channel = channel;
    channel?.addEventListener('message', ({ data }) => {
      if (data.kind === 'event') this.#deliver(data.event);
      else onSignal(data.signal);
    });
  }

  subscribe(listener: Listener): void {
    this.#listeners.add(listener);
  }

  emit(event: LibraryEvent): void {
    this.#deliver(event);
    this.#channel?.postMessage({ kind: 'event', event });
  }

  /** Tells this tab alone. */
  emitHere(event: LibraryEvent): void {
    this.#deliver(event);
  }

  signal(signal: Signal): void {
    this.#channel?.postMessage({ kind: 'signal', signal });
  }

  #deliver(event: LibraryEvent): void {
    for (const listener of this.#listeners) void listener(event);
  }
}
