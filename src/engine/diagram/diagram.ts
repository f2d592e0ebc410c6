/**
 * @file A causal path as a diagram: where its events and arrows lie. Causes stand left of their effects; what doesn't fit the width goes
 * on in a row below, and where there is no width for two events side by side, effects stand under their causes.
 */
import { eventsOf, layersOf, type DrawnStep } from './events.ts';
import { wrap, type MeasureText } from './wrap.ts';

export type { DrawnStep } from './events.ts';
export { escapeMarkup } from '../export/markup.ts';
export { estimateWidth, type MeasureText } from './wrap.ts';

/** Lengths in CSS pixels. */
export const FONT_SIZE = 15;
export const LINE_HEIGHT = 20;
const PAD_X = 12;
const PAD_Y = 8;
/** Between an event and the next, with room for an arrow that a finger can hit. */
const ARROW = 60;
const BETWEEN = 20;
/** Between two rows. */
const ROW_GAP = 36;
/** A row that goes on from the one above leaves room for the arrow that leads into it. */
const INDENT = 30;
/** Outside of everything, so that strokes are not cut off. */
const MARGIN = 2;
/** A narrower diagram runs from top to bottom. */
const LEAST_SIDEWAYS = 420;
/** Widths of text that are tried, the most pleasant first. */
const TEXT_WIDTHS = [170, 140, 112];
const HEAD = 7;

export interface DiagramNode {
  text: string;
  lines: string[];
  x: number;
  y: number;
  width: number;
  height: number;
  /** The first step, counted from 0, that speaks of the event. */
  step: number;
}

export interface DiagramEdge {
  /** The step that it draws, counted from 0. */
  step: number;
  from: number;
  to: number;
  /** The shaft, as the data of an SVG path. */
  shaft: string;
  /** The head, likewise. */
  head: string;
  /** Where its sign stands. */
  x: number;
  y: number;
  raises: boolean;
  hedged: boolean;
  gate: boolean;
}

export interface Diagram {
  width: number;
  height: number;
  direction: 'right' | 'down';
  nodes: DiagramNode[];
  edges: DiagramEdge[];
  /** Lines, without heads, where the path goes on without the documents saying how: data of SVG paths. */
  follows: string[];
}

type Box = Pick<DiagramNode, 'x' | 'y' | 'width' | 'height'>;

interface Placed {
  boxes: Box[];
  rows: number[];
  height: number;
}

/**
 * Lays a path out.
 *
 * @param width widest that it may be, in CSS pixels
 * @param measure width of a text in the diagram's font at `FONT_SIZE`, in CSS pixels
 */
export function diagramOf(steps: readonly DrawnStep[], width: number, measure: MeasureText): Diagram {
  const graph = eventsOf(steps);
  const layers = orderedLayers(layersOf(graph), graph.links);
  const direction = width < LEAST_SIDEWAYS ? 'down' : 'right';
  const inner = Math.max(80, width - 2 * MARGIN);
  const { lines, placed } =
    direction === 'down'
      ? placeDown(graph.events, layers, inner, measure)
      : placeRight(graph.events, layers, inner, measure);
  const nodes = graph.events.map((text, event) => ({
    text,
    lines: lines[event]!,
    ...placed.boxes[event]!,
    step: graph.links.findIndex(({ cause, effect }) => cause === event || effect === event),
  }));
  const arrow = (from: number, to: number, share: number): Arrow =>
    direction === 'down'
      ? arrowDown(nodes[from]!, nodes[to]!, share)
      : arrowRight(nodes[from]!, nodes[to]!, placed.rows[from]! === placed.rows[to]!, share);
  const edges = steps.map((step, index) => {
    const { cause, effect } = graph.links[index]!;
    const alike = graph.links.flatMap((link, at) => (link.cause === cause && link.effect === effect ? [at] : []));
    const share = (alike.indexOf(index) + 1) / (alike.length + 1);
    const drawn = arrow(cause, effect, share);
    return {
      step: index,
      from: cause,
      to: effect,
      ...drawn,
      raises: step.polarity > 0,
      hedged: step.hedged,
      gate: step.gate,
    };
  });
  const follows = graph.follows.map(({ before, after }) => arrow(before, after, 0.5).shaft);
  return { width, height: placed.height + 2 * MARGIN, direction, nodes, edges, follows };
}

