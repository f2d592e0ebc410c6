/** @file What a refined index takes, on the shortest documents there are: a sentence each. */
import { expect, it } from 'vitest';
import { blockBytes } from '../../../src/engine/notebook/blocks.ts';
import { smallWorld, truthfulModel } from '../../engine/model/small-world.ts';
import { NOTEBOOK, readWorld, refinerOf } from './world-notebook.ts';

/** Bytes of an index for each UTF-16 unit of text. */
const MOST_TIMES_THE_TEXT = 10;
/** Of it the journal of refinement and an encoder's vectors take this much. */
const LEFT_FOR_OTHERS = 3;

it('an index that a model has refined leaves room below ten times its text', async () => {
  const world = smallWorld(1, 12, 4);
  world.texts = Object.fromEntries(world.facts.map(({ sentence }, i) => [`document-${i}`, sentence]));
  const notebook = await readWorld(world);
  const { refiner, progress } = refinerOf(notebook, truthfulModel(world));
  await refiner.run();
  const { blocks } = (await notebook.store.readIndex(NOTEBOOK))!;
  await notebook.tab.library.close();
  const text = [...notebook.texts.values()].reduce((sum, { length }) => sum + length, 0);
  expect(progress.at(-1)).toMatchObject({ phase: 'done' });
  expect(progress.at(-1)!.totals.modulesReported).toBeGreaterThan(0);
  expect(blockBytes(blocks) / text).toBeLessThan(MOST_TIMES_THE_TEXT - LEFT_FOR_OTHERS);
});
