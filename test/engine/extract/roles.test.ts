import { describe, expect, it } from 'vitest';
import { asksForProcedure, roleOf, SENTENCE_ROLES } from '../../../src/engine/extract/roles.ts';

const role = (sentence: string) => SENTENCE_ROLES[roleOf(sentence)];

describe('roleOf', () => {
  it.each([
    ['Data were retrospectively collected from three hospitals.', 'procedure'],
    ['We interviewed forty nurses between March and June.', 'procedure'],
    ['A sample of 300 farms was visited.', 'procedure'],
    ['The survey revealed a shortage of seed.', 'finding'],
    ['Longer shifts were associated with more errors.', 'finding'],
    ['The mill stood by the river.', 'plain'],
    ['He used the bridge every day.', 'plain'],
    ['Die Daten wurden in drei Kliniken erhoben.', 'plain'],
  ])('%s', (sentence, expected) => {
    expect(role(sentence)).toBe(expected);
  });

  it('calls a sentence that says how and what a finding', () => {
    expect(role('When samples were tested, the results were clean.')).toBe('finding');
  });
});

describe('asksForProcedure', () => {
  it('is true of questions about how something was done', () => {
    expect(asksForProcedure('Which methods did the study use?')).toBe(true);
    expect(asksForProcedure('How many patients were enrolled?')).toBe(true);
    expect(asksForProcedure('Why do nurses make errors?')).toBe(false);
  });
});
