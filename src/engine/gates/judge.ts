/**
 * @file The built-in tier's judge of a causal gate: where the papers ask a model whether two summaries are causally linked
 * (HugRAG Figure 9), this weighs the sentences that say so.
 */
import { combinedStrength, type Candidate } from './candidates.ts';

/** τ of Algorithm 1: gates below it are not made. */
export const GATE_THRESHOLD = 0.3;
/** One direction must outweigh the other this much for the gate to point somewhere; where each alone would make a gate, none does. */
const CLEAR_DIRECTION = 1.5;
/** Sentences kept with a gate; more would not be read. */
const MOST_EVIDENCE = 6;

export interface Verdict {
  /** 0 to 1. */
  score: number;
  /** 1: a causes b; −1: b causes a; 0: causal, but the direction is not clear. */
  direction: 1 | 0 | -1;
  /** The strongest reasons' relations. */
  relations: number[];
  /** Number of the model that judged, among the index's origins; absent or 0 where the documents' statements decide. */
  judge?: number;
}

/** Puts one pair of modules to a judge. */
export type GateJudge = (candidate: Candidate) => Verdict;

/** Weighs what the documents say; see the file's head. */
export function judgeByEvidence({ forward, backward }: Candidate): Verdict {
  const there = combinedStrength(forward);
  const back = combinedStrength(backward);
  const oneWay = Math.min(there, back) < GATE_THRESHOLD;
  const direction = !oneWay ? 0 : there >= back * CLEAR_DIRECTION ? 1 : back >= there * CLEAR_DIRECTION ? -1 : 0;
  const reasons = [...(direction === -1 ? [] : forward), ...(direction === 1 ? [] : backward)];
  reasons.sort((x, y) => y.strength - x.strength || x.relation - y.relation);
  const relations = new Set<number>();
  for (const { relation, continuation } of reasons) {
    if (relations.size >= MOST_EVIDENCE) break;
    relations.add(relation).add(continuation);
  }
  return { score: Math.max(there, back), direction, relations: [...relations] };
}
