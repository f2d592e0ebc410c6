/**
 * @file What the library worker asks of the workers that it starts itself: one reads a file (and can be ended when the file hangs
 * or crashes it), one builds indexes (so that adding and removing stay responsive meanwhile).
 */
import type { DocumentAnalysis } from '../engine/notebook/analysis.ts';
import type { ParsedDocument } from '../engine/types.ts';
import type { ErrorInfo, ReadDocument, StoredIndex } from '../engine/records.ts';

/** A file that is to be read. */
export interface QueuedFile {
  documentId: string;
  name: string;
  content: Uint8Array<ArrayBuffer> | Blob;
  /** Of an encrypted notebook: nothing of it may be kept outside of that meanwhile. */
  isPrivate?: boolean;
}

/** What reading one file came to. */
export type ReadOutcome<Read = ReadDocument> = { document: Read } | { error: ErrorInfo };

/** Offered by `workers/read.worker.ts`, and by the terminal's threads, which pack what they read. */
export interface ReadApi<Read = ReadDocument> {
  /** Answers once the worker's code is loaded; a failure before that is not the file's fault. */
  ready(): Promise<void>;
  /** Parses and analyses files, one after the other; the outcomes come in the same order. */
  read(files: QueuedFile[]): Promise<ReadOutcome<Read>[]>;
  /**
   * Reads a file with pages that are pictures, recognising what is written on them.
   * @param onPage told before each such page, and at the end: how many are done and how many there are
   */
  recognize(file: QueuedFile, onPage: (done: number, total: number) => void): Promise<ReadOutcome<Read>>;
  /** Analyses a document anew that was parsed before. */
  analyse(documentId: string, parsed: ParsedDocument): Promise<DocumentAnalysis>;
}

/** An index that is ready to be committed. */
export type BuiltIndex = Omit<StoredIndex, 'generation'>;

/** How an index is to be built. */
export interface BuildWish {
  /** Documents that were read again since the stored index was built. */
  changed: string[];
  /** False: what changed may be laid over the stored index. */
  isWhole: boolean;
}

/** Offered by `workers/build.worker.ts`, which only reads the store. */
export interface BuildApi {
  /**
   * Builds the index of these documents from their stored analyses.
   * @param onStep plain name of the step and 0 to 1 of the whole
   * @returns with `drift` where changes were laid over the stored index
   * @throws CausewayError `cancelled` after `cancel`
   */
  build(
    notebookId: string,
    documentIds: string[],
    onStep: (name: string, fraction: number) => void,
    wish: BuildWish,
  ): Promise<BuiltIndex>;
  /** What is remembered of these documents from the build before is out of date. */
  forget(documentIds: string[]): Promise<void>;
  /** Whether what words mean can be had. */
  hasWords(): Promise<boolean>;
  cancel(): Promise<void>;
}
