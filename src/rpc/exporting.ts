/**
 * @file What `workers/export.worker.ts` offers to the page: a notebook, or a part of it, as files for other programs, and all of it as
 * one backup. Taking a backup in is the library's, the only writer.
 */
import type { Manuscript } from '../engine/export/manuscript.ts';
import type { ExportWords } from '../engine/export/words.ts';
import type { StrategyId } from '../engine/types.ts';

export { stepParts, type Manuscript, type ManuscriptAnswer, type ManuscriptStep } from '../engine/export/manuscript.ts';
export type { ExportWords } from '../engine/export/words.ts';

/** `relations` is a table (CSV), `graph` is GraphML, `tables` are Parquet files; these are of the whole notebook, the others of chosen cells. */
export type ExportFormat = 'markdown' | 'html' | 'json' | 'bibtex' | 'relations' | 'graph' | 'tables';

/** What is to be written, and in which words. */
export interface ExportRequest {
  notebookId: string;
  /** What the file is called after: the notebook, or the one question that it holds. */
  title: string;
  /** In the order in which they are to be read. */
  cellIds: readonly string[];
  words: ExportWords;
  /** Id of the encoder whose vectors go out in tables; null or absent: none, so that they are those of the index. */
  encoder?: string | null;
  /** What the systems are called. */
  names: Readonly<Record<StrategyId, string>>;
}

/** A file that is ready to be saved. */
export interface ExportedFile {
  name: string;
  blob: Blob;
}

/** 0 to 1 of the whole. */
export type ReportFraction = (fraction: number) => void;

/** All calls may fail with CausewayError `notebook-missing`, `cancelled` after `stop`, and what the store throws. */
export interface ExportApi {
  /**
   * Writes one file.
   * @param jobId names the call for `stop`
   * @throws CausewayError `usage` when there is nothing to write, `index-missing` for `relations`, `graph` and `tables` without an index,
   *   `archive-too-large` for `tables` beyond 4 GB
   */
  write(jobId: string, format: ExportFormat, request: ExportRequest, onProgress: ReportFraction): Promise<ExportedFile>;
  /** The same as something to be shown and printed. */
  manuscript(request: ExportRequest): Promise<Manuscript>;
  /**
   * Everything of a notebook that cannot be made anew, in one file; `LibraryApi.restoreBackup` takes it in again.
   * @throws CausewayError `archive-too-large` beyond 4 GB
   */
  backup(jobId: string, notebookId: string, onProgress: ReportFraction): Promise<ExportedFile>;
  stop(jobId: string): Promise<void>;
}
