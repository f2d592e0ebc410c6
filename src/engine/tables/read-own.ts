/** @file Tables of our own export: what they were made from, as exactly as they have it, so that the same questions find the same evidence. */
import { STATEMENTS as STATEMENTS_PROMPT } from '../model/origins.ts';
import { ENTITY_KINDS, RELATION_KINDS } from '../notebook/analysis-fields.ts';
import { TEXT_PARTS } from '../text/parts.ts';
import type { EntityKind, ParsedDocument, RelationKind, TextPart } from '../types.ts';
import { checkedRows, type CheckedRow, type TableFile } from './check.ts';
import { DOCUMENTS, GATES, MENTIONS, SENTENCES, STATEMENTS, TEXT_UNITS } from './columns.ts';
import { STATEMENT_STRIDE, type GivenGates, type GivenGraph, type GivenText } from './given.ts';
import { titleKey } from './title-key.ts';
import { Ids, readEntities, readModules, readRelationships, readTies, type TableFiles } from './read-graph.ts';
import type { ReadTablesDocument, ReadTablesPort } from './read-types.ts';
import type { UnitPlace } from './read-vectors.ts';

const SYSTEM = 'Causeway';

/** What is gathered of a document. */
interface Draft {
  id: string;
  name: string;
  title: string;
  date: string;
  text: string;
  units: number[];
  lastUnit: string;
  ranges: number[];
  parts: number[];
  mentions: number[];
  keyOf: Map<string, number>;
  names: string[];
  kinds: number[];
  relations: number[];
  readBy: number[];
  readers: string[];
}

type Fail = Pick<CheckedRow<unknown>, 'fail'>;

/** The position of one of a few words. */
function choiceOf<Choice extends string>(
  choices: readonly Choice[],
  value: string,
  column: string,
  { fail }: Fail,
): number {
  const at = choices.indexOf(value as Choice);
  if (at < 0) throw fail(column, `one of ${choices.join(', ')} was expected, not “${value}”.`);
  return at;
}

function checkPlace(text: string, start: number, end: number, column: string, { fail }: Fail): void {
  if (start < 0 || start > end || end > text.length) {
    throw fail(column, `${start} to ${end} is no place in a text of ${text.length} characters.`);
  }
}

/** What `metadata` says besides GraphRAG's columns. */
function metadataOf(metadata: string | null): { name?: string; title?: string } {
  try {
    const read: unknown = JSON.parse(metadata ?? '{}');
    const { name, title } = read as Record<string, unknown>;
    return { ...(typeof name === 'string' && { name }), ...(typeof title === 'string' && { title }) };
  } catch {
    return {};
  }
}

async function readDocuments(file: TableFile): Promise<{ drafts: Draft[]; ids: Ids }> {
  const ids = new Ids('document');
  const drafts: Draft[] = [];
  for await (const checked of checkedRows(DOCUMENTS, file)) {
    const { id, title, text, creation_date, metadata } = checked.row;
    ids.add(id!, checked);
    const said = metadataOf(metadata);
    drafts.push({
      id: id!,
      name: said.name ?? title ?? id!,
      title: said.title ?? '',
      date: creation_date ?? '',
      text: text!,
      ...{ units: [], lastUnit: '', ranges: [], parts: [], mentions: [] },
      ...{ keyOf: new Map<string, number>(), names: [], kinds: [], relations: [], readBy: [], readers: [] },
    });
  }
  return { drafts, ids };
}

async function readUnits(file: TableFile): Promise<Ids> {
  const ids = new Ids('text unit');
  for await (const checked of checkedRows(TEXT_UNITS, file)) ids.add(checked.row.id!, checked);
  return ids;
}

