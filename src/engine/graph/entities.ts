/**
 * @file From mentions to entities: the two-stage canonicalisation of HugRAG appendix B.1. Surfaces are first united by how
 * they are written (`surfaces.ts`), then by what stands around them (sums of word vectors); evidence is pooled, and what was
 * merged is kept as aliases so that a merge can be undone.
 */
import { correctGroups, type EntityCorrection, type NamedSurface, type SurfaceGroup } from '../corrections/entities.ts';
import { GrowingRows } from '../growing.ts';
import type { EntityTable, Rows, TermVectors, VectorTable } from '../notebook/index-types.ts';
import type { MergedText } from '../lexical/merge.ts';
import { row, rowCount, transpose } from '../rows.ts';
import { tokenize } from '../text/tokens.ts';
import { addTerm, inverseFrequencies } from '../vector/term-vectors.ts';
import { rowCosine, setRow, vectorTable } from '../vector/quantised.ts';
import { ACRONYM, TERM, type SurfaceTable } from './surface-table.ts';
import { uniteMisspellings, uniteSameTerms } from './surfaces.ts';
import { KnownSets, type DisjointSets } from './union.ts';

/** Contexts must agree this much for a shorter surface to be the same entity as a longer one with the same head. */
export const SAME_CONTEXT = 0.92;
/** A head shared by more surfaces than this is too general to block by. */
export const LARGEST_HEAD_BLOCK = 60;
/** Sentences that stand for an entity's context. */
const CONTEXT_SENTENCES = 8;

export interface MergedEntities {
  entities: EntityTable;
  vectors: VectorTable;
  /** The entity of each surface, or −1 for surfaces that were not kept. */
  entityOfSurface: Int32Array;
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

/** Directions of names with their contexts: the terms of a name, twice, and those of its sentences. */
class Contexts {
  readonly #sentenceTerms: Rows;
  readonly #meaning: TermVectors;
  readonly #idf: Float32Array;
  readonly #vector: Float32Array;

  constructor(text: MergedText, meaning: TermVectors, idf: Float32Array) {
    this.#sentenceTerms = transpose(text.postings, text.sentences.document.length);
    this.#meaning = meaning;
    this.#idf = idf;
    this.#vector = new Float32Array(meaning.dimensions);
  }

