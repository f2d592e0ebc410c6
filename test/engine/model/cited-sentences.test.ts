import { describe, expect, it } from 'vitest';
import { citedSentences } from '../../../src/engine/model/cited-sentences.ts';

describe('the sentences of an answer', () => {
  it.each([
    ['before the stop', 'Rain fell [1]. The river rose [2][3].', [[1], [2, 3]]],
    ['after the stop', 'Rain fell. [1] The river rose. [2] [3]', [[1], [2, 3]]],
    [
      'in one pair of brackets',
      'Rain fell [1, 2; 4]. The river rose [2-4].',
      [
        [1, 2, 4],
        [2, 3, 4],
      ],
    ],
    ['with a word before them', 'Rain fell [Evidence 1]. The river rose [evidence 2].', [[1], [2]]],
    ['twice', 'Rain fell [1] and fell [1]. The river rose [2].', [[1], [2]]],
    ['not at all', 'Rain fell. The river rose.', [[], []]],
    ['in a range that is none', 'Rain fell [1-900]. The river rose [5-2].', [[1], [5]]],
  ])('have their citations %s', (_where, output, numbers) => {
    const sentences = citedSentences(output, true);
    expect(sentences.map((sentence) => sentence.numbers)).toEqual(numbers);
    expect(sentences[1]!.text).toBe('The river rose.');
  });

  it('lose thinking, lists, headings and emphasis', () => {
    const output = '<think>Is it [3]?</think>## Answer\n\n- **Rain** fell [1].\n2. The river rose [2].';
    expect(citedSentences(output, true).map(({ text }) => text)).toEqual(['Answer', 'Rain fell.', 'The river rose.']);
  });

  it('keep numbers in round brackets, which are part of the text', () => {
    expect(citedSentences('The fire (1666) ended [1].', true)).toEqual([
      { text: 'The fire (1666) ended.', numbers: [1] },
    ]);
  });

  it('leave out the one that is still being written', () => {
    expect(citedSentences('Rain fell [1]. The river', false)).toEqual([{ text: 'Rain fell.', numbers: [1] }]);
    expect(citedSentences('Rain fell', false)).toEqual([]);
    expect(citedSentences(`Rain fell [1]. ${'And on '.repeat(900)}`, false)).toHaveLength(1);
    expect(citedSentences('', false)).toEqual([]);
  });
});
