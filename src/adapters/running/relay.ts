/**
 * @file One tab's way to the host of the models. The tab that holds the lock is the host; the others send their calls to it over a
 * channel. When the host's tab goes, another tab becomes the host and calls without an answer are sent again.
 */
import { expose } from 'comlink';
import { toCausewayError } from '../../engine/errors.ts';
import { decodeError, encodeError, type WireError } from '../../rpc/errors.ts';
import type { RunningApi, RunningEvent, RunningHostApi, Surroundings } from '../../rpc/running.ts';

type Method = keyof RunningHostApi;
type Arguments<Name extends Method> = Parameters<RunningHostApi[Name]>;
type Result<Name extends Method> = Awaited<ReturnType<RunningHostApi[Name]>>;

/** A call without its listener, whose news come as messages. */
interface Call {
  id: string;
  method: Method;
  parameters: readonly unknown[];
}

export type RelayMessage =
  | { kind: 'call'; call: Call }
  /** What a call's listener is told before the call ends. */
  | { kind: 'news'; id: string; news: unknown }
  | { kind: 'reply'; id: string; value: unknown }
  | { kind: 'failure'; id: string; error: WireError }
  | { kind: 'event'; event: RunningEvent }
  /** There is a new host, which knows nothing of earlier calls. */
  | { kind: 'host' };

/** The part of `BroadcastChannel` that is used. */
export interface RelayChannel {
  postMessage(message: RelayMessage): void;
  addEventListener(type: 'message', listener: (message: { data: RelayMessage }) => void): void;
}

/** Methods whose last parameter is a listener. */
const LISTENED: ReadonlySet<Method> = new Set(['answer', 'generate']);

export const RUNNING_CHANNEL = 'causeway-running';
export const RUNNING_LOCK = 'causeway-running';

interface Pending {
  call: Call;
  onNews: ((news: never) => void) | undefined;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

export interface RelayDependencies {
  channel: RelayChannel;
  /** Makes the host; called when this tab has become the one that runs the models. */
  becomeHost(emit: (event: RunningEvent) => void): Promise<RunningHostApi>;
  /** What this tab itself has to do about its surroundings, before the host is told. */
  onSurroundings(surroundings: Surroundings): Promise<void>;
  /** This tab's page lends the browser's own model at a port; null: the browser has none. */
  onBrowserModel(port: MessagePort | null): void;
  newId(): string;
}

export class Relay implements RunningApi {
  readonly #use: RelayDependencies;
  readonly #listeners = new Set<(event: RunningEvent) => unknown>();
  readonly #pending = new Map<string, Pending>();
  /** Calls of other tabs that this host has taken: they may come twice when the host has just changed. */
  readonly #taken = new Set<string>();
  #host: RunningHostApi | null = null;
  #broken: { thrown: unknown } | null = null;

