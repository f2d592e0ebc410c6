import { describe, expect, it } from 'vitest';
import { hasFewLetters, hasRunOfLetters, isWordForm, joinsWords } from '../../../src/engine/extract/word-form.ts';

describe('words', () => {
  it.each(['dam', 'cold-chain', 'AT&T', 'U.S.', 'Müller', 'max_depth', 'CO2', '停电', "O'Brien"])(
    'can be %s',
    (token) => {
      expect(isWordForm(token)).toBe(true);
    },
  );

  it.each(['⊃-E', '∧', 'e.g', 'i.e', 'pp', '2014c', 'https', '1http', 'C′'])('are not %s', (token) => {
    expect(isWordForm(token)).toBe(false);
  });
});

describe('what stands between two words', () => {
  it('joins them as spaces, hyphens and strokes do, and parts them as signs of formulas do', () => {
    for (const between of [' ', '/', ' & ', '. ', '\n']) expect(joinsWords(between)).toBe(true);
    for (const between of [' = ', ' -> ', ' + ', '<', ' | ', '\\']) expect(joinsWords(between)).toBe(false);
  });
});

describe('letters alone', () => {
  it('stand at the end of a name or in front of one', () => {
    expect(hasFewLetters(['vitamin', 'C'])).toBe(true);
    expect(hasFewLetters(['W.', 'J.', 'Bolosky'])).toBe(true);
    expect(hasFewLetters(['process', 'q'])).toBe(false);
    expect(hasFewLetters(['B', 'B', 'B', 'C'])).toBe(false);
  });

  it('are no word', () => {
    expect(hasRunOfLetters('M1')).toBe(false);
    expect(hasRunOfLetters('CO2')).toBe(true);
    expect(hasRunOfLetters('停')).toBe(true);
  });
});
