/** @file A person's corrections of gates, laid over the gates that were found. */
import type { CandidatePairs } from '../gates/candidates.ts';
import { judgeByEvidence } from '../gates/judge.ts';
import type { GateTable } from '../notebook/index-types.ts';
import { row, rowsFrom } from '../rows.ts';
import { covers, type GateRulings } from './modules.ts';

/** A gate that a person made is as sure as can be. */
const CERTAIN = 1;

/** Pairs that are rejected, two numbers each, as the index keeps them. */
function rejectedPairs({ rejected }: GateRulings): Uint32Array {
  return Uint32Array.from(rejected.flatMap(({ from, to }) => [from, to]));
}

/** The gates that pass; everything else of the table stays. */
export function keepGates(gates: GateTable, isKept: (gate: number) => boolean): GateTable {
  const kept = [...gates.from.keys()].filter(isKept);
  return {
    ...gates,
    from: Uint32Array.from(kept, (gate) => gates.from[gate]!),
    to: Uint32Array.from(kept, (gate) => gates.to[gate]!),
    score: Float32Array.from(kept, (gate) => gates.score[gate]!),
    directed: Uint8Array.from(kept, (gate) => gates.directed[gate]!),
    evidence: rowsFrom(kept.map((gate) => row(gates.evidence, gate))),
    ...(gates.judge && { judge: Uint8Array.from(kept, (gate) => gates.judge![gate]!) }),
    ...(gates.byPerson && { byPerson: Uint8Array.from(kept, (gate) => gates.byPerson![gate]!) }),
  };
}

/** Adds the gates that a person made, in place of found ones between the same modules, and keeps what was rejected. */
export function layGates(gates: GateTable, rulings: GateRulings, candidates: CandidatePairs): GateTable {
  if (rulings.added.length === 0 && rulings.rejected.length === 0) return gates;
  const made = rulings.added;
  const isMade = (gate: number) => made.some((pair) => covers(pair, [gates.from[gate]!], [gates.to[gate]!]));
  const found = keepGates(gates, (gate) => !isMade(gate));
  const evidence = made.map(({ from, to }) => {
    const candidate = candidates.get(from, to);
    return candidate ? judgeByEvidence(candidate).relations : [];
  });
  const judges = found.judge ?? (gates.judge && new Uint8Array(0));
  return {
    ...found,
    from: Uint32Array.from([...found.from, ...made.map(({ from }) => from)]),
    to: Uint32Array.from([...found.to, ...made.map(({ to }) => to)]),
    score: Float32Array.from([...found.score, ...made.map(() => CERTAIN)]),
    directed: Uint8Array.from([...found.directed, ...made.map(() => 1)]),
    evidence: rowsFrom([...Array.from(found.from, (_, gate) => row(found.evidence, gate)), ...evidence]),
    ...(judges && { judge: Uint8Array.from([...judges, ...made.map(() => 0)]) }),
    ...(made.length > 0 && { byPerson: new Uint8Array(found.from.length + made.length).fill(1, found.from.length) }),
    ...(rulings.rejected.length > 0 && { rejected: rejectedPairs(rulings) }),
  };
}

/** The gates that an index has once the rejected ones are gone, without building it anew. */
export function withoutRejected(
  gates: GateTable,
  rulings: GateRulings,
  isRejected: (from: number, to: number) => boolean,
): GateTable {
  return {
    ...keepGates(gates, (gate) => !isRejected(gates.from[gate]!, gates.to[gate]!)),
    rejected: rejectedPairs(rulings),
  };
}
