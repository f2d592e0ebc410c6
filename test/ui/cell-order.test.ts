import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, keyAt, keyAtTop, keyBelow, type Ordered } from '../../src/ui/state/cell-order.ts';

/** Cells as they come about: each new one at the top. */
function madeCells(count: number): Ordered[] {
  const cells: Ordered[] = [];
  for (let i = 0; i < count; i++) cells.push({ id: `c${i}`, order: keyAtTop(cells), askedAt: i });
  return cells;
}

const ids = (cells: readonly Ordered[]) => inOrder(cells).map(({ id }) => id);

describe('the order of cells', () => {
  it('is newest first until someone moves them', () => {
    expect(ids(madeCells(4))).toEqual(['c3', 'c2', 'c1', 'c0']);
  });

  it('puts a cell where it is taken to, and moves no other, however often', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.array(fc.tuple(fc.nat(7), fc.integer({ min: -2, max: 9 })), { maxLength: 30 }),
        (count, moves) => {
          let cells = madeCells(count);
          let expected = ids(cells);
          for (const [which, to] of moves) {
            const id = `c${which % count}`;
            const order = keyAt(cells, id, to);
            const place = Math.max(0, Math.min(to, count - 1));
            const others = expected.filter((other) => other !== id);
            if (order === null) expect(expected.indexOf(id)).toBe(place);
            else cells = cells.map((cell) => (cell.id === id ? { ...cell, order } : cell));
            expected = [...others.slice(0, place), id, ...others.slice(place)];
            expect(ids(cells)).toEqual(expected);
          }
        },
      ),
    );
  });

  it('makes room right below any cell', () => {
    const cells = madeCells(3);
    const between: Ordered = { id: 'note', order: keyBelow(cells, 'c2'), askedAt: 9 };
    expect(ids([...cells, between])).toEqual(['c2', 'note', 'c1', 'c0']);
    const last: Ordered = { id: 'last', order: keyBelow(cells, 'c0'), askedAt: 9 };
    expect(ids([...cells, last])).toEqual(['c2', 'c1', 'c0', 'last']);
  });

  it('keeps pinned cells above the others, and moves each among its own', () => {
    const cells = madeCells(4).map((cell) => ({ ...cell, pinned: cell.id === 'c0' || cell.id === 'c2' }));
    expect(ids(cells)).toEqual(['c2', 'c0', 'c3', 'c1']);
    const order = keyAt(cells, 'c2', 1)!;
    expect(ids(cells.map((cell) => (cell.id === 'c2' ? { ...cell, order } : cell)))).toEqual(['c0', 'c2', 'c3', 'c1']);
    expect(keyAt(cells, 'c3', 0)).toBeNull();
  });

  it('still moves cells to which two tabs gave the same key, and shows cells without one first', () => {
    const twins: Ordered[] = [
      { id: 'a', order: 'a1', askedAt: 1 },
      { id: 'b', order: 'a1', askedAt: 2 },
      { id: 'c', order: 'a2', askedAt: 3 },
      { id: 'old', askedAt: 0 },
    ];
    expect(ids(twins)).toEqual(['old', 'b', 'a', 'c']);
    const order = keyAt(twins, 'c', 2)!;
    expect(ids(twins.map((cell) => (cell.id === 'c' ? { ...cell, order } : cell))).indexOf('c')).toBeGreaterThan(1);
  });
});
