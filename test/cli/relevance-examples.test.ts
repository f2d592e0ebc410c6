/** @file Questions taken as if they were said in other words, which the networks of relevance learn from. */
import { describe, expect, it } from 'vitest';
import { ask, passageExample } from '../../src/cli/train-relevance/examples.ts';
import { NearWords } from '../../src/cli/train-relevance/near-words.ts';
import { notebookOf } from '../engine/notebook/from-texts.ts';
import { tinyWords } from '../engine/vector/tiny-words.ts';

const ANSWERING = 'The landslide near Norden blocked the railway in 1987.';
const notebook = await notebookOf({
  answering: ANSWERING,
  other: 'The committee of the village discussed bread.',
  third: 'Bees like the heather on the hills.',
});
const QUESTION = 'What did the committee say of the landslide that blocked the railway at Norden in 1987?';
const asked = ask(notebook.prepared, QUESTION, [{ documentId: 'answering', start: 0, end: ANSWERING.length }], null, 3);

describe('NearWords', () => {
  const near = new NearWords(
    tinyWords({
      landslide: [1, 0, 0],
      mudslide: [0.9, 0.1, 0],
      landslip: [0.9, 0.1, 0],
      bread: [0, 1, 0],
      railway: [0, 0, 1],
      tracks: [0, 0.1, 0.9],
      '##way': [0, 0, 1],
      norden: [0.2, 0, 0.9],
      the: [1, 0, 0],
    }),
  );

  it('knows words that mean about the same and are of another stem', () => {
    expect(near.near('Landslide')).toEqual(['mudslide']);
    expect(near.near('railway')).toEqual(['tracks', 'norden']);
    expect(near.near('zeppelin')).toEqual([]);
  });

  it('puts them in the place of words that the notebook has, and leaves names, numbers and all others', () => {
    const { prepared } = asked;
    expect(near.inOtherWords(prepared, QUESTION, () => 0)).toBe(
      'What did the committee say of the mudslide that blocked the tracks at Norden in 1987?',
    );
    expect(near.inOtherWords(prepared, 'Which landslip was it?', () => 0)).toBe('Which landslip was it?');
  });

  it('leaves those that the draw leaves', () => {
    const draws = [0];
    expect(near.inOtherWords(asked.prepared, QUESTION, () => draws.shift() ?? 0.9)).toBe(QUESTION);
  });
});

describe('passageExample', () => {
  it('has the right passage among others', () => {
    const example = passageExample(asked, () => 0.5);
    const [first, ...others] = example!.right;
    expect(first).toBe(1);
    expect(others.length).toBeGreaterThan(0);
    expect(others.every((right) => right === 0)).toBe(true);
    expect(example!.weight).toBe(3);
  });
});
