/** @file Every screen of the app, and the way to it in a page that has nothing stored, with the sample notebook. */
import type { Page } from 'playwright-core';

const QUESTION = 'Why did citywide commute delays surge right after the blackout?';

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

const NOTE = `## For Thursday

- ask the **grid operator** about the valve
- the crews were short: see the *union letter*`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** In a narrow window, one of the three parts. */
async function tab(page: Page, name: string): Promise<void> {
  const one = page.getByRole('navigation').getByRole('button', { name, exact: true });
  if (await one.isVisible()) await one.click();
}

async function sample(page: Page): Promise<void> {
  await button(page, 'Open sample notebook').click();
  await button(page, QUESTION).waitFor();
}

async function answer(page: Page): Promise<void> {
  await sample(page);
  await button(page, QUESTION).click();
  await page.locator('section[aria-label="Answer"][aria-busy="false"]').waitFor();
}

async function reader(page: Page): Promise<void> {
  await answer(page);
  await page
    .getByRole('link', { name: /^Citation \d+$/ })
    .last()
    .click();
  await page.locator('mark').first().waitFor();
}

async function comparison(page: Page): Promise<void> {
  await answer(page);
  await button(page, 'Compare with …').click();
  await page.getByRole('menuitem', { name: 'BM25', exact: true }).click();
  await page.getByRole('region', { name: 'What each found' }).waitFor();
}

async function note(page: Page): Promise<void> {
  await answer(page);
  await button(page, 'Add a note').click();
  await page.getByRole('textbox', { name: 'Text of the note' }).fill(NOTE);
  await button(page, 'Done').click();
}

async function noteWriting(page: Page): Promise<void> {
  await answer(page);
  await button(page, 'Add a note').click();
  await page.getByRole('textbox', { name: 'Text of the note' }).fill(NOTE);
}

async function sources(page: Page): Promise<void> {
  await sample(page);
  await tab(page, 'Sources');
}

async function folder(page: Page): Promise<void> {
  await sample(page);
  await tab(page, 'Sources');
  // The picker belongs to the system; a folder of the page's own stands in for what is chosen there.
  await page.evaluate(`(async () => {
    const root = await navigator.storage.getDirectory();
    const papers = await root.getDirectoryHandle('papers', { create: true });
    for (const name of ['minutes-may.txt', 'survey.md']) {
      const file = await papers.getFileHandle(name, { create: true });
      const writable = await file.createWritable();
      await writable.write('A late delivery caused the delay of ' + name);
      await writable.close();
    }
    globalThis.showDirectoryPicker = async () => papers;
  })()`);
  await button(page, 'Link a folder').click();
  await page.getByRole('dialog').getByLabel('minutes-may.txt').waitFor();
}

async function map(page: Page): Promise<void> {
  await answer(page);
  await button(page, 'Show on the map').click();
  await button(page, /^The causal path/).click();
  await page.locator('[data-calls]:not([data-calls="0"])').waitFor();
}

async function mapTable(page: Page): Promise<void> {
  await sample(page);
  await button(page, 'Map of this notebook').click();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('grid').waitFor();
}

async function menuEntry(page: Page, entry: string): Promise<void> {
  await button(page, /^Notebook:/).click();
  await page.getByRole('group', { name: 'Notebooks' }).getByRole('button', { name: entry }).click();
}

async function menu(page: Page): Promise<void> {
  await answer(page);
  await button(page, /^Notebook:/).click();
}

async function corrections(page: Page): Promise<void> {
  await answer(page);
  await page
    .getByRole('button', { name: /^Correct: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'This sentence is wrong' }).click();
  await menuEntry(page, 'Corrections');
  await page.getByRole('listitem').first().waitFor();
}

async function exporting(page: Page): Promise<void> {
  await answer(page);
  await menuEntry(page, 'Export');
  await page.getByRole('dialog').waitFor();
}

async function measuring(page: Page): Promise<void> {
  await answer(page);
  await menuEntry(page, 'Measure on own questions');
  const file = { name: 'questions.jsonl', mimeType: 'text/plain', buffer: Buffer.from(OWN_QUESTIONS.join('\n')) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Measure', exact: true }).click();
  await page.getByRole('heading', { name: 'Result' }).evaluate((heading) => heading.scrollIntoView());
}

async function models(page: Page): Promise<void> {
  await answer(page);
  await button(page, 'Models on this device').click();
  await page.getByRole('heading', { name: 'Models', exact: true }).waitFor();
}

async function palette(page: Page): Promise<void> {
  await answer(page);
  await button(page, /^(Search|Find an action)/).click();
  await page.getByRole('combobox').waitFor();
}

async function paletteFound(page: Page): Promise<void> {
  await palette(page);
  await page.getByRole('combobox').fill('ma');
}

async function keys(page: Page): Promise<void> {
  await palette(page);
  await page.getByRole('combobox').fill('keyboard');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
}

async function text(page: Page): Promise<void> {
  await sources(page);
  await button(page, 'Paste text').click();
  await page.getByRole('dialog').waitFor();
}

export interface AppScreen {
  /** As on a first visit; elsewhere the tour was seen. */
  withTour?: boolean;
  /** Brings the page to it. */
  arrange: (page: Page) => Promise<void>;
}

export const screens: Record<string, AppScreen> = {
  welcome: { arrange: (page) => button(page, 'Open sample notebook').waitFor() },
  tour: {
    withTour: true,
    arrange: async (page) => {
      await sample(page);
      await page.getByRole('region', { name: 'A short tour' }).waitFor();
    },
  },
  sample: { arrange: sample },
  answer: { arrange: answer },
  reader: { arrange: reader },
  compare: { arrange: comparison },
  note: { arrange: note },
  'note-writing': { arrange: noteWriting },
  sources: { arrange: sources },
  'paste-text': { arrange: text },
  'linked-folder': { arrange: folder },
  map: { arrange: map },
  'map-table': { arrange: mapTable },
  corrections: { arrange: corrections },
  export: { arrange: exporting },
  measure: { arrange: measuring },
  models: { arrange: models },
  'notebook-menu': { arrange: menu },
  palette: { arrange: palette },
  'palette-found': { arrange: paletteFound },
  keys: { arrange: keys },
};
