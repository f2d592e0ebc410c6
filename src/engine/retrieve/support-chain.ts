/**
 * @file The support chain: evidence is assembled rather than only ranked. Sections are chosen one after another, each by
 * its own relevance, by the words of the question that it newly covers, and by its tie to a section already chosen, which
 * is how the second document of a question that names only the first is found.
 *
 * value(x) = relevance(x) + N·new(x) + L·link(x)·(0.5 + new(x))
 *
 * new(x): share of the question's idf weight in x, a word's weight falling to REUSE each time it is covered. link(x): the
 * strongest tie to a chosen section, the sum over shared names of 1/number of their sections, three times that where
 * the entity is the title of either, at most 1.
 */
import { row } from '../rows.ts';
import { topPositions } from './mmr.ts';
import type { Prepared } from './prepared.ts';
import type { Question } from './question.ts';

const NOVELTY = 1.5;
const LINK = 2;
const REUSE = 0.4;
const TITLE_FACTOR = 3;
/** Sections that may be chosen from, best relevance first, and how many are chosen. */
const POOL = 100;
const CHOSEN = 30;
const TERM = 0;

export interface Chosen {
  section: number;
  /** Falls from 1 for the first section. */
  score: number;
  /** True when its tie to an earlier section brought it here rather than its own relevance. */
  linked: boolean;
}

/** Assembles the chain. `relevance` has one number per section, 1 for the best. */
export function assembleChain(prepared: Prepared, question: Question, relevance: Float32Array): Chosen[] {
  const { sectionTerms, sectionEntities, entitySections, sectionTitle } = prepared;
  const { kinds } = prepared.index.entities;
  const left = new Map<number, number>();
  const total = question.terms.reduce((sum, { weight, idf }) => sum + weight * idf, 0);
  for (const { term, weight, idf } of question.terms) if (term >= 0) left.set(term, (weight * idf) / total);

  const asked = new Map<number, number[]>();
  for (const section of topPositions(relevance, POOL)) {
    asked.set(
      section,
      [...row(sectionTerms, section)].filter((term) => left.has(term)),
    );
  }
  const links = new Map<number, number>([...asked.keys()].map((section) => [section, 0]));
  const chosen: Chosen[] = [];
  let first = 0;
  while (chosen.length < CHOSEN && links.size > 0) {
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
    chosen.push({
      section: best,
      score: Math.min(before, bestValue / first),
      linked: bestLink > relevance[best]!,
    });
    links.delete(best);
    for (const term of asked.get(best)!) left.set(term, left.get(term)! * REUSE);

    const entities = new Set(row(sectionEntities, best));
    for (const [section, known] of links) {
      let tie = 0;
      for (const entity of row(sectionEntities, section)) {
        // Common nouns tie too much: two abstracts that share "blood pressure" do not continue one another.
        if (kinds[entity] === TERM || !entities.has(entity)) continue;
        const titled = sectionTitle[section] === entity || sectionTitle[best] === entity;
        tie += (titled ? TITLE_FACTOR : 1) / row(entitySections, entity).length;
      }
      if (tie > known) links.set(section, Math.min(1, tie));
    }
  }
  return chosen;
}
