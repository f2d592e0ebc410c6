/**
 * @file Multi-granular seeding (HugRAG section 4.2, line 12 of Algorithm 1): K0 = 3 entities and KL = 3 modules of every
 * level by s(q, x) with MMR, plus the passages that fit best.
 */
import { moduleReport, moduleTitle } from '../hierarchy/titles.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { TraceSeed } from '../types.ts';
import { diverseTop, topPositions } from './mmr.ts';
import { DEFAULT_PARAMETERS, type RetrievalParameters } from './parameters.ts';
import type { Prepared } from './prepared.ts';
import type { Relevance } from './relevance.ts';

export const PASSAGE_SEEDS = 6;

export interface Seeds {
  entities: number[];
  modules: number[];
  passages: number[];
}

/** Chooses the seeds of a question. */
export function chooseSeeds(
  { index }: Prepared,
  relevance: Relevance,
  { entitySeeds, moduleSeeds, hierarchy }: RetrievalParameters = DEFAULT_PARAMETERS,
): Seeds {
  const modules: number[] = [];
  for (let level = 1; hierarchy && level <= index.hierarchy.levels; level++) {
    const ofLevel = relevance.modules.map((score, m) => (index.hierarchy.level[m] === level ? score : 0));
    modules.push(...diverseTop(ofLevel, index.moduleVectors, moduleSeeds));
  }
  return {
    entities: diverseTop(relevance.entities, index.entityVectors, entitySeeds),
    modules,
    passages: topPositions(relevance.passages, PASSAGE_SEEDS),
  };
}

/** Which model titled a module, where one did. */
function modelOf(index: NotebookIndex, module: number): Pick<TraceSeed, 'model'> {
  const report = moduleReport(index, module);
  return report ? { model: report.origin.model } : {};
}

/** The seeds in words, for the trace. */
export function describeSeeds({ index }: Prepared, relevance: Relevance, seeds: Seeds): TraceSeed[] {
  return [
    ...seeds.entities.map((e) => ({
      kind: 'entity' as const,
      level: 0,
      title: index.entities.names[e]!,
      score: relevance.entities[e]!,
    })),
    ...seeds.modules.map((m) => ({
      kind: 'module' as const,
      level: index.hierarchy.level[m]!,
      title: moduleTitle(index, m),
      ...modelOf(index, m),
      score: relevance.modules[m]!,
    })),
    ...seeds.passages.map((p) => ({
      kind: 'passage' as const,
      level: 0,
      title: index.documents.titles[index.passages.document[p]!] || `Passage ${p + 1}`,
      score: relevance.passages[p]!,
    })),
  ];
}
