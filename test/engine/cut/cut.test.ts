import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bundlesOf,
  drawnBundles,
  MOST_BUNDLES,
  standsFor,
  weightOf,
  type GateColumns,
} from '../../../src/engine/cut/bundles.ts';
import { cutThrough, isSameCut, MOST_SHOWN, type Cut } from '../../../src/engine/cut/cut.ts';
import { childrenOf, pathTo } from '../../../src/engine/cut/tree.ts';
import { whereabouts } from '../../../src/engine/cut/whereabouts.ts';
import { reachesInto } from '../../../src/engine/cut/window.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { madeTree, SIDE, sightOf } from './made.ts';

const tree = madeTree(6000);
const FAR = 330;
const all = (cut: Cut): number[] => [...cut.open, ...cut.closed, ...cut.entities];
const placeOf = (node: number): [number, number] => [tree.positions[3 * node]!, tree.positions[3 * node + 2]!];
/** As near as a module fills the window. */
const near = (node: number): number => tree.radius[node]! / 0.3;
const leaf = tree.parent[0]!;

describe('the tree of a map', () => {
  it('holds every node once, below what it lies in, the largest first', () => {
    const found = [...tree.roots];
    for (let node = tree.entityCount; node < tree.parent.length; node++) {
      const children = [...childrenOf(tree, node)];
      expect(children.every((child) => tree.parent[child] === node)).toBe(true);
      const sizes = children.map((child) => tree.radius[child]!);
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      found.push(...children);
    }
    expect(found.toSorted((a, b) => a - b)).toEqual([...tree.parent.keys()]);
    expect(childrenOf(tree, 0)).toHaveLength(0);
  });

  it('knows the way to a node', () => {
    const way = pathTo(tree, 0);
    expect(tree.parent[way[0]!]).toBe(-1);
    expect(way.at(-1)).toBe(leaf);
    expect(pathTo(tree, tree.roots[0]!)).toEqual([]);
  });
});

