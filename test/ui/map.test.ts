import { describe, expect, it } from 'vitest';
import type { MapOverview, MapReplay } from '../../src/rpc/map.ts';
import { bundlesOf } from '../../src/engine/cut/bundles.ts';
import { cutThrough } from '../../src/engine/cut/cut.ts';
import { mapTree } from '../../src/engine/cut/tree.ts';
import { arcPieces, ARC_POINTS, arcsBetween } from '../../src/ui/map/picture/geometry.ts';
import { focusAt, focusOf } from '../../src/ui/map/picture/focus.ts';
import { placeLabels } from '../../src/ui/map/picture/labels.ts';
import { lookOf, MOST_GUESTS, type Look, type Shown } from '../../src/ui/map/picture/look.ts';
import { DISC, Motion, type Shape } from '../../src/ui/map/picture/motion.ts';
import { neighbour } from '../../src/ui/map/picture/neighbour.ts';
import { pickLine, pickNode, project } from '../../src/ui/map/picture/project.ts';
import { STATE } from '../../src/ui/map/picture/states.ts';
import { tableRows } from '../../src/ui/map/rows.ts';
import { treeRows } from '../../src/ui/map/tree-rows.ts';

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
    const { lit, chosen, links, gates } = focusOf(overview, { type: 'gate', gate: 0 });
    expect({ lit, chosen, links, gates }).toEqual({ lit: [], chosen: [3, 4], links: [], gates: [0] });
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
    expect(focusAt(replay, 0)).toMatchObject({ lit: [0], chosen: [0], links: [], gates: [] });
    expect(focusAt(replay, 1)).toMatchObject({ lit: [0, 3], chosen: [3], links: [0, 3], gates: [0] });
    expect(focusAt(replay, 3)).toMatchObject({ lit: [0, 3, 1], chosen: [2], links: [0, 1], gates: [] });
  });

  it('is gates that were chosen together, with both their ends', () => {
    const bundle = { type: 'bundle', a: 3, b: 4, gates: [0] } as const;
    expect(focusOf(overview, bundle)).toMatchObject({ lit: [], chosen: [3, 4], links: [], gates: [], bundle });
  });
});

describe('how things stand', () => {
  const tree = mapTree(overview);
  const everything = (mask: Uint8Array): Shown => {
    const sight = { size: () => 1, side: 1, mask, count: 5, byHand: new Set<number>(), before: new Set<number>() };
    const cut = cutThrough(tree, sight);
    return { overview, cut, bundles: bundlesOf(tree, overview.gates, cut, mask), mask };
  };
  const statesOf = (look: Look) => Object.fromEntries(look.states);

  it('dims the rest, and leaves out what the filters hide', () => {
    const look = lookOf(everything(Uint8Array.of(1, 1, 0, 1, 0)), filter, focusOf(overview, { type: 'node', node: 1 }));
    expect(statesOf(look)).toEqual({ 0: STATE.lit, 1: STATE.chosen, 3: STATE.lit });
    expect(look.links).toEqual([1, 3, 0, 1]);
    expect(look.arcs).toEqual([]);
    const gate = { a: 3, b: 4, sense: 1, gates: [0], share: 1 };
    expect(lookOf(everything(all), filter, null).arcs).toEqual([gate]);
    expect(lookOf(everything(all), { ...filter, showGates: false }, null).arcs).toEqual([]);
    expect(lookOf(everything(all), filter, null).ties).toEqual([0, 1, 1, 2]);
    expect(lookOf(everything(all), { ...filter, showTies: false }, null).ties).toEqual([]);
  });

  it('lights up the gates of what is chosen, once', () => {
    const look = lookOf(everything(all), filter, focusOf(overview, { type: 'node', node: 3 }));
    expect(look.litArcs.map(({ gates }) => gates)).toEqual([[0]]);
    expect(look.arcs).toEqual([]);
  });

  /** M is closed and N is not in sight. */
  const closed: Shown = {
    overview: { ...overview, gap: 0 },
    cut: { open: [], closed: [3], entities: [], passed: [], left: 0, isWhole: false },
    bundles: [{ a: 3, b: 4, gates: [0], forward: 0, backward: 1 }],
    mask: all,
  };

  it('shows what stands out even where the cut does not', () => {
    const look = lookOf(closed, filter, focusOf(overview, { type: 'node', node: 1 }));
    expect(look.shapes.map(({ node, hasPoint }) => [node, hasPoint])).toEqual([
      [3, false],
      [1, true],
      [0, true],
      [2, true],
    ]);
    expect(statesOf(look)).toEqual({ 3: STATE.lit, 1: STATE.chosen, 0: STATE.lit, 2: STATE.lit });
    // On one plane it lies in its module, and needs no line to it.
    expect(look.links).toEqual([0, 1, 1, 2]);
  });

  it('is never more than a few hundred things', () => {
    const focus = { lit: [], chosen: Array.from({ length: 5000 }, () => 0), links: [], gates: [], isExact: true };
    const many = { ...overview, gap: 0, level: new Uint8Array(6000), parent: new Int32Array(6000).fill(-1) };
    const mask = new Uint8Array(6000).fill(1);
    const chosen = focus.chosen.map((_, i) => i);
    const look = lookOf({ ...closed, overview: many, mask }, filter, { ...focus, chosen });
    expect(look.shapes.length).toBe(1 + MOST_GUESTS);
  });

  it('draws a bundle towards where all its gates lead, else without direction', () => {
    const sense = (forward: number, backward: number) => {
      const bundles = [{ a: 3, b: 4, gates: [0, 1], forward, backward }];
      return lookOf({ ...closed, bundles }, filter, null).arcs[0]!.sense;
    };
    expect([sense(2, 0), sense(0, 2), sense(1, 1), sense(1, 0)]).toEqual([1, -1, 0, 0]);
  });
});

