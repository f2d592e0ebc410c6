/** @file A plan as it is shown, and what a person puts otherwise in it. */
import { describe, expect, it } from 'vitest';
import type { PlanTrace, ShortAnswer } from '../../../src/engine/types.ts';
import { editFrom, unknownSteps, withEdit } from '../../../src/ui/plan/edits.ts';
import { shownSteps } from '../../../src/ui/plan/steps.ts';

function short(text: string, more: Partial<ShortAnswer> = {}): ShortAnswer {
  const sentence = { start: 0, end: 20, text: `${text} it is.` };
  return { text, documentId: 'a', start: 0, end: text.length, chance: 0.5, sentence, ...more };
}

/** Two steps side by side, one that needs both. */
function plan(more: Partial<PlanTrace> = {}): PlanTrace {
  return {
    steps: [
      { question: 'Who made it?', needs: [] },
      { question: 'Who sold it?', needs: [] },
      { question: 'What links #1 and #2?', needs: [0, 1] },
    ],
    asked: [],
    chosen: [null, null, null],
    turns: 0,
    ending: 'answered',
    ms: 1,
    ...more,
  };
}

const asked = (step: number, question: string, ...answers: ShortAnswer[]) => ({
  step,
  turn: 1,
  question,
  chance: 1,
  answers,
});

describe('the steps of a plan', () => {
  it('say while it goes on which are asked and which wait', () => {
    expect(shownSteps(plan(), true).map(({ state }) => state)).toEqual(['asked', 'asked', 'waiting']);
    const half = plan({
      asked: [asked(0, 'Who made it?', short('Ana')), asked(1, 'Who sold it?')],
      chosen: [short('Ana'), null, null],
    });
    expect(shownSteps(half, true).map(({ state }) => state)).toEqual(['found', 'nothing', 'asked']);
    expect(shownSteps(half, false).map(({ state }) => state)).toEqual(['found', 'nothing', 'left']);
  });

  it('have the answers put in that they need, and nothing else', () => {
    const { parts } = shownSteps(plan({ chosen: [short('Ana'), null, null] }), false)[2]!;
    expect(parts).toEqual(['What links ', { step: 0, answer: 'Ana' }, ' and ', { step: 1, answer: null }, '?']);
    const steps = [{ question: 'What is #1 of #7?', needs: [] }];
    expect(shownSteps(plan({ steps }), false)[0]!.parts.join('')).toBe('What is #1 of #7?');
  });

  it('tell what else was likely in the branch that was followed', () => {
    const whole = plan({
      asked: [
        asked(2, 'What links Bo and Tom?', short('rain')),
        asked(2, 'What links Ana and Tom?', short('trade'), short('love')),
      ],
      chosen: [short('Ana'), short('Tom'), short('trade')],
    });
    expect(shownSteps(whole, false)[2]!.others.map(({ text }) => text)).toEqual(['love']);
  });

  it('know how the plan put them', () => {
    const steps = [{ question: 'Who built it?', needs: [], planned: 'Who made it?' }];
    expect(shownSteps(plan({ steps }), false)[0]).toMatchObject({ wording: 'Who built it?', planned: 'Who made it?' });
  });

  it('bear a plan of which parts are missing', () => {
    expect(shownSteps(plan({ chosen: [] }), false).map(({ chosen }) => chosen)).toEqual([null, null, null]);
  });
});

describe('an edit', () => {
  const whole = plan({
    asked: [asked(0, 'Who made it?', short('Ana'), short('Bo', { start: 5, end: 7 }))],
    chosen: [short('Ana'), short('Tom', { given: true, documentId: '' }), short('trade')],
  });
  const [first, second, last] = shownSteps(whole, false) as [
    ReturnType<typeof shownSteps>[0],
    ReturnType<typeof shownSteps>[0],
    ReturnType<typeof shownSteps>[0],
  ];

  it('is none where nothing is changed', () => {
    expect(editFrom(first, { wording: 'Who made it?', answer: 'Ana' })).toBeNull();
    expect(editFrom(last, { wording: last.wording, answer: '' })).toBeNull();
  });

  it('gives another answer, with its place where it was found', () => {
    expect(editFrom(first, { wording: 'Who made it?', answer: ' Cleo  Hart ' })).toEqual({
      step: 0,
      planned: 'Who made it?',
      answer: 'Cleo Hart',
    });
    expect(editFrom(first, { wording: 'Who made it?', answer: 'Bo' })).toMatchObject({
      answer: 'Bo',
      place: { documentId: 'a', start: 5, end: 7, sentence: { text: 'Bo it is.' } },
    });
  });

  it('asks otherwise, and has the answer looked for again', () => {
    expect(editFrom(first, { wording: 'Who built it?', answer: 'Ana' })).toEqual({
      step: 0,
      planned: 'Who made it?',
      wording: 'Who built it?',
    });
  });

  it('keeps an answer that the person gave before, until the field is emptied', () => {
    expect(editFrom(second, { wording: 'Who sold it?', answer: 'Tom' })).toMatchObject({ answer: 'Tom' });
    expect(editFrom(second, { wording: 'Who sold it?', answer: ' ' })).toBeNull();
  });

  it('gives no answer to the question itself', () => {
    expect(editFrom(last, { wording: last.wording, answer: 'war' })).toBeNull();
  });

  it('takes the place of the one before for its step', () => {
    const [one, two] = [0, 1].map((step) => ({ step, planned: '', answer: 'x' }));
    expect(withEdit([one!, two!], 0, null)).toEqual([two]);
    expect(withEdit([one!, two!], 0, { ...one!, answer: 'y' })).toEqual([two, { ...one, answer: 'y' }]);
  });

  it('can name only steps before its own', () => {
    expect(unknownSteps('What is #1 of #2 and #3, #2 and #0?', 1)).toEqual(['#2', '#3', '#0']);
    expect(unknownSteps('What is #1?', 1)).toEqual([]);
  });
});
