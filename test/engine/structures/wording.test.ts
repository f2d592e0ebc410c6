import { describe, expect, it } from 'vitest';
import { tagSentence } from '../../../src/engine/extract/tagger.ts';
import { tokenize } from '../../../src/engine/extract/tokens.ts';
import { SAYING_WEIGHTS } from '../../../src/engine/structures/between/weights.ts';
import { SAYINGS, SayingReader, wordingOf } from '../../../src/engine/structures/between/wording.ts';

/** The words around the first two places in brackets. */
function wording(text: string) {
  const slots: { start: number; end: number }[] = [];
  const bare = text.replace(/\[(.*?)\]/gu, (_, inside: string, at: number) => {
    const start = at - 2 * slots.length;
    slots.push({ start, end: start + inside.length });
    return inside;
  });
  const tokens = tokenize(bare, { start: 0, end: bare.length });
  tagSentence(tokens);
  const [first, second] = slots.map(({ start, end }) => ({
    from: tokens.findIndex((token) => token.end > start),
    to: tokens.findLastIndex((token) => token.start < end) + 1,
  }));
  return wordingOf(tokens, first!, second!);
}

const reader = new SayingReader(SAYING_WEIGHTS);

function said(text: string): string {
  const likely = reader.read(wording(text), () => null);
  return SAYINGS[likely.indexOf(Math.max(...likely))]!;
}

describe('what is said of two events', () => {
  it.each([
    ['[The strike] opened the way to [the flood].', 'raises'],
    ['[The strike] grew out of [the flood].', 'raised by'],
    ['[The strike] put a damper on [bookings].', 'lowers'],
    ['[The strike] had nothing to do with [the flood].', 'denied'],
    ['The note had explained [the strike] by [the flood], in error.', 'denied'],
    ['[The strike] took place on the day of [the flood].', 'nothing'],
  ])('%s', (text, saying) => {
    expect(said(text)).toBe(saying);
  });

  it('is likelihoods that add up to one, without vectors too', () => {
    const likely = reader.read(wording('[The strike] fanned [the flood].'), () => null);
    expect(likely.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  });

  it('has a frame of the words of grammar beside both', () => {
    expect(wording('The road led from [the strike] to [the flood].').frame).toBe('from to to ');
    expect(wording('[The strike] was stoked by [the flood].').frame).toBe(' was by ');
  });

  it('is not sure of the way in a frame that was never seen', () => {
    const unseen = wording('Amidst [the strike] whence whereby [the flood] thereof.');
    expect(reader.knows(unseen, 'ahead')).toBe(false);
    expect(reader.knows(unseen, 'back')).toBe(false);
    const bare = wording('[The strike]: [the flood].');
    expect([reader.knows(bare, 'ahead'), reader.knows(bare, 'back')]).toEqual([false, false]);
  });
});
