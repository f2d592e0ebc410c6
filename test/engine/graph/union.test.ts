import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DisjointSets } from '../../../src/engine/graph/union.ts';

const SIZE = 10;

it('joins exactly what is linked, and names each set by its smallest member', () => {
  const member = fc.nat(SIZE - 1);
  fc.assert(
    fc.property(fc.array(fc.tuple(member, member)), (links) => {
      const sets = new DisjointSets(SIZE);
      for (const [a, b] of links) sets.union(a, b);
      // The plain way: spread the smallest label along the links until nothing changes.
      const label = Array.from({ length: SIZE }, (_, i) => i);
      for (let round = 0; round < SIZE; round++) {
        for (const [a, b] of links) label[a] = label[b] = Math.min(label[a]!, label[b]!);
      }
      expect(label.map((_, i) => sets.find(i))).toEqual(label);
    }),
  );
});
