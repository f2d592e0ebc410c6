import { describe, expect, it } from 'vitest';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import { AskingDesk } from '../../../src/adapters/asking/desk.ts';
import type { PlanTrace, StrategyId } from '../../../src/engine/types.ts';
import { askedNotebook, file, openTab, someWords } from '../library/in-process.ts';

const QUESTION = 'What caused the citywide blackout?';

describe('asking with a system', () => {
  it('answers with hugrag when none is named', async () => {
    const { id, desk } = await askedNotebook();
    const plain = await desk.ask(id, 'a', QUESTION, () => {});
    const named = await desk.ask(id, 'b', QUESTION, () => {}, { strategy: 'hugrag' });
    expect(named.sentences).toEqual(plain.sentences);
    expect(plain.trace.kept.length).toBeGreaterThan(0);
  });

  it('answers with another one from what that retrieved, sentence by sentence', async () => {
    const { id, desk } = await askedNotebook();
    const lengths: number[] = [];
    const answer = await desk.ask(id, 'a', QUESTION, ({ sentences }) => lengths.push(sentences.length), {
      strategy: 'bm25',
    });
    expect(answer.trace.kept).toEqual([]);
    expect(lengths.at(-1)).toBe(answer.sentences.length);
    for (const { citations } of answer.sentences) {
      const { documentId, start, end, text } = citations[0]!;
      expect((await desk.readDocument(id, documentId)).text.slice(start, end)).toBe(text);
    }
  });

  it('says so when there is no such system', async () => {
    const { id, desk } = await askedNotebook();
    const asking = desk.ask(id, 'a', QUESTION, () => {}, { strategy: 'oracle' as StrategyId });
    await expect(asking).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining('oracle') });
  });

  it('does not cite a document that was taken out', async () => {
    const { id, desk, library } = await askedNotebook();
    const [gone] = (await library.listDocuments(id)).filter(({ name }) => name === 'substation.txt');
    await library.removeDocuments(id, [gone!.id]);
    const { evidence } = await desk.ask(id, 'a', QUESTION, () => {}, { strategy: 'bm25' });
    expect(evidence.map(({ documentId }) => documentId)).not.toContain(gone!.id);
    expect(evidence.length).toBeGreaterThan(0);
  });
});

describe('asking with a system that makes a plan', () => {
  const FILES = [
    file('low-tide.txt', 'Low Tide is a film of 1962. It was directed by Ana Weber.'),
    file('weber.txt', 'Ana Weber was a director of films. She was born in Oxley.'),
    file('oxley.txt', 'Oxley is a town on the river Lorna. Its mayor is Tom Hale.'),
  ];
  const HOPS = 'Who is the mayor of the town where the director of Low Tide was born?';

  async function asked(id: string, onPlan: (plan: PlanTrace, desk: AskingDesk) => void) {
    const store = new MemoryNotebookStore();
    const { library, idle } = await openTab(store);
    const notebook = await library.createNotebook('Films');
    const done = idle(notebook.id);
    await library.addFiles(notebook.id, FILES);
    await done;
    const desk = new AskingDesk(store, () => performance.now(), someWords, null);
    const progress = ({ plan }: { plan?: PlanTrace }) => plan && onPlan(plan, desk);
    return { desk, notebook, answer: await desk.ask(notebook.id, id, HOPS, progress, { strategy: 'agents' }) };
  }

  it('tells the plan step by step, and hears of being stopped between its turns', async () => {
    const turns: number[] = [];
    const whole = await asked('whole', ({ turns: turn }) => void turns.push(turn));
    expect([...new Set(turns)]).toEqual([0, 1, 2, 3]);
    expect(whole.answer.trace.plan).toMatchObject({ ending: 'answered', turns: 3 });

    // As a message of the page would: it comes in only when the worker pauses.
    const stopped = await asked('stopped', ({ turns: turn }, desk) => {
      if (turn === 1) setTimeout(() => void desk.stop('stopped'));
    });
    const { trace, sentences } = stopped.answer;
    expect(trace.plan).toMatchObject({ ending: 'stopped', turns: 1, chosen: [{ text: 'Ana Weber' }, null, null] });
    expect(sentences.length).toBeGreaterThan(0);
  });

  it('goes on from what a person put otherwise', async () => {
    const { desk, notebook, answer } = await asked('first', () => {});
    const planned = answer.trace.plan!.steps[0]!.question;
    const planEdits = [{ step: 0, planned, answer: 'Tom Hale' }];
    const { trace } = await desk.ask(notebook.id, 'again', HOPS, () => {}, { strategy: 'agents', planEdits });
    expect(trace.plan!.chosen[0]).toMatchObject({ text: 'Tom Hale', given: true });
  });
});
