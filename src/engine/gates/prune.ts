/**
 * @file Causal gates by top-down hierarchical pruning (HugRAG Algorithm 2): layer by layer from the top, pairs within a
 * layer first, then pairs of a module with the layer below, leaving out its own children and the children of modules it is
 * already causally connected to. Deviation: only candidate pairs are judged (`candidates.ts`), the strongest of each module, each once.
 */
import type { GateTable, Hierarchy } from '../notebook/index-types.ts';
import { row, rowsFrom } from '../rows.ts';
import type { CandidatePairs } from './candidates.ts';
import { GATE_THRESHOLD, type GateJudge } from './judge.ts';

/** Runs Algorithm 2 and returns the gates, ordered as they were found. */
export function buildGates(hierarchy: Hierarchy, candidates: CandidatePairs, judge: GateJudge): GateTable {
  const layers: number[][] = Array.from({ length: hierarchy.levels + 1 }, () => []);
  hierarchy.level.forEach((level, module) => layers[level]!.push(module));

  const isWorthwhile = candidates.strongest();
  const from: number[] = [];
  const to: number[] = [];
  const score: number[] = [];
  const directed: number[] = [];
  const evidence: number[][] = [];
  const judges: number[] = [];
  let judged = 0;
  let exhaustive = 0;

  /** Judges a pair; true when it got a gate. */
  const verify = (u: number, v: number): boolean => {
    const candidate = candidates.get(u, v);
    if (!candidate || !isWorthwhile(candidate)) return false;
    judged++;
    const verdict = judge(candidate);
    if (verdict.score < GATE_THRESHOLD) return false;
    from.push(verdict.direction === -1 ? candidate.b : candidate.a);
    to.push(verdict.direction === -1 ? candidate.a : candidate.b);
    score.push(verdict.score);
    directed.push(verdict.direction === 0 ? 0 : 1);
    evidence.push(verdict.relations);
    judges.push(verdict.judge ?? 0);
    return true;
  };

  for (let l = hierarchy.levels; l >= 1; l--) {
    const layer = layers[l]!;
    exhaustive += (layer.length * (layer.length - 1)) / 2;
    const connected = new Map<number, number[]>(layer.map((u) => [u, []]));
    for (const u of layer) {
      for (const v of candidates.partners(u)) {
        if (v <= u || hierarchy.level[v] !== l || !verify(u, v)) continue;
        connected.get(u)!.push(v);
        connected.get(v)!.push(u);
      }
    }
    if (l === 1) continue;
    for (const u of layer) {
      const skipped = new Set<number>(row(hierarchy.children, u));
      for (const peer of connected.get(u)!) for (const child of row(hierarchy.children, peer)) skipped.add(child);
      exhaustive += layers[l - 1]!.length - [...skipped].filter((w) => hierarchy.level[w] === l - 1).length;
      for (const w of candidates.partners(u)) {
        if (hierarchy.level[w] === l - 1 && !skipped.has(w)) verify(u, w);
      }
    }
  }
  return {
    from: Uint32Array.from(from),
    to: Uint32Array.from(to),
    score: Float32Array.from(score),
    directed: Uint8Array.from(directed),
    evidence: rowsFrom(evidence),
    judged,
    exhaustive,
    ...(judges.some((number) => number > 0) && { judge: Uint8Array.from(judges) }),
  };
}
