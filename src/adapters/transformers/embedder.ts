/** @file Sentence encoders of transformers.js as an `Embedder`. */
import { AutoModel, type PreTrainedModel, type PreTrainedTokenizer, type Tensor } from '@huggingface/transformers';
import type { Embedder, StopSignal } from '../../engine/ports.ts';
import type { ModelDevice, RunnableModel } from '../../rpc/models.ts';
import { batches, collate, type EncodedText } from './batches.ts';
import { Breath } from './breath.ts';
import { cancelled } from './cancelled.ts';
import { unsupported } from './errors.ts';
import { loadModel, tryOut, type Running } from './loading.ts';
import { Turns } from './turns.ts';

interface EncoderOutput {
  last_hidden_state?: Tensor;
  token_embeddings?: Tensor;
}

/** Adds up a text's token vectors; the length of the sum does not matter, since it is normalised afterwards. */
function pool(states: Float32Array, row: number, width: number, tokens: number, size: number, pooling: 'mean' | 'cls') {
  const start = row * width * size;
  if (pooling === 'cls') return states.slice(start, start + size);
  const sum = new Float32Array(size);
  for (let token = 0; token < tokens; token++) {
    const offset = start + token * size;
    for (let at = 0; at < size; at++) sum[at]! += states[offset + at]!;
  }
  return sum;
}

/** Divides by the length, in place; a vector of zeros stays. */
function normalise(vector: Float32Array): Float32Array {
  let square = 0;
  for (const value of vector) square += value * value;
  const scale = square > 0 ? 1 / Math.sqrt(square) : 0;
  for (let at = 0; at < vector.length; at++) vector[at]! *= scale;
  return vector;
}

export class TransformersEmbedder implements Embedder {
  readonly id: string;
  readonly dimensions: number;
  readonly #description: RunnableModel;
  readonly #tokenizer: PreTrainedTokenizer;
  readonly #model: PreTrainedModel;
  readonly #device: ModelDevice;
  readonly #turns: Turns;

  private constructor(
    description: RunnableModel,
    tokenizer: PreTrainedTokenizer,
    model: PreTrainedModel,
    dimensions: number,
    device: ModelDevice,
    loss: Promise<never> | null,
  ) {
    this.id = description.id;
    this.dimensions = dimensions;
    this.#description = description;
    this.#tokenizer = tokenizer;
    this.#model = model;
    this.#device = device;
    this.#turns = new Turns(description.id, loss);
  }

  /** @throws CausewayError as `loadModel`; `model-unsupported` when the files are those of another kind of model */
  static async load(description: RunnableModel, running: Running): Promise<TransformersEmbedder> {
    const { tokenizer, model } = await loadModel(description, AutoModel, running);
    return tryOut(description.id, model, running, async (loss) => {
      const [batch] = batches(tokenizer, ['.'], null, description.contextWindow, running.device);
      const states = await tokenStates(description.id, model, tokenizer, batch!);
      return new TransformersEmbedder(description, tokenizer, model, states.dims[2]!, running.device, loss);
    });
  }

  embed(
    texts: readonly string[],
    kind: 'query' | 'passage',
    { signal, onProgress }: { signal?: StopSignal; onProgress?: (done: number) => void } = {},
  ): Promise<Float32Array[]> {
    const { queryPrefix, passagePrefix, contextWindow } = this.#description;
    const prefix = kind === 'query' ? queryPrefix : passagePrefix;
    return this.#turns.run(async () => {
      const vectors = new Array<Float32Array>(texts.length);
      const prefixed = texts.map((text) => prefix + text);
      const breath = new Breath();
      let done = 0;
      for (const batch of batches(this.#tokenizer, prefixed, null, contextWindow, this.#device)) {
        await breath.take();
        if (signal?.aborted === true) throw cancelled();
        await this.#embedBatch(batch, vectors);
        onProgress?.((done += batch.length));
      }
      return vectors;
    }, signal);
  }

  unload(): Promise<void> {
    return this.#turns.close(async () => {
      await this.#model.dispose();
    });
  }

  async #embedBatch(batch: readonly EncodedText[], vectors: Float32Array[]): Promise<void> {
    const states = await tokenStates(this.id, this.#model, this.#tokenizer, batch);
    const values = states.data as Float32Array;
    const [, width, size] = states.dims as [number, number, number];
    batch.forEach(({ index, ids }, row) => {
      vectors[index] = normalise(pool(values, row, width, ids.length, size, this.#description.pooling));
    });
  }
}

/** One vector for each token of a batch: [texts, tokens, dimensions], as 32-bit numbers. */
async function tokenStates(
  id: string,
  model: PreTrainedModel,
  tokenizer: PreTrainedTokenizer,
  batch: readonly EncodedText[],
): Promise<Tensor> {
  const output = (await model(collate(batch, tokenizer.pad_token_id ?? 0))) as EncoderOutput;
  const states = output.last_hidden_state ?? output.token_embeddings;
  if (states?.dims.length !== 3) throw unsupported(id, 'it gives no vectors for texts');
  return states.to('float32');
}
