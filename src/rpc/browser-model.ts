/**
 * @file The browser's own language model (https://github.com/webmachinelearning/prompt-api), as far as it is used, and how a page lends it
 * to its workers: pages have it, workers do not. Browsers have renamed parts of it, so both names are known.
 */
import type { ChatMessage, JsonSchema } from '../engine/ports.ts';

/** Names it wherever models are named, and is stored with whatever it makes; browsers don't tell which model it is. */
export const BROWSER_MODEL_ID = 'browser/language-model';

/** `downloadable` and `downloading` ones come when a conversation is begun, at a person's click. */
export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

/** A conversation. */
export interface Session {
  /** Most tokens of a conversation, under its newer and its older name. */
  readonly contextWindow?: number;
  readonly inputQuota?: number;
  measureContextUsage?(input: string | readonly ChatMessage[]): Promise<number>;
  measureInputUsage?(input: string | readonly ChatMessage[]): Promise<number>;
  promptStreaming(input: readonly ChatMessage[], options?: PromptOptions): AsyncIterable<string>;
  /** A conversation that begins with all of this one, which is not read again. */
  clone(): Promise<Session>;
  destroy(): void;
}

export interface PromptOptions {
  responseConstraint?: JsonSchema;
  /** The constraint is not written into the prompt; ours say what they want. */
  omitResponseConstraintInput?: boolean;
  signal?: AbortSignal;
}

/** Tells of a download: `loaded` is 0 to 1. */
export interface DownloadMonitor {
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void;
}

/** What a conversation begins with. */
export interface SessionStart {
  initialPrompts?: readonly ChatMessage[];
  temperature?: number;
  topK?: number;
  expectedInputs?: readonly { type: 'text'; languages: readonly string[] }[];
  expectedOutputs?: readonly { type: 'text'; languages: readonly string[] }[];
}

export interface SessionOptions extends SessionStart {
  monitor?: (monitor: DownloadMonitor) => void;
  signal?: AbortSignal;
}

export interface SamplingLimits {
  maxTopK: number;
  maxTemperature: number;
}

/** What the page has under the name `LanguageModel`. */
export interface PromptApi {
  availability(options?: SessionStart): Promise<Availability>;
  create(options?: SessionOptions): Promise<Session>;
  /** Only where sampling may be set, which not every page may. */
  params?(): Promise<SamplingLimits | null>;
}

/** Browsers want to know beforehand what languages they will meet. */
export const TEXT: Pick<SessionStart, 'expectedInputs' | 'expectedOutputs'> = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

/** A conversation that the page holds for a worker. */
export interface LentSession {
  id: number;
  /** Tokens. */
  contextWindow: number;
}

/**
 * The browser's own model, lent by the page. What the browser throws arrives with the name of its exception in `details.name`. Output is
 * fetched piece by piece, so that none comes after its end.
 */
export interface BrowserModelApi {
  availability(): Promise<Availability>;
  /** Null where sampling can't be set. */
  params(): Promise<SamplingLimits | null>;
  create(start: SessionStart): Promise<LentSession>;
  clone(sessionId: number): Promise<LentSession>;
  /** Tokens. */
  measure(sessionId: number, input: string | readonly ChatMessage[]): Promise<number>;
  /** Begins to write; `next` fetches what is written. @returns id of the call */
  prompt(sessionId: number, input: readonly ChatMessage[], schema: JsonSchema | null): Promise<number>;
  /** The next piece; null at the end. */
  next(callId: number): Promise<string | null>;
  /** Ends a call whose output is not wanted any more. */
  stop(callId: number): Promise<void>;
  destroy(sessionId: number): Promise<void>;
}
