import { describe, expect, it } from 'vitest';
import type { MapOverview, MapReplay } from '../../src/rpc/map.ts';
import { arcPieces, ARC_POINTS, gateArcs, lineEnds, moduleRings } from '../../src/ui/map/picture/geometry.ts';
import { focusAt, focusOf } from '../../src/ui/map/picture/focus.ts';
import { placeLabels } from '../../src/ui/map/picture/labels.ts';
import { lookOf, MOST_GATES } from '../../src/ui/map/picture/look.ts';
import { pickLine, pickNode, project } from '../../src/ui/map/picture/project.ts';
import { STATE } from '../../src/ui/map/picture/states.ts';
import { tableRows } from '../../src/ui/map/rows.ts';

/** Entities a, b, c in modules M (a, b) and N (c); a gate from M to N. */
const overview: MapOverview = {
  generation: 1,
  entityCount: 3,
  levels: 1,
  names: ['b thing', 'a thing', 'c thing', 'M', 'N'],
  level: Uint8Array.of(0, 0, 0, 1, 1),
  kind: Uint8Array.of(0, 1, 0, 0, 0),
  weight: Uint32Array.of(5, 1, 3, 2, 1),
  relations: Uint32Array.of(0, 2, 1, 2, 1),
  gateCount: Uint32Array.of(1, 1, 1, 1, 1),
  alphabetical: Uint32Array.of(1, 0, 2, 3, 4),
  parent: Int32Array.of(3, 3, 4, -1, -1),
  positions: Float32Array.of(-10, 0, 0, -8, 0, 2, 10, 0, 0, -9, 20, 1, 10, 20, 0),
  circles: Float32Array.of(4, 2),
  gap: 20,
  unit: 1,
  ties: { pairs: Uint32Array.of(0, 1, 1, 2), total: 2 },
  gates: {
    from: Uint32Array.of(3),
    to: Uint32Array.of(4),
    score: Float32Array.of(0.5),
    directed: Uint8Array.of(1),
  },
  documents: [],
};
const all = new Uint8Array(5).fill(1);
const filter = { hiddenLevels: [], showGates: true, showTies: true, kind: null, documentId: null };

describe('what stands out', () => {
  it('is a thing with its ties and all that it is part of', () => {
    const { lit, chosen, links, gates } = focusOf(overview, { type: 'node', node: 1 });
    expect(chosen).toEqual([1]);
    expect(new Set(lit)).toEqual(new Set([3, 0, 2]));
    expect(links).toEqual([1, 3, 0, 1, 1, 2]);
    expect(gates).toEqual([]);
  });

  it('is a module with its content and its gates', () => {
    const { lit, gates } = focusOf(overview, { type: 'node', node: 3 });
    expect(new Set(lit)).toEqual(new Set([0, 1, 4]));
    expect(gates).toEqual([0]);
  });

  it('is a gate with both its modules', () => {
    expect(focusOf(overview, { type: 'gate', gate: 0 })).toEqual({ lit: [], chosen: [3, 4], links: [], gates: [0] });
  });

  it('grows with a replay, but for what was set aside; the causal path takes the place of the search', () => {
    const none = { links: [], gates: [], sentences: [] };
    const replay: MapReplay = {
      generation: 1,
      question: 'Why?',
      steps: [
        { ...none, kind: 'seeds', nodes: [0] },
        { ...none, kind: 'hop', nodes: [3], links: [0, 3], gates: [0] },
        { ...none, kind: 'path', nodes: [0, 1], links: [0, 1] },
        { ...none, kind: 'rejected', nodes: [2] },
      ],
    };
    expect(focusAt(replay, 0)).toEqual({ lit: [0], chosen: [0], links: [], gates: [] });
    expect(focusAt(replay, 1)).toEqual({ lit: [0, 3], chosen: [3], links: [0, 3], gates: [0] });
    expect(focusAt(replay, 3)).toEqual({ lit: [0, 3, 1], chosen: [2], links: [0, 1], gates: [] });
  });

  it('dims the rest, and leaves hidden what the filters hide', () => {
    const visible = Uint8Array.of(1, 1, 0, 1, 0);
    const look = lookOf(overview, visible, filter, focusOf(overview, { type: 'node', node: 1 }));
    expect([...look.states]).toEqual([STATE.lit, STATE.chosen, STATE.hidden, STATE.lit, STATE.hidden]);
    expect(look.links).toEqual([1, 3, 0, 1]);
    expect(look.gates).toEqual([]);
    expect(lookOf(overview, all, filter, null).gates).toEqual([0]);
    expect(lookOf(overview, all, { ...filter, showGates: false }, null).gates).toEqual([]);
  });
});

describe('a notebook with very many gates', () => {
  const many = 2 * MOST_GATES;
  const crowded: MapOverview = {
    ...overview,
    level: Uint8Array.of(0, 0, 0, 2, 2),
    gates: {
      from: new Uint32Array(many).fill(3).fill(1, 0, MOST_GATES),
      to: new Uint32Array(many).fill(4),
      score: Float32Array.from({ length: many }, (_, gate) => gate / many),
      directed: new Uint8Array(many),
    },
  };

  it('draws those between the largest topics, and all of what is selected', () => {
    expect(Math.min(...lookOf(crowded, all, filter, null).gates)).toBe(MOST_GATES);
    const look = lookOf(crowded, all, filter, focusOf(crowded, { type: 'node', node: 4 }));
    expect(look.litGates).toHaveLength(many);
    expect(look.gates).toEqual([]);
  });
});

