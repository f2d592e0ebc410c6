/** @file Tables of GraphRAG and CausalRAG2, of any version that has text units, entities and relationships. */
import { extractEnglish } from '../extract/english.ts';
import { isAcronym } from '../extract/keys.ts';
import { ENTITY_KINDS, RELATION_KINDS, RELATION_STRIDE } from '../notebook/analysis-fields.ts';
import { splitSentences } from '../text/sentences.ts';
import type { EntityKind, ParsedDocument, Range, RelationKind } from '../types.ts';
import { checkedRows, type TableFile } from './check.ts';
import { DOCUMENTS, TEXT_UNITS } from './columns.ts';
import type { GivenGraph } from './given.ts';
import { likeliestSentence, lowered, occurrences } from './locate.ts';
import {
  Ids,
  readCausalChildren,
  readEntities,
  readModules,
  readRelationships,
  readTies,
  type ReadEntity,
  type ReadRelationship,
  type TableFiles,
} from './read-graph.ts';
import type { ReadTablesDocument, ReadTablesPort } from './read-types.ts';
import { titleKey } from './title-key.ts';

/** What a document is titled where nothing else is known: the name of its file, which names nothing. */
const FILE_NAME = /\.[a-z]{2,5}$/i;
/** What stands between text units that are put together to a document. */
const BETWEEN_UNITS = '\n\n';

interface Unit {
  id: string;
  text: string;
  document: number;
  /** Its place in the document's text. */
  range: Range;
}

interface Draft {
  /** As the tables call it. */
  id: string;
  name: string;
  title: string;
  date: string;
  text: string;
  units: number[];
  sentences: Range[];
  mentions: [start: number, end: number, key: number][];
  keyOf: Map<string, number>;
  names: string[];
  kinds: number[];
  relations: number[];
}

function draftOf(id: string, name: string, title: string, date: string, text: string): Draft {
  return {
    ...{ id, name, title, date, text, units: [], sentences: [], mentions: [] },
    ...{ keyOf: new Map<string, number>(), names: [], kinds: [], relations: [] },
  };
}

async function readDocuments(file: TableFile | undefined): Promise<{ drafts: Draft[]; ids: Ids }> {
  const ids = new Ids('document');
  const drafts: Draft[] = [];
  if (file) {
    for await (const checked of checkedRows(DOCUMENTS, file)) {
      const { id, title, text } = checked.row;
      ids.add(id!, checked);
      const name = title?.trim() || `Document ${checked.number}`;
      // GraphRAG's date is when it was taken in, which says nothing of the source.
      drafts.push(draftOf(id!, name, FILE_NAME.test(name) ? '' : name, '', text!));
    }
  }
  return { drafts, ids };
}

/** Text units with the documents that they are of; without a table of documents each is one of its own, or goes with those that name the same. */
async function readUnits(
  file: TableFile,
  drafts: Draft[],
  documents: Ids,
  hasDocuments: boolean,
): Promise<{ units: Unit[]; ids: Ids }> {
  const ids = new Ids('text unit');
  const units: Unit[] = [];
  for await (const checked of checkedRows(TEXT_UNITS, file)) {
    const { id, text, document_ids } = checked.row;
    const number = ids.add(id!, checked);
    const named = document_ids?.[0];
    let document: number;
    if (hasDocuments) {
      if (named === undefined) throw checked.fail('document_ids', 'it names no document.');
      document = documents.find(named, checked, 'document_ids');
    } else {
      const known = documents.get(named ?? `unit ${id}`);
      document = known ?? documents.add(named ?? `unit ${id}`, checked);
      if (known === undefined) drafts.push(draftOf(id!, named ?? `Text unit ${checked.number}`, '', '', ''));
    }
    units.push({ id: id!, text: text!, document, range: { start: 0, end: 0 } });
    drafts[document]!.units.push(number);
  }
  return { units, ids };
}

