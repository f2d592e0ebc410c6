/** @file What the engine asks of its surroundings. Adapters implement these; the engine itself does no I/O. */
import type { Correction } from './corrections/types.ts';
import type { DocumentAnalysis } from './notebook/analysis.ts';
import type { VectorTable } from './notebook/index-types.ts';
import type { ParsedDocument } from './types.ts';
import type { WordCodes } from './vector/word-codes.ts';
import type {
  Cell,
  CellHead,
  DocumentChange,
  DocumentInfo,
  EmbeddingBlock,
  EmbeddingCommit,
  EnqueueOutcome,
  ErrorInfo,
  GateJudgement,
  ImportedDocument,
  IncomingDocument,
  IndexHead,
  LinkedFolder,
  ModuleReport,
  NotebookInfo,
  QueueEntry,
  ReadDocument,
  RefinedPassage,
  RefinedPassageKey,
  RefinementCommit,
  RefinementState,
  RequeueOutcome,
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

/** Tells a call to stop; an `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
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

  /**
   * Documents that are not removed, in the order in which they were added.
   * @param documentIds only these of them
   */
  listDocuments(notebookId: string, documentIds?: readonly string[]): Promise<DocumentInfo[]>;
  /** Ids of the documents that are read and not removed, sorted. */
  listReady(notebookId: string): Promise<string[]>;
  /** Ids of the documents that are removed and not purged yet, sorted. */
  listRemoved(notebookId: string): Promise<string[]>;
  /** @throws CausewayError `document-missing`, also for a removed document or one that is not read yet */
  readDocument(notebookId: string, documentId: string): Promise<StoredDocument<Content>>;
  /** @throws CausewayError `document-missing`, as `readDocument` */
  readText(notebookId: string, documentId: string): Promise<string>;
  /** Analyses of those of the documents that are read, in the order asked for; what was damaged where it is stored is left out. */
  readAnalyses(notebookId: string, documentIds: readonly string[]): Promise<DocumentAnalysis[]>;
  /** Ids of the documents whose analysis was made by another version than this one and that are not removed, sorted. */
  listOutdated(notebookId: string, analysisVersion: number): Promise<string[]>;
  /** What the parser made of a document that is read, removed or not; null when it is not here. */
  readParsed(notebookId: string, documentId: string): Promise<ParsedDocument | null>;
  /** Replaces the analysis of a document that is read; passed over when it is not here (any more). */
  commitAnalysis(notebookId: string, analysis: DocumentAnalysis): Promise<void>;
  /**
   * Hides documents (time in ms since the epoch) or shows them again (null).
   * @throws CausewayError `document-missing` when one of them is not here; nothing is changed then
   */
  markDocumentsRemoved(notebookId: string, documentIds: readonly string[], removedAt: number | null): Promise<void>;
  /** Changes what a person says of documents; those that are not here (any more) are passed over. */
  updateDocuments(notebookId: string, documentIds: readonly string[], change: DocumentChange): Promise<void>;
  /**
   * Puts documents into the queue once more, from their kept files. Those that are read stay as they are until that is done, also
   * when it fails or is given up; those that failed wait as new ones do.
   * @param addedAt ms since the epoch, which orders them among what else is queued
   */
  requeue(notebookId: string, documentIds: readonly string[], addedAt: number): Promise<RequeueOutcome>;

  /**
   * Stores files with their journal entries, so that they will be read even after a crash. Bytes that are known already
   * are not stored again; failed files are tried again.
   * @throws CausewayError `notebook-missing`
   */
  enqueue(notebookId: string, files: readonly IncomingDocument<Content>[]): Promise<EnqueueOutcome[]>;
  /**
   * Takes in documents that are read already; those whose ids are here are passed over.
   * @throws CausewayError `notebook-missing`
   */
  importDocuments(notebookId: string, documents: readonly ImportedDocument<Content>[]): Promise<void>;
  /** Journal entries of files that are not read yet and not removed, in the order in which they were added. */
  listQueue(notebookId: string): Promise<QueueEntry[]>;
  /** Bytes of queued files, in the order asked for; null for those that are not queued (any more). */
  readQueued(notebookId: string, documentIds: readonly string[]): Promise<(Content | null)[]>;
  /** Counts one attempt in the journal entry of a queued file. */
  noteAttempt(notebookId: string, documentId: string): Promise<void>;
  /** Stores what reading gave and closes the journal entries. Files that are not queued any more are passed over. */
  commitRead(notebookId: string, documents: readonly ReadDocument[]): Promise<void>;
  /**
   * Marks a queued file as failed and closes its journal entry; one that was read before keeps what was read. Its bytes are kept for `requeue`,
   * unless they are many or there is no room.
   */
  commitFailure(notebookId: string, documentId: string, error: ErrorInfo): Promise<void>;
  /** Drops all files that wait to be read, and so those that were never read altogether; returns how many. */
  dropQueue(notebookId: string): Promise<number>;

  /** The current index without its blocks; null while there is none. */
  readIndexHead(notebookId: string): Promise<IndexHead | null>;
  /**
   * The current index as one snapshot; null while there is none.
   * @throws CausewayError `storage-damaged` when a block is not what was stored; its details have the block's name and the generation
   */
  readIndex(notebookId: string): Promise<StoredIndex | null>;
  /**
   * Replaces the index and deletes the blocks of the one before. Null leaves the notebook without an index.
   * @returns the generation of the new index
   * @throws CausewayError `notebook-missing`
   */
  commitIndex(notebookId: string, index: Omit<StoredIndex, 'generation'> | null): Promise<number>;

  /** Linked folders of a notebook, in the order in which they were linked. */
  listFolders(notebookId: string): Promise<LinkedFolder[]>;
  /**
   * Adds or replaces a linked folder.
   * @throws CausewayError `notebook-missing`
   */
  saveFolder(folder: LinkedFolder): Promise<void>;
  deleteFolder(notebookId: string, folderId: string): Promise<void>;

  /** Questions of a notebook, oldest first. */
  listCells(notebookId: string): Promise<Cell[]>;
  /** @throws CausewayError `notebook-missing` */
  saveCell(cell: Cell): Promise<void>;
  deleteCell(notebookId: string, cellId: string): Promise<void>;
  /** A person's corrections, in the order in which they were made. They stay when documents go, and go with the notebook. */
  listCorrections(notebookId: string): Promise<Correction[]>;
  /** @throws CausewayError `notebook-missing` */
  saveCorrection(notebookId: string, correction: Correction): Promise<void>;
  deleteCorrection(notebookId: string, correctionId: string): Promise<void>;
  /** The same cells without what is only read when one is opened, in no particular order. */
  listCellHeads(notebookId: string): Promise<CellHead[]>;
  /** Null when it is not here (any more). */
  readCell(notebookId: string, cellId: string): Promise<Cell | null>;
  /** The question that is being written; empty when there is none. */
  readDraft(notebookId: string): Promise<string>;
  /** @throws CausewayError `notebook-missing` */
  saveDraft(notebookId: string, draft: string): Promise<void>;

  /** Where refinement stands; null while it was never begun. */
  readRefinementState(notebookId: string): Promise<RefinementState | null>;
  /** How many results that change the index were committed to the refinement journal; it only grows. */
  readRefinementMark(notebookId: string): Promise<number>;
  /** Which passages models have read, by document and place. */
  listRefinedPassages(notebookId: string): Promise<RefinedPassageKey[]>;
  /** What models found in these documents, oldest first. */
  readRefinedPassages(notebookId: string, documentIds: readonly string[]): Promise<RefinedPassage[]>;
  /** What models said of pairs of modules, oldest first. */
  readGateJudgements(notebookId: string): Promise<GateJudgement[]>;
  /**
   * Saves one step of refinement: its result, where it has one, and the state after it. The same result again replaces
   * itself; that of a document that is not here (any more) is passed over.
   * @throws CausewayError `notebook-missing`
   */
  commitRefinement(notebookId: string, step: RefinementCommit): Promise<void>;
  /**
   * Saves what a reader found in passages, as one change; those of documents that are not here (any more) are passed over.
   * @throws CausewayError `notebook-missing`
   */
  commitStatements(notebookId: string, passages: readonly RefinedPassage[]): Promise<void>;
  /** What models wrote of modules, oldest first, unusable answers included. */
  readModuleReports(notebookId: string): Promise<ModuleReport[]>;
  /** Deletes reports on modules that there are no more, by their keys. */
  forgetModuleReports(notebookId: string, modules: readonly string[]): Promise<void>;
  /** Deletes judgements of pairs that there are no more. */
  forgetGateJudgements(notebookId: string, pairs: readonly string[]): Promise<void>;

  /** All vectors that a model made of a notebook's texts. */
  readEmbeddings(notebookId: string, model: string): Promise<EmbeddingBlock[]>;
  /**
   * Saves vectors of a model; a block takes the place of that of the same document and part. Those of documents that are not here (any
   * more) are passed over.
   * @throws CausewayError `notebook-missing`
   */
  commitEmbeddings(notebookId: string, commit: EmbeddingCommit): Promise<void>;

  /**
   * Deletes for good what was removed before a time (ms since the epoch): whole notebooks, and documents that the current index
   * does not cover any more.
   */
  purge(before: number): Promise<void>;
  close(): Promise<void>;
}

