/** @file Where a causal path leaves one module for another, and which gates let it. */
import { ancestry, moduleOfArgument } from '../hierarchy/hierarchy.ts';
import type { GateTable } from '../notebook/index-types.ts';
import { row } from '../rows.ts';
import type { Prepared } from './prepared.ts';

function leafOf({ index }: Prepared, side: number): number {
  return moduleOfArgument(index.hierarchy, index.relations, side);
}

/** Whether a person rejected what a way between two modules would cross, in either direction. */
function isRejected({ rejected = new Uint32Array() }: GateTable, a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < rejected.length; i += 2) {
    const [u, v] = [rejected[i]!, rejected[i + 1]!];
    if ((a.includes(u) && b.includes(v)) || (a.includes(v) && b.includes(u))) return true;
  }
  return false;
}

/** The gate between two modules or their ancestors, the lowest pair first; −1 when there is none or a person rejected it. */
function gateBetween(prepared: Prepared, from: number, to: number): number {
  if (from < 0 || to < 0 || from === to) return -1;
  const { hierarchy, gates } = prepared.index;
  const toPath = ancestry(hierarchy, to);
  const fromPath = ancestry(hierarchy, from);
  if (isRejected(gates, fromPath, toPath)) return -1;
  for (const u of fromPath) {
    if (toPath.includes(u)) break;
    for (const gate of row(prepared.moduleGates, u)) {
      const other = gates.from[gate] === u ? gates.to[gate]! : gates.from[gate]!;
      const backwards = gates.directed[gate] === 1 && gates.from[gate] !== u;
      if (!backwards && toPath.includes(other)) return gate;
    }
  }
  return -1;
}

/**
 * Whether a path may go on from one relation to the next: within a module, or through a causal gate into another one
 * (HugRAG section 4.1: gates permit jumping across modules only where that is warranted).
 */
export function mayFollow(prepared: Prepared, relation: number, next: number, useGates: boolean): boolean {
  const from = leafOf(prepared, 2 * relation + 1);
  const to = leafOf(prepared, 2 * next);
  if (from < 0 || to < 0 || from === to) return true;
  return useGates && gateBetween(prepared, from, to) >= 0;
}

/**
 * The gate that each step of a path crosses: inside the step (its cause and effect lie in different modules) or on the way
 * into it (the last effect is taken up in another module).
 *
 * @param relations from first cause to last effect
 * @returns one gate or −1 per relation; a gate is counted where it is crossed first
 */
export function gatesOnPath(prepared: Prepared, relations: readonly number[]): number[] {
  const seen = new Set<number>();
  return relations.map((relation, i) => {
    const cause = leafOf(prepared, 2 * relation);
    const effect = leafOf(prepared, 2 * relation + 1);
    const before = i === 0 ? -1 : leafOf(prepared, 2 * relations[i - 1]! + 1);
    for (const gate of [gateBetween(prepared, before, cause), gateBetween(prepared, cause, effect)]) {
      if (gate < 0 || seen.has(gate)) continue;
      seen.add(gate);
      return gate;
    }
    return -1;
  });
}
