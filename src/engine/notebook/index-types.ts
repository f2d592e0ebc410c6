/**
 * @file The built index of a notebook: flat columns of numbers and strings, grouped by what they describe. Rows are named
 * by position; `offsets` arrays have one more entry than there are rows, and row i owns `offsets[i] … offsets[i+1]`.
 */

import type { WordVectors } from '../vector/word-vectors.ts';

/** Rows of another table, in compressed form. */
export interface Rows {
  offsets: Uint32Array;
  items: Uint32Array;
}

export interface DocumentTable {
  ids: string[];
  titles: string[];
  languages: string[];
  /** First sentence and first passage of each document, with a closing entry. */
  sentenceStart: Uint32Array;
  passageStart: Uint32Array;
  titleTerms: Rows;
  /** The entity that each document's title names, or −1. */
  titleEntity: Int32Array;
}

export interface SentenceTable {
  /** Start and end in the document's text, two per sentence. */
  ranges: Uint32Array;
  document: Uint32Array;
  passage: Uint32Array;
  /** Number of terms, counted with repetition. */
  lengths: Uint16Array;
  /** 1 for full sentences, 0 for headings, labels and other fragments. */
  prose: Uint8Array;
  /** What part each plays in its text, as positions in SENTENCE_ROLES. */
  roles: Uint8Array;
  /** What part of its document each is, as positions in TEXT_PARTS; see `isEvidencePart`. */
  parts: Uint8Array;
  /** 1 for sentences that a person marked as wrong: they are never evidence. Absent without any. */
  wrong?: Uint8Array;
  /** For sentences whose relations a reader found, its position in `NotebookIndex.origins` plus one, else 0. Absent without any. */
  stated?: Uint8Array;
}

export interface PassageTable {
  /** First sentence, with a closing entry: passages tile the sentences. */
  sentenceStart: Uint32Array;
  document: Uint32Array;
}

export interface Lexicon {
  terms: string[];
  /** Number of passages that contain the term. */
  passageFrequency: Uint32Array;
}

/** Sentences of each term in ascending order, with the term's count in them. */
export interface Postings extends Rows {
  counts: Uint8Array;
}

/** Rows of unit vectors in `dimensions` dimensions, each number stored as round(127·x). */
export interface VectorTable {
  dimensions: number;
  values: Int8Array;
}

/** What each term of the lexicon means: its row of `basis` times its `scale` is its static word vector. */
export interface TermVectors {
  dimensions: number;
  basis: Int8Array;
  scale: Float32Array;
}

export interface EntityTable {
  /** How the entity is shown: its most frequent surface. */
  names: string[];
  /** Index into ENTITY_KINDS. */
  kinds: Uint8Array;
  /** Other normalised surfaces merged into it, each with the entity it was merged into, so that a merge can be undone. */
  aliases: string[];
  aliasEntity: Uint32Array;
  /** 1 where a person gave the name: all surfaces are then among the aliases. Absent without any. */
  named?: Uint8Array;
  /** Sentences that mention it, ascending and distinct. */
  sentences: Rows;
  /** Terms of its names. */
  terms: Rows;
}

export interface RelationTable {
  /** Index into RELATION_KINDS. */
  kind: Uint8Array;
  sentence: Uint32Array;
  /** Start and end in the document's text of cause, effect and cue: six per relation. */
  ranges: Uint32Array;
  polarity: Int8Array;
  hedged: Uint8Array;
  confidence: Float32Array;
  /** 1 where its sentence says it all by itself, so that it can be read alone. */
  whole: Uint8Array;
  /** Entities inside each argument, the head first: cause of relation i in row 2i, effect in row 2i+1. */
  entities: Rows;
  terms: Rows;
}

/** Causal relations that follow one another: the effect of row i is the cause of the linked relation. */
export interface ChainTable extends Rows {
  /** 0 to 1: how surely both name the same event. */
  strength: Float32Array;
}

/** Undirected weighted graph over entities: E_struct of HugRAG equation (2). */
export interface EntityGraph extends Rows {
  weights: Float32Array;
}

/** Modules of all levels. Level 1 holds the modules that are not split further down; entities are level 0. */
export interface Hierarchy {
  levels: number;
  level: Uint8Array;
  /** Parent module, or −1 at the top. */
  parent: Int32Array;
  /** Child modules of each module. */
  children: Rows;
  /** Entities inside each module and its descendants. */
  members: Rows;
  /** The smallest module of each entity, or −1 for an entity without relations. */
  leafOfEntity: Int32Array;
  titles: string[];
  /** The sentences of each module's extractive summary, best first. */
  summary: Rows;
  /** How many modules tables brought, see `given-graph.ts`; they come first. Absent: none did. */
  given?: number;
}

/** Causal gates between modules. */
export interface GateTable {
  from: Uint32Array;
  to: Uint32Array;
  score: Float32Array;
  /** 1: from causes to; 0: causal, direction not known. */
  directed: Uint8Array;
  /** Relations whose sentences made the gate. */
  evidence: Rows;
  /** Pairs that were put to the judge. */
  judged: number;
  /** Pairs that Algorithm 2 would have put to it without candidates. */
  exhaustive: number;
  /** Which model judged each gate, as in {@link NotebookIndex.origins}; 0 or absent: the documents' statements alone. */
  judge?: Uint8Array;
  /** 1 for gates that a person made. Absent without any. */
  byPerson?: Uint8Array;
  /** Pairs of modules between which a person allows nothing causal, two numbers each. Absent without any. */
  rejected?: Uint32Array;
}

export interface NotebookIndex {
  /** For words of a question that no document has. Not stored; absent: such words have no meaning. */
  words?: WordVectors;
  version: number;
  tier: 'builtin' | 'model';
  /** Milliseconds that building took. */
  builtIn: number;
  documents: DocumentTable;
  sentences: SentenceTable;
  passages: PassageTable;
  lexicon: Lexicon;
  postings: Postings;
  meaning: TermVectors;
  passageVectors: VectorTable;
  entityVectors: VectorTable;
  moduleVectors: VectorTable;
  entities: EntityTable;
  relations: RelationTable;
  chains: ChainTable;
  graph: EntityGraph;
  hierarchy: Hierarchy;
  gates: GateTable;
  /** What models made: `ofPassage[p]` is 0 for the built-in tier, else the position in `names` plus one. Absent without any. */
  origins?: { names: string[]; ofPassage: Uint8Array };
  /**
   * What models wrote of modules, empty where none did; `origin[m]` numbers what wrote it as in `origins`. The hierarchy keeps the
   * built-in titles and summaries. Absent without any.
   */
  reports?: { titles: string[]; summaries: string[]; origin: Uint8Array };
}
