/** @file Which tokens an engine is made to read: beginnings that prompts share are read once, and answers stay the same. */
import { describe, expect, test } from 'vitest';
import { keepBeginnings, type Pipeline } from '../../../src/adapters/webllm/prefix-reuse.ts';

const CHUNK = 16;

/** Goes about its cache as the library's `LLMChatPipeline` does; what it answers depends on every token in the cache. */
class CachingPipeline implements Pipeline {
  readonly kvStateKind: string = 'kv_cache';
  readonly slidingWindowSize: number = -1;
  readonly kvCache = { tokens: [] as number[] };
  filledKVCacheLength = 0;
  /** How many tokens each step read. */
  reads: number[] = [];
  failsAt = Infinity;
  canPop = true;
  #prompt: number[] = [];
  #lastRound: number[] = [];
  #scopes = 0;

  readonly tvm = {
    beginScope: () => void this.#scopes++,
    endScope: () => void this.#scopes--,
    detachFromCurrentScope: <Value>(value: Value) => value,
    scalar: (value: number, dtype: string) => ({ value, dtype }),
    getGlobalFunc: (name: string) => {
      if (name !== 'vm.builtin.kv_state_popn') throw new Error(`Cannot find global function ${name}`);
      return (...parameters: unknown[]) => {
        const [cache, sequence, count] = parameters as [{ tokens: number[] }, { value: number }, { value: number }];
        expect([this.#scopes, sequence.value]).toEqual([1, 0]);
        expect(count.value).toBeLessThanOrEqual(cache.tokens.length);
        if (!this.canPop) throw new Error('The sequence can not be popped');
        cache.tokens.length -= count.value;
      };
    },
  };

  resetKVCache(): void {
    this.kvCache.tokens = [];
  }

  async getInputData(): Promise<[readonly unknown[], number, unknown]> {
    const tokens = this.filledKVCacheLength === 0 ? this.#prompt : this.#lastRound;
    return [[[...tokens]], tokens.length, () => 0];
  }

  async embedAndForward(parts: readonly unknown[], length: number): Promise<unknown> {
    this.reads.push(length);
    const tokens = parts.flat() as number[];
    expect(tokens.length).toBe(length);
    if (this.reads.length > this.failsAt) throw new Error('Instance dropped');
    this.kvCache.tokens.push(...tokens);
    this.filledKVCacheLength += length;
    expect(this.kvCache.tokens.length).toBe(this.filledKVCacheLength);
    return this.kvCache.tokens.reduce((mixed, token, at) => (mixed * 31 + token * (at + 1)) % 9973, 7);
  }

  /** Reads a prompt and writes a few tokens. `lastRound`: its part that a conversation has not read yet; else a new one begins. */
  async call(prompt: number[], output: number, lastRound: number[] | null = null): Promise<number[]> {
    if (lastRound === null) {
      this.resetKVCache();
      this.filledKVCacheLength = 0;
    }
    this.#prompt = prompt;
    this.#lastRound = lastRound ?? prompt;
    const [parts] = await this.getInputData();
    const tokens = parts.flat() as number[];
    let next = 0;
    for (let at = 0; at < tokens.length; at += CHUNK) {
      const chunk = tokens.slice(at, at + CHUNK);
      next = (await this.embedAndForward([chunk], chunk.length)) as number;
    }
    const written = [next];
    for (let count = 1; count < output; count++) {
      written.push((await this.embedAndForward([[written.at(-1)!]], 1)) as number);
    }
    return written;
  }
}

const engineOf = (pipeline: object) => ({ loadedModelIdToPipeline: new Map([['model', pipeline]]) });
const range = (count: number, from = 1) => Array.from({ length: count }, (_, at) => from + at);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function keeping(): CachingPipeline {
  const pipeline = new CachingPipeline();
  expect(keepBeginnings(engineOf(pipeline))).toBe(true);
  return pipeline;
}

const INSTRUCTIONS = range(100);
const PROMPTS = [7, 8, 7, 9].map((last) => [...INSTRUCTIONS, 500 + last, last]);

test('instructions are read once, and every answer is as from an empty cache', async () => {
  const pipeline = keeping();
  for (const prompt of PROMPTS) {
    expect(await pipeline.call(prompt, 3)).toEqual(await new CachingPipeline().call(prompt, 3));
  }
  // Two tokens written behind each prompt were read too.
  expect(sum(pipeline.reads)).toBe(100 + 4 * (2 + 2));
});

test('the same prompt again costs one token', async () => {
  const pipeline = keeping();
  const first = await pipeline.call(INSTRUCTIONS, 1);
  pipeline.reads = [];
  expect(await pipeline.call(INSTRUCTIONS, 1)).toEqual(first);
  expect(pipeline.reads).toEqual([1]);
});

test('a prompt that begins otherwise is read in full', async () => {
  const pipeline = keeping();
  await pipeline.call(INSTRUCTIONS, 4);
  pipeline.reads = [];
  const other = range(40, 900);
  expect(await pipeline.call(other, 2)).toEqual(await new CachingPipeline().call(other, 2));
  expect(sum(pipeline.reads)).toBe(41);
});

test('a conversation that goes on is read as it was written, with the tokens that ended its turns', async () => {
  const pipeline = keeping();
  const [answer] = await pipeline.call(INSTRUCTIONS, 1);
  const whole = [...INSTRUCTIONS, answer!, 901, 902, 903];
  pipeline.reads = [];
  expect(await pipeline.call(whole, 2, [902, 903])).toEqual(await new CachingPipeline().call(whole, 2));
  expect(sum(pipeline.reads)).toBe(4 + 1);
});

test('after a step that failed nothing is taken for read', async () => {
  const pipeline = keeping();
  await pipeline.call(PROMPTS[0]!, 1);
  pipeline.failsAt = pipeline.reads.length;
  await expect(pipeline.call(PROMPTS[1]!, 1)).rejects.toThrow('Instance dropped');
  pipeline.failsAt = Infinity;
  pipeline.reads = [];
  expect(await pipeline.call(PROMPTS[1]!, 2)).toEqual(await new CachingPipeline().call(PROMPTS[1]!, 2));
  expect(sum(pipeline.reads)).toBe(102 + 1);
});

test('a cache that can not be taken back is emptied', async () => {
  const pipeline = keeping();
  await pipeline.call(PROMPTS[0]!, 1);
  pipeline.canPop = false;
  pipeline.reads = [];
  expect(await pipeline.call(PROMPTS[1]!, 2)).toEqual(await new CachingPipeline().call(PROMPTS[1]!, 2));
  expect(sum(pipeline.reads)).toBe(102 + 1);
});

describe('leaves alone', () => {
  const changed = (change: object) => engineOf(Object.assign(new CachingPipeline(), change));
  const without = {
    getGlobalFunc: () => {
      throw new Error('Cannot find global function');
    },
  };

  test.each<[string, object]>([
    ['an engine without a model', { loadedModelIdToPipeline: new Map() }],
    ['an engine of another make', {}],
    ['a memory that is no plain cache', changed({ kvStateKind: 'hybrid' })],
    ['a sliding window', changed({ slidingWindowSize: 1024 })],
    ['a pipeline that counts otherwise', changed({ filledKVCacheLength: undefined })],
    ['a runtime that takes nothing back', changed({ tvm: { ...new CachingPipeline().tvm, ...without } })],
  ])('%s', (_name, engine) => {
    expect(keepBeginnings(engine)).toBe(false);
  });
});
