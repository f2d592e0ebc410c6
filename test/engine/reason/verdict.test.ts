import { describe, expect, it } from 'vitest';
import { verdictOf } from '../../../src/engine/reason/verdict.ts';
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
