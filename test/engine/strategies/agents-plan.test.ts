/** @file The plan of a question as it is told: while it goes on, when it is stopped, and with what a person put otherwise. */
import { beforeAll, describe, expect, it } from 'vitest';
import { answerWith } from '../../../src/engine/strategies/answer.ts';
import { agents } from '../../../src/engine/strategies/agents.ts';
import type { AskOptions } from '../../../src/engine/notebook/ask.ts';
import type { Answer, PlanTrace } from '../../../src/engine/types.ts';
import { notebookOf, type TestNotebook } from '../notebook/from-texts.ts';

const TEXTS = {
  film: 'Low Tide is a film of 1962. It was directed by Ana Weber.',
  weber: 'Ana Weber was a director of films. She was born in Oxley.',
  oxley: 'Oxley is a town on the river Lorna. Its mayor is Tom Hale.',
  other: 'Brackwater is a town on the coast. Its mayor is Jane Moor.',
};
const TITLES = { film: 'Low Tide', weber: 'Ana Weber', oxley: 'Oxley', other: 'Brackwater' };
const QUESTION = 'Who is the mayor of the town where the director of Low Tide was born?';

let notebook: TestNotebook;
beforeAll(async () => {
  notebook = await notebookOf(TEXTS, TITLES);
});

function ask(options: Partial<AskOptions> = {}): Promise<Answer> {
  return answerWith(agents, notebook.index, notebook.texts, QUESTION, { clock: () => 0, ...options });
}

const chosenOf = (plan: PlanTrace | undefined) => plan?.chosen.map((answer) => answer?.text ?? null);

describe('a plan', () => {
  it('is told before its first turn and after each, every answer with its sentence', async () => {
    const told: PlanTrace[] = [];
    const answer = await ask({ onPlan: (plan) => void told.push(plan) });
    expect(told.map(chosenOf)).toEqual([
      [null, null, null],
      ['Ana Weber', null, null],
      ['Ana Weber', 'Oxley', null],
      ['Ana Weber', 'Oxley', 'Tom Hale'],
    ]);
    expect(told.map(({ turns }) => turns)).toEqual([0, 1, 2, 3]);
    const { plan } = answer.trace;
    expect(chosenOf(plan)).toEqual(['Ana Weber', 'Oxley', answer.short?.text]);
    expect(plan!.chosen.map((one) => one?.sentence?.text)).toEqual([
      'It was directed by Ana Weber.',
      'She was born in Oxley.',
      'Its mayor is Tom Hale.',
    ]);
    for (const one of [...plan!.chosen, ...plan!.asked.flatMap(({ answers }) => answers)]) {
      const { documentId, sentence, start, end } = one!;
      const text = TEXTS[documentId as keyof typeof TEXTS];
      expect(text.slice(sentence!.start, sentence!.end)).toBe(sentence!.text);
      expect(start >= sentence!.start && end <= sentence!.end).toBe(true);
    }
  });

  it('waits with its next turn until what it told has been taken in', async () => {
    const log: string[] = [];
    await ask({
      onPlan: async ({ turns }) => {
        log.push(`told ${turns}`);
        await new Promise((resolve) => setTimeout(resolve, 1));
        log.push(`taken in ${turns}`);
      },
    });
    expect(log).toEqual([0, 1, 2, 3].flatMap((turn) => [`told ${turn}`, `taken in ${turn}`]));
  });

  it('that is stopped keeps what it found, and the sentences that were', async () => {
    let isStopped = false;
    const { trace, sentences, short } = await ask({
      isStopped: () => isStopped,
      onPlan: ({ turns }) => void (isStopped = turns === 1),
    });
    expect(trace.plan).toMatchObject({ ending: 'stopped', turns: 1 });
    expect(chosenOf(trace.plan)).toEqual(['Ana Weber', null, null]);
    expect(short).toBeUndefined();
    expect(sentences.map(({ text }) => text)).toContain('It was directed by Ana Weber.');
  });

  it('goes on from the answer that a person gave, and says whose it is', async () => {
    const planned = (await ask()).trace.plan!.steps[1]!.question;
    const { trace } = await ask({ planEdits: [{ step: 1, planned, answer: 'Brackwater' }] });
    expect(chosenOf(trace.plan)).toEqual(['Ana Weber', 'Brackwater', 'Jane Moor']);
    expect(trace.plan!.chosen.map((answer) => answer?.given ?? false)).toEqual([false, true, false]);
    expect(trace.plan!.chosen[1]!.sentence).toBeUndefined();
  });

  it('keeps the place of an answer that a person chose among those found', async () => {
    const planned = (await ask()).trace.plan!.steps[1]!.question;
    const at = TEXTS.other.indexOf('Brackwater');
    const sentence = { start: 0, end: 36, text: 'Brackwater is a town on the coast.' };
    const place = { documentId: 'other', start: at, end: at + 10, sentence };
    const { trace } = await ask({ planEdits: [{ step: 1, planned, answer: 'Brackwater', place }] });
    expect(trace.plan!.chosen[1]).toMatchObject({ given: true, ...place });
  });

  it('asks a step as a person put it, and tells how it was planned', async () => {
    const planned = (await ask()).trace.plan!.steps[1]!.question;
    const wording = 'What town is on the coast?';
    const { trace } = await ask({ planEdits: [{ step: 1, planned, wording }] });
    expect(trace.plan!.steps[1]).toEqual({ question: wording, needs: [], planned });
    expect(trace.plan!.asked.find(({ step }) => step === 1)!.question).toBe(wording);
    expect(chosenOf(trace.plan)!.slice(1)).toEqual(['Brackwater', 'Jane Moor']);
  });
});
