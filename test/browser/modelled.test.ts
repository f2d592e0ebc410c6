/**
 * @file A local model in every system, and in refinement, as a person meets it: with a tiny one whose random weights write nonsense.
 * `CAUSEWAY_KILLS` sets how often the browser is killed while it refines (2), `CAUSEWAY_KILL_SEED` the moments.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { writeModels } from '../../src/cli/make-models/write.ts';
import { seededRandom } from '../../src/engine/random.ts';
import { addFiles, answerRegion, appUrl, ask, newPage, openSample, startServer, textFile } from './harness.ts';
import { startKillable, type KillableChromium } from './killable-chromium.ts';
import { refinement, useTinyChat } from './running.ts';

const QUESTION = 'Why did citywide commute delays surge right after the blackout?';
/** Why the built-in answer stands, and what asking cost. */
const STANDS =
  /^The local model did not answer \((.+)\); this answer quotes the documents\. [\d,]+ calls?, [\d,]+ tokens\.$/;
const KILLS = Number(process.env['CAUSEWAY_KILLS'] ?? 2);
const SEED = Number(process.env['CAUSEWAY_KILL_SEED'] ?? 20261122);
/** The kill comes within this many milliseconds of refinement's beginning: calls take about as long. */
const LATEST_KILL_MS = 3000;
/** A call takes a second on an idle machine, and many on a busy one. */
const PATIENT = { timeout: 100_000 };

beforeAll(() => void writeModels());

test(
  'works in other systems and in comparisons, though the server is gone and it was never used before',
  { timeout: 240_000 },
  async () => {
    const server = await startServer();
    const page = await newPage({ withServiceWorker: true });
    await page.goto(server.url);
    await openSample(page);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), PATIENT).toBe(true);
    await useTinyChat(page);
    await server.close();
    await page.context().setOffline(true);
    await page.reload();

    await page.getByRole('button', { name: /^Answer with:/ }).click();
    await page.getByRole('menuitemradio', { name: 'LightRAG', exact: true }).click();
    const answer = await ask(page, QUESTION);
    const quoted = await answer.locator('.reading').first().locator('p').allInnerTexts();
    // The quoted answer can be read while the model is on its way, and stays as it is.
    await answer.getByRole('button', { name: 'Stop writing' }).waitFor();
    await page.locator('section[aria-label="Answer"][aria-busy="false"]').waitFor(PATIENT);
    const reason = STANDS.exec(await answer.getByText(STANDS).innerText())?.[1] ?? '';
    expect(reason).toMatch(/borne out|no answer in the evidence/);
    expect(await answer.locator('.reading').first().locator('p').allInnerTexts()).toEqual(quoted);
    await page
      .getByRole('region', { name: 'Evidence' })
      .getByText(/Asked of tiny-chat: [2-9] calls/)
      .waitFor();

    await page.getByRole('button', { name: 'Compare with …' }).click();
    await page.getByRole('menuitem', { name: 'CausalRAG', exact: true }).click();
    const other = page.getByRole('region', { name: 'Answer by CausalRAG' });
    await other.getByRole('button', { name: 'Stop writing' }).click();
    await other.getByText(STANDS).waitFor(PATIENT);
    expect(STANDS.exec(await other.getByText(STANDS).innerText())?.[1]).toBe('it was stopped');
    await page.reload();
    await other.getByText(STANDS).waitFor();
    expect(await answerRegion(page).count()).toBe(0);
  },
);

interface Journal {
  calls: number;
  /** Passages that were counted as read. */
  counted: number;
  /** Results in the journal. */
  passages: number;
  gates: number;
}

/** What the page's own database holds of refinement. */
function journal(page: Page): Promise<Journal> {
  return page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(request.error?.message));
      });
    const database = await result(indexedDB.open('causeway'));
    const transaction = database.transaction(['refinements', 'refinedPassages', 'gateJudgements']);
    const [[state], passages, gates] = await Promise.all([
      result(transaction.objectStore('refinements').getAll()),
      result(transaction.objectStore('refinedPassages').count()),
      result(transaction.objectStore('gateJudgements').count()),
    ]);
    database.close();
    const { spent, totals } = (state ?? { spent: { calls: 0 }, totals: { passages: 0 } }) as {
      spent: { calls: number };
      totals: { passages: number };
    };
    return { calls: spent.calls, counted: totals.passages, passages, gates };
  });
}

test(
  `refines on after ${KILLS} kills, and loses at most the call in flight each time`,
  async () => {
    const random = seededRandom(SEED);
    const profile = await mkdtemp(path.join(tmpdir(), 'causeway-refining-kills-'));
    let running = null as KillableChromium | null;
    const start = async (): Promise<Page> => {
      running = await startKillable(profile, appUrl());
      return running.page;
    };
    try {
      const things = ['pump', 'valve'];
      let page = await start();
      await addFiles(
        page,
        things.map((thing) => textFile(`${thing}.txt`, `The storm caused the ${thing} failure on a cold night.`)),
      );
      await page.getByText(/statements? of cause/).waitFor();
      await useTinyChat(page);
      await refinement(page).getByRole('button', { name: 'Start refining' }).click();
      for (let kill = 0; kill < KILLS; kill++) {
        if (kill === 0) await expect.poll(async () => (await journal(page)).calls, PATIENT).toBeGreaterThan(0);
        await page.waitForTimeout(random() * LATEST_KILL_MS);
        const before = await journal(page);
        await running!.kill();
        page = await start();
        const after = await journal(page);
        expect(after.calls).toBeGreaterThanOrEqual(before.calls);
        for (const what of ['passages', 'gates'] as const) expect(after[what]).toBeGreaterThanOrEqual(before[what]);
        // A result and what it counts for are there together or not at all.
        expect(after.counted).toBe(after.passages);
      }
      await expect.poll(async () => (await journal(page)).counted, PATIENT).toBe(things.length);
      const end = await journal(page);
      // Nothing that was read before a kill was read again.
      expect(end.passages).toBe(things.length);
    } finally {
      await running?.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  },
  240_000 + KILLS * 20_000,
);
