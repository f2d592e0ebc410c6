/** @file Measuring the systems on own questions: the file, a run that ends, a run that is stopped, and asking meanwhile. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { ask, openPage, openSample, textFile, type TestFile } from './harness.ts';

const CSV = [
  'question,answer,document,quote',
  'What caused the citywide blackout?,A fault at the Eastgate substation,01-grid-incident-report,A fault at the Eastgate substation caused the citywide blackout.',
  'Why were the junctions unmanaged?,,04-police-bulletin,The flashing signals left the junctions unmanaged',
  'Who won the match?,,results.txt,nobody',
].join('\n');

async function openMeasuring(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notebook:/ }).click();
  await page.getByRole('button', { name: 'Measure on own questions' }).click();
  await page.getByRole('heading', { name: 'Measure on own questions' }).waitFor();
}

async function chooseFile(page: Page, file: TestFile): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles({ mimeType: 'text/plain', ...file });
}

describe.each([
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const)('own questions, $colorScheme, $viewport.width wide', (options) => {
  test('are matched line by line, measured, drawn, kept and saved', async () => {
    const page = await openPage(options);
    await page.getByRole('button', { name: 'Open sample notebook' }).click();
    await page.getByRole('heading', { name: 'Questions these documents can answer' }).waitFor();
    await openMeasuring(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.getByRole('button', { name: 'Measure', exact: true }).isDisabled()).toBe(true);
    await chooseFile(page, textFile('own.csv', CSV));
    await page.getByText('2 questions can be measured: 2 with evidence', { exact: false }).waitFor();
    const problems = page.getByRole('region', { name: '1 line is not used as it stands' });
    expect(await problems.textContent()).toContain('Line 4 No document of this notebook is called “results.txt”.');
    await expectAccessible(page, 'a file that is checked');

    await page.getByRole('button', { name: 'None' }).click();
    for (const name of ['Causeway', 'BM25']) await page.getByRole('checkbox', { name, exact: true }).check();
    await page.getByRole('button', { name: 'Measure', exact: true }).click();
    await page.getByRole('heading', { name: 'Result' }).waitFor();
    const answers = page.getByRole('region', { name: 'What the answers are worth' });
    expect(await answers.getByRole('row', { name: 'Causeway' }).textContent()).toMatch(/100/);
    const table = page.getByRole('region', { name: 'What was found' }).getByRole('table');
    expect(await table.getByRole('rowheader').allTextContents()).toEqual(['Causeway', 'BM25']);
    expect(await table.getByRole('row', { name: 'BM25' }).textContent()).toMatch(/−?\d+ \(.* to .*\)/);
    const plot = page.getByRole('img', { name: 'Evidence found, by how much is read' });
    expect(await plot.textContent()).toMatch(/Causeway: \d+% within 1,000 characters/);
    await expectAccessible(page, 'a result');

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('own-measured.csv');
    const rows = (await readFile(await saved.path(), 'utf8')).trim().split('\n');
    expect(rows.map((row) => row.split(',')[0])).toEqual(['system', 'Causeway', 'BM25']);

    await page.getByRole('button', { name: 'Back to the notebook' }).click();
    await page.getByRole('textbox', { name: 'Ask a question' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('The Tarnbrook blackout');
    await openMeasuring(page);
    await page.getByRole('heading', { name: 'Result' }).waitFor();
  });
});

describe('a long run', () => {
  test('leaves asking free, goes on behind other screens, and stops when told to', async () => {
    const page = await openPage();
    await openSample(page);
    await openMeasuring(page);
    const many = Array.from({ length: 9000 }, (_, i) =>
      JSON.stringify({ question: `Why did citywide commute delays surge after blackout ${i}?`, answer: 'gridlock' }),
    );
    await chooseFile(page, textFile('many.jsonl', many.join('\n')));
    await page.getByText('9,000 questions can be measured', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Measure', exact: true }).click();
    await page.getByText(/^Asking Causeway, \d+% done/).waitFor();
    await page.getByRole('button', { name: 'Back to the notebook' }).click();
    await ask(page, 'What caused the citywide blackout?');
    await openMeasuring(page);
    await page.getByText(/^Asking .*% done/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText(/^Stopped/).waitFor();
    await page.getByRole('button', { name: 'Measure again' }).waitFor();
  });

  test('with a file that is none says what to do', async () => {
    const page = await openPage();
    await openSample(page);
    await openMeasuring(page);
    await chooseFile(page, textFile('list.csv', 'name,age\nMill,80\n'));
    await page.getByRole('alert').filter({ hasText: 'one of them must be “question”' }).waitFor();
  });
});
