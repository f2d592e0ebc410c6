/**
 * @file What `workers/map.worker.ts` offers to the page: a notebook's graph to look at. Nodes are numbered through: entities are
 * 0 … `entityCount` − 1, module m is `entityCount` + m. Numbers hold within one generation of the index.
 */
import type { AskOptions } from './contracts.ts';
import type { WhatIfApi } from './whatif.ts';
import type { EntityKind, Evidence, Range, RelationKind, Tier } from '../engine/types.ts';

export type { EntityKind, Evidence, RelationKind, Tier } from '../engine/types.ts';

/** Everything that the picture and the table show of all nodes, as columns with one row for each node. */
export interface MapOverview {
  generation: number;
  entityCount: number;
  /** Number of module levels; entities are level 0. */
  levels: number;
  names: string[];
  level: Uint8Array;
  /** Kind of each entity, see {@link ENTITY_KINDS_IN_ORDER}; 0 for modules. */
  kind: Uint8Array;
  /** Sentences that mention an entity; entities in a module. */
  weight: Uint32Array;
  /** Causal statements about an entity; inside or out of a module. */
  relations: Uint32Array;
  /** Gates at a module; at the modules of an entity. */
  gateCount: Uint32Array;
  /** Position of each node among all names in the order of the alphabet. */
  alphabetical: Uint32Array;
  /** The smallest module of an entity, the parent of a module, as a node; −1 where there is none. */
  parent: Int32Array;
  /** x, y (up) and z of each node, within a circle of radius 100; plane 0 is at y = 0. */
  positions: Float32Array;
  /** Radius of each module's circle, by module. */
  circles: Float32Array;
  /** Distance of neighbouring planes; 0 where all lies on one. */
  gap: number;
  /** An entity's share of its module's circle: neighbours are about 1.8 of it apart. */
  unit: number;
  /** The strongest ties of entities, two nodes each, and how many there are in all. */
  ties: { pairs: Uint32Array; total: number };
  gates: MapGates;
  /** Documents of the index, for filtering by source. */
  documents: string[];
}

/** The kinds in the order in which {@link MapOverview.kind} numbers them. */
export const ENTITY_KINDS_IN_ORDER: readonly EntityKind[] = ['term', 'name', 'acronym'];

/** Gates as columns. */
export interface MapGates {
  /** Nodes of the two modules; a directed gate leads from the first to the second. */
  from: Uint32Array;
  to: Uint32Array;
  /** 0 to 1. */
  score: Float32Array;
  /** 1: from causes to; 0: causal, direction not known. */
  directed: Uint8Array;
}

export interface NodeName {
  node: number;
  name: string;
  level: number;
}

/** A statement of a sentence about two things. */
export interface MapRelation {
  /** Number of the relation within this generation of the index. */
  relation: number;
  kind: RelationKind;
  polarity: 1 | -1;
  hedged: boolean;
  /** What the sentence calls them, and where in the document. */
  cause: { text: string; range: Range; entity: NodeName | null };
  effect: { text: string; range: Range; entity: NodeName | null };
  sentence: Evidence;
  /** The model that found it; absent: the built-in tier. */
  model?: string;
}

/** A gate as it is listed at one of its modules or entities. */
export interface MapGateName {
  gate: number;
  from: NodeName;
  to: NodeName;
  directed: boolean;
  score: number;
  /** Whether the person made it. */
  byPerson: boolean;
}

export interface MapEntityDetails extends NodeName {
  type: 'entity';
  kind: EntityKind;
  /** Other surfaces that were taken for the same thing, normalised. */
  aliases: string[];
  /** Its modules, the smallest first. */
  path: NodeName[];
  /** The first sentences that mention it, and how many there are. */
  sentences: Evidence[];
  sentenceCount: number;
  /** Statements that something causes it, and that it causes something. */
  causes: MapRelation[];
  effects: MapRelation[];
  /** Statements that tie it to something without a cause, or deny one. */
  otherStatements: MapRelation[];
  /** What it is most strongly tied to. */
  ties: NodeName[];
  gates: MapGateName[];
}

