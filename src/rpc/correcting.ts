/** @file What the page asks of the worker that answers when a person corrects something: what there is to choose from. */
import type { EntityRef, ModuleRef } from '../engine/records.ts';
import type { CrossedGate, EntityKind, Evidence, Range, Span } from '../engine/types.ts';

/** An entity to choose. */
export interface EntityChoice {
  ref: EntityRef;
  kind: EntityKind;
  /** Number of sentences that mention it; where it was looked for beside another, of those that mention both. */
  sentences: number;
}

/** A module to choose. */
export interface ModuleOption {
  ref: ModuleRef;
  /** 1 for the modules that are not split further. */
  level: number;
}

/** A name that stands in a sentence; the range is in the document's text. */
export interface NameInSentence extends Range {
  text: string;
  /** Its form in {@link EntityRef.surfaces}. */
  surface: string;
}

/** What a sentence states of a cause and an effect; ranges are in the document's text. */
export interface StatedRelation {
  cause: Range;
  effect: Range;
  causeText: string;
  effectText: string;
  polarity: 1 | -1;
}

/** A sentence as the index has it. */
export interface SentenceParts {
  span: Span;
  text: string;
  names: NameInSentence[];
  relations: StatedRelation[];
}

/** Where an entity is mentioned. */
export interface EntityMentions {
  /** Every document, and in how many of its sentences. */
  documents: { documentId: string; sentences: number }[];
  /** The first sentences, and how many there are. */
  sentences: Evidence[];
  sentenceCount: number;
}

export interface CorrectionLookup {
  /**
   * Entities with a surface that has all words of the query, up to `most`: that of this name first, then the most mentioned.
   *
   * @param beside only those that a sentence mentions together with this entity
   */
  findEntities(notebookId: string, query: string, most: number, beside?: EntityRef): Promise<EntityChoice[]>;
  /** Modules whose title has all words of the query, up to `most`, largest first. */
  findModules(notebookId: string, query: string, most: number): Promise<ModuleOption[]>;
  /** The sentence at a place, with what the index makes of it; null when the index does not have it. */
  readSentence(notebookId: string, span: Span): Promise<SentenceParts | null>;
  /** Where an entity is mentioned, with up to `most` of its sentences. */
  entityMentions(notebookId: string, entity: EntityRef, most: number): Promise<EntityMentions>;
  /** Sentences that mention both entities, in reading order, up to `most`. */
  sentencesWithBoth(notebookId: string, one: EntityRef, other: EntityRef, most: number): Promise<Evidence[]>;
  /** The modules that a gate of an answer joins; null when the index has no such gate any more. */
  gateModules(
    notebookId: string,
    gate: Pick<CrossedGate, 'from' | 'to' | 'score'>,
  ): Promise<{ from: ModuleRef; to: ModuleRef } | null>;
}
