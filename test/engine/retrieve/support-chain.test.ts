import { describe, expect, it } from 'vitest';
import type { Prepared } from '../../../src/engine/retrieve/prepared.ts';
import { readQuestion } from '../../../src/engine/retrieve/question.ts';
import { scoreRelevance } from '../../../src/engine/retrieve/relevance.ts';
import { assembleChain, type SectionScores } from '../../../src/engine/retrieve/support-chain.ts';
import { MIXED } from '../notebook/chain-texts.ts';
import { notebookOf } from '../notebook/from-texts.ts';

/** Ids of the documents whose sections were chosen, in the order of choosing. */
function documentsOf(prepared: Prepared, sections: readonly { section: number }[]): string[] {
  const { documents, passages } = prepared.index;
  return sections.map(({ section }) => {
    const passage = prepared.lengths.sectionOfPassage.indexOf(section);
    return documents.ids[passages.document[passage]!]!;
  });
}

/** Sections that fit by their words, with no walk. */
function byWords(...scores: number[]): SectionScores {
  return { lexical: Float32Array.from(scores), visits: new Float32Array(scores.length), nameShare: 0 };
}

describe('assembleChain', () => {
  it('starts with the most relevant, chooses nothing twice, and lets scores fall from 1', async () => {
    const { prepared } = await notebookOf(MIXED);
    const { sections } = scoreRelevance(prepared, readQuestion(prepared, 'Why was there a coal shortage?'));
    expect(documentsOf(prepared, sections).slice(0, 2).sort()).toEqual(['trade', 'works']);
    expect(new Set(sections.map(({ section }) => section)).size).toBe(sections.length);
    const scores = sections.map(({ score }) => score);
    expect(scores[0]).toBe(1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.at(-1)).toBeGreaterThanOrEqual(0);
  });

  it('prefers what adds a word of the question over what repeats one', async () => {
    const { prepared } = await notebookOf({
      a: 'It melted quickly.',
      b: 'They melted quickly.',
      c: 'She sneezed.',
    });
    const question = readQuestion(prepared, 'melted sneezed quickly');
    expect(documentsOf(prepared, assembleChain(prepared, question, byWords(1, 0.9, 0.6)))).toEqual(['a', 'c', 'b']);
  });

  it('looks for what is new more where the question names nothing', async () => {
    const { prepared } = await notebookOf({ a: 'It melted.', b: 'They froze.', c: 'She sneezed.' });
    const question = readQuestion(prepared, 'melted sneezed');
    const scores = byWords(1, 0.9, 0.05);
    const second = (nameShare: number) =>
      documentsOf(prepared, assembleChain(prepared, question, { ...scores, nameShare }))[1];
    expect([second(0), second(1)]).toEqual(['c', 'b']);
  });

  it('takes neighbouring words of a question that names nothing together', async () => {
    const { prepared } = await notebookOf({
      a: 'A glacier melted.',
      b: 'The garden is functional. He hates programming.',
      c: 'She teaches functional programming.',
    });
    const question = readQuestion(prepared, 'melted functional programming');
    const better = (nameShare: number) =>
      documentsOf(prepared, assembleChain(prepared, question, { ...byWords(1, 0.4, 0.3), nameShare })).find(
        (id) => id !== 'a',
      );
    expect([better(0), better(1)]).toEqual(['c', 'b']);
  });

  it('follows an entity to a section that the question does not name, and says so', async () => {
    const { prepared } = await notebookOf({
      a: 'The Meridian Bridge caused an outcry in the city council.',
      b: 'Tomatoes grow well on southern balconies.',
      c: 'Lena Hartwig designed the Meridian Bridge.',
    });
    const question = readQuestion(prepared, 'Why was there an outcry in the city council?');
    const chosen = assembleChain(prepared, question, byWords(1, 0.1, 0.1));
    expect(documentsOf(prepared, chosen)).toEqual(['a', 'c', 'b']);
    expect(chosen.map(({ linked }) => linked)).toEqual([false, true, false]);
  });

  it('follows an entity into a document whose title holds it rather than into one that mentions it', async () => {
    const second = async (title: string) => {
      const { prepared } = await notebookOf(
        { a: 'The outcry was in Indiana.', b: 'Tomatoes grow well in Indiana.', c: 'Wine was banned in Indiana.' },
        { c: title },
      );
      return documentsOf(prepared, assembleChain(prepared, readQuestion(prepared, 'outcry'), byWords(1, 0.2, 0.1)))[1];
    };
    expect(await second('Alcohol laws')).toBe('b');
    expect(await second('Alcohol laws of Indiana')).toBe('c');
  });

  it('follows entities further where the question names names', async () => {
    const { prepared } = await notebookOf({
      a: 'The Meridian Bridge caused an outcry in the city council.',
      b: 'Tomatoes grow well on southern balconies.',
      c: 'Lena Hartwig designed the Meridian Bridge.',
    });
    const question = readQuestion(prepared, 'Why was there an outcry in the city council?');
    const value = (nameShare: number) =>
      assembleChain(prepared, question, { ...byWords(1, 0.1, 0.1), nameShare }).find(({ linked }) => linked)?.score ??
      0;
    expect(value(1)).toBeGreaterThan(value(0));
  });

  it('goes by the walk as far as the question names names, and less for the first section than for the rest', async () => {
    const { prepared } = await notebookOf({ a: 'It melted.', b: 'It froze.', c: 'It boiled.' });
    const question = readQuestion(prepared, 'melted froze boiled');
    const walk = { lexical: Float32Array.of(1, 0.2, 0.3), visits: Float32Array.of(0, 1, 0) };
    const order = (nameShare: number) =>
      documentsOf(prepared, assembleChain(prepared, question, { ...walk, nameShare }));
    expect(order(0)).toEqual(['a', 'c', 'b']);
    expect(order(0.1)).toEqual(['a', 'b', 'c']);
    expect(order(1)).toEqual(['b', 'a', 'c']);
  });

  it('chooses nothing where nothing is relevant', async () => {
    const { prepared } = await notebookOf({ a: 'A glacier melted.' });
    expect(assembleChain(prepared, readQuestion(prepared, 'glacier'), byWords(0))).toEqual([]);
  });
});
