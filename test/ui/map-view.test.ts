/** @file What is selected on the map stays selected when a new index gives everything other numbers. */
import { describe, expect, it } from 'vitest';
import type { MapApi, MapBundledGate, MapNodeDetails, MapOverview } from '../../src/rpc/map.ts';
import { MapView } from '../../src/ui/map/map-view.svelte.ts';

interface Node {
  name: string;
  level?: number;
  parent?: number;
}

/** A view of a notebook, and a way to index that notebook anew. */
function viewOf(
  first: Node[],
  nameNow: (name: string) => string,
): { view: MapView; reindex: (nodes: Node[]) => Promise<void> } {
  let nodes = first;
  let generation = 1;
  const levelOf = (node: number) => nodes[node]?.level ?? 0;
  const api: Partial<MapApi> = {
    overview: () =>
      Promise.resolve({
        generation,
        names: nodes.map(({ name }) => name),
        level: Uint8Array.from(nodes, (_, at) => levelOf(at)),
        parent: Int32Array.from(nodes, ({ parent }) => parent ?? -1),
        gates: { from: Uint32Array.of(1), to: Uint32Array.of(2) },
      } as MapOverview),
    gates: (_notebook, gates) => Promise.resolve(gates.map((gate) => ({ gate }) as unknown as MapBundledGate)),
    node: (_notebook, node) =>
      Promise.resolve({
        type: levelOf(node) === 0 ? 'entity' : 'module',
        node,
        level: levelOf(node),
        ...nodes[node],
      } as unknown as MapNodeDetails),
  };
  const view = new MapView(api as MapApi, 'n', nameNow);
  const reindex = async (next: Node[]): Promise<void> => {
    nodes = next;
    generation += 1;
    await view.load();
  };
  return { view, reindex };
}

async function selectedAfter(
  first: Node[],
  node: number,
  next: Node[],
  nameNow = (name: string) => name,
): Promise<string | null> {
  const { view, reindex } = viewOf(first, nameNow);
  await view.load();
  await view.select({ type: 'node', node });
  await reindex(next);
  expect(view.selection).toEqual(view.details === null ? null : { type: 'node', node: expect.any(Number) as number });
  return view.details?.type === 'node' ? view.details.details.name : null;
}

describe('after a new index, what was selected', () => {
  it('is found by its name, at its level', async () => {
    const storm = [{ name: 'rain' }, { name: 'storm' }];
    const renumbered = [{ name: 'storm', level: 1 }, { name: 'wind' }, { name: 'storm' }];
    expect(await selectedAfter(storm, 1, renumbered)).toBe('storm');
  });

  it('is found by what it is called now, where that is not its name any more', async () => {
    const renamed = [{ name: 'rain' }, { name: 'May storm' }];
    expect(await selectedAfter([{ name: 'storm' }], 0, renamed, () => 'May storm')).toBe('May storm');
    expect(await selectedAfter([{ name: 'rain' }], 0, renamed, () => 'May storm')).toBe('rain');
  });

  it('is nothing, when it is gone', async () => {
    expect(await selectedAfter([{ name: 'storm' }], 0, [{ name: 'rainstorm' }])).toBeNull();
    expect(await selectedAfter([{ name: 'weather', level: 1 }], 0, [{ name: 'x' }], () => 'x')).toBeNull();
  });
});

describe('the way to a thing', () => {
  const nested = [
    { name: 'storm', parent: 1 },
    { name: 'weather', level: 1, parent: 2 },
    { name: 'nature', level: 2 },
    { name: 'trade', level: 2 },
  ];
  const cut = { open: [3], closed: [2], entities: [], passed: [], left: 0, isWhole: false };

  it('opens when it is found, and is what the picture is to bring into sight', async () => {
    const { view } = viewOf(nested, (name) => name);
    await view.load();
    view.selectNode(0);
    expect([...view.expanded].toSorted()).toEqual([1, 2]);
    expect(view.sought).toEqual({ node: 0 });
    view.selectGate(0);
    expect(view.sought).toEqual({ node: 1 });
  });

  it('is open in the table, with what the picture has open and what was opened by hand', async () => {
    const { view } = viewOf(nested, (name) => name);
    await view.load();
    view.cut = cut;
    view.show('table');
    expect([...view.expanded]).toEqual([3]);
    view.toggle(2);
    expect([...view.byHand]).toEqual([2]);
    view.toggle(3);
    expect([...view.expanded]).toEqual([2]);
    view.show('picture');
    await view.select({ type: 'node', node: 0 });
    view.show('table');
    expect([...view.expanded].toSorted()).toEqual([1, 2, 3]);
  });

  it('is forgotten with the numbers of an old index', async () => {
    const { view, reindex } = viewOf(nested, (name) => name);
    await view.load();
    view.cut = cut;
    view.toggle(2);
    await view.select({ type: 'bundle', a: 2, b: 3, gates: [0] });
    expect(view.details).toMatchObject({ type: 'bundle', a: 'nature', b: 'trade', details: [{ gate: 0 }] });
    await reindex(nested);
    expect(view.selection).toBeNull();
    expect([view.expanded.size, view.byHand.size, view.cut, view.sought]).toEqual([0, 0, null, null]);
  });
});
