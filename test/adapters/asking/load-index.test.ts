/** @file Indexes and what words mean: both there, one of them, or neither. */
import { beforeEach, describe, expect, it } from 'vitest';
import { AskingDesk } from '../../../src/adapters/asking/desk.ts';
import { loadIndex } from '../../../src/adapters/asking/load-index.ts';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import type { WordSource } from '../../../src/adapters/words/shipped-words.ts';
import { STRATEGIES } from '../../../src/engine/strategies/index.ts';
import { embedTerms } from '../../../src/engine/vector/term-vectors.ts';
import { tinyWords } from '../../engine/vector/tiny-words.ts';
import { file, noWords, openTab } from '../library/in-process.ts';

const words = tinyWords({ strike: [1, 0], stoppage: [1, 0], physicians: [0, 1], medics: [0, 1], storm: [-1, 0] });
const withWords: WordSource = async () => words;
const UNKNOWN = [{ term: -1, surface: 'strike', weight: 1, idf: 1 }];

let store: MemoryNotebookStore;

async function notebook(source: WordSource): Promise<string> {
  const { library, idle } = await openTab(store, { words: source });
  const { id } = await library.createNotebook('Test');
  const done = idle(id);
  await library.addFiles(id, [
    file('infirmary.txt', 'The medics of the infirmary began a stoppage because their salaries had been cut.'),
    file('weather.txt', 'The storm caused a high tide. The high tide broke the dam.'),
  ]);
  await done;
  await library.close();
  return id;
}

beforeEach(() => {
  store = new MemoryNotebookStore();
});

describe('loading an index', () => {
  it('gives words of a question a meaning that no document has', async () => {
    const id = await notebook(withWords);
    const { index } = (await loadIndex(store, id, withWords))!;
    expect([...embedTerms(index, UNKNOWN)]).toEqual([1, 0]);
    const plain = (await loadIndex(store, id))!.index;
    expect(plain.words).toBeUndefined();
    expect([...embedTerms(plain, UNKNOWN)]).toEqual([0, 0]);
  });

  it.each([
    ['with', 'with', withWords, withWords],
    ['with', 'without', withWords, noWords],
    ['without', 'with', noWords, withWords],
    ['without', 'without', noWords, noWords],
  ])('that was built %s words answers every system %s them', async (built, _asked, source, asking) => {
    const id = await notebook(source);
    const desk = new AskingDesk(store, () => 0, asking, null);
    for (const { id: strategy } of STRATEGIES) {
      const { status, evidence } = await desk.ask(id, strategy, 'What did the storm cause?', () => {}, { strategy });
      // One reads nothing, one compares nothing but meaning.
      const finds = strategy !== 'naive' && (strategy !== 'dense' || built === 'with');
      if (finds) expect([strategy, status, evidence.length > 0]).toEqual([strategy, 'answered', true]);
      else expect(evidence).toEqual([]);
    }
  });
});

describe('an index that was built without words', () => {
  it('is built anew once they are there, and then left alone', async () => {
    const id = await notebook(noWords);
    const generations = [(await store.readIndexHead(id))!.generation];
    for (const source of [noWords, withWords, withWords]) {
      const { library, idle } = await openTab(store, { words: source });
      const done = idle(id);
      await library.resume();
      await done;
      await library.close();
      generations.push((await store.readIndexHead(id))!.generation);
    }
    const [built, without, anew, again] = generations;
    expect(without).toBe(built);
    expect(anew).toBe(built! + 1);
    expect(again).toBe(anew);
    expect((await store.readIndexHead(id))!.wordless).toBeUndefined();
    expect((await loadIndex(store, id))!.index.meaning.dimensions).toBe(2);
  });
});
