/**
 * @file What `workers/models.worker.ts` offers to the page: which models there are, which of them are on this device, and
 * bringing them here: by download, or from files. Sizes are in bytes, times in milliseconds since the epoch.
 */
import type { ErrorInfo } from '../engine/records.ts';

/** The database that is there once a model was looked for or brought here. Only its name is the page's business. */
export const MODELS_DATABASE = 'causeway-models';

/** The cache in which the service worker keeps what runs models. */
export const RUNTIME_CACHE = 'model-runtime';

/** `embed`: texts to vectors; `rerank`: a passage scored against a question; `chat`: text from a prompt. */
export type ModelTask = 'embed' | 'rerank' | 'chat';

/** `onnx`: run by transformers.js; `mlc`: shards and a compiled library, run by web-llm on a GPU. */
export type ModelFormat = 'onnx' | 'mlc';

/** How an encoder's token vectors become one vector. */
export type Pooling = 'mean' | 'cls';

/** What must be known of a model to run it, whoever keeps it. */
export interface RunningCard {
  /** Names the model and its variant, such as `Xenova/all-MiniLM-L6-v2@q8`. */
  id: string;
  name: string;
  task: ModelTask;
  /** `browser`: the browser keeps and runs it, and gives nobody its files. */
  format: ModelFormat | 'browser';
  /** The Hugging Face repository, or empty for a model from files that do not say. */
  repository: string;
  /** Weight format: the library's `dtype` for `onnx` (`fp32`, `fp16`, `q8`, `q4`, `q4f16` …), the quantisation for `mlc`. */
  variant: string;
  /** Tokens of prompt and output together; for encoders the longest input. */
  contextWindow: number;
  /** Encoders only: how vectors are pooled, and what is put before a question and before a passage. */
  pooling: Pooling;
  queryPrefix: string;
  passagePrefix: string;
  /** Encoders only: a reader of sentences lies beside it. */
  readsSentences?: boolean;
  /** `mlc` only: path of the compiled library among the model's files; else empty. */
  library: string;
  licence: string;
}

/** The same of a model whose files are on this device; stored with them. */
export interface ModelCard extends RunningCard {
  format: ModelFormat;
}

/** One way of having a model of the catalogue: smaller weights take less room and memory and are a little less exact. */
export interface CatalogueVariant {
  variant: string;
  /** About; the exact size is asked for when the download begins. */
  bytes: number;
  /** Memory needed while running: the graphics card's for `mlc`, the computer's or the card's for `onnx`. */
  memory: number;
  /** Whether the GPU must be able to compute with 16-bit numbers. */
  needsF16: boolean;
}

export interface CatalogueModel {
  /** The repository id; unique in the catalogue. `{variant}` stands for the variant where each has a repository of its own. */
  repository: string;
  name: string;
  task: ModelTask;
  format: ModelFormat;
  /** Number of weights. */
  parameters: number;
  /** Number of weights in the largest matrix, mostly that of the vocabulary: a graphics processor must take it at once. */
  largestMatrix: number;
  variants: CatalogueVariant[];
  /** Plain names, such as "English". */
  languages: string;
  contextWindow: number;
  licence: string;
  /** Page that tells of the model. */
  source: string;
  /** One sentence on why one would choose it. */
  why: string;
  pooling?: Pooling;
  queryPrefix?: string;
  passagePrefix?: string;
  /** `mlc` only: file name of the compiled library, with `{variant}`. */
  library?: string;
}

/** `ready` ones can be used; the others are on their way or stopped on it. */
export type ModelStatus = 'downloading' | 'paused' | 'failed' | 'ready';

/** A model that is on this device, or partly. */
export interface LocalModel extends ModelCard {
  status: ModelStatus;
  origin: 'hub' | 'files' | 'app';
  addedAt: number;
  /** Size of all files together, and how much of it is here. */
  bytes: number;
  bytesHere: number;
  files: number;
  filesHere: number;
  /** Why a `failed` one stopped, or why a `paused` one was not paused by the person. */
  error: ErrorInfo | null;
}

/** The encoder that is part of the app, as the manifest beside it describes it. */
export interface ShippedModel {
  /** Another one whenever its weights are others, so that vectors of two never meet. */
  id: string;
  name: string;
  /** Where it comes from, in words. */
  origin: string;
  licence: string;
  /** Tokens of the longest input. */
  contextWindow: number;
  /** Paths within the model; SHA-256 in lower-case hexadecimal. */
  files: { path: string; size: number; sha256: string }[];
}

/** Where the encoder stands that is part of the app. */
export interface ShippedView {
  /** Null where the app's server could not be asked yet. */
  model: ShippedModel | null;
  /** `absent`: not fetched yet; `failed`: what came, or the browser, is not fit for it. */
  status: 'absent' | 'fetching' | 'ready' | 'failed';
  /** Why a `failed` one is not here. */
  error: ErrorInfo | null;
}

