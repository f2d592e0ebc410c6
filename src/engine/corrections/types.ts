/**
 * @file What a person may correct. A correction names its target by what the documents say (normalised names, a document's hash with
 * a range and the words there), never by a number of the index, so it holds after every rebuild. Corrections are laid over what was
 * found in the order in which they were made; of two that contradict each other the later one stands. One whose target is gone is
 * kept and has no effect until the target is back.
 */
import type { Range, Span } from '../types.ts';

/** An entity by its surfaces, see `surfaceKey`; it is the one that has the first of these that is still there. */
export interface EntityRef {
  /** How it was shown when the correction was made. */
  name: string;
  surfaces: string[];
}

/** A sentence by its place and its words; where its words have moved within the document, it is found by them. */
export interface SentenceRef extends Span {
  /** The sentence as it stands in the document's text, spaces and line ends included. */
  text: string;
}

/** A module by what it is about: the module that has most of these entities and is about as large. */
export interface ModuleRef {
  title: string;
  /** The first surfaces of its most central entities, most central first. */
  surfaces: string[];
  /** Number of its entities. */
  size: number;
}

/** The entity is called `name` from now on. */
export interface RenameCorrection {
  kind: 'rename';
  entity: EntityRef;
  name: string;
}

/** Two entities are one; it is called as `into` is. */
export interface MergeCorrection {
  kind: 'merge';
  entity: EntityRef;
  into: EntityRef;
}

/** Where mentions stand: all of some documents, and some sentences. */
export interface MentionPlaces<Sentence = SentenceRef> {
  documentIds: string[];
  sentences: Sentence[];
}

/** Something that passes for the entity is something else and becomes an entity of its own: these surfaces of it, wherever they stand. */
export interface SplitCorrection {
  kind: 'split';
  entity: EntityRef;
  leaving: EntityRef;
  /** Not these surfaces, but all mentions in these places: there the entity is called as `leaving` is, which has one surface. */
  within?: MentionPlaces;
}

/** The sentence is wrong: it is never evidence, and what it states of causes and mentions does not count. */
export interface SentenceCorrection {
  kind: 'sentence';
  sentence: SentenceRef;
}

/**
 * What a sentence states of a cause and an effect. `rejected`: it does not state it. `turned`: it states it the other way round, and
 * `cause` and `effect` are what was found. `added`: it does state it.
 */
export interface RelationCorrection {
  kind: 'relation';
  verdict: 'rejected' | 'turned' | 'added';
  sentence: SentenceRef;
  /** Both in UTF-16 units from the beginning of the sentence. */
  cause: Range;
  effect: Range;
  /** Of an added relation: +1 brings about or raises, −1 prevents or lowers. Others keep what was found. */
  polarity: 1 | -1;
}

/**
 * Whether one group of topics acts on another. `rejected`: no gate stands between the two or between their parts, and no causal path
 * goes from one to the other. `added`: there is a gate from `from` to `to`.
 */
export interface GateCorrection {
  kind: 'gate';
  verdict: 'rejected' | 'added';
  from: ModuleRef;
  to: ModuleRef;
}

export type CorrectionChange =
  RenameCorrection | MergeCorrection | SplitCorrection | SentenceCorrection | RelationCorrection | GateCorrection;

/** A correction as it is kept. */
export type Correction = CorrectionChange & {
  id: string;
  /** Milliseconds since the epoch; no two corrections of a notebook that one tab made have the same. */
  at: number;
};

/** What the page asks for; the sentence's words are looked up. Ranges of a relation are in the document's text. */
export type CorrectionDraft =
  | RenameCorrection
  | MergeCorrection
  | (Omit<SplitCorrection, 'within'> & { within?: MentionPlaces<Span> })
  | GateCorrection
  | { kind: 'sentence'; sentence: Span }
  | (Omit<RelationCorrection, 'sentence'> & { sentence: Span });

/** Which corrections an index was built with, in their order, and which of them found nothing to correct. */
export interface AppliedCorrections {
  ids: string[];
  idle: string[];
}

/** Corrections in the order in which they were made. */
export function inOrder<Kind extends Pick<Correction, 'at' | 'id'>>(corrections: readonly Kind[]): Kind[] {
  return [...corrections].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