/** Places of text units in their document, where they all stand there in their order; they may overlap. Null where they don't. */
function placesIn(text: string, units: readonly Unit[]): Range[] | null {
  const places: Range[] = [];
  let from = 0;
  for (const unit of units) {
    const words = unit.text.trim();
    const start = words === '' ? from : text.indexOf(words, from);
    if (start < 0) return null;
    places.push({ start, end: start + words.length });
    from = start + (words === '' ? 0 : 1);
  }
  return places;
}

/** Gives every unit its place: in the document's own text, else in one that is made of the units. */
function placeUnits(draft: Draft, units: Unit[]): void {
  const own = draft.units.map((number) => units[number]!);
  let places = draft.text.trim() === '' ? null : placesIn(draft.text, own);
  if (places === null) {
    draft.text = '';
    places = own.map(({ text }) => {
      if (draft.text !== '') draft.text += BETWEEN_UNITS;
      const start = draft.text.length;
      draft.text += text.trim();
      return { start, end: draft.text.length };
    });
  }
  own.forEach((unit, i) => (unit.range = places[i]!));
  draft.sentences = splitSentences(draft.text);
}

function kindOf(written: string): EntityKind {
  if (isAcronym(written)) return 'acronym';
  return /^\P{Ll}/u.test(written) && /\p{L}/u.test(written) ? 'name' : 'term';
}

/** The sentences that begin within a stretch. */
function sentencesIn({ sentences }: Draft, { start, end }: Range): Range[] {
  return sentences.filter((sentence) => sentence.start >= start && sentence.start < end);
}

/** Looks every entity up in its text units. @returns for each entity and unit the first place where it stands, as `entity unit` */
function locateEntities(
  entities: readonly ReadEntity[],
  units: readonly Unit[],
  drafts: readonly Draft[],
): Map<string, Range> {
  const places = new Map<string, Range>();
  const lower = new Map<Draft, string>();
  entities.forEach((entity, number) => {
    const key = titleKey(entity.title);
    for (const at of entity.units) {
      const { document, range } = units[at]!;
      const draft = drafts[document]!;
      if (!lower.has(draft)) lower.set(draft, lowered(draft.text));
      const found = occurrences(lower.get(draft)!, key, range);
      const isThere = found.length > 0;
      if (!isThere) {
        const start = likeliestSentence(draft.text, entity.title, sentencesIn(draft, range), range);
        found.push({ start, end: start });
      }
      places.set(`${number} ${at}`, found[0]!);
      let local = draft.keyOf.get(key);
      if (local === undefined) {
        const written = isThere ? draft.text.slice(found[0]!.start, found[0]!.end) : entity.title;
        local = draft.names.push(written.replace(/\s+/g, ' ')) - 1;
        draft.keyOf.set(key, local);
        draft.kinds.push(ENTITY_KINDS.indexOf(isThere ? kindOf(written) : 'name'));
      }
      for (const { start, end } of found) draft.mentions.push([start, end, local]);
    }
  });
  for (const draft of drafts) {
    draft.mentions.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
    // Where units overlap, the same place is found twice.
    draft.mentions = draft.mentions.filter(
      ([start, end, key], i, all) => i === 0 || all[i - 1]!.join() !== [start, end, key].join(),
    );
  }
  return places;
}

/** What a description says of cause and effect; null where it claims nothing of them. */
function readDescription(description: string, source: string, target: string) {
  const [a, b] = [titleKey(source), titleKey(target)];
  const isSentence = titleKey(description).includes(a) || titleKey(description).includes(b);
  const text = isSentence ? description : `${source} ${description} ${target}.`;
  for (const relation of extractEnglish(text, splitSentences(text)).relations) {
    const cause = titleKey(text.slice(relation.cause.start, relation.cause.end));
    const effect = titleKey(text.slice(relation.effect.start, relation.effect.end));
    if (cause.includes(a) && effect.includes(b)) return { ...relation, isForward: true };
    if (cause.includes(b) && effect.includes(a)) return { ...relation, isForward: false };
  }
  return null;
}

/** What somebody else read is believed as it was given. */
const GIVEN_CONFIDENCE = 100;