/** The files of one model, by their paths inside its folder, such as `onnx/model.onnx`. */
export interface ModelFiles {
  /**
   * The whole of a file; null when the model has no such file.
   *
   * @throws CausewayError `model-damaged` when the file is there and can't be read
   */
  read(path: string): Promise<Uint8Array | null>;
}

/** What every model tells of itself. `id` names the model and its variant, and is stored with whatever it makes. */
export interface ModelPort {
  readonly id: string;
  /** Frees the memory; the port can't be used afterwards. */
  unload(): Promise<void>;
}

/** Turns texts into vectors. */
export interface Embedder extends ModelPort {
  readonly dimensions: number;
  /** Absent: it tells of whole texts alone. */
  readonly reader?: WordReader;
  /** Absent: nothing that reads sentences came with it. */
  readonly sentences?: SentenceReader;
  /**
   * @param texts any number; batched and sorted by length inside, longer ones than the model can take are cut
   * @param kind which side of a search the texts are on: some models want a prefix for each
   * @returns unit vectors of `dimensions`, in the order of `texts`
   * @throws CausewayError `cancelled`, `model-failed`, `model-lost`, `model-out-of-memory`
   */
  embed(
    texts: readonly string[],
    kind: 'query' | 'passage',
    options?: { signal?: StopSignal; onProgress?: (done: number) => void },
  ): Promise<Float32Array[]>;
}

