/** @file Lines of a width in CSS pixels, over everything else: gates, and what joins the nodes that stand out. */
import { Color } from 'three';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';
import type { MapGates } from '../../../rpc/map.ts';
import type { MapColours } from './colours.ts';
import { arcPieces } from './geometry.ts';

/** More gates than this are drawn translucent. */
const MOST_OPAQUE_GATES = 200;
/** A directed gate begins pale and ends red. */
const RED_AT_CAUSE = 0.45;

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
 * Draws gates as arcs.
 *
 * @param arcs of all gates
 * @param shown the gates that are drawn
 * @param fading 0 to 1: how far the colour goes towards the paper's
 */
export function fillGates(
  lines: LineSegments2,
  { arcs, directed }: { arcs: Float32Array; directed: MapGates['directed'] },
  shown: readonly number[],
  colours: MapColours,
  fading: number,
): void {
  const { vertices, along } = arcPieces(arcs, shown);
  const paper = new Color(colours.paper);
  const red = new Color(colours.gate).lerp(paper, fading);
  const pale = paper.clone().lerp(red, RED_AT_CAUSE);
  const perGate = along.length / Math.max(shown.length, 1);
  fillLines(lines, vertices, (i) => {
    const isDirected = directed[shown[Math.floor(i / perGate)]!] === 1;
    return isDirected ? pale.clone().lerp(red, along[i]!) : red;
  });
}

/** Many gates must each be thinner and fainter, or they cover everything. */
export function thinOut({ material }: LineSegments2, count: number): void {
  material.linewidth = Math.max(1.2, Math.min(2.4, 24 / Math.sqrt(Math.max(count, 1))));
  // Pieces of a line overlap where they meet, which would show in a few wide lines.
  material.opacity = count <= MOST_OPAQUE_GATES ? 1 : Math.max(0.22, MOST_OPAQUE_GATES / count);
}
