/**
 * @file What a notebook keeps: the records that pass through the `NotebookStore` port. Those that a person sees are part of
 * the worker contracts too and are exported again from there.
 */
import type { AppliedCorrections, Correction } from './corrections/types.ts';
import type { WordCodes } from './vector/word-codes.ts';
import type { ErrorCode } from './errors.ts';
import type { DocumentAnalysis } from './notebook/analysis.ts';
import type { WhatIfEdit } from './structures/types.ts';
import type {
  Answer,
  DocumentFormat,
  Heading,
  IndexStatistics,
  ModuleKey,
  Origin,
  Page,
  ParsedDocument,
  PlanEdit,
  Range,
  Reference,
  StrategyId,
  TaskCost,
} from './types.ts';

export type { Correction, CorrectionDraft, EntityRef, MentionPlaces, ModuleRef } from './corrections/types.ts';

export interface NotebookInfo {
  id: string;
  name: string;
  /** Milliseconds since the epoch. */
  createdAt: number;
  documents: number;
  /**
   * Absent: it is not encrypted. `changing`: it is just being encrypted or decrypted, or that was interrupted; unlocking it goes on with it. Nothing of a notebook
   * that is locked or changing can be read.
   */
  encryption?: 'locked' | 'unlocked' | 'changing';
}

/** An error as it is stored beside a file that could not be read. */
export interface ErrorInfo {
  code: ErrorCode;
  message: string;
}

/** `queued` and `reading` files are on their way; `ready` ones are in the notebook; `failed` ones carry `error`. */
export type DocumentStatus = 'queued' | 'reading' | 'ready' | 'failed';

export interface DocumentInfo {
  /** SHA-256 of the file's bytes, in hexadecimal. */
  id: string;
  name: string;
  format: DocumentFormat | null;
  bytes: number;
  characters: number;
  pages: number;
  /** ISO 639-1 code, or `und`. */
  language: string;
  addedAt: number;
  status: DocumentStatus;
  error: ErrorInfo | null;
  warnings: string[];
  /** Words that the person filed it under, in the order in which they were given; absent: none. */
  tags?: string[];
  /** When it was published or written, as the person says: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; absent: not said. */
  date?: string;
  /** The same as the file itself says; absent: it doesn't. */
  fileDate?: string;
  /** True: it stays in the notebook, but no question uses it. */
  excluded?: boolean;
  /** What a bibliography of the notebook says of it; absent: nothing. */
  reference?: Reference;
  /** How many entries a bibliography has; absent for other documents. */
  entries?: number;
  /** Where its text was recognised in pictures, in order; absent: nowhere. */
  recognized?: RecognizedRange[];
}

/** Text that was recognised in pictures, and how sure of its words that is on average, 0 to 1. */
export interface RecognizedRange extends Range {
  confidence: number;
}

/** What a person changes about documents; what is absent stays as it is. */
export interface DocumentChange {
  addTags?: readonly string[];
  removeTags?: readonly string[];
  /** As `DocumentInfo.date`; null takes it away. */
  date?: string | null;
  excluded?: boolean;
  /** What a bibliography says of the document; null takes it away. */
  reference?: Reference | null;
}

/** A file of a linked folder as it was when the folder was last brought up to date. */
export interface FolderFile {
  /** Within the folder, with slashes. */
  path: string;
  bytes: number;
  /** Milliseconds since the epoch. */
  modified: number;
  /** SHA-256 of its bytes, in hexadecimal. */
  hash: string;
}

/** A folder on the person's disk that a notebook follows, when it is told to. `Handle` is how the platform reaches it. */
export interface LinkedFolder<Handle = unknown> {
  id: string;
  notebookId: string;
  /** No other folder of the notebook has it; names of documents from the folder begin with it and a slash. */
  name: string;
  linkedAt: number;
  /** When it was last brought up to date; null: never. */
  updatedAt: number | null;
  handle: Handle;
  files: FolderFile[];
}

