/** @file Notes as people jot them down: without stops, one below the other. */
import { describe, expect, it } from 'vitest';
import { notebookOf } from './from-texts.ts';

const HANDOVER = [
  'bed 9 - slept',
  'bed 7 - fell again, the bell had been left on the locker out of his reach',
  'bed 2 empty, the mattress is with estates because the pump leaks',
  'Estates keeps its long list of all broken things in the office. Nothing new today.',
];

describe('a line of notes', () => {
  it('counts as a full sentence where a verb carries it, and others do not', async () => {
    const text = ['Night handover ward six', ...HANDOVER].join('\n');
    const { index } = await notebookOf({ d: text });
    const { ranges, prose, document } = index.sentences;
    const full = Array.from(document.keys(), (s) => [text.slice(ranges[2 * s], ranges[2 * s + 1]), prose[s]] as const);
    expect(full).toContainEqual([HANDOVER[1], 1]);
    expect(full).toContainEqual([HANDOVER[2], 1]);
    expect(full).toContainEqual(['Night handover ward six', 0]);
  });

  it('is cited by itself', async () => {
    const { ask } = await notebookOf({ d: HANDOVER.join('\n') });
    const { sentences } = await ask('Why is the mattress with estates?');
    expect(sentences[0]!.text).toBe(HANDOVER[2]);
  });
});