describe('the geometry', () => {
  it('starts and ends every arc at the modules that the gate joins, rising between', () => {
    const arcs = gateArcs(overview);
    expect([...arcs.subarray(0, 3)]).toEqual([-9, 20, 1]);
    expect([...arcs.subarray(-3)]).toEqual([10, 20, 0]);
    expect(arcs[3 * Math.floor(ARC_POINTS / 2) + 1]!).toBeGreaterThan(21);
    const { vertices, along } = arcPieces(arcs, [0]);
    expect(vertices).toHaveLength(6 * (ARC_POINTS - 1));
    expect([along[0], along.at(-1)]).toEqual([0, 1]);
  });

  it('knows both ends at every vertex of a line', () => {
    expect([...lineEnds([7, 9, 1, 2])]).toEqual([7, 9, 9, 7, 1, 2, 2, 1]);
  });

  it('closes every circle', () => {
    const { vertices, ends } = moduleRings(overview);
    expect(vertices.length / 3).toBe(ends.length / 2);
    for (let i = 0; i < vertices.length; i += 3) {
      const module = ends[(2 * i) / 3]! - overview.entityCount;
      const [x, y, z] = overview.positions.subarray(3 * ends[(2 * i) / 3]!);
      expect(vertices[i + 1]).toBe(y);
      expect(Math.hypot(vertices[i]! - x!, vertices[i + 2]! - z!)).toBeCloseTo(overview.circles[module]!, 3);
    }
  });
});

describe('pointing', () => {
  /** Looks along −z from z = 0: x and y are divided by the distance. */
  const matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, -1, 0, 0, 0, 0];
  const viewport = { width: 200, height: 100 };
  const positions = Float32Array.of(0, 0, -2, 0, 0, -4, 1, 0, -2, 0, 0, 3);
  const pick = (x: number, y: number, shown = (_: number) => true) =>
    pickNode(positions, shown, () => 5, matrix, viewport, { x, y }, 3);

  it('finds where a point is drawn, and none behind the eye', () => {
    expect(project(matrix, viewport, 1, 0.5, -2)).toEqual({ x: 150, y: 37.5, depth: 2 });
    expect(project(matrix, viewport, 0, 0, 3)).toBeNull();
  });

  it('means the nearest of those under the pointer that are shown', () => {
    expect(pick(101, 50)).toBe(0);
    expect(pick(101, 50, (node) => node !== 0)).toBe(1);
    expect(pick(150, 57)).toBe(2);
    expect(pick(20, 20)).toBe(-1);
  });

  it('finds a line beside the pointer', () => {
    const lines = Float32Array.of(-1, 0.5, -2, 1, 0.5, -2, -1, -0.5, -2, 1, -0.5, -2);
    const find = (x: number, y: number, shown = (_: number) => true) =>
      pickLine(lines, 2, shown, matrix, viewport, { x, y }, 4);
    expect(find(100, 39)).toBe(0);
    expect(find(100, 61)).toBe(1);
    expect(find(100, 50)).toBe(-1);
    expect(find(100, 39, (line) => line === 1)).toBe(-1);
  });
});

describe('names on the picture', () => {
  const viewport = { width: 300, height: 200 };
  const places = [
    { x: 100, y: 100, radius: 4 },
    { x: 110, y: 104, radius: 4 },
    { x: 220, y: 100, radius: 4 },
    null,
    { x: 299, y: 100, radius: 4 },
  ];
  const place = (candidates: number[], most: number) =>
    placeLabels(
      candidates,
      () => 8,
      (node) => places[node]!,
      viewport,
      most,
    ).map(({ node }) => node);

  it('are those that matter most and have room', () => expect(place([0, 1, 2, 3, 4], 9)).toEqual([0, 2]));
  it('come in the order of importance', () => expect(place([1, 0, 2, 1], 9)).toEqual([1, 2]));
  it('are no more than asked for', () => expect(place([0, 2], 1)).toEqual([0]));
});

describe('the table', () => {
  const rows = (...given: Parameters<typeof tableRows> extends [unknown, ...infer Rest] ? Rest : never) => [
    ...tableRows(overview, ...given),
  ];

  it('sorts by numbers and by name, both ways', () => {
    expect(rows('entities', all, null, { column: 'weight', descending: true })).toEqual([0, 2, 1]);
    expect(rows('entities', all, null, { column: 'name', descending: false })).toEqual([1, 0, 2]);
    expect(rows('entities', all, null, { column: 'module', descending: true })).toEqual([2, 0, 1]);
    expect(rows('modules', all, null, { column: 'level', descending: true })).toEqual([3, 4]);
  });

  it('lists what the filters and the name let through; a gate with either module found', () => {
    expect(rows('entities', Uint8Array.of(1, 0, 1, 1, 1), [0, 1], { column: 'name', descending: false })).toEqual([0]);
    const byScore = { column: 'score', descending: true } as const;
    expect(rows('gates', all, [4], byScore)).toEqual([0]);
    expect(rows('gates', all, [0], byScore)).toEqual([]);
    expect(rows('gates', Uint8Array.of(1, 1, 1, 1, 0), null, byScore)).toEqual([]);
  });
});
