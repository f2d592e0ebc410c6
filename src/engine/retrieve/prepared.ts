/** @file What is worked out once when an index is loaded, so that a question costs milliseconds. */
import { argumentWeights } from '../graph/chains.ts';
import { inverseFrequency, measureLengths, type Lengths } from '../lexical/bm25.ts';
import type { EntityGraph, NotebookIndex, Rows } from '../notebook/index-types.ts';
import { rowsFrom, transpose } from '../rows.ts';
import type { Nearness } from '../vector/nearness.ts';
import { walkGraph, type WalkGraph } from './pagerank.ts';
import { namesInTitles, titlesInNames } from './title-names.ts';

export interface Prepared {
  index: NotebookIndex;
  /** What a local encoder says of the question at hand; absent: the built-in tier alone. See `withNearness`. */
  nearness?: Nearness;
  termNumber: ReadonlyMap<string, number>;
  lengths: Lengths;
  /** Inverse passage frequency of each term. */
  idf: Float32Array;
  /** Weight of a term in relations' arguments, see `graph/chains.ts`. */
  argumentWeight: Float32Array;
  /** Entities whose names hold each term, and the idf of each whole name. */
  termEntities: Rows;
  entityIdf: Float32Array;
  /** Sides of relations (2r: cause, 2r + 1: effect) whose arguments hold each term, and the weight of each whole argument. */
  termSides: Rows;
  sideWeight: Float32Array;
  sentenceTerms: Rows;
  sentenceEntities: Rows;
  sentenceRelations: Rows;
  sectionEntities: Rows;
  entitySections: Rows;
  entityPassages: Rows;
  /** The entity that the title of a section's document names, or −1. */
  sectionTitle: Int32Array;
  /** The names in the title of each section's document, see `title-names.ts`. */
  titleNames: Rows;
  sectionDocument: Uint32Array;
  /** Passages of each section, which tile it. */
  sectionPassages: Rows;
  documentSections: Rows;
  /** The documents that each section names by a longer name than their title, and the sections that name each document so. */
  namedDocuments: Rows;
  namingSections: Rows;
  walk: WalkGraph;
  /** The strongest ties of each entity that has more than are followed. */
  hubTies: ReadonlyMap<number, Uint32Array>;
  /** Terms of a module's title and summary, and the modules with each term. */
  moduleTerms: Rows;
  termModules: Rows;
  /** Gates at each module, in either direction. */
  moduleGates: Rows;
  /** Relations whose effect starts each relation, and how strongly: `index.chains` turned around. */
  previous: Rows & { strength: Float32Array };
}

function turnChains({ chains }: NotebookIndex): Prepared['previous'] {
  const count = chains.offsets.length - 1;
  const turned = transpose(chains, count);
  const strength = new Float32Array(turned.items.length);
  const fill = turned.offsets.slice(0, count);
  for (let r = 0; r < count; r++) {
    for (let at = chains.offsets[r]!; at < chains.offsets[r + 1]!; at++) {
      strength[fill[chains.items[at]!]!++] = chains.strength[at]!;
    }
  }
  return { ...turned, strength };
}

function termsOfModules(index: NotebookIndex, sentenceTerms: Rows): Rows {
  const { hierarchy, entities } = index;
  const lists: Uint32Array[] = [];
  for (let m = 0; m < hierarchy.level.length; m++) {
    const terms = new Set<number>();
    const add = (rows: Rows, at: number) => {
      for (let i = rows.offsets[at]!; i < rows.offsets[at + 1]!; i++) terms.add(rows.items[i]!);
    };
    for (let i = hierarchy.summary.offsets[m]!; i < hierarchy.summary.offsets[m + 1]!; i++) {
      add(sentenceTerms, hierarchy.summary.items[i]!);
    }
    for (let i = hierarchy.members.offsets[m]!; i < hierarchy.members.offsets[m + 1]!; i++) {
      if (i - hierarchy.members.offsets[m]! >= 20) break;
      add(entities.terms, hierarchy.members.items[i]!);
    }
    lists.push(Uint32Array.from(terms));
  }
  return rowsFrom(lists);
}

/** Gates at each module; see {@link Prepared.moduleGates}. */
export function gatesOfModules({ gates, hierarchy }: NotebookIndex): Rows {
  const lists: number[][] = Array.from({ length: hierarchy.level.length }, () => []);
  gates.from.forEach((from, gate) => {
    lists[from]!.push(gate);
    lists[gates.to[gate]!]!.push(gate);
  });
  return rowsFrom(lists);
}

/** Rows whose ascending items are replaced by what they belong to, each once. */
function mapItems(rows: Rows, owner: (item: number) => number): Rows {
  const offsets = new Uint32Array(rows.offsets.length);
  const items: number[] = [];
  for (let i = 0; i + 1 < rows.offsets.length; i++) {
    let last = -1;
    for (let at = rows.offsets[i]!; at < rows.offsets[i + 1]!; at++) {
      const mapped = owner(rows.items[at]!);
      if (mapped !== last) items.push(mapped);
      last = mapped;
    }
    offsets[i + 1] = items.length;
  }
  return { offsets, items: Uint32Array.from(items) };
}

