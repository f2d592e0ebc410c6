/**
 * @file The support chain: evidence is assembled rather than only ranked. Sections are chosen one after another, each by
 * its own relevance, by the words of the question that it newly covers, and by its tie to a section already chosen, which
 * is how the second document of a question that names only the first is found.
 *
 * value(x) = relevance(x) + N·new(x) + L·link(x)·(0.5 + new(x))
 *
 * Names lead from one document to the next. A question that names nothing is put together from sections on each part of it instead: then N
 * is larger, L half as large, and what two neighbouring words of it say together ("functional programming") is new where a sentence
 * holds both.
 *
 * relevance(x): BM25 + W·names·walk(x), scaled to 1, names the share of what the question names that are names. new(x): share of the
 * question's idf weight in x, that of a pair PAIR times its weaker word's, a weight falling to REUSE each time it is covered.
 * link(x): the strongest tie to a chosen section, the sum over shared names of 1/n^SPREAD, n the number of their sections, three times
 * that where the name stands in the title of either; a title within a longer name counts as a name of the sections that hold it, and of
 * one more. At most 1, and times the value of the chosen one, so that what came in by a weak tie leads nowhere.
 */
import { row } from '../rows.ts';
import { topPositions } from './mmr.ts';
import type { Prepared } from './prepared.ts';
import type { Question, QuestionTerm } from './question.ts';
import { scaleToOne } from './scale.ts';

/** N and L for a question that names things, and for one that names none. */
const NOVELTY = 1.5;
const NAMELESS_NOVELTY = 2.5;
const LINK = 2;
const NAMELESS_LINK = 1;
/** A question of which this share of what it names are names counts as naming things; below, less by less. */
const NAMING = 0.5;
/** Weight of a pair of words for a question that names nothing, by that of the weaker word. */
const PAIR = 2;
const REUSE = 0.4;
const TITLE_FACTOR = 3;
const SPREAD = 0.7;
/** Power of a chosen section's value in the strength of its ties. */
const TRUST = 1.5;
/** W: weight of the walk beside BM25, both scaled to 1, for a question that names nothing but names. */
const WALK_WEIGHT = 15;
/** The first section is chosen by the question's words before anything else: the walk counts this much of its weight there. */
const FIRST_WALK = 0.1;
/** Sections that may be chosen from, best relevance first, and how many are chosen. */
const POOL = 200;
const CHOSEN = 30;
const TERM = 0;

/** What is known of each section before the chain begins. */
export interface SectionScores {
  /** BM25, scaled to 1. */
  lexical: Float32Array;
  /** Share of the walk's time, scaled to 1. */
  visits: Float32Array;
  /**
   * How much of what the question names are names, 0 to 1. Names lead from document to document; common nouns lead everywhere, so
   * a question without a name is left to its words.
   */
  nameShare: number;
}

export interface Chosen {
  section: number;
  /** Falls from 1 for the first section. */
  score: number;
  /** True when its tie to an earlier section brought it here rather than its own relevance. */
  linked: boolean;
}

/** BM25 and the walk as one number per section, 1 for the best; all 0 where nothing is relevant. */
function relevanceOf({ lexical, visits, nameShare }: SectionScores, walkShare: number): Float32Array {
  const weight = WALK_WEIGHT * nameShare * walkShare;
  const relevance = lexical.map((score, section) => score + weight * visits[section]!);
  return scaleToOne(relevance);
}

/** Something that sections may cover: a word of the question, or two neighbouring ones. */
interface Part {
  /** Share of the question's weight. */
  weight: number;
  /** Sentences that hold it, ascending. */
  sentences: ArrayLike<number>;
}

/** Sections that may be chosen, each with a slot: all that the chain keeps of them stands in arrays by slot. */
interface Candidates {
  sections: number[];
  /** The slot of each section, −1 for those that can't be chosen. */
  slots: Int32Array;
  /** Parts of the question in each one, by their number. */
  asked: number[][];
}

/** What stands in both of two ascending lists. */
function inBoth(one: ArrayLike<number>, other: ArrayLike<number>): number[] {
  const both: number[] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    const difference = one[i]! - other[j]!;
    if (difference === 0) both.push(one[i]!);
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return both;
}

/** @param pairing how much pairs of words count beside single ones */
function partsOf({ index }: Prepared, terms: readonly QuestionTerm[], pairing: number): Part[] {
  const total = terms.reduce((sum, { weight, idf }) => sum + weight * idf, 0);
  const known = terms.filter(({ term }) => term >= 0);
  const words = known.map(({ term, weight, idf }) => ({
    weight: (weight * idf) / total,
    sentences: row(index.postings, term),
  }));
  if (pairing === 0) return words;
  const pairs = words.slice(1).map((word, before) => ({
    weight: pairing * Math.min(word.weight, words[before]!.weight),
    sentences: inBoth(words[before]!.sentences, word.sentences),
  }));
  return [...words, ...pairs];
}

