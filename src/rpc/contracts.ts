/**
 * @file What the workers offer to the page: the wire protocol. Values are structured-cloneable; listeners are wrapped in
 * comlink's `proxy()` by the caller; failures arrive as `CausewayError` through the codec in `errors.ts`.
 */
import type {
  Answer,
  AnswerSentence,
  AskedBefore,
  Heading,
  IndexBasis,
  IndexStatistics,
  ModuleChoice,
  Page,
  PlanEdit,
  PlanTrace,
  Scope,
  StrategyId,
} from '../engine/types.ts';
import type { CorrectionLookup } from './correcting.ts';
import type {
  Correction,
  CorrectionDraft,
  CorrectionList,
  Cell,
  CellHead,
  DocumentChange,
  DocumentInfo,
  ErrorInfo,
  NotebookInfo,
} from '../engine/records.ts';
import type { AddReport } from './add-report.ts';
import type { EncryptionApi } from './encryption.ts';
import type { FolderApi } from './folders.ts';
import type { IncomingFile } from './incoming-file.ts';
import type { TablesInput, TablesReport } from './tables.ts';

export type { IncomingFile } from './incoming-file.ts';

export type {
  Cell,
  CellHead,
  Comparison,
  Correction,
  CorrectionDraft,
  CorrectionInfo,
  CorrectionList,
  DocumentChange,
  DocumentInfo,
  DocumentStatus,
  EarlierAnswer,
  EntityRef,
  ErrorInfo,
  Followed,
  MentionPlaces,
  ModuleRef,
  NotebookInfo,
  ScopeChoice,
} from '../engine/records.ts';

/** A document with everything the viewer needs. `original` holds the file's bytes for PDF only. */
export interface DocumentContent {
  info: DocumentInfo;
  text: string;
  headings: Heading[];
  pages: Page[];
  original: Blob | null;
}

/** Where indexing of a notebook stands. */
export interface IndexProgress {
  notebookId: string;
  /** `reading`: files are parsed and analysed; `building`: the graph, hierarchy, vectors and gates are built. */
  phase: 'reading' | 'building' | 'idle';
  filesDone: number;
  filesTotal: number;
  /** The file in work, or the stage of building in plain words. */
  current: string;
  /** 0 to 1 over everything that is left of this run. */
  fraction: number;
  /** Estimated seconds to the end, or null while it can't be told. */
  secondsLeft: number | null;
  /** Present while pages that are pictures are recognised: how many of the file's are done, and how many there are. */
  page?: { done: number; total: number };
  /** True: everything can be asked, and the index is built whole once more, since many changes were laid over it. */
  isRepair?: true;
}

/** Sent to every listener in every tab. */
export type LibraryEvent =
  | { type: 'progress'; progress: IndexProgress }
  /** Documents were added, changed or removed: these, or any of all. */
  | { type: 'documents'; notebookId: string; documentIds?: string[] }
  | { type: 'index'; notebookId: string; statistics: IndexStatistics | null }
  | { type: 'notebooks' }
  /** A notebook was locked: pages are loaded again. */
  | { type: 'locked'; notebookId: string }
  /** What words mean can't be had: until it can, only the words themselves are compared. */
  | { type: 'words-missing' }
  /** Folders were linked, unlinked or brought up to date with. */
  | { type: 'folders'; notebookId: string }
  /** Corrections were made, taken back or restored. */
  | { type: 'corrections'; notebookId: string }
  | { type: 'cells'; notebookId: string; cellId: string }
  | { type: 'error'; notebookId: string; error: ErrorInfo }
  /** A newer version of the app works in another tab: nothing can be read or changed in this one any more. */
  | { type: 'outdated'; error: ErrorInfo }
  /** A bibliography was read: how many of its entries describe documents of the notebook. The others wait for theirs. */
  | { type: 'bibliography'; notebookId: string; name: string; entries: number; attached: number };

/** What came of asking for documents to be read again. */
export interface RereadReport {
  queued: number;
  /** Ids of documents whose file is not kept. */
  withoutFile: string[];
}

