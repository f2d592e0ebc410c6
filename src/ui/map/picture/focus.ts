/** @file What lights up: with a selection the thing itself, what it is joined to and the lines between; with a replay what was reached. */
import type { MapOverview, MapReplay } from '../../../rpc/map.ts';
import type { Selection } from '../map-view.svelte.ts';

export interface Focus {
  /** Nodes that stand out. */
  lit: number[];
  /** Nodes that stand out most. */
  chosen: number[];
  /** Pairs of nodes joined by a line. */
  links: number[];
  gates: number[];
  /** Whether just these nodes and gates are meant, and nothing that stands for them. */
  isExact?: boolean;
  /** Gates that were chosen together, between two things. */
  bundle?: { a: number; b: number; gates: readonly number[] };
}

/** More lines than this from one node are a blot. */
const MOST_TIES = 80;

function parents({ parent }: MapOverview, node: number): number[] {
  const path: number[] = [];
  for (let at = parent[node]!; at >= 0; at = parent[at]!) path.push(at);
  return path;
}

function ofNode(overview: MapOverview, node: number): Focus {
  const { ties, parent, gates } = overview;
  const lit: number[] = [];
  const links: number[] = [];
  let before = node;
  for (const above of parents(overview, node)) {
    lit.push(above);
    links.push(before, above);
    before = above;
  }
  if (node < overview.entityCount) {
    for (let i = 0, found = 0; i < ties.pairs.length && found < MOST_TIES; i += 2) {
      const [a, b] = [ties.pairs[i]!, ties.pairs[i + 1]!];
      if (a !== node && b !== node) continue;
      found++;
      lit.push(a === node ? b : a);
      links.push(a, b);
    }
    return { lit, chosen: [node], links, gates: [] };
  }
  parent.forEach((above, child) => {
    if (above !== node) return;
    lit.push(child);
    links.push(node, child);
  });
  const own: number[] = [];
  gates.from.forEach((from, gate) => {
    const to = gates.to[gate]!;
    if (from !== node && to !== node) return;
    own.push(gate);
    lit.push(from === node ? to : from);
  });
  return { lit, chosen: [node], links, gates: own };
}

/** What belongs to a selection. */
export function focusOf(overview: MapOverview, selection: Selection): Focus {
  if (selection.type === 'node') return ofNode(overview, selection.node);
  if (selection.type === 'bundle') {
    const { a, b } = selection;
    return { lit: [], chosen: [a, b], links: [], gates: [], isExact: true, bundle: selection };
  }
  const { from, to } = overview.gates;
  const ends = [from[selection.gate]!, to[selection.gate]!];
  return { lit: [], chosen: ends, links: [], gates: [selection.gate], isExact: true };
}

/**
 * Everything up to a step, the step's own nodes most. What was set aside does not count among what was reached; once there is a causal
 * path, its lines and gates take the place of those of the search.
 */
export function focusAt({ steps }: MapReplay, at: number): Focus {
  const past = steps.slice(0, at + 1);
  const reaching = past.filter(({ kind }) => kind !== 'kept' && kind !== 'rejected' && kind !== 'retrieved');
  const path = past.find(({ kind }) => kind === 'path');
  const drawn = path ? [path] : past;
  return {
    lit: [...new Set(reaching.flatMap(({ nodes }) => nodes))],
    chosen: steps[at]?.nodes ?? [],
    links: drawn.flatMap(({ links }) => links),
    gates: [...new Set(drawn.flatMap(({ gates }) => gates))],
    isExact: true,
  };
}
