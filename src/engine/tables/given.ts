/**
 * @file What tables say of a notebook, in place of what would be found in its texts: of each text its text units, names and statements; of the whole its entities, ties,
 * modules and gates. Both are kept with documents, as what their parser gave, so that everything after reading goes on as with any document. Packed, since
 * stores keep them.
 */

/** Of one text. Places are in UTF-16 units. */
export interface GivenText {
  /** Where text units begin. They become passages. */
  units: Uint32Array;
  /** Start and end of each sentence, where the tables have them, with what part each is (as in `TEXT_PARTS`). */
  sentences?: { ranges: Uint32Array; parts: Uint8Array };
  /** Start, end and index into `keys` of each mention, in their order; a name that does not stand in the text is mentioned where it begins, without a length. */
  mentions: Uint32Array;
  /** Normalised surfaces, how each is written, and its kind (as in `ENTITY_KINDS`). */
  keys: string[];
  names: string[];
  kinds: Uint8Array;
  /** As in `DocumentAnalysis.relations`, but that the first number is where the sentence begins. */
  relations: Int32Array;
  /** For each relation the position in `readers` plus one of the model that found it, 0 for none. */
  readBy: Uint8Array;
  readers: { model: string; prompt: string }[];
  /** True: these are all statements. False: what the grammar reads in the text counts as well. */
  isWhole: boolean;
}

/** Of the whole. Entities and modules are named by position. */
export interface GivenGraph {
  /** What made the tables, as a person is told. */
  system: string;
  /** Normalised surfaces of entities, and which entity each is of. */
  keys: string[];
  keyEntity: Uint32Array;
  entities: number;
  tieSource: Uint32Array;
  tieTarget: Uint32Array;
  tieWeight: Float32Array;
  /** Parents come before their parts; −1 at the top. */
  parent: Int32Array;
  titles: string[];
  /** What a model wrote of each module; empty where none did. */
  reportTitles: string[];
  reportSummaries: string[];
  /** Entities of each module, those of its parts included: module m owns `memberOffsets[m] … memberOffsets[m+1]`. */
  memberOffsets: Uint32Array;
  members: Uint32Array;
  gates: GivenGates | null;
}

export interface GivenGates {
  from: Uint32Array;
  to: Uint32Array;
  score: Float32Array;
  directed: Uint8Array;
  byPerson: Uint8Array;
  /** What judged each; empty: the statements alone. */
  judges: string[];
  /** Statements that made gate g: `evidenceOffsets[g] … evidenceOffsets[g+1]`; none where the tables don't say. */
  evidenceOffsets: Uint32Array;
  evidence: Uint32Array;
  /** Documents of these statements, and for each its document and where its sentence, its cause and its effect begin. */
  documents: string[];
  statements: Uint32Array;
}

/** Numbers of a statement in {@link GivenGates.statements}. */
export const STATEMENT_STRIDE = 4;
