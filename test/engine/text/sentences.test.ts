import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { splitSentences } from '../../../src/engine/text/sentences.ts';

const split = (text: string): string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('splitSentences', () => {
  it('splits at full stops, question and exclamation marks', () => {
    expect(split('It rained. Did it flood? Yes!')).toEqual(['It rained.', 'Did it flood?', 'Yes!']);
  });

  it.each([
    'See Fig. 3 and Sec. B for the layout.',
    'Dr. Osei and Prof. Lind disagreed (cf. Eq. 2).',
    'The pump of J. K. Marlow stopped at 3.5 bar.',
    'Works such as Brill et al. (2019) measured it, e.g. Table 4 of vol. II.',
    'Harlow Inc. of the U.S. Navy yard closed.',
    'Order No. 12 was lost on Jan. 4 near St. Ives.',
  ])('keeps abbreviations inside: %s', (text) => {
    expect(split(text)).toEqual([text]);
  });

  it('lets an abbreviation end a sentence when a new one clearly starts', () => {
    expect(split('He works for Harlow Inc. The yard is old.')).toHaveLength(2);
    expect(split('Nobody said no. Everyone left.')).toHaveLength(2);
  });

  it('begins anew at a line with a time of day behind a stop', () => {
    expect(split('The gate was shut for repairs by the crew.\n06:40 the pump failed and the cellar filled.')).toEqual([
      'The gate was shut for repairs by the crew.',
      '06:40 the pump failed and the cellar filled.',
    ]);
    expect(split('The gate was shut from\n06:40 on by the crew.')).toHaveLength(1);
  });

  it('treats a line break inside a paragraph as a space', () => {
    expect(split('The mains lost pressure when\nthe pumps stopped. Nobody\nnoticed.')).toEqual([
      'The mains lost pressure when\nthe pumps stopped.',
      'Nobody\nnoticed.',
    ]);
  });

  it('takes lines that end long before the width of their block for notes of their own', () => {
    const notes = [
      'bed 4 - much clearer this morning, knows where she is, drank a lot because the home told her to',
      'bed 7 - fell again, the bell had been left out of his reach',
      'bed 9 - slept',
      'bed 2 empty, the mattress is with estates because the pump leaks',
    ];
    expect(split(notes.join('\n'))).toEqual(notes);
    expect(split(notes.map((note) => `> ${note}`).join('\n'))).toEqual(notes);
  });

  it('begins a note at each label, however long the lines are', () => {
    const notes = [
      'mon: oven 2 trips the fuse again and the element runs all day since its door does not close',
      'tue: no fish, the van broke down',
      'pasta instead and 40 portions left over because year 9 was away and nobody told the kitchen',
      'wed: dishwasher leaves white marks on all glasses since the light for the salt is long dead',
    ];
    expect(split(notes.join('\n'))).toEqual(notes);
    const wrapped =
      'thu: two kids sick after lunch and it was not the chicken but the egg sandwiches that both of\nthem had bought from the kiosk\nfri: nothing';
    expect(split(wrapped)).toEqual([wrapped.slice(0, wrapped.indexOf('\nfri')), 'fri: nothing']);
  });

  it('cuts notes at stops, also where what follows begins small', () => {
    const notes =
      'bed 9 - slept. asks if she can go home\nbed 4 - sodium 127. daughter says she drank approx. three litres of squash in the heat';
    expect(split(notes)).toEqual([
      'bed 9 - slept.',
      'asks if she can go home',
      'bed 4 - sodium 127.',
      'daughter says she drank approx. three litres of squash in the heat',
    ]);
  });

  it('leaves wrapped text whole, however ragged', () => {
    const text =
      'the ferry stayed in port all day because the\nwind had risen in the night and nobody\nwanted to be out there when the second\ngale came';
    expect(split(text)).toEqual([text]);
    const goesOn = 'the keys are with\nSam and the long list of all that has to be done hangs in the\nkitchen';
    expect(split(goesOn)).toEqual([goesOn]);
  });

  it('splits at blank lines, headings and list items without punctuation', () => {
    const text =
      'Findings\nThe relay at the northern substation tripped without a cause.\n\nNext steps\n\n- test it\n- log it';
    expect(split(text)).toEqual([
      'Findings',
      'The relay at the northern substation tripped without a cause.',
      'Next steps',
      '- test it',
      '- log it',
    ]);
  });

  it('splits scripts with their own punctuation', () => {
    expect(split('停电导致交通瘫痪。第二天恢复。')).toHaveLength(2);
    expect(split('¿Por qué? Porque llovió.')).toHaveLength(2);
  });

  it('keeps a German ordinal date together', () => {
    expect(split('Am 3. Oktober fiel der Strom aus. Danach kam er wieder.')).toHaveLength(2);
  });

  it('cuts overlong sentences at clauses', () => {
    const pieces = split('the relay tripped, and the signals went dark, '.repeat(80));
    expect(pieces.length).toBeGreaterThan(3);
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(1000);
    expect(pieces[0]!.endsWith(',')).toBe(true);
  });

  it('finds the same boundaries however long the paragraph is', () => {
    const story = 'Dr. Osei closed the valve at 3.5 bar. Nobody noticed! Was it No. 4? ';
    expect(split(story.repeat(700))).toEqual(Array.from({ length: 700 }, () => split(story)).flat());
  });

  it('finds nothing in empty and blank text', () => {
    expect(split('')).toEqual([]);
    expect(split(' \n\t\n ')).toEqual([]);
  });

  it('returns trimmed, ordered ranges that cover all text but white space', () => {
    const piece = fc.constantFrom(
      'Word',
      ' ',
      '. ',
      '\n',
      '\n\n',
      'Fig. ',
      '\ud800',
      '\udc00',
      '「',
      '。',
      '1. ',
      '- ',
      'é',
      '"',
      '?',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(piece).map((parts) => parts.join('')),
        ),
        (text) => {
          const ranges = splitSentences(text);
          let at = 0;
          for (const { start, end } of ranges) {
            expect(start).toBeGreaterThanOrEqual(at);
            expect(end).toBeGreaterThan(start);
            expect(text.slice(at, start).trim()).toBe('');
            const sentence = text.slice(start, end);
            expect(sentence.trim()).toBe(sentence);
            at = end;
          }
          expect(text.slice(at).trim()).toBe('');
        },
      ),
      { numRuns: 300 },
    );
  });
});
