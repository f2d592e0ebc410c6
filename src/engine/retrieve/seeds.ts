/**
 * @file Multi-granular seeding (HugRAG section 4.2, line 12 of Algorithm 1): K0 = 3 entities and KL = 3 modules of every
 * level by s(q, x) with MMR, plus the passages that fit best.
 */
import type { TraceSeed } from '../types.ts';
import { diverseTop, topPositions } from './mmr.ts';
import type { Prepared } from './prepared.ts';
import type { Relevance } from './relevance.ts';

export const ENTITY_SEEDS = 3;
export const MODULE_SEEDS = 3;
export const PASSAGE_SEEDS = 6;

export interface Seeds {
  entities: number[];
  modules: number[];
  passages: number[];
}

/** Chooses the seeds of a question. */
export function chooseSeeds({ index }: Prepared, relevance: Relevance): Seeds {
  const modules: number[] = [];
  for (let level = 1; level <= index.hierarchy.levels; level++) {
    const ofLevel = relevance.modules.map((score, m) => (index.hierarchy.level[m] === level ? score : 0));
    modules.push(...diverseTop(ofLevel, index.moduleVectors, MODULE_SEEDS));
  }
  return {
    entities: diverseTop(relevance.entities, index.entityVectors, ENTITY_SEEDS),
    modules,
    passages: topPositions(relevance.passages, PASSAGE_SEEDS),
  };
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
      title: index.hierarchy.titles[m]!,
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
