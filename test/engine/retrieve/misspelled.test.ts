import { describe, expect, it } from 'vitest';
import { meantTerm } from '../../../src/engine/retrieve/misspelled.ts';
import { randomWords } from '../vector/tiny-words.ts';
import { notebookOf } from '../notebook/from-texts.ts';

describe('a word that no document has', () => {
  const texts = { a: 'Present were Ida and Tom.' };

  it('is taken for one that is written with one other letter', async () => {
    const { prepared } = await notebookOf(texts);
    const { lexicon } = prepared.index;
    expect(lexicon.terms[meantTerm(prepared, 'prevent', 'prevented')]).toBe('present');
  });

  it('is meant as it stands where it is a common word', async () => {
    const { prepared } = await notebookOf(texts, {}, randomWords(['prevented present'], 8));
    expect(meantTerm(prepared, 'prevent', 'prevented')).toBe(-1);
  });
});
