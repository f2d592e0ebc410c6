/**
 * @file The browser is killed at random moments while it indexes, and started again. Each time the notebook opens, what was
 * finished is there and indexing goes on by itself; the last index answers like one that was never interrupted.
 * `CAUSEWAY_KILLS` sets how often (3), `CAUSEWAY_KILL_SEED` the moments.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/engine/random.ts';
import { addFiles, answerRegion, appUrl, ask, textFile, type TestFile } from './harness.ts';
import { startKillable, type KillableChromium } from './killable-chromium.ts';
import { storedState, untilIndexed } from './stored-state.ts';

const KILLS = Number(process.env['CAUSEWAY_KILLS'] ?? 3);
const SEED = Number(process.env['CAUSEWAY_KILL_SEED'] ?? 20261121);
/** New files before each kill. */
const FILES = 60;
/** The kill comes at a random moment within this many milliseconds: while files are stored, read, or the index is built. */
const LATEST_KILL_MS = 4000;

const QUESTION = 'What caused the citywide blackout?';
const STORY: TestFile[] = [
  textFile('substation.txt', 'A fault at the Eastgate substation caused the citywide blackout on Tuesday evening.'),
  textFile('signals.txt', 'The citywide blackout knocked out the signal controllers at every junction.'),
  textFile(
    'traffic.txt',
    'The failed signal controllers led to gridlock, and the gridlock caused long commute delays.',
  ),
];

const random = seededRandom(SEED);
const pick = (words: readonly string[]): string => words[Math.floor(random() * words.length)]!;
const THINGS = ['pump', 'valve', 'ferry', 'harvest', 'bridge', 'sensor', 'reservoir', 'turbine', 'market', 'clinic'];
const EVENTS = ['failure', 'shortage', 'delay', 'flood', 'recall', 'closure', 'outage', 'surge', 'leak', 'strike'];
const LINKS = ['caused', 'led to', 'resulted in', 'prevented', 'was followed by'];

/** A file of some sentences, like no other. */
function noise(round: number, number: number): TestFile {
  const event = () => `the ${pick(THINGS)} ${pick(EVENTS)} in district ${Math.floor(random() * 40)}`;
  const sentences = Array.from({ length: 12 }, () => `In the report, ${event()} ${pick(LINKS)} ${event()}.`);
  return textFile(`report-${round}-${number}.txt`, `Report ${round}.${number}. ${sentences.join(' ')}`);
}

async function untilFirstFileIsRead(page: Page): Promise<void> {
  await expect
    .poll(async () => (await storedState(page)).ready.length, { timeout: 60_000, interval: 20 })
    .toBeGreaterThan(0);
}

/** The answer and its path as a person reads them. */
async function answerOf(page: Page): Promise<string> {
  await ask(page, QUESTION);
  await page.getByRole('region', { name: 'Evidence' }).waitFor();
  return answerRegion(page).innerText();
}

let folder = '';
let running: KillableChromium | null = null;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'causeway-kill-'));
});

afterEach(async () => {
  await running?.kill();
  running = null;
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function start(profile: string): Promise<Page> {
  running = await startKillable(path.join(folder, profile), appUrl());
  return running.page;
}

async function kill(): Promise<void> {
  await running?.kill();
  running = null;
}

describe('a browser that is killed while it indexes', () => {
  test(
    `opens the notebook, has what was finished and goes on, ${KILLS} times`,
    async () => {
      const added: TestFile[] = [];
      let finished: string[] = [];
      let interrupted = 0;
      for (let round = 0; round < KILLS; round++) {
        const page = await start('killed');
        if (round > 0) await page.getByRole('list', { name: 'Sources' }).getByRole('listitem').first().waitFor();
        expect((await storedState(page)).ready).toEqual(expect.arrayContaining(finished));
        const files = [...(round === 0 ? STORY : []), ...Array.from({ length: FILES }, (_, i) => noise(round, i))];
        added.push(...files);
        await addFiles(page, files);
        if (round === 0)
          await untilFirstFileIsRead(page); // the one kill that is sure to interrupt something
        else await page.waitForTimeout(random() * LATEST_KILL_MS);
        const { ready, covered } = await storedState(page);
        finished = ready;
        if (covered.length < added.length) interrupted++;
        await kill();
      }
      expect(interrupted).toBeGreaterThan(0);

      const page = await start('killed');
      expect((await storedState(page)).ready).toEqual(expect.arrayContaining(finished));
      // It goes on with all that was safely stored; files whose storing was cut off are given again, as a person would.
      await expect.poll(async () => (await storedState(page)).queued, { timeout: 120_000 }).toBe(0);
      await addFiles(page, added);
      await untilIndexed(page, added.length);
      const interruptedAnswer = await answerOf(page);
      await kill();

      const undisturbed = await start('undisturbed');
      await addFiles(undisturbed, added);
      await untilIndexed(undisturbed, added.length);
      expect(await answerOf(undisturbed)).toBe(interruptedAnswer);
      expect(interruptedAnswer).toContain('Eastgate substation');
    },
    180_000 + KILLS * 20_000,
  );
});