/** Offered by `workers/library.worker.ts`, the only writer. */
/** What of a damaged backup could not be restored. */
export interface RestoreLosses {
  /** Names of sources. */
  sources: string[];
  /** How many more sources there were, whose names can't be read. */
  unnamed: number;
  /** Names of sources that are there, but for the file that they were read from. */
  withoutFile: string[];
  /** How many questions and notes. */
  cells: number;
  /** Whether corrections were lost, and what models had found. */
  corrections: boolean;
  findings: boolean;
}

export interface RestoredNotebook extends NotebookInfo {
  /** Questions and notes that are in it. */
  cells: number;
  /** Absent: the backup was whole. */
  losses?: RestoreLosses;
}

export interface LibraryApi extends FolderApi, EncryptionApi {
  subscribe(listener: (event: LibraryEvent) => void): Promise<void>;
  /** Goes on with whatever an earlier session left unfinished. */
  resume(): Promise<void>;
  listNotebooks(): Promise<NotebookInfo[]>;
  createNotebook(name: string): Promise<NotebookInfo>;
  renameNotebook(notebookId: string, name: string): Promise<void>;
  /** Hides a notebook; `restoreNotebook` undoes it until the next start of the app. */
  deleteNotebook(notebookId: string): Promise<void>;
  restoreNotebook(notebookId: string): Promise<void>;
  /**
   * Takes a backup in as a new notebook, and indexes it in the background. Of one that is damaged or cut off it takes what is whole, and tells what is not. Stopped or failed, it
   * leaves nothing behind.
   * @param jobId names the call for `stopTakingIn`
   * @param onProgress told 0 to 1 of the whole
   * @param passphrase of an encrypted backup, whose notebook is then encrypted with it, too
   * @throws CausewayError `file-damaged`, `file-unsupported`, `storage-full`, `cancelled`; of an encrypted backup `notebook-locked` without a passphrase, and as those of
   *   `EncryptionApi`
   */
  restoreBackup(
    jobId: string,
    backup: Blob,
    onProgress: (fraction: number) => void,
    passphrase?: string | null,
  ): Promise<RestoredNotebook>;
  /** Whether there are tables in a .zip. */
  holdsTables(archive: Blob): Promise<boolean>;
  /**
   * Takes tables in as a new notebook, as `restoreBackup` does a backup.
   * @throws CausewayError `file-damaged`, with table, column and row, `file-unsupported`, `file-too-large`, `storage-full`, `cancelled`
   */
  importTables(jobId: string, tables: TablesInput, onProgress: (fraction: number) => void): Promise<TablesReport>;
  stopTakingIn(jobId: string): Promise<void>;
  /** All documents of a notebook in the order in which they were added, or those of some ids that are there. */
  listDocuments(notebookId: string, documentIds?: readonly string[]): Promise<DocumentInfo[]>;
  /** Stores the files, answers, and then reads and indexes them in the background. */
  addFiles(notebookId: string, files: IncomingFile[]): Promise<AddReport>;
  /** Drops files that are not read yet; what is finished stays. */
  cancelIndexing(notebookId: string): Promise<void>;
  /** Takes documents and all that was derived from them out; `restoreDocuments` undoes it until the next start. */
  removeDocuments(notebookId: string, documentIds: readonly string[]): Promise<void>;
  restoreDocuments(notebookId: string, documentIds: readonly string[]): Promise<void>;
  /** Changes what the person says of documents: tags, date, whether questions use them. */
  updateDocuments(notebookId: string, documentIds: readonly string[], change: DocumentChange): Promise<void>;
  /** Reads documents again from their kept files, in the background; until that is done they stay as they are. */
  rereadDocuments(notebookId: string, documentIds: readonly string[]): Promise<RereadReport>;
  /** A person's corrections with what they do. */
  listCorrections(notebookId: string): Promise<CorrectionList>;
  /** Makes a correction; answers honour it at once as far as they can, and the index is built anew with it soon. */
  correct(notebookId: string, draft: CorrectionDraft): Promise<Correction>;
  /** Takes a correction back; `restoreCorrection` undoes that. */
  takeBackCorrection(notebookId: string, correctionId: string): Promise<void>;
  restoreCorrection(notebookId: string, correction: Correction): Promise<void>;
  listCells(notebookId: string): Promise<Cell[]>;
  saveCell(cell: Cell): Promise<void>;
  deleteCell(notebookId: string, cellId: string): Promise<void>;
  /** All cells of a notebook without their answers, in no particular order. */
  listCellHeads(notebookId: string): Promise<CellHead[]>;
  /** One cell whole; null when it is not here (any more). */
  readCell(notebookId: string, cellId: string): Promise<Cell | null>;
  /** The question that is being written; kept as it is typed. */
  readDraft(notebookId: string): Promise<string>;
  saveDraft(notebookId: string, draft: string): Promise<void>;
}