/** What an encoder reads in a passage. */
export interface PassageReading {
  /** Unit vector of the whole. */
  vector: Float32Array;
  words: WordCodes;
}

/** What an encoder reads in a question. */
export interface QuestionReading {
  vector: Float32Array;
  /** What each of its words means where it stands: projections, see `vector/word-codes.ts`. */
  words: Float32Array;
  /** What it asks; absent where nothing came with the encoder that tells it. */
  asked?: AskedQuestion;
}

/** What a reader takes a question to ask. */
export interface AskedQuestion {
  /** How likely it asks for each of `INTENTS` (`retrieve/intent-grammar.ts`), in their order: logarithms, but for a constant. */
  intents: Float32Array;
  /** Where its words begin and end, in UTF-16 units: two numbers each. */
  words: Uint16Array;
  /**
   * For each intent and each word how likely the word belongs to each of `ENDS` (`retrieve/subjects.ts`), [intents, words, ends]: logarithms, but for a
   * constant of the word.
   */
  ends: Float32Array;
}

/** An encoder that tells what each word of a text means where it stands. */
export interface WordReader {
  /**
   * @param passages a line for each sentence
   * @throws CausewayError as `Embedder.embed`
   */
  readPassages(passages: readonly string[], options?: { signal?: StopSignal }): Promise<PassageReading[]>;
  /** @throws CausewayError as `Embedder.embed` */
  readQuestion(question: string, options?: { signal?: StopSignal }): Promise<QuestionReading>;
}

