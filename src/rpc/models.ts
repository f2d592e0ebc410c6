/**
 * @file What a model worker offers: one worker hosts one model, so that ending the worker surely frees its memory and a failure
 * stays with the model that failed. Calls carry an id by which they can be stopped, since a signal does not cross threads.
 */
import type { ChatMessage, Generation, GenerationRequest } from '../engine/ports.ts';

/** Where a model runs. `cpu` is Node's. */
export type ModelDevice = 'webgpu' | 'wasm' | 'cpu';

/** How the weights are stored; names the file that is loaded (`onnx/model_q4.onnx` and so on). */
export type WeightType = 'fp32' | 'fp16' | 'int8' | 'uint8' | 'q8' | 'q4' | 'q4f16' | 'bnb4';

interface AnyModelDescription {
  /** Names the model and its variant; stored with whatever it makes. */
  id: string;
  device: ModelDevice;
  dtype: WeightType;
}

/** A sentence encoder, as its model card says it is to be used. */
export interface EmbedderDescription extends AnyModelDescription {
  role: 'embedder';
  /** How the vectors of a text's tokens become one: their mean, the first one, or the last one. */
  pooling: 'mean' | 'cls' | 'last';
  /** Put before a text that is searched with, and before one that is searched for. */
  queryPrefix: string;
  passagePrefix: string;
  /** Longer texts are cut. */
  maxTokens: number;
}

/** A cross-encoder with one logit, or with two of which the second means "relevant". */
export interface RerankerDescription extends AnyModelDescription {
  role: 'reranker';
  /** Of query and passage together; longer pairs are cut. */
  maxTokens: number;
}

export interface LanguageModelDescription extends AnyModelDescription {
  role: 'language-model';
  /** Tokens of prompt and output together; may be set below what the model can take, to save memory. */
  contextWindow: number;
}

export type ModelDescription = EmbedderDescription | RerankerDescription | LanguageModelDescription;
export type ModelRole = ModelDescription['role'];

/** What is known of a model once it runs. */
export type LoadedModel =
  | { role: 'embedder'; dimensions: number }
  | { role: 'reranker' }
  | { role: 'language-model'; contextWindow: number; constrains: boolean };

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
   * @throws CausewayError `model-missing`, `model-damaged`, `model-unsupported`, `model-out-of-memory`, `model-failed`
   */
  load(description: ModelDescription): Promise<LoadedModel>;
  embed(
    callId: string,
    texts: readonly string[],
    kind: 'query' | 'passage',
    onProgress?: (done: number) => void,
  ): Promise<PackedVectors>;
  score(callId: string, query: string, passages: readonly string[]): Promise<Float32Array>;
  countTokens(text: string): Promise<number>;
  generate(callId: string, request: HostedGenerationRequest, onText?: (piece: string) => void): Promise<Generation>;
  choose(callId: string, messages: readonly ChatMessage[], choices: readonly string[]): Promise<number[]>;
  /** Stops the call of that id, whether it has begun or not; nothing happens when there is none. */
  abort(callId: string): Promise<void>;
  unload(): Promise<void>;
}
