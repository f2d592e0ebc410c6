/**
 * @file Takes the pictures of the documentation from the real app with the sample notebook:
 * `npm run screenshots` writes docs/screenshot.png and one picture for each main screen, light and dark, wide and narrow.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { chromiumArguments, requireChromium } from './chromium.ts';
import { buildApp, serveBuild } from './server.ts';

const QUESTION = 'Why did citywide commute delays surge right after the blackout?';
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

interface Picture {
  name: string;
  options: BrowserContextOptions;
  /** Brings the page to what the picture shows. */
  arrange: (page: Page) => Promise<void>;
}

async function answer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open sample notebook' }).click();
  await page.getByRole('button', { name: QUESTION }).click();
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
  await page.getByRole('button', { name: 'Compare with …' }).click();
  await page.getByRole('menuitem', { name: 'BM25', exact: true }).click();
  await page.getByRole('region', { name: 'What each found' }).waitFor();
}

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

async function measuring(page: Page): Promise<void> {
  await answer(page);
  await page.getByRole('button', { name: /^Notebook:/ }).click();
  await page.getByRole('button', { name: 'Measure on own questions' }).click();
  const file = { name: 'questions.jsonl', mimeType: 'text/plain', buffer: Buffer.from(OWN_QUESTIONS.join('\n')) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Measure', exact: true }).click();
  await page.getByRole('heading', { name: 'Result' }).evaluate((heading) => heading.scrollIntoView());
}

async function map(page: Page): Promise<void> {
  await answer(page);
  await page.getByRole('button', { name: 'Show on the map' }).click();
  await page.getByRole('button', { name: /^The causal path/ }).click();
  await page.locator('[data-calls]:not([data-calls="0"])').waitFor();
}

const PICTURES: Picture[] = [
  { name: 'screenshot', options: { viewport: WIDE, colorScheme: 'light' }, arrange: answer },
  { name: 'screenshot-reader', options: { viewport: WIDE, colorScheme: 'light' }, arrange: reader },
  { name: 'screenshot-dark', options: { viewport: WIDE, colorScheme: 'dark' }, arrange: answer },
  { name: 'screenshot-compare', options: { viewport: WIDE, colorScheme: 'light' }, arrange: comparison },
  { name: 'screenshot-map', options: { viewport: WIDE, colorScheme: 'light' }, arrange: map },
  { name: 'screenshot-measure', options: { viewport: WIDE, colorScheme: 'light' }, arrange: measuring },
  {
    name: 'screenshot-welcome',
    options: { viewport: WIDE, colorScheme: 'light' },
    arrange: (page) => page.getByRole('button', { name: 'Open sample notebook' }).waitFor(),
  },
  { name: 'screenshot-phone', options: { viewport: NARROW, colorScheme: 'light' }, arrange: answer },
  { name: 'screenshot-phone-reader', options: { viewport: NARROW, colorScheme: 'dark' }, arrange: reader },
];

async function take(browser: Browser, url: string, { name, options, arrange }: Picture): Promise<void> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(url);
  await arrange(page);
  // The pointer leaves what it clicked, so that nothing is drawn as hovered.
  await page.mouse.move(0, 0);
  const file = path.join('docs', `${name}.png`);
  await page.screenshot({ path: file });
  console.log(file);
  await context.close();
}

const folder = await mkdtemp(path.join(tmpdir(), 'causeway-screenshots-'));
try {
  await buildApp(folder);
  const served = await serveBuild(folder, { port: 0 });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments() });
  for (const picture of PICTURES) await take(browser, served.url, picture);
  await browser.close();
  await served.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}
