import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { indexedUpToNow } from '../../../src/adapters/refining/refiner.ts';
import { RefiningDesk } from '../../../src/adapters/refining/refining-desk.ts';
import type { RefinementProgress } from '../../../src/engine/records.ts';
import { ScriptedModel } from '../../engine/model/scripted-model.ts';
import { readings, smallWorld, truthfulModel } from '../../engine/model/small-world.ts';
import { file } from '../library/in-process.ts';
import { causalLinks, indexOf, NOTEBOOK, readWorld, type WorldNotebook } from './world-notebook.ts';

const WORLD = smallWorld(6, 2, 4);
const PASSAGES = Object.keys(WORLD.texts).length;
let notebook: WorldNotebook;
let desk: RefiningDesk;
let progress: RefinementProgress[];
/** Awaited before the index is built, and before questions are read for a plan. */
let beforeBuild: () => Promise<void>;
let beforePlan: () => Promise<void>;

beforeEach(async () => {
  notebook = await readWorld(WORLD);
  progress = [];
  beforeBuild = beforePlan = async () => {};
  let time = 0;
  const { store } = notebook;
  const listCells = store.listCells.bind(store);
  store.listCells = async (notebookId) => {
    await beforePlan();
    return listCells(notebookId);
  };
  desk = new RefiningDesk({
    store,
    clock: () => (time += 1000),
    now: () => (time += 1),
    rebuild: async (notebookId, signal) => {
      await beforeBuild();
      notebook.tab.library.noteRefined(notebookId);
      await indexedUpToNow(notebook.store, notebookId, signal, 5);
    },
    onProgress: (told) => progress.push(told),
  });
});

afterEach(async () => {
  await desk.stop();
  await notebook.tab.library.close();
});

const phase = (wanted: RefinementProgress['phase']) =>
  expect.poll(() => desk.progress?.phase, { timeout: 10_000 }).toBe(wanted);

describe('the refining desk', () => {
  it('refines with the model it is given, and again when there is more to read', async () => {
    const model = truthfulModel(WORLD);
    await desk.start(NOTEBOOK, model);
    await phase('done');
    expect(causalLinks(WORLD, notebook, await indexOf(notebook.store))).toEqual(WORLD.truth);
    expect(readings(model)).toBe(PASSAGES);

    const rest = notebook.tab.idle(NOTEBOOK);
    await notebook.tab.library.addFiles(NOTEBOOK, [
      file('new.txt', 'The mast fell. The new mast owed much to the gale.'),
    ]);
    await rest;
    await desk.changed('another notebook');
    expect(readings(model)).toBe(PASSAGES);
    await desk.changed(NOTEBOOK);
    await phase('done');
    expect(readings(model)).toBe(PASSAGES + 1);
  });

  it('sets budget and pause whether or not anything is in work', async () => {
    await desk.setBudget(NOTEBOOK, { calls: 2, minutes: null });
    expect(await desk.state(NOTEBOOK)).toMatchObject({ budget: { calls: 2 }, isPaused: false });
    const model = truthfulModel(WORLD);
    await desk.start(NOTEBOOK, model);
    await phase('budget-spent');
    expect(model.calls).toBe(2);
    await desk.setPaused(NOTEBOOK, true);
    await desk.setBudget(NOTEBOOK, { calls: null, minutes: null });
    await phase('paused');
    expect(model.calls).toBe(2);
    await desk.setPaused(NOTEBOOK, false);
    await phase('done');
    expect(readings(model)).toBe(PASSAGES);
  });

  it('goes on when more is allowed while the index is still being built', async () => {
    let build = () => {};
    beforeBuild = () => new Promise((resolve) => (build = resolve));
    await desk.setBudget(NOTEBOOK, { calls: 2, minutes: null });
    const model = truthfulModel(WORLD);
    await desk.start(NOTEBOOK, model);
    await phase('building');
    await desk.setBudget(NOTEBOOK, { calls: null, minutes: null });
    beforeBuild = async () => {};
    build();
    await phase('done');
    expect(readings(model)).toBe(PASSAGES);
  });

  it('reads what comes while it works out what is left', async () => {
    const model = truthfulModel(WORLD);
    await desk.start(NOTEBOOK, model);
    await phase('done');
    beforePlan = async () => {
      beforePlan = async () => {};
      const rest = notebook.tab.idle(NOTEBOOK);
      await notebook.tab.library.addFiles(NOTEBOOK, [
        file('new.txt', 'The mast fell. The new mast owed much to the gale.'),
      ]);
      await rest;
      await desk.changed(NOTEBOOK);
    };
    await desk.start(NOTEBOOK, model);
    await phase('done');
    expect(readings(model)).toBe(PASSAGES + 1);
  });

  it('lets questions come first, also one that began before the model was there', async () => {
    const release = desk.giveWay();
    const releaseOther = desk.giveWay();
    const model = truthfulModel(WORLD);
    await desk.start(NOTEBOOK, model);
    await phase('waiting');
    releaseOther();
    releaseOther();
    await phase('waiting');
    expect(model.calls).toBe(0);
    release();
    await phase('done');
    expect(readings(model)).toBe(PASSAGES);
  });

  it('stops at once, and tells what a model failed with', async () => {
    let isAborted = false;
    const slow = new ScriptedModel({
      generate: ({ signal }) =>
        new Promise((resolve) =>
          signal?.addEventListener('abort', () => {
            isAborted = true;
            resolve('');
          }),
        ),
    });
    await desk.start(NOTEBOOK, slow);
    await expect.poll(() => slow.calls).toBe(1);
    await desk.stop();
    expect(isAborted).toBe(true);
    expect(await notebook.store.listRefinedPassages(NOTEBOOK)).toEqual([]);

    await desk.start(NOTEBOOK, new ScriptedModel({}));
    await phase('failed');
    expect(desk.progress?.error).toMatchObject({ code: 'model-failed' });
    const model = truthfulModel(WORLD);
    await desk.start(NOTEBOOK, model);
    await phase('done');
    expect(readings(model)).toBe(PASSAGES);
  });
});
