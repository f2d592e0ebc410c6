/** @file The map's nodes and lines as vertices. */
import type { MapOverview } from '../../../rpc/map.ts';

/** Points of one arc. */
export const ARC_POINTS = 17;
/** An arc's height over the straight line, as a share of its length. */
const ARC_RISE = 0.22;
/** In a small notebook things lie far apart, and need not be larger for it. */
const LARGEST_UNIT = 3.6;
/** A module also grows with its circle, so that large topics stand out. */
const SHARE_OF_CIRCLE = 0.07;

/** Radius of a node's point in the map's units: entities by how often they are mentioned, modules by how many they hold. */
export function nodeRadius(overview: MapOverview, node: number): number {
  const weight = overview.weight[node]!;
  const isEntity = node < overview.entityCount;
  const share = isEntity ? 0.24 + 0.07 * Math.min(6, Math.log2(1 + weight)) : 0.3 + 0.17 * Math.log2(1 + weight);
  const own = share * Math.min(overview.unit, LARGEST_UNIT);
  return isEntity ? own : own + SHARE_OF_CIRCLE * overview.circles[node - overview.entityCount]!;
}

/** Positions of both ends of each pair, in one run. */
export function lineVertices({ positions }: MapOverview, pairs: ArrayLike<number>): Float32Array {
  const vertices = new Float32Array(3 * pairs.length);
  for (let i = 0; i < pairs.length; i++) {
    vertices.set(positions.subarray(3 * pairs[i]!, 3 * pairs[i]! + 3), 3 * i);
  }
  return vertices;
}

/** Where an arc ends at a node: in its middle, or at the rim of an open module's circle, so that it is not taken for one of its parts. */
function anchor(
  { positions, circles, entityCount }: MapOverview,
  node: number,
  other: number,
  atRim: boolean,
): number[] {
  const [x, y, z] = positions.subarray(3 * node, 3 * node + 3) as unknown as [number, number, number];
  const radius = atRim ? (circles[node - entityCount] ?? 0) : 0;
  if (radius === 0) return [x, y, z];
  const dx = positions[3 * other]! - x;
  const dz = positions[3 * other + 2]! - z;
  const away = Math.hypot(dx, dz) || 1;
  return [x + (radius * dx) / away, y, z + (radius * dz) / away];
}

/**
 * Arcs between pairs of nodes, {@link ARC_POINTS} points each, rising over what they join.
 *
 * @param isRim whether an arc ends at the rim of a node's circle
 */
export function arcsBetween(
  overview: MapOverview,
  pairs: readonly { a: number; b: number }[],
  isRim: (node: number) => boolean,
): Float32Array {
  const points = new Float32Array(3 * ARC_POINTS * pairs.length);
  pairs.forEach(({ a, b }, arc) => {
    const [ax, ay, az] = anchor(overview, a, b, isRim(a)) as [number, number, number];
    const [bx, by, bz] = anchor(overview, b, a, isRim(b)) as [number, number, number];
    const rise = ARC_RISE * Math.hypot(bx - ax, by - ay, bz - az);
    for (let i = 0; i < ARC_POINTS; i++) {
      const t = i / (ARC_POINTS - 1);
      const at = 3 * (arc * ARC_POINTS + i);
      points[at] = ax + t * (bx - ax);
      points[at + 1] = ay + t * (by - ay) + 4 * t * (1 - t) * rise;
      points[at + 2] = az + t * (bz - az);
    }
  });
  return points;
}

/** Neighbouring points of the chosen arcs, as separate pieces of line; and how far along its arc each end is, 0 to 1. */
export function arcPieces(
  points: Float32Array,
  arcs: readonly number[],
): { vertices: Float32Array; along: Float32Array } {
  const pieces = ARC_POINTS - 1;
  const vertices = new Float32Array(6 * pieces * arcs.length);
  const along = new Float32Array(2 * pieces * arcs.length);
  arcs.forEach((arc, position) => {
    for (let i = 0; i < pieces; i++) {
      const from = 3 * (arc * ARC_POINTS + i);
      vertices.set(points.subarray(from, from + 6), 6 * (position * pieces + i));
      along[2 * (position * pieces + i)] = i / pieces;
      along[2 * (position * pieces + i) + 1] = (i + 1) / pieces;
    }
  });
  return { vertices, along };
}
