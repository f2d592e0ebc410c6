/**
 * @file The caller's side of `ModelHostApi`: a model in a worker of its own, behind the same ports as a model in this thread. When the
 * worker breaks down, all calls fail with `model-lost` and a new worker is needed.
 */
import { proxy, type Remote } from 'comlink';
import { CausewayError } from '../../engine/errors.ts';
import type {
  ChatMessage,
  Embedder,
  Generation,
  GenerationRequest,
  LanguageModel,
  Reranker,
  SentenceReader,
  StopSignal,
  WordReader,
} from '../../engine/ports.ts';
import type { LoadedModel, ModelDevice, ModelHostApi, RunnableModel } from '../../rpc/models.ts';
import { WorkerCrash, WorkerEnded, WorkerLink } from '../library/worker-link.ts';
import { cancelled } from './cancelled.ts';
import type { RunningModel } from './load.ts';

/** comlink turns listeners into proxies, which its types don't say of optional ones. */
type Host = Remote<ModelHostApi>;

let calls = 0;

class RemoteModel {
  readonly id: string;
  readonly #link: WorkerLink<ModelHostApi>;

  constructor(id: string, link: WorkerLink<ModelHostApi>) {
    this.id = id;
    this.#link = link;
  }

  /** Frees all memory by ending the worker, whatever it is doing; nothing else surely gives memory of WebAssembly back. */
  async unload(): Promise<void> {
    this.#link.end();
  }

  protected call<Result>(
    signal: StopSignal | undefined,
    invoke: (host: Host, callId: string) => Promise<Result>,
  ): Promise<Result> {
    return callHost(this.#link, this.id, signal, invoke);
  }
}

async function callHost<Result>(
  link: WorkerLink<ModelHostApi>,
  id: string,
  signal: StopSignal | undefined,
  invoke: (host: Host, callId: string) => Promise<Result>,
): Promise<Result> {
  if (signal?.aborted === true) throw cancelled();
  const callId = `call-${calls++}`;
  const abort = () => void link.call((host) => host.abort(callId)).catch(() => {});
  const result = link.call((host) => invoke(host, callId));
  signal?.addEventListener('abort', abort);
  try {
    return await result;
  } catch (error) {
    if (error instanceof WorkerEnded) throw new CausewayError('model-missing', `${id} was unloaded. Load it again.`);
    if (!(error instanceof WorkerCrash)) throw error;
    throw new CausewayError('model-lost', `${id} stopped working: ${error.message}. It can be loaded again.`, {
      id,
      restart: true,
    });
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

class RemoteEmbedder extends RemoteModel implements Embedder {
  readonly dimensions: number;
  readonly reader?: WordReader;
  readonly sentences?: SentenceReader;

  constructor(
    id: string,
    link: WorkerLink<ModelHostApi>,
    { dimensions, readsWords, readsSentences }: LoadedModel & { task: 'embed' },
  ) {
    super(id, link);
    this.dimensions = dimensions;
    if (readsSentences) {
      this.sentences = {
        readAsked: (question, { signal } = {}) => this.call(signal, (host, callId) => host.readAsked(callId, question)),
        readSentences: (question, passages, { signal } = {}) =>
          this.call(signal, (host, callId) => host.readSentences(callId, question, passages)),
        readStatements: (passages, { signal } = {}) =>
          this.call(signal, (host, callId) => host.readStatements(callId, passages)),
      };
    }
    if (!readsWords) return;
    this.reader = {
      readPassages: (passages, { signal } = {}) =>
        this.call(signal, (host, callId) => host.readPassages(callId, passages)),
      readQuestion: (question, { signal } = {}) =>
        this.call(signal, (host, callId) => host.readQuestion(callId, question)),
    };
  }

  async embed(
    texts: readonly string[],
    kind: 'query' | 'passage',
    { signal, onProgress }: { signal?: StopSignal; onProgress?: (done: number) => void } = {},
  ): Promise<Float32Array[]> {
    const { dimensions, values } = await this.call(signal, (host, callId) =>
      onProgress === undefined ? host.embed(callId, texts, kind) : host.embed(callId, texts, kind, proxy(onProgress)),
    );
    return texts.map((_, at) => values.subarray(at * dimensions, (at + 1) * dimensions));
  }
}

class RemoteReranker extends RemoteModel implements Reranker {
  score(query: string, passages: readonly string[], { signal }: { signal?: StopSignal } = {}): Promise<Float32Array> {
    return this.call(signal, (host, callId) => host.score(callId, query, passages));
  }
}

class RemoteLanguageModel extends RemoteModel implements LanguageModel {
  readonly contextWindow: number;
  readonly constrains: boolean;

  constructor(
    id: string,
    link: WorkerLink<ModelHostApi>,
    { contextWindow, constrains }: LoadedModel & { task: 'chat' },
  ) {
    super(id, link);
    this.contextWindow = contextWindow;
    this.constrains = constrains;
  }

  countTokens(text: string): Promise<number> {
    return this.call(undefined, (host) => host.countTokens(text));
  }

  async generate({ signal, ...request }: GenerationRequest, onText?: (piece: string) => void): Promise<Generation> {
    if (signal?.aborted === true) return { text: '', finish: 'abort', promptTokens: 0, outputTokens: 0 };
    return this.call(signal, (host, callId) =>
      onText === undefined ? host.generate(callId, request) : host.generate(callId, request, proxy(onText)),
    );
  }

  choose(messages: readonly ChatMessage[], choices: readonly string[], signal?: StopSignal): Promise<number[]> {
    return this.call(signal, (host, callId) => host.choose(callId, messages, choices));
  }
}

function portTo(link: WorkerLink<ModelHostApi>, id: string, loaded: LoadedModel): RunningModel {
  switch (loaded.task) {
    case 'embed':
      return { task: 'embed', port: new RemoteEmbedder(id, link, loaded) };
    case 'rerank':
      return { task: 'rerank', port: new RemoteReranker(id, link) };
    case 'chat':
      return { task: 'chat', port: new RemoteLanguageModel(id, link, loaded) };
  }
}

/**
 * Loads a model in a worker that offers `ModelHostApi`. When that fails, the worker is ended.
 *
 * @throws CausewayError as `ModelHostApi.load`; `cancelled` when the signal ended it
 */
export async function loadRemoteModel(
  start: () => Worker,
  description: RunnableModel,
  device: ModelDevice,
  signal?: StopSignal,
): Promise<RunningModel> {
  const link = new WorkerLink<ModelHostApi>(start());
  const end = () => link.end();
  signal?.addEventListener('abort', end);
  try {
    if (signal?.aborted === true) end();
    const loaded = await callHost<LoadedModel>(link, description.id, undefined, (host) =>
      // comlink's types spread a promise of a union into a union of promises.
      Promise.resolve(host.load(description, device)),
    );
    return portTo(link, description.id, loaded);
  } catch (error) {
    link.end();
    if (signal?.aborted === true) throw cancelled();
    throw error;
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

/**
 * Has the code and the runtime that models need on a device fetched and stored, so that they run without a network later; to be
 * called when a model was downloaded or imported.
 *
 * @throws CausewayError `network-failed`
 */
export async function prepareOffline(start: () => Worker, device: ModelDevice): Promise<void> {
  const link = new WorkerLink<ModelHostApi>(start());
  try {
    await link.call((host) => host.prepare(device));
  } catch (error) {
    if (!(error instanceof WorkerCrash)) throw error;
    throw new CausewayError(
      'network-failed',
      'A part of the app could not be fetched. Check the network and try again.',
    );
  } finally {
    link.end();
  }
}
