/**
 * @file A question's retrieval as steps over the map's nodes, to be played one after the other: seeds, what the seed passages name,
 * each hop of the expansion, the causal path with the gates it crosses, then what the causal filter kept and what it set aside.
 */
import type { NotebookIndex } from '../notebook/index-types.ts';
import { numbersInWhole } from '../notebook/restrict.ts';
import type { Retrieval } from '../notebook/retrieve.ts';
import type { Judged } from '../reason/filter.ts';
import { gatesOnPath } from '../retrieve/crossings.ts';
import type { Reached } from '../retrieve/expand.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { row } from '../rows.ts';
import type { StrategyResult } from '../strategies/strategy.ts';

export interface ReplayStep {
  kind: 'seeds' | 'passages' | 'hop' | 'path' | 'kept' | 'rejected' | 'retrieved';
  /** Nodes that this step reaches, judges or goes through; entities are 0 … E−1, module m is E + m. */
  nodes: number[];
  /** Pairs of nodes that are joined by this step, two numbers each. */
  links: number[];
  /** Gates crossed. */
  gates: number[];
  /** Sentences kept or set aside, in order, with the reason; empty for the other kinds. */
  sentences: { sentence: number; reason: string }[];
}

/** Sentences of the filter's lists that are shown. */
const MOST_SENTENCES = 24;

/** The node of the hop before from which a node was reached; −1 for a seed. */
function reachedFrom(prepared: Prepared, reached: ReadonlyMap<number, Reached>, item: Reached): number {
  const { hierarchy, gates, graph, entities } = prepared.index;
  const entityCount = entities.names.length;
  const module = item.node - entityCount;
  const candidates: number[] = [];
  if (item.via === 'gate') {
    const isFrom = gates.from[item.gate] === module;
    candidates.push(entityCount + (isFrom ? gates.to[item.gate]! : gates.from[item.gate]!));
  } else if (item.via === 'structure') {
    candidates.push(...row(graph, item.node));
  } else if (module < 0) {
    candidates.push(entityCount + hierarchy.leafOfEntity[item.node]!);
  } else {
    if (hierarchy.parent[module]! >= 0) candidates.push(entityCount + hierarchy.parent[module]!);
    for (const child of row(hierarchy.children, module)) candidates.push(entityCount + child);
    for (const entity of row(hierarchy.members, module)) {
      if (hierarchy.leafOfEntity[entity] === module) candidates.push(entity);
    }
  }
  let best: Reached | null = null;
  for (const node of candidates) {
    const other = reached.get(node);
    if (other?.hop === item.hop - 1 && (best === null || other.gain > best.gain)) best = other;
  }
  return best?.node ?? -1;
}

function hopStep(prepared: Prepared, reached: ReadonlyMap<number, Reached>, items: readonly Reached[]): ReplayStep {
  const links: number[] = [];
  const gates = new Set<number>();
  for (const item of items) {
    const from = reachedFrom(prepared, reached, item);
    if (from >= 0) links.push(from, item.node);
    if (item.via === 'gate') gates.add(item.gate);
  }
  return { kind: 'hop', nodes: items.map(({ node }) => node), links, gates: [...gates], sentences: [] };
}

/** The first entity of an argument; −1 when it names none. */
function headOf({ index }: Prepared, side: number): number {
  return row(index.relations.entities, side)[0] ?? -1;
}

function pathStep(prepared: Prepared, relations: readonly number[]): ReplayStep {
  const links: number[] = [];
  const heads: number[] = [];
  for (const relation of relations) {
    const cause = headOf(prepared, 2 * relation);
    const effect = headOf(prepared, 2 * relation + 1);
    heads.push(...[cause, effect].filter((entity) => entity >= 0));
    if (cause >= 0 && effect >= 0 && cause !== effect) links.push(cause, effect);
  }
  const gates = [...new Set(gatesOnPath(prepared, relations).filter((gate) => gate >= 0))];
  return { kind: 'path', nodes: [...new Set(heads)], links, gates, sentences: [] };
}

function judgedStep(
  prepared: Prepared,
  kind: 'kept' | 'rejected' | 'retrieved',
  judged: readonly Pick<Judged, 'sentence' | 'reason'>[],
): ReplayStep {
  const shown = judged.slice(0, MOST_SENTENCES);
  const nodes = new Set(shown.flatMap(({ sentence }) => [...row(prepared.sentenceEntities, sentence)]));
  const sentences = shown.map(({ sentence, reason }) => ({ sentence, reason }));
  return { kind, nodes: [...nodes], links: [], gates: [], sentences };
}

/** The steps of a retrieval; those in which nothing happens are left out. */
export function replaySteps(prepared: Prepared, retrieval: Retrieval): ReplayStep[] {
  const { reached } = retrieval.expansion;
  const byHop: Reached[][] = [];
  for (const item of reached.values()) (byHop[item.hop] ??= []).push(item);
  const entityCount = prepared.index.entities.names.length;
  const { entities, modules } = retrieval.seeds;
  const chosen = new Set([...entities, ...modules.map((module) => entityCount + module)]);
  const starts = (byHop[0] ?? []).map(({ node }) => node);
  const start = (kind: 'seeds' | 'passages', nodes: number[]): ReplayStep => ({
    kind,
    nodes,
    links: [],
    gates: [],
    sentences: [],
  });
  const hops = Array.from(byHop.slice(1), (items = []) => hopStep(prepared, reached, items));
  const path = retrieval.path.fits ? retrieval.path.relations : [];
  return [
    start('seeds', [...chosen]),
    start(
      'passages',
      starts.filter((node) => !chosen.has(node)),
    ),
    ...hops,
    pathStep(prepared, path),
    judgedStep(prepared, 'kept', retrieval.kept),
    judgedStep(prepared, 'rejected', retrieval.rejected),
  ].filter(({ nodes, sentences }) => nodes.length > 0 || sentences.length > 0);
}

/**
 * The steps of a system that only retrieves: the entities that it reached, and its sentences.
 *
 * @param sentences what it retrieved, best first
 */
export function systemSteps(
  prepared: Prepared,
  { entities }: Pick<StrategyResult, 'entities'>,
  sentences: readonly number[],
): ReplayStep[] {
  const byHop: number[][] = [];
  for (const [entity, hop] of entities) (byHop[hop] ??= []).push(entity);
  const reached = Array.from(byHop, (nodes = [], hop): ReplayStep => {
    return { kind: hop === 0 ? 'seeds' : 'hop', nodes, links: [], gates: [], sentences: [] };
  });
  const found = sentences.map((sentence) => ({ sentence, reason: '' }));
  return [...reached, judgedStep(prepared, 'retrieved', found)].filter(
    ({ nodes, sentences: told }) => nodes.length > 0 || told.length > 0,
  );
}

/** The steps of a part of a notebook as steps over the whole notebook's map. */
export function stepsInWhole(steps: ReplayStep[], part: NotebookIndex, whole: NotebookIndex): ReplayStep[] {
  const numbers = numbersInWhole(part);
  if (numbers === null) return steps;
  const { length: partEntities } = part.entities.names;
  const { length: wholeEntities } = whole.entities.names;
  const node = (one: number): number =>
    one < partEntities ? numbers.entities[one]! : wholeEntities + numbers.modules[one - partEntities]!;
  return steps.map(({ kind, nodes, links, gates, sentences }) => ({
    kind,
    nodes: nodes.map(node),
    links: links.map(node),
    gates: gates.map((gate) => numbers.gates[gate]!),
    sentences: sentences.map(({ sentence, reason }) => ({ sentence: numbers.sentences[sentence]!, reason })),
  }));
}
