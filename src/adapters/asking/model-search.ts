/**
 * @file What local models say of a question, for those who ask: the encoder's vector against the vectors in the store, and the
 * cross-encoder's scores. Both are waited for only so long; whatever goes wrong, the built-in tier answers alone, and the trace says so.
 */
import { toCausewayError } from '../../engine/errors.ts';
import { preparedFor } from '../../engine/notebook/ask.ts';
import {
  alignEmbeddings,
  isComparable,
  nearnessTo,
  passageRange,
  type EmbeddedRows,
} from '../../engine/notebook/embeddings.ts';
import type { AskNext } from '../../engine/notebook/chain-steps.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import type { NotebookStore, RowCosines } from '../../engine/ports.ts';
import type { EmbeddingBlock } from '../../engine/records.ts';
import { likelyPassages } from '../../engine/retrieve/sections.ts';
import type { ReadPassages } from '../../engine/retrieve/reading.ts';
import type { ScorePassages } from '../../engine/retrieve/rerank.ts';
import type { SearchTrace } from '../../engine/types.ts';
import type { Near, Nearness } from '../../engine/vector/nearness.ts';
import type { QuestionVector } from '../../rpc/running.ts';
import { onProcessor } from '../nearest/measured-cosines.ts';
import type { ModelCalls } from '../running/bridge.ts';
import { inTime, TooLate } from './in-time.ts';

/**
 * How long a question waits for each model, in milliseconds: for the encoder as long as nobody notices. An answer without it settles as soon as it
 * is there, for which it is asked again, without anybody waiting (`settling`).
 */
export const MOST_WAIT_MS = { encoder: 150, settling: 5000, reader: 4000, reranker: 2500 } as const;

/** Passages of one question that are embedded ahead of others: a second or two of work. */
const MOST_WANTED = 24;

/** What models say of one question, and what is told of that. */
export interface Searched {
  nearness: Nearness | null;
  /** Present where somebody waits for it. */
  readPassages?: ReadPassages;
  askNext?: AskNext;
  near?: Near;
  scorePassages: ScorePassages;
  /** To be read when the question is answered; undefined where no model has a role in searching. */
  trace(): SearchTrace | undefined;
}

interface Embedded {
  nearness: Nearness | null;
  encoder?: SearchTrace['encoder'];
  /** Whether something reads sentences. */
  readsSentences?: boolean;
  /** Present where the encoder has not read yet what the question wants. */
  wanted?: { asked: QuestionVector; stored: Promise<void> };
}

function reasonOf(thrown: unknown): string {
  if (thrown instanceof TooLate) return thrown.message;
  const { code, message } = toCausewayError(thrown);
  return code === 'cancelled' ? new TooLate().message : message;
}

/** Why words are embedded: as a question, as one that somebody waits for with an answer before it, or as part of one, of which it is known what it asks. */
type AskedAs = 'question' | 'settling' | 'words';

export class ModelSearch {
  readonly #store: Pick<NotebookStore, 'readEmbeddings'>;
  readonly #calls: ModelCalls;
  readonly #waits: Readonly<Record<keyof typeof MOST_WAIT_MS, number>>;
  readonly #cosines: RowCosines;
  #blocks: { name: string; read: Promise<EmbeddingBlock[]> } | null = null;
  #rows = new WeakMap<NotebookIndex, { blocks: readonly EmbeddingBlock[]; rows: EmbeddedRows }>();

  constructor(
    store: Pick<NotebookStore, 'readEmbeddings'>,
    calls: ModelCalls,
    waits: Readonly<Record<keyof typeof MOST_WAIT_MS, number>> = MOST_WAIT_MS,
    cosines: RowCosines = onProcessor,
  ) {
    this.#store = store;
    this.#calls = calls;
    this.#waits = waits;
    this.#cosines = cosines;
  }