describe('what comes and goes', () => {
  const shape = (node: number, disc: Shape['disc'] = DISC.none): Shape => ({ node, hasPoint: true, disc });
  const now = (motion: Motion) => Object.fromEntries([...motion.things].map(({ node, presence }) => [node, presence]));

  it('is there at once at first, and comes and goes step by step after that', () => {
    const motion = new Motion();
    motion.show([shape(1), shape(2)], false);
    expect(motion.step(0)).toBe(false);
    expect(now(motion)).toEqual({ 1: 1, 2: 1 });
    motion.show([shape(2), shape(3)], false);
    expect(motion.step(60)).toBe(true);
    expect(now(motion)[1]).toBeLessThan(1);
    expect(now(motion)[3]).toBeGreaterThan(0);
    expect(now(motion)[2]).toBe(1);
    motion.step(10_000);
    expect(now(motion)).toEqual({ 2: 1, 3: 1 });
    expect(motion.step(1)).toBe(false);
  });

  it('comes back from where it was on its way out', () => {
    const motion = new Motion();
    motion.show([shape(1)], false);
    motion.show([shape(2)], false);
    motion.step(120);
    motion.show([shape(1), shape(2)], false);
    expect(now(motion)[1]).toBeCloseTo(0.5, 1);
    motion.step(10_000);
    expect(now(motion)).toEqual({ 1: 1, 2: 1 });
  });

  it('opens and closes step by step, and at once where motion is not wanted', () => {
    const motion = new Motion();
    motion.show([shape(1, DISC.closed)], false);
    motion.show([shape(1, DISC.open)], false);
    motion.step(60);
    const [opening] = motion.things;
    expect(opening!.fill).toBeGreaterThan(0);
    expect(opening!.fill).toBeLessThan(1);
    motion.show([shape(1, DISC.closed), shape(2)], true);
    expect(motion.step(0)).toBe(false);
    expect([...motion.things].map(({ fill, presence }) => [fill, presence])).toEqual([
      [1, 1],
      [0, 1],
    ]);
  });
});

describe('the arrow keys', () => {
  const spots = [
    { node: 0, x: 100, y: 0 },
    { node: 1, x: 60, y: 50 },
    { node: 2, x: -40, y: 0 },
    { node: 3, x: 0, y: 80 },
  ];
  const from = { x: 0, y: 0 };

  it('lead to the nearest thing that lies in their direction', () => {
    expect(neighbour(spots, from, { x: 1, y: 0 })).toBe(0);
    expect(neighbour(spots, from, { x: -1, y: 0 })).toBe(2);
    expect(neighbour(spots, from, { x: 0, y: 1 })).toBe(3);
    expect(neighbour(spots, from, { x: 0, y: -1 })).toBe(-1);
  });
});

