/**
 * @file Faults of the browser itself, in seeded rounds: nothing that was finished is missing afterwards, the app answers as if nothing had been, and memory comes back.
 * `npm run test:faults` runs many.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { roundsOf, SHARES } from '../../faults/rounds.ts';
import { addFiles, openPage } from '../harness.ts';
import { startKillable } from '../killable-chromium.ts';
import { BODIES, finishedIn, type Fault, type Stage } from './bodies.ts';
import { buildNextVersion, serveExchangeable, withOtherServiceWorker } from './next-version.ts';
import { comeBack, FILES, parted, undisturbed } from './session.ts';

const FAULTS = [...(Object.keys(BODIES) as Fault[]), 'the browser is killed'] as const;
/** Those about what comes with the service worker, whose page has one. */
const WITH_SERVICE_WORKER: readonly string[] = ['the service worker is replaced'];
/** In `npm test`: the two of which each takes but seconds. */
const USUAL = 2;
const LATEST_KILL_MS = 2500;

let folder = '';
let expected: { answers: string[]; memory: number };
let next: Promise<string> | null = null;
let other: Promise<string> | null = null;

async function made(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const made = await mkdtemp(path.join(folder, name));
  await make(made);
  return made;
}

const versions: Stage['versions'] = {
  next: () => (next ??= made('next', buildNextVersion)),
  otherServiceWorker: () => (other ??= made('other', (at) => withOtherServiceWorker(inject('appFolder'), at))),
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'causeway-faults-'));
});

afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Kills Chromium with all its processes, and starts it again on the same profile. */
async function killed(url: string, number: number, random: () => number): Promise<void> {
  const profile = path.join(folder, `profile-${number}`);
  const first = await startKillable(profile, url);
  const finished: string[] = [];
  try {
    const [files, others] = parted(random);
    await addFiles(first.page, files);
    if (random() < 0.5) await addFiles(first.page, others);
    await first.page.waitForTimeout(random() * LATEST_KILL_MS);
    finished.push(...(await finishedIn(first.page)));
  } finally {
    await first.kill();
  }
  const second = await startKillable(profile, url);
  try {
    await comeBack(second.page, finished, expected);
  } finally {
    await second.kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

test('what is asked of the story is answered from it', async () => {
  expected = await undisturbed(await openPage());
  expect(expected.answers[0]).toContain('Eastgate substation');
  expect(expected.answers[1]).toContain('apple harvest');
  expect(FILES.length).toBeGreaterThan(20);
});

describe.each(roundsOf(FAULTS, USUAL, SHARES.browser))('round $number: $fault', ({ fault, random, number }) => {
  test('costs nothing that was finished, the app answers as if nothing had been, and memory comes back', async () => {
    const server = await serveExchangeable(inject('appFolder'));
    try {
      if (fault === 'the browser is killed') return await killed(server.url, number, random);
      const page = await openPage({ url: server.url, withServiceWorker: WITH_SERVICE_WORKER.includes(fault) });
      let finished: string[] = [];
      const note = async (): Promise<void> => void (finished = await finishedIn(page));
      const there: Page = await BODIES[fault]({ page, random, server, versions, note });
      there.setDefaultTimeout(60_000);
      await comeBack(there, finished, expected);
    } finally {
      await server.close();
    }
  });
});
