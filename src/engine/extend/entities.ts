/**
 * @file The entities of an index with those that more documents mention. The documents are canonicalised among themselves as a notebook of their own; each of
 * their surfaces then goes to the entity of the index that it names, and what names none is a new one. Entities of the index keep number, name, kind and
 * vector, and are never merged with each other for what an added document says of them: that waits until the index is built whole.
 */
import type { Collected } from '../notebook/collect.ts';
import type { EntityTable, NotebookIndex, Rows, VectorTable } from '../notebook/index-types.ts';
import { mergeEntities, type MergedEntities } from '../graph/entities.ts';
import { surfacesInRelations } from '../graph/relations.ts';
import type { SurfaceTable } from '../graph/surface-table.ts';
import { row, rowsFrom } from '../rows.ts';
import { append, appendRows, joinRows, renumberRows } from './columns.ts';
import { KnownSurfaces } from './known-surfaces.ts';
import type { ExtendedText } from './text.ts';

const NONE = -1;
const TERM = 0;

export interface ExtendedEntities {
  entities: EntityTable;
  vectors: VectorTable;
  titleEntity: Int32Array;
  /** Entities that the added documents mention, ascending: what follows names them by their place here. */
  mentioned: Uint32Array;
  /** For each of them its sentences among those that are added, as `ExtendedText.own` numbers them. */
  ownSentences: Rows;
  /** For each surface of the added documents its entity's place in `mentioned`, or −1. */
  placeOfSurface: Int32Array;
}

/** For each surface of the added documents the entity that it goes to; new ones are numbered behind those that there are. */
interface Adopted {
  entityOf: Int32Array;
  /** For each new entity, its number among those of the added documents. */
  fresh: number[];
  /** New surfaces of entities that there are. */
  aliases: { key: string; entity: number; terms: Uint32Array }[];
}

/** The keys of each entity of the added documents. */
function keysOf({ surfaces }: Collected, { entityOfSurface, entities }: MergedEntities): string[][] {
  const keys: string[][] = entities.names.map(() => []);
  surfaces.keys.forEach((key, surface) => keys[entityOfSurface[surface]!]!.push(key));
  return keys;
}

function adopt(base: NotebookIndex, added: Collected, text: ExtendedText): Adopted & MergedEntities {
  const { surfaces, relations } = added;
  const own = mergeEntities(surfaces, text.own, text.ownMeaning, surfacesInRelations(relations, surfaces.keys.length), {
    idf: text.ownIdf,
    keepsAll: true,
  });
  const known = new KnownSurfaces(base, base.lexicon.terms.length, (term) => text.knownTerms.get(term));
  const surfaceTerms = (key: string): Uint32Array => text.termsOf(key);
  const titled = new Set(own.titleEntity);
  const entityOf = new Map<string, number>();
  const aliases: Adopted['aliases'] = [];
  const fresh: number[] = [];
  keysOf(added, own).forEach((keys, number) => {
    const asked = keys.map((key) => ({ key, terms: surfaceTerms(key) }));
    const found = asked.map((surface) => known.written(surface));
    let group = found.find((entity) => entity >= 0) ?? NONE;
    for (let i = 0; group < 0 && i < asked.length; i++) group = known.misspelt(asked[i]!);
    const isTitle = titled.has(number) && own.entities.kinds[number] !== TERM;
    for (let i = 0; group < 0 && !isTitle && i < asked.length; i++) {
      group = known.inContext(asked[i]!, { kind: own.entities.kinds[number]!, row: number, vectors: own.vectors });
    }
    if (group < 0) {
      const isWanted = own.lasting[number] === 1 || row(own.entities.sentences, number).length > 1;
      if (isWanted) group = base.entities.names.length + fresh.push(number) - 1;
    }
    asked.forEach(({ key, terms }, i) => {
      const entity = found[i]! >= 0 ? found[i]! : group;
      entityOf.set(key, entity);
      const isNew = entity >= 0 && entity < base.entities.names.length && !known.has(entity, key);
      if (isNew) aliases.push({ key, entity, terms });
    });
  });
  return { ...own, entityOf: Int32Array.from(surfaces.keys, (key) => entityOf.get(key)!), fresh, aliases };
}

