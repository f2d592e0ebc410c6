/**
 * @file An index of only a part of a notebook. Every system retrieves from it as from any other index, so nothing from outside the part
 * can come into an answer, its seeds, its gates or its trace: not a sentence, not a name, not how rare a word is.
 *
 * Texts, mentions, relations, chains and gates are those of the part. Ties between entities and titles of modules that lost entities are
 * worked out anew. What terms mean, the partition into modules and the vectors stay as they were fitted on the whole notebook:
 * they say what is near, and hold no text.
 */
import { buildEntityGraph } from '../graph/entity-graph.ts';
import { summarize } from '../hierarchy/summary.ts';
import { row } from '../rows.ts';
import type {
  ChainTable,
  DocumentTable,
  EntityTable,
  GateTable,
  Hierarchy,
  TermVectors,
  NotebookIndex,
  Postings,
  RelationTable,
  VectorTable,
} from './index-types.ts';
import { gather, gatherRows, gatherStarts, gatherTuples, numberKept, type Kept } from './gather.ts';

/** What of each table stays. */
interface Parts {
  documents: Kept;
  passages: Kept;
  sentences: Kept;
  terms: Kept;
  entities: Kept;
  relations: Kept;
  modules: Kept;
}

function restrictVectors({ dimensions, values }: VectorTable, kept: Kept): VectorTable {
  return { dimensions, values: gatherTuples(values, kept, dimensions) };
}

function restrictMeaning({ dimensions, basis, scale }: TermVectors, terms: Kept): TermVectors {
  return { dimensions, basis: gatherTuples(basis, terms, dimensions), scale: gather(scale, terms) };
}

function restrictDocuments(table: DocumentTable, { documents, passages, sentences, terms, entities }: Parts) {
  return {
    ids: documents.old.map((d) => table.ids[d]!),
    titles: documents.old.map((d) => table.titles[d]!),
    languages: documents.old.map((d) => table.languages[d]!),
    sentenceStart: gatherStarts(table.sentenceStart, documents, sentences),
    passageStart: gatherStarts(table.passageStart, documents, passages),
    titleTerms: gatherRows(table.titleTerms, documents, terms),
    titleEntity: gather(table.titleEntity, documents).map((entity) => (entity < 0 ? -1 : entities.number[entity]!)),
  };
}

function restrictPostings({ counts, ...rows }: Postings, { terms, sentences }: Parts): Postings {
  const left: number[] = [];
  const kept = gatherRows(rows, terms, sentences, (at) => left.push(counts[at]!));
  return { ...kept, counts: Uint8Array.from(left) };
}

function restrictEntities(table: EntityTable, { entities, sentences, terms }: Parts): EntityTable {
  const aliases = numberKept(table.aliasEntity.length, (alias) => entities.number[table.aliasEntity[alias]!]! >= 0);
  return {
    names: entities.old.map((e) => table.names[e]!),
    kinds: gather(table.kinds, entities),
    aliases: aliases.old.map((alias) => table.aliases[alias]!),
    aliasEntity: gather(table.aliasEntity, aliases).map((entity) => entities.number[entity]!),
    sentences: gatherRows(table.sentences, entities, sentences),
    terms: gatherRows(table.terms, entities, terms),
    ...(table.named && { named: gather(table.named, entities) }),
  };
}

function restrictRelations(table: RelationTable, { relations, sentences, entities, terms }: Parts): RelationTable {
  const sides = numberKept(table.kind.length * 2, (side) => relations.number[side >> 1]! >= 0);
  return {
    kind: gather(table.kind, relations),
    sentence: gather(table.sentence, relations).map((sentence) => sentences.number[sentence]!),
    ranges: gatherTuples(table.ranges, relations, 6),
    polarity: gather(table.polarity, relations),
    hedged: gather(table.hedged, relations),
    whole: gather(table.whole, relations),
    confidence: gather(table.confidence, relations),
    entities: gatherRows(table.entities, sides, entities),
    terms: gatherRows(table.terms, sides, terms),
  };
}

function restrictChains({ strength, ...rows }: ChainTable, { relations }: Parts): ChainTable {
  const left: number[] = [];
  const kept = gatherRows(rows, relations, relations, (at) => left.push(strength[at]!));
  return { ...kept, strength: Float32Array.from(left) };
}

