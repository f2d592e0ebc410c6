import { describe, expect, it } from 'vitest';
import { buildHierarchy } from '../../../src/engine/hierarchy/hierarchy.ts';
import { strengths, summarize } from '../../../src/engine/hierarchy/summary.ts';
import { row } from '../../../src/engine/rows.ts';
import { entityTable } from '../graph/tables.ts';
import { graphOf } from './graphs.ts';

// Entity 0 is the hub of a star of four; 5 and 6 are a pair of their own.
const graph = graphOf(7, [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [5, 6],
]);
const entities = entityTable([[0, 1], [0, 1, 2], [1], [3], [2], [4], [4, 5]]);
const hierarchy = buildHierarchy(graph, 1, () => 0);
const { titles, summary } = summarize(hierarchy, graph, entities);
const star = hierarchy.leafOfEntity[0]!;

describe('strengths', () => {
  it('adds up the ties of each entity', () => {
    expect([...strengths(graph)]).toEqual([4, 1, 1, 1, 1, 1, 1]);
  });
});

describe('summarize', () => {
  it('names a module after its most central entities', () => {
    expect(titles).toHaveLength(hierarchy.level.length);
    expect(titles[star]).toBe('entity 0, entity 1, entity 2');
  });

  it('takes sentences that mention members, the one that covers most first, each adding something', () => {
    titles.forEach((_, module) => {
      const covered = new Set<number>();
      for (const sentence of row(summary, module)) {
        const named = [...row(hierarchy.members, module)].filter((e) => row(entities.sentences, e).includes(sentence));
        expect(named.some((entity) => !covered.has(entity))).toBe(true);
        for (const entity of named) covered.add(entity);
      }
      expect(covered).toEqual(new Set(row(hierarchy.members, module)));
    });
    expect(row(summary, star)[0]).toBe(1);
  });
});