/** @returns where the text units stand, by id */
async function readSentences(
  file: TableFile,
  drafts: readonly Draft[],
  documents: Ids,
  units: Ids,
): Promise<Map<string, UnitPlace>> {
  const places = new Map<string, UnitPlace>();
  for await (const checked of checkedRows(SENTENCES, file)) {
    const { document_id, text_unit_id, start, end, part } = checked.row;
    const draft = drafts[documents.find(document_id!, checked, 'document_id')]!;
    units.find(text_unit_id!, checked, 'text_unit_id');
    checkPlace(draft.text, start!, end!, 'end', checked);
    if (start! < (draft.ranges.at(-1) ?? 0))
      throw checked.fail('start', 'it begins before the sentence above it ends.');
    const place = places.get(text_unit_id!);
    if (place && text_unit_id === draft.lastUnit) {
      place.end = end!;
      place.sentences++;
    } else {
      const number = draft.units.push(start!) - 1;
      places.set(text_unit_id!, { documentId: draft.id, number, start: start!, end: end!, sentences: 1 });
    }
    draft.lastUnit = text_unit_id!;
    draft.ranges.push(start!, end!);
    draft.parts.push(choiceOf<TextPart>(TEXT_PARTS, part!, 'part', checked));
  }
  return places;
}

/** @returns surfaces with the entity that each is of */
async function readMentions(
  file: TableFile,
  drafts: readonly Draft[],
  documents: Ids,
  entities: Ids,
): Promise<Map<string, number>> {
  const entityOf = new Map<string, number>();
  for await (const checked of checkedRows(MENTIONS, file)) {
    const { document_id, entity_id, start, end, surface, name, kind } = checked.row;
    const draft = drafts[documents.find(document_id!, checked, 'document_id')]!;
    const entity = entities.find(entity_id!, checked, 'entity_id');
    checkPlace(draft.text, start!, end!, 'end', checked);
    if (!entityOf.has(surface!)) entityOf.set(surface!, entity);
    let key = draft.keyOf.get(surface!);
    if (key === undefined) {
      key = draft.names.push(name!) - 1;
      draft.keyOf.set(surface!, key);
      draft.kinds.push(choiceOf<EntityKind>(ENTITY_KINDS, kind!, 'kind', checked));
    }
    draft.mentions.push(start!, end!, key);
  }
  return entityOf;
}

/** Where the statements of all documents stand, for the gates: as in {@link GivenGates.statements}. */
async function readStatements(
  file: TableFile,
  drafts: readonly Draft[],
  documents: Ids,
): Promise<{ ids: Ids; places: number[] }> {
  const ids = new Ids('statement');
  const places: number[] = [];
  for await (const checked of checkedRows(STATEMENTS, file)) {
    const { row } = checked;
    ids.add(row.id!, checked);
    const document = documents.find(row.document_id!, checked, 'document_id');
    const draft = drafts[document]!;
    checkPlace(draft.text, row.cause_start!, row.cause_end!, 'cause_end', checked);
    checkPlace(draft.text, row.effect_start!, row.effect_end!, 'effect_end', checked);
    checkPlace(draft.text, row.cue_start!, row.cue_end!, 'cue_end', checked);
    const sentence = row.sentence_start ?? Math.min(row.cause_start!, row.effect_start!);
    if (row.polarity !== 1 && row.polarity !== -1) throw checked.fail('polarity', '1 or −1 was expected.');
    if (row.confidence! < 0 || row.confidence! > 1) throw checked.fail('confidence', '0 to 1 was expected.');
    draft.relations.push(
      sentence,
      choiceOf<RelationKind>(RELATION_KINDS, row.kind!, 'kind', checked),
      ...[row.cause_start!, row.cause_end!, row.effect_start!, row.effect_end!, row.cue_start!, row.cue_end!],
      row.polarity,
      row.hedged! ? 1 : 0,
      Math.round(row.confidence! * 100),
    );
    const source = row.source ?? '';
    if (source !== '' && !draft.readers.includes(source)) draft.readers.push(source);
    draft.readBy.push(source === '' ? 0 : draft.readers.indexOf(source) + 1);
    places.push(document, sentence, row.cause_start!, row.effect_start!);
  }
  return { ids, places };
}

