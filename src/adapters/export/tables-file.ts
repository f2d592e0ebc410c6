/** @file A notebook's tables (docs/scale.md) as one .zip. Loaded when somebody takes them out. */
import { alignEmbeddings, type EmbeddedRows } from '../../engine/notebook/embeddings.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import { withoutDocuments } from '../../engine/notebook/withdraw.ts';
import type { NotebookStore, TextSource } from '../../engine/ports.ts';
import type { DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import type { DocumentInfo } from '../../engine/records.ts';
import { correctAnalyses } from '../corrections/corrected-analyses.ts';
import type { ByteSink } from '../files/sink.ts';
import { RefinedAnalyses } from '../refining/refined-analyses.ts';
import type { FileContent } from '../store/content.ts';
import { writeTables } from '../tables/write-tables.ts';
import type { Job } from './job.ts';
import { ZipWriter } from './zip-writer.ts';

export interface TablesNotebook {
  id: string;
  name: string;
  index: NotebookIndex;
  /** Documents that are shown, by id; what the index has of others is left out. */
  documents: ReadonlyMap<string, DocumentInfo>;
  texts: TextSource;
  /** Id of the encoder whose vectors are wanted; null: none. */
  encoder: string | null;
}

/** The day of an ISO time. */
const DAY_CHARACTERS = 10;
/** Messages get in between so many rows. */
const ROWS_AT_ONCE = 500;
/** Analyses that are fetched and held at a time. */
const ANALYSES_AT_ONCE = 100;

/** What the index was built from, some documents at a time: rows ask for them in the order of the index. */
class StoredAnalyses {
  readonly #store: NotebookStore<FileContent>;
  readonly #notebookId: string;
  readonly #ids: readonly string[];
  readonly #refined: RefinedAnalyses;
  #held = new Map<string, DocumentAnalysis>();

  constructor(store: NotebookStore<FileContent>, notebookId: string, ids: readonly string[]) {
    this.#store = store;
    this.#notebookId = notebookId;
    this.#ids = ids;
    this.#refined = new RefinedAnalyses(store);
  }

  /** Null for a document that is not here any more. */
  async of(id: string): Promise<DocumentAnalysis | null> {
    const known = this.#held.get(id);
    if (known) return known;
    const from = this.#ids.indexOf(id);
    const stored = await this.#store.readAnalyses(this.#notebookId, this.#ids.slice(from, from + ANALYSES_AT_ONCE));
    const { analyses } = await this.#refined.apply(this.#notebookId, stored);
    const corrected = await correctAnalyses(this.#store, this.#notebookId, analyses);
    this.#held = new Map(corrected.analyses.map((analysis) => [analysis.documentId, analysis]));
    return this.#held.get(id) ?? null;
  }
}

/** What an encoder made of the notebook; null where it has not begun. */
async function embeddedRows(
  store: NotebookStore<FileContent>,
  notebookId: string,
  index: NotebookIndex,
  encoder: string,
): Promise<EmbeddedRows | null> {
  const rows = alignEmbeddings(index, await store.readEmbeddings(notebookId, encoder));
  return rows.embedded > 0 ? rows : null;
}

/**
 * @param now milliseconds since the epoch
 * @param sink where the archive goes; it is whoever made it that discards it
 * @throws CausewayError `archive-too-large`, `cancelled`
 */
export async function tablesZip(
  store: NotebookStore<FileContent>,
  { id: notebookId, name, index, documents, texts, encoder }: TablesNotebook,
  job: Job,
  now: number,
  sink: ByteSink,
): Promise<Blob> {
  const made = new Date(now).toISOString();
  const gone = new Set(index.documents.ids.filter((id) => !documents.has(id)));
  const kept = withoutDocuments(index, gone);
  const embedded = encoder === null ? null : await embeddedRows(store, notebookId, kept, encoder);
  const analyses = new StoredAnalyses(store, notebookId, kept.documents.ids);
  // What Parquet holds is packed already.
  const zip = new ZipWriter(now, true, sink);
  let rows = 0;
  let fraction = 0;
  const source = {
    index: kept,
    texts,
    factsOf: (id: string) => {
      const { name: file, date, reference, fileDate } = documents.get(id)!;
      return { name: file, date: date ?? (reference?.date || fileDate) ?? '' };
    },
    analysisOf: (id: string) => analyses.of(id),
    embedded,
    day: made.slice(0, DAY_CHARACTERS),
    onRow: async () => {
      if (rows++ % ROWS_AT_ONCE === 0) await job.step(fraction);
    },
  };
  await writeTables(
    source,
    { notebook: name, made, encoder: embedded && encoder },
    {
      async open(file) {
        const pieces: Blob[] = [];
        return {
          // As a blob, which the browser moves out of memory.
          write: (bytes) => void pieces.push(new Blob([bytes])),
          close: () => zip.add(file, new Blob(pieces)),
        };
      },
    },
    async (_, done) => job.step((fraction = done)),
  );
  return zip.finish();
}