function restrictModules(table: Hierarchy, { modules, entities }: Parts): Omit<Hierarchy, 'titles' | 'summary'> {
  return {
    levels: modules.old.reduce((highest, m) => Math.max(highest, table.level[m]!), 0),
    level: gather(table.level, modules),
    parent: gather(table.parent, modules).map((parent) => (parent < 0 ? -1 : modules.number[parent]!)),
    children: gatherRows(table.children, modules, modules),
    members: gatherRows(table.members, modules, entities),
    leafOfEntity: gather(table.leafOfEntity, entities).map((leaf) => (leaf < 0 ? -1 : modules.number[leaf]!)),
  };
}

/** Pairs of modules of which both are left. */
function restrictPairs(pairs: Uint32Array, modules: Kept): Uint32Array {
  const left: number[] = [];
  for (let i = 0; i < pairs.length; i += 2) {
    const ends = [modules.number[pairs[i]!]!, modules.number[pairs[i + 1]!]!];
    if (ends.every((module) => module >= 0)) left.push(...ends);
  }
  return Uint32Array.from(left);
}

/** A gate stays when both its modules do and a relation of the part still speaks for it, or none ever did, as of a gate that tables brought. */
function gatesKept(table: GateTable, { modules, relations }: Parts): Kept {
  return numberKept(
    table.from.length,
    (gate) =>
      modules.number[table.from[gate]!]! >= 0 &&
      modules.number[table.to[gate]!]! >= 0 &&
      (row(table.evidence, gate).length === 0 ||
        row(table.evidence, gate).some((relation) => relations.number[relation]! >= 0)),
  );
}

function restrictGates(table: GateTable, gates: Kept, { modules, relations }: Parts): GateTable {
  return {
    from: gather(table.from, gates).map((module) => modules.number[module]!),
    to: gather(table.to, gates).map((module) => modules.number[module]!),
    score: gather(table.score, gates),
    directed: gather(table.directed, gates),
    evidence: gatherRows(table.evidence, gates, relations),
    judged: table.judged,
    exhaustive: table.exhaustive,
    ...(table.judge && { judge: gather(table.judge, gates) }),
    ...(table.byPerson && { byPerson: gather(table.byPerson, gates) }),
    ...(table.rejected && { rejected: restrictPairs(table.rejected, modules) }),
  };
}

/** For each module that stays, whether it kept all the sentences that name its entities. */
function wholeModules({ hierarchy, entities }: NotebookIndex, { modules, sentences }: Parts): boolean[] {
  return modules.old.map((module) =>
    row(hierarchy.members, module).every((entity) =>
      row(entities.sentences, entity).every((sentence) => sentences.number[sentence]! >= 0),
    ),
  );
}

/** What models wrote of modules that are whole; what they wrote of others tells of more than the part. */
function restrictReports(
  { titles, summaries, origin }: NonNullable<NotebookIndex['reports']>,
  { old }: Kept,
  isWhole: boolean[],
) {
  return {
    titles: old.map((module, i) => (isWhole[i] ? titles[module]! : '')),
    summaries: old.map((module, i) => (isWhole[i] ? summaries[module]! : '')),
    origin: Uint8Array.from(old, (module, i) => (isWhole[i] ? origin[module]! : 0)),
  };
}

/**
 * The index of some of a notebook's passages.
 *
 * @param isKept whether a passage stays, by its number
 * @param isDocumentKept whether a document stays, by its number; absent: those do of which a passage does
 * @returns the same index when all of them do
 */