describe('a cut', () => {
  it('begins with the top modules, closed', () => {
    const cut = cutThrough(tree, sightOf(tree, 0, 0, FAR));
    expect(cut.open).toEqual([]);
    expect(cut.closed.length).toBeGreaterThan(5);
    expect(cut.closed.every((node) => tree.parent[node] === -1)).toBe(true);
    expect(cut.isWhole).toBe(false);
  });

  it('opens the modules on the way to what one looks at, and shows it', () => {
    const cut = cutThrough(tree, sightOf(tree, ...placeOf(leaf), near(leaf)));
    for (const node of pathTo(tree, 0)) expect(cut.open).toContain(node);
    for (const part of childrenOf(tree, leaf)) expect(all(cut)).toContain(part);
  });

  it('never shows more than its budget, nothing twice, and what it shows only in what is open', () => {
    const place = fc.double({ min: -100, max: 100, noNaN: true });
    const height = fc.double({ min: 0.5, max: 500, noNaN: true });
    fc.assert(
      fc.property(place, place, height, fc.integer({ min: 20, max: 400 }), (x, z, from, most) => {
        const sight = sightOf(tree, x, z, from);
        const cut = cutThrough(tree, sight, most);
        const shown = all(cut);
        expect(shown.length).toBeLessThanOrEqual(most);
        expect(new Set(shown).size).toBe(shown.length);
        const open = new Set(cut.open);
        for (const node of shown) {
          expect(sight.size(node)).toBeGreaterThan(0);
          if (tree.parent[node]! >= 0) expect(open.has(tree.parent[node]!)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('stays as it is where one stops: what is open closes later than it opened', () => {
    const root = tree.roots[0]!;
    const place = placeOf(root);
    let height = FAR;
    const at = (from: number, before: number[]) =>
      cutThrough(tree, sightOf(tree, ...place, from, { before: new Set(before) })).open.includes(root);
    while (!at(height, [])) height *= 0.98;
    expect(at(height * 1.1, [])).toBe(false);
    expect(at(height * 1.1, [root])).toBe(true);
    expect(at(height * 1.5, [root])).toBe(false);
  });

  it('opens what a person opens, however small, while there is something to see in it', () => {
    const { size } = sightOf(tree, 0, 0, FAR);
    const root = [...tree.roots].findLast((node) => size(node) > 30)!;
    const byHand = new Set([root]);
    const opened = cutThrough(tree, sightOf(tree, 0, 0, FAR, { byHand }));
    expect(opened.open).toEqual([root]);
    expect(childrenOf(tree, root).some((part) => all(opened).includes(part))).toBe(true);
    expect(cutThrough(tree, sightOf(tree, 0, 0, 20 * FAR, { byHand })).open).toEqual([]);
  });

  it('shows everything where that is not too much, in sight or not', () => {
    const small = madeTree(MOST_SHOWN - 60);
    const cut = cutThrough(small, sightOf(small, 1000, 1000, 1));
    expect(all(cut).toSorted((a, b) => a - b)).toEqual([...small.parent.keys()]);
    expect(cut.isWhole).toBe(true);
  });

  it('goes through modules that the filters hide', () => {
    const mask = Uint8Array.from(tree.parent, (above, node) => (node >= tree.entityCount && above < 0 ? 0 : 1));
    const count = mask.reduce((sum, flag) => sum + flag, 0);
    const cut = cutThrough(tree, sightOf(tree, 0, 0, FAR, { mask, count }));
    expect(cut.passed.length).toBeGreaterThan(5);
    expect(cut.closed.length).toBeGreaterThan(10);
    expect(cut.closed.every((node) => tree.parent[tree.parent[node]!] === -1)).toBe(true);
  });

  it('tells how much found no room, and leaves out the smallest', () => {
    const sight = sightOf(tree, 0, 0, FAR);
    const whole = cutThrough(tree, sight);
    const few = cutThrough(tree, sight, 5);
    expect(few.left).toBe(whole.closed.length - 5);
    const size = (node: number) => tree.radius[node]!;
    const left = whole.closed.filter((node) => !few.closed.includes(node));
    expect(Math.min(...few.closed.map(size))).toBeGreaterThanOrEqual(Math.max(...left.map(size)));
  });

  it('is the same for the same sight', () => {
    const cut = () => cutThrough(tree, sightOf(tree, ...placeOf(leaf), near(leaf)));
    expect(isSameCut(cut(), cut())).toBe(true);
    expect(isSameCut(cut(), cutThrough(tree, sightOf(tree, 0, 0, FAR)))).toBe(false);
  });
});

describe('bundles of gates', () => {
  const random = seededRandom(5);
  const modules = tree.parent.length - tree.entityCount;
  const count = 2000;
  const any = () => Uint32Array.from({ length: count }, () => tree.entityCount + Math.floor(random() * modules));
  const gates: GateColumns = {
    from: any(),
    to: any(),
    score: Float32Array.from({ length: count }, random),
    directed: Uint8Array.from({ length: count }, () => (random() < 0.7 ? 1 : 0)),
  };
  const mask = new Uint8Array(tree.parent.length).fill(1);
  const home = cutThrough(tree, sightOf(tree, 0, 0, FAR));
  const inRoot = (node: number) => pathTo(tree, node)[0] ?? node;

  it('join what stands for the modules, and hold every gate between them once', () => {
    const bundles = bundlesOf(tree, gates, home, mask);
    const wanted = [...gates.from.keys()].filter((gate) => inRoot(gates.from[gate]!) !== inRoot(gates.to[gate]!));
    expect(bundles.flatMap((bundle) => bundle.gates).toSorted((a, b) => a - b)).toEqual(wanted);
    for (const { a, b, gates: held, forward, backward } of bundles) {
      const directed = held.filter((gate) => gates.directed[gate] === 1);
      expect(held.every((gate) => [a, b].includes(inRoot(gates.from[gate]!)))).toBe(true);
      expect(forward).toBe(directed.filter((gate) => inRoot(gates.from[gate]!) === a).length);
      expect(backward).toBe(directed.length - forward);
      const scores = held.map((gate) => gates.score[gate]!);
      expect(scores).toEqual(scores.toSorted((x, y) => y - x));
    }
  });

  it('come with the weightiest first', () => {
    const weights = bundlesOf(tree, gates, home, mask).map((bundle) => weightOf(bundle, gates));
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });

  it('are drawn as far as they do not cover what they join, few of them out of sight', () => {
    const whole = bundlesOf(tree, gates, home, mask);
    const drawn = drawnBundles(whole, home);
    expect(whole.length).toBeGreaterThan(drawn.length);
    expect(drawn).toEqual(whole.slice(0, Math.min(MOST_BUNDLES, home.closed.length)));
    const cut = cutThrough(tree, sightOf(tree, ...placeOf(leaf), near(leaf)));
    const seen = new Set(all(cut));
    const drawnNear = drawnBundles(bundlesOf(tree, gates, cut, mask), cut);
    expect(drawnNear.length).toBeLessThanOrEqual(MOST_BUNDLES);
    const out = drawnNear.filter(({ a, b }) => !seen.has(a) || !seen.has(b));
    expect(out.length).toBeLessThanOrEqual(MOST_BUNDLES / 4);
  });

  it('lead out of sight to what would be shown there, never to a module that holds both ends', () => {
    const cut = cutThrough(tree, sightOf(tree, ...placeOf(leaf), near(leaf)));
    const open = new Set(cut.open);
    const seen = new Set(all(cut));
    const bundles = bundlesOf(tree, gates, cut, mask);
    expect(bundles.some(({ a, b }) => !seen.has(a) || !seen.has(b))).toBe(true);
    for (const { a, b, gates: held } of bundles) {
      expect(seen.has(a) || seen.has(b)).toBe(true);
      for (const end of [a, b]) expect(pathTo(tree, end).every((above) => open.has(above))).toBe(true);
      // One that ends at an open module is one of that module itself.
      for (const end of [a, b].filter((node) => open.has(node))) {
        expect(held.every((gate) => gates.from[gate] === end || gates.to[gate] === end)).toBe(true);
      }
    }
  });

  it('leave out gates of modules that the filters hide', () => {
    const hidden = mask.slice().fill(0, tree.entityCount);
    expect(bundlesOf(tree, gates, home, hidden)).toEqual([]);
  });

  it('stand for a node by the largest closed module around it', () => {
    const [root, next] = pathTo(tree, 0);
    expect(standsFor(tree, () => false, 0)).toBe(root);
    expect(standsFor(tree, (node) => node === root, 0)).toBe(next);
    expect(standsFor(tree, () => true, 0)).toBe(0);
  });
});

describe('where one is', () => {
  const at = (x: number, z: number, height: number): number[] => {
    const sight = sightOf(tree, x, z, height);
    return whereabouts(tree, cutThrough(tree, sight), [x, z], sight.size, SIDE);
  };

  it('is nowhere in particular while all of it is seen, and in a module that fills the window', () => {
    expect(at(0, 0, FAR)).toEqual([]);
    expect(at(...placeOf(leaf), near(leaf))).toEqual(pathTo(tree, 0));
  });
});

describe('what a window shows', () => {
  it('is what reaches into it, whichever way its corners go round', () => {
    const corners = [0, 0, 10, 0, 12, 8, -2, 8];
    for (const each of [corners, [-2, 8, 12, 8, 10, 0, 0, 0]]) {
      expect(reachesInto(each, 5, 4, 1)).toBe(true);
      expect(reachesInto(each, 5, -2, 1)).toBe(false);
      expect(reachesInto(each, 5, -2, 3)).toBe(true);
      expect(reachesInto(each, 5, 4, 100)).toBe(true);
      expect(reachesInto(each, 20, 4, 3)).toBe(false);
    }
  });
});
