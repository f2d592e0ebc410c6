/**
 * @file The support chain: evidence is assembled rather than only ranked. Sections are chosen one after another, each by
 * its own relevance, by the words of the question that it newly covers, and by its tie to a section already chosen, which
 * is how the second document of a question that names only the first is found.
 *
 * value(x) = relevance(x) + N·new(x) + L·link(x)·(0.5 + new(x))
 *
 * relevance(x): BM25 + W·names·walk(x), scaled to 1, names the share of what the question names that are names. new(x): share of the question's idf weight in x, a word's weight falling to
 * REUSE each time it is covered. link(x): the strongest tie to a chosen section, the sum over shared names of 1/n^SPREAD, n the
 * number of their sections, three times that where the entity is the title of either, at most 1, and times the value of the
 * chosen one, so that what came in by a weak tie leads nowhere.
 */
import { row } from '../rows.ts';
import { topPositions } from './mmr.ts';
import type { Prepared } from './prepared.ts';
import type { Question } from './question.ts';
import { scaleToOne } from './scale.ts';

const NOVELTY = 1.5;
const LINK = 2;
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

/** The ties of a section to others by the names that both hold, 0 to 1; sections without one are left out. */
function tiesFrom(prepared: Prepared, from: number): Map<number, number> {
  const { sectionEntities, entitySections, sectionTitle } = prepared;
  const { kinds } = prepared.index.entities;
  const ties = new Map<number, number>();
  for (const entity of row(sectionEntities, from)) {
    // Common nouns tie too much: two abstracts that share "blood pressure" do not continue one another.
    if (kinds[entity] === TERM) continue;
    const sections = row(entitySections, entity);
    const tie = 1 / sections.length ** SPREAD;
    for (const to of sections) {
      const titled = sectionTitle[to] === entity || sectionTitle[from] === entity;
      ties.set(to, Math.min(1, (ties.get(to) ?? 0) + (titled ? TITLE_FACTOR * tie : tie)));
    }
  }
  return ties;
}

/** Assembles the chain. */
export function assembleChain(prepared: Prepared, question: Question, scores: SectionScores): Chosen[] {
  const { sectionTerms } = prepared;
  const left = new Map<number, number>();
  const total = question.terms.reduce((sum, { weight, idf }) => sum + weight * idf, 0);
  for (const { term, weight, idf } of question.terms) if (term >= 0) left.set(term, (weight * idf) / total);

  const atFirst = relevanceOf(scores, FIRST_WALK);
  const later = relevanceOf(scores, 1);
  const asked = new Map<number, number[]>();
  for (const section of [...topPositions(later, POOL), ...topPositions(atFirst, CHOSEN)]) {
    if (asked.has(section)) continue;
    asked.set(
      section,
      [...row(sectionTerms, section)].filter((term) => left.has(term)),
    );
  }
  const links = new Map<number, number>([...asked.keys()].map((section) => [section, 0]));
  const chosen: Chosen[] = [];
  let first = 0;
  while (chosen.length < CHOSEN && links.size > 0) {
    const relevance = chosen.length === 0 ? atFirst : later;
    let best = -1;
    let bestValue = -1;
    let bestLink = 0;
    for (const [section, link] of links) {
      const fresh = asked.get(section)!.reduce((sum, term) => sum + left.get(term)!, 0);
      const tie = LINK * link * (0.5 + fresh);
      const value = relevance[section]! + NOVELTY * fresh + tie;
      if (value <= bestValue) continue;
      best = section;
      bestValue = value;
      bestLink = tie;
    }
    if (chosen.length === 0) first = bestValue;
    const before = chosen[chosen.length - 1]?.score ?? 1;
    chosen.push({ section: best, score: Math.min(before, bestValue / first), linked: bestLink > relevance[best]! });
    links.delete(best);
    for (const term of asked.get(best)!) left.set(term, left.get(term)! * REUSE);

    const trust = Math.min(1, bestValue / first) ** TRUST;
    for (const [section, tie] of tiesFrom(prepared, best)) {
      const known = links.get(section);
      if (known !== undefined && trust * tie > known) links.set(section, trust * tie);
    }
  }
  return chosen;
}
