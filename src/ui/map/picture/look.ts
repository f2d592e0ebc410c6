/** @file What is drawn and how it stands: from the cut, the filters, and what stands out. */
import { drawnBundles, weightOf, type Bundle } from '../../../engine/cut/bundles.ts';
import type { Cut } from '../../../engine/cut/cut.ts';
import type { MapOverview } from '../../../rpc/map.ts';
import type { Filter } from '../map-view.svelte.ts';
import type { Sense } from './fat-lines.ts';
import type { Focus } from './focus.ts';
import { DISC, type Shape } from './motion.ts';
import { STATE, type State } from './states.ts';

/** Ties drawn at a time, the strongest: more are a web in which nothing is seen. */
export const MOST_TIES = 300;
/** Things that stand out though the cut does not show them, such as those on a question's way, and gates drawn by themselves for them. */
export const MOST_GUESTS = 120;
const MOST_LIT_GATES = 60;
/** Lines that stand out: of a way, all; of one thing on a large map, where they lead far out of sight, the strongest. */
const MOST_LINKS = 160;
const MOST_LINKS_OF_ONE = 24;

/** Gates as one arc. */
export interface Arc {
  a: number;
  b: number;
  sense: Sense;
  gates: readonly number[];
  /** How much it carries beside the one that carries most, above 0 and at most 1. */
  share: number;
}

/** What is shown of the map at the moment. */
export interface Look {
  shapes: Shape[];
  /** How each of them stands. */
  states: Map<number, State>;
  /** Pairs of nodes. */
  ties: number[];
  /** Pairs of nodes of which one lies in the other, where there are planes. */
  hierarchy: number[];
  arcs: Arc[];
  litArcs: Arc[];
  /** Pairs of nodes joined by lines that stand out. */
  links: number[];
  /** Whether something stands out, so that the rest steps back. */
  hasFocus: boolean;
}

/** What a look is made of. */
export interface Shown {
  overview: MapOverview;
  cut: Cut;
  /** All of them; the heaviest are drawn, and those of what stands out. */
  bundles: readonly Bundle[];
  /** 1 for each node that the filters let through. */
  mask: Uint8Array;
}

/** Both directed ways, or gates of which the way is not known, lead neither way alone. */
function senseOf({ gates, forward, backward }: Bundle): Sense {
  if (forward === gates.length) return 1;
  return backward === gates.length ? -1 : 0;
}

/** Bundles as arcs, those that carry least first, so that they lie below the others. */
function arcsOf({ overview }: Shown, bundles: Iterable<Bundle>): Arc[] {
  const weighed = Array.from(bundles, (bundle) => ({ bundle, weight: weightOf(bundle, overview.gates) }));
  weighed.sort((x, y) => x.weight - y.weight);
  const most = weighed.at(-1)?.weight ?? 1;
  return weighed.map(({ bundle, weight }) => ({
    a: bundle.a,
    b: bundle.b,
    sense: senseOf(bundle),
    gates: bundle.gates,
    share: most > 0 ? weight / most : 1,
  }));
}

/** The strongest ties of which both ends are shown. */
function tiesBetween({ ties, level }: MapOverview, entities: readonly number[]): number[] {
  const shown = new Uint8Array(level.length);
  for (const entity of entities) shown[entity] = 1;
  const found: number[] = [];
  for (let i = 0; i < ties.pairs.length && found.length < 2 * MOST_TIES; i += 2) {
    const a = ties.pairs[i]!;
    const b = ties.pairs[i + 1]!;
    if (shown[a] === 1 && shown[b] === 1) found.push(a, b);
  }
  return found;
}

/** Pairs whose ends are both let through; where all lies on one plane, what lies in something needs no line to it. */
function linksOf({ overview, mask }: Shown, focus: Focus): number[] {
  const { parent, gap } = overview;
  const most = gap > 0 || focus.isExact ? MOST_LINKS : MOST_LINKS_OF_ONE;
  const links: number[] = [];
  for (let i = 0; i < focus.links.length && links.length < 2 * most; i += 2) {
    const a = focus.links[i]!;
    const b = focus.links[i + 1]!;
    const isNested = gap === 0 && (parent[a] === b || parent[b] === a);
    if (mask[a] === 1 && mask[b] === 1 && !isNested) links.push(a, b);
  }
  return links;
}

