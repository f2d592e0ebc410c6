/** @file Files and questions that can't be used: each says what to do, none stops the others, nothing is lost. */
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { addFiles, answerRegion, ask, openPage, source, textFile, type TestFile } from './harness.ts';
import { writeZipBomb } from '../fixtures/docx.ts';
import { column, writePdf } from '../fixtures/pdf.ts';
import { printedPdf } from './pdf.ts';

const GOOD = textFile('orchard.txt', 'A late frost caused the poor apple harvest. The orchard lies in a valley.');
const GOOD_QUESTION = 'Why was the apple harvest poor?';

let page: Page;

beforeEach(async () => {
  page = await openPage();
});

async function expectGoodAnswer(): Promise<void> {
  const answer = await ask(page, GOOD_QUESTION);
  await expect.poll(() => answer.textContent()).toMatch(/late frost/i);
}

/** Waits until the entry of a file in the list says this. */
async function expectSourceToSay(name: string, words: RegExp): Promise<void> {
  await source(page, name).filter({ hasText: words }).waitFor();
}

/** Bytes that are no text in any encoding, the same at each run. */
function noise(length: number): Buffer {
  let state = 12345;
  return Buffer.from(Array.from({ length }, () => ((state = (state * 1103515245 + 12345) % 2 ** 31) >> 16) & 0xff));
}

describe('files', () => {
  test('each that can’t be read says why, and the good one among them answers', async () => {
    const whole = await printedPdf('whole.pdf', '<p>Rain.</p>'.repeat(200));
    const locked = writePdf([{ lines: column(['The pier was closed.']) }], { encrypted: true });
    const bad: { file: TestFile; words: RegExp }[] = [
      { file: textFile('empty.txt', ''), words: /is empty/i },
      { file: { name: 'binary.txt', buffer: noise(4000) }, words: /text/i },
      { file: { name: 'broken.docx', buffer: Buffer.from('This is no zip archive.') }, words: /damaged/i },
      { file: { ...whole, name: 'cut.pdf', buffer: whole.buffer.subarray(0, 300) }, words: /damaged/i },
      { file: { name: 'scan.pdf', buffer: Buffer.from(writePdf([{ picture: true }])) }, words: /found no words/i },
      { file: { name: 'locked.pdf', buffer: Buffer.from(locked) }, words: /password/i },
      { file: { name: 'bomb.docx', buffer: Buffer.from(writeZipBomb(400_000_000)) }, words: /unpack/i },
    ];
    await addFiles(page, [...bad.map(({ file }) => file), GOOD]);
    for (const { file, words } of bad) await expectSourceToSay(file.name, words);
    await expectGoodAnswer();
  });

  test('the same file twice is in the notebook once', async () => {
    await addFiles(page, [GOOD]);
    await source(page, GOOD.name).waitFor();
    await addFiles(page, [GOOD]);
    await page
      .getByText(/in the notebook already/i)
      .first()
      .waitFor();
    await expect.poll(() => source(page, GOOD.name).count()).toBe(1);
    await expectGoodAnswer();
  });

  test('a file that changed only its name has the new one', async () => {
    await addFiles(page, [GOOD]);
    await source(page, GOOD.name).waitFor();
    await addFiles(page, [{ ...GOOD, name: 'valley.txt' }]);
    await source(page, 'valley.txt').waitFor();
    await expect.poll(() => source(page, GOOD.name).count()).toBe(0);
    await expectGoodAnswer();
  });

  test('NUL bytes and lone surrogates do no harm', async () => {
    const damaged = {
      name: 'damaged.txt',
      buffer: Buffer.concat([Buffer.from('\uFEFF'), GOOD.buffer, Buffer.from([0, 10])]),
    };
    const surrogate = Buffer.from('\uFEFFA strike caused the late mail. x', 'utf16le');
    surrogate.writeUInt16LE(0xd800, surrogate.length - 2);
    await addFiles(page, [damaged, { name: 'surrogate.txt', buffer: surrogate }]);
    await source(page, 'surrogate.txt').waitFor();
    await expectGoodAnswer();
    const answer = await ask(page, 'Why was the mail late?');
    await expect.poll(() => answer.textContent()).toMatch(/strike/i);
  });

  test('200 MB of text are refused with what to do, and the page goes on', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'causeway-large-'));
    try {
      const file = path.join(folder, 'large.txt');
      const stream = createWriteStream(file);
      const megabyte = 'It rained and the river rose. '.repeat(34_953).slice(0, 2 ** 20);
      for (let written = 0; written < 200; written++) {
        if (!stream.write(megabyte)) await once(stream, 'drain');
      }
      await new Promise<void>((resolve) => stream.end(resolve));
      await page.getByLabel('Add documents').setInputFiles(file);
      await page
        .getByText(/large\.txt.*Split it into parts/is)
        .first()
        .waitFor();
      await addFiles(page, [GOOD]);
      await expectGoodAnswer();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('questions', () => {
  beforeEach(async () => {
    await addFiles(page, [GOOD]);
    await source(page, GOOD.name).waitFor();
  });

  const box = () => page.getByRole('textbox', { name: 'Ask a question' });
  const submit = () => page.getByRole('button', { name: 'Ask', exact: true }).click();

  test('an empty one says what to type', async () => {
    await box().fill('   ');
    await submit();
    await page
      .getByText(/type a question/i)
      .first()
      .waitFor();
    expect(await answerRegion(page).count()).toBe(0);
    await expectGoodAnswer();
  });

  test('one of 100,000 characters is refused, and kept for shortening', async () => {
    const question = 'Why was the apple harvest poor? '.repeat(3125);
    await box().fill(question);
    await submit();
    await page
      .getByText(/question.*characters|shorter|too long/i)
      .first()
      .waitFor();
    await expect.poll(() => box().inputValue()).toBe(question);
    await expectGoodAnswer();
  });

  test('one in another language is answered or told to be elsewhere', async () => {
    await box().fill('Warum war die Apfelernte in diesem Jahr so schlecht?');
    await submit();
    await answerRegion(page)
      .filter({ hasText: /late frost|not in your documents/i })
      .waitFor();
    await expectGoodAnswer();
  });

  test('one that the documents don’t answer is told so', async () => {
    await box().fill('Why did the satellite lose contact with the antenna in Nairobi?');
    await submit();
    await answerRegion(page)
      .filter({ hasText: /not in your documents/i })
      .waitFor();
  });
});
