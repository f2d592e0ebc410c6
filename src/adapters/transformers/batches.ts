/** @file Encodes texts and puts those of like length together, so that little is padded. */
import { Tensor, type PreTrainedTokenizer } from '@huggingface/transformers';
import type { ModelDevice } from '../../rpc/models.ts';

/** One text, or pair of texts, as the model reads it. */
export interface EncodedText {
  /** Its place among the texts that were given. */
  index: number;
  ids: readonly number[];
  types: readonly number[] | undefined;
}

export type ModelInputs = Record<'input_ids' | 'attention_mask', Tensor> & { token_type_ids?: Tensor };

/**
 * Tokens of a batch, padding included. Graphics processors want many at once. On the processor more than this is no faster (its caches
 * hold no more), and a question waits for the batch in work: a quarter of a second for a small encoder.
 */
const GPU_BATCH_TOKENS = 2048;
const BATCH_TOKENS = 512;
const BATCH_TEXTS = 64;

/** How many texts are encoded at a time; sorting happens before, over all of them. */
const WINDOW = 256;

type Encodings = { input_ids: number[][]; token_type_ids?: number[][] };

function encodeWindow(
  tokenizer: PreTrainedTokenizer,
  window: readonly number[],
  texts: readonly string[],
  pairs: readonly string[] | null,
  maxTokens: number,
): EncodedText[] {
  const encodings = tokenizer(
    window.map((index) => texts[index]!),
    {
      text_pair: pairs === null ? null : window.map((index) => pairs[index]!),
      padding: false,
      truncation: true,
      max_length: maxTokens,
      return_tensor: false,
    },
  ) as unknown as Encodings;
  return window.map((index, at) => ({
    index,
    ids: encodings.input_ids[at]!,
    types: encodings.token_type_ids?.[at],
  }));
}

/**
 * Batches of all texts, the longest first: if memory is short, that shows at once and not at the end.
 *
 * @param pairs second texts, read together with the first ones, or null
 * @param device where the model runs
 */
export function* batches(
  tokenizer: PreTrainedTokenizer,
  texts: readonly string[],
  pairs: readonly string[] | null,
  maxTokens: number,
  device: ModelDevice,
): Generator<EncodedText[]> {
  const batchTokens = device === 'webgpu' ? GPU_BATCH_TOKENS : BATCH_TOKENS;
  const length = (index: number) => texts[index]!.length + (pairs?.[index]!.length ?? 0);
  const order = texts.map((_, index) => index).sort((a, b) => length(b) - length(a) || a - b);
  for (let start = 0; start < order.length; start += WINDOW) {
    const window = encodeWindow(tokenizer, order.slice(start, start + WINDOW), texts, pairs, maxTokens);
    window.sort((a, b) => b.ids.length - a.ids.length);
    while (window.length > 0) {
      const fitting = Math.floor(batchTokens / Math.max(1, window[0]!.ids.length));
      yield window.splice(0, Math.max(1, Math.min(BATCH_TEXTS, fitting)));
    }
  }
}

/** One tensor for each of a batch's inputs, padded at the end to the longest text. */
export function collate(batch: readonly EncodedText[], padId: number): ModelInputs {
  const width = Math.max(1, ...batch.map(({ ids }) => ids.length));
  const dims = [batch.length, width];
  const ids = new BigInt64Array(batch.length * width).fill(BigInt(padId));
  const mask = new BigInt64Array(batch.length * width);
  const types = new BigInt64Array(batch.length * width);
  batch.forEach((text, row) => {
    for (let at = 0; at < text.ids.length; at++) {
      ids[row * width + at] = BigInt(text.ids[at]!);
      mask[row * width + at] = 1n;
      if (text.types !== undefined) types[row * width + at] = BigInt(text.types[at]!);
    }
  });
  const inputs: ModelInputs = {
    input_ids: new Tensor('int64', ids, dims),
    attention_mask: new Tensor('int64', mask, dims),
  };
  if (batch[0]?.types !== undefined) inputs.token_type_ids = new Tensor('int64', types, dims);
  return inputs;
}
