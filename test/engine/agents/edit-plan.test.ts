/** @file A plan as a person put it. */
import { describe, expect, it } from 'vitest';
import { editPlan, plannedWords } from '../../../src/engine/agents/edit-plan.ts';
import { planFor } from '../../../src/engine/agents/plan.ts';

const plan = planFor('Who is the mayor of the town where the director of Low Tide was born?');
const planned = plan.subQuestions.map(plannedWords);

describe('an edited plan', () => {
  it('is the same without edits', () => {
    expect(editPlan(plan, [])).toEqual({ plan, given: new Map() });
  });

  it('asks what a person asks instead, with the answers before put in, and remembers what it had', () => {
    const { plan: edited } = editPlan(plan, [{ step: 1, planned: planned[1]!, wording: 'Where did #1 go to school?' }]);
    expect(edited.subQuestions.map(plannedWords)).toEqual([planned[0], 'Where did #1 go to school?', planned[2]]);
    expect(edited.subQuestions[1]).toMatchObject({ needs: [0], planned: planned[1], wanted: { kind: 'place' } });
    expect(edited.subQuestions[2]!.planned).toBeUndefined();
  });

  it('never needs a step that comes later, nor itself', () => {
    const wording = 'Who links #2, #3, #9 and #1?';
    const { plan: edited } = editPlan(plan, [{ step: 1, planned: planned[1]!, wording }]);
    expect(edited.subQuestions[1]!.needs).toEqual([0]);
    expect(plannedWords(edited.subQuestions[1]!)).toBe(wording);
  });

  it('goes on with given answers, but looks for that to the question itself', () => {
    const edits = planned.map((words, step) => ({ step, planned: words, answer: ` answer ${step} ` }));
    expect([...editPlan(plan, edits).given]).toEqual([
      [0, 'answer 0'],
      [1, 'answer 1'],
    ]);
  });

  it('leaves out edits of another plan, empty ones and those that no question is so long', () => {
    const edits = [
      { step: 0, planned: 'What is something else?', answer: 'Ana' },
      { step: 1, planned: planned[1]!, wording: '  ', answer: '' },
      { step: 1, planned: planned[1]!, wording: 'x'.repeat(5000), answer: 'y'.repeat(5000) },
      { step: 12, planned: '', answer: 'Ana' },
    ];
    expect(editPlan(plan, edits)).toEqual({ plan, given: new Map() });
  });

  it('has the later of two edits stand', () => {
    const edits = ['Ana', 'Tom'].map((answer) => ({ step: 0, planned: planned[0]!, answer }));
    expect(editPlan(plan, edits).given.get(0)).toBe('Tom');
  });
});
