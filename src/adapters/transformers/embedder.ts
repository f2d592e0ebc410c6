/** @file Sentence encoders of transformers.js as an `Embedder`. */
import { AutoModel, type PreTrainedModel, type PreTrainedTokenizer, type Tensor } from '@huggingface/transformers';
import type {
  Embedder,
  PassageReading,
  QuestionReading,
  SentenceReader,
  StopSignal,
  WordReader,
} from '../../engine/ports.ts';
import { normalizeVector } from '../../engine/vector/term-vectors.ts';
import type { ModelDevice, RunnableModel } from '../../rpc/models.ts';
import { batches, collate, type EncodedText } from './batches.ts';
import { Breath } from './breath.ts';
import { cancelled } from './cancelled.ts';
import { unsupported } from './errors.ts';
import { loadModel, tryOut, type Running } from './loading.ts';
import { SentenceReading } from './sentence-reader.ts';
import { Turns } from './turns.ts';
import { codesOf, projectionsOf, WordFinder } from './words.ts';

interface EncoderOutput {
  last_hidden_state?: Tensor;
  token_embeddings?: Tensor;
}

/** Adds up a text's token vectors; the length of the sum does not matter, since it is normalised afterwards. */
function pool(states: Float32Array, tokens: number, size: number, pooling: 'mean' | 'cls'): Float32Array {
  if (pooling === 'cls') return states.slice(0, size);
  const sum = new Float32Array(size);
  for (let token = 0; token < tokens; token++) {
    const offset = token * size;
    for (let at = 0; at < size; at++) sum[at]! += states[offset + at]!;
  }
  return sum;
}

/** What comes out for one text: a vector for each of its tokens, one after the other. */
interface TokenStates {
  index: number;
  states: Float32Array;
  tokens: number;
}

type Options = { signal?: StopSignal; onProgress?: (done: number) => void };

export class TransformersEmbedder implements Embedder, WordReader {
  readonly id: string;
  readonly dimensions: number;
  readonly reader = this;
  readonly sentences?: SentenceReader;
  readonly #words: WordFinder;
  readonly #description: RunnableModel;
  readonly #tokenizer: PreTrainedTokenizer;
  readonly #model: PreTrainedModel;
  readonly #device: ModelDevice;
  readonly #turns: Turns;
  /** What reads sentences: loaded when it is first needed, and once more where that failed. */
  #reading: Promise<SentenceReading> | null = null;

  private constructor(
    description: RunnableModel,
    tokenizer: PreTrainedTokenizer,
    model: PreTrainedModel,
    dimensions: number,
    running: Running,
    loss: Promise<never> | null,
  ) {
    this.id = description.id;
    this.dimensions = dimensions;
    this.#description = description;
    this.#tokenizer = tokenizer;
    this.#model = model;
    this.#device = running.device;
    this.#turns = new Turns(description.id, loss);
    this.#words = new WordFinder(tokenizer);
    if (description.readsSentences === true) {
      this.sentences = {
        readAsked: (question, { signal } = {}) =>
          this.#turns.run(async () => (await this.#loadReader(running)).understand(question, signal), signal),
        readSentences: (question, passages, { signal } = {}) =>
          this.#turns.run(async () => (await this.#loadReader(running)).read(question, passages, signal), signal),
        readStatements: (passages, { signal } = {}) =>
          this.#turns.run(async () => (await this.#loadReader(running)).state(passages, signal), signal),
      };
    }
  }

  /** @throws CausewayError as `loadModel`; `model-unsupported` when the files are those of another kind of model */
  static async load(description: RunnableModel, running: Running): Promise<TransformersEmbedder> {
    const { tokenizer, model } = await loadModel(description, AutoModel, running);
    return tryOut(description.id, model, running, async (loss) => {
      const [batch] = batches(tokenizer, ['.'], null, description.contextWindow, running.device);
      const states = await tokenStates(description.id, model, tokenizer, batch!);
      return new TransformersEmbedder(description, tokenizer, model, states.dims[2]!, running, loss);
    });
  }

  async embed(texts: readonly string[], kind: 'query' | 'passage', options: Options = {}): Promise<Float32Array[]> {
    const vectors = new Array<Float32Array>(texts.length);
    await this.#read(texts, kind, options, ({ index }, vector) => (vectors[index] = vector));
    return vectors;
  }

  async readPassages(passages: readonly string[], options: Options = {}): Promise<PassageReading[]> {
    const readings = new Array<PassageReading>(passages.length);
    await this.#read(passages, 'passage', options, ({ index, states, tokens }, vector, text) => {
      readings[index] = { vector, words: codesOf(states, this.dimensions, this.#words.words(text, tokens)) };
    });
    return readings;
  }

  async readQuestion(question: string, options: Options = {}): Promise<QuestionReading> {
    let reading: QuestionReading | undefined;
    // In one line, so that no mark of it is taken for the end of a sentence.
    await this.#read([question.replace(/\s+/gu, ' ')], 'query', options, ({ states, tokens }, vector, text) => {
      reading = { vector, words: projectionsOf(states, this.dimensions, this.#words.words(text, tokens)) };
    });
    return reading!;
  }

  unload(): Promise<void> {
    return this.#turns.close(async () => {
      await this.#model.dispose();
      await this.#reading?.then(
        (reader) => reader.dispose(),
        () => {},
      );
    });
  }

  #loadReader(running: Running): Promise<SentenceReading> {
    this.#reading ??= SentenceReading.load(this.id, this.#tokenizer, this.#description.contextWindow, running);
    this.#reading.catch(() => (this.#reading = null));
    return this.#reading;
  }

  /** @param take is given each text's token vectors, which are overwritten afterwards, its vector, and the text with its prefix */
  #read(
    texts: readonly string[],
    kind: 'query' | 'passage',
    { signal, onProgress }: Options,
    take: (read: TokenStates, vector: Float32Array, text: string) => void,
  ): Promise<void> {
    const { queryPrefix, passagePrefix, contextWindow, pooling } = this.#description;
    const prefix = kind === 'query' ? queryPrefix : passagePrefix;
    return this.#turns.run(async () => {
      const prefixed = texts.map((text) => prefix + text);
      const breath = new Breath();
      let done = 0;
      for (const batch of batches(this.#tokenizer, prefixed, null, contextWindow, this.#device)) {
        await breath.take();
        if (signal?.aborted === true) throw cancelled();
        const output = await tokenStates(this.id, this.#model, this.#tokenizer, batch);
        const values = output.data as Float32Array;
        const [, width, size] = output.dims as [number, number, number];
        batch.forEach(({ index, ids: { length: tokens } }, row) => {
          const states = values.subarray(row * width * size, (row * width + tokens) * size);
          take({ index, states, tokens }, normalizeVector(pool(states, tokens, size, pooling)), prefixed[index]!);
        });
        onProgress?.((done += batch.length));
      }
    }, signal);
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