/** Ties followed from one entity: hubs would fill the search's budget on their own. */
const MOST_TIES = 24;

/** The strongest ties of each entity that has more than {@link MOST_TIES}. */
export function hubTies({ offsets, items, weights }: EntityGraph): Map<number, Uint32Array> {
  const hubs = new Map<number, Uint32Array>();
  for (let entity = 0; entity + 1 < offsets.length; entity++) {
    const from = offsets[entity]!;
    const count = offsets[entity + 1]! - from;
    if (count <= MOST_TIES) continue;
    const strongest = Array.from({ length: count }, (_, i) => from + i).sort((a, b) => weights[b]! - weights[a]!);
    hubs.set(
      entity,
      Uint32Array.from(strongest.slice(0, MOST_TIES), (at) => items[at]!),
    );
  }
  return hubs;
}

/** The sum of the items' weights in each row. */
function sumOfRows(rows: Rows, weights: Float32Array): Float32Array {
  const sums = new Float32Array(rows.offsets.length - 1);
  for (let i = 0; i < sums.length; i++) {
    for (let at = rows.offsets[i]!; at < rows.offsets[i + 1]!; at++) sums[i]! += weights[rows.items[at]!]!;
  }
  return sums;
}

/** The same index for a question that a local encoder has read. */
export function withNearness(prepared: Prepared, nearness: Nearness | null | undefined): Prepared {
  return nearness ? { ...prepared, nearness } : prepared;
}

/** Works out everything in {@link Prepared}. */
export function prepare(index: NotebookIndex): Prepared {
  const sentenceCount = index.sentences.document.length;
  const passageCount = index.passages.document.length;
  const sentenceTerms = transpose(index.postings, sentenceCount);
  const relationSentences: Rows = {
    offsets: Uint32Array.from({ length: index.relations.sentence.length + 1 }, (_, i) => i),
    items: index.relations.sentence,
  };
  const termCount = index.lexicon.terms.length;
  const idf = Float32Array.from(index.lexicon.passageFrequency, (n) => inverseFrequency(n, passageCount));
  const argumentWeight = argumentWeights(index.relations, termCount);
  const moduleTerms = termsOfModules(index, sentenceTerms);
  const lengths = measureLengths(index);
  const sectionOf = (sentence: number) => lengths.sectionOfPassage[index.sentences.passage[sentence]!]!;
  const entitySections = mapItems(index.entities.sentences, sectionOf);
  const entityPassages = mapItems(index.entities.sentences, (sentence) => index.sentences.passage[sentence]!);
  const sectionCount = lengths.sections.length;
  const sectionDocument = new Uint32Array(sectionCount);
  lengths.sectionOfPassage.forEach((section, passage) => {
    sectionDocument[section] = index.passages.document[passage]!;
  });
  const sectionEntities = transpose(entitySections, sectionCount);
  const documentCount = index.documents.ids.length;
  const namedDocuments = titlesInNames(index, sectionEntities, sectionDocument);
  return {
    index,
    termNumber: new Map(index.lexicon.terms.map((term, i) => [term, i])),
    lengths,
    idf,
    termEntities: transpose(index.entities.terms, termCount),
    entityIdf: sumOfRows(index.entities.terms, idf),
    termSides: transpose(index.relations.terms, termCount),
    sideWeight: sumOfRows(index.relations.terms, argumentWeight),
    argumentWeight,
    sentenceTerms,
    sentenceEntities: transpose(index.entities.sentences, sentenceCount),
    sentenceRelations: transpose(relationSentences, sentenceCount),
    sectionEntities,
    entitySections,
    entityPassages,
    sectionTitle: Int32Array.from(sectionDocument, (document) => index.documents.titleEntity[document]!),
    titleNames: namesInTitles(index, sectionEntities, sectionDocument),
    sectionDocument,
    sectionPassages: transpose(rowsFrom(Array.from(lengths.sectionOfPassage, (section) => [section])), sectionCount),
    documentSections: transpose(rowsFrom(Array.from(sectionDocument, (document) => [document])), documentCount),
    namedDocuments,
    namingSections: transpose(namedDocuments, documentCount),
    walk: walkGraph(
      transpose(entityPassages, passageCount),
      entityPassages,
      index.graph,
      Int32Array.from(index.passages.document, (document) => index.documents.titleEntity[document]!),
    ),
    hubTies: hubTies(index.graph),
    moduleTerms,
    termModules: transpose(moduleTerms, termCount),
    moduleGates: gatesOfModules(index),
    previous: turnChains(index),
  };
}
