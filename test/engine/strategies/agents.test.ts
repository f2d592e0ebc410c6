/** @file What the agents ask of an encoder while they follow a plan. */
import { expect, it } from 'vitest';
import { agents } from '../../../src/engine/strategies/agents.ts';
import { withNearness } from '../../../src/engine/retrieve/prepared.ts';
import type { Nearness } from '../../../src/engine/vector/nearness.ts';
import { notebookOf } from '../notebook/from-texts.ts';

const TEXTS = {
  film: 'Low Tide is a film of 1962. It was directed by Ana Weber.',
  weber: 'Ana Weber was a director of films. She was born in Oxley.',
  oxley: 'Oxley is a town on the river Lorna. Its mayor is Tom Hale.',
};
const TITLES = { film: 'Low Tide', weber: 'Ana Weber', oxley: 'Oxley' };

it('have the encoder read the same words once, and not the question, which it has read', async () => {
  const { prepared, texts } = await notebookOf(TEXTS, TITLES);
  const nearTo = (question: string): Nearness => ({
    model: 'encoder',
    question,
    asked: Float32Array.of(1),
    passages: new Float32Array(prepared.index.passages.document.length).fill(0.3),
    entities: new Float32Array(prepared.index.entities.names.length).fill(0.3),
    modules: new Float32Array(prepared.index.hierarchy.level.length).fill(0.3),
    embedded: 1,
  });
  const question = 'What town borders the town where the director of Low Tide was born?';
  const read: string[] = [];
  const near = (words: string) => {
    read.push(words);
    return Promise.resolve(nearTo(words));
  };
  const asking = withNearness(prepared, nearTo(question));
  const { plan } = await agents.seek!(asking, question, { texts, clock: () => 0, near });
  expect(plan!.steps).toHaveLength(3);
  expect(read).toContain('Who is the director of Low Tide?');
  expect(read).toContain('town');
  expect(new Set(read).size).toBe(read.length);
  read.length = 0;
  await agents.seek!(withNearness(prepared, nearTo('Who is Tom Hale?')), 'Who is Tom Hale?', {
    texts,
    clock: () => 0,
    near,
  });
  expect(read).toEqual([]);
});
