/**
 * @file Runs a causal language model token by token with its key-value cache, and keeps the caches of beginnings that prompts share, so
 * that instructions are read once and not for every call.
 */
import { DynamicCache, Tensor, type PreTrainedModel } from '@huggingface/transformers';
import type { StopSignal } from '../../engine/ports.ts';
import { Breath } from './breath.ts';
import { cancelled } from './cancelled.ts';
import { commonLength, type EncodedPrompt } from './prompt.ts';

type Outputs = Record<string, Tensor>;

/** What a model has read so far. */
export interface Reading {
  /** Tokens read. */
  readonly length: number;
  readonly cache: DynamicCache;
  /** Scores of each token of the vocabulary to come next. */
  readonly logits: Float32Array;
}

interface Kept {
  readonly tokens: readonly number[];
  readonly reading: Reading;
}

/** Beginnings shorter than this are read again faster than they are kept. */
const SHORTEST_KEPT = 24;
/** For one task that runs in the background and another that somebody waits for. */
const KEPT = 2;
/** Long prompts are read in parts, so that reading can be stopped and the scores of all its tokens never fill the memory. */
const PART = 512;
const PART_LOGITS = 2 ** 25;

/** `present.0.key` → `past_key_values.0.key`; `present_conv.0` → `past_conv.0` in models that mix kinds of memory. */
function pastName(presentName: string): string {
  return presentName.replace(/^present(?=\.)/, 'past_key_values').replace(/^present_/, 'past_');
}

export class Decoder {
  readonly #model: PreTrainedModel;
  readonly #kept: Kept[] = [];
  #lastPrompt: readonly number[] = [];
  #partLength = 1;

  constructor(model: PreTrainedModel) {
    this.#model = model;
  }

  /**
   * Reads a prompt.
   *
   * @throws CausewayError `cancelled` between parts
   */
  async read({ tokens, shared }: EncodedPrompt, signal?: StopSignal): Promise<Reading> {
    const boundary = Math.min(Math.max(shared, commonLength(tokens, this.#lastPrompt)), tokens.length - 1);
    this.#lastPrompt = tokens;
    let reading = this.#longestKept(tokens);
    const known = reading?.length ?? 0;
    if (boundary - known >= SHORTEST_KEPT) {
      reading = await this.#readOn(reading, tokens.slice(known, boundary), signal);
      await this.#keep({ tokens: tokens.slice(0, boundary), reading });
    }
    return this.#readOn(reading, tokens.slice(reading?.length ?? 0), signal);
  }

  /** Reads one more token; the reading before it is freed unless it is kept. */
  async next(reading: Reading, token: number): Promise<Reading> {
    const next = await this.#forward(reading, [token]);
    await this.free(reading, next);
    return next;
  }

  /** Reads more tokens and leaves the reading before them as it is. */
  branch(reading: Reading, tokens: readonly number[]): Promise<Reading> {
    return this.#forward(reading, tokens);
  }

  /** Frees a reading's memory on the GPU, except for what it shares with `successor` and what is kept. */
  async free(reading: Reading, successor?: Reading): Promise<void> {
    if (this.#kept.some((kept) => kept.reading === reading)) return;
    const held = new Set<unknown>(successor === undefined ? [] : Object.values(successor.cache));
    for (const tensor of Object.values(reading.cache)) {
      if (tensor.location === 'gpu-buffer' && !held.has(tensor)) tensor.dispose();
    }
  }

  /** Frees the model and all that is kept. */
  async dispose(): Promise<void> {
    for (const { reading } of this.#kept.splice(0)) await reading.cache.dispose();
    await this.#model.dispose();
  }

  #longestKept(tokens: readonly number[]): Reading | null {
    const fitting = this.#kept.filter(
      (kept) => kept.tokens.length < tokens.length && commonLength(kept.tokens, tokens) === kept.tokens.length,
    );
    return fitting.sort((a, b) => b.tokens.length - a.tokens.length)[0]?.reading ?? null;
  }

  async #keep(kept: Kept): Promise<void> {
    this.#kept.unshift(kept);
    const [old] = this.#kept.splice(KEPT);
    if (old !== undefined) await this.free(old.reading);
  }

  async #readOn(start: Reading | null, tokens: readonly number[], signal?: StopSignal): Promise<Reading> {
    const breath = new Breath();
    let reading = start;
    for (let at = 0; at < tokens.length;) {
      await breath.take();
      if (signal?.aborted === true) {
        if (reading !== null) await this.free(reading);
        throw cancelled();
      }
      const part = tokens.slice(at, at + this.#partLength);
      at += part.length;
      const next = await this.#forward(reading, part);
      if (reading !== null) await this.free(reading, next);
      reading = next;
    }
    return reading!;
  }

  async #forward(before: Reading | null, tokens: readonly number[]): Promise<Reading> {
    const length = (before?.length ?? 0) + tokens.length;
    const outputs = (await this.#model.forward({
      input_ids: new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
      attention_mask: new Tensor('int64', new BigInt64Array(length).fill(1n), [1, length]),
      past_key_values: before?.cache ?? null,
      // Models that have this input give the scores of the last token alone; others don't see it.
      num_logits_to_keep: new Tensor('int64', [1n], []),
    })) as Outputs;
    const cache: Record<string, Tensor> = {};
    for (const [name, tensor] of Object.entries(outputs)) {
      if (name.startsWith('present')) cache[pastName(name)] = tensor;
    }
    const logits = outputs['logits']!.to('float32');
    const vocabulary = logits.dims.at(-1)!;
    this.#partLength = Math.max(64, Math.min(PART, Math.floor(PART_LOGITS / vocabulary)));
    return {
      length,
      cache: new DynamicCache(cache),
      logits: (logits.data as Float32Array).slice(-vocabulary),
    };
  }
}