describe('the geometry', () => {
  it('starts and ends every arc at the modules that it joins, rising between', () => {
    const arcs = arcsBetween(overview, [{ a: 3, b: 4 }], () => false);
    expect([...arcs.subarray(0, 3)]).toEqual([-9, 20, 1]);
    expect([...arcs.subarray(-3)]).toEqual([10, 20, 0]);
    expect(arcs[3 * Math.floor(ARC_POINTS / 2) + 1]!).toBeGreaterThan(21);
    const { vertices, along } = arcPieces(arcs, [0]);
    expect(vertices).toHaveLength(6 * (ARC_POINTS - 1));
    expect([along[0], along.at(-1)]).toEqual([0, 1]);
  });

  it('ends an arc at the rim of a module that is open', () => {
    const arcs = arcsBetween(overview, [{ a: 3, b: 4 }], (node) => node === 3);
    expect(Math.hypot(arcs[0]! + 9, arcs[2]! - 1)).toBeCloseTo(4, 4);
    expect(arcs[0]!).toBeGreaterThan(-9);
    expect([...arcs.subarray(-3)]).toEqual([10, 20, 0]);
  });
});

describe('pointing', () => {
  /** Looks along −z from z = 0: x and y are divided by the distance. */
  const matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, -1, 0, 0, 0, 0];
  const viewport = { width: 200, height: 100 };
  const positions = Float32Array.of(0, 0, -2, 0, 0, -4, 1, 0, -2, 0, 0, 3);
  const pick = (x: number, y: number, shown = [0, 1, 2, 3]) =>
    pickNode(positions, shown, () => 5, matrix, viewport, { x, y }, 3);

  it('finds where a point is drawn, and none behind the eye', () => {
    expect(project(matrix, viewport, 1, 0.5, -2)).toEqual({ x: 150, y: 37.5, depth: 2 });
    expect(project(matrix, viewport, 0, 0, 3)).toBeNull();
  });

  it('means the nearest of those under the pointer that are shown', () => {
    expect(pick(101, 50)).toBe(0);
    expect(pick(101, 50, [1, 2, 3])).toBe(1);
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
    { x: 100, y: 100, radius: 4, isInside: false },
    { x: 110, y: 104, radius: 4, isInside: false },
    { x: 220, y: 100, radius: 4, isInside: false },
    null,
    { x: 299, y: 100, radius: 4, isInside: false },
  ];
  const place = (candidates: number[], most: number) =>
    placeLabels(
      candidates,
      () => 55,
      (node) => places[node]!,
      viewport,
      most,
    ).map(({ node }) => node);

  it('are those that matter most and have room', () => expect(place([0, 1, 2, 3, 4], 9)).toEqual([0, 2]));
  it('come in the order of importance', () => expect(place([1, 0, 2, 1], 9)).toEqual([1, 2]));
  it('are no more than asked for', () => expect(place([0, 2], 1)).toEqual([0]));
  it('keep clear of what is written over the picture; one that has to be there goes below', () => {
    const above = { left: 0, right: 300, top: 60, bottom: 95 };
    const at = (isWanted: boolean) =>
      placeLabels(
        [0],
        () => 55,
        () => ({ ...places[0]!, isWanted }),
        viewport,
        9,
        [above],
      );
    expect(at(false)).toEqual([]);
    expect(at(true)[0]!.y).toBeGreaterThan(104);
  });
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

describe('the tree', () => {
  const tree = mapTree(overview);
  const bySize = { column: 'weight', descending: true } as const;
  const rows = (expanded: number[], visible = all, found: number[] | null = null) =>
    treeRows(overview, tree, { expanded: new Set(expanded), visible, found, sorting: bySize });

  it('lists what is opened below its module, the modules before the entities, sorted', () => {
    expect(rows([])).toEqual([
      { node: 3, depth: 1, position: 1, siblings: 2, isExpanded: false },
      { node: 4, depth: 1, position: 2, siblings: 2, isExpanded: false },
    ]);
    expect(rows([3]).map(({ node, depth }) => [node, depth])).toEqual([
      [3, 1],
      [0, 2],
      [1, 2],
      [4, 1],
    ]);
    expect(rows([3])[2]).toEqual({ node: 1, depth: 2, position: 2, siblings: 2 });
  });

  it('shows the way to what was found, and nothing else', () => {
    expect(rows([], all, [1]).map(({ node }) => node)).toEqual([3, 1]);
    expect(rows([4], all, [1]).map(({ node }) => node)).toEqual([3, 1]);
    expect(rows([3], all, []).map(({ node }) => node)).toEqual([]);
  });

  it('puts the parts of a module that the filters hide in its place', () => {
    expect(rows([], Uint8Array.of(1, 1, 1, 0, 1)).map(({ node, depth }) => [node, depth])).toEqual([
      [4, 1],
      [0, 1],
      [1, 1],
    ]);
  });
});
