/**
 * @file From mentions to entities: the two-stage canonicalisation of HugRAG appendix B.1. Surfaces are first united by how
 * they are written (`surfaces.ts`), then by what stands around them (sums of word vectors); evidence is pooled, and what was
 * merged is kept as aliases so that a merge can be undone.
 */
import { correctGroups, type EntityCorrection, type SurfaceGroup } from '../corrections/entities.ts';
import { MENTION_STRIDE, type DocumentAnalysis } from '../notebook/analysis.ts';
import type { EntityTable, TermVectors, VectorTable } from '../notebook/index-types.ts';
import type { MergedText } from '../lexical/merge.ts';
import { row, rowsFrom, transpose } from '../rows.ts';
import { tokenize } from '../text/tokens.ts';
import { addTerm, inverseFrequencies } from '../vector/term-vectors.ts';
import { rowCosine, setRow, vectorTable } from '../vector/quantised.ts';
import { uniteMisspellings, uniteSameTerms } from './surfaces.ts';
import { KnownSets, type DisjointSets } from './union.ts';

const TERM = 0;
const NAME = 1;
const ACRONYM = 2;
/** Contexts must agree this much for a shorter surface to be the same entity as a longer one with the same head. */
export const SAME_CONTEXT = 0.92;
/** A head shared by more surfaces than this is too general to block by. */
export const LARGEST_HEAD_BLOCK = 60;
/** Sentences that stand for an entity's context. */
const CONTEXT_SENTENCES = 8;

/** A surface before merging. */
interface Surface {
  key: string;
  name: string;
  kind: number;
  sentences: number[];
  /** Whether it is a document's title. */
  isTitle: boolean;
}

export interface MergedEntities {
  entities: EntityTable;
  vectors: VectorTable;
  /** For each document, its local key index → entity, or −1 for surfaces that were not kept. */
  entityMaps: Int32Array[];
  /** The entity that each document's title names, or −1. */
  titleEntity: Int32Array;
  /** Ids of the corrections whose entities are not there. */
  idle: string[];
  /** 1 for entities that are kept however seldom they occur: proper names, and what stands in a relation. */
  lasting: Uint8Array;
}

export interface MergingOptions {
  /** A person's, in the order in which they were made. */
  corrections?: readonly EntityCorrection[];
  /** How rare each term is; absent: as in the text itself. */
  idf?: Float32Array;
  /** True: no surface is left out, however seldom it occurs. */
  keepsAll?: boolean;
  /** Surfaces of which it is known which entity they are of, by number: they are kept, and those of different ones apart. */
  known?: ReadonlyMap<string, number>;
}

const UNKNOWN: ReadonlyMap<string, number> = new Map();

function collectSurfaces(analyses: readonly DocumentAnalysis[], text: MergedText) {
  const surfaceIndex = new Map<string, number>();
  const surfaces: Surface[] = [];
  const maps = analyses.map((analysis, d) => {
    const map = new Uint32Array(analysis.keys.length);
    analysis.keys.forEach((key, i) => {
      let index = surfaceIndex.get(key);
      if (index === undefined) {
        index = surfaces.length;
        surfaceIndex.set(key, index);
        surfaces.push({ key, name: analysis.names[i]!, kind: analysis.kinds[i]!, sentences: [], isTitle: false });
      }
      map[i] = index;
    });
    const firstSentence = text.documents.sentenceStart[d]!;
    for (let at = 0; at < analysis.mentions.length; at += MENTION_STRIDE) {
      const { sentences } = surfaces[map[analysis.mentions[at + 3]!]!]!;
      const sentence = firstSentence + analysis.mentions[at]!;
      if (sentences[sentences.length - 1] !== sentence) sentences.push(sentence);
    }
    if (analysis.titleKey >= 0 && firstSentence < text.documents.sentenceStart[d + 1]!) {
      // What a title names is what its document is about from the first sentence on, mentioned there or not.
      const titled = surfaces[map[analysis.titleKey]!]!;
      if (!titled.sentences.includes(firstSentence)) titled.sentences.push(firstSentence);
      titled.isTitle = true;
      // A sentence that begins with it can't tell a name from a common noun; a title can.
      if (titled.kind === TERM) titled.kind = NAME;
    }
    return map;
  });
  return { surfaces, maps };
}

