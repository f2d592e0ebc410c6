/** @file The overview's nodes and lines as vertices. */
import type { MapOverview } from '../../../rpc/map.ts';

/** Points of one gate's arc. */
export const ARC_POINTS = 17;
/** An arc's height over the straight line, as a share of its length. */
const ARC_RISE = 0.22;
/** In a small notebook things lie far apart, and need not be larger for it. */
const LARGEST_UNIT = 3.6;
/** A module also grows with its circle, so that large topics stand out of a large notebook. */
const SHARE_OF_CIRCLE = 0.07;
/** Corners of a module's circle: for small ones, and for those as large as the map. */
const FEWEST_CORNERS = 16;
const MOST_CORNERS = 96;

/** Radius of a node in the map's units: entities by how often they are mentioned, modules by how many they hold. */
export function nodeRadius(overview: MapOverview, node: number): number {
  const weight = overview.weight[node]!;
  const isEntity = node < overview.entityCount;
  const share = isEntity ? 0.24 + 0.07 * Math.min(6, Math.log2(1 + weight)) : 0.3 + 0.17 * Math.log2(1 + weight);
  const own = share * Math.min(overview.unit, LARGEST_UNIT);
  return isEntity ? own : own + SHARE_OF_CIRCLE * overview.circles[node - overview.entityCount]!;
}

/** Pairs of nodes for the lines of the hierarchy: each node and what it is part of. */
export function hierarchyPairs({ parent }: MapOverview): Uint32Array {
  const pairs: number[] = [];
  parent.forEach((above, node) => {
    if (above >= 0) pairs.push(node, above);
  });
  return Uint32Array.from(pairs);
}

/** Positions of both ends of each pair, in one run. */
export function lineVertices({ positions }: MapOverview, pairs: ArrayLike<number>): Float32Array {
  const vertices = new Float32Array(3 * pairs.length);
  for (let i = 0; i < pairs.length; i++) {
    vertices.set(positions.subarray(3 * pairs[i]!, 3 * pairs[i]! + 3), 3 * i);
  }
  return vertices;
}

/** For each vertex of a pair's line, the nodes at this and at its other end. */
export function lineEnds(pairs: ArrayLike<number>): Float32Array {
  const ends = new Float32Array(2 * pairs.length);
  for (let i = 0; i < pairs.length; i++) {
    ends[2 * i] = pairs[i]!;
    ends[2 * i + 1] = pairs[i ^ 1]!;
  }
  return ends;
}

export interface Rings {
  /** Two ends of each side of each circle. */
  vertices: Float32Array;
  /** The module's node, for each vertex, twice. */
  ends: Float32Array;
}

/** The circles of all modules on their planes. */
export function moduleRings({ circles, positions, entityCount }: MapOverview): Rings {
  const corners = Array.from(circles, (radius) => Math.round(Math.min(MOST_CORNERS, FEWEST_CORNERS + 2 * radius)));
  const total = corners.reduce((sum, count) => sum + 2 * count, 0);
  const vertices = new Float32Array(3 * total);
  const ends = new Float32Array(2 * total);
  let at = 0;
  circles.forEach((radius, module) => {
    const node = entityCount + module;
    const count = corners[module]!;
    for (let corner = 0; corner < count; corner++) {
      for (const end of [corner, corner + 1]) {
        const angle = (2 * Math.PI * end) / count;
        vertices[3 * at] = positions[3 * node]! + radius * Math.cos(angle);
        vertices[3 * at + 1] = positions[3 * node + 1]!;
        vertices[3 * at + 2] = positions[3 * node + 2]! + radius * Math.sin(angle);
        ends[2 * at] = ends[2 * at + 1] = node;
        at++;
      }
    }
  });
  return { vertices, ends };
}

/** The arcs of all gates, {@link ARC_POINTS} points each, rising over the modules that they join. */
export function gateArcs({ gates, positions }: MapOverview): Float32Array {
  const points = new Float32Array(3 * ARC_POINTS * gates.from.length);
  gates.from.forEach((from, gate) => {
    const to = gates.to[gate]!;
    const [ax, ay, az] = positions.subarray(3 * from, 3 * from + 3) as unknown as [number, number, number];
    const [bx, by, bz] = positions.subarray(3 * to, 3 * to + 3) as unknown as [number, number, number];
    const rise = ARC_RISE * Math.hypot(bx - ax, by - ay, bz - az);
    for (let i = 0; i < ARC_POINTS; i++) {
      const t = i / (ARC_POINTS - 1);
      const at = 3 * (gate * ARC_POINTS + i);
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
