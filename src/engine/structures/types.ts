/**
 * @file The nouns of causal structures, named as in CogniRAG (section 3): events, the links between them, and what is read off a graph of
 * them. Everything points back at relations of the index, so that each piece is shown with its sentences.
 */
import type { Rows } from '../notebook/index-types.ts';

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