/** Names and terms of a surface, twice, and the terms of its sentences: the direction of its name and context. */
function contextVectors(
  termSets: readonly Uint32Array[],
  sentenceLists: readonly ArrayLike<number>[],
  text: MergedText,
  meaning: TermVectors,
  idf: Float32Array,
): VectorTable {
  const sentenceTerms = transpose(text.postings, text.sentences.document.length);
  const table = vectorTable(termSets.length, meaning.dimensions);
  const vector = new Float32Array(meaning.dimensions);
  for (let i = 0; i < termSets.length; i++) {
    vector.fill(0);
    const sentences = sentenceLists[i]!;
    const shown = Math.min(sentences.length, CONTEXT_SENTENCES);
    for (const term of termSets[i]!) addTerm(meaning, term, 2 * Math.max(1, shown) * idf[term]!, vector);
    for (let s = 0; s < shown; s++) {
      const sentence = sentences[Math.floor((s * sentences.length) / shown)]!;
      for (const term of row(sentenceTerms, sentence)) addTerm(meaning, term, idf[term]!, vector);
    }
    setRow(table, i, vector);
  }
  return table;
}

/** Unites an acronym with its long form, unless documents introduce it for different ones. */
function uniteAcronyms(analyses: readonly DocumentAnalysis[], maps: readonly Uint32Array[], sets: DisjointSets): void {
  const longForms = new Map<number, Set<number>>();
  analyses.forEach((analysis, d) => {
    for (let at = 0; at < analysis.acronyms.length; at += 2) {
      const acronym = maps[d]![analysis.acronyms[at + 1]!]!;
      const known = longForms.get(acronym) ?? new Set();
      longForms.set(acronym, known.add(sets.find(maps[d]![analysis.acronyms[at]!]!)));
    }
  });
  for (const [acronym, [longForm, ...others]] of longForms) {
    if (longForm !== undefined && others.length === 0) sets.union(longForm, acronym);
  }
}

/** Whether the terms of one surface lie inside those of another that is longer, but not so much that it must be something else. */
export function canBeSame(inner: Uint32Array, outer: Uint32Array): boolean {
  if (inner.length >= outer.length || outer.length > 2 * inner.length) return false;
  return inner.every((term) => outer.includes(term));
}

/**
 * Second stage: same kind, same head, one surface's terms inside the other's, and nearly the same context. A name that is a
 * document's title takes in a shorter one only where that stands in no other document: "Popper" is Karl Popper, but
 * "Tanzania" is not Air Tanzania.
 *
 * @param documentOf the document of each sentence
 */
function uniteByContext(
  surfaces: readonly Surface[],
  termSets: readonly Uint32Array[],
  vectors: VectorTable,
  sets: DisjointSets,
  documentOf: Uint32Array,
): void {
  const standsElsewhere = (inner: Surface, outer: Surface): boolean => {
    const documents = new Set(outer.sentences.map((sentence) => documentOf[sentence]!));
    return inner.sentences.some((sentence) => !documents.has(documentOf[sentence]!));
  };
  const byHead = new Map<number, number[]>();
  termSets.forEach((terms, i) => {
    const head = terms[terms.length - 1];
    if (head === undefined) return;
    const block = byHead.get(head);
    if (block) block.push(i);
    else byHead.set(head, [i]);
  });
  for (const block of byHead.values()) {
    if (block.length > LARGEST_HEAD_BLOCK) continue;
    for (const i of block) {
      for (const j of block) {
        const inner = termSets[i]!;
        const outer = termSets[j]!;
        if (surfaces[i]!.kind !== surfaces[j]!.kind || !canBeSame(inner, outer)) continue;
        if (rowCosine(vectors, i, vectors, j) < SAME_CONTEXT) continue;
        const isNamesake =
          surfaces[j]!.isTitle && surfaces[j]!.kind !== TERM && standsElsewhere(surfaces[i]!, surfaces[j]!);
        if (!isNamesake) sets.union(i, j);
      }
    }
  }
}

/** Which surfaces were united, ordered by their smallest member. */
function groupsOf(sets: DisjointSets, count: number): SurfaceGroup[] {
  const groups = new Map<number, number[]>();
  for (let i = 0; i < count; i++) {
    const root = sets.find(i);
    const group = groups.get(root);
    if (group) group.push(i);
    else groups.set(root, [i]);
  }
  return [...groups.values()].map((members) => ({ members, heads: members, name: null, isCorrected: false }));
}

