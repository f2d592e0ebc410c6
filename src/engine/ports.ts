/** @file What the engine asks of its surroundings. Adapters implement these; the engine itself does no I/O. */
import type { DocumentAnalysis } from './notebook/analysis.ts';
import type { ParsedDocument } from './types.ts';
import type {
  Cell,
  DocumentInfo,
  EnqueueOutcome,
  ErrorInfo,
  IncomingDocument,
  IndexHead,
  NotebookInfo,
  QueueEntry,
  ReadDocument,
  StoredDocument,
  StoredIndex,
} from './records.ts';

/** Milliseconds from any fixed origin. */
export type Clock = () => number;

/** Gives the text of a document, for showing sentences that were found without it. */
export interface TextSource {
  /** @throws CausewayError `document-missing` */
  text(documentId: string): Promise<string>;
}

/** How a long computation reports and stops. */
export interface Progress {
  /** Called between steps with the step's plain name and 0 to 1 of the whole; lets waiting messages in. */
  step(name: string, fraction: number): Promise<void>;
  /** True once the caller wants it to stop; the computation then throws CausewayError `cancelled`. */
  isCancelled(): boolean;
}

/**
 * Keeps notebooks. Every method that changes something is one transaction: after a crash at any point either all of it
 * is there or nothing. `Content` is how the platform holds a file's bytes.
 *
 * All methods may fail with CausewayError `storage-full` or `storage-unavailable`; what was stored before stays.
 */
export interface NotebookStore<Content = unknown> {
  /** Notebooks that are not removed, oldest first. */
  listNotebooks(): Promise<NotebookInfo[]>;
  createNotebook(notebook: Pick<NotebookInfo, 'id' | 'name' | 'createdAt'>): Promise<void>;
  /** @throws CausewayError `notebook-missing` */
  renameNotebook(notebookId: string, name: string): Promise<void>;
  /**
   * Hides a notebook (time in ms since the epoch) or shows it again (null).
   * @throws CausewayError `notebook-missing`
   */
  markNotebookRemoved(notebookId: string, removedAt: number | null): Promise<void>;

  /** Documents that are not removed, in the order in which they were added. */
  listDocuments(notebookId: string): Promise<DocumentInfo[]>;
  /** Ids of the documents that are read and not removed, sorted. */
  listReady(notebookId: string): Promise<string[]>;
  /** Ids of the documents that are removed and not purged yet, sorted. */
  listRemoved(notebookId: string): Promise<string[]>;
  /** @throws CausewayError `document-missing`, also for a removed document or one that is not read yet */
  readDocument(notebookId: string, documentId: string): Promise<StoredDocument<Content>>;
  /** @throws CausewayError `document-missing`, as `readDocument` */
  readText(notebookId: string, documentId: string): Promise<string>;
  /** Analyses of those of the documents that are read, in the order asked for. */
  readAnalyses(notebookId: string, documentIds: readonly string[]): Promise<DocumentAnalysis[]>;
  /** Ids of the documents whose analysis was made by another version than this one and that are not removed, sorted. */
  listOutdated(notebookId: string, analysisVersion: number): Promise<string[]>;
  /** What the parser made of a document that is read, removed or not; null when it is not here. */
  readParsed(notebookId: string, documentId: string): Promise<ParsedDocument | null>;
  /** Replaces the analysis of a document that is read; passed over when it is not here (any more). */
  commitAnalysis(notebookId: string, analysis: DocumentAnalysis): Promise<void>;
  /**
   * Hides a document (time in ms since the epoch) or shows it again (null).
   * @throws CausewayError `document-missing`
   */
  markDocumentRemoved(notebookId: string, documentId: string, removedAt: number | null): Promise<void>;

  /**
   * Stores files with their journal entries, so that they will be read even after a crash. Bytes that are known already
   * are not stored again; failed files are tried again.
   * @throws CausewayError `notebook-missing`
   */
  enqueue(notebookId: string, files: readonly IncomingDocument<Content>[]): Promise<EnqueueOutcome[]>;
  /** Journal entries of files that are not read yet and not removed, in the order in which they were added. */
  listQueue(notebookId: string): Promise<QueueEntry[]>;
  /** Bytes of queued files, in the order asked for; null for those that are not queued (any more). */
  readQueued(notebookId: string, documentIds: readonly string[]): Promise<(Content | null)[]>;
  /** Counts one attempt in the journal entry of a queued file. */
  noteAttempt(notebookId: string, documentId: string): Promise<void>;
  /** Stores what reading gave and closes the journal entries. Files that are not queued any more are passed over. */
  commitRead(notebookId: string, documents: readonly ReadDocument[]): Promise<void>;
  /** Marks a queued file as failed, drops its bytes and closes its journal entry. */
  commitFailure(notebookId: string, documentId: string, error: ErrorInfo): Promise<void>;
  /** Drops all files that are not read yet; returns how many. */
  dropQueue(notebookId: string): Promise<number>;

  /** The current index without its blocks; null while there is none. */
  readIndexHead(notebookId: string): Promise<IndexHead | null>;
  /** The current index as one snapshot; null while there is none. */
  readIndex(notebookId: string): Promise<StoredIndex | null>;
  /**
   * Replaces the index and deletes the blocks of the one before. Null leaves the notebook without an index.
   * @returns the generation of the new index
   * @throws CausewayError `notebook-missing`
   */
  commitIndex(notebookId: string, index: Omit<StoredIndex, 'generation'> | null): Promise<number>;

  /** Questions of a notebook, oldest first. */
  listCells(notebookId: string): Promise<Cell[]>;
  /** @throws CausewayError `notebook-missing` */
  saveCell(cell: Cell): Promise<void>;
  deleteCell(notebookId: string, cellId: string): Promise<void>;

  /**
   * Deletes for good what was removed before a time (ms since the epoch): whole notebooks, and documents that the current index
   * does not cover any more.
   */
  purge(before: number): Promise<void>;
  close(): Promise<void>;
}
