/**
 * @file The reader that comes with the encoder: a small transformer that reads a question together with a passage, [CLS] question [SEP] passage [SEP], and
 * scores each of its sentences, or a passage alone, and tells what its sentences state. It shares the encoder's tokenizer and vocabulary.
 */
import { AutoModel, Tensor, type PreTrainedModel, type PreTrainedTokenizer } from '@huggingface/transformers';
import { CausewayError } from '../../engine/errors.ts';
import type { AnswerScores, AskedQuestion, SentenceStatement, StopSignal } from '../../engine/ports.ts';
import { collate, type EncodedText, type ModelInputs } from './batches.ts';
import { ENDS } from '../../engine/retrieve/subjects.ts';
import { Breath } from './breath.ts';
import { cancelled } from './cancelled.ts';
import { toModelError, unsupported } from './errors.ts';
import { joinedFiles } from './joined-graph.ts';
import { openModelFiles } from './library-files.ts';
import type { Loader, Running } from './loading.ts';

/** Name of its graph's file, before the variant. */
const GRAPH = 'reader';
/** Pieces of a question that are read, and of what an input holds with a passage; the rest of a longer one is left to the passages' own ranking. */
const MOST_ASKED = { pieces: 48, share: 0.25 };
/** Pieces that are read at once, padding included: what has begun is waited for by whoever is asked next. */
const BATCH_PIECES = 512;

/** What is told of a sentence that is read alone: see `SentenceStatement.claims`. */
const CLAIMS = 3;
/** … and of a word: that it names a cause, and an effect. */
const SIDES = 2;
/** What the tokenizer takes for words: marks by themselves, and what is between blanks and marks. */
const WORDS = /[\p{P}\p{S}]|[^\s\p{P}\p{S}]+/gu;
/** Words whose pieces are remembered. */
const MOST_KNOWN = 20_000;

/** A word of a sentence, and how many pieces it has. */
interface Word {
  start: number;
  end: number;
  pieces: number;
}

/** Sentences of one passage that fit into one input together. */
interface Window {
  passage: number;
  ids: number[];
  types: number[];
  /** Where each sentence's pieces begin and end. */
  sentences: { at: number; from: number; to: number; words: Word[] }[];
}