/** A relationship as a statement of the sentence in which both its ends stand; nothing where none has both. */
function addStatements(
  { source, target, description, units: own }: ReadRelationship,
  entities: readonly ReadEntity[],
  places: ReadonlyMap<string, Range>,
  units: readonly Unit[],
  drafts: readonly Draft[],
): void {
  let reading: ReturnType<typeof readDescription> | undefined;
  for (const at of new Set(own)) {
    const [from, to] = [places.get(`${source} ${at}`), places.get(`${target} ${at}`)];
    if (!from || !to || from.start === from.end || to.start === to.end) continue;
    const draft = drafts[units[at]!.document]!;
    const [first, last] = from.start < to.start ? [from, to] : [to, from];
    const sentence = draft.sentences.findLast(({ start }) => start <= last.start);
    if (!sentence || first.start < sentence.start || first.end > last.start) continue;
    reading ??= readDescription(description, entities[source]!.title, entities[target]!.title);
    const [cause, effect] = reading?.isForward === false ? [to, from] : [from, to];
    draft.relations.push(
      sentence.start,
      RELATION_KINDS.indexOf((reading?.kind ?? 'stated') satisfies RelationKind),
      ...[cause.start, cause.end, effect.start, effect.end, first.end, last.start],
      reading?.polarity ?? 1,
      reading?.hedged ? 1 : 0,
      reading ? Math.round(reading.confidence * 100) : GIVEN_CONFIDENCE,
    );
  }
}

function parsedOf(draft: Draft, units: readonly Unit[]): ParsedDocument {
  return {
    ...{ format: 'tables', text: draft.text, title: draft.title, headings: [], warnings: [] },
    given: {
      units: Uint32Array.from(draft.units, (number) => units[number]!.range.start),
      mentions: Uint32Array.from(draft.mentions.flat()),
      keys: [...draft.keyOf.keys()],
      names: draft.names,
      kinds: Uint8Array.from(draft.kinds),
      relations: Int32Array.from(draft.relations),
      readBy: new Uint8Array(draft.relations.length / RELATION_STRIDE),
      readers: [],
      isWhole: false,
    },
  };
}

export async function readForeignTables(
  files: TableFiles & Readonly<Record<'text_units' | 'entities' | 'relationships', TableFile>>,
  { hash, onRow }: ReadTablesPort,
): Promise<{ system: string; documents: ReadTablesDocument[]; graph: GivenGraph; warnings: string[] }> {
  const system = files.community_causal ? 'CausalRAG2' : 'GraphRAG';
  const { drafts, ids: documents } = await readDocuments(files.documents);
  const { units, ids } = await readUnits(files.text_units, drafts, documents, files.documents !== undefined);
  await onRow?.();
  for (const draft of drafts) placeUnits(draft, units);
  const { entities, ids: entityIds, byTitle } = await readEntities(files.entities, ids);
  await onRow?.();
  const places = locateEntities(entities, units, drafts);
  await onRow?.();
  const lost: string[] = [];
  const relationships = readRelationships(files.relationships, ids, byTitle, ({ message }) => lost.push(message));
  const ties = await readTies(relationships, (relationship) =>
    addStatements(relationship, entities, places, units, drafts),
  );
  const { modules, moduleOf } = await readModules(files, entityIds);
  const graph: GivenGraph = {
    system,
    // Two that are called the same are one: relationships can't tell them apart.
    keys: entities.map(({ title }) => titleKey(title)),
    keyEntity: Uint32Array.from(entities.keys()),
    entities: entities.length,
    ...ties,
    ...modules,
    gates: files.community_causal ? await readCausalChildren(files.community_causal, moduleOf, system) : null,
  };
  const read: ReadTablesDocument[] = [];
  for (const draft of drafts) {
    if (draft.text.trim() === '') continue;
    await onRow?.();
    const id = await hash(`${draft.id}\n${draft.name}\n${draft.text}`);
    read.push({ id, name: draft.name, date: draft.date, parsed: parsedOf(draft, units) });
  }
  const warnings =
    lost.length === 0
      ? []
      : [
          `${lost.length} relationships name an entity that is not among the entities, and were left out. The first: ${lost[0]!.replace(' Nothing was taken in.', '')}`,
        ];
  return { system, documents: read, graph, warnings };
}
