/** @file What may befall the app in a browser while it works: each does so at some moment of a session, and leaves the page that the person comes back to. */
import { zipSync } from 'fflate';
import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { below, oneOf, type Round } from '../../faults/rounds.ts';
import { encoderFiles } from '../../fixtures/model-files.ts';
import { addFiles } from '../harness.ts';
import { storedState } from '../stored-state.ts';
import type { Exchangeable } from './next-version.ts';
import { parted } from './session.ts';

export interface Stage {
  /** With the app open, and nothing in it. */
  page: Page;
  random: Round<string>['random'];
  /** Where the app comes from; other versions can be put there. */
  server: Exchangeable;
  /** Builds of other versions. */
  versions: { next(): Promise<string>; otherServiceWorker(): Promise<string> };
  /** Notes what is finished now. */
  note(): Promise<void>;
}

/** @returns the page in which the person goes on */
export type Body = (stage: Stage) => Promise<Page>;

/** The fault comes within so many milliseconds after files were given: while they are stored or read, or the index is built. */
const LATEST_MS = 2500;

/** Gives the files in two goes, and waits until some moment after one of them. */
async function untilSomeMoment({ page, random, note }: Stage): Promise<{ rest: () => Promise<void> }> {
  const [first, second] = parted(random);
  await addFiles(page, first);
  const isLate = random() < 0.5;
  if (isLate) await addFiles(page, second);
  await page.waitForTimeout(random() * LATEST_MS);
  await note();
  return { rest: () => (isLate ? Promise.resolve() : addFiles(page, second)) };
}

async function reloaded(page: Page): Promise<Page> {
  await page.reload();
  return page;
}

const MODEL_BYTES = 600_000;
const MODEL = Object.fromEntries(
  Object.entries(encoderFiles(MODEL_BYTES)).map(([file, content]) => [
    `tiny/${file}`,
    typeof content === 'string' ? Buffer.from(content) : content,
  ]),
);

const cdp = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

/** The library's worker keeps those that it starts, so that they can be ended from outside. */
const KEEP_NESTED = `{
  const { Worker: Own } = self;
  self.nested = [];
  self.Worker = class extends Own {
    constructor(...given) {
      super(...given);
      self.nested.push(this);
    }
  };
}`;

const libraryOf = async (page: Page) => {
  const find = () => page.workers().find((worker) => /library\.worker/.test(worker.url()));
  await expect.poll(find).toBeDefined();
  return find()!;
};

/** One of the threads that read or build ends as if the browser had ended it: nothing is told to anybody. */
async function nestedWorkerIsKilled(stage: Stage): Promise<Page> {
  const { page, random } = stage;
  const library = await libraryOf(page);
  await library.evaluate(KEEP_NESTED);
  const { rest } = await untilSomeMoment(stage);
  await library.evaluate(`self.nested.at(-${1 + below(random, 2)})?.terminate()`);
  await rest();
  return page;
}

/** A thread of the page's own ends so; the person loads the page again. */
async function workerIsKilled(stage: Stage): Promise<Page> {
  const { page, random } = stage;
  await libraryOf(page);
  await untilSomeMoment(stage);
  const worker = oneOf(random, page.workers());
  await worker.evaluate('self.close()').catch(() => {}); // it may be gone before it answers
  return reloaded(page);
}

async function tabIsFrozen(stage: Stage): Promise<Page> {
  const { page, random } = stage;
  const session = await cdp(page);
  const { rest } = await untilSomeMoment(stage);
  for (let time = 1 + below(random, 3); time > 0; time -= 1) {
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await new Promise((resolve) => setTimeout(resolve, random() * 1500));
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await page.waitForTimeout(random() * 500);
  }
  await rest();
  return page;
}

/** The tab ends, as it does when its process crashes; what it shares with other tabs stays. */
async function tabCrashes(stage: Stage): Promise<Page> {
  const { page } = stage;
  await untilSomeMoment(stage);
  const context = page.context();
  const other = await context.newPage();
  const crashed = page.waitForEvent('crash');
  // It does not answer any more.
  void (await cdp(page)).send('Page.crash').catch(() => {});
  await crashed;
  await other.goto(stage.server.url);
  return other;
}

/** The next version is opened beside the one that works. Its stores are of another version: the older tab steps back. */
async function twoVersions(stage: Stage): Promise<Page> {
  const { page, server, versions, random } = stage;
  const next = await versions.next();
  await untilSomeMoment(stage);
  await server.put(next);
  const newer = await page.context().newPage();
  await newer.goto(server.url);
  await newer.getByRole('list', { name: 'Sources' }).waitFor();
  if (random() < 0.5) {
    await expect.poll(() => page.locator('body').innerText()).toContain('newer');
    await page.close();
  }
  return newer;
}