export class SentenceReading {
  readonly #id: string;
  readonly #tokenizer: PreTrainedTokenizer;
  readonly #longest: number;
  readonly #model: PreTrainedModel;
  readonly #known = new Map<string, number[]>();

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
  ): Promise<AnswerScores[]> {
    const scores = passages.map(({ length }): AnswerScores => {
      return { answers: new Float32Array(length), affirms: new Float32Array(length) };
    });
    await this.#run(question, passages, signal, (output, { passage, sentences }, row) => {
      const { data, dims } = this.#output(output, 'logits', 2);
      const { data: affirms } = this.#output(output, 'affirms', 2);
      sentences.forEach(({ at }, i) => {
        scores[passage]!.answers[at] = data[row * dims[1]! + i]!;
        scores[passage]!.affirms[at] = affirms[row * dims[1]! + i]!;
      });
    });
    return scores;
  }

  /** As `SentenceReader.readAsked`. */
  async understand(question: string, signal: StopSignal | undefined): Promise<AskedQuestion> {
    if (signal?.aborted === true) throw cancelled();
    const [first, last] = this.#markers();
    const { pieces, words } = this.#words(question, Math.min(MOST_ASKED.pieces, this.#longest - 2));
    const ids = [first, ...pieces, last];
    // The graph wants a sentence; what it says of the closing mark counts for nothing.
    const closing = { at: 0, from: ids.length - 1, to: ids.length, words: [] };
    const window = { passage: 0, ids, types: ids.map(() => 0), sentences: [closing] };
    const output = (await this.#model(this.#inputs([window]))) as Record<string, Tensor>;
    const { data: intents } = this.#output(output, 'asks', 2);
    const about = this.#output(output, 'about', 3);
    const wide = about.dims[2]!;
    const ends = new Float32Array(words.length * wide);
    let piece = 1;
    words.forEach(({ pieces: own }, word) => {
      for (const end = piece + own; piece < end; piece++) {
        for (let at = 0; at < wide; at++) {
          const intent = Math.floor(at / ENDS.length);
          ends[(intent * words.length + word) * ENDS.length + (at % ENDS.length)]! +=
            about.data[piece * wide + at]! / own;
        }
      }
    });
    return {
      intents: intents.slice(),
      words: Uint16Array.from(words.flatMap(({ start, end }) => [start, end])),
      ends,
    };
  }

  /** As `SentenceReader.readStatements`. */
  async state(
    passages: readonly (readonly string[])[],
    signal: StopSignal | undefined,
  ): Promise<SentenceStatement[][]> {
    const stated = passages.map((sentences): SentenceStatement[] => new Array(sentences.length));
    await this.#run('', passages, signal, (output, { passage, sentences }, row) => {
      const claims = this.#output(output, 'claims', 3);
      const sides = this.#output(output, 'sides', 3);
      sentences.forEach(({ at, from, words }, i) => {
        const first = (row * claims.dims[1]! + i) * CLAIMS;
        const means = new Float32Array(SIDES * words.length);
        let piece = row * sides.dims[1]! + from;
        words.forEach(({ pieces }, word) => {
          for (const end = piece + pieces; piece < end; piece++) {
            for (let side = 0; side < SIDES; side++) {
              means[SIDES * word + side]! += sides.data[SIDES * piece + side]! / pieces;
            }
          }
        });
        stated[passage]![at] = {
          claims: claims.data.slice(first, first + CLAIMS),
          words: Uint16Array.from(words.flatMap(({ start, end }) => [start, end])),
          sides: means,
        };
      });
    });
    return stated;
  }

  async dispose(): Promise<void> {
    await this.#model.dispose();
  }

  /** @param take is given what came out for a batch, and each of its windows with its row */
  async #run(
    question: string,
    passages: readonly (readonly string[])[],
    signal: StopSignal | undefined,
    take: (output: Record<string, Tensor>, window: Window, row: number) => void,
  ): Promise<void> {
    const windows = this.#windows(question, passages).sort((a, b) => b.ids.length - a.ids.length);
    const breath = new Breath();
    while (windows.length > 0) {
      await breath.take();
      if (signal?.aborted === true) throw cancelled();
      const batch = windows.splice(0, Math.max(1, Math.floor(BATCH_PIECES / windows[0]!.ids.length)));
      const output = (await this.#model(this.#inputs(batch))) as Record<string, Tensor>;
      batch.forEach((window, row) => take(output, window, row));
    }
  }

  #output(output: Record<string, Tensor>, name: string, rank: number): { data: Float32Array; dims: number[] } {
    const tensor = output[name];
    if (tensor?.dims.length !== rank) throw unsupported(this.#id, `its reader gives no ${name}`);
    return { data: tensor.data as Float32Array, dims: tensor.dims };
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
    const head = [first, ...this.#words(question, asked).pieces, last];
    const room = this.#longest - head.length - 1;
    const windows: Window[] = [];
    passages.forEach((sentences, passage) => {
      let window: Window | null = null;
      sentences.forEach((sentence, at) => {
        const { pieces, words } = this.#words(sentence, room);
        if (pieces.length === 0) pieces.push(last);
        if (window === null || window.ids.length + pieces.length > this.#longest - 1) {
          window = { passage, ids: [...head], types: head.map(() => 0), sentences: [] };
          windows.push(window);
        }
        const from = window.ids.length;
        window.ids.push(...pieces);
        window.sentences.push({ at, from, to: from + pieces.length, words });
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

  /** As many words of a text as fit, and their pieces. */
  #words(text: string, room: number): { pieces: number[]; words: Word[] } {
    const pieces: number[] = [];
    const words: Word[] = [];
    for (const { 0: word, index: start } of text.matchAll(WORDS)) {
      const own = this.#pieces(word);
      if (pieces.length + own.length > room) break;
      pieces.push(...own);
      words.push({ start, end: start + word.length, pieces: own.length });
    }
    return { pieces, words };
  }

  #pieces(text: string): number[] {
    let pieces = this.#known.get(text);
    if (pieces === undefined) {
      if (this.#known.size >= MOST_KNOWN) this.#known.clear();
      pieces = this.#tokenizer.encode(text, { add_special_tokens: false });
      this.#known.set(text, pieces);
    }
    return pieces;
  }
}
