import { describe, expect, it } from 'vitest';
import { aboutRulingOut, leadByVerdict, verdictOf } from '../../../src/engine/reason/verdict.ts';
import type { Relevance } from '../../../src/engine/retrieve/relevance.ts';

const CHECK = { intent: 'check' } as const;

/** Sentences by their chance to answer, and what a reader takes each to say. */
function read(chances: readonly number[], affirms: readonly number[]): Pick<Relevance, 'sentences' | 'reading'> {
  const reading = { sentences: new Map<number, number>(), any: 0, affirms: new Map(affirms.entries()) };
  return { sentences: Float32Array.from(chances), reading };
}

describe('what documents say to a question whether something was so', () => {
  it('is what the sentences say that answer it', () => {
    expect(verdictOf(CHECK, read([0.8, 0.1], [3, -4]), [0, 1])).toBe('yes');
    expect(verdictOf(CHECK, read([0.8, 0.1], [-3, 4]), [0, 1])).toBe('no');
    expect(verdictOf(CHECK, read([0.5, 0.5], [-3, -1]), [0, 1])).toBe('no');
  });

  it('is that they disagree where two that answer as well say the opposite', () => {
    expect(verdictOf(CHECK, read([0.5, 0.4], [3, -3]), [0, 1])).toBe('disagree');
  });

  it('is left open where nothing is clear, where none was read for it, and of other questions', () => {
    expect(verdictOf(CHECK, read([0.8], [0.2]), [0])).toBeNull();
    expect(verdictOf(CHECK, read([0.8, 0.7], [1, -1]), [0, 1])).toBeNull();
    expect(verdictOf(CHECK, read([0.8], [4]), [])).toBeNull();
    expect(verdictOf(CHECK, { sentences: Float32Array.of(0.8) }, [0])).toBeNull();
    expect(verdictOf({ intent: 'cause' }, read([0.8], [4]), [0])).toBeNull();
  });
});

describe('a question whether something was ruled out', () => {
  const denied = 'It was neither the dust nor the drains.';

  it.each([
    'Has the dust been ruled out?',
    'were draughts excluded as the source',
    'Was the storm dismissed as a cause?',
  ])('is answered with yes where that is denied: %s', (question) => {
    expect(aboutRulingOut('no', question, denied)).toBe('yes');
    expect(aboutRulingOut('yes', question, denied)).toBe('yes');
    expect(aboutRulingOut('disagree', question, denied)).toBe('disagree');
    expect(aboutRulingOut(null, question, denied)).toBeNull();
  });

  it.each(['Arson cannot be excluded.', "We haven't ruled out the drains.", 'Nobody has ever discounted the dust.'])(
    'is answered with no where it stays open: %s',
    (said) => expect(aboutRulingOut('no', 'Has it been ruled out?', said)).toBe('no'),
  );

  it.each(['Was it the dust?', 'Were children excluded from the trial?'])('is none of these: %s', (question) => {
    expect(aboutRulingOut('no', question, denied)).toBe('no');
  });
});

describe('an answer that comes to yes or no', () => {
  const CLAIM = 'The report names the dust.';
  const claims = [CLAIM, CLAIM, CLAIM];

  it('begins with the sentence that says so most surely', () => {
    expect(leadByVerdict('no', read([0.8, 0.7, 0.6], [1, -3, -2]), [0, 1, 2], claims)).toEqual([1, 0, 2]);
    expect(leadByVerdict('yes', read([0.5, 0.6], [-1, 3]), [0, 1], claims)).toEqual([1, 0]);
  });

  it.each(['It was not the rain.', "It isn't the launderette.", 'Arson was ruled out.', 'Nobody saw him.'])(
    'begins a “no” with a sentence that denies by its words, where one that answers does: %s',
    (denial) => {
      const said = read([0.8, 0.7, 0.1], [-3, -1, -4]);
      expect(leadByVerdict('no', said, [0, 1, 2], [CLAIM, denial, denial])).toEqual([1, 0, 2]);
      // What hardly answers does not lead, whatever it denies; and a “yes” needs no denial.
      expect(leadByVerdict('no', said, [0, 1, 2], [CLAIM, CLAIM, denial])).toEqual([0, 1, 2]);
      expect(leadByVerdict('yes', read([0.8, 0.7], [3, 1]), [0, 1], [CLAIM, denial])).toEqual([0, 1]);
    },
  );

  it.each(['It knotted the rope.', 'The note says so.', 'He left the canteen.'])('takes for no denial: %s', (said) => {
    expect(leadByVerdict('no', read([0.8, 0.7], [-3, -1]), [0, 1], [CLAIM, said])).toEqual([0, 1]);
  });

  it('stays as it is where a sentence hardly answers, nothing was read, or the documents disagree', () => {
    expect(leadByVerdict('no', read([0.8, 0.1], [-1, -4]), [0, 1], claims)).toEqual([0, 1]);
    expect(leadByVerdict('disagree', read([0.5, 0.4], [3, -3]), [1, 0], claims)).toEqual([1, 0]);
    expect(leadByVerdict('no', { sentences: Float32Array.of(0.4, 0.8) }, [0, 1], claims)).toEqual([0, 1]);
  });
});
