/** @file Cross-encoders of transformers.js as a `Reranker`. */
import {
  AutoModelForSequenceClassification,
  type PreTrainedModel,
  type PreTrainedTokenizer,
  type Tensor,
} from '@huggingface/transformers';
import type { Reranker, StopSignal } from '../../engine/ports.ts';
import type { ModelDevice, RunnableModel } from '../../rpc/models.ts';
import { batches, collate, type EncodedText } from './batches.ts';
import { Breath } from './breath.ts';
import { cancelled } from './cancelled.ts';
import { unsupported } from './errors.ts';
import { loadModel, tryOut, type Running } from './loading.ts';
import { Turns } from './turns.ts';

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

export class TransformersReranker implements Reranker {
  readonly id: string;
  readonly #description: RunnableModel;
  readonly #tokenizer: PreTrainedTokenizer;
  readonly #model: PreTrainedModel;
  readonly #device: ModelDevice;
  readonly #turns: Turns;

  private constructor(
    description: RunnableModel,
    tokenizer: PreTrainedTokenizer,
    model: PreTrainedModel,
    device: ModelDevice,
    loss: Promise<never> | null,
  ) {
    this.id = description.id;
    this.#description = description;
    this.#tokenizer = tokenizer;
    this.#model = model;
    this.#device = device;
    this.#turns = new Turns(description.id, loss);
  }

  /** @throws CausewayError as `loadModel`; `model-unsupported` when the files are those of another kind of model */
  static async load(description: RunnableModel, running: Running): Promise<TransformersReranker> {
    const { tokenizer, model } = await loadModel(description, AutoModelForSequenceClassification, running);
    return tryOut(description.id, model, running, async (loss) => {
      const reranker = new TransformersReranker(description, tokenizer, model, running.device, loss);
      const [batch] = batches(tokenizer, ['.'], ['.'], description.contextWindow, running.device);
      await reranker.#scores(batch!);
      return reranker;
    });
  }

  score(query: string, passages: readonly string[], { signal }: { signal?: StopSignal } = {}): Promise<Float32Array> {
    return this.#turns.run(async () => {
      const scores = new Float32Array(passages.length);
      const queries = passages.map(() => query);
      const breath = new Breath();
      for (const batch of batches(this.#tokenizer, queries, passages, this.#description.contextWindow, this.#device)) {
        await breath.take();
        if (signal?.aborted === true) throw cancelled();
        const batchScores = await this.#scores(batch);
        batch.forEach(({ index }, row) => {
          scores[index] = batchScores[row]!;
        });
      }
      return scores;
    }, signal);
  }

  unload(): Promise<void> {
    return this.#turns.close(async () => {
      await this.#model.dispose();
    });
  }

  /** Of one logit its logistic; of two, the softmax of the second, which such models train for "relevant". */
  async #scores(batch: readonly EncodedText[]): Promise<number[]> {
    const inputs = collate(batch, this.#tokenizer.pad_token_id ?? 0);
    const { logits } = (await this.#model(inputs)) as { logits?: Tensor };
    const labels = logits?.dims[1] ?? 0;
    if (logits?.dims.length !== 2 || labels < 1 || labels > 2) throw unsupported(this.id, 'it gives no single score');
    const values = logits.to('float32').data as Float32Array;
    return batch.map((_, row) =>
      labels === 1 ? logistic(values[row]!) : logistic(values[2 * row + 1]! - values[2 * row]!),
    );
  }
}
