/** @file What the signs and lines of a path's diagram mean. */
import type { Diagram } from '../../engine/diagram/diagram.ts';
import { path as words } from '../texts/path.ts';

/** Tells of those alone that the diagram has. */
export function legend({ edges, follows }: Pick<Diagram, 'edges' | 'follows'>): string {
  const { hint } = words;
  const signs = [
    ...(edges.some(({ raises }) => raises) ? [hint.raises] : []),
    ...(edges.some(({ raises }) => !raises) ? [hint.lowers] : []),
    ...(edges.some(({ hedged }) => hedged) ? [hint.hedged] : []),
  ];
  const lines = [...(edges.some(({ gate }) => gate) ? [hint.gate] : []), ...(follows.length > 0 ? [hint.follows] : [])];
  return [hint.signs(signs), ...lines].join(' ');
}
