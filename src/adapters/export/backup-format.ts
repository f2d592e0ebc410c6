/**
 * @file What a backup holds: a .zip of a manifest, the documents (what reading them gave, their text, their file), the cells, the
 * corrections and what models found. The index is not in it, since it is built from the rest. docs/export.md tells it to people.
 */
import * as v from 'valibot';
import { CausewayError } from '../../engine/errors.ts';
import type { DocumentAnalysis } from '../../engine/notebook/analysis.ts';
import { ANALYSIS_VERSION } from '../../engine/notebook/analysis.ts';
import { TEXT_PARTS } from '../../engine/text/parts.ts';
import type { Cell, DocumentInfo, ImportedDocument } from '../../engine/records.ts';

/** Grows when a reader of an older version would misunderstand the file. */
export const BACKUP_VERSION = 1;
export const BACKUP_ENDING = '.causeway';
export const MANIFEST_PATH = 'causeway.json';
/** Cells that are one file of the archive together. */
export const CELLS_PER_FILE = 50;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const manifestSchema = v.object({
  format: v.literal('causeway-backup'),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  notebook: v.object({ name: v.string(), createdAt: v.number() }),
  documents: count,
  cells: count,
  /** How many there are; absent in backups of earlier versions, as is the next. */
  corrections: v.optional(count),
  /** Whether models found something. */
  findings: v.optional(v.boolean()),
});

export type BackupManifest = v.InferOutput<typeof manifestSchema>;

/** Folder of the document at a place, from 0. */
export const documentFolder = (place: number): string => `sources/${String(place + 1).padStart(5, '0')}`;
/** Of each document: what was made of it, its text, and its file, whose name stands behind. */
export const RECORD_FILE = 'record.bin';
export const TEXT_FILE = 'text.txt';
export const FILE_FOLDER = 'file/';

/** What `record.bin` holds. Queued documents have neither parsed parts nor an analysis. */
export type DocumentPart = Pick<
  ImportedDocument<never>,
  'info' | 'title' | 'headings' | 'parts' | 'pages' | 'references' | 'given' | 'graph'
> & {
  analysis: DocumentAnalysis | null;
};

const range = { start: count, end: count };
const errorSchema = v.nullable(v.object({ code: v.string(), message: v.string() }));

const infoSchema = v.looseObject({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  name: v.string(),
  format: v.nullable(v.string()),
  bytes: count,
  characters: count,
  pages: count,
  language: v.string(),
  addedAt: v.number(),
  status: v.picklist(['queued', 'reading', 'ready']),
  error: errorSchema,
  warnings: v.array(v.string()),
  tags: v.optional(v.array(v.string())),
  date: v.optional(v.string()),
  excluded: v.optional(v.boolean()),
  recognized: v.optional(v.array(v.looseObject({ ...range, confidence: v.number() }))),
});

const analysisSchema = v.looseObject({
  version: v.literal(ANALYSIS_VERSION),
  documentId: v.string(),
  language: v.string(),
  title: v.string(),
  sentences: v.instance(Uint32Array),
  prose: v.instance(Uint8Array),
  roles: v.instance(Uint8Array),
  parts: v.instance(Uint8Array),
  passages: v.instance(Uint32Array),
  terms: v.array(v.string()),
  sentenceTermOffsets: v.instance(Uint32Array),
  sentenceTerms: v.instance(Uint32Array),
  sentenceTermCounts: v.instance(Uint8Array),
  titleTerms: v.instance(Uint32Array),
  keys: v.array(v.string()),
  names: v.array(v.string()),
  kinds: v.instance(Uint8Array),
  mentions: v.instance(Uint32Array),
  titleKey: v.number(),
  acronyms: v.instance(Uint32Array),
  relations: v.instance(Int32Array),
  whole: v.instance(Uint8Array),
  argumentTermOffsets: v.instance(Uint32Array),
  argumentTerms: v.instance(Uint32Array),
});

