import { expect, it } from 'vitest';
import { withPlace, type CitedPlace } from '../../../src/engine/notebook/cited-places.ts';

const cite = (...places: [first: number, last: number, told: string][]): CitedPlace<string>[] =>
  places.reduce<CitedPlace<string>[]>(
    (cited, [first, last, told]) => withPlace(cited, { place: { first, last }, told }, (a, b) => `${a}, ${b}`),
    [],
  );
const listed = (cited: readonly CitedPlace<string>[]) =>
  cited.map(({ place, told }) => [place.first, place.last, told]);

it('places that share no sentence stand as they were told', () => {
  expect(listed(cite([5, 5, 'a'], [3, 4, 'b'], [6, 7, 'c']))).toEqual([
    [5, 5, 'a'],
    [3, 4, 'b'],
    [6, 7, 'c'],
  ]);
});

it('one that holds an earlier one, or part of it, becomes one with it where that stands', () => {
  expect(listed(cite([5, 5, 'a'], [9, 9, 'b'], [5, 6, 'c']))).toEqual([
    [5, 6, 'a, c'],
    [9, 9, 'b'],
  ]);
  expect(listed(cite([5, 6, 'a'], [4, 5, 'b']))).toEqual([[4, 6, 'a, b']]);
});

it('one that meets several makes them one, where the first of them stands', () => {
  expect(listed(cite([8, 8, 'a'], [1, 1, 'b'], [6, 6, 'c'], [6, 8, 'd'], [0, 0, 'e']))).toEqual([
    [6, 8, 'a, c, d'],
    [1, 1, 'b'],
    [0, 0, 'e'],
  ]);
});
