import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QuoteFinder } from '../../../src/engine/evaluate/quotes.ts';

const found = (text: string, quote: string) => {
  const match = new QuoteFinder(text).find(quote);
  return match && text.slice(match.range.start, match.range.end);
};

describe('finding a quote', () => {
  it('prefers the place that has it to the letter', () => {
    const match = new QuoteFinder('THE MILL closed. The mill closed.').find('The mill closed.');
    expect(match).toEqual({ range: { start: 17, end: 33 }, repeated: false });
  });

  it.each([
    ['other line ends and spacing', 'The mill\n  closed  in May.', 'The mill closed in May.'],
    ['other case', 'The Mill Closed.', 'the mill closed.'],
    ['other quotation marks', 'He said “stop” and it’s over.', 'He said "stop" and it\'s over.'],
    ['other dashes', 'rain – much rain', 'rain - much rain'],
    ['ligatures', 'The ﬁrst ofﬁce', 'The first office'],
    ['soft hyphens', 'The sub\u00adstation failed', 'The substation failed'],
    ['blanks around it', 'The mill closed.', '  The mill closed. \n'],
    ['hyphens and blanks of another reading', 'a highly-\ndistributed “sys tem', 'a highlydistributed "system'],
  ])('disregards %s', (_name, text, quote) => expect(found(text, quote)).toBe(text));

  it('gives the place in the original text, past characters that fold to more or fewer', () => {
    expect(found('ﬁne … ﬂat; The\u00ad mill   closed. After.', 'the mill closed.')).toBe('The\u00ad mill   closed.');
  });

  it('says whether the quote stands somewhere else too', () => {
    expect(new QuoteFinder('Rain. Rain.').find('Rain.')?.repeated).toBe(true);
    expect(new QuoteFinder('Rain.\nRAIN.').find('rain.')?.repeated).toBe(true);
    expect(new QuoteFinder('Rain. Snow.').find('Rain.')?.repeated).toBe(false);
  });

  it('finds a point of a list that was read without its number', () => {
    const text = 'Findings\nThe pump had run dry.\nThe valve was shut.';
    const found = new QuoteFinder(text).find('2. The valve was shut.');
    expect(text.slice(found!.range.start, found!.range.end)).toBe('The valve was shut.');
    expect(new QuoteFinder(text).find('2. The valve was open.')).toBeNull();
  });

  it('finds a row of a table by its cells, whose headings another reading puts between them', () => {
    const table =
      'day: 2023-01-09; crates: 7; remark: Tubes come whole, we spin.\n\nday: 2023-01-19; crates: 7; remark: Quiet.';
    expect(found(table, '2023-01-09,7,"Tubes come whole, we spin."')).toBe(table.split('\n')[0]);
    expect(found(table, '2023-01-19,7,Quiet.')).toBe(table.split('\n')[2]);
    expect(found(table, '2023-01-09,7,Quiet.')).toBeNull();
    expect(found(table, 'crates, remark')).toBeNull();
  });

  it('finds a quote out of a reading that could not tell some letters, long ones alone', () => {
    const text = 'Later, in 1975, perhaps the ALTO file system held some of it, and Sketchpad the rest.';
    expect(found(text, 'Later, in , perhaps the  file system held some of it, and Sketchpad')).toBe(
      'Later, in 1975, perhaps the ALTO file system held some of it, and Sketchpad',
    );
    expect(found(text, 'the  file system held none of it, and Sketchpad')).toBeNull();
    expect(found(text, 'in , the file system')).toBeNull();
    expect(new QuoteFinder(`${text} ${text}`).find('the  file system held some of it')?.repeated).toBe(true);
  });

  it('finds nothing where there is nothing', () => {
    expect(found('The mill closed.', 'The mill opened.')).toBeNull();
    expect(found('The mill closed.', '  ')).toBeNull();
    expect(found('The mill closed.', '\u00ad')).toBeNull();
  });

  it('finds every cut of a text, however its letters and blanks are changed', () => {
    const word = fc.stringMatching(/^[a-zA-Zäß’“-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), fc.nat(), fc.nat(), (words, a, b) => {
        const from = a % words.length;
        const to = from + 1 + (b % (words.length - from));
        const quote = words.slice(from, to).join('\n ').toUpperCase();
        // Upper case may have more letters than lower case ("ß"); such words are compared as they fold.
        const hit = found(words.join(' '), quote);
        if (!quote.includes('SS') || hit !== null) expect(hit?.toUpperCase()).toBe(quote.replace(/\n /g, ' '));
      }),
    );
  });
});