const referenceSchema = v.looseObject({
  type: v.string(),
  title: v.string(),
  authors: v.array(v.string()),
  year: v.nullable(v.number()),
  date: v.string(),
  journal: v.string(),
  doi: v.string(),
  url: v.string(),
  key: v.string(),
  files: v.optional(v.array(v.string())),
});

const texts = v.array(v.string());
const numbers = v.instance(Uint32Array);

/** As in `engine/tables/given.ts`. */
const givenSchema = v.object({
  units: numbers,
  sentences: v.optional(v.object({ ranges: numbers, parts: v.instance(Uint8Array) })),
  mentions: numbers,
  keys: texts,
  names: texts,
  kinds: v.instance(Uint8Array),
  relations: v.instance(Int32Array),
  readBy: v.instance(Uint8Array),
  readers: v.array(v.object({ model: v.string(), prompt: v.string() })),
  isWhole: v.boolean(),
});

const givenGraphSchema = v.object({
  system: v.string(),
  keys: texts,
  keyEntity: numbers,
  entities: count,
  tieSource: numbers,
  tieTarget: numbers,
  tieWeight: v.instance(Float32Array),
  parent: v.instance(Int32Array),
  titles: texts,
  reportTitles: texts,
  reportSummaries: texts,
  memberOffsets: numbers,
  members: numbers,
  gates: v.nullable(
    v.object({
      from: numbers,
      to: numbers,
      score: v.instance(Float32Array),
      directed: v.instance(Uint8Array),
      byPerson: v.instance(Uint8Array),
      judges: texts,
      evidenceOffsets: numbers,
      evidence: numbers,
      documents: texts,
      statements: numbers,
    }),
  ),
});

const partSchema = v.object({
  info: infoSchema,
  title: v.string(),
  headings: v.array(v.looseObject({ ...range, level: v.number() })),
  parts: v.optional(v.array(v.looseObject({ ...range, part: v.picklist(TEXT_PARTS) }))),
  pages: v.array(
    v.looseObject({
      ...range,
      width: v.number(),
      height: v.number(),
      ranges: v.instance(Uint32Array),
      boxes: v.instance(Float32Array),
    }),
  ),
  references: v.optional(v.array(referenceSchema)),
  given: v.optional(givenSchema),
  graph: v.optional(givenGraphSchema),
  analysis: v.nullable(v.unknown()),
});

const citationSchema = v.looseObject({ ...range, documentId: v.string(), number: v.number(), text: v.string() });
const evidenceSchema = v.looseObject({ ...range, documentId: v.string(), text: v.string(), score: v.number() });
const gateSchema = v.looseObject({ from: v.string(), to: v.string(), evidence: v.array(evidenceSchema) });

const place = {
  ...range,
  documentId: v.string(),
  sentence: v.optional(v.object({ ...range, text: v.string() })),
};
const shortSchema = v.looseObject({
  ...place,
  text: v.string(),
  chance: v.number(),
  given: v.optional(v.literal(true)),
});
const planSchema = v.looseObject({
  steps: v.array(v.object({ question: v.string(), needs: v.array(count), planned: v.optional(v.string()) })),
  asked: v.array(v.looseObject({ step: count, turn: count, question: v.string(), answers: v.array(shortSchema) })),
  chosen: v.array(v.nullable(shortSchema)),
  turns: count,
  ending: v.picklist(['answered', 'turn-limit', 'stopped']),
  noVerb: v.optional(v.literal(true)),
  ms: v.number(),
});
const planEditSchema = v.object({
  step: count,
  planned: v.string(),
  wording: v.optional(v.string()),
  answer: v.optional(v.string()),
  place: v.optional(v.object(place)),
});
const planEdits = { planEdits: v.optional(v.nullable(v.array(planEditSchema))) };

