/**
 * @file Gates of other kinds in the place of causal ones (CausalRAG2 appendix E.1): to tell what causality brings from what any
 * shortcut between modules brings, and how much wrong or missing gates cost.
 */
import { findCandidates } from '../gates/candidates.ts';
import { judgeByEvidence, type GateJudge } from '../gates/judge.ts';
import { buildGates } from '../gates/prune.ts';
import { ancestry } from '../hierarchy/hierarchy.ts';
import type { GateTable, Hierarchy, NotebookIndex } from '../notebook/index-types.ts';
import { seededRandom } from '../random.ts';
import { row, rowsFrom } from '../rows.ts';
import { rowCosine } from '../vector/quantised.ts';

export type GateVariant = 'yes-no' | 'random' | 'semantic' | 'false-added' | 'removed';

/** Share of the gates that is added wrongly, or taken away. */
const PERTURBED = 0.25;
const SEED = 4;

/** Says yes to whatever has any evidence (CausalRAG2's gates are binary), where the built-in judge asks for a score above τ. */
const judgeYesNo: GateJudge = (candidate) => ({ ...judgeByEvidence(candidate), score: 1, direction: 0 });

type Pair = readonly [from: number, to: number];

/** Pairs that Algorithm 2 could have joined: at most one layer apart, and neither inside the other. */
function isJoinable(hierarchy: Hierarchy, a: number, b: number): boolean {
  return (
    a !== b &&
    Math.abs(hierarchy.level[a]! - hierarchy.level[b]!) <= 1 &&
    !ancestry(hierarchy, a).includes(b) &&
    !ancestry(hierarchy, b).includes(a)
  );
}

const pairKey = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** Joinable pairs drawn evenly, none twice and none of `taken`. */
function randomPairs(hierarchy: Hierarchy, count: number, taken: ReadonlySet<string>): Pair[] {
  const random = seededRandom(SEED);
  const modules = hierarchy.level.length;
  const seen = new Set(taken);
  const pairs: Pair[] = [];
  // A hierarchy may have fewer joinable pairs than are asked for.
  for (let tries = 0; pairs.length < count && tries < 100 * count; tries++) {
    const a = Math.floor(random() * modules);
    const b = Math.floor(random() * modules);
    if (!isJoinable(hierarchy, a, b) || seen.has(pairKey(a, b))) continue;
    seen.add(pairKey(a, b));
    pairs.push([a, b]);
  }
  return pairs;
}

/** The joinable pairs with the most similar summaries. */
function semanticPairs({ hierarchy, moduleVectors }: NotebookIndex, count: number): Pair[] {
  const pairs: { pair: Pair; cosine: number }[] = [];
  for (let a = 0; a < hierarchy.level.length; a++) {
    for (let b = a + 1; b < hierarchy.level.length; b++) {
      if (isJoinable(hierarchy, a, b)) {
        pairs.push({ pair: [a, b], cosine: rowCosine(moduleVectors, a, moduleVectors, b) });
      }
    }
  }
  return pairs
    .sort((x, y) => y.cosine - x.cosine)
    .slice(0, count)
    .map(({ pair }) => pair);
}

/** A table of undirected gates without evidence after those kept of another. */
function tableOf(gates: GateTable, kept: readonly number[], added: readonly Pair[]): GateTable {
  const column = (values: ArrayLike<number>) => kept.map((gate) => values[gate]!);
  return {
    from: Uint32Array.from([...column(gates.from), ...added.map(([from]) => from)]),
    to: Uint32Array.from([...column(gates.to), ...added.map(([, to]) => to)]),
    score: Float32Array.from([...column(gates.score), ...added.map(() => 1)]),
    directed: Uint8Array.from([...column(gates.directed), ...added.map(() => 0)]),
    evidence: rowsFrom([...kept.map((gate) => row(gates.evidence, gate)), ...added.map(() => [])]),
    judged: gates.judged,
    exhaustive: gates.exhaustive,
  };
}

/**
 * The same notebook with other gates: one for every pair with any evidence, equally many of another kind, a quarter more that
 * are wrong, or a quarter fewer.
 */
export function withGates(index: NotebookIndex, variant: GateVariant): NotebookIndex {
  const { gates, hierarchy } = index;
  const count = gates.from.length;
  const all = Array.from(gates.from, (_, gate) => gate);
  const causal = new Set(all.map((gate) => pairKey(gates.from[gate]!, gates.to[gate]!)));
  const perturbed = Math.round(PERTURBED * count);
  const random = seededRandom(SEED);
  const shuffled = all.map((gate) => ({ gate, draw: random() })).sort((a, b) => a.draw - b.draw);
  const remaining = shuffled
    .slice(perturbed)
    .map(({ gate }) => gate)
    .sort((a, b) => a - b);
  const variants: Record<GateVariant, () => GateTable> = {
    'yes-no': () => buildGates(hierarchy, findCandidates(hierarchy, index.relations, index.chains), judgeYesNo),
    random: () => tableOf(gates, [], randomPairs(hierarchy, count, new Set())),
    semantic: () => tableOf(gates, [], semanticPairs(index, count)),
    'false-added': () => tableOf(gates, all, randomPairs(hierarchy, perturbed, causal)),
    removed: () => tableOf(gates, remaining, []),
  };
  return { ...index, gates: variants[variant]() };
}
