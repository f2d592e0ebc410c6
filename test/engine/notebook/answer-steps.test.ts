import { describe, expect, it } from 'vitest';
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

  it('has none where the effect is told first', async () => {
    const text = 'The northern pump failed because the frost was hard. The choir bought new chairs.';
    expect(await saidOf(text, 'Why did the northern pump fail?')).toEqual([[undefined, 1]]);
  });
});
