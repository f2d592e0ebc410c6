/**
 * @file One document as rows of tables, by itself: what a cluster joins with the rows of others (`cli/spark`). Nothing is united across documents, so an entity is a surface, an
 * event one of this document, and there are no modules; ids count from 0 within the document. Beside the rows stands what tells which of them are the same in others.
 */
import { clarityOf } from '../gates/clarity.ts';
import { linkChains } from '../graph/chains.ts';
import { mergeEntities } from '../graph/entities.ts';
import { buildEntityGraph } from '../graph/entity-graph.ts';
import { relationsOf, surfacesInRelations, type StatedRelations } from '../graph/relations.ts';
import { signatureOf } from '../graph/surfaces.ts';
import { ENTITY_KINDS, MENTION_STRIDE, type DocumentAnalysis } from '../notebook/analysis.ts';
import { INDEX_VERSION } from '../notebook/build.ts';
import { collect, type Collected } from '../notebook/collect.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import { row, rowsFrom } from '../rows.ts';
import { tellingTerms } from '../structures/identity.ts';
import { sideWordsOf } from '../structures/statement-words.ts';
import { termsOf } from '../text/tokens.ts';
import { vectorTable } from '../vector/quantised.ts';
import { termVectors } from '../vector/term-vectors.ts';
import { WordVectors } from '../vector/word-vectors.ts';
import { eventRows, readCauses, statementRows } from './causal-rows.ts';
import type { DOCUMENTS, EVENTS, RowOf, STATEMENTS } from './columns.ts';
import { sentencesOfTies } from './graph-rows.ts';
import { common } from './members.ts';
import { plain, prepareTables, type DocumentFacts, type Prepared } from './source.ts';
import { documentRows, sentenceRows, textUnitRows } from './text-rows.ts';

/** What there is of a document. Lists of the same length are columns: what belongs together stands at the same place. All numbers count from 0 within the document. */
export interface DocumentRows {
  document: RowOf<typeof DOCUMENTS>;
  units: { text: string[]; n_tokens: number[] };
  /** `unit` is the text unit of each, `text` what it says in one line. */
  sentences: { start: number[]; end: number[]; part: string[]; unit: number[]; text: string[] };
  surfaces: {
    /** Normalised. */
    surface: string[];
    /** As it is written first. */
    name: string[];
    kind: string[];
    /** Equal for surfaces that are written almost the same (`graph/surfaces.ts`); empty: it has no terms. */
    signature: string[];
    /** False: a common noun outside of all statements, which is no entity where it stands in a single sentence of all documents. */
    lasting: boolean[];
    /** In how many sentences it stands, which is the first of them (−1: none), and in which text units. */
    count: number[];
    first: number[];
    units: number[][];
  };
  mentions: { surface: number[]; start: number[]; end: number[] };
  /** Surfaces that are tied, with the sentence that says why (−1: none does) and the text units in which both stand. */
  ties: { source: number[]; target: number[]; weight: number[]; sentence: number[]; units: number[][] };
  /** Surfaces: long forms, and the acronym introduced for each. */
  acronyms: { long: number[]; short: number[] };
  statements: RowOf<typeof STATEMENTS>[];
  /** For each statement, 0 to 1, how likely a reader takes it for what it was read as. */
  clarity: number[];
  events: RowOf<typeof EVENTS>[];
  /** For each event the terms that tell which it is: of most of its sides. */
  event_terms: string[][];
}

const NONE = -1;
/** Weights are told in ten-thousandths: there are many, and most of their digits say nothing. */
const WEIGHT_STEPS = 10_000;

/** An index of one document in which every surface is an entity, and which has no modules. */
function indexOfOne({ text, surfaces, relations: stated }: Collected): NotebookIndex {
  const meaning = termVectors(text.surfaces, WordVectors.none);
  const { keys } = surfaces;
  const { entities, vectors, entityOfSurface, titleEntity } = mergeEntities(
    surfaces,
    text,
    meaning,
    surfacesInRelations(stated, keys.length),
    { keepsAll: true, known: new Map(keys.map((key, number) => [key, number])) },
  );
  const relations = relationsOf(stated, entityOfSurface);
  const none = rowsFrom([]);
  return {
    ...{ version: INDEX_VERSION, tier: 'builtin', builtIn: 0 },
    documents: { ...text.documents, titleEntity },
    sentences: text.sentences,
    passages: text.passages,
    lexicon: text.lexicon,
    postings: text.postings,
    meaning,
    ...{ passageVectors: vectorTable(0, 0), entityVectors: vectors, moduleVectors: vectorTable(0, 0) },
    entities,
    relations,
    chains: linkChains(relations, entities, text.lexicon.terms.length, new Uint32Array(relations.kind.length)),
    graph: buildEntityGraph(entities, relations, text.passages, text.sentences.document.length),
    hierarchy: {
      ...{ levels: 0, level: new Uint8Array(0), parent: new Int32Array(0), children: none, members: none },
      ...{ leafOfEntity: new Int32Array(entities.names.length).fill(NONE), titles: [], summary: none },
    },
    gates: {
      ...{ from: new Uint32Array(0), to: new Uint32Array(0), score: new Float32Array(0) },
      ...{ directed: new Uint8Array(0), evidence: none, judged: 0, exhaustive: 0 },
    },
  };
}