/** What has been composed so far, while an answer is on its way. */
export interface AskProgress {
  stage: 'seeds' | 'expansion' | 'filter' | 'answer';
  sentences: AnswerSentence[];
  /** How far the plan is, of a system that makes one. */
  plan?: PlanTrace;
}

/** How a question is to be answered. */
export interface AskOptions {
  /** Which system of the papers answers; absent: `hugrag`. */
  strategy?: StrategyId | undefined;
  /** Which part of the notebook is asked; absent: all of it. */
  scope?: Scope;
  /** What was asked before, for a question that goes on from it; absent: the question stands alone. */
  after?: AskedBefore;
  /** What the person put otherwise in the plan, of a system that makes one. */
  planEdits?: readonly PlanEdit[];
  /** Nobody waits for this answer, since there is one without the encoder: it waits for the encoder, and for what that must read first. */
  settles?: true;
}

/** Offered by `workers/ask.worker.ts`, which only reads. */
export interface AskApi extends CorrectionLookup {
  /** Gets ready what answering needs of the app itself, before a notebook is open. */
  prepare(): Promise<void>;
  /** The key of a notebook is just being made: reads meanwhile what of it opening will need, and opens it once the key is here. */
  readAhead(notebookId: string): Promise<void>;
  /** Loads the notebook's newest index; null while it has none. */
  open(notebookId: string): Promise<IndexStatistics | null>;
  ask(
    notebookId: string,
    questionId: string,
    question: string,
    onProgress: (progress: AskProgress) => void,
    options?: AskOptions,
  ): Promise<Answer>;
  /**
   * Answers with the answering model what `ask` has answered with the same options: it makes the calls of the system's paper and writes from
   * what it finds. `stop` ends it with what is there.
   *
   * @param onSentences told of all sentences that are complete, whenever there is another one
   * @returns an answer of the model tier, or the given one with `fallback`; the given one as it is when no model has the role
   */
  answerWithModel(
    notebookId: string,
    questionId: string,
    answer: Answer,
    onSentences: (sentences: AnswerSentence[]) => void,
    options?: AskOptions,
  ): Promise<Answer>;
  /** Has local models take part in searching, at the other end of this port; see `RunningApi.connect`. */
  useModels(port: MessagePort): Promise<void>;
  /** Makes the running `ask` of that id return what it has. */
  stop(questionId: string): Promise<void>;
  readDocument(notebookId: string, documentId: string): Promise<DocumentContent>;
  /** Questions this notebook, or a part of it, can answer, from its own causal relations; up to `count`. */
  suggestQuestions(notebookId: string, count: number, scope?: Scope): Promise<string[]>;
  /** Questions that go on from an answer, up to `count`, as far as the notebook, or a part of it, tells of them. */
  suggestFollowUps(notebookId: string, before: AskedBefore, count: number, scope?: Scope): Promise<string[]>;
  /** What the next answer would be made from; null while there is no index. */
  basis(notebookId: string): Promise<IndexBasis | null>;
  /** The modules that a question can be limited to, largest first. */
  listModules(notebookId: string): Promise<ModuleChoice[]>;
}
