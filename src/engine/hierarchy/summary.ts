/**
 * @file Extractive titles and summaries of modules: the built-in tier's stand-in for the papers' module reports. A title is the phrases that tell
 * the module's subject (`subject.ts`, `phrases.ts`), with the document that it is of (`home.ts`); a summary is the sentences that name most of what is central, each adding something new as long as there is any.
 */
import type { EntityTable, Hierarchy, Rows } from '../notebook/index-types.ts';
import { row, rowsFrom } from '../rows.ts';
import { documentsOf, homeOf, HomeTitles, isTitledBy } from './home.ts';
import { choosePhrases } from './phrases.ts';
import { strengths, SubjectFinder, weighSubject, type Described, type Modules } from './subject.ts';

/** A module that has so much of its document, and that so much of is from there, is what the document is about. */
const MOST_OF_DOCUMENT = 0.35;
const MOST_OF_MODULE = 0.5;
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

/** Sentences of each document that mention anything. */
function massOfDocuments({ entities, sentences }: Described): Map<number, number> {
  const mass = new Map<number, number>();
  for (const sentence of new Set(entities.sentences.items)) {
    const document = sentences.document[sentence]!;
    mass.set(document, (mass.get(document) ?? 0) + 1);
  }
  return mass;
}

/** Titles and summaries, and what gave the titles: entities, the one that tells the subject first, and the documents that each module is of. */
export type Summarized = Pick<Hierarchy, 'titles' | 'summary'> & { phrases: Rows; documents: Rows };

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
  /** How much of what mentions a phrase is of a module's home: a word that stands everywhere tells nothing of a part of one document. */
  const shareAtHome = (mentioning: Uint32Array, home: number): number =>
    home < 0 ? 1 : (mentioning.filter((s) => sentences.document[s] === home).length + 0.5) / (mentioning.length + 0.5);
  const finder = new SubjectFinder(modules, described);
  const centrality = strengths(described.graph);
  const documents: number[][] = [];
  const phrases: number[][] = [];
  const mass = massOfDocuments(described);
  const homeTitles = new HomeTitles(documentTitles);
  const titles: string[] = [];
  const summaries: number[][] = [];
  // Modules are ordered from the top down, so what is above has its phrase already.
  for (let module = 0; module < modules.level.length; module++) {
    if (module < from) {
      titles.push('');
      phrases.push([]);
      documents.push([]);
      summaries.push([]);
      continue;
    }
    const taken = new Set<number>();
    for (let above = modules.parent[module]!; above >= 0; above = modules.parent[above]!)
      // A document's title is no phrase of it.
      if (phrases[above]!.length > 0 && isTitledBy(titles[above]!, entities.names[phrases[above]![0]!]!))
        taken.add(phrases[above]![0]!);
    // The most central first, since not all sentences are looked at.
    const members = row(modules.members, module).slice();
    members.sort((a, b) => centrality[b]! - centrality[a]! || a - b);
    const shares = finder.sharesOf(module);
    const home = homeOf(shares, sentences.document);
    const weighed = finder
      .candidates(module, shares)
      .filter(({ entity }) => !taken.has(entity))
      .map((candidate) => ({
        entity: candidate.entity,
        fit: weighSubject(candidate) + Math.log(shareAtHome(row(entities.sentences, candidate.entity), home.document)),
      }));
    const chosen = choosePhrases(weighed, shares, entities);
    if (chosen.length === 0) chosen.push(...members.filter((entity) => !taken.has(entity)).subarray(0, 1));
    phrases.push(chosen);
    documents.push(documentsOf(shares, sentences.document, mass));
    titles.push(
      homeTitles.titleOf(
        chosen.map((entity) => entities.names[entity]!),
        home.document,
        home.share >= MOST_OF_MODULE && home.mass >= MOST_OF_DOCUMENT * mass.get(home.document)!,
      ),
    );
    summaries.push(
      chooseSentences(members, centrality, entities, (sentence) => (sentences.prose[sentence] === 1 ? 1 : FRAGMENT)),
    );
  }
  return {
    titles,
    summary: rowsFrom(summaries),
    phrases: rowsFrom(phrases),
    documents: rowsFrom(documents),
  };
}
