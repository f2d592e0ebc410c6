import fc from 'fast-check';
import { expect, it } from 'vitest';
import { row, rowCount, rowsFrom, transpose } from '../../src/engine/rows.ts';

const ITEMS = 12;
const lists = fc.array(fc.uniqueArray(fc.nat(ITEMS - 1), { maxLength: 6 }), { maxLength: 8 });

it('gives back the lists that were packed', () => {
  fc.assert(
    fc.property(lists, (packed) => {
      const rows = rowsFrom(packed);
      expect(rowCount(rows)).toBe(packed.length);
      expect(packed.map((_, i) => [...row(rows, i)])).toEqual(packed);
    }),
  );
});

it('has empty rows beyond its end', () => {
  const rows = rowsFrom([[3], [1, 2]]);
  expect([...row(rows, 2)]).toEqual([]);
  expect([...row(rows, 99)]).toEqual([]);
});

it('turns rows around: each item lists the rows that hold it, ascending', () => {
  fc.assert(
    fc.property(lists, (packed) => {
      const turned = transpose(rowsFrom(packed), ITEMS);
      for (let item = 0; item < ITEMS; item++) {
        const holders = packed.flatMap((list, i) => (list.includes(item) ? [i] : []));
        expect([...row(turned, item)]).toEqual(holders);
      }
    }),
  );
});
