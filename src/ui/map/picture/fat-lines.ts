/** @file Lines of a width in CSS pixels, over everything else: gates, and what joins the nodes that stand out. */
import { Color } from 'three';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';
import type { MapColours } from './colours.ts';
import { arcPieces } from './geometry.ts';

/** A directed arc begins pale and ends red. */
const RED_AT_CAUSE = 0.45;

/** Whether an arc leads from its first end to its second, back, or neither way alone. */
export type Sense = 1 | -1 | 0;

/** @param width in CSS pixels @param order later ones are drawn over earlier ones */
export function fatLines(width: number, order: number): LineSegments2 {
  const material = new LineMaterial({ linewidth: width, vertexColors: true, transparent: true, depthTest: false });
  const lines = new LineSegments2(new LineSegmentsGeometry(), material);
  lines.frustumCulled = false;
  lines.visible = false;
  lines.renderOrder = order;
  return lines;
}

/**
 * Gives lines their pieces.
 *
 * @param vertices x, y and z of both ends of each piece
 * @param colour of each vertex
 */
export function fillLines(lines: LineSegments2, vertices: Float32Array, colour: (vertex: number) => Color): void {
  lines.visible = vertices.length > 0;
  if (!lines.visible) return;
  const colours = new Float32Array(vertices.length);
  for (let i = 0; 3 * i < vertices.length; i++) colour(i).toArray(colours, 3 * i);
  lines.geometry.dispose();
  const geometry = new LineSegmentsGeometry();
  geometry.setPositions(vertices);
  geometry.setColors(colours);
  lines.geometry = geometry;
}

/**
 * Draws arcs in the colour of gates.
 *
 * @param points of all arcs
 * @param sense of all arcs
 * @param shown the arcs that these lines draw
 * @param fading 0 to 1: how far the colour goes towards the paper's
 */
export function fillArcs(
  lines: LineSegments2,
  { points, sense }: { points: Float32Array; sense: (arc: number) => Sense },
  shown: readonly number[],
  colours: MapColours,
  fading: number,
): void {
  const { vertices, along } = arcPieces(points, shown);
  const paper = new Color(colours.paper);
  const red = new Color(colours.gate).lerp(paper, fading);
  const pale = paper.clone().lerp(red, RED_AT_CAUSE);
  const perArc = along.length / Math.max(shown.length, 1);
  fillLines(lines, vertices, (i) => {
    const way = sense(shown[Math.floor(i / perArc)]!);
    if (way === 0) return red;
    return pale.clone().lerp(red, way === 1 ? along[i]! : 1 - along[i]!);
  });
}
