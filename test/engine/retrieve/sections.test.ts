import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../src/engine/retrieve/question.ts';
import { chooseSections, fitSections } from '../../../src/engine/retrieve/sections.ts';
import { WIDTH } from '../../../src/engine/retrieve/signals.ts';
import { row } from '../../../src/engine/rows.ts';
import { notebookOf, type Texts } from '../notebook/from-texts.ts';

/**
 * What is known of the sections of documents of one section each.
 *
 * @param values how well passages fit, by their numbers; otherwise the trained network says
 */
async function fitsFor(text: string, texts: Texts, titles: Texts = {}, values?: readonly number[]) {
  const { prepared } = await notebookOf(texts, titles);
  const question = readQuestion(prepared, text);
  const fits = fitSections(prepared, question, values && (() => Float32Array.from(values)));
  const sectionOf = (id: string) => row(prepared.documentSections, prepared.index.documents.ids.indexOf(id))[0]!;
  const { named, visits, nameShare } = fits.scores;
  return {
    prepared,
    question,
    fits,
    nameShare,
    named: (id: string) => named[sectionOf(id)]!,
    visits: (id: string) => visits[sectionOf(id)]!,
  };
}

const VILLAGE = {
  start: 'Shringarpur is a village in Maharashtra.',
  goal: 'Maharashtra elected Prithviraj Chavan in 2010.',
  charge: 'An electric charge was measured in the country house.',
  country: 'The country charged a toll on every village road.',
  other: 'Locomotives were in use in the mines.',
};
const VILLAGE_TITLES = { start: 'Shringarpur', goal: 'Maharashtra' };

describe('fitSections', () => {
  it('knows the document that the question names by its title from one that only uses the word', async () => {
    const texts = {
      a: 'Brand author, brand author, brand author.',
      b: 'Brand is a play in verse by Henrik Ibsen. Its author was born in Skien and lived abroad for years.',
    };
    const untitled = await fitsFor('Who is the author of Brand?', texts);
    expect([untitled.named('a'), untitled.named('b')]).toEqual([0, 0]);
    const titled = await fitsFor('Who is the author of Brand?', texts, { b: 'Brand (play)' });
    expect(titled.named('a')).toBe(0);
    expect(titled.named('b')).toBeGreaterThan(0.5);
    expect(titled.named('b')).toBeLessThanOrEqual(1);
  });

  it('walks from a name to what the question does not name', async () => {
    const { visits } = await fitsFor(
      'Who was in charge of the state where Shringarpur is?',
      VILLAGE,
      VILLAGE_TITLES,
      [0, 0, 0, 0, 0],
    );
    expect(visits('start')).toBe(1);
    for (const aside of ['charge', 'country', 'other']) expect(visits('goal')).toBeGreaterThan(visits(aside));
  });

  it('walks from the likeliest passages where the question names nothing', async () => {
    const texts = { a: 'That thing melted.', b: 'This thing froze.', c: 'Some thing sneezed.' };
    const { visits, nameShare } = await fitsFor('Which thing?', texts, {}, [-9, 0, -9]);
    expect(nameShare).toBe(0);
    expect(visits('b')).toBe(1);
    expect(visits('a')).toBeLessThan(0.5);
  });

  it('tells questions that name names from those that name common nouns', async () => {
    const names = await fitsFor('Who was in charge of the state where Shringarpur is?', VILLAGE, VILLAGE_TITLES);
    const texts = {
      fits: 'Heavy rain filled the storage basin and the dam overflowed.',
      tied: 'Heavy rain is measured with a gauge.',
      far: 'A gauge hangs in the museum.',
    };
    const nouns = await fitsFor('Why did the storage basin of the dam overflow after heavy rain?', texts);
    expect(names.nameShare).toBeGreaterThan(0.5);
    expect(nouns.nameShare).toBeLessThan(0.5);
  });

  it('lets a section fit as well as its best passage', async () => {
    const long = Array.from(
      { length: 120 },
      (_, i) => `The keeper wrote line ${i} about lamps, tides and passing ships.`,
    );
    const { prepared } = await notebookOf({ a: long.join(' '), b: 'It melted.' });
    const count = prepared.index.passages.document.length;
    const own = prepared.sectionPassages.offsets[1]!;
    expect(own).toBeGreaterThan(2);
    const question = readQuestion(prepared, 'lamps');
    let given = 0;
    const { scores, likely } = fitSections(prepared, question, (signals) => {
      given = signals.length;
      return Float32Array.from({ length: count }, (_, passage) => (passage === 1 ? 2 : -passage));
    });
    expect(given).toBe(count * WIDTH);
    expect(scores.fits[0]).toBe(2);
    expect(scores.bestPassage[0]).toBe(1);
    expect(likely[1]).toBe(1);
    expect(likely[0]).toBeCloseTo(Math.exp(-2), 6);
  });
});

describe('chooseSections', () => {
  it('puts what fits in words first', async () => {
    const texts = {
      fits: 'Heavy rain filled the storage basin and the dam overflowed.',
      tied: 'Heavy rain is measured with a gauge.',
      far: 'A gauge hangs in the museum.',
    };
    const asked = 'Why did the storage basin of the dam overflow after heavy rain?';
    const { prepared, question, fits } = await fitsFor(asked, texts);
    const [first] = chooseSections(prepared, question, fits);
    expect(prepared.index.documents.ids[prepared.sectionDocument[first!.section]!]).toBe('fits');
  });
});
