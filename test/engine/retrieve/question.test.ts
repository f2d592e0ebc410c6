import { describe, expect, it } from 'vitest';
import { LONGEST_QUESTION, readQuestion } from '../../../src/engine/retrieve/question.ts';
import { notebookOf } from '../notebook/from-texts.ts';

describe('readQuestion', async () => {
  const { prepared } = await notebookOf({
    a: 'The storm flooded the harbour. A storm is nothing new.',
    b: 'The storm passed. The observatory stayed dry.',
  });
  const byTerm = (question: string) => {
    const { terms } = readQuestion(prepared, question);
    return new Map(terms.map((each) => [each.term < 0 ? '?' : prepared.index.lexicon.terms[each.term], each]));
  };

  it('weighs words that only shape the question less than those that name its subject', () => {
    const { terms } = readQuestion(prepared, 'What caused the storm?');
    const weights = terms.map(({ weight }) => weight);
    expect(weights).toHaveLength(2);
    expect(weights[0]).toBeLessThan(weights[1]!);
  });

  it('counts rarer words as more telling, and unknown ones as at least as rare as any', () => {
    const terms = byTerm('storm observatory zeppelin');
    expect(terms.get('storm')!.idf).toBeLessThan(terms.get('observatori')!.idf);
    expect(terms.get('?')!.idf).toBeGreaterThanOrEqual(terms.get('observatori')!.idf);
    for (const { idf } of terms.values()) expect(idf).toBeGreaterThan(0);
  });

  it('counts a word once, however often it is asked', () => {
    expect(readQuestion(prepared, 'storm storms stormy STORM').terms.filter(({ term }) => term >= 0)).toHaveLength(1);
  });

  it('refuses questions that are empty or longer than the limit, and says so', () => {
    expect(() => readQuestion(prepared, ' \t\n')).toThrow(expect.objectContaining({ code: 'question-empty' }));
    expect(() => readQuestion(prepared, 'w'.repeat(LONGEST_QUESTION))).not.toThrow();
    expect(() => readQuestion(prepared, 'w'.repeat(LONGEST_QUESTION + 1))).toThrow(
      expect.objectContaining({ code: 'question-too-long', details: expect.objectContaining({ length: 4001 }) }),
    );
  });
});
