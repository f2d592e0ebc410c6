import { describe, expect, it } from 'vitest';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import { AskingDesk } from '../../../src/adapters/asking/desk.ts';
import type { StrategyId } from '../../../src/engine/types.ts';
import { someWords, openTab, STORY } from '../library/in-process.ts';

async function askedNotebook() {
  const store = new MemoryNotebookStore();
  const { library, idle } = await openTab(store);
  const { id } = await library.createNotebook('Test');
  const done = idle(id);
  await library.addFiles(id, [...STORY]);
  await done;
  return { id, desk: new AskingDesk(store, () => performance.now(), someWords, null), library };
}

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