  constructor(dependencies: RelayDependencies) {
    this.#use = dependencies;
    dependencies.channel.addEventListener('message', ({ data }) => this.#receive(data));
  }

  /**
   * This tab has the lock: it runs the models from now on.
   *
   * @throws whatever keeps it from that; calls fail with it too, now and later
   */
  async lead(): Promise<void> {
    const { channel, becomeHost } = this.#use;
    try {
      this.#host = await becomeHost((event) => {
        this.#deliver(event);
        channel.postMessage({ kind: 'event', event });
      });
    } catch (thrown) {
      this.#broken = { thrown };
      for (const { reject } of this.#pending.values()) reject(thrown);
      throw thrown;
    }
    channel.postMessage({ kind: 'host' });
    for (const pending of this.#pending.values()) this.#runHere(pending);
    this.#deliver({ type: 'host' });
  }

  async subscribe(listener: (event: RunningEvent) => void): Promise<void> {
    this.#listeners.add(listener);
  }

  state = () => this.#call('state', []);
  setRole = (...parameters: Arguments<'setRole'>) => this.#call('setRole', parameters);
  switchShipped = (...parameters: Arguments<'switchShipped'>) => this.#call('switchShipped', parameters);
  setSettings = (...parameters: Arguments<'setSettings'>) => this.#call('setSettings', parameters);
  limitContext = (...parameters: Arguments<'limitContext'>) => this.#call('limitContext', parameters);
  unload = (...parameters: Arguments<'unload'>) => this.#call('unload', parameters);
  measure = (...parameters: Arguments<'measure'>) => this.#call('measure', parameters);
  answer = (...[callId, answer, onSentences]: Arguments<'answer'>) =>
    this.#call('answer', [callId, answer], onSentences);
  chatModel = () => this.#call('chatModel', []);
  countTokens = (...parameters: Arguments<'countTokens'>) => this.#call('countTokens', parameters);
  generate = (...[callId, request, onText]: Arguments<'generate'>) => this.#call('generate', [callId, request], onText);
  choose = (...parameters: Arguments<'choose'>) => this.#call('choose', parameters);
  stop = (...parameters: Arguments<'stop'>) => this.#call('stop', parameters);
  openNotebook = (...parameters: Arguments<'openNotebook'>) => this.#call('openNotebook', parameters);
  refine = (...parameters: Arguments<'refine'>) => this.#call('refine', parameters);
  pauseRefinement = (...parameters: Arguments<'pauseRefinement'>) => this.#call('pauseRefinement', parameters);
  setBudget = (...parameters: Arguments<'setBudget'>) => this.#call('setBudget', parameters);
  pauseEmbedding = (...parameters: Arguments<'pauseEmbedding'>) => this.#call('pauseEmbedding', parameters);
  warm = () => this.#call('warm', []);
  embedQuestion = (...parameters: Arguments<'embedQuestion'>) => this.#call('embedQuestion', parameters);
  embedFirst = (...parameters: Arguments<'embedFirst'>) => this.#call('embedFirst', parameters);
  readSentences = (...parameters: Arguments<'readSentences'>) => this.#call('readSentences', parameters);
  scorePassages = (...parameters: Arguments<'scorePassages'>) => this.#call('scorePassages', parameters);
  connect = async (port: MessagePort) => expose(this, port);
  lendBrowserModel = async (port: MessagePort | null) => this.#use.onBrowserModel(port);
  setSurroundings = async (surroundings: Surroundings) => {
    await this.#use.onSurroundings(surroundings);
    await this.#call('setSurroundings', [surroundings]);
  };

  #call<Name extends Method>(
    method: Name,
    parameters: readonly unknown[],
    onNews?: Pending['onNews'],
  ): Promise<Result<Name>> {
    if (this.#broken !== null) return Promise.reject(toCausewayError(this.#broken.thrown));
    const call: Call = { id: this.#use.newId(), method, parameters };
    const result = new Promise<unknown>((resolve, reject) => {
      this.#pending.set(call.id, { call, onNews, resolve, reject });
    });
    const pending = this.#pending.get(call.id)!;
    if (this.#host === null) this.#use.channel.postMessage({ kind: 'call', call });
    else this.#runHere(pending);
    return result.finally(() => this.#pending.delete(call.id)) as Promise<Result<Name>>;
  }

  #runHere({ call, onNews, resolve, reject }: Pending): void {
    this.#run(call, (news) => onNews?.(news as never)).then(resolve, reject);
  }

  async #run({ method, parameters }: Call, onNews: (news: unknown) => void): Promise<unknown> {
    const host = this.#host!;
    const run = host[method].bind(host) as (...all: readonly unknown[]) => Promise<unknown>;
    return run(...parameters, ...(LISTENED.has(method) ? [onNews] : []));
  }

  #receive(message: RelayMessage): void {
    switch (message.kind) {
      case 'call':
        return this.#host === null ? undefined : void this.#serve(message.call);
      case 'host':
        for (const { call } of this.#pending.values()) this.#use.channel.postMessage({ kind: 'call', call });
        return this.#deliver({ type: 'host' });
      case 'event':
        return this.#deliver(message.event);
      case 'news':
        return this.#pending.get(message.id)?.onNews?.(message.news as never);
      case 'reply':
        return this.#pending.get(message.id)?.resolve(message.value);
      case 'failure':
        return this.#pending.get(message.id)?.reject(decodeError(message.error));
    }
  }

  /** Runs a call of another tab. */
  async #serve(call: Call): Promise<void> {
    const { id } = call;
    if (this.#taken.has(id)) return;
    this.#taken.add(id);
    const { channel } = this.#use;
    try {
      const value = await this.#run(call, (news) => channel.postMessage({ kind: 'news', id, news }));
      channel.postMessage({ kind: 'reply', id, value });
    } catch (thrown) {
      channel.postMessage({ kind: 'failure', id, error: encodeError(thrown) });
    }
  }

  #deliver(event: RunningEvent): void {
    for (const listener of this.#listeners) void listener(event);
  }
}
