import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import type { Answer } from '../../../src/engine/types.ts';
import { openTab, STORY, type Tab } from '../library/in-process.ts';

const QUESTION = 'Why were there gridlock and delays?';

let store: MemoryNotebookStore;
let tab: Tab;
let notebookId: string;

async function ask(): Promise<Answer> {
  return tab.desk.ask(notebookId, 'q', QUESTION, () => {});
}

const list = () => tab.library.listCorrections(notebookId);

/** The sentence that the story's second document begins with. */
async function signals() {
  const answer = await ask();
  return answer.sentences.flatMap(({ citations }) => citations).find(({ text }) => text.includes('knocked out'))!;
}

beforeEach(async () => {
  store = new MemoryNotebookStore();
  tab = await openTab(store);
  notebookId = (await tab.library.createNotebook('Story')).id;
  const idle = tab.idle(notebookId);
  await tab.library.addFiles(notebookId, [...STORY]);
  await idle;
});

describe('a wrong sentence', () => {
  it('is not evidence from the next question on, nor after the index is built anew, until it is taken back', async () => {
    const { documentId, start, end, text } = await signals();
    const idle = tab.idle(notebookId);
    const made = await tab.library.correct(notebookId, { kind: 'sentence', sentence: { documentId, start, end } });
    expect(made).toMatchObject({ sentence: { text } });
    expect(await list()).toMatchObject({ corrections: [{ effect: 'pending' }], isOutdated: true });
    const spoken = async () => JSON.stringify(await ask());
    expect(await spoken()).not.toContain('knocked out');
    await idle;
    expect(await list()).toMatchObject({ corrections: [{ effect: 'working' }], isOutdated: false });
    expect(await spoken()).not.toContain('knocked out');

    const again = tab.idle(notebookId);
    await tab.library.takeBackCorrection(notebookId, made.id);
    expect(await list()).toEqual({ corrections: [], isOutdated: true });
    await again;
    expect(await spoken()).toContain('knocked out');
    expect(tab.events.filter(({ type }) => type === 'corrections')).toHaveLength(2);
  });

  it('is wrong again when its document comes back', async () => {
    const { documentId, start, end } = await signals();
    let idle = tab.idle(notebookId);
    await tab.library.correct(notebookId, { kind: 'sentence', sentence: { documentId, start, end } });
    await idle;
    idle = tab.idle(notebookId);
    await tab.library.removeDocuments(notebookId, [documentId]);
    await idle;
    expect(await list()).toMatchObject({ corrections: [{ effect: 'idle' }], isOutdated: false });
    idle = tab.idle(notebookId);
    await tab.library.addFiles(notebookId, [STORY[1]!]);
    await idle;
    expect(await list()).toMatchObject({ corrections: [{ effect: 'working' }], isOutdated: false });
    expect(JSON.stringify(await ask())).not.toContain('knocked out');
  });
});
