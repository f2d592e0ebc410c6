import { describe, expect, it } from 'vitest';
import { intentOf, LONGEST_QUESTION, readQuestion, type Intent } from '../../../src/engine/retrieve/question.ts';
import { notebookOf } from '../notebook/from-texts.ts';

describe('intentOf', () => {
  it.each<[Intent, string]>([
    ['cause', 'Why did the dam break?'],
    ['cause', 'What caused the outage in the harbour?'],
    ['cause', 'What were the reasons for the delay?'],
    ['cause', 'How come the market was closed?'],
    ['cause', 'What led to the strike?'],
    ['cause', 'Warum brach der Damm?'],
    ['cause', 'Pourquoi le marché était-il fermé ?'],
    ['cause', '为什么大坝决堤？'],
    ['effect', 'What did the outage lead to?'],
    ['effect', 'What were the consequences of the flood?'],
    ['effect', 'What happened after the dam broke?'],
    ['effect', 'What will a longer drought cause?'],
    ['path', 'How did the storm lead to a shortage of coal?'],
    ['path', 'Which chain of events led to the strike?'],
    ['path', 'Through what steps did the fault end in a strike?'],
    ['open', 'How does the new lock improve safety, and what were the results of the trial?'],
    ['open', 'How did the training affect the nurses, and what was the outcome?'],
    ['check', 'Did the storm cause the outage?'],
    ['check', 'Was the match responsible for the traffic jam?'],
    ['check', 'Has the new rule led to fewer accidents?'],
    ['open', 'Where is the oldest crane?'],
    ['open', 'Who signed the report?'],
    ['open', ''],
  ])('%s: %s', (intent, question) => {
    expect(intentOf(question)).toBe(intent);
  });
});

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
