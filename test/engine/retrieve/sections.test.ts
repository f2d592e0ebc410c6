import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../src/engine/retrieve/question.ts';
import { scoreRelevance } from '../../../src/engine/retrieve/relevance.ts';
import { notebookOf, type Texts } from '../notebook/from-texts.ts';

/** Ids of the documents that a question's sections come from, in the order of choosing. */
async function documentsFor(question: string, texts: Texts, titles: Texts = {}): Promise<string[]> {
  const { prepared } = await notebookOf(texts, titles);
  const { documents, passages } = prepared.index;
  return scoreRelevance(prepared, readQuestion(prepared, question)).sections.map(
    ({ section }) => documents.ids[passages.document[prepared.lengths.sectionOfPassage.indexOf(section)]!]!,
  );
}

describe('chooseSections', () => {
  it('prefers the document that the question names by its title to one that only uses the word', async () => {
    const texts = {
      a: 'Brand author, brand author, brand author.',
      b: 'Brand is a play in verse by Henrik Ibsen. Its author was born in Skien and lived abroad for years. It was first performed in the royal theatre of Stockholm, where people queued all night for a seat in the gallery.',
    };
    expect((await documentsFor('Who is the author of Brand?', texts))[0]).toBe('a');
    expect((await documentsFor('Who is the author of Brand?', texts, { b: 'Brand (play)' }))[0]).toBe('b');
  });

  it('walks from a name to what the question does not name', async () => {
    const texts = {
      start: 'Shringarpur is a village in Maharashtra.',
      goal: 'Maharashtra elected Prithviraj Chavan in 2010.',
      charge: 'An electric charge was measured in the country house.',
      country: 'The country charged a toll on every village road.',
      other: 'Locomotives were in use in the mines.',
    };
    const found = await documentsFor('Who was in charge of the state where Shringarpur is?', texts, {
      start: 'Shringarpur',
      goal: 'Maharashtra',
    });
    expect(found.slice(0, 2)).toEqual(['start', 'goal']);
  });

  it('leaves a question that names common nouns alone to its words', async () => {
    const texts = {
      fits: 'Heavy rain filled the storage basin and the dam overflowed.',
      tied: 'Heavy rain is measured with a gauge.',
      far: 'A gauge hangs in the museum.',
    };
    const found = await documentsFor('Why did the storage basin of the dam overflow after heavy rain?', texts);
    expect(found[0]).toBe('fits');
    expect(found.indexOf('far')).not.toBe(1);
  });
});