/** Events (by position) and arrows in the order in which the path is told: cause, arrow, effect; each event once. */
export function inTellingOrder({ edges }: Diagram): ({ node: number } | { edge: DiagramEdge })[] {
  const told = new Set<number>();
  const fresh = (node: number): { node: number }[] => {
    if (told.has(node)) return [];
    told.add(node);
    return [{ node }];
  };
  return edges.flatMap((edge) => [...fresh(edge.from), { edge }, ...fresh(edge.to)]);
}

/** The events of each layer, those nearest to their causes' places first. */
function orderedLayers(layerOf: readonly number[], links: readonly { cause: number; effect: number }[]): number[][] {
  const layers: number[][] = Array.from({ length: Math.max(0, ...layerOf.map((layer) => layer + 1)) }, () => []);
  layerOf.forEach((layer, event) => layers[layer]!.push(event));
  const place = new Map<number, number>();
  for (const layer of layers) {
    const wish = (event: number): number => {
      const causes = links.filter(({ effect }) => effect === event).map(({ cause }) => place.get(cause) ?? 0);
      return causes.length === 0 ? event : causes.reduce((sum, at) => sum + at, 0) / causes.length;
    };
    const wishes = new Map(layer.map((event) => [event, wish(event)]));
    layer.sort((a, b) => wishes.get(a)! - wishes.get(b)! || a - b);
    layer.forEach((event, at) => place.set(event, at));
  }
  return layers;
}

const boxHeight = (lines: readonly string[]): number => lines.length * LINE_HEIGHT + 2 * PAD_Y;
const boxWidth = (lines: readonly string[], measure: MeasureText): number =>
  Math.ceil(Math.max(...lines.map(measure))) + 2 * PAD_X;
const stacked = (heights: readonly number[]): number =>
  heights.reduce((sum, height) => sum + height, 0) + BETWEEN * Math.max(0, heights.length - 1);

function placeRight(events: readonly string[], layers: readonly number[][], width: number, measure: MeasureText) {
  const tried = TEXT_WIDTHS.map((textWidth) => {
    const lines = events.map((event) => wrap(event, textWidth, measure));
    return { lines, placed: rowsOf(lines, layers, width, measure) };
  });
  // The fewest rows; of those the widest texts.
  return tried.reduce((best, one) => (Math.max(...one.placed.rows) < Math.max(...best.placed.rows) ? one : best));
}

function rowsOf(lines: readonly string[][], layers: readonly number[][], width: number, measure: MeasureText): Placed {
  const columns = layers.map((events) => ({
    events,
    width: Math.max(...events.map((event) => boxWidth(lines[event]!, measure))),
    height: stacked(events.map((event) => boxHeight(lines[event]!))),
  }));
  const rows: (typeof columns)[] = [];
  let x = 0;
  for (const column of columns) {
    const row = rows.at(-1);
    if (!row || x + column.width > width) {
      x = (rows.length > 0 ? INDENT : 0) + column.width + ARROW;
      rows.push([column]);
    } else {
      row.push(column);
      x += column.width + ARROW;
    }
  }
  const boxes: Box[] = [];
  const rowOf: number[] = [];
  let top = MARGIN;
  rows.forEach((row, index) => {
    const height = Math.max(...row.map((column) => column.height));
    let left = MARGIN + (index > 0 ? INDENT : 0);
    for (const column of row) {
      let y = top + (height - column.height) / 2;
      for (const event of column.events) {
        const own = { width: boxWidth(lines[event]!, measure), height: boxHeight(lines[event]!) };
        boxes[event] = { x: left + (column.width - own.width) / 2, y, ...own };
        rowOf[event] = index;
        y += own.height + BETWEEN;
      }
      left += column.width + ARROW;
    }
    top += height + ROW_GAP;
  });
  return { boxes, rows: rowOf, height: rows.length === 0 ? 0 : top - ROW_GAP - MARGIN };
}

