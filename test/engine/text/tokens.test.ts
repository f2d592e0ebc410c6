import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { termsOf, tokenize } from '../../../src/engine/text/tokens.ts';

const terms = (text: string): string[] => tokenize(text).map(({ term }) => term);

describe('tokenize', () => {
  it('gives forms of one word the same term', () => {
    expect(termsOf('Flooding floods flooded FLOOD')).toEqual(['flood']);
    expect(termsOf('controllers controller')).toHaveLength(1);
  });

  it('leaves out function words and single letters, and keeps single digits', () => {
    expect(terms('It was the pump of a mill, and nothing else')).toEqual(['pump', 'mill', 'noth']);
    expect(terms('phase 2 of plan b')).toEqual(['phase', '2', 'plan']);
  });

  it('leaves words of other languages as they are, but for their accents', () => {
    expect(terms('Überschwemmungen führten')).toEqual(['uberschwemmungen', 'fuhrten']);
    expect(terms('авария подстанции')).toEqual(['авария', 'подстанции']);
    expect(terms('ёлка й')).toEqual(['ёлка', 'й']);
  });

  it('finds names whose accents were left out, composed or not', () => {
    for (const [written, asked] of [
      ['Tekezé', 'Tekeze'],
      ['Aschenbrödel', 'Aschenbrodel'],
      ['Akinoshū', 'Akinoshu'],
      ['Łódź', 'Lodz'],
      ['Straße', 'Strasse'],
      ['Tromsø', 'Tromso'],
    ]) {
      expect(terms(written!)).toEqual(terms(asked!));
      expect(terms(written!.normalize('NFD'))).toEqual(terms(asked!));
    }
    expect(terms('がか')).toEqual(['がか']);
  });

  it('knows the forms of short words', () => {
    expect(termsOf('use uses used')).toHaveLength(1);
    expect(termsOf('eye eyes')).toHaveLength(1);
  });

  it('reads full-width and composed letters as plain ones', () => {
    expect(terms('ＦＬＯＯＤ')).toEqual(terms('flood'));
    expect(terms('cafe\u0301')).toEqual(terms('caf\u00e9'));
  });

  it('cuts scripts without spaces into overlapping pairs', () => {
    const text = '停电导致';
    expect(tokenize(text)).toEqual([
      { term: '停电', start: 0, end: 2 },
      { term: '电导', start: 1, end: 3 },
      { term: '导致', start: 2, end: 4 },
    ]);
    expect(terms('水')).toEqual(['水']);
  });

  it('parts scripts without spaces from numbers and words beside them', () => {
    expect(terms('11月停电')).toEqual(['11', '月停', '停电']);
    expect(terms('iPhone手机')).toEqual(['iphon', '手机']);
  });

  it('points at the text where normalising changes its length', () => {
    const text = 'น้ำท่วม ㌀';
    expect(tokenize(text).every(({ start, end }) => start < end && end <= text.length)).toBe(true);
    expect(tokenize(text).at(-1)).toEqual({ term: 'アパート', start: 8, end: 9 });
  });

  it('points at the words in the text, also inside a part of it', () => {
    const text = 'Rain came. The pumps stopped, and the mains lost pressure.';
    const from = text.indexOf('The');
    const inside = tokenize(text, from, text.indexOf(','));
    expect(inside.map(({ start, end }) => text.slice(start, end))).toEqual(['pumps', 'stopped']);
    expect(tokenize(text).filter(({ start, end }) => start >= from && end <= text.indexOf(','))).toEqual(inside);
  });

  it('finds nothing in text without words', () => {
    expect(terms(' …?! \n — ')).toEqual([]);
  });

  it('returns ordered, non-empty ranges in any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('a', 'Ä', ' ', '水', '𠮷', 'ก', '7') }),
    );
    fc.assert(
      fc.property(text, (words) => {
        const tokens = tokenize(words);
        const sound = tokens.every(
          ({ term, start, end }, i) => term !== '' && start < end && (i === 0 || start > tokens[i - 1]!.start),
        );
        expect(sound).toBe(true);
        expect(tokens.at(-1)?.end ?? 0).toBeLessThanOrEqual(words.length);
      }),
    );
  });
});
