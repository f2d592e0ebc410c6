/** @file The main job through the page: open, ask, read the cited sentence; and what becomes of questions afterwards. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { addFiles, answerRegion, ask, openPage, openSample, source, textFile } from './harness.ts';

const MAIN_QUESTION = 'Why did citywide commute delays surge right after the blackout?';

let page: Page;

beforeEach(async () => {
  page = await openPage();
});

/** The newest answer, once it is complete. */
async function completeAnswer(): Promise<string> {
  const region = answerRegion(page);
  await page.locator('section[aria-label="Answer"][aria-busy="false"]').waitFor();
  return (await region.textContent()) ?? '';
}

describe('the sample', () => {
  test('answers its questions with one click, and every citation opens its sentence in the source', async () => {
    await openSample(page);
    await page.getByRole('button', { name: MAIN_QUESTION }).click();
    await completeAnswer();
    const links = answerRegion(page).getByRole('link', { name: /^Citation \d+$/ });
    const count = await links.count();
    expect(count).toBeGreaterThan(1);
    for (let index = 0; index < count; index += 1) {
      const sentence = await links.nth(index).locator('xpath=..').textContent();
      await links.nth(index).click();
      const mark = page.getByRole('region', { name: 'Source', exact: true }).locator('mark');
      // The sentence without its citation numbers.
      const words = (sentence ?? '').trim().replace(/(\s+\d+)+$/u, '');
      await expect.poll(async () => (await mark.allTextContents()).join(' ').replace(/\s+/g, ' ')).toContain(words);
      await expect.poll(() => mark.first().isVisible()).toBe(true);
    }
  });

  test('shows its evidence: the path, kept and only related sentences with reasons, seeds and times', async () => {
    await openSample(page);
    await ask(page, MAIN_QUESTION);
    await completeAnswer();
    const evidence = page.getByRole('region', { name: 'Evidence', exact: true });
    const path = evidence.getByRole('region', { name: 'Causal path' });
    expect(await path.getByRole('listitem').count()).toBeGreaterThan(0);
    const gates = evidence.getByRole('region', { name: 'Gates crossed' });
    expect(await gates.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
    const kept = evidence.getByRole('region', { name: 'Kept', exact: true });
    await kept.getByRole('listitem').first().waitFor();
    const widest = await kept.evaluate((list) =>
      Math.max(...[...list.querySelectorAll('li')].map((item) => item.getBoundingClientRect().right)),
    );
    expect(widest).toBeLessThanOrEqual(1280);
    for (const name of ['Gates crossed', 'Only related', 'Where the search began', 'How long each step took']) {
      await evidence.getByRole('region', { name }).waitFor();
    }
    await kept.getByRole('button').first().click();
    await page.getByRole('region', { name: 'Source', exact: true }).locator('mark').first().waitFor();

    // The answer itself says what was set aside, and why.
    const whyNot = page.getByText(/^Why not\? \d+ sentences? w/);
    await whyNot.click();
    const setAside = page.locator('details[open]', { has: whyNot }).getByRole('listitem');
    await setAside
      .filter({ hasText: /cyber attack did not cause the blackout\.\s*Says that there is no causal link/ })
      .waitFor();
  });

  test('is opened again, not added again, from the menu', async () => {
    await openSample(page);
    await page.getByRole('button', { name: /^Notebook:/ }).click();
    await page.getByRole('button', { name: 'New notebook' }).click();
    await page.getByText('No sources yet.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Open sample notebook' }).click();
    await source(page, '01-grid-incident-report.md').waitFor();
    await page.getByRole('button', { name: /^Notebook:/ }).click();
    await expect.poll(() => page.getByRole('button', { name: /Tarnbrook blackout.*document/ }).count()).toBe(1);
  });
});

describe('questions', () => {
  test('asked while files are read wait for them, and are answered by themselves', async () => {
    await addFiles(page, [textFile('mill.txt', 'The drought caused the mill to close. The mill stood by the river.')]);
    const answer = await ask(page, 'Why did the mill close?');
    expect(await answer.textContent()).toMatch(/drought/i);
  });

  test('show the cited sentence in its paragraph on hover, and hide it on Escape', async () => {
    await openSample(page);
    const answer = await ask(page, 'What caused the citywide blackout?');
    await completeAnswer();
    await answer.getByRole('link', { name: 'Citation 1', exact: true }).hover();
    await page.getByRole('tooltip').locator('mark').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
  });

  test('stay in the notebook after a reload; an earlier one opens again; a deleted one comes back with Undo', async () => {
    await openSample(page);
    await ask(page, MAIN_QUESTION);
    await completeAnswer();
    await ask(page, 'Why were dialysis sessions postponed?');
    const second = await completeAnswer();
    await page.reload();
    await answerRegion(page).waitFor();
    expect(await answerRegion(page).textContent()).toBe(second);

    await page.getByRole('button', { name: `Show the answer to ${MAIN_QUESTION}` }).click();
    await page.getByRole('heading', { name: MAIN_QUESTION }).waitFor();
    await expect.poll(() => answerRegion(page).count()).toBe(1);

    await page.getByRole('button', { name: 'Delete this question' }).click();
    await page.getByRole('heading', { name: MAIN_QUESTION }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: MAIN_QUESTION }).waitFor();
  });

  test('that the documents do not answer get an honest no', async () => {
    await openSample(page);
    await page
      .getByRole('textbox', { name: 'Ask a question' })
      .fill('Who composed the opera about the lighthouse keeper?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect.poll(completeAnswer).toContain('Not in your documents.');
  });

  test('that are empty are refused beside the box', async () => {
    await openSample(page);
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'Type a question first' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Ask a question' }).getAttribute('aria-invalid')).toBe('true');
  });

  test('that still wait for files can be stopped', async () => {
    const files = Array.from({ length: 400 }, (_, index) =>
      textFile(`log-${index}.txt`, `Entry ${index}. ${'Rain caused mud on the road. '.repeat(40)}`),
    );
    await addFiles(page, files);
    await page.getByRole('textbox', { name: 'Ask a question' }).fill('What caused the mud?');
    await page.keyboard.press('Enter');
    await answerRegion(page).getByRole('button', { name: 'Stop' }).click();
    await expect.poll(completeAnswer).toContain('Stopped before anything was found.');
  });

  test('and names of notebooks reach other tabs', async () => {
    await openSample(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await source(other, '01-grid-incident-report.md').waitFor();
    await ask(page, MAIN_QUESTION);
    await completeAnswer();
    await other.getByRole('heading', { name: MAIN_QUESTION }).waitFor();
    await page.getByRole('button', { name: /^Notebook:/ }).click();
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.keyboard.type('Blackout');
    await page.keyboard.press('Enter');
    await other.getByRole('button', { name: 'Notebook: Blackout. Switch or manage' }).waitFor();
  });
});
