/**
 * @file The reader that comes with the encoder: a small transformer that reads a question together with a passage, [CLS] question [SEP] passage [SEP], and
 * scores each of its sentences. It shares the encoder's tokenizer and vocabulary.
 */
import { AutoModel, Tensor, type PreTrainedModel, type PreTrainedTokenizer } from '@huggingface/transformers';
import { CausewayError } from '../../engine/errors.ts';
import type { StopSignal } from '../../engine/ports.ts';
import { collate, type EncodedText, type ModelInputs } from './batches.ts';
import { Breath } from './breath.ts';
import { cancelled } from './cancelled.ts';
import { toModelError, unsupported } from './errors.ts';
import { joinedFiles } from './joined-graph.ts';
import { openModelFiles } from './library-files.ts';
import type { Loader, Running } from './loading.ts';

/** Name of its graph's file, before the variant. */
const GRAPH = 'reader';
/** Pieces of a question that are read, and of what an input holds; the rest of a longer one is left to the passages' own ranking. */
const MOST_ASKED = { pieces: 48, share: 0.25 };
/** Pieces that are read at once, padding included. */
const BATCH_PIECES = 1024;

/** Sentences of one passage that fit into one input together. */
interface Window {
  passage: number;
  ids: number[];
  types: number[];
  /** Where each sentence's pieces begin and end. */
  sentences: { at: number; from: number; to: number }[];
}

export class SentenceReading {
  readonly #id: string;
  readonly #tokenizer: PreTrainedTokenizer;
  readonly #longest: number;
  readonly #model: PreTrainedModel;

  private constructor(id: string, tokenizer: PreTrainedTokenizer, longest: number, model: PreTrainedModel) {
    this.#id = id;
    this.#tokenizer = tokenizer;
    this.#longest = longest;
    this.#model = model;
  }

  /**
   * @param longest pieces of the longest input
   * @throws CausewayError as `loadModel`
   */
  static async load(
    id: string,
    tokenizer: PreTrainedTokenizer,
    longest: number,
    { files, device }: Pick<Running, 'files' | 'device'>,
  ): Promise<SentenceReading> {
    const opened = openModelFiles(joinedFiles(files));
    try {
      const loader: Loader = AutoModel;
      const model = await loader.from_pretrained(opened.repository, { device, dtype: 'q8', model_file_name: GRAPH });
      return new SentenceReading(id, tokenizer, longest, model);
    } catch (thrown) {
      throw toModelError(thrown, id, opened.missing);
    } finally {
      opened.close();
    }
  }

  /** As `SentenceReader.readSentences`. */
  async read(
    question: string,
    passages: readonly (readonly string[])[],
    signal: StopSignal | undefined,
  ): Promise<Float32Array[]> {
    const scores = passages.map((sentences) => new Float32Array(sentences.length));
    const windows = this.#windows(question, passages).sort((a, b) => b.ids.length - a.ids.length);
    const breath = new Breath();
    while (windows.length > 0) {
      await breath.take();
      if (signal?.aborted === true) throw cancelled();
      const batch = windows.splice(0, Math.max(1, Math.floor(BATCH_PIECES / windows[0]!.ids.length)));
      const { logits } = (await this.#model(this.#inputs(batch))) as { logits?: Tensor };
      if (logits?.dims.length !== 2) throw unsupported(this.#id, 'its reader gives no scores for sentences');
      const values = logits.data as Float32Array;
      const width = logits.dims[1]!;
      batch.forEach(({ passage, sentences }, row) => {
        sentences.forEach(({ at }, i) => (scores[passage]![at] = values[row * width + i]!));
      });
    }
    return scores;
  }

  async dispose(): Promise<void> {
    await this.#model.dispose();
  }

  #inputs(batch: readonly Window[]): ModelInputs & { sentences: Tensor } {
    const texts = batch.map(({ ids, types }, index): EncodedText => ({ index, ids, types }));
    const inputs = collate(texts, this.#tokenizer.pad_token_id ?? 0);
    const [, width] = inputs.input_ids.dims as [number, number];
    const numbers = new BigInt64Array(batch.length * width).fill(-1n);
    batch.forEach(({ sentences }, row) => {
      sentences.forEach(({ from, to }, i) => numbers.fill(BigInt(i), row * width + from, row * width + to));
    });
    return { ...inputs, sentences: new Tensor('int64', numbers, [batch.length, width]) };
  }

  #windows(question: string, passages: readonly (readonly string[])[]): Window[] {
    const [first, last] = this.#markers();
    const asked = Math.min(MOST_ASKED.pieces, Math.floor(MOST_ASKED.share * this.#longest));
    const head = [first, ...this.#pieces(question).slice(0, asked), last];
    const room = this.#longest - head.length - 1;
    const windows: Window[] = [];
    passages.forEach((sentences, passage) => {
      let window: Window | null = null;
      sentences.forEach((sentence, at) => {
        const pieces = this.#pieces(sentence).slice(0, room);
        if (pieces.length === 0) pieces.push(last);
        if (window === null || window.ids.length + pieces.length > this.#longest - 1) {
          window = { passage, ids: [...head], types: head.map(() => 0), sentences: [] };
          windows.push(window);
        }
        const from = window.ids.length;
        window.ids.push(...pieces);
        window.sentences.push({ at, from, to: from + pieces.length });
      });
    });
    for (const { ids, types } of windows) {
      ids.push(last);
      while (types.length < ids.length) types.push(1);
    }
    return windows;
  }

  /** The pieces around a text. */
  #markers(): [first: number, last: number] {
    const ids = this.#tokenizer.encode('');
    if (ids.length !== 2) throw new CausewayError('model-unsupported', `${this.#id} has no reader for sentences.`);
    return ids as [number, number];
  }

  #pieces(text: string): number[] {
    return this.#tokenizer.encode(text, { add_special_tokens: false });
  }
}
