/** @file What is selected on the map stays selected when a new index gives everything other numbers. */
import { describe, expect, it } from 'vitest';
import type { MapApi, MapNodeDetails, MapOverview } from '../../src/rpc/map.ts';
import { MapView } from '../../src/ui/map/map-view.svelte.ts';

interface Node {
  name: string;
  level?: number;
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
      } as MapOverview),
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
