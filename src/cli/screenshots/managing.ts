/** @file Pictures of what stands around reading and asking: corrections, taking out, measuring, models, finding commands. */
import type { Page } from 'playwright-core';
import { answer, button, correct, menuEntry, QUESTION, type AppScreen } from './steps.ts';

const OWN_QUESTIONS = [
  {
    question: 'What caused the citywide blackout?',
    doc: '01-grid-incident-report',
    quote: 'caused the citywide blackout',
  },
  { question: QUESTION, doc: '06-transit-performance-note', quote: 'Gridlock caused citywide commute delays' },
  { question: QUESTION, doc: '04-police-bulletin', quote: 'The flashing signals left the junctions unmanaged' },
  { question: QUESTION, doc: '02-signal-workshop-log', quote: 'The blackout knocked out the signal controllers' },
].map(({ question, ...evidence }) => JSON.stringify({ question, evidence }));
const BAD_LINES = ['{"question": "Why', JSON.stringify({ question: 'Why?', evidence: { doc: 'nowhere.txt' } })];

const dialog = (page: Page) => page.getByRole('dialog');
const seeds = (page: Page) => page.getByRole('region', { name: 'Where the search began' });

async function corrections(page: Page): Promise<void> {
  await answer(page);
  await correct(page.locator('body'), /^Correct: /, 'This sentence is wrong');
  await menuEntry(page, 'Corrections');
  await page.getByRole('listitem').first().waitFor();
}

async function correctionDialog(page: Page, entry: string, kind = ''): Promise<void> {
  await answer(page);
  await correct(seeds(page).getByRole('listitem').filter({ hasText: kind }).first(), /^Correct “/, entry);
  await dialog(page).waitFor();
}

async function statements(page: Page): Promise<void> {
  await answer(page);
  await correct(page.getByRole('region', { name: 'Kept', exact: true }), /^Correct:/, 'What it states …');
  await dialog(page).waitFor();
}

async function measuring(page: Page, lines: string[]): Promise<void> {
  await answer(page);
  await menuEntry(page, 'Measure on own questions');
  const file = { name: 'questions.jsonl', mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByText('questions.jsonl').waitFor();
}

async function measured(page: Page): Promise<void> {
  await measuring(page, OWN_QUESTIONS);
  await page.getByRole('button', { name: 'Measure', exact: true }).click();
  await page.getByRole('heading', { name: 'Result' }).evaluate((heading) => heading.scrollIntoView());
}

async function whatIf(page: Page): Promise<void> {
  await answer(page);
  await menuEntry(page, 'What if …');
  await page.getByRole('searchbox', { name: 'Find an event' }).fill('eastgate');
  const events = page.getByRole('radiogroup', { name: 'What is changed' });
  await events
    .getByRole('radio', { name: /Eastgate/ })
    .first()
    .check();
  await button(page, 'Try it').click();
  await page.getByRole('region', { name: 'Follows from what they state' }).waitFor();
}

async function privacy(page: Page): Promise<void> {
  await palette(page, 'Privacy');
  await page.getByRole('option', { name: 'Privacy' }).first().click();
  await page.getByRole('heading', { name: 'Privacy', exact: true }).waitFor();
}

async function models(page: Page): Promise<void> {
  await answer(page);
  await button(page, 'Models on this device').click();
  await page.getByRole('heading', { name: 'Models', exact: true }).waitFor();
}

async function palette(page: Page, typed = ''): Promise<void> {
  await answer(page);
  await button(page, /^(Search|Find an action)/).click();
  await page.getByRole('combobox').fill(typed);
}

const PASSPHRASE = 'correct horse battery staple';

async function encrypting(page: Page): Promise<void> {
  await answer(page);
  await menuEntry(page, 'Encrypt this notebook …');
  await dialog(page).getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await dialog(page).getByLabel('The same once more').fill('something else');
}

async function locked(page: Page): Promise<void> {
  await encrypting(page);
  await dialog(page).getByLabel('The same once more').fill(PASSPHRASE);
  await dialog(page)
    .getByLabel(/^I have kept/)
    .check();
  await dialog(page).getByRole('button', { name: 'Encrypt', exact: true }).click();
  await page.getByText('is encrypted.').waitFor();
  await page.keyboard.press('l');
  await page.getByRole('heading', { name: /is locked$/ }).waitFor();
}

/** A backup that is cut off. */
async function badBackup(page: Page): Promise<void> {
  await button(page, 'Open sample notebook').waitFor();
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Restore a backup').click();
  await (await choosing).setFiles({ name: 'a.causeway.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') });
  await button(page, 'Dismiss').waitFor();
}

export const managing: Record<string, AppScreen> = {
  'what-if': { arrange: whatIf },
  privacy: { arrange: privacy },
  'notebook-menu': {
    arrange: async (page) => {
      await answer(page);
      await button(page, /^Notebook:/).click();
    },
  },
  'correct-menu': {
    arrange: async (page) => {
      await answer(page);
      await button(page, /^Correct: /)
        .first()
        .focus();
      await page.keyboard.press('Enter');
    },
  },
  corrections: { arrange: corrections },
  'correct-rename': { arrange: (page) => correctionDialog(page, 'Rename …', 'entity') },
  'correct-merge': { arrange: (page) => correctionDialog(page, 'Merge with another …', 'entity') },
  'correct-split': { arrange: (page) => correctionDialog(page, 'Split off …', 'entity') },
  'correct-gate': { arrange: (page) => correctionDialog(page, 'Add a causal gate …', 'module') },
  'correct-statements': { arrange: statements },
  export: {
    arrange: async (page) => {
      await answer(page);
      await menuEntry(page, 'Export');
      await dialog(page).waitFor();
    },
  },
  encrypt: { arrange: encrypting },
  locked: { arrange: locked },
  'restore-failed': { arrange: badBackup },
  'measure-file': {
    arrange: async (page) => {
      await measuring(page, [...OWN_QUESTIONS, ...BAD_LINES]);
      await page.getByText(/can be measured/).waitFor();
    },
  },
  measure: { arrange: measured },
  models: { arrange: models },
  'models-catalogue': {
    arrange: async (page) => {
      await models(page);
      await page.getByRole('heading', { name: 'Choose a model' }).evaluate((heading) => heading.scrollIntoView());
    },
  },
  palette: { arrange: palette },
  'palette-found': { arrange: (page) => palette(page, 'ma') },
  keys: {
    arrange: async (page) => {
      await palette(page, 'keyboard');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
};
