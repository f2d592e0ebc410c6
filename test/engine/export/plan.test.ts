/** @file A plan in what is written down: its steps as they were asked, what answered them, and the sentences that say so. */
import { expect, it } from 'vitest';
import { estimateWidth } from '../../../src/engine/diagram/diagram.ts';
import { htmlOf } from '../../../src/engine/export/html.ts';
import { markdownOf } from '../../../src/engine/export/markdown.ts';
import { askedWords } from '../../../src/engine/export/plan-words.ts';
import type { PlanTrace } from '../../../src/engine/types.ts';
import { emptyAnswer } from '../../fixtures/records.ts';
import { cell, citation, manuscript, WORDS } from './samples.ts';

const SAID = 'It was directed by *Ana*.';
const PLAN: PlanTrace = {
  steps: [
    { question: 'Who is the director of Low Tide?', needs: [] },
    { question: 'Where was #1 born?', needs: [0] },
    { question: 'Who is the mayor of #2?', needs: [1] },
  ],
  asked: [],
  chosen: [
    {
      ...{ text: 'Ana <Weber>', chance: 0.6, documentId: 'a', start: 139, end: 143 },
      sentence: { start: 120, end: 145, text: SAID },
    },
    { text: 'Oxley', chance: 1, documentId: '', start: 0, end: 0, given: true },
    null,
  ],
  turns: 3,
  ending: 'turn-limit',
  ms: 12,
};

function told(plan: PlanTrace) {
  const answer = emptyAnswer({ sentences: [{ text: SAID, citations: [citation(1, 'a', 120, SAID)] }] });
  return manuscript([cell('1', 'Who is it?', { answer: { ...answer, trace: { ...answer.trace, plan } } })]);
}

it('puts into a step what was found before it', () => {
  expect(PLAN.steps.map((_, step) => askedWords(PLAN, step))).toEqual([
    'Who is the director of Low Tide?',
    'Where was Ana <Weber> born?',
    'Who is the mayor of Oxley?',
  ]);
  expect(askedWords({ ...PLAN, chosen: [] }, 1)).toBe('Where was #1 born?');
});

it('is told with the note of each sentence, and with how it ended', () => {
  const { sections, notes } = told(PLAN);
  expect(sections[0]).toMatchObject({
    answers: [
      {
        plan: [
          { answer: 'Ana <Weber>', note: 1 },
          { answer: 'Oxley (given)', note: null },
          { answer: 'nothing found', note: null },
        ],
        planRemark: 'Too many turns.',
        sentences: [{ notes: [1] }],
      },
    ],
  });
  expect(notes.map(({ quote }) => quote)).toEqual([SAID]);
});

it('is left out where nothing had to be found first', () => {
  const { sections } = told({ ...PLAN, steps: PLAN.steps.slice(2), chosen: [null] });
  expect(sections[0]).toMatchObject({ answers: [{ plan: [], planRemark: null }] });
});

it('stands in Markdown and on a web page as a list, its words as words', () => {
  const markdown = markdownOf(told(PLAN), WORDS, (note) => note);
  expect(markdown).toContain('1. Who is the director of Low Tide? → Ana \\<Weber\\>[^1]');
  expect(markdown).toContain('*Too many turns.*');
  const html = htmlOf(told(PLAN), WORDS, (text) => estimateWidth(text, 14));
  expect(html).toContain('→ <strong>Ana &lt;Weber&gt;</strong><sup><a href="#n1">1</a></sup></li>');
  expect(html).toContain('Too many turns.');
});
