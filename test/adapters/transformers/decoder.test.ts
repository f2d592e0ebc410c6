/** @file Which tokens a model is made to read: beginnings that prompts share are read once. */
import { Tensor, type PreTrainedModel } from '@huggingface/transformers';
import { expect, test } from 'vitest';
import { Decoder } from '../../../src/adapters/transformers/decoder.ts';

interface Inputs {
  input_ids: Tensor;
  attention_mask: Tensor;
}

/** Remembers what it read; its next token is the sum of all tokens read, which only the right cache gives. */
class ReadingModel {
  readonly reads: number[] = [];

  async forward(inputs: Inputs & { past_key_values: Record<string, Tensor> | null }) {
    const ids = Array.from(inputs.input_ids.data as BigInt64Array, Number);
    this.reads.push(ids.length);
    const past = inputs.past_key_values?.['past_key_values.0.key'];
    const before = past === undefined ? [] : Array.from(past.data as Float32Array);
    const all = [...before, ...ids];
    expect(inputs.attention_mask.dims).toEqual([1, all.length]);
    const logits = new Float32Array(ids.length * 4).fill(all.reduce((sum, id) => sum + id, 0));
    return {
      logits: new Tensor('float32', logits, [1, ids.length, 4]),
      'present.0.key': new Tensor('float32', Float32Array.from(all), [1, 1, all.length, 1]),
    };
  }

  async dispose(): Promise<void> {}
}

function setUp() {
  const model = new ReadingModel();
  return { model, decoder: new Decoder(model as unknown as PreTrainedModel) };
}

const range = (count: number, from = 1) => Array.from({ length: count }, (_, at) => from + at);
const sum = (tokens: readonly number[]) => tokens.reduce((total, token) => total + token, 0);

test('instructions before the last message are read once', async () => {
  const { model, decoder } = setUp();
  for (const last of [7, 8, 9]) {
    const tokens = [...range(100), last, 5];
    const reading = await decoder.read({ tokens, shared: 100 });
    expect(reading.length).toBe(102);
    expect(reading.logits[0]).toBe(sum(tokens));
  }
  // The first forward learns how many scores the model gives, and keeps to short parts until then.
  expect(sum(model.reads)).toBe(100 + 3 * 2);
});

test('what two prompts in a row begin with is kept, though nobody said so', async () => {
  const { model, decoder } = setUp();
  const common = range(60);
  for (const last of [1, 2, 3, 4]) {
    const tokens = [...common, 100 + last, last];
    expect((await decoder.read({ tokens, shared: 0 })).logits[0]).toBe(sum(tokens));
  }
  expect(sum(model.reads)).toBe(62 + 62 + 2 + 2);
});

test('short beginnings are not kept, and other prompts are not mixed up', async () => {
  const { model, decoder } = setUp();
  const prompts = [[...range(10), 50], [...range(10), 60], range(40, 7), range(40, 8)];
  for (const tokens of prompts) expect((await decoder.read({ tokens, shared: 10 })).logits[0]).toBe(sum(tokens));
  expect(sum(model.reads)).toBe(sum(prompts.map(({ length }) => length)));
});

test('going on and branching leave what was read before as it is', async () => {
  const { decoder } = setUp();
  const start = await decoder.read({ tokens: range(40), shared: 30 });
  const left = await decoder.branch(start, [1000]);
  const right = await decoder.next(start, 2000);
  expect([left.logits[0], right.logits[0]]).toEqual([sum(range(40)) + 1000, sum(range(40)) + 2000]);
  expect([start.length, left.length, right.length]).toEqual([40, 41, 41]);
});

test('long prompts are read in parts, and reading can be stopped between them', async () => {
  const { model, decoder } = setUp();
  await decoder.read({ tokens: range(1500), shared: 0 });
  expect(Math.max(...model.reads)).toBeLessThanOrEqual(512);
  const stop = new AbortController();
  stop.abort();
  await expect(decoder.read({ tokens: range(1500, 9), shared: 0 }, stop.signal)).rejects.toMatchObject({
    code: 'cancelled',
  });
});
