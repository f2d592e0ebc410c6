/**
 * @file The browser's own language model, as far as it is used: https://github.com/webmachinelearning/prompt-api. Pages have it, workers
 * do not. Browsers have renamed parts of it, so both names are known.
 */
import type { ChatMessage } from '../../engine/ports.ts';

export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

interface PromptOptions {
  responseConstraint?: object;
  /** The constraint is not written into the prompt; ours say what they want. */
  omitResponseConstraintInput?: boolean;
  signal?: AbortSignal;
}

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

/** Tells of a download. */
export interface DownloadMonitor {
  addEventListener(type: 'downloadprogress', listener: (event: { loaded: number }) => void): void;
}

export interface SessionOptions {
  initialPrompts?: readonly ChatMessage[];
  temperature?: number;
  topK?: number;
  expectedInputs?: readonly { type: 'text'; languages: readonly string[] }[];
  expectedOutputs?: readonly { type: 'text'; languages: readonly string[] }[];
  monitor?: (monitor: DownloadMonitor) => void;
  signal?: AbortSignal;
}

/** What the page has under the name `LanguageModel`. */
export interface PromptApi {
  availability(options?: SessionOptions): Promise<Availability>;
  create(options?: SessionOptions): Promise<Session>;
  /** Only where sampling may be set, which not every page may. */
  params?(): Promise<{ maxTopK: number; maxTemperature: number } | null>;
}

/** Browsers want to know beforehand what languages they will meet. */
export const TEXT: Pick<SessionOptions, 'expectedInputs' | 'expectedOutputs'> = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

/** @returns null where the browser has no such model */
export function browserPromptApi(): PromptApi | null {
  const { LanguageModel: api } = globalThis as { LanguageModel?: Partial<PromptApi> };
  return typeof api?.create === 'function' && typeof api.availability === 'function' ? (api as PromptApi) : null;
}

/** Whether this browser has a model of its own: `downloadable` ones come when they are first loaded, at a person's click. */
export async function promptApiAvailability(api: PromptApi | null = browserPromptApi()): Promise<Availability> {
  if (api === null) return 'unavailable';
  return api.availability(TEXT).catch(() => 'unavailable');
}
