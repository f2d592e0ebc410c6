/** @file Plans in a backup: whole they pass as they are, and one that the page could not show is refused. */
import { describe, expect, it } from 'vitest';
import { checkCells } from '../../../src/adapters/export/backup-format.ts';
import { emptyAnswer } from '../../fixtures/records.ts';

const PLAN = {
  steps: [
    { question: 'Who made it?', needs: [] },
    { question: 'Where was #1 born?', needs: [0], planned: 'What is the town where #1 was born?' },
  ],
  asked: [{ step: 0, turn: 1, question: 'Who made it?', chance: 1, answers: [] }],
  chosen: [
    {
      ...{ text: 'Ana', chance: 0.5, documentId: 'a', start: 3, end: 6 },
      sentence: { start: 0, end: 10, text: 'By Ana it is.' },
    },
    null,
  ],
  turns: 2,
  ending: 'answered',
  ms: 3.5,
};
const EDIT = { step: 1, planned: 'What is the town where #1 was born?', wording: 'Where was #1 born?' };

function cellWith(plan: unknown, planEdits: unknown) {
  const answer = emptyAnswer();
  return [
    {
      ...{ id: '1', question: 'Why?', askedAt: 1, stopped: false, error: null, planEdits },
      answer: { ...answer, trace: { ...answer.trace, plan } },
    },
  ];
}

describe('a plan in a backup', () => {
  it('passes as it is, with what a person put otherwise', () => {
    const cells = cellWith(PLAN, [EDIT]);
    expect(checkCells(cells)).toEqual(cells);
  });

  it.each([
    ['a plan without steps', { ...PLAN, steps: undefined }, []],
    ['an ending that there is not', { ...PLAN, ending: 'lost' }, []],
    ['an answer that is no text', { ...PLAN, chosen: [{ ...PLAN.chosen[0], text: { run: 1 } }] }, []],
    ['a sentence that is no text', { ...PLAN, chosen: [{ ...PLAN.chosen[0], sentence: 'x' }] }, []],
    ['an edit of no step', PLAN, [{ ...EDIT, step: -1 }]],
    ['an edit that says nothing in words', PLAN, [{ ...EDIT, wording: 7 }]],
  ])('is refused with %s', (_, plan, edits) => {
    expect(() => checkCells(cellWith(plan, edits))).toThrow(expect.objectContaining({ code: 'file-damaged' }));
  });
});
