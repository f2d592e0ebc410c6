import { describe, expect, it } from 'vitest';
import { questionAbout } from '../../../src/engine/notebook/question-about.ts';
import { suggestQuestions } from '../../../src/engine/notebook/suggest.ts';
import { notebookOf } from './from-texts.ts';

describe('a question about an effect', () => {
  it.each([
    ['the closure of the railway', 'What led to the closure of the railway?'],
    ['The long delays', 'What led to the long delays?'],
    ['a cumulative debt of about 120%', 'What led to a cumulative debt of about 120%?'],
    ['Euro\n adoption', 'What led to Euro adoption?'],
    ['the bakery closed for a month', 'Why is it that the bakery closed for a month?'],
    ['Most trains stopped', 'Why is it that most trains stopped?'],
  ])('“%s” is “%s”', (effect, question) => {
    expect(questionAbout(effect)?.question).toBe(question);
  });

  it.each([
    'the trains to stop',
    'making it untenable',
    'left the junctions unmanaged',
    'it was created',
    'his failure',
    'the odds of infection (AOR = 2',
    'the lifestyle of',
    'brain metastases, which carry a poor prognosis',
    'however, patients are ineligible',
    '',
  ])('“%s” makes none', (effect) => {
    expect(questionAbout(effect)).toBeNull();
  });
});

describe('suggested questions', () => {
  it('ask about things first, then about what is told as a clause, each document and question once', async () => {
    const { index, texts } = await notebookOf({
      bakery: 'The bakery closed for a month because the oven broke. Rye dough needs patience.',
      railway: 'The landslide caused the railway closure. The railway closure led to a coal shortage.',
      again: 'The flood caused the railway closure.',
      works: 'The heat caused the rails to bend.',
    });
    const questions = await suggestQuestions(index, texts, 10);
    expect(questions).toContain('Why is it that the bakery closed for a month?');
    expect(questions.at(-1)).toBe('Why is it that the bakery closed for a month?');
    expect(questions.filter((question) => question.startsWith('What led to')).length).toBeGreaterThan(0);
    expect(new Set(questions).size).toBe(questions.length);
    expect(questions.join(' ')).not.toContain('to bend');
    expect(await suggestQuestions(index, texts, 1)).toEqual(questions.slice(0, 1));
  });
});
