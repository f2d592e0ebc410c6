/** @file Chat models that web-llm runs on the graphics card, as a `LanguageModel`. */
import type { ChatCompletionChunk, ChatCompletionRequestBase } from '@mlc-ai/web-llm';
import type { ChatMessage, Generation, GenerationRequest, LanguageModel, StopSignal } from '../../engine/ports.ts';
import type { RunnableModel } from '../../rpc/models.ts';
import { cancelled } from '../transformers/cancelled.ts';
import { commonLength } from '../transformers/prompt.ts';
import { StopFilter } from '../transformers/stop-filter.ts';
import { Turns } from '../transformers/turns.ts';
import { libraryMessages, replyHeader, type ChatConfig } from './chat-config.ts';
import { sharesOf, type ChoiceRequest } from './choices.ts';
import type { ChatEngine, StartedEngine } from './engine.ts';
import { toWebLlmError } from './errors.ts';
import type { ModelTokens } from './tokens.ts';

/** Models are run as they are, without the penalties that their configurations may ask for: those break JSON, which repeats its keys. */
const PLAIN = { repetition_penalty: 1, frequency_penalty: 0, presence_penalty: 0 } as const;
/** So narrow a choice that the likeliest token alone is left. */
const LIKELIEST_ONLY = 1e-5;

/** What a model that can think aloud is made to begin with, so that it does not: it takes minutes on small devices. */
const NO_THOUGHT = '<think>\n\n</think>\n\n';

/** What a model's own files say of how it is spoken to. */
export interface Speech {
  tokens: ModelTokens;
  config: ChatConfig;
  /** Whether it would think aloud first. */
  thinks: boolean;
}

type ReadonlyMessages = readonly ChatMessage[];

export class WebLlmLanguageModel implements LanguageModel {
  readonly id: string;
  readonly contextWindow: number;
  readonly constrains = true;
  readonly #engine: ChatEngine;
  readonly #speech: Speech;
  readonly #turns: Turns;

  constructor({ id, contextWindow }: RunnableModel, { engine, loss }: StartedEngine, speech: Speech) {
    this.id = id;
    this.contextWindow = contextWindow;
    this.#engine = engine;
    this.#speech = speech;
    this.#turns = new Turns(id, loss);
  }

  async countTokens(text: string): Promise<number> {
    return this.#speech.tokens.encode(text).length;
  }

  generate(request: GenerationRequest, onText: (piece: string) => void = () => {}): Promise<Generation> {
    return this.#turn(async () => {
      if (request.signal?.aborted === true) return { text: '', finish: 'abort', promptTokens: 0, outputTokens: 0 };
      const abort = () => void this.#engine.interruptGenerate();
      request.signal?.addEventListener('abort', abort);
      try {
        const chunks = await this.#engine.chatCompletion({ ...this.#requestFor(request), stream: true });
        return await this.#collect(chunks, request, onText);
      } finally {
        request.signal?.removeEventListener('abort', abort);
      }
    });
  }

  choose(messages: ReadonlyMessages, choices: readonly string[], signal?: StopSignal): Promise<number[]> {
    const { tokens, config } = this.#speech;
    const ask = async (request: ChoiceRequest) => {
      if (signal?.aborted === true) throw cancelled();
      return this.#engine.chatCompletion({ ...this.#base(messages), ...request, stream: false });
    };
    const header = replyHeader(config);
    const before = tokens.encode(header);
    const answers = choices.map((choice) => {
      // Read behind the header: some tokenizers see the beginning of a text as the beginning of a word.
      const both = tokens.encode(header + choice);
      return both.slice(commonLength(before, both));
    });
    const end = config.conv_template.stop_token_ids[0] ?? 0;
    return this.#turn(() => sharesOf({ ask, textOf: (token) => tokens.textOf(token), end }, answers), signal);
  }

  unload(): Promise<void> {
    return this.#turns.close(async () => this.#engine.unload());
  }

  /** One call at a time; what the library throws, in its own words, becomes an error to be shown. */
  #turn<Result>(body: () => Promise<Result>, signal?: StopSignal): Promise<Result> {
    return this.#turns.run(async () => {
      try {
        return await body();
      } catch (thrown) {
        throw toWebLlmError(thrown, this.id);
      }
    }, signal);
  }

  #base(messages: ReadonlyMessages): ChatCompletionRequestBase {
    const { config, tokens, thinks } = this.#speech;
    return {
      ...PLAIN,
      messages: libraryMessages(messages, config, tokens.special),
      ...(thinks ? { extra_body: { enable_thinking: false } } : {}),
    };
  }

  #requestFor({ messages, maxTokens, temperature = 0, seed, schema }: GenerationRequest): ChatCompletionRequestBase {
    return {
      ...this.#base(messages),
      // The library counts what it begins with itself.
      max_tokens: maxTokens + (this.#speech.thinks ? this.#speech.tokens.encode(NO_THOUGHT).length : 0),
      temperature,
      top_p: temperature > 0 ? 1 : LIKELIEST_ONLY,
      ...(seed === undefined ? {} : { seed }),
      ...(schema === undefined
        ? {}
        : { response_format: { type: 'json_object' as const, schema: JSON.stringify(schema) } }),
      stream_options: { include_usage: true },
    };
  }

  /** Takes the output as it comes. A call that is to stop is read to its end, which leaves the engine ready for the next one. */
  async #collect(
    chunks: AsyncIterable<ChatCompletionChunk>,
    { schema, stop = [], signal }: GenerationRequest,
    onText: (piece: string) => void,
  ): Promise<Generation> {
    // Cutting JSON off at a stop text would break it.
    const out = new StopFilter(schema === undefined ? stop : [], onText);
    let skipping = this.#speech.thinks ? NO_THOUGHT.length : 0;
    let ended: Generation['finish'] | null = null;
    let reported: string | null = null;
    let promptTokens = 0;
    let outputTokens = 0;
    for await (const { choices, usage } of chunks) {
      promptTokens = usage?.prompt_tokens ?? promptTokens;
      outputTokens = usage?.completion_tokens ?? outputTokens;
      reported = choices[0]?.finish_reason ?? reported;
      const content = choices[0]?.delta.content ?? '';
      const piece = content.slice(skipping);
      skipping -= content.length - piece.length;
      if (ended === null && signal?.aborted === true) ended = 'abort';
      else if (ended === null && out.push(piece)) ended = 'stop';
      if (ended !== null) this.#engine.interruptGenerate();
    }
    if (ended !== 'stop') out.end();
    const isComplete = ended === null && schema !== undefined && isJson(out.text);
    const finish = ended ?? (isComplete ? 'stop' : finishOf(reported));
    // The token that says "the end" is no output.
    return { text: out.text, finish, promptTokens, outputTokens: outputTokens - (reported === 'stop' ? 1 : 0) };
  }
}

function finishOf(reported: string | null): Generation['finish'] {
  return reported === 'stop' || reported === 'abort' ? reported : 'length';
}

/** What is complete needs no end token of the model's. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
