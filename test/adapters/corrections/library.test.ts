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

describe('the index', () => {
  const rename = (name: string) => ({
    kind: 'rename' as const,
    entity: { name: 'signal controllers', surfaces: ['signal controller'] },
    name,
  });

  it('is built anew once after several corrections, with all of them', async () => {
    const idle = tab.idle(notebookId);
    const before = tab.events.filter(({ type }) => type === 'index').length;
    for (const name of ['One', 'Two', 'Three']) await tab.library.correct(notebookId, rename(name));
    await idle;
    expect(tab.events.filter(({ type }) => type === 'index')).toHaveLength(before + 1);
    expect(await list()).toMatchObject({ isOutdated: false });
    const [found] = await tab.desk.findEntities(notebookId, 'Three', 1);
    expect(found?.ref).toEqual({ name: 'Three', surfaces: ['signal controller'] });
  });

  it('is brought up to date at the next start when the tab was closed before that', async () => {
    await store.saveCorrection(notebookId, { ...rename('Lamps'), id: 'x', at: 1 });
    const next = await openTab(store);
    const idle = next.idle(notebookId);
    await next.library.resume();
    await idle;
    expect(await next.library.listCorrections(notebookId)).toMatchObject({ isOutdated: false });
    expect((await next.desk.findEntities(notebookId, 'lamps', 1))[0]?.ref.name).toBe('Lamps');
  });

  it('refuses a name without letters and sides outside the sentence', async () => {
    await expect(tab.library.correct(notebookId, rename(' - '))).rejects.toMatchObject({ code: 'usage' });
    const { documentId, start, end } = await signals();
    const sentence = { documentId, start, end };
    const draft = { kind: 'relation', verdict: 'added', polarity: 1, sentence } as const;
    const outside = { ...draft, cause: { start, end: start + 3 }, effect: { start: end, end: end + 3 } };
    await expect(tab.library.correct(notebookId, outside)).rejects.toMatchObject({ code: 'usage' });
    expect(await list()).toEqual({ corrections: [], isOutdated: false });
  });
});

describe('mentions that are something else', () => {
  it('are an entity of their own after building, and when their document is added again, until that is taken back', async () => {
    const [signals] = await tab.desk.findEntities(notebookId, 'signal controllers', 1);
    const { documents, sentences, sentenceCount } = await tab.desk.entityMentions(notebookId, signals!.ref, 1);
    expect(sentences).toHaveLength(1);
    expect(documents.reduce((sum, document) => sum + document.sentences, 0)).toBe(sentenceCount);
    const { documentId, start, end, text } = sentences[0]!;
    const draft = {
      kind: 'split' as const,
      entity: signals!.ref,
      within: { documentIds: [], sentences: [{ documentId, start, end }] },
    };
    const named = (name: string) => tab.library.correct(notebookId, { ...draft, leaving: { name, surfaces: [] } });
    await expect(named('Signal controllers')).rejects.toMatchObject({ code: 'usage' });
    let idle = tab.idle(notebookId);
    const made = await named(' Lamps of the north ');
    expect(made).toMatchObject({
      leaving: { name: 'Lamps of the north', surfaces: ['lamps of the north'] },
      within: { sentences: [{ text }] },
    });
    await idle;
    const lamps = async () => (await tab.desk.findEntities(notebookId, 'lamps of the north', 1))[0];
    expect(await lamps()).toMatchObject({ ref: { name: 'Lamps of the north' }, sentences: 1 });
    const parts = await tab.desk.readSentence(notebookId, { documentId, start, end });
    expect(parts?.names.map(({ surface }) => surface)).toContain('lamps of the north');

    idle = tab.idle(notebookId);
    await tab.library.removeDocuments(notebookId, [documentId]);
    await idle;
    expect(await list()).toMatchObject({ corrections: [{ effect: 'idle' }] });
    idle = tab.idle(notebookId);
    await tab.library.addFiles(notebookId, [...STORY]);
    await idle;
    expect(await list()).toMatchObject({ corrections: [{ effect: 'working' }], isOutdated: false });
    expect(await lamps()).toMatchObject({ sentences: 1 });
    idle = tab.idle(notebookId);
    await tab.library.takeBackCorrection(notebookId, made.id);
    await idle;
    expect((await lamps())?.ref.name).not.toBe('Lamps of the north');
  });
});
