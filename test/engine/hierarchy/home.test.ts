import { describe, expect, it } from 'vitest';
import { documentsOf, homeOf, HomeTitles, isTitledBy, shortTitle } from '../../../src/engine/hierarchy/home.ts';

const DOCUMENTS = Uint32Array.of(0, 0, 1, 2);

describe('homeOf', () => {
  it('is the document that most of a module is from, and none where it is of several', () => {
    expect(
      homeOf(
        new Map([
          [0, 0.5],
          [1, 1],
          [2, 0.5],
        ]),
        DOCUMENTS,
      ),
    ).toEqual({ document: 0, mass: 1.5, share: 0.75 });
    expect(
      homeOf(
        new Map([
          [0, 1],
          [2, 1],
        ]),
        DOCUMENTS,
      ),
    ).toMatchObject({ document: -1 });
    expect(homeOf(new Map(), DOCUMENTS)).toMatchObject({ document: -1 });
  });

  it('is none where another is nearly as much of it, whatever else there is', () => {
    expect(
      homeOf(
        new Map([
          [0, 0.5],
          [1, 0.5],
          [2, 0.8],
          [3, 0.6],
        ]),
        DOCUMENTS,
      ),
    ).toMatchObject({ document: -1 });
  });
});

describe('shortTitle', () => {
  it.each([
    ['MEXICA: A computer model of creative writing', 'MEXICA'],
    ['Report – the second of May', 'Report'],
    ['C: a language', 'C: a language'],
    ['Tidy Data', 'Tidy Data'],
    [
      'A very long title that goes on and on without any end in sight',
      'A very long title that goes on and on without…',
    ],
  ])('of %s is %s', (title, short) => {
    expect(shortTitle(title)).toBe(short);
  });
});

describe('HomeTitles', () => {
  it('names the document beside the phrase, or alone once where it has the phrase', () => {
    const titles = new HomeTitles(['Why Dams Fail', '']);
    expect(titles.titleOf(['seepage'], 0)).toBe('seepage · Why Dams Fail');
    expect(titles.titleOf(['dams'], 0)).toBe('Why Dams Fail');
    expect(titles.titleOf(['fail'], 0)).toBe('fail · Why Dams Fail');
    expect(titles.titleOf(['seepage'], 1)).toBe('seepage');
    expect(titles.titleOf(['seepage'], -1)).toBe('seepage');
    expect(titles.titleOf([], 0)).toBe('');
  });

  it('calls what a document is about by its title, once', () => {
    const titles = new HomeTitles(['Why Dams Fail', '']);
    expect(titles.titleOf(['seepage', 'piping'], 0, true)).toBe('Why Dams Fail');
    expect(titles.titleOf(['seepage', 'piping'], 0, true)).toBe('seepage, piping · Why Dams Fail');
  });

  it('says nothing of the only document', () => {
    expect(new HomeTitles(['Why Dams Fail']).titleOf(['seepage'], 0)).toBe('seepage');
  });
});

describe('isTitledBy', () => {
  it('tells the phrases of a title', () => {
    const title = 'seepage, internal piping · Why Dams Fail';
    expect(isTitledBy(title, 'seepage')).toBe(true);
    expect(isTitledBy(title, 'internal piping')).toBe(true);
    expect(isTitledBy(title, 'piping')).toBe(false);
    expect(isTitledBy(title, 'Why Dams Fail')).toBe(false);
  });
});

describe('documentsOf', () => {
  it('are those that much of the module is from, or that have much of their own in it, and short ones', () => {
    // Four documents of 20 sentences each, all in one row.
    const document = Uint32Array.from({ length: 80 }, (_, s) => Math.floor(s / 20));
    const shares = new Map<number, number>([
      ...Array.from({ length: 12 }, (_, s) => [s, 1] as const),
      [20, 1],
      ...Array.from({ length: 2 }, (_, s) => [40 + s, 1] as const),
      [60, 1],
    ]);
    const mass = new Map([
      [0, 100],
      [1, 100],
      [2, 8],
      [3, 40],
    ]);
    expect(documentsOf(shares, document, mass)).toEqual([0, 2]);
  });
});
