/** @file How everything on the picture stands, from the filters and from what stands out. */
import type { MapOverview } from '../../../rpc/map.ts';
import type { Filter } from '../map-view.svelte.ts';
import type { Focus } from './focus.ts';
import type { Look } from './scene.ts';
import { STATE } from './states.ts';

/** Gates drawn at a time beside those that stand out: more would cover what they join. */
export const MOST_GATES = 300;

/** Gates between the largest topics first, then the strongest. */
function mostImportant({ gates: { from, to, score }, level }: MapOverview, gates: number[]): number[] {
  if (gates.length <= MOST_GATES) return gates;
  const height = (gate: number): number => Math.min(level[from[gate]!]!, level[to[gate]!]!);
  const sorted = gates.toSorted((a, b) => height(b) - height(a) || score[b]! - score[a]! || a - b);
  return sorted.slice(0, MOST_GATES);
}

/** @param visible 1 for each node that the filters let through; what stands out is shown nevertheless */
export function lookOf(overview: MapOverview, visible: Uint8Array, filter: Filter, focus: Focus | null): Look {
  const states = visible.map((flag) => (flag === 0 ? STATE.hidden : focus ? STATE.dim : STATE.plain));
  for (const node of focus?.lit ?? []) if (states[node] !== STATE.hidden) states[node] = STATE.lit;
  for (const node of focus?.chosen ?? []) states[node] = STATE.chosen;
  const { from, to } = overview.gates;
  const isShown = (node: number): boolean => states[node] !== STATE.hidden;
  const links: number[] = [];
  const wanted = focus?.links ?? [];
  for (let i = 0; i < wanted.length; i += 2) {
    if (isShown(wanted[i]!) && isShown(wanted[i + 1]!)) links.push(wanted[i]!, wanted[i + 1]!);
  }
  const lit = new Set(focus?.gates ?? []);
  const gates: number[] = [];
  if (filter.showGates) {
    from.forEach((node, gate) => {
      if (!lit.has(gate) && isShown(node) && isShown(to[gate]!)) gates.push(gate);
    });
  }
  const drawn = mostImportant(overview, gates);
  return { states, showTies: filter.showTies, gates: drawn, litGates: [...lit], links, hasFocus: focus !== null };
}