/** Which entities are mentioned where in the added documents: entity → its sentences there. */
function mentionsIn({ sentences }: SurfaceTable, entityOf: Int32Array): Map<number, Set<number>> {
  const found = new Map<number, Set<number>>();
  entityOf.forEach((entity, surface) => {
    if (entity < 0) return;
    const own = row(sentences, surface);
    const known = found.get(entity) ?? new Set();
    for (const sentence of own) known.add(sentence);
    if (own.length > 0) found.set(entity, known);
  });
  return found;
}

/** Lays the mentions of more documents over the entities of an index. @param text with the documents behind those of the index */
export function extendEntities(base: NotebookIndex, added: Collected, text: ExtendedText): ExtendedEntities {
  const { entities: before } = base;
  const { entityOf, fresh, aliases, entities: own, vectors } = adopt(base, added, text);
  const count = before.names.length + fresh.length;
  const found = mentionsIn(added.surfaces, entityOf);
  const mentioned = Uint32Array.from(found.keys()).sort();
  const ownSentences = rowsFrom(Array.from(mentioned, (entity) => Uint32Array.from(found.get(entity)!).sort()));
  const place = new Map(Array.from(mentioned, (entity, i) => [entity, i]));

  const freshTerms = rowsFrom(fresh.map((number) => row(own.terms, number).map((term) => text.termOf[term]!)));
  const terms = aliases.length === 0 ? before.terms : withTermsOfAliases(before, aliases);
  const freshOf = new Map(fresh.map((number, i) => [number, before.names.length + i]));
  const ownAliases = own.aliases.flatMap((alias, i) => {
    const entity = freshOf.get(own.aliasEntity[i]!);
    return entity === undefined ? [] : [{ key: alias, entity }];
  });
  const newAliases = [...aliases, ...ownAliases];
  const { dimensions, values } = base.entityVectors;
  const freshVectors = new Int8Array(fresh.length * dimensions);
  fresh.forEach((number, i) => {
    freshVectors.set(vectors.values.subarray(number * dimensions, (number + 1) * dimensions), i * dimensions);
  });
  const inWhole = { ...ownSentences, items: ownSentences.items.map((sentence) => sentence + text.firstSentence) };
  return {
    entities: {
      names: [...before.names, ...fresh.map((number) => own.names[number]!)],
      kinds: append(
        before.kinds,
        Uint8Array.from(fresh, (number) => own.kinds[number]!),
      ),
      aliases: [...before.aliases, ...newAliases.map(({ key }) => key)],
      aliasEntity: append(
        before.aliasEntity,
        Uint32Array.from(newAliases, ({ entity }) => entity),
      ),
      ...(before.named && { named: append(before.named, new Uint8Array(fresh.length)) }),
      sentences: joinRows(before.sentences, renumberRows(inWhole, mentioned, count)),
      terms: appendRows(terms, freshTerms),
    },
    vectors: { dimensions, values: append(values, freshVectors) },
    titleEntity: append(
      base.documents.titleEntity,
      added.surfaces.titleOf.map((surface) => (surface < 0 ? NONE : entityOf[surface]!)),
    ),
    mentioned,
    ownSentences,
    placeOfSurface: entityOf.map((entity) => place.get(entity) ?? NONE),
  };
}

/** The terms of entities that got more surfaces. */
function withTermsOfAliases({ names, terms }: EntityTable, aliases: Adopted['aliases']): Rows {
  const more = new Map<number, Set<number>>();
  for (const { entity, terms: own } of aliases) {
    const known = row(terms, entity);
    const set = more.get(entity) ?? new Set();
    for (const term of own) if (!known.includes(term)) set.add(term);
    more.set(entity, set);
  }
  return joinRows(terms, rowsFrom(names.map((_, entity) => [...(more.get(entity) ?? [])])));
}