/** What came of asking for documents to be read again. */
export interface RequeueOutcome {
  queued: QueueEntry[];
  /** Ids of documents whose file is not kept, or that are not read yet. */
  withoutFile: string[];
}

/** What a person limits a question to: any of these sources, or of these tags, or of these modules, within these dates. */
export interface ScopeChoice {
  documentIds?: string[];
  tags?: string[];
  modules?: ModuleKey[];
  /** First and last date, as `DocumentInfo.date`; documents without a date are outside. */
  from?: string;
  to?: string;
}

/** A question asked in a notebook, with what came of it; or a note between questions. */
export interface Cell {
  id: string;
  notebookId: string;
  /** Absent: a question. A note has no question, and no answer. */
  kind?: 'note';
  /** A note's Markdown. */
  note?: string;
  /** Where it stands: keys of `fractional-indexing`, compared by code units, lower ones higher up. */
  order?: string;
  /** True: it stays at the top, and open. */
  pinned?: boolean;
  /** True: only its first line is shown. */
  collapsed?: boolean;
  question: string;
  askedAt: number;
  answer: Answer | null;
  /** The built-in tier's answer, where `answer` is one that a model wrote; absent or null: none. */
  quoted?: Answer | null;
  /** True when the person stopped it; `answer` then holds what was there. */
  stopped: boolean;
  error: ErrorInfo | null;
  /** Which system answered; absent: `hugrag`. */
  strategy?: StrategyId;
  /** The same question put to another system, to be read beside the answer; absent or null: none. */
  comparison?: Comparison | null;
  /** What the question was limited to; absent: nothing. */
  scope?: ScopeChoice;
  /** The answer before it was asked again; absent or null: none. */
  previous?: EarlierAnswer | null;
  /** The question that this one goes on from; absent or null: none. */
  follows?: Followed | null;
  /** What the person put otherwise in the plan of the question; absent or null: nothing. */
  planEdits?: PlanEdit[] | null;
  /** What is otherwise in the scenario whose outcome the answer tells; absent: the cell is no scenario. */
  scenario?: WhatIfEdit[];
}

/** An answer that a newer one took the place of. */
export interface EarlierAnswer {
  answer: Answer;
  quoted?: Answer | null;
  askedAt: number;
  /** What was put otherwise in its plan. */
  planEdits?: PlanEdit[] | null;
}

/** What a follow-up may carry over from the question before it. */
export interface Followed {
  cellId: string;
  question: string;
  /** True when it was not said, but follows from the question's words. */
  implied?: boolean;
}

/** A cell without what is only read when it is opened: enough to list, find and move it. */
export interface CellHead extends Omit<Cell, 'answer' | 'quoted' | 'comparison' | 'previous'> {
  /** The answer's sentences as plain text; empty without an answer. */
  start: string;
  /** True: the answer is that the documents do not hold one. */
  isMissing?: true;
}

/** A second answer to a cell's question. */
export interface Comparison {
  strategy: StrategyId;
  answer: Answer | null;
  stopped: boolean;
  error: ErrorInfo | null;
}

/** A file that is to be stored and read later. */
export interface IncomingDocument<Content> {
  /** SHA-256 of the bytes, in hexadecimal. */
  id: string;
  name: string;
  bytes: number;
  /** Milliseconds since the epoch. */
  addedAt: number;
  /** Orders files that were added at the same moment. */
  position: number;
  content: Content;
}

/** What storing a file came to. `restored`: it had been taken out and is back, without being read again. */
export type EnqueueOutcome =
  { kind: 'queued' } | { kind: 'restored' } | { kind: 'duplicate' } | { kind: 'renamed'; from: string };

/** A journal entry: a file that is stored and still has to be read. */
export interface QueueEntry {
  documentId: string;
  name: string;
  bytes: number;
  /** How often reading it began and was seen to take long without coming to an end. */
  attempts: number;
}