function surfacesOf(
  analysis: DocumentAnalysis,
  stated: StatedRelations,
  { index, members }: Prepared,
): DocumentRows['surfaces'] {
  const { entities } = index;
  const inRelation = surfacesInRelations(stated, analysis.keys.length);
  const kind = Array.from(entities.kinds, (number) => ENTITY_KINDS[number]!);
  return {
    surface: analysis.keys,
    name: analysis.names,
    kind,
    signature: analysis.keys.map((surface) => {
      const terms = termsOf(surface).sort();
      return terms.length === 0 ? '' : signatureOf(terms, surface);
    }),
    lasting: kind.map((each, number) => each !== 'term' || inRelation[number] === 1),
    count: kind.map((_, number) => row(entities.sentences, number).length),
    first: kind.map((_, number) => row(entities.sentences, number)[0] ?? NONE),
    units: kind.map((_, number) => [...row(members.passagesOfEntity, number)]),
  };
}

function mentionsOf({ mentions }: DocumentAnalysis): DocumentRows['mentions'] {
  const column = (at: number): number[] =>
    Array.from({ length: mentions.length / MENTION_STRIDE }, (_, i) => mentions[i * MENTION_STRIDE + at]!);
  return { surface: column(3), start: column(1), end: column(2) };
}

function tiesOf({ index, members }: Prepared): DocumentRows['ties'] {
  const { source, target, weight } = members.ties;
  const sentenceOf = sentencesOfTies(index);
  const each = <Value>(of: (a: number, b: number) => Value): Value[] =>
    Array.from(source, (a, tie) => of(a, target[tie]!));
  return {
    ...{ source: [...source], target: [...target] },
    weight: Array.from(weight, (value) => Math.round(value * WEIGHT_STEPS) / WEIGHT_STEPS),
    sentence: each((a, b) => sentenceOf(a, b) ?? NONE),
    units: each((a, b) => common(row(members.passagesOfEntity, a), row(members.passagesOfEntity, b))),
  };
}

/** The terms that more than half of an event's sides have; all of them where none is in so many. */
function kernelOf(sides: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const term of sides.flat()) counts.set(term, (counts.get(term) ?? 0) + 1);
  const most = [...counts].filter(([, count]) => 2 * count > sides.length).map(([term]) => term);
  return (most.length > 0 ? most : [...counts.keys()]).sort();
}

async function listOf<Item>(rows: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const each of rows) list.push(each);
  return list;
}

/** The rows of one document, from its analysis and its text. */
export async function rowsOfDocument(
  analysis: DocumentAnalysis,
  text: string,
  facts: DocumentFacts,
): Promise<DocumentRows> {
  const collected = collect([analysis]);
  const index = indexOfOne(collected);
  const source = prepareTables({
    index,
    texts: { text: () => Promise.resolve(text) },
    factsOf: () => facts,
    analysisOf: () => Promise.resolve(analysis),
    ...{ embedded: null, day: '' },
  });
  const causes = await readCauses(source);
  const { graph } = causes;
  const terms = tellingTerms(index, sideWordsOf(causes.words)).map((own) =>
    Array.from(own, (term) => index.lexicon.terms[term]!),
  );
  const units = await listOf(textUnitRows(source));
  const sentences = await listOf(sentenceRows(source));
  const [document] = await listOf(documentRows(source));
  return {
    document: document!,
    units: { text: units.map((unit) => unit.text!), n_tokens: units.map((unit) => unit.n_tokens!) },
    sentences: {
      start: sentences.map(({ start }) => start!),
      end: sentences.map(({ end }) => end!),
      part: sentences.map(({ part }) => part!),
      unit: [...index.sentences.passage],
      text: sentences.map(({ start, end }) => plain(text.slice(start!, end!))),
    },
    surfaces: surfacesOf(analysis, collected.relations, source),
    mentions: mentionsOf(analysis),
    ties: tiesOf(source),
    acronyms: {
      long: [...analysis.acronyms].filter((_, i) => i % 2 === 0),
      short: [...analysis.acronyms].filter((_, i) => i % 2 === 1),
    },
    statements: await listOf(statementRows(source, Promise.resolve(causes))),
    clarity: Array.from(index.relations.kind, (_, relation) => clarityOf(index, relation)),
    events: await listOf(eventRows(source, Promise.resolve(causes))),
    event_terms: Array.from({ length: graph.eventCount }, (_, event) =>
      kernelOf(Array.from(row(graph.sides, event), (side) => terms[side]!)),
    ),
  };
}
