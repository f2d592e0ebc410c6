/**
 * @file What browser tests share: the served production build, Chromium, and the steps of the main job by the accessible
 * names that a person with a screen reader would use.
 */
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { chromiumArguments, requireChromium } from '../../src/cli/chromium.ts';
import { serveBuild, type Served, type ServeOptions } from '../../src/cli/server.ts';

export interface TestFile {
  name: string;
  mimeType?: string;
  buffer: Buffer;
}

interface PageOptions extends BrowserContextOptions {
  /** As on a first visit. */
  withTour?: boolean;
  /** Whether fetching costs the person nothing, so that the app fetches its own encoder by itself, once its service worker is there. */
  isFree?: boolean;
  /** Whether the app gets its service worker, for stories about what that does: it stores all of the app, which takes seconds. */
  withServiceWorker?: boolean;
}

/** What a step waits for at the most, in milliseconds: long, as a busy machine breaks nothing. */
export const LONGEST_STEP = 60_000;

/** Tells the page that whatever is fetched costs the person something: most stories are about the app without its encoder. */
export const METER = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })";

/** As `serviceWorkers: 'block'` of Playwright, for pages whose context is not of its making. */
export const WITHOUT_SERVICE_WORKER =
  'if (navigator.serviceWorker) navigator.serviceWorker.register = () => Promise.resolve()';

/** What the app's encoder consists of in its folder. */
const OF_ENCODER = ['manifest.json', 'model'];

let browser: Promise<Browser> | null = null;
let pages: Page[] = [];

/** Closes the pages of a test, with all that was stored in them. */
export async function closePages(): Promise<void> {
  await Promise.all(pages.map((page) => page.context().close()));
  pages = [];
}

/**
 * One Chromium for all files of tests that this process runs, started when first needed, and again when it has crashed. It ends with the
 * process.
 */
export function sharedBrowser(): Promise<Browser> {
  browser ??= chromium
    .launch({ executablePath: requireChromium(), args: chromiumArguments() })
    .then((started) => started.once('disconnected', () => (browser = null)));
  return browser;
}

/** Address of the production build that all tests share. */
export function appUrl(): string {
  return inject('appUrl');
}

/** Serves the same build, or that in another folder, from a server of the test's own, which it may stop. The test closes it. */
export function startServer(options: ServeOptions = { port: 0 }, folder = inject('appFolder')): Promise<Served> {
  return serveBuild(folder, options);
}

/**
 * The same build with another encoder. What else lies in its folder stays, as the service worker stores it at the first visit.
 *
 * @param folder where to put it; must be there
 * @param files by their path within `encoder/`
 * @returns puts other files in their place
 */
export async function shipEncoder(
  folder: string,
  files: Readonly<Record<string, Buffer>>,
): Promise<(files: Readonly<Record<string, Buffer>>) => Promise<void>> {
  const built = inject('appFolder');
  for (const name of await readdir(built)) {
    if (name !== 'encoder') await symlink(path.join(built, name), path.join(folder, name));
  }
  const write = async (all: typeof files) => {
    await rm(path.join(folder, 'encoder'), { recursive: true, force: true });
    await mkdir(path.join(folder, 'encoder'));
    for (const name of await readdir(path.join(built, 'encoder'))) {
      if (OF_ENCODER.includes(name)) continue;
      await symlink(path.join(built, 'encoder', name), path.join(folder, 'encoder', name));
    }
    for (const [name, bytes] of Object.entries(all)) {
      const place = path.join(folder, 'encoder', name);
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, bytes);
    }
  };
  await write(files);
  return write;
}

/** A page in a browser profile of its own, with nothing stored but that the tour was seen; closed after the test. */
export async function newPage({
  withTour,
  isFree = false,
  withServiceWorker = isFree,
  ...options
}: PageOptions = {}): Promise<Page> {
  const context = await (
    await sharedBrowser()
  ).newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: withServiceWorker ? 'allow' : 'block',
    ...options,
  });
  if (!withTour) {
    await context.addInitScript(() => {
      // Pages that have no storage, such as about:blank, refuse.
      if (location.protocol.startsWith('http')) localStorage.setItem('causeway.tour', 'seen');
    });
  }
  if (!isFree) await context.addInitScript(METER);
  context.setDefaultTimeout(LONGEST_STEP);
  const page = await context.newPage();
  pages.push(page);
  return page;
}

/** {@link newPage}, with the app open. */
export async function openPage(options: PageOptions & { url?: string } = {}): Promise<Page> {
  const { url = appUrl(), ...contextOptions } = options;
  const page = await newPage(contextOptions);
  await page.goto(url);
  return page;
}

/** Waits until an expression is true in the page. Playwright's own waiting evaluates in the page, which its policy may forbid. */
export async function until(page: Page, expression: string): Promise<void> {
  await expect.poll(() => page.evaluate(expression), { timeout: LONGEST_STEP }).toBe(true);
}

/** A text file for {@link addFiles}. */
export function textFile(name: string, text: string): Required<TestFile> {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text, 'utf8') };
}

/** Gives files to the file input, as the file picker would. Does not wait until they are read. */
export async function addFiles(page: Page, files: TestFile[]): Promise<void> {
  const named = files.map((file) => ({ mimeType: 'application/octet-stream', ...file }));
  await page.getByLabel('Add documents').setInputFiles(named);
}

/** The entry of a file in the list of sources. */
export function source(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Sources' }).getByRole('listitem').filter({ hasText: name });
}

/** The region with the newest answer. */
export function answerRegion(page: Page): Locator {
  return page.getByRole('region', { name: 'Answer', exact: true });
}

/** Asks and gives the region of the answer, once it holds a citation. */
export async function ask(page: Page, question: string): Promise<Locator> {
  await page.getByRole('textbox', { name: 'Ask a question' }).fill(question);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const region = answerRegion(page);
  await region
    .getByRole('link', { name: /^Citation \d+$/ })
    .first()
    .waitFor();
  return region;
}

/** Opens the sample notebook from the first screen and waits until a question can be asked. */
export async function openSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open sample notebook' }).click();
  await page.getByRole('list', { name: 'Sources' }).getByRole('listitem').first().waitFor();
}