/** Everything that reading one file gave. */
export interface ReadDocument {
  documentId: string;
  parsed: ParsedDocument;
  analysis: DocumentAnalysis;
}

/** A document with everything the viewer needs. `original` holds the file's bytes for paginated formats only. */
export interface StoredDocument<Content> {
  info: DocumentInfo;
  text: string;
  headings: Heading[];
  pages: Page[];
  original: Content | null;
}

/** A document that is read: one that another store kept, which a backup brings back, or one that tables brought. */
export interface ImportedDocument<Content>
  extends StoredDocument<Content>, Pick<ParsedDocument, 'parts' | 'references' | 'given' | 'graph'> {
  /** Its own title where it has one, else empty. */
  title: string;
  analysis: DocumentAnalysis;
  /** Orders documents that were added at the same moment. */
  position: number;
}

/** Which documents an index was built from, and when. A new index has the next generation. */
export interface IndexHead {
  generation: number;
  /** `INDEX_VERSION` of the code that built it. */
  version: number;
  /** `ANALYSIS_VERSION` of the analyses that it was built from. */
  analysisVersion: number;
  covered: string[];
  statistics: IndexStatistics;
  /** How far the refinement journal had come when it was built; absent while there was no journal. */
  refinementMark?: number;
  /** The person's corrections that it was built with; absent while there were none. */
  corrections?: AppliedCorrections;
  /** How many passages of each covered document models had read, in that order; absent while there was no journal. */
  refinedPassages?: number[];
  /** True: what words mean could not be had when it was built, so that it is built anew once it can be. */
  wordless?: boolean;
  /** The share of its passages that changed since it was built whole, see `engine/notebook/drift.ts`; absent: it was. */
  drift?: number;
}

type Column = Uint32Array | Uint16Array | Uint8Array | Int32Array | Int8Array | Float32Array;

/** A stored column: numbers, or strings joined by U+0000, which no text of a document contains. */
export type Block = Column | string;

/** An index as `engine/notebook/blocks.ts` packs it, by the paths of its columns. */
export type IndexBlocks = Record<string, Block>;

export interface StoredIndex extends IndexHead {
  blocks: IndexBlocks;
}

/** Names what a model made of one passage: the same text, model and prompt are never asked for twice. */
export interface RefinedPassageKey extends Origin {
  /** SHA-256 of the file's bytes, which with the range says which text was read. */
  documentId: string;
  /** The passage's range in UTF-16 units of the document's text. */
  start: number;
  end: number;
}

/** What a model found in one passage, packed; see `engine/model/packed-findings.ts`. */
export interface RefinedPassage extends RefinedPassageKey {
  /** Hash of the passage's text: findings are laid over no other text. */
  content: string;
  /** Milliseconds since the epoch; of several for one passage the latest counts. */
  at: number;
  /** Null when the model's answers could not be used, so that what the built-in tier found stays and the index too. */
  found: { mentions: Uint16Array; relations: Uint16Array } | null;
}

/** What a model said of a pair of modules. */
export interface GateJudgement extends Origin {
  /** Hash of what both modules' titles and summaries say, in either order. */
  pair: string;
  at: number;
  /** 0 to 1: how likely the model holds it that they are causally linked. */
  chance: number;
}

/**
 * Vectors that an encoder made of a notebook's texts, packed. Those of a document's passages come in parts of
 * `PASSAGES_PER_PART`, so that a batch is saved without writing a long document's vectors again.
 */
export interface EmbeddingBlock {
  /** SHA-256 of the document's bytes; empty for names and titles, which belong to no document. */
  documentId: string;
  /** Counts from 0. */
  part: number;
  /** Content key of each row's text, two numbers each: equal texts are embedded once. */
  keys: Uint32Array;
  /** Start and end of each passage in the document's text, two numbers each; empty for names and titles. */
  ranges: Uint32Array;
  dimensions: number;
  /** Of passages one byte for each number, see `vector/quantised.ts`; of names and titles one bit, see `vector/signs.ts`. */
  vectors: Int8Array | Uint8Array;
  /** The words of all its passages; absent where the encoder reads none, for names and titles, and in what older versions stored. */
  words?: PackedWords;
}