/** Reads a question together with passages, and tells of each sentence whether it answers; or either of them alone. */
export interface SentenceReader {
  /**
   * Reads a question alone, and tells what it asks.
   *
   * @throws CausewayError as `Embedder.embed`
   */
  readAsked(question: string, options?: { signal?: StopSignal }): Promise<AskedQuestion>;
  /**
   * @param passages each as its sentences, in their order
   * @returns for each passage what is said of its sentences
   * @throws CausewayError as `Embedder.embed`
   */
  readSentences(
    question: string,
    passages: readonly (readonly string[])[],
    options?: { signal?: StopSignal },
  ): Promise<AnswerScores[]>;
  /**
   * Reads passages alone, and tells of their sentences what they state.
   *
   * @param passages each as its sentences, in their order
   * @returns for each passage what is read in each of its sentences
   * @throws CausewayError as `Embedder.embed`
   */
  readStatements(
    passages: readonly (readonly string[])[],
    options?: { signal?: StopSignal },
  ): Promise<SentenceStatement[][]>;
}

/** What a reader says of the sentences of a passage, a number for each: logarithms of odds. */
export interface AnswerScores {
  /** That it answers the question. */
  answers: Float32Array;
  /** That what it says is yes, of a question that is answered with yes or no. */
  affirms: Float32Array;
}

/** What a reader takes a sentence to state. */
export interface SentenceStatement {
  /** Logarithms of odds: that it tells or implies a link of what happened, that it claims a cause otherwise, that it names a cause that is none. */
  claims: Float32Array;
  /** Where its words begin and end, in UTF-16 units of the sentence: two numbers each. */
  words: Uint16Array;
  /** For each word the logarithms of the odds that it names a cause, and an effect. */
  sides: Float32Array;
}

/** A cross-encoder: scores passages against a query, reading both together. */
export interface Reranker extends ModelPort {
  /**
   * @returns one score per passage in 0 to 1, higher is better, in the order of `passages`
   * @throws CausewayError as `Embedder.embed`
   */
  score(query: string, passages: readonly string[], options?: { signal?: StopSignal }): Promise<Float32Array>;
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** A JSON Schema, as an object. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface GenerationRequest {
  messages: readonly ChatMessage[];
  /** Most tokens of output. */
  maxTokens: number;
  /** 0 (the default): always the likeliest token. */
  temperature?: number;
  /** The same request with the same seed gives the same text, where the engine has seeds. */
  seed?: number;
  /** Texts that end the output; they are not part of it. */
  stop?: readonly string[];
  /** The output is JSON of this schema, where the engine can hold itself to one (`LanguageModel.constrains`). */
  schema?: JsonSchema;
  signal?: StopSignal;
}

export interface Generation {
  text: string;
  /** `stop`: the model or a stop text ended it; `length`: `maxTokens` or the context window did; `abort`: the signal. */
  finish: 'stop' | 'length' | 'abort';
  promptTokens: number;
  outputTokens: number;
}

/** A chat model. Calls queue up: one runs at a time. */
export interface LanguageModel extends ModelPort {
  /** Tokens of prompt and output together. */
  readonly contextWindow: number;
  /** Whether `schema` is enforced while generating; otherwise it is only asked for. */
  readonly constrains: boolean;
  countTokens(text: string): Promise<number>;
  /**
   * Generates; a stopped call keeps what is there and ends with `finish: 'abort'`.
   *
   * @param onText told of each piece of the output as it comes
   * @throws CausewayError `model-prompt-too-long`, `model-failed`, `model-lost`, `model-out-of-memory`
   */
  generate(request: GenerationRequest, onText?: (piece: string) => void): Promise<Generation>;
  /**
   * How likely each of a few answers is after a prompt, from the first token that tells them apart; one token of work per call.
   *
   * @returns one probability per choice, in 0 to 1, summing to 1
   * @throws CausewayError as `generate`; `cancelled`
   */
  choose(messages: readonly ChatMessage[], choices: readonly string[], signal?: StopSignal): Promise<number[]>;
}

/** Takes the cosines of questions with the rows of tables, wherever that is fastest; they are the same everywhere. */
export interface RowCosines {
  /**
   * Cosines of a unit vector with every row, in an array of the caller's own. Never rejects.
   *
   * @param table not changed any more
   * @param unit of as many dimensions
   */
  of(table: VectorTable, unit: Float32Array): Promise<Float32Array>;
}
