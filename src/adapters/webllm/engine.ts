/** @file web-llm's engine as the adapter sees it: the part of the library's own interface that is used. */
import type { AppConfig, MLCEngineInterface } from '@mlc-ai/web-llm';

export type ChatEngine = Pick<MLCEngineInterface, 'chatCompletion' | 'interruptGenerate' | 'unload'>;

/** An engine with a model in it. */
export interface StartedEngine {
  engine: ChatEngine;
  /** Fails when the graphics card under the engine goes away; calls under way would wait for ever. Null where there is none. */
  loss: Promise<never> | null;
}

/** Loads the one model of the configuration. */
export type StartEngine = (config: AppConfig) => Promise<StartedEngine>;
