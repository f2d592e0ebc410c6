/**
 * @file The tables that a notebook is exchanged in, column by column: those of Microsoft GraphRAG (its `data_model/schemas.py`, version 2), what CausalRAG2 adds to
 * them (`community_causal`, `embeddings`), and our own. Writing and reading both go by this file alone.
 */

/** A point of a community's report, as GraphRAG nests it. */
export interface Finding {
  summary: string;
  explanation: string;
}

/** What a column holds, by its type: `texts` and such are lists. */
export interface ColumnValues {
  text: string;
  /** Within what a number holds exactly. */
  integer: number;
  number: number;
  truth: boolean;
  texts: string[];
  integers: number[];
  numbers: number[];
  bytes: Uint8Array;
  findings: Finding[];
}

export type ColumnType = keyof ColumnValues;
export type Columns = Readonly<Record<string, ColumnType>>;

export interface Table<Own extends Columns = Columns> {
  readonly name: string;
  /** In the order in which they are written. */
  readonly columns: Own;
  /** Columns without which a row says nothing: a table that lacks one, or a row without a value there, can't be read. */
  readonly needed: readonly string[];
  /** What other versions call a column, the likeliest first. */
  readonly otherNames: Readonly<Record<string, readonly string[] | undefined>>;
}

/** A row of a table; null where there is nothing to say. */
export type RowOf<Of> = Of extends Table<infer Own> ? { [Name in keyof Own]: ColumnValues[Own[Name]] | null } : never;

/** A row whose table is not known to the compiler. */
export type AnyRow = Readonly<Record<string, ColumnValues[ColumnType] | null>>;

function table<const Own extends Columns>(
  name: string,
  columns: Own,
  needed: readonly (keyof Own & string)[],
  otherNames?: Readonly<Partial<Record<keyof Own & string, readonly string[]>>>,
): Table<Own> {
  return { name, columns, needed, otherNames: otherNames ?? {} };
}

/** The names of columns. */
function namesOf<Own extends Columns>(columns: Own): (keyof Own & string)[] {
  return Object.keys(columns);
}

/** What names a row: the id, and a number for people. */
const NAMED = { id: 'text', human_readable_id: 'integer' } as const satisfies Columns;

export const DOCUMENTS = table(
  'documents',
  {
    ...NAMED,
    title: 'text',
    text: 'text',
    text_unit_ids: 'texts',
    creation_date: 'text',
    metadata: 'text',
  },
  ['id', 'text'],
  { text: ['raw_content'], metadata: ['raw_data', 'attributes'] },
);

export const TEXT_UNITS = table(
  'text_units',
  {
    ...NAMED,
    text: 'text',
    n_tokens: 'integer',
    document_ids: 'texts',
    entity_ids: 'texts',
    relationship_ids: 'texts',
    covariate_ids: 'texts',
  },
  ['id', 'text'],
  { document_ids: ['document_id', 'doc_id'] },
);

export const ENTITIES = table(
  'entities',
  {
    ...NAMED,
    title: 'text',
    type: 'text',
    description: 'text',
    text_unit_ids: 'texts',
    frequency: 'integer',
    degree: 'integer',
  },
  ['id', 'title', 'text_unit_ids'],
  { title: ['name'] },
);

export const RELATIONSHIPS = table(
  'relationships',
  {
    ...NAMED,
    source: 'text',
    target: 'text',
    description: 'text',
    weight: 'number',
    combined_degree: 'integer',
    text_unit_ids: 'texts',
  },
  ['id', 'source', 'target', 'text_unit_ids'],
  { combined_degree: ['rank'] },
);

/** Which community a row is of, and where in the hierarchy that is. */
const OF_COMMUNITY = {
  ...NAMED,
  community: 'integer',
  level: 'integer',
  parent: 'integer',
  children: 'integers',
  title: 'text',
} as const satisfies Columns;

const COMMUNITY_COLUMNS = {
  ...OF_COMMUNITY,
  entity_ids: 'texts',
  relationship_ids: 'texts',
  text_unit_ids: 'texts',
  period: 'text',
  size: 'integer',
} as const satisfies Columns;

export const COMMUNITIES = table('communities', COMMUNITY_COLUMNS, ['community'], {
  community: ['raw_community', 'human_readable_id', 'id'],
});

/** CausalRAG2's: `children` are those of the hierarchy and, after them, the causal ones. */
export const COMMUNITY_CAUSAL = table('community_causal', { ...COMMUNITY_COLUMNS, causal_children: 'integers' }, [
  'community',
  'causal_children',
]);