/** The arcs that stand out: bundles at what was chosen, and single gates where they are meant or not in such a bundle. */
function litArcsOf(shown: Shown, focus: Focus): { arcs: Arc[]; bundles: Set<Bundle> } {
  const { overview, bundles } = shown;
  const { from, to, directed } = overview.gates;
  const wanted = new Set(focus.gates);
  const chosen = new Set(focus.chosen);
  const isLit = (bundle: Bundle): boolean =>
    focus.bundle
      ? bundle.a === focus.bundle.a && bundle.b === focus.bundle.b
      : !focus.isExact && (chosen.has(bundle.a) || chosen.has(bundle.b));
  const lit = new Set(bundles.filter(isLit).slice(0, MOST_LIT_GATES));
  for (const { gates } of lit) for (const gate of gates) wanted.delete(gate);
  const alone = [...wanted].slice(0, MOST_LIT_GATES);
  const arcs = arcsOf(shown, lit);
  for (const gate of alone) {
    arcs.push({ a: from[gate]!, b: to[gate]!, sense: directed[gate] === 1 ? 1 : 0, gates: [gate], share: 1 });
  }
  if (focus.bundle && lit.size === 0) arcs.push({ ...focus.bundle, sense: 0, share: 1 });
  return { arcs, bundles: lit };
}

/** The shapes of a cut. Where there are planes, a module is a point on its own, with its circle around it. */
function shapesOf({ overview, cut }: Shown): Shape[] {
  const isLayered = overview.gap > 0;
  return [
    ...cut.open.map((node) => ({ node, hasPoint: isLayered, disc: DISC.open })),
    ...cut.closed.map((node) => ({ node, hasPoint: false, disc: DISC.closed })),
    ...cut.entities.map((node) => ({ node, hasPoint: true, disc: DISC.none })),
  ];
}

/** @param focus what stands out is shown even where the cut does not show it; null: nothing does */
export function lookOf(shown: Shown, filter: Pick<Filter, 'showGates' | 'showTies'>, focus: Focus | null): Look {
  const { overview, cut, bundles, mask } = shown;
  const { parent, gap } = overview;
  const shapes = shapesOf(shown);
  const states = new Map<number, State>(shapes.map(({ node }) => [node, focus ? STATE.dim : STATE.plain]));
  const links = focus ? linksOf(shown, focus) : [];
  const lit = focus ? litArcsOf(shown, focus) : { arcs: [], bundles: new Set<Bundle>() };
  if (focus) {
    const meant = [
      ...focus.chosen,
      ...(focus.isExact ? focus.lit : []),
      ...links,
      ...lit.arcs.flatMap(({ a, b }) => [a, b]),
    ];
    const chosen = new Set(focus.chosen);
    const guests = new Set(meant.filter((node) => !states.has(node) && (mask[node] === 1 || chosen.has(node))));
    for (const node of [...guests].slice(0, MOST_GUESTS)) {
      shapes.push({ node, hasPoint: true, disc: DISC.none });
      states.set(node, STATE.dim);
    }
    const litNodes = new Set([...focus.lit, ...meant]);
    for (const node of states.keys()) {
      if (chosen.has(node)) states.set(node, STATE.chosen);
      else if (litNodes.has(node) && mask[node] === 1) states.set(node, STATE.lit);
      // What is chosen stands out with all that is seen of it.
      else if (gap === 0 && isWithin(parent, node, chosen)) states.set(node, STATE.plain);
    }
  }
  const drawn = filter.showGates ? drawnBundles(bundles, cut).filter((bundle) => !lit.bundles.has(bundle)) : [];
  const hierarchy: number[] = [];
  if (gap > 0) {
    for (const { node } of shapes) {
      if (parent[node]! >= 0 && states.has(parent[node]!)) hierarchy.push(node, parent[node]!);
    }
  }
  const isDrawn = (node: number): boolean => states.has(node);
  return {
    shapes,
    states,
    ties: filter.showTies ? tiesBetween(overview, cut.entities) : [],
    hierarchy,
    arcs: arcsOf(shown, drawn),
    litArcs: lit.arcs,
    links: links.filter((_, i) => isDrawn(links[i]!) && isDrawn(links[i ^ 1]!)),
    hasFocus: focus !== null,
  };
}

function isWithin(parent: Int32Array, node: number, modules: ReadonlySet<number>): boolean {
  for (let at = parent[node]!; at >= 0; at = parent[at]!) if (modules.has(at)) return true;
  return false;
}