  /** Writes one as a row of a table. */
  write(table: VectorTable, at: number, terms: Uint32Array, sentences: Uint32Array): void {
    const [vector, meaning, idf] = [this.#vector, this.#meaning, this.#idf];
    vector.fill(0);
    const shown = Math.min(sentences.length, CONTEXT_SENTENCES);
    for (const term of terms) addTerm(meaning, term, 2 * Math.max(1, shown) * idf[term]!, vector);
    for (let s = 0; s < shown; s++) {
      const sentence = sentences[Math.floor((s * sentences.length) / shown)]!;
      for (const term of row(this.#sentenceTerms, sentence)) addTerm(meaning, term, idf[term]!, vector);
    }
    setRow(table, at, vector);
  }

  /** All rows of a table. */
  table(terms: Rows, sentences: Rows): VectorTable {
    const table = vectorTable(rowCount(terms), this.#meaning.dimensions);
    for (let i = 0; i < rowCount(terms); i++) this.write(table, i, row(terms, i), row(sentences, i));
    return table;
  }
}

/** Unites an acronym with its long form, unless documents introduce it for different ones. */
function uniteAcronyms({ acronyms }: SurfaceTable, sets: DisjointSets): void {
  const longForms = new Map<number, Set<number>>();
  for (let at = 0; at < acronyms.length; at += 2) {
    const acronym = acronyms[at + 1]!;
    const known = longForms.get(acronym) ?? new Set();
    longForms.set(acronym, known.add(sets.find(acronyms[at]!)));
  }
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
  { sentences, kinds, isTitle }: SurfaceTable,
  terms: Rows,
  contexts: Contexts,
  dimensions: number,
  sets: DisjointSets,
  documentOf: Uint32Array,
): void {
  const standsElsewhere = (inner: number, outer: number): boolean => {
    const documents = new Set(row(sentences, outer).map((sentence) => documentOf[sentence]!));
    return row(sentences, inner).some((sentence) => !documents.has(documentOf[sentence]!));
  };
  const byHead = new Map<number, number[]>();
  for (let i = 0; i < rowCount(terms); i++) {
    const head = row(terms, i).at(-1);
    if (head === undefined) continue;
    const block = byHead.get(head);
    if (block) block.push(i);
    else byHead.set(head, [i]);
  }
  // What a block's surfaces stand among is worked out for those that come to be compared, and forgotten with the block.
  const vectors = vectorTable(LARGEST_HEAD_BLOCK, dimensions);
  const isKnown = new Uint8Array(LARGEST_HEAD_BLOCK);
  for (const block of byHead.values()) {
    if (block.length < 2 || block.length > LARGEST_HEAD_BLOCK) continue;
    isKnown.fill(0);
    vectors.values.fill(0);
    const placed = (place: number): number => {
      if (isKnown[place] === 0)
        contexts.write(vectors, place, row(terms, block[place]!), row(sentences, block[place]!));
      isKnown[place] = 1;
      return place;
    };
    const own = block.map((surface) => row(terms, surface));
    block.forEach((i, a) => {
      block.forEach((j, b) => {
        if (kinds[i] !== kinds[j] || !canBeSame(own[a]!, own[b]!)) return;
        if (rowCosine(vectors, placed(a), vectors, placed(b)) < SAME_CONTEXT) return;
        const isNamesake = isTitle[j] === 1 && kinds[j] !== TERM && standsElsewhere(i, j);
        if (!isNamesake) sets.union(i, j);
      });
    });
  }
}

/** Which surfaces were united, ordered by their smallest member. */
function* groupsOf(sets: DisjointSets, count: number): Generator<SurfaceGroup> {
  // A set is known by its smallest member. Those of one follow one another from the smallest on.
  const next = new Int32Array(count).fill(-1);
  const last = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const root = sets.find(i);
    if (root !== i) next[last[root]!] = i;
    last[root] = i;
  }
  for (let root = 0; root < count; root++) {
    if (sets.find(root) !== root) continue;
    const members: number[] = [];
    for (let i = root; i >= 0; i = next[i]!) members.push(i);
    yield { members, heads: members, name: null, isCorrected: false };
  }
}

/**
 * Merges the mentions of all documents into entities.
 *
 * Surfaces of common nouns that occur in a single sentence and in no relation are left out: they tie nothing together.
 *
 * @param inRelation 1 for each surface that stands in a relation's argument
 */
export function mergeEntities(
  surfaces: SurfaceTable,
  text: MergedText,
  meaning: TermVectors,
  inRelation: Uint8Array,
  { corrections = [], idf = inverseFrequencies(text), keepsAll = false, known = UNKNOWN }: MergingOptions = {},
): MergedEntities {
  const { keys, kinds } = surfaces;
  const termsOf = (words: string): number[] => {
    const terms = new Set<number>();
    for (const { term } of tokenize(words)) {
      const number = text.termIndex.get(term);
      if (number !== undefined) terms.add(number);
    }
    return [...terms];
  };
  const written = new GrowingRows();
  for (const key of keys) written.add(termsOf(key));
  const terms = written.take();
  const sets = new KnownSets(Int32Array.from(keys, (key) => known.get(key) ?? -1));
  uniteSameTerms(keys, terms, sets);
  uniteMisspellings(keys, sets);
  uniteAcronyms(surfaces, sets);
  const contexts = new Contexts(text, meaning, idf);
  uniteByContext(surfaces, terms, contexts, meaning.dimensions, sets, text.sentences.document);

  const found = groupsOf(sets, keys.length);
  const named = (): NamedSurface[] => keys.map((key, i) => ({ key, name: surfaces.names[i]! }));
  const { groups, idle } =
    corrections.length === 0 ? { groups: found, idle: [] } : correctGroups(named(), [...found], corrections);

  const table = {
    names: [] as string[],
    kinds: [] as number[],
    aliases: [] as string[],
    aliasEntity: [] as number[],
    named: [] as number[],
    lasting: [] as number[],
  };
  const sentenceRows = new GrowingRows();
  const termRows = new GrowingRows();
  const entityOfSurface = new Int32Array(keys.length).fill(-1);
  /** In how many sentences a surface stands. */
  const timesOf = (i: number): number => surfaces.sentences.offsets[i + 1]! - surfaces.sentences.offsets[i]!;
  for (const { members: group, heads, name, isCorrected } of groups) {
    const all = new Set<number>();
    for (const i of group) for (const sentence of row(surfaces.sentences, i)) all.add(sentence);
    const isLasting = isCorrected || group.some((i) => kinds[i] !== TERM || inRelation[i] === 1 || known.has(keys[i]!));
    if (!isLasting && all.size < 2 && !keepsAll) continue;
    const entity = table.names.length;
    // The most frequent written-out surface names the entity; an acronym only if there is nothing else.
    const rank = (i: number) => timesOf(i) - (kinds[i] === ACRONYM ? 1e9 : 0);
    const best = heads.reduce((a, b) => (rank(b) > rank(a) ? b : a));
    table.names.push(name ?? surfaces.names[best]!);
    table.kinds.push(kinds[best]!);
    table.named.push(name === null ? 0 : 1);
    table.lasting.push(isLasting ? 1 : 0);
    for (const i of name === null ? group : [best, ...group.filter((other) => other !== best)]) {
      entityOfSurface[i] = entity;
      if (name === null && i === best) continue;
      table.aliases.push(keys[i]!);
      table.aliasEntity.push(entity);
    }
    sentenceRows.add(Uint32Array.from(all).sort());
    const own = new Set(name === null ? [] : termsOf(name));
    for (const i of group) for (const term of row(terms, i)) own.add(term);
    termRows.add([...own]);
  }

  const [sentences, termsOfEntities] = [sentenceRows.take(), termRows.take()];
  return {
    entities: {
      names: table.names,
      kinds: Uint8Array.from(table.kinds),
      aliases: table.aliases,
      aliasEntity: Uint32Array.from(table.aliasEntity),
      ...(table.named.includes(1) && { named: Uint8Array.from(table.named) }),
      sentences,
      terms: termsOfEntities,
    },
    vectors: contexts.table(termsOfEntities, sentences),
    entityOfSurface,
    titleEntity: surfaces.titleOf.map((surface) => (surface < 0 ? -1 : entityOfSurface[surface]!)),
    idle,
    lasting: Uint8Array.from(table.lasting),
  };
}
