/**
 * @file The nouns of causal structures, named as in CogniRAG (section 3): events, the links between them, and what is read off a graph of
 * them. Everything points back at relations of the index, so that each piece is shown with its sentences.
 */
import type { Rows } from '../notebook/index-types.ts';
import type { Span } from '../types.ts';

/** Table 1 of the paper. */
export type LinkCategory = 'general' | 'direct' | 'indirect' | 'correlation' | 'condition' | 'mechanism';

/** Where an event stands between causes and effects. `conditional`: it only makes others possible. `isolated`: no link leads anywhere. */
export type CausalRole = 'primary' | 'intermediate' | 'ultimate' | 'conditional' | 'isolated';

/** +1: it happens or rises; −1: it is lowered, prevented or lacking ("poor maintenance"). */
export type Sign = 1 | -1;

/** What one relation says, in words: parts of its sentence. */
export interface StatementWords {
  cause: string;
  effect: string;
  cue: string;
  /** The whole sentence. */
  sentence: string;
}

/** All statements that one event in one direction brings another event about, or lowers it. */
export interface EventLink {
  cause: number;
  causeSign: Sign;
  effect: number;
  effectSign: Sign;
  category: LinkCategory;
  /** 1 to 10: from confidence, modality, the number of independent documents and what speaks against it. */
  strength: number;
  /** Relations that claim it, the surest first; empty where two events were only seen together. */
  claims: number[];
  /** Relations that say it is not so, or that the effect is the contrary. */
  against: number[];
  /** Relations that only relate both. */
  associations: number[];
  /** Documents that claim it, by their numbers in the index; those that only copy a sentence are not among them. */
  documents: number[];
  /** Every claim is hedged. */
  isHedged: boolean;
  /** More speaks against it than for it, or nothing claims a cause: it is shown, and nothing follows from it. */
  isFollowed: boolean;
  /** The text says that the effect can't be without the cause. */
  isNecessary: boolean;
  /** The cue says that the cause makes the effect larger than it was. */
  amplifies: boolean;
  /** Which comes first, where the text tells it. */
  order: 'before' | 'simultaneous' | null;
  /** How long the effect takes, in the text's own words; empty where it doesn't say. */
  delay: string;
}

export interface CausalGraph {
  eventCount: number;
  /** Sides of relations that name each event: 2r for the cause of relation r, 2r + 1 for its effect. */
  sides: Rows;
  /** Event of each side; −1 for relations that take no part. */
  eventOfSide: Int32Array;
  /** Direction in which each side names its event. */
  signOfSide: Int8Array;
  links: EventLink[];
  /** Links from and to each event, whether or not they are followed. */
  outgoing: Rows;
  incoming: Rows;
}

/** Says which sides of relations name one event: an event's number for each side, dense from 0, −1 for sides without one. */
export type EventOfSide = Int32Array;

export type Change = 'remove' | 'weaken' | 'turn';

/**
 * `lost`: nothing that is told holds it up any more. `kept`: it loses a cause, others hold it up. `weakened`: what holds it up is weaker.
 * `reversed`: its contrary would be. `freed`: what lowered it is gone.
 */
export type Fate = 'lost' | 'kept' | 'weakened' | 'reversed' | 'freed';

/** How far the documents bear an outcome out. */
export type Basis = 'stated' | 'follows' | 'assumed';

/** What a result needs that the documents do not say. */
export type AssumptionKind = 'no-other-cause' | 'same-event' | 'hedged' | 'contested' | 'contrary' | 'halved';

/** Why an edit does nothing: a later one says otherwise, or the same, or there is nothing to change. */
export type EditProblemKind = 'overruled' | 'repeated' | 'nothing-there';

/** `denied`: claimed and denied; `opposed`: claimed to raise and to lower; `related`: denied, and elsewhere told as going together. */
export type ContradictionKind = 'denied' | 'opposed' | 'related';

/** `stable`: balancing loops alone; `unstable`: reinforcing ones alone; `metastable`: both, so that it holds until something tips it. */
export type StabilityType = 'stable' | 'unstable' | 'metastable' | 'open';

/** `robust`: no single document decides; `fragile`: one does; `contested`: something speaks against it. */
export type Robustness = 'robust' | 'fragile' | 'contested';

/**
 * What a scenario changes, named by content, so that it is found again in every later index: an event by where documents name it, a link
 * by where its statements name cause and effect, in turn, a gate likewise by the statements that made it.
 */
export interface WhatIfTarget {
  kind: 'event' | 'link' | 'gate';
  /** As it was called when it was chosen. */
  label: string;
  places: Span[];
}

export interface WhatIfEdit {
  change: Change;
  target: WhatIfTarget;
}
