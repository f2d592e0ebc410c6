import { describe, expect, it } from 'vitest';
import { MarkFinder, markOf } from '../../src/cli/train-relevance/marks.ts';

const TEXT =
  'The pump stood still. Nobody had “closed” the sluice,\nso the cellar filled. The pump stood still again — twice.';

describe('marks of places', () => {
  it('are found in another reading of the same letters, whatever stands between them', () => {
    const mark = markOf('Nobody had closed the sluice, so the cel-\nlar filled.');
    const { start, end } = new MarkFinder(TEXT).find(mark)!;
    expect(TEXT.slice(start, end)).toBe('Nobody had “closed” the sluice,\nso the cellar filled');
  });

  it('are the first of several places, and none where a letter differs', () => {
    const finder = new MarkFinder(TEXT);
    expect(finder.find(markOf('the pump stood still'))).toEqual({ start: 0, end: 20 });
    expect(finder.find(markOf('again twice'))).toEqual({ start: TEXT.indexOf('again'), end: TEXT.length - 1 });
    expect(finder.find(markOf('the pump stood stall'))).toBeNull();
    expect(finder.find(markOf(`${TEXT} and on`))).toBeNull();
  });

  it('are found among very many letters', () => {
    const words = Array.from({ length: 20_000 }, (_, i) => `Wort${i}`).join(' ');
    const place = 'Wort12345 Wort12346';
    const { start, end } = new MarkFinder(words).find(markOf(place))!;
    expect(words.slice(start, end)).toBe(place);
  });
});
