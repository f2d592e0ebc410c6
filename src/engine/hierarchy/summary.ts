/**
 * @file Extractive titles and summaries of modules: the built-in tier's stand-in for the papers' module reports. A title is the phrase that tells
 * the module's subject (`subject.ts`), with the document that it is of (`home.ts`); a summary is the sentences that name most of what is central, each adding something new as long as there is any.
 */
import type { EntityTable, Hierarchy } from '../notebook/index-types.ts';
import { row, rowsFrom } from '../rows.ts';
import { homeOf, HomeTitles } from './home.ts';
import { strengths, SubjectFinder, weighSubject, type Described, type Modules } from './subject.ts';

/** A reader is shown the first two; what answers from summaries, and models, read all. */
const SUMMARY_SENTENCES = 5;
/** Looking at more sentences than this per module would not change which are best. */
const MOST_SENTENCES = 400;
/** What is no full sentence says little, but may be all that there is. */
const FRAGMENT = 0.2;

/** Greedy cover: the sentence with the largest sum of not yet named entities' centrality, again and again. */
function chooseSentences(
  members: Uint32Array,
  centrality: Float32Array,
  entities: EntityTable,
  worth: (sentence: number) => number,
): number[] {
  const named = new Map<number, number[]>();
  for (const entity of members) {
    for (const sentence of row(entities.sentences, entity)) {
      const known = named.get(sentence);
      if (known) known.push(entity);
      else if (named.size < MOST_SENTENCES) named.set(sentence, [entity]);
    }
  }
  const covered = new Set<number>();
  const chosen: number[] = [];
  while (chosen.length < SUMMARY_SENTENCES) {
    let best = -1;
    let bestGain = 0;
    for (const [sentence, present] of named) {
      let gain = 0;
      for (const entity of present) if (!covered.has(entity)) gain += centrality[entity]!;
      gain *= worth(sentence);
      if (gain > bestGain) {
        bestGain = gain;
        best = sentence;
      }
    }
    if (best < 0) {
      // All that is central is named: what says more of it comes next.
      if (covered.size === 0 || named.size === 0) break;
      covered.clear();
      continue;
    }
    for (const entity of named.get(best)!) covered.add(entity);
    named.delete(best);
    chosen.push(best);
  }
  return chosen;
}

/** Titles and summaries, and what gave the titles: entities, and the documents that modules are at home in; −1 where there is none. */
export type Summarized = Pick<Hierarchy, 'titles' | 'summary'> & { subjects: Int32Array; homes: Int32Array };

/**
 * Titles and summaries of modules, in their order. What is no full sentence is in a summary only where there is nothing else.
 *
 * @param documentTitles empty where a document has none
 * @param from the first module that is told of; those before have empty ones
 */
export function summarize(
  modules: Modules,
  described: Described,
  documentTitles: readonly string[],
  from = 0,
): Summarized {
  const { entities, sentences } = described;
  const finder = new SubjectFinder(modules, described);
  const centrality = strengths(described.graph);
  const subjects = new Int32Array(modules.level.length).fill(-1);
  const homes = new Int32Array(subjects.length).fill(-1);
  const homeTitles = new HomeTitles(documentTitles);
  const titles: string[] = [];
  const summaries: number[][] = [];
  // Modules are ordered from the top down, so what is above has its phrase already.
  for (let module = 0; module < subjects.length; module++) {
    if (module < from) {
      titles.push('');
      summaries.push([]);
      continue;
    }
    const taken = new Set<number>();
    for (let above = modules.parent[module]!; above >= 0; above = modules.parent[above]!) taken.add(subjects[above]!);
    // The most central first, since not all sentences are looked at.
    const members = row(modules.members, module).slice();
    members.sort((a, b) => centrality[b]! - centrality[a]! || a - b);
    const shares = finder.sharesOf(module);
    let subject = members.find((entity) => !taken.has(entity)) ?? -1;
    let most = -Infinity;
    for (const candidate of finder.candidates(module, shares)) {
      const fit = weighSubject(candidate);
      if (taken.has(candidate.entity) || fit <= most) continue;
      most = fit;
      subject = candidate.entity;
    }
    subjects[module] = subject;
    const phrase = subject < 0 ? '' : entities.names[subject]!;
    homes[module] = homeOf(shares, sentences.document);
    titles.push(homeTitles.titleOf(phrase, homes[module]!));
    summaries.push(
      chooseSentences(members, centrality, entities, (sentence) => (sentences.prose[sentence] === 1 ? 1 : FRAGMENT)),
    );
  }
  return {
    titles,
    summary: rowsFrom(summaries),
    subjects,
    homes,
  };
}
