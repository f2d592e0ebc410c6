/**
 * @file The tab is killed at random moments of refinement: a store that stops answering stands for it. What was committed must be
 * there afterwards, at most the call in flight is made again, and the notebook comes out as if nothing had happened.
 */
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { IdbNotebookStore } from '../../../src/adapters/idb/notebook-store.ts';
import { MemoryNotebookStore } from '../../../src/adapters/memory/notebook-store.ts';
import type { FileContent } from '../../../src/adapters/store/content.ts';
import type { NotebookStore } from '../../../src/engine/ports.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { openTab } from '../library/in-process.ts';
import { mortal, type Method } from '../mortal-store.ts';
import type { ScriptedModel } from '../../engine/model/scripted-model.ts';
import { readings, smallWorld, truthfulModel } from '../../engine/model/small-world.ts';
import { causalLinks, indexOf, NOTEBOOK, readWorld, refinerOf } from './world-notebook.ts';

const MOMENTS = 20;
const WORLD = smallWorld(7, 2, 4);

const anyCall = () => true;
const commits = (method: Method) => method === 'commitRefinement';

let databases = 0;

/** Calls but for reports on modules: which modules there are on the way depends on when the index was built. */
function settled(model: ScriptedModel): number {
  return model.choices.length + readings(model);
}

describe.each([
  ['memory', () => ({ store: new MemoryNotebookStore(), reopen: (old: NotebookStore<FileContent>) => old })],
  [
    'IndexedDB',
    () => {
      const name = `refining-kill-${databases++}`;
      return { store: new IdbNotebookStore(name), reopen: () => new IdbNotebookStore(name) };
    },
  ],
] as const)('killed at random moments, on %s', (_kind, create) => {
  it('loses at most the call in flight each time', async () => {
    const whole = await readWorld(WORLD);
    const model = truthfulModel(WORLD);
    const every = mortal(whole.store, anyCall, Infinity, false);
    const committing = mortal(every.store, commits, Infinity, false);
    await refinerOf({ ...whole, store: committing.store }, model).refiner.run();
    const needed = settled(model);
    await whole.tab.library.close();

    const random = seededRandom(20);
    let lost = 0;
    for (let kill = 0; kill < MOMENTS; kill++) {
      const { store, reopen } = create();
      const notebook = await readWorld(WORLD, store);
      const first = truthfulModel(WORLD);
      const [isCounted, calls] = kill % 2 === 0 ? [commits, committing.calls()] : [anyCall, every.calls()];
      const dying = mortal(store, isCounted, 1 + Math.floor(random() * calls), random() < 0.5);
      const { refiner } = refinerOf({ ...notebook, store: dying.store }, first);
      await Promise.race([refiner.run(), dying.death]);
      const committed = (await store.readRefinementState(NOTEBOOK))?.spent.calls ?? 0;
      expect(first.calls - committed).toBeLessThanOrEqual(1);
      await notebook.tab.library.close();

      const alive = reopen(store);
      const tab = await openTab(alive);
      await tab.library.resume();
      const second = truthfulModel(WORLD);
      await refinerOf({ store: alive, tab }, second).refiner.run();
      const again = settled(first) + settled(second) - needed;
      expect(again).toBeLessThanOrEqual(1);
      lost += again;
      expect(causalLinks(WORLD, notebook, await indexOf(alive))).toEqual(WORLD.truth);
      const state = await alive.readRefinementState(NOTEBOOK);
      expect(state?.totals.passages).toBe(Object.keys(WORLD.texts).length);
      await tab.library.close();
    }
    // A test in which nothing is ever lost would not have killed anything in flight.
    expect(lost).toBeGreaterThan(0);
  });
});
