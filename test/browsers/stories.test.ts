/**
 * @file The main job, offline use and kills in Firefox and WebKit, on the built app. `npm run test:browsers` runs them; elsewhere they are skipped,
 * as those browsers are not asked of whoever runs the tests. `CAUSEWAY_SCREENSHOTS` names a folder for pictures of what was seen.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { appUrl, startServer, textFile } from '../browser/harness.ts';
import { readStoredState, type StoredState } from '../browser/stored-state.ts';
import { otherBrowsers } from './find.ts';
import { eventually, Person, type DrivenBrowser } from './webdriver.ts';

const SAMPLE_QUESTION = 'Why did citywide commute delays surge right after the blackout?';
const MINUTES = textFile(
  'minutes.txt',
  'Harbour board, minutes. The broken sluice gate caused the flooding of the ferry terminal.',
);
const MINUTES_QUESTION = 'Why was the ferry terminal flooded?';
/** Enough that the kill comes while they are read. */
const MANY = Array.from({ length: 80 }, (_, i) =>
  textFile(
    `report-${i}.txt`,
    `Report ${i}. ${Array.from({ length: 40 }, (__, j) => `The pump failure in district ${i}.${j} caused the shortage in district ${j}.${i}.`).join(' ')}`,
  ),
);

const isAsked = process.env['CAUSEWAY_OTHER_BROWSERS'] !== undefined;
const only = process.env['CAUSEWAY_OTHER_BROWSERS']?.toLowerCase() ?? '';
const pictures = process.env['CAUSEWAY_SCREENSHOTS'];

let profile = '';
let running: DrivenBrowser | null = null;

beforeEach(async () => {
  profile = await mkdtemp(path.join(tmpdir(), 'causeway-other-'));
});

afterEach(async () => {
  await running?.kill();
  running = null;
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

async function stored(person: Person): Promise<StoredState> {
  return (await person.browser.execute(`return (${readStoredState.toString()})();`, [])) as StoredState;
}

async function picture(browser: DrivenBrowser, name: string): Promise<void> {
  if (pictures === undefined) return;
  await mkdir(pictures, { recursive: true });
  await writeFile(path.join(pictures, `${name}.png`), Buffer.from(await browser.screenshot(), 'base64'));
}

describe.each(otherBrowsers().filter(({ name }) => name.toLowerCase().startsWith(only)))('$name', ({ name, start }) => {
  /** Opens the app as after a first visit, at which the tour was seen. */
  async function open(url: string): Promise<Person> {
    running = await start!(profile);
    await running.navigate(url);
    await running.execute("localStorage.setItem('causeway.tour', 'seen');", []);
    await running.navigate(url);
    return new Person(running);
  }

  const openSample = async (person: Person): Promise<void> => {
    await person.click('button', 'Open sample notebook');
    await eventually('the sample to be read', async () => (await stored(person)).covered.length === 10);
  };

  test.skipIf(!isAsked || start === null)('the main job: asked, cited, and all there after a reload', async () => {
    const person = await open(appUrl());
    console.log(person.browser.name);
    await person.find('button', 'Open sample notebook');
    await picture(person.browser, `${name} start`);
    await openSample(person);
    await person.isAnswered(SAMPLE_QUESTION, /gridlock/i);
    await picture(person.browser, `${name} answer`);
    await person.addFiles([MINUTES]);
    await eventually('the minutes to be read', async () => (await stored(person)).covered.length === 11);
    await person.isAnswered(MINUTES_QUESTION, /sluice gate/i);
    await person.click('a', 'Citation 1');
    await person.marks(/sluice gate/i);
    await picture(person.browser, `${name} citation`);
    await person.browser.navigate(appUrl());
    await person.sees(/minutes\.txt/);
    await person.sees(/The broken sluice gate caused the flooding of the ferry terminal/);
  });

  test.skipIf(!isAsked || start === null)(
    'with the server gone it opens, answers and takes a document in',
    async () => {
      const server = await startServer();
      const person = await open(server.url);
      await person.browser.execute('await navigator.serviceWorker.ready; return true;', []);
      await server.close();
      const asked = person.browser.execute('await fetch("not-of-the-app.txt", { cache: "no-store" });', []);
      await expect(asked).rejects.toThrow();
      await person.browser.navigate(server.url);
      await openSample(person);
      await person.isAnswered(SAMPLE_QUESTION, /gridlock/i);
      await person.addFiles([MINUTES]);
      await eventually('the minutes to be read', async () => (await stored(person)).covered.length === 11);
      await person.isAnswered(MINUTES_QUESTION, /sluice gate/i);
    },
  );

  test.skipIf(!isAsked || start === null)('killed while it indexes it has what was finished, and goes on', async () => {
    const first = await open(appUrl());
    await first.click('button', 'Open sample notebook');
    await eventually('the sample to be read', async () => (await stored(first)).covered.length === 10);
    await first.addFiles(MANY);
    const before = await eventually('some of the files to be read', async () => {
      const state = await stored(first);
      return state.ready.length > 10 && state;
    });
    expect(before.queued).toBeGreaterThan(0);
    await running!.kill();

    const second = await open(appUrl());
    expect((await stored(second)).ready).toEqual(expect.arrayContaining(before.ready));
    await eventually('indexing to go on to its end', async () => {
      const { queued, ready, covered } = await stored(second);
      return queued === 0 && covered.length === ready.length && ready.length >= before.ready.length + before.queued;
    });
    await second.isAnswered(SAMPLE_QUESTION, /gridlock/i);
  });
});
