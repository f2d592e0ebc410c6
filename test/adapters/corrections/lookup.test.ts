import { beforeAll, describe, expect, it } from 'vitest';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import { openTab, STORY, type Tab } from '../library/in-process.ts';

let tab: Tab;
let notebookId: string;

beforeAll(async () => {
  tab = await openTab(new MemoryNotebookStore());
  notebookId = (await tab.library.createNotebook('Story')).id;
  const idle = tab.idle(notebookId);
  await tab.library.addFiles(notebookId, [...STORY]);
  await idle;
});

const find = async (query: string) => (await tab.desk.findEntities(notebookId, query, 5)).map(({ ref }) => ref.name);

describe('looking up what to correct', () => {
  it('finds entities by words of any of their surfaces, the named one first', async () => {
    expect(await find('signal')).toContain('signal controllers');
    expect((await find('blackout'))[0]).toMatch(/blackout$/);
    expect((await find('Signal Controller'))[0]).toBe('signal controllers');
    expect(await find('controllers of trains')).toEqual([]);
    expect(await tab.desk.findEntities(notebookId, '', 2)).toHaveLength(2);
  });

  it('finds modules, and those that a gate of an answer joins', async () => {
    const modules = await tab.desk.findModules(notebookId, '', 10);
    expect(modules.length).toBeGreaterThan(0);
    const { title } = modules[0]!.ref;
    expect(await tab.desk.findModules(notebookId, title.slice(0, 4), 10)).toContainEqual(modules[0]);
    expect(await tab.desk.gateModules(notebookId, { from: 'none', to: title, score: 1 })).toBeNull();
  });

  it('reads a sentence with its names and what it states', async () => {
    const answer = await tab.desk.ask(notebookId, 'q', 'Why were there gridlock and delays?', () => {});
    const citation = answer.sentences
      .flatMap(({ citations }) => citations)
      .find(({ text }) => text.includes('knocked'))!;
    const { documentId, start, end } = citation;
    const parts = await tab.desk.readSentence(notebookId, { documentId, start, end });
    expect(parts?.text).toBe(citation.text);
    expect(parts?.names.map(({ surface }) => surface)).toContain('signal controller');
    expect(parts?.relations).toMatchObject([{ causeText: 'The citywide blackout', polarity: -1 }]);
    expect(await tab.desk.readSentence(notebookId, { documentId, start, end: end - 1 })).toBeNull();
  });

  it('finds the sentences that mention two entities', async () => {
    const [one] = await tab.desk.findEntities(notebookId, 'signal controllers', 1);
    const [other] = await tab.desk.findEntities(notebookId, 'citywide blackout', 1);
    const both = await tab.desk.sentencesWithBoth(notebookId, one!.ref, other!.ref, 5);
    expect(both.map(({ text }) => text)).toEqual(['The citywide blackout knocked out the signal controllers.']);
    expect(await tab.desk.sentencesWithBoth(notebookId, one!.ref, one!.ref, 5)).toEqual([]);
  });
});
