/** @file Plans carried out on a small notebook. */
import { beforeAll, describe, expect, it } from 'vitest';
import { planFor } from '../../../src/engine/agents/plan.ts';
import type { Library } from '../../../src/engine/agents/librarian.ts';
import { seek } from '../../../src/engine/agents/seeker.ts';
import { notebookOf } from '../notebook/from-texts.ts';

const TEXTS = {
  film: 'Low Tide is a film of 1962. It was directed by Ana Weber.',
  weber: 'Ana Weber was a director of films. She was born in Oxley.',
  oxley: 'Oxley is a town on the river Lorna. Its mayor is Tom Hale.',
  other: 'Brackwater is a town on the coast. Its mayor is Jane Moor.',
};
const TITLES = { film: 'Low Tide', weber: 'Ana Weber', oxley: 'Oxley', other: 'Brackwater' };
const QUESTION = 'Who is the mayor of the town where the director of Low Tide was born?';

let library: Library;
beforeAll(async () => {
  const { prepared, texts } = await notebookOf(TEXTS, TITLES);
  library = { prepared, texts, near: () => Promise.resolve(null), isAllowed: () => true };
});

describe('a plan', () => {
  it('is followed to the answer, over what only the documents before tell', async () => {
    const { answers, asked, turns, ending, branches } = await seek(planFor(QUESTION), library);
    expect(ending).toBe('answered');
    expect(turns).toBe(3);
    expect(branches[0]!.answers.slice(0, 2).map((answer) => answer?.text)).toEqual(['Ana Weber', 'Oxley']);
    expect(answers[0]?.text).toBe('Tom Hale');
    expect(asked.map(({ finding }) => finding.question)).toContain('Who is the mayor of Oxley?');
    const { documentId, start, end, text } = answers[0]!;
    expect(TEXTS[documentId as keyof typeof TEXTS].slice(start, end)).toBe(text);
  });

  it('has independent sub-questions answered in one turn', async () => {
    const plan = planFor("Who links Ana Weber's town and the director of Low Tide?");
    const turns: number[][] = [];
    await seek(plan, library, {
      onTurn: (asked) => void turns.push([...new Set(asked.map(({ step }) => step))]),
    });
    expect(turns).toEqual([[0, 1], [2]]);
  });

  it('goes on with more than one answer where several are likely', async () => {
    const { asked } = await seek(planFor('Who is the mayor of the town that is in the notebook?'), library);
    const last = asked.filter(({ step }) => step === 1).map(({ finding }) => finding.question);
    expect(last.length).toBeGreaterThan(1);
    expect(new Set(last).size).toBe(last.length);
  });

  it('never takes what the question names, or what was found before, for what it seeks', async () => {
    const { asked } = await seek(planFor(QUESTION), library);
    const answers = asked.flatMap(({ step, finding }) => (step === 1 ? finding.answers.map(({ text }) => text) : []));
    expect(answers).toContain('Oxley');
    expect(answers).not.toContain('Low Tide');
    expect(answers).not.toContain('Low');
  });

  it('ends at the turn limit with what was found until then', async () => {
    const { ending, turns, answers, branches } = await seek(planFor(QUESTION), library, { mostTurns: 2 });
    expect([ending, turns]).toEqual(['turn-limit', 2]);
    expect(answers).toEqual([]);
    expect(branches[0]!.answers[1]?.text).toBe('Oxley');
  });

  it('keeps what it has when it is stopped', async () => {
    let isStopped = false;
    const { ending, turns, branches } = await seek(planFor(QUESTION), library, {
      isStopped: () => isStopped,
      onTurn: () => void (isStopped = true),
    });
    expect([ending, turns]).toEqual(['stopped', 1]);
    expect(branches[0]!.answers[0]?.text).toBe('Ana Weber');
  });

  it('goes on with what a person answered, without asking for it', async () => {
    const { asked, answers } = await seek(planFor(QUESTION), library, { given: new Map([[1, 'Brackwater']]) });
    expect(asked.map(({ step }) => step)).not.toContain(1);
    expect(answers[0]?.text).toBe('Jane Moor');
  });

  it('asks a question without a verb as it is', async () => {
    const plan = planFor('the mayor of Oxley');
    expect(plan.hasVerb).toBe(false);
    expect((await seek(plan, library)).ending).toBe('answered');
  });

  it('takes nothing from sentences that must not be shown', async () => {
    const { sentences, documents } = library.prepared.index;
    const isAllowed = (sentence: number) => documents.ids[sentences.document[sentence]!] !== 'oxley';
    const { answers } = await seek(planFor(QUESTION), { ...library, isAllowed });
    expect(answers.map(({ documentId }) => documentId)).not.toContain('oxley');
  });
});
