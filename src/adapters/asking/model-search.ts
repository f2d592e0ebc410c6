/**
 * @file What local models say of a question, for those who ask: the encoder's vector against the vectors in the store, and the
 * cross-encoder's scores. Both are waited for only so long; whatever goes wrong, the built-in tier answers alone, and the trace says so.
 */
import { toCausewayError } from '../../engine/errors.ts';
import { preparedFor } from '../../engine/notebook/ask.ts';
import { alignEmbeddings, nearnessTo, passageRange, type EmbeddedRows } from '../../engine/notebook/embeddings.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import type { NotebookStore } from '../../engine/ports.ts';
import type { EmbeddingBlock } from '../../engine/records.ts';
import { likelyPassages } from '../../engine/retrieve/sections.ts';
import type { ScorePassages } from '../../engine/retrieve/rerank.ts';
import type { SearchTrace } from '../../engine/types.ts';
import type { Nearness } from '../../engine/vector/nearness.ts';
import type { ModelCalls } from '../running/bridge.ts';
import { inTime, TooLate } from './in-time.ts';

/** How long a question waits for each model, in milliseconds. A model that is being loaded serves the next question. */
export const MOST_WAIT_MS = { encoder: 1000, reranker: 2500 } as const;

/** Passages of one question that are embedded ahead of others: a second or two of work. */
const MOST_WANTED = 24;

/** What models say of one question, and what is told of that. */
export interface Searched {
  nearness: Nearness | null;
  scorePassages: ScorePassages;
  /** To be read when the question is answered; undefined where no model has a role in searching. */
  trace(): SearchTrace | undefined;
}

function reasonOf(thrown: unknown): string {
  if (thrown instanceof TooLate) return thrown.message;
  const { code, message } = toCausewayError(thrown);
  return code === 'cancelled' ? new TooLate().message : message;
}

export class ModelSearch {
  readonly #store: Pick<NotebookStore, 'readEmbeddings'>;
  readonly #calls: ModelCalls;
  readonly #waits: Readonly<Record<keyof typeof MOST_WAIT_MS, number>>;
  #blocks: { name: string; read: Promise<EmbeddingBlock[]> } | null = null;
  #rows = new WeakMap<NotebookIndex, { blocks: readonly EmbeddingBlock[]; rows: EmbeddedRows }>();

  constructor(
    store: Pick<NotebookStore, 'readEmbeddings'>,
    calls: ModelCalls,
    waits: Readonly<Record<keyof typeof MOST_WAIT_MS, number>> = MOST_WAIT_MS,
  ) {
    this.#store = store;
    this.#calls = calls;
    this.#waits = waits;
  }

  /** Asks the models about a question put to a notebook, or to the part of it that `index` holds. Never rejects. */
  async search(notebookId: string, index: NotebookIndex, question: string): Promise<Searched> {
    let reranker: SearchTrace['reranker'];
    const { nearness, encoder } = await this.#nearness(notebookId, index, question);
    return {
      nearness,
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
      trace: () => (encoder || reranker ? { ...(encoder && { encoder }), ...(reranker && { reranker }) } : undefined),
    };
  }

  async #nearness(
    notebookId: string,
    index: NotebookIndex,
    question: string,
  ): Promise<{ nearness: Nearness | null; encoder?: SearchTrace['encoder'] }> {
    const mostMs = this.#waits.encoder;
    try {
      return await inTime(this.#embedded(notebookId, index, question, mostMs), mostMs);
    } catch (thrown) {
      return { nearness: null, encoder: { id: '', embedded: 0, failure: reasonOf(thrown) } };
    }
  }

  async #embedded(notebookId: string, index: NotebookIndex, question: string, mostMs: number) {
    const asked = await this.#calls.embedQuestion(notebookId, question, mostMs);
    if (asked === null) return { nearness: null };
    const { model, reading, mark } = asked;
    const rows = await this.#rowsOf(notebookId, index, model, mark);
    const nearness = nearnessTo(rows, model, question, reading);
    if (rows.embedded < 1) this.#wantPassages(notebookId, index, rows, question);
    return { nearness, encoder: { id: model, embedded: nearness?.embedded ?? 0 } };
  }

  /** Has the passages embedded that this question needs most: those that words and word vectors put first. Nobody waits for it. */
  #wantPassages(notebookId: string, index: NotebookIndex, { hasPassage }: EmbeddedRows, question: string): void {
    const places = likelyPassages(preparedFor(index), question, MOST_WANTED)
      .filter((passage) => hasPassage[passage] === 0)
      .map((passage) => ({
        documentId: index.documents.ids[index.passages.document[passage]!]!,
        ...passageRange(index, passage),
      }));
    // What goes wrong with the model is told by what is asked of it.
    if (places.length > 0) this.#calls.embedFirst(notebookId, places).catch(() => {});
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
