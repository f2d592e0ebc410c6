/** @file A person's session with the app in Chromium that a fault befalls: what was finished before is there after it, the answers are those of a session that nothing befell, and memory comes back. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sampleHeap } from '../../../src/cli/bench-browser/heap.ts';
import { seededRandom } from '../../../src/engine/random.ts';
import { TEXTS } from '../../faults/world.ts';
import { addFiles, answerRegion, ask, LONGEST_STEP, textFile, type TestFile } from '../harness.ts';
import { storedState, untilIndexed } from '../stored-state.ts';

/** The browser's answers to these are compared. */
const QUESTIONS = ['What caused the citywide blackout?', 'Why was there a shortage of cider?'] as const;
/** How much more memory than a session that nothing befell one may hold afterwards. */
const MOST_MEMORY = 1.2;
const NOISE_FILES = 24;

const words = seededRandom(1);
const pick = (all: readonly string[]): string => all[Math.floor(words() * all.length)]!;
const THINGS = ['pump', 'valve', 'ferry', 'bridge', 'sensor', 'reservoir', 'turbine', 'clinic'];
const EVENTS = ['failure', 'shortage', 'delay', 'recall', 'closure', 'outage', 'leak', 'strike'];
const event = (): string => `the ${pick(THINGS)} ${pick(EVENTS)} in district ${Math.floor(words() * 40)}`;

/** The story, and reports beside it, so that reading and building take a while. */
export const FILES: readonly TestFile[] = [
  ...Object.entries(TEXTS).map(([name, text]) => textFile(name, text)),
  ...Array.from({ length: NOISE_FILES }, (_, number) => {
    const sentences = Array.from({ length: 40 }, () => `In the report, ${event()} led to ${event()}.`);
    return textFile(`report-${number}.txt`, `Report ${number}. ${sentences.join(' ')}`);
  }),
];

/** The files in two goes, wherever they are parted. */
export function parted(random: () => number): [TestFile[], TestFile[]] {
  const shuffled = FILES.map((file) => ({ file, at: random() })).sort((a, b) => a.at - b.at);
  const cut = 1 + Math.floor(random() * (FILES.length - 1));
  const files = shuffled.map(({ file }) => file);
  return [files.slice(0, cut), files.slice(cut)];
}

/** What a session comes to. */
export interface Outcome {
  answers: string[];
  /** Bytes of all threads, once what is not needed any more was let go. */
  memory: () => Promise<number>;
}

/** Asks in a notebook that has everything. */
async function outcomeOf(page: Page): Promise<Outcome> {
  await untilIndexed(page, FILES.length);
  const answers: string[] = [];
  for (const question of QUESTIONS) {
    await ask(page, question);
    await page.getByRole('region', { name: 'Evidence' }).waitFor();
    answers.push(await answerRegion(page).innerText());
  }
  return { answers, memory: () => memoryOf(page) };
}

async function memoryOf(page: Page): Promise<number> {
  const sampler = await sampleHeap(page);
  try {
    // Workers of workers are found one after the other.
    await page.waitForTimeout(500);
    const { heap, buffers } = await sampler.collected();
    return heap + buffers;
  } finally {
    await sampler.stop();
  }
}

/** A session that nothing befalls. */
export async function undisturbed(page: Page): Promise<{ answers: string[]; memory: number }> {
  await addFiles(page, [...FILES]);
  const { answers, memory } = await outcomeOf(page);
  return { answers, memory: await memory() };
}

/** As a person who looks whether all is there: files that were not taken in are given once more. */
export async function comeBack(
  page: Page,
  finished: readonly string[],
  expected: { answers: string[]; memory: number },
): Promise<void> {
  await page.getByRole('textbox', { name: 'Ask a question' }).waitFor();
  await expect
    .poll(async () => (await storedState(page)).ready, { timeout: LONGEST_STEP })
    .toEqual(expect.arrayContaining([...finished]));
  await addFiles(page, [...FILES]);
  const { answers, memory } = await outcomeOf(page);
  expect(answers).toEqual(expected.answers);
  // Threads without work are ended after some seconds.
  await expect.poll(memory, { timeout: LONGEST_STEP, interval: 2000 }).toBeLessThan(MOST_MEMORY * expected.memory);
}