const answerSchema = v.looseObject({
  status: v.picklist(['answered', 'not-in-documents']),
  question: v.string(),
  meant: v.optional(v.array(v.object({ asked: v.string(), word: v.string() }))),
  verdict: v.optional(v.picklist(['yes', 'no', 'disagree'])),
  short: v.optional(shortSchema),
  tier: v.picklist(['builtin', 'model']),
  sentences: v.array(v.looseObject({ text: v.string(), citations: v.array(citationSchema) })),
  path: v.array(
    v.looseObject({ cause: v.string(), effect: v.string(), citation: v.number(), gate: v.nullable(gateSchema) }),
  ),
  evidence: v.array(evidenceSchema),
  trace: v.looseObject({
    plan: v.optional(planSchema),
    seeds: v.array(v.looseObject({ kind: v.string(), level: v.number(), title: v.string() })),
    hops: v.array(v.number()),
    gates: v.array(gateSchema),
    kept: v.array(evidenceSchema),
    rejected: v.array(evidenceSchema),
    timings: v.object({ seeds: v.number(), expansion: v.number(), filter: v.number(), answer: v.number() }),
  }),
});

const answered = { answer: v.nullable(answerSchema), stopped: v.boolean(), error: errorSchema };

const editSchema = v.object({
  change: v.picklist(['remove', 'weaken', 'turn']),
  target: v.object({
    kind: v.picklist(['event', 'link', 'gate']),
    label: v.string(),
    places: v.array(v.object({ documentId: v.string(), start: v.number(), end: v.number() })),
  }),
});

const cellsSchema = v.array(
  v.looseObject({
    id: v.pipe(v.string(), v.minLength(1)),
    kind: v.optional(v.literal('note')),
    note: v.optional(v.string()),
    question: v.string(),
    askedAt: v.number(),
    scenario: v.optional(v.array(editSchema)),
    ...planEdits,
    ...answered,
    quoted: v.optional(v.nullable(answerSchema)),
    comparison: v.optional(v.nullable(v.looseObject({ strategy: v.string(), ...answered }))),
  }),
);

export function damagedBackup(detail: string): CausewayError {
  return new CausewayError(
    'file-damaged',
    `This backup is damaged or cut off (${detail}). Nothing was restored. Copy the file again, or use another backup.`,
  );
}

/** @throws CausewayError `file-damaged`, or `file-unsupported` for a file of a newer app */
export function checkManifest(value: unknown): BackupManifest {
  const parsed = v.safeParse(manifestSchema, value);
  if (!parsed.success) throw damagedBackup('it does not say what it holds');
  if (parsed.output.version > BACKUP_VERSION) {
    throw new CausewayError(
      'file-unsupported',
      'This backup was made by a newer Causeway. Reload the page to get the newest version, then restore it.',
    );
  }
  return parsed.output;
}

/** An analysis of another version, or one that is not whole, is left out: the text is then analysed anew. */
export function checkPart(value: unknown): DocumentPart {
  const parsed = v.safeParse(partSchema, value);
  if (!parsed.success) throw damagedBackup('a source is not described as it should be');
  const part = parsed.output;
  const analysis =
    v.is(analysisSchema, part.analysis) && part.analysis.documentId === part.info.id ? part.analysis : null;
  return {
    info: part.info as DocumentInfo,
    title: part.title,
    headings: part.headings,
    ...(part.parts && { parts: part.parts }),
    pages: part.pages as DocumentPart['pages'],
    ...(part.references && { references: part.references as DocumentPart['references'] & object }),
    ...(part.given && { given: part.given as DocumentPart['given'] & object }),
    ...(part.graph && { graph: part.graph as DocumentPart['graph'] & object }),
    analysis: analysis as unknown as DocumentAnalysis | null,
  };
}

/** @throws CausewayError `file-damaged` */
export function checkCells(value: unknown): Omit<Cell, 'notebookId'>[] {
  const parsed = v.safeParse(cellsSchema, value);
  if (!parsed.success) throw damagedBackup('a question is not written as it should be');
  return parsed.output as Omit<Cell, 'notebookId'>[];
}