export function restrictIndex(
  index: NotebookIndex,
  isKept: (passage: number) => boolean,
  isDocumentKept?: (document: number) => boolean,
): NotebookIndex {
  const passages = numberKept(index.passages.document.length, isKept);
  const hasPassage = new Uint8Array(index.documents.ids.length);
  for (const passage of passages.old) hasPassage[index.passages.document[passage]!] = 1;
  const documents = numberKept(hasPassage.length, isDocumentKept ?? ((d) => hasPassage[d] === 1));
  const isWhole = !isDocumentKept || documents.old.length === hasPassage.length;
  if (isWhole && passages.old.length === index.passages.document.length) return index;
  const sentences = numberKept(
    index.sentences.document.length,
    (s) => passages.number[index.sentences.passage[s]!]! >= 0,
  );
  const survives = (rows: { offsets: Uint32Array; items: Uint32Array }, r: number) =>
    row(rows, r).some((sentence) => sentences.number[sentence]! >= 0);
  const entities = numberKept(index.entities.names.length, (e) => survives(index.entities.sentences, e));
  const titled = new Set(documents.old.flatMap((d) => [...row(index.documents.titleTerms, d)]));
  const parts: Parts = {
    documents,
    passages,
    sentences,
    entities,
    terms: numberKept(index.lexicon.terms.length, (t) => titled.has(t) || survives(index.postings, t)),
    relations: numberKept(index.relations.kind.length, (r) => sentences.number[index.relations.sentence[r]!]! >= 0),
    modules: numberKept(index.hierarchy.level.length, (m) =>
      row(index.hierarchy.members, m).some((entity) => entities.number[entity]! >= 0),
    ),
  };

  const leftPassages = {
    sentenceStart: gatherStarts(index.passages.sentenceStart, passages, sentences),
    document: gather(index.passages.document, passages).map((d) => documents.number[d]!),
  };
  const leftSentences = {
    ranges: gatherTuples(index.sentences.ranges, sentences, 2),
    document: gather(index.sentences.document, sentences).map((d) => documents.number[d]!),
    passage: gather(index.sentences.passage, sentences).map((p) => passages.number[p]!),
    lengths: gather(index.sentences.lengths, sentences),
    prose: gather(index.sentences.prose, sentences),
    roles: gather(index.sentences.roles, sentences),
    parts: gather(index.sentences.parts, sentences),
    ...(index.sentences.stated && { stated: gather(index.sentences.stated, sentences) }),
    ...(index.sentences.wrong && { wrong: gather(index.sentences.wrong, sentences) }),
  };
  const postings = restrictPostings(index.postings, parts);
  const leftEntities = restrictEntities(index.entities, parts);
  const relations = restrictRelations(index.relations, parts);
  const graph = buildEntityGraph(leftEntities, relations, leftPassages, sentences.old.length);
  const modules = restrictModules(index.hierarchy, parts);
  const gates = gatesKept(index.gates, parts);
  const entityVectors = restrictVectors(index.entityVectors, entities);
  const leftDocuments = restrictDocuments(index.documents, parts);
  const described = { entities: leftEntities, graph, entityVectors, sentences: leftSentences };
  const made = summarize(modules, described, leftDocuments.titles);
  const untouched = wholeModules(index, parts);
  const titles = parts.modules.old.map((module, i) =>
    untouched[i] ? index.hierarchy.titles[module]! : made.titles[i]!,
  );
  const left: NotebookIndex = {
    ...(index.words && { words: index.words }),
    version: index.version,
    tier: index.tier,
    builtIn: index.builtIn,
    documents: leftDocuments,
    sentences: leftSentences,
    passages: leftPassages,
    lexicon: {
      terms: parts.terms.old.map((t) => index.lexicon.terms[t]!),
      passageFrequency: passageFrequency(postings, leftSentences.passage),
    },
    postings,
    meaning: restrictMeaning(index.meaning, parts.terms),
    passageVectors: restrictVectors(index.passageVectors, passages),
    entityVectors,
    moduleVectors: restrictVectors(index.moduleVectors, parts.modules),
    entities: leftEntities,
    relations,
    chains: restrictChains(index.chains, parts),
    graph,
    hierarchy: { ...modules, titles, summary: made.summary },
    gates: restrictGates(index.gates, gates, parts),
    ...(index.reports && { reports: restrictReports(index.reports, parts.modules, untouched) }),
    ...(index.origins && {
      origins: { names: index.origins.names, ofPassage: gather(index.origins.ofPassage, passages) },
    }),
  };
  const whole = { sentences: sentences.old, entities: entities.old, modules: parts.modules.old, gates: gates.old };
  wholeNumbers.set(left, whole);
  return left;
}

/** For what is left of an index, by its number there, its number in the whole one. */
export interface WholeNumbers {
  sentences: readonly number[];
  entities: readonly number[];
  modules: readonly number[];
  gates: readonly number[];
}

const wholeNumbers = new WeakMap<NotebookIndex, WholeNumbers>();

/** Null for an index that `restrictIndex` did not make: it is the whole one. */
export function numbersInWhole(part: NotebookIndex): WholeNumbers | null {
  return wholeNumbers.get(part) ?? null;
}

/** In how many passages each term stands. */
function passageFrequency({ offsets, items }: Postings, passageOf: Uint32Array): Uint32Array {
  return Uint32Array.from({ length: offsets.length - 1 }, (_, term) => {
    let count = 0;
    let last = -1;
    for (let at = offsets[term]!; at < offsets[term + 1]!; at++) {
      const passage = passageOf[items[at]!]!;
      if (passage !== last) count++;
      last = passage;
    }
    return count;
  });
}
