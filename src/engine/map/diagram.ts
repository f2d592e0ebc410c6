/**
 * @file The flat view of one module: what it says of causes and effects as boxes joined by arrows, from left to right. Layered by
 * dagre; entities of other modules that the statements lead to or come from stand in it too.
 */
import dagre from '@dagrejs/dagre';
import { RELATION_KINDS } from '../notebook/analysis.ts';
import type { NotebookIndex } from '../notebook/index-types.ts';
import { row } from '../rows.ts';

/** More boxes than this can't be read at once; the rest is listed. */
const MOST_BOXES = 40;
/** Sizes in CSS pixels: what a box's text needs in the interface's small type, and the room between boxes. */
const CHARACTER = 7.4;
const LONGEST_LABEL = 26;
const BOX_HEIGHT = 32;
const BOX_PADDING = 24;
const ROW_GAP = 18;
const LAYER_GAP = 72;

const CAUSAL = RELATION_KINDS.indexOf('causal');

/** What joins two entities: all statements of one polarity, the surest of them first. */
export interface DiagramArrow {
  cause: number;
  effect: number;
  polarity: 1 | -1;
  /** True when no statement is sure. */
  hedged: boolean;
  relations: number[];
}

export interface DiagramBox {
  entity: number;
  /** Whether it belongs to the module; the others are where its statements lead to or come from. */
  isMember: boolean;
  /** Centre, and size. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Diagram {
  boxes: DiagramBox[];
  /** Each with the points of its line, x and y in turn. */
  arrows: (DiagramArrow & { points: number[] })[];
  width: number;
  height: number;
  /** Causal statements' entities that found no room. */
  left: number;
}

/** The causal statements with at least one side in the module, joined by their pair of entities, most often stated first. */
export function moduleArrows(index: NotebookIndex, module: number): DiagramArrow[] {
  const inModule = new Set(row(index.hierarchy.members, module));
  const { relations } = index;
  const found = new Map<string, DiagramArrow>();
  for (let relation = 0; relation < relations.kind.length; relation++) {
    if (relations.kind[relation] !== CAUSAL) continue;
    const cause = row(relations.entities, 2 * relation)[0] ?? -1;
    const effect = row(relations.entities, 2 * relation + 1)[0] ?? -1;
    if (cause < 0 || effect < 0 || cause === effect || !(inModule.has(cause) || inModule.has(effect))) continue;
    const polarity = relations.polarity[relation]! < 0 ? -1 : 1;
    const key = `${cause} ${effect} ${polarity}`;
    const arrow = found.get(key) ?? { cause, effect, polarity, hedged: true, relations: [] };
    if (relations.hedged[relation] !== 1) arrow.hedged = false;
    arrow.relations.push(relation);
    found.set(key, arrow);
  }
  const within = ({ cause, effect }: DiagramArrow): number =>
    Number(inModule.has(cause)) + Number(inModule.has(effect));
  const arrows = [...found.values()];
  for (const arrow of arrows) arrow.relations.sort((a, b) => relations.confidence[b]! - relations.confidence[a]!);
  return arrows.sort((a, b) => within(b) - within(a) || b.relations.length - a.relations.length);
}

/** Lays out what a module says of causes and effects. @param name of an entity, as it will be written */
export function moduleDiagram(index: NotebookIndex, module: number, name: (entity: number) => string): Diagram {
  const inModule = new Set(row(index.hierarchy.members, module));
  const all = moduleArrows(index, module);
  const shown = new Set<number>();
  const entities = new Set<number>();
  const arrows = all.filter(({ cause, effect }) => {
    entities.add(cause).add(effect);
    const more = Number(!shown.has(cause)) + Number(!shown.has(effect));
    if (shown.size + more > MOST_BOXES) return false;
    shown.add(cause).add(effect);
    return true;
  });

  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: 'LR', nodesep: ROW_GAP, ranksep: LAYER_GAP, edgesep: ROW_GAP / 2, marginx: 2, marginy: 2 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const entity of shown) {
    const width = Math.min(name(entity).length, LONGEST_LABEL) * CHARACTER + BOX_PADDING;
    graph.setNode(String(entity), { width, height: BOX_HEIGHT });
  }
  for (const { cause, effect, polarity } of arrows) {
    graph.setEdge(String(cause), String(effect), {}, String(polarity));
  }
  if (shown.size > 0) dagre.layout(graph);
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number };
  return {
    boxes: [...shown].map((entity) => {
      const box = graph.node(String(entity)) as { x: number; y: number; width: number; height: number };
      return {
        entity,
        isMember: inModule.has(entity),
        x: box.x,
        y: box.y,
        width: box.width,
        height: box.height,
      };
    }),
    arrows: arrows.map((arrow) => {
      const edge = graph.edge(String(arrow.cause), String(arrow.effect), String(arrow.polarity)) as {
        points: { x: number; y: number }[];
      };
      return { ...arrow, points: edge.points.flatMap(({ x, y }) => [x, y]) };
    }),
    width,
    height,
    left: entities.size - shown.size,
  };
}
