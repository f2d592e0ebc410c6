import { describe, expect, it } from 'vitest';
import { isWholeStatement } from '../../../src/engine/extract/whole-statement.ts';

/** Cause, cue and effect are found in the sentence, which stands behind another one. */
function isWhole(sentence: string, cause: string, cue: string, effect: string): boolean {
  const before = 'The dam was built in 1950. ';
  const text = `${before}${sentence} It was mended.`;
  const rangeOf = (part: string) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length });
  return isWholeStatement(text, rangeOf(sentence), {
    cause: rangeOf(cause),
    cue: rangeOf(cue),
    effect: rangeOf(effect),
  });
}

describe('isWholeStatement', () => {
  it('takes a sentence that names what acts and what is acted on', () => {
    expect(isWhole('Heavy rain caused the flood.', 'Heavy rain', 'caused', 'the flood')).toBe(true);
    expect(
      isWhole(
        'We found that the valley was flooded because the gates of the dam failed.',
        'the gates of the dam failed',
        'because',
        'the valley was flooded',
      ),
    ).toBe(true);
    expect(isWhole('Since the dam leaked, it was emptied.', 'the dam leaked', 'Since', 'it was emptied')).toBe(true);
  });

  it.each([
    ['points back', 'This reduces the flow.', 'This', 'reduces', 'the flow'],
    ['begins with a pronoun', 'Indeed, it reduces the flow.', 'it', 'reduces', 'the flow'],
    ['is a condition', 'If the gates fail, the valley is flooded.', 'the gates fail', 'If', 'the valley is flooded'],
    ['goes on', 'Therefore, heavy rain causes floods here.', 'heavy rain', 'causes', 'floods here'],
    ['is a step of a proof', 'Since x is even, the sum is even.', 'x is even', 'Since', 'the sum is even'],
    [
      'is half a clause',
      'The gates failed due to rust, including both of them.',
      'rust',
      'due to',
      'including both of them',
    ],
    ['has lost a formula', 'The water forces the gates to reach .', 'The water', 'forces', 'the gates to reach'],
    ['has its cause elsewhere', 'Floods followed from that.', 'The dam was built in 1950', 'followed', 'Floods'],
  ])('does not take one that %s', (_, sentence, cause, cue, effect) => {
    expect(isWhole(sentence, cause, cue, effect)).toBe(false);
  });
});
