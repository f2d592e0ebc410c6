import { describe, expect, it } from 'vitest';
import { askNotebook } from '../../../src/engine/notebook/ask.ts';
import { buildCorrected, correction, sentenceRef } from '../corrections/corrected-notebook.ts';
import { notebookOf } from './from-texts.ts';

const saidOf = async (text: string, question: string) => {
  const { ask } = await notebookOf({ d: text });
  return (await ask(question)).path.map(({ said, polarity }) => [said, polarity]);
};

describe('a step of an answer', () => {
  it('has the words of its document between cause and effect', async () => {
    const text = 'The frost knocked out the northern pump. The choir bought new chairs.';
    expect(await saidOf(text, 'What knocked out the northern pump?')).toEqual([['knocked out', -1]]);
  });

  it('has none where only a word that joins stands between them', async () => {
    const text = 'The frost was hard, so the northern pump failed. The choir bought new chairs.';
    expect(await saidOf(text, 'Why did the northern pump fail?')).toEqual([[undefined, 1]]);
  });

  it('has none where the effect is told first', async () => {
    const text = 'The northern pump failed because the frost was hard. The choir bought new chairs.';
    expect(await saidOf(text, 'Why did the northern pump fail?')).toEqual([[undefined, 1]]);
  });

  it('has none where the document has its doubts, which the step is told with', async () => {
    const text = 'The frost may have knocked out the northern pump. The choir bought new chairs.';
    const { ask } = await notebookOf({ d: text });
    const [step] = (await ask('What knocked out the northern pump?')).path;
    expect(step).toMatchObject({ hedged: true });
    expect(step).not.toHaveProperty('said');
  });

  it('has none where a person corrected it: the document may say the contrary', async () => {
    const texts = { d: 'The frost knocked out the northern pump. The choir bought new chairs.' };
    const notebook = await notebookOf(texts);
    const range = (phrase: string) => ({
      start: texts.d.indexOf(phrase),
      end: texts.d.indexOf(phrase) + phrase.length,
    });
    const { index } = await buildCorrected(notebook, texts, [
      correction({
        kind: 'relation',
        verdict: 'added',
        sentence: sentenceRef(texts, 'd', 'The frost knocked out the northern pump.'),
        cause: range('The frost'),
        effect: range('the northern pump'),
        polarity: 1,
      }),
    ]);
    const { path } = await askNotebook(index, notebook.texts, 'What knocked out the northern pump?', {
      clock: () => 0,
    });
    expect(path).toMatchObject([{ polarity: 1 }]);
    expect(path[0]).not.toHaveProperty('said');
  });
});