export const COMMUNITY_REPORTS = table(
  'community_reports',
  {
    ...OF_COMMUNITY,
    summary: 'text',
    full_content: 'text',
    rank: 'number',
    rating_explanation: 'text',
    findings: 'findings',
    full_content_json: 'text',
    period: 'text',
    size: 'integer',
  },
  ['community', 'title'],
  { rating_explanation: ['rank_explanation'] },
);

/**
 * `kind` says of which table `id` is: `text_unit`, `entity` or `community`. What else there is tells an encoder that it made them: `key` is that of the text, and of a text unit
 * `words_of_line` says how many words were read in each of its sentences, `word_signs` what they mean there (as in `engine/vector/word-codes.ts`).
 */
export const EMBEDDINGS = table(
  'embeddings',
  { id: 'text', kind: 'text', embedding: 'numbers', key: 'text', words_of_line: 'integers', word_signs: 'bytes' },
  ['id', 'embedding'],
  { embedding: ['vector'] },
);

/** What statements speak of: causes and effects that are one and the same. */
export const EVENTS = table(
  'events',
  {
    ...NAMED,
    title: 'text',
    role: 'text',
    cause_of: 'texts',
    effect_of: 'texts',
    document_ids: 'texts',
    text_unit_ids: 'texts',
    entity_ids: 'texts',
  },
  ['id', 'title'],
);

/** Where the two sides of a statement stand, and the words that tie them. */
const STATEMENT_PLACES = {
  cause_start: 'integer',
  cause_end: 'integer',
  effect_start: 'integer',
  effect_end: 'integer',
  cue_start: 'integer',
  cue_end: 'integer',
} as const satisfies Columns;

/**
 * What sentences state of a cause and an effect. Places are in UTF-16 units of the document's text. `source` is the model that found it, empty for the grammar.
 * `cause_sign` and `effect_sign` are −1 where the words name that something is lowered or lacking. `cause_community` is the smallest community of what the cause
 * names; null: none.
 */
export const STATEMENTS = table(
  'statements',
  {
    ...NAMED,
    document_id: 'text',
    text_unit_id: 'text',
    sentence: 'text',
    sentence_start: 'integer',
    sentence_end: 'integer',
    kind: 'text',
    cause: 'text',
    effect: 'text',
    cue: 'text',
    ...STATEMENT_PLACES,
    polarity: 'integer',
    hedged: 'truth',
    confidence: 'number',
    cause_event: 'text',
    effect_event: 'text',
    cause_sign: 'integer',
    effect_sign: 'integer',
    cause_entity_ids: 'texts',
    effect_entity_ids: 'texts',
    cause_community: 'integer',
    effect_community: 'integer',
    source: 'text',
  },
  ['id', 'document_id', 'kind', ...namesOf(STATEMENT_PLACES), 'polarity', 'hedged', 'confidence'],
);

/** `directed`: `source` acts on `target`; else it is not known which of them on which. `judge` is the model that judged it, empty for the statements alone. */
export const GATES = table(
  'gates',
  {
    ...NAMED,
    source: 'integer',
    target: 'integer',
    directed: 'truth',
    score: 'number',
    statement_ids: 'texts',
    judge: 'text',
    by_person: 'truth',
  },
  ['source', 'target', 'directed', 'score'],
);

const SENTENCE_COLUMNS = {
  document_id: 'text',
  text_unit_id: 'text',
  start: 'integer',
  end: 'integer',
  part: 'text',
} as const satisfies Columns;

/** Sentences, in their order: what a text unit is made of. `part` is what part of its document it is. */
export const SENTENCES = table('sentences', SENTENCE_COLUMNS, namesOf(SENTENCE_COLUMNS));

const MENTION_COLUMNS = {
  document_id: 'text',
  entity_id: 'text',
  start: 'integer',
  end: 'integer',
  surface: 'text',
  name: 'text',
  kind: 'text',
} as const satisfies Columns;

/** Where entities are named. `surface` is how, normalised; `name` as it is written first; `kind` is term, name or acronym. */
export const MENTIONS = table('mentions', MENTION_COLUMNS, namesOf(MENTION_COLUMNS));

/** All tables, in the order in which they are written. */
export const TABLES = {
  documents: DOCUMENTS,
  text_units: TEXT_UNITS,
  entities: ENTITIES,
  relationships: RELATIONSHIPS,
  communities: COMMUNITIES,
  community_reports: COMMUNITY_REPORTS,
  community_causal: COMMUNITY_CAUSAL,
  embeddings: EMBEDDINGS,
  events: EVENTS,
  statements: STATEMENTS,
  gates: GATES,
  sentences: SENTENCES,
  mentions: MENTIONS,
} as const;

export type TableName = keyof typeof TABLES;

export const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[];

/** Rows of every table; what is asked for first is made first. */
export type TableRows = { readonly [Name in TableName]: () => AsyncIterable<RowOf<(typeof TABLES)[Name]>> };