export interface MapModuleDetails extends NodeName {
  type: 'module';
  /** The modules around it, the nearest first. */
  path: NodeName[];
  /** The sentences that say best what it is about. */
  summary: Evidence[];
  /** What sentences state of causes and effects in it, most often stated first, one statement for each cause and effect. */
  statements: MapRelation[];
  children: NodeName[];
  /** Its entities, those mentioned most first, and how many there are. */
  members: NodeName[];
  memberCount: number;
  gates: MapGateName[];
}

export type MapNodeDetails = MapEntityDetails | MapModuleDetails;

/** Why a gate exists. */
export interface MapGateDetails extends MapGateName {
  tier: Tier;
  /** The model that judged it, where one did. */
  model?: string;
  /** The statements that made it. */
  evidence: MapRelation[];
}

/** A gate among those between two things, with the sentence that made it. */
export interface MapBundledGate extends MapGateName {
  /** The first of the statements that made it; null where no sentence that may be shown states it. */
  statement: MapRelation | null;
}

/** A module as a diagram of causes and effects; positions and sizes are CSS pixels. */
export interface MapDiagram {
  boxes: { entity: NodeName; isMember: boolean; x: number; y: number; width: number; height: number }[];
  arrows: {
    cause: number;
    effect: number;
    polarity: 1 | -1;
    hedged: boolean;
    /** Statements that say so. */
    count: number;
    /** The surest of them. */
    sentence: Evidence;
    /** x and y in turn, from cause to effect. */
    points: number[];
  }[];
  width: number;
  height: number;
  /** Entities with causal statements for which there was no room. */
  left: number;
  /** Entities of the module without causal statements, those mentioned most first. */
  others: NodeName[];
}

/** One step of a question's way through the map. */
export interface MapReplayStep {
  kind: 'seeds' | 'passages' | 'hop' | 'path' | 'kept' | 'rejected' | 'retrieved';
  nodes: number[];
  /** Pairs of nodes. */
  links: number[];
  /** Gates crossed. */
  gates: number[];
  /** Sentences that were kept or set aside, with the reason. */
  sentences: { sentence: Evidence; reason: string }[];
}

export interface MapReplay {
  generation: number;
  question: string;
  steps: MapReplayStep[];
}

/** Offered by `workers/map.worker.ts`, which only reads. All but `release` throw `index-missing` while there is no index. */
export interface MapApi extends WhatIfApi {
  overview(notebookId: string): Promise<MapOverview>;
  /** 1 for each node that is in one of the documents: entities mentioned there, and their modules. */
  inDocuments(notebookId: string, documentIds: string[]): Promise<Uint8Array>;
  /** Nodes whose name, or another name of theirs, holds the text; the best fit first. */
  search(notebookId: string, text: string, most: number): Promise<NodeName[]>;
  /** Null when there is no such node any more. */
  node(notebookId: string, node: number): Promise<MapNodeDetails | null>;
  gate(notebookId: string, gate: number): Promise<MapGateDetails | null>;
  /** Several gates in the order given, each with the sentence that made it; those that are not there any more are left out. */
  gates(notebookId: string, gates: number[]): Promise<MapBundledGate[]>;
  diagram(notebookId: string, module: number): Promise<MapDiagram | null>;
  /**
   * Retrieves for a question as answering does with the same options and tells its steps.
   * @throws CausewayError `question-empty`, `question-too-long`
   */
  replay(notebookId: string, question: string, options?: AskOptions): Promise<MapReplay>;
  /** Has local models take part in searching, as `AskApi.useModels`. */
  useModels(port: MessagePort): Promise<void>;
  /** Lets the notebook's index go; it is loaded again when it is next asked for. */
  release(): Promise<void>;
}
