/**
 * @file Algorithm 2 of HugRAG without candidates: every pair of modules that it names is put to the same judge. Quadratic, and
 * here only to be compared with.
 */
import { CandidatePairs, findCandidates, type Candidate } from '../gates/candidates.ts';
import { judgeByEvidence } from '../gates/judge.ts';
import { buildGates } from '../gates/prune.ts';
import type { GateTable, NotebookIndex } from '../notebook/index-types.ts';

/** Answers for every pair; one without any evidence has none to show. */
class AllPairs extends CandidatePairs {
  readonly #found: CandidatePairs;
  readonly #everyModule: readonly number[];

  constructor(found: CandidatePairs, moduleCount: number) {
    super(0);
    this.#found = found;
    this.#everyModule = Array.from({ length: moduleCount }, (_, module) => module);
  }

  override get(u: number, v: number): Candidate {
    return this.#found.get(u, v) ?? { a: Math.min(u, v), b: Math.max(u, v), forward: [], backward: [] };
  }

  override partners(module: number): readonly number[] {
    return this.#everyModule.filter((other) => other !== module);
  }

  override strongest(): () => boolean {
    return () => true;
  }
}

/** The gates of a notebook, by judging every pair. */
export function exhaustiveGates({ hierarchy, relations, chains }: NotebookIndex): GateTable {
  const found = findCandidates(hierarchy, relations, chains);
  return buildGates(hierarchy, new AllPairs(found, hierarchy.level.length), judgeByEvidence);
}