async function readGates(
  file: TableFile,
  moduleOf: ReadonlyMap<number, number>,
  statements: { ids: Ids; places: number[] },
  documents: string[],
): Promise<GivenGates> {
  const gates = { from: [] as number[], to: [] as number[], score: [] as number[], directed: [] as number[] };
  const [byPerson, judges, offsets, evidence] = [[] as number[], [] as string[], [0], [] as number[]];
  for await (const checked of checkedRows(GATES, file)) {
    const { source, target, directed, score, statement_ids, judge, by_person } = checked.row;
    const ends = (
      [
        ['source', source!],
        ['target', target!],
      ] as const
    ).map(([column, number]) => {
      const module = moduleOf.get(number);
      if (module === undefined) throw checked.fail(column, `there is no community “${number}”.`);
      return module;
    });
    gates.from.push(ends[0]!);
    gates.to.push(ends[1]!);
    gates.score.push(score!);
    gates.directed.push(directed! ? 1 : 0);
    byPerson.push(by_person ? 1 : 0);
    judges.push(judge ?? '');
    for (const id of statement_ids ?? []) evidence.push(statements.ids.find(id, checked, 'statement_ids'));
    offsets.push(evidence.length);
  }
  return {
    from: Uint32Array.from(gates.from),
    to: Uint32Array.from(gates.to),
    score: Float32Array.from(gates.score),
    directed: Uint8Array.from(gates.directed),
    byPerson: Uint8Array.from(byPerson),
    judges,
    evidenceOffsets: Uint32Array.from(offsets),
    evidence: Uint32Array.from(evidence),
    documents,
    statements: Uint32Array.from(statements.places.slice(0, statements.ids.size * STATEMENT_STRIDE)),
  };
}

function givenOf(draft: Draft): GivenText {
  return {
    units: Uint32Array.from(draft.units),
    sentences: { ranges: Uint32Array.from(draft.ranges), parts: Uint8Array.from(draft.parts) },
    mentions: Uint32Array.from(draft.mentions),
    keys: [...draft.keyOf.keys()],
    names: draft.names,
    kinds: Uint8Array.from(draft.kinds),
    relations: Int32Array.from(draft.relations),
    readBy: Uint8Array.from(draft.readBy),
    readers: draft.readers.map((model) => ({ model, prompt: STATEMENTS_PROMPT })),
    isWhole: true,
  };
}

export async function readOwnTables(
  files: TableFiles & Readonly<Record<'text_units' | 'entities' | 'relationships', TableFile>>,
  { onRow }: ReadTablesPort,
): Promise<{
  system: string;
  documents: ReadTablesDocument[];
  graph: GivenGraph;
  warnings: string[];
  /** Where the text units stand, by id. */
  units: Map<string, UnitPlace>;
}> {
  const { drafts, ids: documents } = await readDocuments(files.documents!);
  await onRow?.();
  const units = await readUnits(files.text_units);
  const { entities, ids, byTitle } = await readEntities(files.entities, units);
  const places = await readSentences(files.sentences!, drafts, documents, units);
  await onRow?.();
  const entityOf = await readMentions(files.mentions!, drafts, documents, ids);
  const statements = await readStatements(files.statements!, drafts, documents);
  await onRow?.();
  const { modules, moduleOf } = await readModules(files, ids);
  const gates = await readGates(
    files.gates!,
    moduleOf,
    statements,
    drafts.map((draft) => draft.id),
  );
  // What only a title names is mentioned nowhere.
  const named = new Set(entityOf.values());
  entities.forEach(({ title }, entity) => {
    const key = titleKey(title);
    if (!named.has(entity) && !entityOf.has(key)) entityOf.set(key, entity);
  });
  const graph: GivenGraph = {
    system: SYSTEM,
    keys: [...entityOf.keys()],
    keyEntity: Uint32Array.from(entityOf.values()),
    entities: entities.length,
    ...(await readTies(
      readRelationships(files.relationships, units, byTitle, (problem) => {
        throw problem;
      }),
    )),
    ...modules,
    // A title that is the module's own was not written by a model.
    reportTitles: modules.reportTitles.map((title, module) => (title === modules.titles[module] ? '' : title)),
    gates,
  };
  const read = drafts.map((draft) => {
    const { id, name, title, date, text } = draft;
    const parsed: ParsedDocument = {
      ...{ format: 'tables', text, title, headings: [], warnings: [], given: givenOf(draft) },
      ...(date !== '' && { date }),
    };
    return { id, name, date, parsed };
  });
  return { system: SYSTEM, documents: read, graph, warnings: [], units: places };
}
