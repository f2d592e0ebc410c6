import { describe, expect, it } from 'vitest';
import { askNotebook } from '../../../src/engine/notebook/ask.ts';
import { besides } from '../../../src/engine/notebook/set-aside.ts';
import { readStatement } from '../../../src/engine/notebook/statement.ts';
import { suggestQuestions } from '../../../src/engine/notebook/suggest.ts';
import { notebookOf } from './from-texts.ts';

/** The first statement of one text. */
async function statementOf(text: string) {
  const { index, texts } = await notebookOf({ only: text });
  expect(index.relations.kind).not.toHaveLength(0);
  return readStatement(index, texts, 0);
}

describe('a statement', () => {
  it.each([
    ['The storm caused the closure of the railway.', 'led to', 'the closure of the railway'],
    ['Long delays were caused by the closure of the railway.', 'led to', 'long delays', 'The long delays ended.'],
    ['The old pipe often causes early flooding of the cellars.', 'leads to', 'early flooding of the cellars'],
    ['The new filter reduced the risk of infection.', 'reduced', 'the risk of infection'],
    ['Loud noise affects the quality of sleep.', 'affects', 'the quality of sleep'],
    [
      'The storm knocked out the signal controllers in every district.',
      'knocked out',
      'the signal controllers in every district',
    ],
  ])('“%s” is asked about as “What %s %s?”', async (text, predicate, effect, more = '') => {
    const statement = await statementOf(`${text} ${more}`);
    expect([statement.predicate, statement.effect?.text]).toEqual([predicate, effect]);
  });

  it('is told as a clause where the effect is one', async () => {
    expect((await statementOf('The bakery closed for a month because the oven broke.')).clause?.text).toBe(
      'the bakery closed for a month',
    );
  });

  it.each([
    ['The bakery closed for a month because the oven broke.', 'did the bakery close for a month'],
    ['The north pier cracked because the frost was hard.', 'did the north pier crack'],
    ['The mountain roads were closed because the snow was deep.', 'were the mountain roads closed'],
    ['The harbour has been empty because the fleet was sold.', 'has the harbour been empty'],
    ['The old mill had two wheels because the river was weak.', 'did the old mill have two wheels'],
    ['The night ferry could not sail because the engine failed.', 'could the night ferry not sail'],
    ['The north line runs late because the signals were changed.', 'does the north line run late'],
  ])('“%s” is asked about with “Why %s?”', async (text, asked) => {
    expect((await statementOf(text)).clause?.asked).toBe(asked);
  });

  it.each([
    'The heat caused the rails to bend.',
    'The storm caused it.',
    'The storm caused their closure.',
    'The storm caused several problems.',
    'The study led to odds of infection (AOR = 2) in the region.',
  ])('“%s” has no effect that can be asked about', async (text) => {
    expect((await statementOf(text)).effect).toBeNull();
  });
});

describe('suggested questions', () => {
  const CHAIN = {
    weather: 'The autumn storm caused the northern landslide. Rye dough needs patience.',
    railway: 'The northern landslide led to the railway closure. Trains are blue.',
    coal: 'The railway closure resulted in a coal shortage. Coal is black.',
    dam: 'Drilling works caused the northern landslide, too. Drills are loud.',
    bakery: 'The bakery closed for a month because the oven broke. Ovens are hot.',
  };

  it('are of several forms, each about something else, and the same every time', async () => {
    const { index, texts } = await notebookOf(CHAIN);
    const questions = await suggestQuestions(index, texts, 4);
    expect(questions).toEqual([
      expect.stringMatching(/^How did .* lead to /),
      expect.stringMatching(/^Besides .*, what else led to /),
      expect.stringMatching(/^What if there had been no /),
      'Why did the bakery close for a month?',
    ]);
    const asked = questions.map((question) => /(?:led to|lead to|Why did|no) (.*)\?$/u.exec(question)?.[1]);
    expect(new Set(asked).size).toBe(questions.length);
    expect(await suggestQuestions(index, texts, 4)).toEqual(questions);
    expect(await suggestQuestions(index, texts, 1)).toEqual(questions.slice(0, 1));
  });

  it('cite what they are made from', async () => {
    const { index, texts } = await notebookOf(CHAIN);
    for (const question of await suggestQuestions(index, texts, 6)) {
      const part = besides(index, question);
      const answer = await askNotebook(part.index, texts, part.text, { clock: () => 0 });
      expect(answer.status, question).toBe('answered');
      expect(answer.sentences.map(({ text }) => text).join(' '), question).toMatch(/caused|led to|resulted in|because/);
    }
  });

  it('never ask for a cause of what is prevented', async () => {
    const { index, texts } = await notebookOf({
      a: 'The new flood barrier prevented the flooding of the harbour district.',
      b: 'The flood barrier prevents damage to the harbour warehouses.',
    });
    const questions = await suggestQuestions(index, texts, 5);
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.join(' ')).not.toMatch(/led to|leads to/);
  });
});

describe('asking for what else there is', () => {
  it('sets aside what is named', async () => {
    const { index, texts } = await notebookOf({
      weather: 'The autumn storm caused the northern landslide.',
      dam: 'Drilling works caused the northern landslide.',
    });
    const question = 'Besides the autumn storm, what else led to the northern landslide?';
    const part = besides(index, question);
    const answer = await askNotebook(part.index, texts, part.text, { clock: () => 0 });
    const said = answer.sentences.map(({ text }) => text).join(' ');
    expect(said).toContain('Drilling');
    expect(said).not.toContain('storm');
  });

  it('leaves other questions as they are', async () => {
    const { index } = await notebookOf({ weather: 'The autumn storm caused the northern landslide.' });
    for (const question of [
      'What led to the landslide?',
      'Besides being tall, what is it?',
      'Besides unicorns, what else?',
    ]) {
      expect(besides(index, question)).toEqual({ index, text: question });
    }
  });
});
