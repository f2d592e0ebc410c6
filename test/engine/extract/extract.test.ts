import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { extract } from '../../../src/engine/extract/extract.ts';
import { splitSentences } from '../../../src/engine/text/sentences.ts';
import type { Range } from '../../../src/engine/types.ts';
import { mentions } from './helpers.ts';

const keys = (text: string, language = 'en'): string[] => mentions(text, language).map(({ key }) => key);

describe('English mentions', () => {
  it('take a name out of the phrase that it ends, or that a noun for its kind ends', () => {
    const names = (text: string) =>
      mentions(text)
        .filter(({ kind }) => kind === 'name')
        .map(({ start, end }) => text.slice(start, end));
    expect(keys('It is a song by the American rock band Pearl Jam.')).toContain('pearl jam');
    expect(names('It was recorded by the saxophonist Sonny Stitt.')).toEqual(['Sonny Stitt']);
    expect(names('It lies in north-west Iowa.')).toEqual(['Iowa']);
    expect(names('It is a village in Maharashtra state.')).toEqual(['Maharashtra']);
    expect(keys('It is a village in Maharashtra state.')).toContain('maharashtra state');
    expect(names('They use the Kaggle dataset.')).toEqual([]);
    expect(names('They trust the Bank of England.')).toEqual(['Bank of England']);
  });

  it('are noun phrases without determiners, with a singular head', () => {
    expect(keys('The signal controllers of the northern substation failed.')).toEqual([
      'signal controller',
      'northern substation',
    ]);
  });

  it('keep names together and tell names, acronyms and terms apart', () => {
    const found = mentions('In May the Bank of England warned NATO about rising grain prices.');
    expect(found.map(({ key, kind }) => [key, kind])).toContainEqual(['bank of england', 'name']);
    expect(found.map(({ key, kind }) => [key, kind])).toContainEqual(['nato', 'acronym']);
    expect(found.map(({ key, kind }) => [key, kind])).toContainEqual(['grain price', 'term']);
  });

  it('keep a letter that is part of a name', () => {
    expect(keys('Vitamin C prevents scurvy. Hepatitis B spread in the clinic.')).toEqual(
      expect.arrayContaining(['vitamin c', 'hepatitis b']),
    );
    expect(keys('Grade and B differ.')).not.toContain('b');
  });

  it('leave out pronouns, numbers and empty nouns', () => {
    expect(keys('It was 42. This study shows the results of that paper. He did the same thing in 1999.')).toEqual([]);
  });
});

describe('English mentions in papers', () => {
  it('are none of formulas, variables and addresses', () => {
    expect(keys('The bound holds since H0 = Lim is the entropy of process q at https://example.org/a.')).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/h0|process q|http/)]),
    );
  });

  it('end with a plural, since what stands before a head is singular', () => {
    const found = keys('The functions selecting parts of the register were slow.');
    expect(found).toContain('function');
    expect(found).not.toContain('function selecting part');
    expect(keys('The code trees are large.')).toContain('code tree');
  });

  it('are only of what the document says something of, where it says anything', () => {
    const text =
      'The tablet server holds the tablets of the table. The master assigns them to the servers. The server was slow. A client asked it again.';
    const list = ' Warren, Mosteller, Ad Hoc Retrieval, Springer Verlag, Berlin.';
    expect(keys(text + list)).toContain('tablet server');
    expect(keys(text + list)).not.toEqual(expect.arrayContaining([expect.stringMatching(/warren|springer/)]));
    expect(keys('Warren, Mosteller, Springer Verlag, Berlin.')).toContain('springer verlag');
  });
});

describe('phrases of other languages', () => {
  it('are what a document repeats, or writes like a name', () => {
    const found = keys(
      'La centrale électrique est tombée en panne. La ville de Lyon a perdu la centrale électrique pour la nuit.',
      'fr',
    );
    expect(found).toContain('centrale électrique');
    expect(found).toContain('lyon');
    expect(found).not.toContain('nuit');
  });

  it('work without spaces', () => {
    const found = keys('停电导致交通瘫痪。变电站故障造成停电。', 'zh');
    expect(found.some((key) => key.includes('停电'))).toBe(true);
  });

  it('come without causal statements', () => {
    const text = 'Der Regen verursachte die Flut. Die Flut zerstörte die Brücke.';
    expect(extract(text, splitSentences(text), 'de').relations).toEqual([]);
  });
});

describe('any text', () => {
  const piece = fc.constantFrom(
    'The outage',
    'caused',
    'was caused by',
    'because',
    'due to',
    'led to',
    'which',
    'in turn',
    ',',
    '.',
    '. ',
    '\n\n',
    'and',
    'not',
    'may have',
    'the relay',
    'failed',
    'to prevent',
    'over',
    'as a result',
    '(',
    ')',
    '"',
    'U.S.',
    "n't",
    '\ud83d',
    '停电',
    '3.5',
    'stress-induced',
    'before',
    'the same week',
    'no link between',
  );
  const text = fc.oneof(
    fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' ')),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );

  it.each(['en', 'fr', 'zh', 'und'])(
    'gives ranges inside the text, in or right before their sentence (%s)',
    (language) => {
      fc.assert(
        fc.property(text, (input) => {
          const sentences = splitSentences(input);
          const { mentions: found, relations } = extract(input, sentences, language);
          const inside = (range: Range, from: number, to: number): void => {
            expect(range.start).toBeGreaterThanOrEqual(from);
            expect(range.end).toBeGreaterThan(range.start);
            expect(range.end).toBeLessThanOrEqual(to);
          };
          for (const mention of found) {
            const { start, end } = sentences[mention.sentence]!;
            inside(mention, start, end);
            expect(mention.key).not.toBe('');
          }
          for (const relation of relations) {
            const { start, end } = sentences[relation.sentence]!;
            const earliest = sentences[relation.sentence - 1]?.start ?? start;
            inside(relation.cue, start, end);
            inside(relation.cause, earliest, end);
            inside(relation.effect, earliest, end);
            expect(relation.cause.end <= relation.effect.start || relation.effect.end <= relation.cause.start).toBe(
              true,
            );
            expect(relation.confidence).toBeGreaterThan(0);
            expect(relation.confidence).toBeLessThanOrEqual(1);
          }
        }),
        { numRuns: 250 },
      );
    },
  );

  it('gives the same result every time', () => {
    fc.assert(
      fc.property(text, (input) => {
        const sentences = splitSentences(input);
        expect(extract(input, sentences, 'en')).toEqual(extract(input, sentences, 'en'));
      }),
      { numRuns: 100 },
    );
  });
});