/** How a download or an import goes; sent a few times a second. */
export interface ModelProgress {
  id: string;
  /** `fetching`: bytes arrive; `retrying`: the connection broke and is tried again soon; `copying`: from files on disk; `checking`: what came. */
  step: 'fetching' | 'retrying' | 'copying' | 'checking';
  /** The file in work. */
  file: string;
  fileBytes: number;
  fileBytesHere: number;
  files: number;
  filesHere: number;
  bytes: number;
  bytesHere: number;
  /** Smoothed; null until it can be told. */
  bytesPerSecond: number | null;
  secondsLeft: number | null;
}

export type ModelEvent = { type: 'models' } | { type: 'progress'; progress: ModelProgress };

/** What the graphics adapter says of itself. */
export interface GpuFacts {
  /** The best name there is for a person, such as "intel gen-12lp"; may be empty. */
  name: string;
  /** True when the adapter is a program that imitates a GPU: correct, but far too slow for chat. */
  software: boolean;
  f16: boolean;
  maxBufferBytes: number;
  maxBindingBytes: number;
}

/** What this machine can do. */
export interface MachineFacts {
  gpu: GpuFacts | null;
  /** GB of memory, as far as the browser tells (it rounds, and tells no more than 8 or 32); null when it does not. */
  memoryGigabytes: number | null;
  processors: number;
  /** Whether computing may use several processors (the page is cross-origin isolated). */
  threads: boolean;
  /** Null when the browser does not tell. */
  storage: { used: number; free: number; persistent: boolean } | null;
}

/** A model chosen for this machine, with the reason in words. */
export interface Recommendation {
  task: ModelTask;
  repository: string;
  variant: string;
  reason: string;
}

export interface MachineReport {
  machine: MachineFacts;
  /** What the machine can do, in plain sentences. */
  words: string[];
  recommended: Recommendation[];
  /** For every model of the catalogue, by repository, the variant that suits the machine best. */
  variants: Readonly<Record<string, string>>;
}

/** What a repository offers, for choosing a variant. */
export interface RepositoryOffer {
  repository: string;
  name: string;
  task: ModelTask;
  format: ModelFormat;
  licence: string;
  variants: { variant: string; bytes: number }[];
}

/** A file handed over for importing; `path` keeps the folder that it was chosen with. */
export interface ModelFileInput {
  path: string;
  blob: Blob;
}

/** An exported model: one archive with everything, also its description and checksums. */
export interface ModelArchive {
  name: string;
  blob: Blob;
}

/**
 * Offered by `workers/models.worker.ts`. Nothing is asked of any other origin before `lookUp`, `download` or `resume` is called.
 * All methods may fail with CausewayError `storage-full` or `storage-unavailable`.
 */
export interface ModelManagerApi {
  subscribe(listener: (event: ModelEvent) => void): Promise<void>;
  /**
   * Sees to it that the models which are here run without a network, also after the app itself was updated: what of the app they need is
   * fetched and stored, once for each version. What can't be fetched now is fetched in the next session.
   */
  keepReady(): Promise<void>;
  catalogue(): Promise<CatalogueModel[]>;
  machine(): Promise<MachineReport>;
  /** Where the encoder stands that is part of the app. */
  shipped(): Promise<ShippedView>;
  /**
   * Brings the encoder that is part of the app here, from the app's own origin, checked against its manifest; one of an earlier version
   * of the app goes. What failed is not tried again before app or encoder are other ones, unless a person asks.
   *
   * @param isAsked whether a person asked for it
   * @returns what stopped it now; null when it is here, is being fetched by another tab, or was stopped before
   */
  fetchShipped(isAsked: boolean): Promise<ErrorInfo | null>;
  /** Models that a person brought here and those on their way, newest last. */
  list(): Promise<LocalModel[]>;
  /** Asks the hub what a repository holds, by its id or address. @throws CausewayError `usage`, `network-failed`, `model-missing`, `model-unsupported` */
  lookUp(repository: string): Promise<RepositoryOffer>;
  /**
   * Begins a download, and answers once its files are known and there is room for them; the bytes then come in the background.
   *
   * @param repository an id at Hugging Face, or that of an entry of the catalogue
   * @returns the model's id
   * @throws CausewayError as `lookUp`
   */
  download(repository: string, variant: string): Promise<string>;
  /** Stops a download and keeps what is here. */
  pause(id: string): Promise<void>;
  /** Goes on where a download stopped, also after a reload. @throws CausewayError `model-missing` */
  resume(id: string): Promise<void>;
  /** Stops a download and deletes what is here. */
  cancel(id: string): Promise<void>;
  /** Takes a model away; `restore` undoes it for a short while, then its files are deleted. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /**
   * Takes in a model from a folder's files, or from one .zip or .tar; nothing is asked of any network.
   *
   * @returns the model's id
   * @throws CausewayError `model-missing` (files lacking), `model-damaged`, `model-unsupported`, `cancelled`
   */
  importFiles(files: ModelFileInput[]): Promise<string>;
  /** Stops the import that runs. */
  cancelImport(): Promise<void>;
  /** A .tar of a model. Its bytes stay where they are until the archive is saved. @throws CausewayError `model-missing` */
  exportModel(id: string): Promise<ModelArchive>;
}
