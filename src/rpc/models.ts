/**
 * @file What a model worker offers: one worker hosts one model, so that ending the worker surely frees its memory and a failure
 * stays with the model that failed. Calls carry an id by which they can be stopped, since a signal does not cross threads.
 */
import type {
  AnswerScores,
  AskedQuestion,
  ChatMessage,
  Generation,
  GenerationRequest,
  PassageReading,
  QuestionReading,
  SentenceStatement,
} from '../engine/ports.ts';

/** Where a model runs. `cpu` is Node's; `browser`: wherever the browser runs its own. */
export type ModelDevice = 'webgpu' | 'wasm' | 'cpu' | 'browser';

/**
 * What an adapter must know to run a model; a description of the model manager is one.
 */
export interface RunnableModel {
  /** Names the model and its variant; stored with whatever it makes. */
  readonly id: string;
  /** `embed`: texts to vectors; `rerank`: a passage scored against a question; `chat`: text from a prompt. */
  readonly task: 'embed' | 'rerank' | 'chat';
  /** The library's name for how the weights are stored (`fp32`, `q8`, `q4f16` …); it tells which file is loaded. */
  readonly variant: string;
  /** Tokens of prompt and output together; for encoders the longest input. May be set below what the model can take, to save memory. */
  readonly contextWindow: number;
  /** Encoders only: how the vectors of a text's tokens become one: their mean, or the first one. */
  readonly pooling: 'mean' | 'cls';
  /** Encoders only: put before a text that is searched with, and before one that is searched for. */
  readonly queryPrefix: string;
  readonly passagePrefix: string;
  /** Encoders only: a reader of sentences lies beside it. */
  readonly readsSentences?: boolean;
}

/** What is known of a model once it runs. */
export type LoadedModel =
  | { task: 'embed'; dimensions: number; readsWords: boolean; readsSentences: boolean }
  | { task: 'rerank' }
  | { task: 'chat'; contextWindow: number; constrains: boolean };

/** Vectors one after the other, so that they cross without being copied. */
export interface PackedVectors {
  dimensions: number;
  values: Float32Array;
}

/** A generation request without its signal: {@link ModelHostApi.abort} takes its place. */
export type HostedGenerationRequest = Omit<GenerationRequest, 'signal'>;

/**
 * Offered by a model worker. Failures are those of the ports in `engine/ports.ts`; a failure with `details.restart` says that the
 * worker can't go on and a new one is needed. Listeners are wrapped in comlink's `proxy()` by the caller.
 */
export interface ModelHostApi {
  /**
   * Loads the worker's model; must be the first call, and comes again only after `unload`.
   *
   * @throws CausewayError `model-missing`, `model-damaged`, `model-unsupported`, `model-out-of-memory`, `model-failed`, `network-failed`
   */
  load(model: RunnableModel, device: ModelDevice): Promise<LoadedModel>;
  /**
   * Fetches everything that running models on a device needs besides their files, so that the service worker stores it and models run
   * without a network later. Needs no model.
   *
   * @throws CausewayError `network-failed`
   */
  prepare(device: ModelDevice): Promise<void>;
  embed(
    callId: string,
    texts: readonly string[],
    kind: 'query' | 'passage',
    onProgress?: (done: number) => void,
  ): Promise<PackedVectors>;
  /** Of encoders with `readsWords` alone, as the other one. */
  readPassages(callId: string, passages: readonly string[]): Promise<PassageReading[]>;
  readQuestion(callId: string, question: string): Promise<QuestionReading>;
  /** Of encoders with `readsSentences` alone, as the methods of `SentenceReader`. */
  readAsked(callId: string, question: string): Promise<AskedQuestion>;
  readSentences(callId: string, question: string, passages: readonly (readonly string[])[]): Promise<AnswerScores[]>;
  readStatements(callId: string, passages: readonly (readonly string[])[]): Promise<SentenceStatement[][]>;
  score(callId: string, query: string, passages: readonly string[]): Promise<Float32Array>;
  countTokens(text: string): Promise<number>;
  generate(callId: string, request: HostedGenerationRequest, onText?: (piece: string) => void): Promise<Generation>;
  choose(callId: string, messages: readonly ChatMessage[], choices: readonly string[]): Promise<number[]>;
  /** Stops the call of that id, whether it has begun or not; nothing happens when there is none. */
  abort(callId: string): Promise<void>;
  unload(): Promise<void>;
}