  /**
   * Asks the models about a question put to a notebook, or to the part of it that `index` holds. Never rejects.
   *
   * @param settles whether there is an answer already: then it may take longer, what the question wants is embedded first, and passages are read
   */
  async search(notebookId: string, index: NotebookIndex, question: string, settles = false): Promise<Searched> {
    let reranker: SearchTrace['reranker'];
    const { nearness, encoder, readsSentences } = await this.#nearness(
      notebookId,
      index,
      question,
      settles ? 'settling' : 'question',
    );
    let reader: SearchTrace['reader'] = readsSentences ? { id: encoder!.id, passages: 0, isAwaited: true } : undefined;
    // Sentences that are read once more, alone, are of passages that are counted already.
    const known = new Set<string>();
    const keyOf = (asked: string, sentence: string) => `${asked}\n${sentence}`;
    const read = async (asked: string, passages: readonly (readonly string[])[]) => {
      const mostMs = this.#waits.reader;
      const fresh = passages.filter((passage) => passage.some((sentence) => !known.has(keyOf(asked, sentence))));
      try {
        const found = await inTime(this.#calls.readSentences(asked, passages, mostMs), mostMs);
        reader = found ? { id: found.model, passages: (reader?.passages ?? 0) + fresh.length } : undefined;
        for (const sentence of fresh.flat()) known.add(keyOf(asked, sentence));
        return found?.scores ?? null;
      } catch (thrown) {
        reader = { id: encoder!.id, passages: 0, failure: reasonOf(thrown) };
        return null;
      }
    };
    return {
      nearness,
      ...(settles &&
        nearness && { near: async (words) => (await this.#nearness(notebookId, index, words, 'words')).nearness }),
      ...(settles &&
        readsSentences && {
          readPassages: (passages) => read(question, passages),
          askNext: async (next) => ({
            nearness: (await this.#nearness(notebookId, index, next, 'question')).nearness,
            readPassages: (passages) => read(next, passages),
          }),
        }),
      scorePassages: async (texts) => {
        const mostMs = this.#waits.reranker;
        try {
          const scored = await inTime(this.#calls.scorePassages(question, texts, mostMs), mostMs);
          if (scored === null) return null;
          reranker = { id: scored.model, passages: texts.length };
          return scored.scores;
        } catch (thrown) {
          reranker = { id: '', passages: 0, failure: reasonOf(thrown) };
          return null;
        }
      },
      trace: () =>
        encoder || reranker
          ? { ...(encoder && { encoder }), ...(reader && { reader }), ...(reranker && { reranker }) }
          : undefined,
    };
  }

  async #nearness(notebookId: string, index: NotebookIndex, question: string, as: AskedAs): Promise<Embedded> {
    const settles = as === 'settling';
    const mostMs = as === 'question' ? this.#waits.encoder : this.#waits.settling;
    try {
      const found = await inTime(this.#embedded(notebookId, index, question, as, mostMs), mostMs);
      return settles && found.wanted ? await this.#settled(found, found.wanted, notebookId, index, question) : found;
    } catch (thrown) {
      const isLate = thrown instanceof TooLate || toCausewayError(thrown).code === 'cancelled';
      const encoder = { id: '', embedded: 0, failure: reasonOf(thrown), ...(isLate && { isLate }) };
      return { nearness: null, encoder };
    }
  }

  async #embedded(
    notebookId: string,
    index: NotebookIndex,
    question: string,
    as: AskedAs,
    mostMs: number,
  ): Promise<Embedded> {
    const asked = await this.#calls.embedQuestion(notebookId, question, mostMs, as !== 'words');
    if (asked === null) return { nearness: null };
    const rows = await this.#rowsOf(notebookId, index, asked.model, asked.mark);
    const wanted = rows.embedded < 1 ? this.#wantPassages(notebookId, index, rows, question) : null;
    return { ...(await this.#foundBy(rows, question, asked)), ...(wanted && { wanted: { asked, stored: wanted } }) };
  }

  async #foundBy(rows: EmbeddedRows, question: string, asked: QuestionVector): Promise<Embedded> {
    const { model, reading, readsSentences } = asked;
    const passages = isComparable(rows, reading.vector)
      ? await this.#cosines.of(rows.passages, reading.vector)
      : undefined;
    const nearness = nearnessTo(rows, model, question, reading, passages);
    return { nearness, encoder: { id: model, embedded: nearness?.embedded ?? 0 }, readsSentences };
  }

  /** What the encoder says once it has read what the question wants; what it said before where that takes too long. */
  async #settled(
    before: Embedded,
    { asked, stored }: NonNullable<Embedded['wanted']>,
    notebookId: string,
    index: NotebookIndex,
    question: string,
  ): Promise<Embedded> {
    try {
      await inTime(stored, this.#waits.settling);
    } catch {
      return before;
    }
    // There are more vectors in the store than the mark told of.
    this.#blocks = null;
    return this.#foundBy(await this.#rowsOf(notebookId, index, asked.model, asked.mark), question, asked);
  }

  /**
   * Has the passages embedded that this question needs most: those that words and word vectors put first.
   *
   * @returns settled when they are; null where there are none
   */
  #wantPassages(
    notebookId: string,
    index: NotebookIndex,
    { hasPassage }: EmbeddedRows,
    question: string,
  ): Promise<void> | null {
    const places = likelyPassages(preparedFor(index), question, MOST_WANTED)
      .filter((passage) => hasPassage[passage] === 0)
      .map((passage) => ({
        documentId: index.documents.ids[index.passages.document[passage]!]!,
        ...passageRange(index, passage),
      }));
    // What goes wrong with the model is told by what is asked of it.
    return places.length > 0 ? this.#calls.embedFirst(notebookId, places).catch(() => {}) : null;
  }

  async #rowsOf(notebookId: string, index: NotebookIndex, model: string, mark: string): Promise<EmbeddedRows> {
    const name = [notebookId, model, mark].join('\0');
    if (this.#blocks?.name !== name) {
      this.#blocks = { name, read: this.#store.readEmbeddings(notebookId, model) };
    }
    const { read } = this.#blocks;
    // What failed to be read is read again for the next question.
    read.catch(() => (this.#blocks = null));
    const blocks = await read;
    const known = this.#rows.get(index);
    if (known?.blocks === blocks) return known.rows;
    const rows = alignEmbeddings(index, blocks);
    this.#rows.set(index, { blocks, rows });
    return rows;
  }
}
