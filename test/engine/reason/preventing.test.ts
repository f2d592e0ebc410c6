import { describe, expect, it } from 'vitest';
import type { Judged } from '../../../src/engine/reason/filter.ts';
import { preferPreventing } from '../../../src/engine/reason/preventing.ts';
import { notebookOf } from '../notebook/from-texts.ts';

const judged = (sentence: number, chance: number): Judged => ({
  sentence,
  score: chance,
  chance,
  via: 'seed',
  gate: -1,
  reason: 'fits',
});

describe('preferPreventing', () => {
  const happened = 'The tank overflowed at noon.';

  it.each([
    'A float valve would have stopped it.',
    'Somebody could easily have closed the tap.',
    'Had the alarm been on, nobody would be wet.',
    'But for the wedge the door had closed.',
    "They shouldn't have filled it to the brim.",
  ])('puts “%s” before what is as likely and tells what happened', (form) => {
    const order = preferPreventing([judged(0, 0.4), judged(1, 0.35)], [happened, form]);
    expect(order.map(({ sentence }) => sentence)).toEqual([1, 0]);
    expect(order[0]!.chance).toBeGreaterThan(0.35);
    expect(order[1]!.chance).toBeLessThan(0.4);
  });

  it('leaves first what is much likelier', () => {
    const order = preferPreventing([judged(0, 0.9), judged(1, 0.1)], [happened, 'It would have rained.']);
    expect(order.map(({ sentence }) => sentence)).toEqual([0, 1]);
  });

  it('keeps chances that are certain within 0 and 1', () => {
    for (const { chance } of preferPreventing([judged(0, 1), judged(1, 0)], [happened, happened])) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
  });
});

describe('a question after what would have prevented something', () => {
  it('is shown what would have before what happened', async () => {
    const { ask } = await notebookOf({
      report: 'The tank on the roof ran over. A float valve would have saved the tank.',
    });
    const { evidence } = await ask('What would have prevented the trouble with the tank on the roof?');
    expect(evidence.map(({ text }) => text)[0]).toBe('A float valve would have saved the tank.');
  });
});
