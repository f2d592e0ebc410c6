/** @file The legend of a path's diagram speaks of nothing that is not there. */
import { expect, test } from 'vitest';
import type { DiagramEdge } from '../../src/engine/diagram/diagram.ts';
import { legend } from '../../src/ui/evidence/legend.ts';

const edge = (more: Partial<DiagramEdge> = {}): DiagramEdge => ({
  ...{ step: 0, from: 0, to: 1, shaft: '', head: '', x: 0, y: 0 },
  ...{ raises: true, hedged: false, gate: false, ...more },
});

test('one sign', () => {
  expect(legend({ edges: [edge()], follows: [] })).toBe('+ brings about or raises.');
  expect(legend({ edges: [edge({ raises: false })], follows: [] })).toBe('− prevents or lowers.');
});

test('all of them', () => {
  const edges = [edge(), edge({ raises: false, hedged: true, gate: true })];
  expect(legend({ edges, follows: ['M0 0'] })).toBe(
    '+ brings about or raises, − prevents or lowers, ? only perhaps. Red crosses a causal gate. Dotted: the path goes on.',
  );
});
