import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLetterApart, uniteMisspellings, uniteSameTerms } from '../../../src/engine/graph/surfaces.ts';
import { rowsFrom } from '../../../src/engine/rows.ts';
import { DisjointSets } from '../../../src/engine/graph/union.ts';

describe('oneLetterApart', () => {
  it.each([
    ['dropped', 'substation', 'substaton'],
    ['inserted', 'harbour wall', 'harbourr wall'],
    ['replaced', 'organisation', 'organization'],
    ['swapped', 'controller', 'contorller'],
    ['at the start', 'kontroller', 'controller'],
    ['at the end', 'controller', 'controlled'],
  ])('sees a letter that is %s', (_, a, b) => {
    expect(oneLetterApart(a, b)).toBe(true);
    expect(oneLetterApart(b, a)).toBe(true);
  });

  it.each([
    ['the same', 'substation', 'substation'],
    ['two letters', 'substation', 'sibstatian'],
    ['two letters more', 'station', 'stations s'],
    ['another digit', 'diabetes type 1', 'diabetes type 2'],
    ['a digit more', 'diabetes type 1', 'diabetes type 11'],
    ['swapped digits', 'relay unit 12', 'relay unit 21'],
    ['a space more', 'power house', 'powerhouse'],
    ['letters changed places far apart', 'controller', 'rontrollec'],
  ])('does not take %s for a misspelling', (_, a, b) => {
    expect(oneLetterApart(a, b)).toBe(false);
    expect(oneLetterApart(b, a)).toBe(false);
  });

  it('is symmetric, and finds every dropped letter', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(words, words, fc.nat(), (a, b, at) => {
        expect(oneLetterApart(a, b)).toBe(oneLetterApart(b, a));
        const place = at % a.length;
        expect(oneLetterApart(a, a.slice(0, place) + a.slice(place + 1))).toBe(true);
      }),
    );
  });
});

/** The groups that uniting leaves, by what was united. */
function groups(size: number, unite: (sets: DisjointSets) => void): number[] {
  const sets = new DisjointSets(size);
  unite(sets);
  return Array.from({ length: size }, (_, i) => sets.find(i));
}

describe('uniteMisspellings', () => {
  it('unites long surfaces only, and never across digits', () => {
    const keys = ['substation', 'substatoin', 'relay', 'relax', 'diabetes type 1', 'diabetes type 2'];
    expect(groups(6, (sets) => uniteMisspellings(keys, sets))).toEqual([0, 0, 2, 3, 4, 5]);
  });
});

describe('uniteSameTerms', () => {
  it('unites surfaces of the same terms in any order, but not parts of them', () => {
    const terms = rowsFrom([[1, 2], [2, 1], [1], [1, 2, 3], [2, 1]]);
    const keys = [
      'signal controller',
      'controller of a signal',
      'signal',
      'old signal controller',
      'controller signal',
    ];
    expect(groups(5, (sets) => uniteSameTerms(keys, terms, sets))).toEqual([0, 0, 2, 3, 0]);
  });

  it('keeps apart what only a single letter tells apart', () => {
    const keys = ['vitamin c', 'vitamin d', 'vitamin a', 'vitamin', 'c vitamin'];
    const terms = rowsFrom(keys.map(() => [1]));
    expect(groups(5, (sets) => uniteSameTerms(keys, terms, sets))).toEqual([0, 1, 2, 3, 0]);
  });

  it('leaves surfaces without terms alone', () => {
    const none = rowsFrom([[], []]);
    expect(groups(2, (sets) => uniteSameTerms(['', ''], none, sets))).toEqual([0, 1]);
  });
});
