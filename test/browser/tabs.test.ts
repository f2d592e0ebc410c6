/** @file Two tabs on the same notebook: both see what happens, one indexes, and the other takes over when that one closes. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { addFiles, appUrl, ask, openPage, source, textFile } from './harness.ts';

const FIRST = textFile('orchard.txt', 'A late frost caused the poor apple harvest in the northern orchards.');
const SECOND = textFile('cider.txt', 'The poor apple harvest led to a shortage of cider in the autumn.');

/** The other tab opens the notebook that both share. */
async function openSecondTab(first: Page): Promise<Page> {
  const second = await first.context().newPage();
  await second.goto(appUrl());
  await source(second, FIRST.name).waitFor();
  return second;
}

test('a file added in one tab shows up and can be asked about in the other', async () => {
  const first = await openPage();
  await addFiles(first, [FIRST]);
  await source(first, FIRST.name).waitFor();
  const second = await openSecondTab(first);
  await addFiles(second, [SECOND]);
  await source(first, SECOND.name).waitFor();
  const answer = await ask(first, 'Why was there a shortage of cider?');
  expect(await answer.innerText()).toMatch(/apple harvest/);
});

test('the other tab indexes when the one that did is closed', async () => {
  const first = await openPage();
  await addFiles(first, [FIRST]);
  await source(first, FIRST.name).waitFor();
  const second = await openSecondTab(first);
  await first.close();
  await addFiles(second, [SECOND]);
  const answer = await ask(second, 'Why was there a shortage of cider?');
  expect(await answer.innerText()).toMatch(/apple harvest/);
});
