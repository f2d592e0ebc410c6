/** @file What would follow if something were otherwise: the sample's blackout without its root cause, kept, taken out, undone and compared. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { addFiles, openPage, source, textFile } from './harness.ts';

async function openWhatIf(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notebook:/ }).click();
  await page.getByRole('button', { name: 'What if …', exact: true }).click();
  await page.getByRole('heading', { name: 'What if …' }).waitFor();
}

async function tryWithout(page: Page, event: RegExp | string, change = 'Remove'): Promise<void> {
  await page.getByRole('radiogroup', { name: 'What is changed' }).getByRole('radio', { name: event }).check();
  await page.getByRole('radio', { name: change }).check();
  await page.getByRole('button', { name: 'Try it' }).click();
}

async function exported(page: Page, choice: RegExp): Promise<string> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Notebook:/ }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('radio', { name: choice }).check();
  await page.getByRole('button', { name: 'Save file' }).click();
  return readFile(await (await arriving).path(), 'utf8');
}

const ROOT = 'fault at the Eastgate substation';

describe.each([
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const)('what if, $colorScheme, $viewport.width wide', (options) => {
  test('somebody removes the root cause of the blackout, sees what would not have happened, saves and exports it', async () => {
    const page = await openPage(options);
    await page.getByRole('button', { name: 'Open sample notebook' }).click();
    await page.getByRole('heading', { name: 'Questions these documents can answer' }).waitFor();
    await openWhatIf(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.getByRole('button', { name: /Without “damp busbar joint”, no “commute delays”/ }).waitFor();
    await expectAccessible(page, 'before anything is changed');

    await page.getByRole('searchbox', { name: 'Find an event' }).fill('eastgate');
    await tryWithout(page, new RegExp(ROOT));
    const part = page.getByRole('combobox', { name: 'Which part of it' });
    expect(await part.evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.textContent)).toContain(ROOT);
    const follows = page.getByRole('region', { name: 'Follows from what they state' });
    await follows.getByText('“commute delays” would lose its causes').waitFor();
    for (const event of ['blackout', 'signal controllers are down', 'Gridlock']) {
      await follows.getByText(`“${event}” would lose its causes`).waitFor();
    }
    await page.getByText('That the documents name all causes.').waitFor();
    await follows.getByText('6 steps away', { exact: false }).click();
    await expectAccessible(page, 'a result');

    // A sentence opens its source beside the scenario.
    await follows.getByRole('button', { name: /^Gridlock caused citywide commute delays/ }).click();
    await page.locator('aside mark').first().waitFor();
    await page
      .getByRole('complementary', { name: 'Source of the sentence' })
      .getByRole('button', { name: /close/i })
      .click();

    await page.getByRole('button', { name: 'Save in the notebook' }).click();
    await page.getByText('The scenario is saved in the notebook.').waitFor();
    await page.getByRole('button', { name: 'Back to the notebook' }).click();
    const title = `What if: Without “${ROOT}”?`;
    await page.getByRole('heading', { name: title }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByText('“commute delays” would lose its causes').first().waitFor();
    await expectAccessible(page, 'a saved scenario');

    for (const format of [/^Markdown/, /^HTML|^Web page/]) {
      const text = await exported(page, format);
      expect(text).toContain('would lose its causes');
      expect(text).toContain('Follows from what they state');
      expect(text).toContain('A fault at the Eastgate substation caused the citywide blackout.');
    }
    const json = JSON.parse(await exported(page, /^JSON/)) as { cells: { scenario?: { change: string }[] }[] };
    expect(json.cells[0]!.scenario![0]!.change).toBe('remove');

    // It can be opened again, and deleting it is undone.
    await page.getByRole('button', { name: 'Open this scenario' }).click();
    await page.getByRole('region', { name: 'Follows from what they state' }).waitFor();
    await page.getByRole('button', { name: 'Back to the notebook' }).click();
    await page.getByRole('button', { name: `More for “${title}”` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('heading', { name: title }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: title }).waitFor();
  });
});

test('two scenarios are compared, contradictory changes are named, and a scenario outlives its documents', async () => {
  const page = await openPage();
  await addFiles(page, [
    textFile('a.txt', 'Heavy rainfall caused a landslide above the village. The road has been closed since Monday.'),
    textFile('b.txt', 'The landslide led to road closures in the valley. Nobody was hurt.'),
    textFile('c.txt', 'Road closures caused shortages in the shops. The mayor thanked the drivers.'),
  ]);
  await openWhatIf(page);
  await tryWithout(page, /^Heavy rainfall/);
  await page.getByText('“landslide” would lose its causes', { exact: false }).first().waitFor();
  await tryWithout(page, /^Heavy rainfall/, 'Weaken');
  await page.getByText('Does not count: a later change says otherwise.').waitFor();
  await page.getByRole('button', { name: 'Compare with another scenario' }).click();
  await tryWithout(page, /^Heavy rainfall/);
  const table = page.getByRole('table');
  const row = table.getByRole('row', { name: /^landslide/ });
  await expect.poll(() => row.textContent()).toMatch(/loses its causes\s*weakened/);
  await expectAccessible(page, 'two scenarios');
  await page.getByRole('button', { name: 'Save in the notebook' }).click();
  await page.getByRole('button', { name: 'Back to the notebook' }).click();

  await source(page, 'a.txt')
    .getByRole('button', { name: /^a\.txt/ })
    .focus();
  await page.keyboard.press('Delete');
  await source(page, 'a.txt').waitFor({ state: 'detached' });
  await page.getByText('“landslide” would lose its causes', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Open this scenario' }).click();
  await page.getByText('The documents that told of this are gone.', { exact: false }).waitFor();
  await page.getByText('Nothing that the documents tell of would change.').waitFor();
});