/** Words of a run of passages, one after the other. */
export interface PackedWords extends WordCodes {
  /** How many lines, and so sentences, each passage has. */
  lines: Uint16Array;
}

/** One step of embedding. */
export interface EmbeddingCommit {
  model: string;
  blocks: readonly EmbeddingBlock[];
  /** Blocks of the model that hold nothing any more that is needed. */
  gone?: readonly Pick<EmbeddingBlock, 'documentId' | 'part'>[];
  /** True when the model has embedded everything: what other models made of the notebook is deleted. */
  isComplete?: boolean;
}

/** What a model wrote of a module. */
export interface ModuleReport extends Origin {
  /** Key of the module's title and of the sentences that the report rests on; see `engine/model/module-reports.ts`. */
  module: string;
  /** Key of the module's built-in title. */
  about: string;
  /** Ids of the documents that it rests on, sorted: with any of them it goes. */
  documents: string[];
  /** Milliseconds since the epoch. */
  at: number;
  /** Empty, as the summary, when the model's answer could not be used. */
  title: string;
  summary: string;
}

/** What refinement changed so far. */
export interface RefinementTotals {
  /** Passages that were read, and how many tokens of text they have: cost is told for each 1,000 of them. */
  passages: number;
  tokens: number;
  relationsAdded: number;
  /** Built-in relations that the model corrected. */
  relationsDropped: number;
  /** Gates that the model agrees with, new ones included. */
  gatesConfirmed: number;
  gatesDropped: number;
  /** Modules that the model reported on; absent: none. */
  modulesReported?: number;
  /** Names and relations that the model gave and that the passage does not have. */
  invented: number;
  /** Answers that could not be used. */
  unusable: number;
}

/** Where refinement of a notebook stands. Saved with each result. */
export interface RefinementState {
  isPaused: boolean;
  /** Most calls and minutes that may be spent; null: no limit. */
  budget: { calls: number | null; minutes: number | null };
  spent: { calls: number; minutes: number };
  totals: RefinementTotals;
  costs: TaskCost[];
  /** What the model said of pairs whose answer is known, by which its judgements of gates are read; absent before. */
  gateTrial?: Origin & { chances: number[] };
}

/** How far refinement is, for the person. */
export interface RefinementProgress {
  notebookId: string;
  /**
   * `waiting`: a question is being answered, which comes first; `building`: the index takes in what was found; `budget-spent`
   * and `done` are the two ends.
   */
  phase: 'working' | 'waiting' | 'paused' | 'building' | 'budget-spent' | 'done' | 'failed';
  /** Why the step in work comes now: it was asked about, ties much together, may be a gate, lacks a report, or is simply next. */
  reason: 'asked' | 'hub' | 'gate' | 'module' | 'rest' | null;
  callsDone: number;
  callsLeft: number;
  /** Null while it can't be told. */
  secondsLeft: number | null;
  totals: RefinementTotals;
  costs: TaskCost[];
  error: ErrorInfo | null;
}

/** One step of refinement: at most one result, and the state after it. */
export interface RefinementCommit {
  passage?: RefinedPassage;
  gate?: GateJudgement;
  report?: ModuleReport;
  state: RefinementState;
}

/** A correction with what it does now: `pending` until the index is built with it, `idle` when there is nothing for it to correct. */
export interface CorrectionInfo {
  correction: Correction;
  effect: 'pending' | 'working' | 'idle';
}

export interface CorrectionList {
  /** In the order in which they were made. */
  corrections: CorrectionInfo[];
  /** Whether there is an index that lacks some of them or has others that were taken back: a new one is on its way. */
  isOutdated: boolean;
}
