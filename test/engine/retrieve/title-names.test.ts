import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../src/engine/retrieve/question.ts';
import { assembleChain, CHAIN_SIGNALS, type SectionScores } from '../../../src/engine/retrieve/support-chain.ts';
import { row } from '../../../src/engine/rows.ts';
import { notebookOf } from '../notebook/from-texts.ts';

/** Names that stand in the title of the one section of the first document. */
async function namesInTitle(title: string, text: string): Promise<string[]> {
  const { prepared, index } = await notebookOf({ a: text, b: 'Rain fell on Lisbon.' }, { a: title, b: 'Weather' });
  return [...row(prepared.titleNames, 0)].map((entity) => index.entities.names[entity]!).sort();
}

describe('names in titles', () => {
  it('are those that the title holds as whole words, whatever stands around them', async () => {
    const text = 'The sale of wine in Indiana was banned. Diana Ross protested, and so did Ohio.';
    expect(await namesInTitle('Alcohol laws of Indiana', text)).toContain('Indiana');
    expect(await namesInTitle('Alcohol laws of Indianapolis', text)).not.toContain('Indiana');
  });

  it('are the title itself, and not names that only the text has', async () => {
    const names = await namesInTitle('Diana Ross', 'Diana Ross sang in Ohio. Diana Ross left Ohio.');
    expect(names).toContain('Diana Ross');
    expect(names).not.toContain('Ohio');
  });

  it('leave common nouns out', async () => {
    const names = await namesInTitle(
      'Notes on a banking crisis',
      'The banking crisis spread. The banking crisis hit Ohio.',
    );
    expect(names).not.toContain('banking crisis');
  });
});

describe('titles in names', () => {
  /** Titles of the documents that the first one names by longer names. */
  async function named(text: string, ...titles: string[]): Promise<string[]> {
    const others = titles.map((title, i) => [`other${i}`, title] as const);
    const { prepared, index } = await notebookOf(
      { a: text, ...Object.fromEntries(others.map(([id]) => [id, 'It is a town.'])) },
      { a: 'A school', ...Object.fromEntries(others) },
    );
    return [...row(prepared.namedDocuments, 0)].map((document) => index.documents.titles[document]!);
  }

  it('lead to documents that no text calls by their name alone', async () => {
    const text = 'Ada Norris went to West Chicago High School.';
    expect(await named(text, 'West Chicago, Illinois', 'West Chicagoland')).toEqual(['West Chicago, Illinois']);
    expect(await named(text, 'West Chicago (novel)')).toEqual(['West Chicago (novel)']);
  });

  it('are not names that are the title, which are ties of their own', async () => {
    expect(await named('Ada went to West Chicago.', 'West Chicago')).toEqual([]);
  });

  it('make a section follow a longer name both ways', async () => {
    const texts = {
      a: 'The outcry was at West Chicago High School.',
      b: 'Tomatoes grow on balconies.',
      c: 'It lies on a river.',
    };
    const titles = { a: 'An outcry', b: 'Tomatoes', c: 'West Chicago, Illinois' };
    const { prepared } = await notebookOf(texts, titles);
    const sectionOf = (id: string) => row(prepared.documentSections, prepared.index.documents.ids.indexOf(id))[0]!;
    const flat = () => new Float32Array(3);
    const scores: SectionScores = {
      fits: flat(),
      best: 0,
      visits: flat(),
      named: flat(),
      nameShare: 1,
      bestPassage: Uint32Array.of(0, 1, 2),
      ofQuestion: [1, 0, 0],
    };
    /** The documents that are tied to one that is chosen first. */
    const tiedTo = (id: string) => {
      let tied: string[] = [];
      assembleChain(prepared, readQuestion(prepared, 'outcry'), scores, ({ sections, isChosen, signals }) => {
        const tie = (slot: number) => signals[slot * CHAIN_SIGNALS.length + CHAIN_SIGNALS.indexOf('tie')]!;
        tied = Object.keys(texts).filter((other) => tie(sections.indexOf(sectionOf(other))) > 0);
        return { slot: isChosen.includes(1) ? -1 : sections.indexOf(sectionOf(id)), value: 0 };
      });
      return tied;
    };
    expect(tiedTo('a')).toEqual(['c']);
    expect(tiedTo('c')).toEqual(['a']);
    expect(tiedTo('b')).toEqual([]);
  });
});
