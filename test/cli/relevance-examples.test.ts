/** @file Questions taken as if they were said in other words, which the networks of relevance learn from. */
import { describe, expect, it } from 'vitest';
import { ask, inOtherWords, passageExample } from '../../src/cli/train-relevance/examples.ts';
import { notebookOf } from '../engine/notebook/from-texts.ts';

const ANSWERING = 'The landslide near Norden blocked the railway in 1987.';
const notebook = await notebookOf({
  answering: ANSWERING,
  other: 'The committee of the village discussed bread.',
  third: 'Bees like the heather on the hills.',
});
const QUESTION = 'What did the committee say of the landslide that blocked the railway at Norden in 1987?';
const asked = ask(notebook.prepared, QUESTION, [{ documentId: 'answering', start: 0, end: ANSWERING.length }], null, 3);

/** The words that are taken for ones that the documents have. */
const known = ({ question }: typeof asked) =>
  question.terms.filter(({ term }) => term >= 0).map(({ surface }) => surface);

describe('inOtherWords', () => {
  it('takes away words that lead to the evidence, and leaves names, numbers and words that lead elsewhere', () => {
    expect(known(asked)).toEqual(['committee', 'landslide', 'blocked', 'railway', 'norden', '1987']);
    const other = inOtherWords(asked, () => 0.5, 1);
    expect(known(other)).toEqual(['committee', 'norden', '1987']);
    expect(other.weight).toBe(1);
    expect(other.question.text).toBe(QUESTION);
    expect(other.question.terms).toHaveLength(asked.question.terms.length);
    expect(known(asked)).toHaveLength(6);
  });

  it('leaves those that the draw leaves', () => {
    const draws = [0];
    expect(known(inOtherWords(asked, () => draws.shift() ?? 0.9, 1))).toHaveLength(6);
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
