/** @file Rows of a long list: which exist, where keys lead, and finding one by typing. */
import { describe, expect, it } from 'vitest';
import { rowAfterKey, rowInPlace, rowsInSight, scrolledTo, TypeAhead } from '../../src/ui/sources/rows.ts';

describe('the rows that exist', () => {
  it('are those in sight and some around, whatever the length', () => {
    const rows = rowsInSight(5000, 50, { top: 100_000, height: 500 }, -1);
    expect(rows[0]).toBeLessThan(2000);
    expect(rows.at(-1)).toBeGreaterThan(2010);
    expect(rows.length).toBeLessThan(60);
    expect(rowsInSight(3, 50, { top: 0, height: 500 }, -1)).toEqual([0, 1, 2]);
    expect(rowsInSight(0, 50, { top: 0, height: 500 }, -1)).toEqual([]);
  });

  it('hold the active one wherever it is, in its place', () => {
    const before = rowsInSight(5000, 50, { top: 100_000, height: 500 }, 7);
    expect(before.slice(0, 2)).toEqual([7, before[1]]);
    const after = rowsInSight(5000, 50, { top: 0, height: 500 }, 4999);
    expect(after.at(-1)).toBe(4999);
    const inside = rowsInSight(5000, 50, { top: 0, height: 500 }, 3);
    expect(inside.filter((row) => row === 3)).toHaveLength(1);
    expect(rowsInSight(3, 50, { top: 0, height: 500 }, 8)).toEqual([0, 1, 2]);
  });
});

describe('keys', () => {
  it('lead to a neighbour, a page on, or the ends, and no further', () => {
    const keys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'];
    expect(keys.map((key) => rowAfterKey(key, 5, 100, 10))).toEqual([6, 4, 15, 0, 0, 99]);
    expect(rowAfterKey('ArrowDown', 99, 100, 10)).toBe(99);
    expect(rowAfterKey('Enter', 5, 100, 10)).toBeNull();
    expect(rowAfterKey('End', -1, 0, 10)).toBeNull();
  });

  it('scroll no further than shows the row whole', () => {
    const view = { top: 100, height: 200 };
    expect([0, 2, 4, 5, 6].map((row) => scrolledTo(row, 50, view))).toEqual([0, 100, 100, 100, 150]);
  });
});

describe('the row in the place of one that is gone', () => {
  const before = ['a', 'b', 'c', 'd', 'e'];

  it('is the next that is left, else the one above', () => {
    expect(rowInPlace(before, 2, ['a', 'e'])).toBe(1);
    expect(rowInPlace(before, 4, ['a', 'b'])).toBe(1);
    expect(rowInPlace(before, 1, ['x', 'y'])).toBe(0);
    expect(rowInPlace(before, 1, [])).toBe(-1);
  });
});

describe('typing', () => {
  const names = ['alpha', 'Beta', 'bravo', 'charlie', 'brine'];

  it('goes to the next name that begins so, and on with the same letter', () => {
    const typing = new TypeAhead();
    expect(typing.find('b', 0, names, 0)).toBe(1);
    expect(typing.find('b', 100, names, 1)).toBe(2);
    expect(typing.find('b', 200, names, 2)).toBe(4);
    expect(typing.find('b', 300, names, 4)).toBe(1);
  });

  it('joins letters that follow quickly, stays where they fit, and begins anew after a pause', () => {
    const typing = new TypeAhead();
    expect(typing.find('b', 0, names, 0)).toBe(1);
    expect(typing.find('r', 100, names, 1)).toBe(2);
    expect(typing.find('i', 200, names, 2)).toBe(4);
    expect(typing.find('x', 300, names, 4)).toBe(-1);
    expect(typing.find('c', 5000, names, 4)).toBe(3);
  });
});
