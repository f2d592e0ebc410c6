/**
 * @file Takes pictures of every screen from the real app: `npm run screenshots` writes them to .cache/screenshots, light and dark,
 * wide and narrow, and those that the documentation shows to docs. Of each it asks axe what is wrong, and whether it fits the window.
 */
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { axeFindings, sidewaysOverflow } from './axe.ts';
import { chromiumArguments, requireChromium } from './chromium.ts';
import { screens } from './screenshots/screens.ts';
import { buildApp, serveBuild } from './server.ts';

const USAGE = `npm run screenshots -- [SCREEN …]   only these screens: ${Object.keys(screens).join(', ')}

--out FOLDER    where to (.cache/screenshots and, where the documentation shows them, docs)
--language NAME   in another language, such as Deutsch, where no dialog is open
--dist FOLDER   takes a finished build instead of making one`;

const WIDTHS = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } };
const THEMES = ['light', 'dark'] as const;

/** The pictures that the documentation shows, by what they are called there. */
const IN_DOCS: Record<string, string> = {
  'answer-light-wide': 'screenshot',
  'reader-light-wide': 'screenshot-reader',
  'answer-dark-wide': 'screenshot-dark',
  'compare-light-wide': 'screenshot-compare',
  'map-light-wide': 'screenshot-map',
  'measure-light-wide': 'screenshot-measure',
  'welcome-light-wide': 'screenshot-welcome',
  'palette-light-wide': 'screenshot-palette',
  'answer-light-narrow': 'screenshot-phone',
  'reader-dark-narrow': 'screenshot-phone-reader',
};

interface Wanted {
  out: string;
  /** Whether the documentation gets what it shows. */
  toDocs: boolean;
  /** By its own name; undefined for English. */
  language: string | undefined;
}

/** Changes the language by the palette. Screens are arranged by their English names, so this comes last. */
async function speak(page: Page, language: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Find an action' }).fill(language);
  await page.getByRole('option', { name: language }).first().click();
  await page.locator('html:not([lang="en"])').waitFor();
}

/** What would shut somebody out of the screen as it stands. */
async function problemsOf(page: Page): Promise<string[]> {
  const overflow = await sidewaysOverflow(page);
  return [...(await axeFindings(page)), ...(overflow > 0 ? [`${overflow} px wider than the window`] : [])];
}

/** Takes one screen in every theme and width. @returns what is wrong with it, or why it could not be reached */
async function take(browser: Browser, url: string, name: string, { out, toDocs, language }: Wanted): Promise<string[]> {
  const { withTour = false, isPointedAt = false, arrange } = screens[name]!;
  const failures: string[] = [];
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', hasTouch: width === 'narrow' });
    if (!withTour) await context.addInitScript({ content: "localStorage.setItem('causeway.tour', 'seen')" });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    try {
      await page.goto(url);
      await arrange(page);
      if (language && (await page.locator('dialog[open], [role="menu"]').count()) === 0) await speak(page, language);
      // The pointer leaves what it clicked, so that nothing is drawn as hovered.
      if (!isPointedAt) await page.mouse.move(0, 0);
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        const picture = `${name}-${colorScheme}-${width}`;
        const file = path.join(out, `${picture}.png`);
        await page.screenshot({ path: file });
        for (const problem of await problemsOf(page)) failures.push(`${picture}: ${problem}`);
        const inDocs = IN_DOCS[picture];
        if (inDocs && toDocs) await copyFile(file, path.join('docs', `${inDocs}.png`));
      }
      console.log(`${name}, ${width}`);
    } catch (error) {
      failures.push(`${name}, ${width}: ${(error as Error).message}`);
    }
    await context.close();
  }
  return failures;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, dist: { type: 'string' }, language: { type: 'string' } },
});
const unknown = positionals.filter((name) => !(name in screens));
if (unknown.length > 0) {
  console.error(`No such screen: ${unknown.join(', ')}\n\n${USAGE}`);
  process.exit(2);
}

const wanted: Wanted = {
  out: values.out ?? path.join('.cache', 'screenshots'),
  toDocs: values.out === undefined && values.language === undefined,
  language: values.language,
};

const folder = await mkdtemp(path.join(tmpdir(), 'causeway-screenshots-'));
try {
  const build = values.dist ?? folder;
  if (values.dist === undefined) await buildApp(build);
  await mkdir(wanted.out, { recursive: true });
  const served = await serveBuild(path.resolve(build), { port: 0 });
  const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments() });
  const failures: string[] = [];
  for (const name of positionals.length > 0 ? positionals : Object.keys(screens)) {
    failures.push(...(await take(browser, served.url, name, wanted)));
  }
  await browser.close();
  await served.close();
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
