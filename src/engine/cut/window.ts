/** @file What a window shows of a flat map: how large each circle is in it, and which are out of sight. */
import type { MapTree } from './tree.ts';

/** Where one looks from at the map's plane (y = 0), and what of it is in the window. */
export interface MapWindow {
  /** x, y (up) and z of the eye. */
  eye: readonly [number, number, number];
  /** x and z of the place in the window's middle. */
  focus: readonly [number, number];
  /** x and z in turn of the corners of what is seen of the plane, a convex polygon. */
  corners: readonly number[];
  /** Pixels of something of size 1 at distance 1. */
  perUnit: number;
}

/** Whether a circle reaches into a convex polygon; corners may go round either way. */
export function reachesInto(corners: readonly number[], x: number, z: number, radius: number): boolean {
  const count = corners.length / 2;
  let turn = 0;
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    const k = (i + 2) % count;
    turn +=
      (corners[2 * j]! - corners[2 * i]!) * (corners[2 * k + 1]! - corners[2 * i + 1]!) -
      (corners[2 * j + 1]! - corners[2 * i + 1]!) * (corners[2 * k]! - corners[2 * i]!);
  }
  const sign = turn < 0 ? -1 : 1;
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    const dx = corners[2 * j]! - corners[2 * i]!;
    const dz = corners[2 * j + 1]! - corners[2 * i + 1]!;
    const inside = sign * (dx * (z - corners[2 * i + 1]!) - dz * (x - corners[2 * i]!));
    if (inside < -radius * Math.hypot(dx, dz)) return false;
  }
  return true;
}

/** Radius in pixels of each node's circle, measured where it is nearest to the window's middle; 0 where it is out of sight. */
export function sizeIn({ positions, radius }: MapTree, window: MapWindow): (node: number) => number {
  const { eye, focus, corners, perUnit } = window;
  return (node) => {
    const x = positions[3 * node]!;
    const z = positions[3 * node + 2]!;
    const r = radius[node]!;
    if (!reachesInto(corners, x, z, r)) return 0;
    const away = Math.hypot(focus[0] - x, focus[1] - z);
    const towards = away > r ? r / away : 1;
    const nearX = x + towards * (focus[0] - x);
    const nearZ = z + towards * (focus[1] - z);
    return (r * perUnit) / Math.max(1e-6, Math.hypot(eye[0] - nearX, eye[1], eye[2] - nearZ));
  };
}