function placeDown(events: readonly string[], layers: readonly number[][], width: number, measure: MeasureText) {
  const lines: string[][] = [];
  const boxes: Box[] = [];
  let top = MARGIN;
  for (const layer of layers) {
    const widest = (width - BETWEEN * (layer.length - 1)) / layer.length;
    for (const event of layer) lines[event] = wrap(events[event]!, Math.max(40, widest - 2 * PAD_X), measure);
    const widths = layer.map((event) => Math.min(widest, boxWidth(lines[event]!, measure)));
    const height = Math.max(...layer.map((event) => boxHeight(lines[event]!)));
    let left = MARGIN + (width - widths.reduce((sum, one) => sum + one, 0) - BETWEEN * (layer.length - 1)) / 2;
    layer.forEach((event, at) => {
      const own = boxHeight(lines[event]!);
      boxes[event] = { x: left, y: top + (height - own) / 2, width: widths[at]!, height: own };
      left += widths[at]! + BETWEEN;
    });
    top += height + ARROW;
  }
  return {
    lines,
    placed: { boxes, rows: events.map(() => 0), height: layers.length === 0 ? 0 : top - ARROW - MARGIN },
  };
}

interface Point {
  x: number;
  y: number;
}

type Arrow = Pick<DiagramEdge, 'shaft' | 'head' | 'x' | 'y'>;

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** A point of a cubic curve, at 0 to 1 of its way. */
function along(points: readonly [Point, Point, Point, Point], share: number): Point {
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
  const sum = (axis: 'x' | 'y') => points.reduce((total, point, index) => total + weights[index]! * point[axis], 0);
  return { x: round(sum('x')), y: round(sum('y')) };
}

function curve(start: Point, end: Point, bend: Point, share: number, head: string): Arrow {
  const first = { x: start.x + bend.x, y: start.y + bend.y };
  const second = { x: end.x - bend.x, y: end.y - bend.y };
  return {
    shaft: `M${at(start)}C${at(first)} ${at(second)} ${at(end)}`,
    head,
    ...along([start, first, second, end], share),
  };
}

const headRight = (tip: Point): string =>
  `M${at({ x: tip.x - HEAD, y: tip.y - HEAD / 2 })}L${at(tip)}L${at({ x: tip.x - HEAD, y: tip.y + HEAD / 2 })}`;
const headDown = (tip: Point): string =>
  `M${at({ x: tip.x - HEAD / 2, y: tip.y - HEAD })}L${at(tip)}L${at({ x: tip.x + HEAD / 2, y: tip.y - HEAD })}`;

function arrowRight(from: Box, to: Box, sameRow: boolean, share: number): Arrow {
  const start = { x: from.x + from.width, y: from.y + from.height / 2 };
  const end = { x: to.x, y: to.y + to.height / 2 };
  if (sameRow) return curve(start, end, { x: (end.x - start.x) / 2, y: 0 }, share, headRight(end));
  // Down on the right, back through the gap above the row of the effect, and into it from the left.
  const right = start.x + BETWEEN / 2;
  const gap = to.y - ROW_GAP / 2;
  const left = end.x - ARROW / 3;
  const corner = 8;
  const shaft =
    `M${at(start)}L${at({ x: right - corner, y: start.y })}Q${at({ x: right, y: start.y })} ${at({ x: right, y: start.y + corner })}` +
    `L${at({ x: right, y: gap - corner })}Q${at({ x: right, y: gap })} ${at({ x: right - corner, y: gap })}` +
    `L${at({ x: left + corner, y: gap })}Q${at({ x: left, y: gap })} ${at({ x: left, y: gap + corner })}` +
    `L${at({ x: left, y: end.y - corner })}Q${at({ x: left, y: end.y })} ${at({ x: left + corner, y: end.y })}L${at(end)}`;
  return { shaft, head: headRight(end), x: round(left + (right - left) * share), y: round(gap) };
}

function arrowDown(from: Box, to: Box, share: number): Arrow {
  const start = { x: from.x + from.width / 2, y: from.y + from.height };
  const end = { x: to.x + to.width / 2, y: to.y };
  return curve(start, end, { x: 0, y: (end.y - start.y) / 2 }, share, headDown(end));
}
