import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildEntityGraph } from '../../../src/engine/graph/entity-graph.ts';
import type { EntityGraph } from '../../../src/engine/notebook/index-types.ts';
import { row } from '../../../src/engine/rows.ts';
import { entityTable, passageTable, relationTable, type HandRelation } from './tables.ts';

function weight(graph: EntityGraph, a: number, b: number): number {
  const at = row(graph, a).indexOf(b);
  return at < 0 ? 0 : graph.weights[graph.offsets[a]! + at]!;
}

describe('buildEntityGraph', () => {
  it('is symmetric, ascending, without self-links and with positive weights', () => {
    const sentences = fc.uniqueArray(fc.nat(7), { maxLength: 5 }).map((list) => list.sort((a, b) => a - b));
    const entity = fc.nat(9);
    const relations = fc.array(
      fc.record({
        from: fc.uniqueArray(entity, { maxLength: 3 }),
        to: fc.uniqueArray(entity, { maxLength: 3 }),
        confidence: fc.constantFrom(0.5, 1),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.array(sentences, { minLength: 10, maxLength: 10 }), relations, (lists, claims) => {
        const graph = buildEntityGraph(entityTable(lists), relationTable(claims), passageTable([3, 1, 4]), 8);
        expect(graph.offsets).toHaveLength(11);
        for (let a = 0; a < 10; a++) {
          const neighbours = [...row(graph, a)];
          expect(neighbours).toEqual([...new Set(neighbours)].sort((x, y) => x - y));
          expect(neighbours).not.toContain(a);
          for (const b of neighbours) {
            expect(weight(graph, a, b)).toBeGreaterThan(0);
            expect(weight(graph, b, a)).toBe(weight(graph, a, b));
          }
        }
      }),
    );
  });

  it('ties what stands together more than what stands in the next sentence, and nothing further away', () => {
    const graph = buildEntityGraph(entityTable([[0], [0], [1], [2], []]), relationTable([]), passageTable([2, 1]), 3);
    expect(weight(graph, 0, 1)).toBeGreaterThanOrEqual(weight(graph, 0, 2));
    expect(weight(graph, 0, 2)).toBeGreaterThan(0);
    expect(weight(graph, 2, 3)).toBe(0);
    expect([...row(graph, 4)]).toEqual([]);
  });

  it('adds to a tie what a relation states, the more the surer it is', () => {
    const tie = (relations: HandRelation[]) =>
      weight(buildEntityGraph(entityTable([[0], [0], [0]]), relationTable(relations), passageTable([1]), 1), 0, 1);
    const unsure = tie([{ from: [0], to: [1], confidence: 0.5 }]);
    expect(unsure).toBeGreaterThan(tie([]));
    expect(tie([{ from: [0], to: [1] }])).toBeGreaterThan(unsure);
  });

  it('is empty without entities', () => {
    expect([...buildEntityGraph(entityTable([]), relationTable([]), passageTable([]), 0).offsets]).toEqual([0]);
  });
});