/** The next version's service worker arrives, and takes over at once where the person has the browser do so, else when all tabs are closed. */
async function serviceWorkerIsReplaced(stage: Stage): Promise<Page> {
  const { page, server, versions, random } = stage;
  const other = await versions.otherServiceWorker();
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  const { rest } = await untilSomeMoment(stage);
  await server.put(other);
  await page.evaluate('navigator.serviceWorker.ready.then((registration) => registration.update())');
  await expect
    .poll(() => page.evaluate('navigator.serviceWorker.ready.then(({ waiting }) => waiting !== null)'))
    .toBe(true);
  await rest();
  if (random() < 0.5) return page;
  const session = await cdp(page);
  await session.send('ServiceWorker.enable');
  const isOver = async (): Promise<unknown> => {
    // Told while a page is just being loaded, it is lost.
    await session.send('ServiceWorker.skipWaiting', { scopeURL: server.url });
    return page.evaluate('navigator.serviceWorker.ready.then(({ waiting }) => waiting === null)');
  };
  await expect.poll(isOver).toBe(true);
  return random() < 0.5 ? page : reloaded(page);
}

/** The graphics process goes, and with it all that the map's picture had there. */
async function graphicsProcessCrashes(stage: Stage): Promise<Page> {
  const { page } = stage;
  const { rest } = await untilSomeMoment(stage);
  await page.getByRole('button', { name: 'Map of this notebook' }).click();
  const session = await page.context().browser()!.newBrowserCDPSession();
  await session.send('Browser.crashGpuProcess').catch(() => {}); // headless Chromium may have none
  await page.getByRole('button', { name: 'Back to the notebook' }).click();
  await rest();
  // The thread behind the map would be more memory than the session has that is compared with.
  return reloaded(page);
}

/** Storage has no room for a while, as the browser's own switch has it; then there is room again. */
async function storageIsFull(stage: Stage): Promise<Page> {
  const { page, server, random } = stage;
  const session = await cdp(page);
  const { origin } = new URL(server.url);
  const { rest } = await untilSomeMoment(stage);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: below(random, 200_000) });
  await rest();
  await page.waitForTimeout(random() * LATEST_MS);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  return reloaded(page);
}

/** How many models the model manager still has, with those that can be brought back. Runs in the page. */
async function keptModels(): Promise<number> {
  const result = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(request.error?.message));
    });
  const database = await result(indexedDB.open('causeway-models'));
  try {
    return await result(database.transaction('models').objectStore('models').count());
  } finally {
    database.close();
  }
}

/** The private file system, where models lie, has no room while one is taken in; when there is room again, it is taken in whole. */
async function fileSystemIsFull(stage: Stage): Promise<Page> {
  const { page, server, random } = stage;
  const { rest } = await untilSomeMoment(stage);
  await rest();
  await page.getByRole('button', { name: 'Models on this device' }).click();
  await page.getByRole('heading', { name: 'Recommended for it' }).waitFor();
  const input = page.getByLabel('Import a .zip or .tar');
  const archive = { name: 'tiny.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync(MODEL, { level: 0 })) };
  const session = await cdp(page);
  const { origin } = new URL(server.url);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin });
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + below(random, MODEL_BYTES / 2) });
  await input.setInputFiles(archive);
  await page
    .getByRole('alert')
    .filter({ hasText: /full|space|room/ })
    .waitFor();
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await input.setInputFiles(archive);
  const local = page.getByRole('region', { name: /^On this device/ }).getByRole('article', { name: 'tiny' });
  // What runs models would be more memory than the session has that is compared with, and it runs as long as the model can be brought back.
  await local.getByRole('button', { name: 'Delete tiny' }).click();
  await local.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(keptModels), { timeout: 60_000, interval: 1_000 }).toBe(0);
  return reloaded(page);
}

/** What libraries throw when nobody waits for it any more, in every thread. */
async function lateErrors(stage: Stage): Promise<Page> {
  const { page, random } = stage;
  const { rest } = await untilSomeMoment(stage);
  const late = `setTimeout(() => { throw new Error('late'); }, ${below(random, 300)}); void Promise.reject(new Error('late'));`;
  await page.evaluate(late);
  for (const worker of page.workers()) await worker.evaluate(late).catch(() => {}); // it may have ended meanwhile
  await rest();
  return page;
}

export const BODIES = {
  'the tab is frozen and resumed': tabIsFrozen,
  'a library throws late': lateErrors,
  'a worker is killed': workerIsKilled,
  'a worker of a worker is killed': nestedWorkerIsKilled,
  'the tab crashes': tabCrashes,
  'two tabs have two versions': twoVersions,
  'the service worker is replaced': serviceWorkerIsReplaced,
  'the graphics process crashes': graphicsProcessCrashes,
  'storage is full': storageIsFull,
  'the file system is full': fileSystemIsFull,
} satisfies Record<string, Body>;

export type Fault = keyof typeof BODIES;

/** What is finished, as it is stored. */
export const finishedIn = async (page: Page): Promise<string[]> => (await storedState(page)).ready;
