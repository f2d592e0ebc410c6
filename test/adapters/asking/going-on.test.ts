import { beforeAll, describe, expect, it } from 'vitest';
import { AskingDesk } from '../../../src/adapters/asking/desk.ts';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import type { Answer, AskedBefore } from '../../../src/engine/types.ts';
import type { LibraryApi } from '../../../src/rpc/contracts.ts';
import { someWords, openTab, STORY } from '../library/in-process.ts';

const WHY = 'What caused the citywide blackout?';
let id: string;
let desk: AskingDesk;
let library: LibraryApi;
let ids: Record<string, string>;

beforeAll(async () => {
  const store = new MemoryNotebookStore();
  const tab = await openTab(store);
  library = tab.library;
  ({ id } = await library.createNotebook('Test'));
  const done = tab.idle(id);
  await library.addFiles(id, [...STORY]);
  await done;
  desk = new AskingDesk(store, () => performance.now(), someWords, null);
  ids = Object.fromEntries((await library.listDocuments(id)).map((document) => [document.name, document.id]));
});

const before = (question: string, { path, sentences }: Answer): AskedBefore => ({
  question,
  carried: [],
  path,
  cited: sentences.flatMap(({ citations }) => citations),
});

describe('a scope', () => {
  it('holds for what is cited, kept, suggested and gone on with, and the whole can be asked again', async () => {
    const others = Object.entries(ids).filter(([name]) => name !== 'substation.txt');
    const scope = { excludeDocumentIds: [ids['substation.txt']!] };
    const whole = await desk.ask(id, 'a', WHY, () => {});
    expect(JSON.stringify(whole)).toContain(ids['substation.txt']);
    for (const strategy of ['hugrag', 'bm25', 'hipporag2'] as const) {
      const answer = await desk.ask(id, 'b', WHY, () => {}, { strategy, scope });
      expect(JSON.stringify(answer)).not.toContain(ids['substation.txt']);
    }
    const only = await desk.suggestQuestions(id, 9, { documentIds: [others[0]![1]] });
    expect(only.length).toBeLessThanOrEqual((await desk.suggestQuestions(id, 9)).length);
    expect(await desk.suggestQuestions(id, 9, { documentIds: [] })).toEqual([]);
    const again = await desk.ask(id, 'c', WHY, () => {});
    expect(again.sentences).toEqual(whole.sentences);
  });

  it('can be a module of those that are listed', async () => {
    const modules = await desk.listModules(id);
    expect(modules.length).toBeGreaterThan(0);
    const answer = await desk.ask(id, 'a', WHY, () => {}, { strategy: 'bm25', scope: { modules: [modules.at(-1)!] } });
    expect(answer.evidence.length).toBeLessThan(
      (await desk.ask(id, 'b', WHY, () => {}, { strategy: 'bm25' })).evidence.length + 1,
    );
  });
});

describe('a follow-up', () => {
  it('keeps the words of the person, and tells in the trace what was carried over', async () => {
    const first = await desk.ask(id, 'a', 'What did the citywide blackout lead to?', () => {});
    expect(first.path.length).toBeGreaterThan(0);
    const after = before('What did the citywide blackout lead to?', first);
    const question = 'And why did that happen?';
    const next = await desk.ask(id, 'b', question, () => {}, { after });
    expect(next.question).toBe(question);
    expect(next.trace.carried).toEqual([first.path.at(-1)!.effect]);
    expect(next.status).toBe('answered');
    expect((await desk.ask(id, 'c', question, () => {})).trace.carried).toBeUndefined();
    expect(Array.isArray(await desk.suggestFollowUps(id, after, 3))).toBe(true);
  });

  it('for what else does not cite again what was cited', async () => {
    const first = await desk.ask(id, 'a', WHY, () => {});
    const after = before(WHY, first);
    const next = await desk.ask(id, 'b', 'What else caused the citywide blackout?', () => {}, { after });
    const cited = next.sentences.flatMap(({ citations }) => citations.map(({ text }) => text));
    for (const { text } of first.sentences.flatMap(({ citations }) => citations)) expect(cited).not.toContain(text);
  });
});

it('tells what an answer was made from, and what the next one would be', async () => {
  const { basis } = await desk.ask(id, 'a', WHY, () => {});
  expect(basis).toEqual(await desk.basis(id));
  expect(basis).toMatchObject({ documents: Object.keys(ids).length });
  expect(await desk.basis('elsewhere')).toBeNull();
});