/**
 * Merges the mentions of all documents into entities.
 *
 * Surfaces of common nouns that occur in a single sentence and in no relation are left out: they tie nothing together.
 *
 * @param inRelation per document, whether its local key stands in a relation's argument
 */
export function mergeEntities(
  analyses: readonly DocumentAnalysis[],
  text: MergedText,
  meaning: TermVectors,
  inRelation: readonly Uint8Array[],
  { corrections = [], idf = inverseFrequencies(text), keepsAll = false, known = UNKNOWN }: MergingOptions = {},
): MergedEntities {
  const { surfaces, maps } = collectSurfaces(analyses, text);
  const termsOf = (words: string) =>
    Uint32Array.from(
      new Set(
        tokenize(words)
          .map(({ term }) => text.termIndex.get(term))
          .filter((term) => term !== undefined),
      ),
    );
  const termSets = surfaces.map(({ key }) => termsOf(key));
  const sets = new KnownSets(Int32Array.from(surfaces, ({ key }) => known.get(key) ?? -1));
  const keys = surfaces.map(({ key }) => key);
  uniteSameTerms(keys, termSets, sets);
  uniteMisspellings(keys, sets);
  uniteAcronyms(analyses, maps, sets);
  uniteByContext(
    surfaces,
    termSets,
    contextVectors(
      termSets,
      surfaces.map(({ sentences }) => sentences),
      text,
      meaning,
      idf,
    ),
    sets,
    text.sentences.document,
  );

  const wanted = new Uint8Array(surfaces.length);
  maps.forEach((map, d) => map.forEach((surface, i) => (wanted[surface]! |= inRelation[d]![i]!)));
  const { groups, idle } = correctGroups(surfaces, groupsOf(sets, surfaces.length), corrections);

  const table = {
    names: [] as string[],
    kinds: [] as number[],
    aliases: [] as string[],
    aliasEntity: [] as number[],
    named: [] as number[],
    lasting: [] as number[],
  };
  const sentenceLists: Uint32Array[] = [];
  const termLists: Uint32Array[] = [];
  const entityOfSurface = new Int32Array(surfaces.length).fill(-1);
  for (const { members: group, heads, name, isCorrected } of groups) {
    const sentences = [...new Set(group.flatMap((i) => surfaces[i]!.sentences))].sort((a, b) => a - b);
    const isLasting =
      isCorrected || group.some((i) => surfaces[i]!.kind !== TERM || wanted[i] === 1 || known.has(surfaces[i]!.key));
    if (!isLasting && sentences.length < 2 && !keepsAll) continue;
    const entity = table.names.length;
    // The most frequent written-out surface names the entity; an acronym only if there is nothing else.
    const rank = (i: number) => surfaces[i]!.sentences.length - (surfaces[i]!.kind === ACRONYM ? 1e9 : 0);
    const best = heads.reduce((a, b) => (rank(b) > rank(a) ? b : a));
    table.names.push(name ?? surfaces[best]!.name);
    table.kinds.push(surfaces[best]!.kind);
    table.named.push(name === null ? 0 : 1);
    table.lasting.push(isLasting ? 1 : 0);
    for (const i of name === null ? group : [best, ...group.filter((other) => other !== best)]) {
      entityOfSurface[i] = entity;
      if (name === null && i === best) continue;
      table.aliases.push(surfaces[i]!.key);
      table.aliasEntity.push(entity);
    }
    sentenceLists.push(Uint32Array.from(sentences));
    const terms = group.flatMap((i) => [...termSets[i]!]);
    termLists.push(Uint32Array.from(new Set(name === null ? terms : [...termsOf(name), ...terms])));
  }

  return {
    entities: {
      names: table.names,
      kinds: Uint8Array.from(table.kinds),
      aliases: table.aliases,
      aliasEntity: Uint32Array.from(table.aliasEntity),
      ...(table.named.includes(1) && { named: Uint8Array.from(table.named) }),
      sentences: rowsFrom(sentenceLists),
      terms: rowsFrom(termLists),
    },
    vectors: contextVectors(termLists, sentenceLists, text, meaning, idf),
    entityMaps: maps.map((map) => Int32Array.from(map, (surface) => entityOfSurface[surface]!)),
    titleEntity: Int32Array.from(analyses, ({ titleKey }, d) =>
      titleKey < 0 ? -1 : entityOfSurface[maps[d]![titleKey]!]!,
    ),
    idle,
    lasting: Uint8Array.from(table.lasting),
  };
}