/** Candidates in the order of their relevance, those for a later place first. */
function gatherCandidates(
  { index, lengths }: Prepared,
  parts: readonly Part[],
  later: Float32Array,
  atFirst: Float32Array,
): Candidates {
  const sections = [...new Set([...topPositions(later, POOL), ...topPositions(atFirst, CHOSEN)])];
  const slots = new Int32Array(later.length).fill(-1);
  sections.forEach((section, slot) => (slots[section] = slot));
  const asked: number[][] = sections.map(() => []);
  parts.forEach(({ sentences }, part) => {
    for (let at = 0; at < sentences.length; at++) {
      const slot = slots[lengths.sectionOfPassage[index.sentences.passage[sentences[at]!]!]!]!;
      if (slot >= 0 && asked[slot]!.at(-1) !== part) asked[slot]!.push(part);
    }
  });
  return { sections, slots, asked };
}

/** The ties of a section to each candidate by the names that both hold, 0 to 1, by slot. */
function tiesFrom(prepared: Prepared, from: number, { sections: candidates, slots }: Candidates): Float64Array {
  const { sectionEntities, entitySections, titleNames, sectionDocument, documentSections } = prepared;
  const { namedDocuments, namingSections } = prepared;
  const { kinds } = prepared.index.entities;
  const ties = new Float64Array(candidates.length);
  const add = (to: number, tie: number): void => {
    const slot = slots[to]!;
    if (slot >= 0) ties[slot] = Math.min(1, ties[slot]! + tie);
  };
  for (const entity of row(sectionEntities, from)) {
    // Common nouns tie too much: two abstracts that share "blood pressure" do not continue one another.
    if (kinds[entity] === TERM) continue;
    const sections = row(entitySections, entity);
    const tie = 1 / sections.length ** SPREAD;
    const isInTitle = row(titleNames, from).includes(entity);
    for (const to of sections) {
      if (slots[to]! < 0) continue;
      const titled = isInTitle || row(titleNames, to).includes(entity);
      add(to, titled ? TITLE_FACTOR * tie : tie);
    }
  }
  const byLongerName = (document: number): number => 1 / (1 + row(namingSections, document).length) ** SPREAD;
  for (const document of row(namedDocuments, from)) {
    for (const to of row(documentSections, document)) add(to, byLongerName(document));
  }
  const own = sectionDocument[from]!;
  for (const to of row(namingSections, own)) add(to, byLongerName(own));
  return ties;
}

/** Assembles the chain. */
export function assembleChain(prepared: Prepared, question: Question, scores: SectionScores): Chosen[] {
  const naming = Math.min(1, scores.nameShare / NAMING);
  const parts = partsOf(prepared, question.terms, PAIR * (1 - naming));
  // How much of each part's weight no chosen section covers yet.
  const left = Float64Array.from(parts, ({ weight }) => weight);

  const atFirst = relevanceOf(scores, FIRST_WALK);
  const later = relevanceOf(scores, 1);
  const candidates = gatherCandidates(prepared, parts, later, atFirst);
  const { sections, asked } = candidates;
  const novelty = NAMELESS_NOVELTY + naming * (NOVELTY - NAMELESS_NOVELTY);
  const linkWeight = NAMELESS_LINK + naming * (LINK - NAMELESS_LINK);
  const links = new Float64Array(sections.length);
  const isChosen = new Uint8Array(sections.length);
  const chosen: Chosen[] = [];
  let first = 0;
  while (chosen.length < Math.min(CHOSEN, sections.length)) {
    const relevance = chosen.length === 0 ? atFirst : later;
    let best = -1;
    let bestValue = -1;
    let bestLink = 0;
    for (let slot = 0; slot < sections.length; slot++) {
      if (isChosen[slot] === 1) continue;
      let fresh = 0;
      for (const part of asked[slot]!) fresh += left[part]!;
      const tie = linkWeight * links[slot]! * (0.5 + fresh);
      const value = relevance[sections[slot]!]! + novelty * fresh + tie;
      if (value <= bestValue) continue;
      best = slot;
      bestValue = value;
      bestLink = tie;
    }
    const section = sections[best]!;
    if (chosen.length === 0) first = bestValue;
    const before = chosen[chosen.length - 1]?.score ?? 1;
    chosen.push({ section, score: Math.min(before, bestValue / first), linked: bestLink > relevance[section]! });
    isChosen[best] = 1;
    for (const part of asked[best]!) left[part]! *= REUSE;

    const trust = Math.min(1, bestValue / first) ** TRUST;
    tiesFrom(prepared, section, candidates).forEach((tie, slot) => {
      links[slot] = Math.max(links[slot]!, trust * tie);
    });
  }
  return chosen;
}
