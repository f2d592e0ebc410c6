/**
 * @file What `workers/map.worker.ts` offers to the page of a notebook's causal structures: events, links, loops, contradictions, and what would
 * follow if something of them were otherwise. Numbers hold within one generation of the index; what is kept names its target by places in
 * documents instead.
 */
import type {
  AssumptionKind,
  Basis,
  CausalRole,
  ContradictionKind,
  EditProblemKind,
  Fate,
  LinkCategory,
  Robustness,
  Sign,
  StabilityType,
  WhatIfEdit,
  WhatIfTarget,
} from '../engine/structures/types.ts';
import type { Evidence } from '../engine/types.ts';

export type {
  AssumptionKind,
  Basis,
  CausalRole,
  Change,
  ContradictionKind,
  EditProblemKind,
  Fate,
  LinkCategory,
  Robustness,
  Sign,
  StabilityType,
  WhatIfEdit,
  WhatIfTarget,
} from '../engine/structures/types.ts';

export interface WhatIfEvent {
  event: number;
  /** The documents' own words for it. */
  label: string;
  /** −1 where it is meant as lowered, prevented or lacking. */
  sign: Sign;
  /** Whether it is meant as lowered or prevented, and the label does not say so itself, as “the pumps are down” does. */
  isLowered: boolean;
  role: CausalRole;
  target: WhatIfTarget;
}

export interface WhatIfLink {
  link: number;
  cause: WhatIfEvent;
  effect: WhatIfEvent;
  category: LinkCategory;
  /** 1 to 10. */
  strength: number;
  isHedged: boolean;
  /** False where more speaks against it than for it: nothing follows from it. */
  isFollowed: boolean;
  order: 'before' | 'simultaneous' | null;
  delay: string;
  amplifies: boolean;
  /** Number of independent documents. */
  documents: number;
  sentences: Evidence[];
  /** Sentences that deny it or claim the contrary. */
  against: Evidence[];
  target: WhatIfTarget;
}

export interface WhatIfLoop {
  kind: 'reinforcing' | 'balancing';
  strength: number;
  links: WhatIfLink[];
}

export interface WhatIfContradiction {
  kind: ContradictionKind;
  cause: WhatIfEvent;
  effect: WhatIfEvent;
  pro: Evidence[];
  contra: Evidence[];
}

/** A place to act on, for an effect: an event, or several together. */
export interface WhatIfPoint {
  events: WhatIfEvent[];
  /** The event that it prevents. */
  effect: WhatIfEvent;
  /** 1 to 10 each. */
  difficulty: number;
  success: number;
  sideEffects: WhatIfEvent[];
}

export interface WhatIfOverview {
  generation: number;
  events: number;
  links: number;
  suggested: WhatIfPoint[];
  loops: WhatIfLoop[];
  /** Loops beyond those listed; `isComplete` false: there may be even more. */
  moreLoops: number;
  isComplete: boolean;
  contradictions: WhatIfContradiction[];
}

/** What is told of an event around it. */
export interface WhatIfDetails {
  event: WhatIfEvent;
  causes: WhatIfLink[];
  effects: WhatIfLink[];
  /** Chains from first causes, strongest first; `weakest` is a position in `links`. */
  chains: { links: WhatIfLink[]; strength: number; weakest: number }[];
  loops: WhatIfLoop[];
  points: WhatIfPoint[];
  stability: StabilityType;
  /** Sentences that name a threshold, with its words. */
  thresholds: { words: string; sentence: Evidence }[];
}

export interface WhatIfOutcome {
  event: WhatIfEvent;
  fate: Fate;
  basis: Basis;
  /** 1 to 10. */
  confidence: number;
  /** 0 to 10: how strongly it is held up before and after. */
  before: number;
  after: number;
  steps: number;
  way: WhatIfLink[];
  others: WhatIfLink[];
}

export interface WhatIfResult {
  generation: number;
  /** The edits as they were given, each with why it says nothing; null where it counts. */
  edits: { edit: WhatIfEdit; problem: EditProblemKind | 'documents-gone' | null }[];
  outcomes: WhatIfOutcome[];
  counts: Record<Fate, number>;
  brokenLoops: WhatIfLoop[];
  turnedLoops: WhatIfLoop[];
  assumptions: { kind: AssumptionKind; links: number }[];
  /** Documents that it rests on. */
  documents: number;
  /** 1 to 10; null where nothing changes. */
  confidence: number | null;
  heldAfter: number;
  /** Of a scenario that changes one link alone. */
  robustness: Robustness | null;
}

/** Every call throws `index-missing` while there is no index. */
export interface WhatIfApi {
  whatIfOverview(notebookId: string): Promise<WhatIfOverview>;
  /** Events whose words hold the text, the best fit first; the most told of where nothing is typed. */
  findEvents(notebookId: string, text: string, most: number): Promise<WhatIfEvent[]>;
  /** What is around an event; null where the documents tell of it no more. */
  whatIfDetails(notebookId: string, target: WhatIfTarget): Promise<WhatIfDetails | null>;
  /** A gate of the map as something to change; null where there is no such gate. */
  gateTarget(notebookId: string, gate: number): Promise<WhatIfTarget | null>;
  /** What would follow; edits whose target is gone are named, and the others count. */
  whatIf(notebookId: string, edits: WhatIfEdit[]): Promise<WhatIfResult>;
}
