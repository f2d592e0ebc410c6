/** @file Choosing the system that answers, and reading two answers side by side. */
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './axe.ts';
import { answerRegion, ask, openPage, openSample } from './harness.ts';

const QUESTION = 'Why did citywide commute delays surge right after the blackout?';

describe('systems', () => {
  test('are chosen by keyboard, answer with citations, and are remembered for the notebook', async () => {
    const page = await openPage();
    await openSample(page);
    const menu = page.getByRole('button', { name: /^Answer with:/ });
    expect(await menu.textContent()).toContain('Causeway');
    await menu.focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('menu', { name: 'Ways to answer' }).waitFor();
    await expectAccessible(page, 'systems to choose from');
    await page.keyboard.press('Escape');
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('BM25');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Answer with: BM25' }).waitFor();

    const answer = await ask(page, QUESTION);
    await page.getByText('Answered with BM25').waitFor();
    await page.getByRole('region', { name: 'What BM25 found' }).getByRole('listitem').first().waitFor();
    await answer.getByRole('link', { name: 'Citation 1', exact: true }).click();
    await page.getByRole('region', { name: 'Source', exact: true }).locator('mark').first().waitFor();

    await page.reload();
    await page.getByRole('button', { name: 'Answer with: BM25' }).waitFor();
    await page.getByText('Answered with BM25').waitFor();
    await page.getByRole('button', { name: /^Notebook:/ }).click();
    await page.getByRole('button', { name: 'New notebook' }).click();
    await page.getByRole('button', { name: 'Answer with: Causeway' }).waitFor();
  });
});

describe.each([
  { colorScheme: 'light', viewport: { width: 1280, height: 800 }, sideBySide: true },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 }, sideBySide: false },
] as const)('two answers, $colorScheme, $viewport.width wide', ({ sideBySide, ...options }) => {
  test('stand beside or below each other, say what they share, and stay with the question', async () => {
    const page = await openPage(options);
    await page.getByRole('button', { name: 'Open sample notebook' }).click();
    await page.getByRole('heading', { name: 'Questions these documents can answer' }).waitFor();
    await ask(page, QUESTION);
    await page.getByRole('button', { name: 'Compare with …' }).click();
    await page.getByRole('menuitem', { name: 'Standard RAG', exact: true }).click();
    const own = page.getByRole('region', { name: 'Answer by Causeway' });
    const other = page.getByRole('region', { name: 'Answer by Standard RAG' });
    await other.getByRole('link', { name: 'Citation 1', exact: true }).waitFor();
    const [left, right] = await Promise.all([own.boundingBox(), other.boundingBox()]);
    expect(right!.x >= left!.x + left!.width).toBe(sideBySide);
    expect(right!.y >= left!.y + left!.height).toBe(!sideBySide);

    const found = page.getByRole('region', { name: 'What each found' });
    const lists = ['Causeway', 'Standard RAG'].map((name) => found.getByRole('region', { name: `What ${name} found` }));
    for (const list of lists) {
      const marks = await list.getByText(/^(In both|Only here)$/).count();
      expect(marks).toBeGreaterThan(0);
      expect(marks).toBe(await list.getByRole('listitem').count());
    }
    await expectAccessible(page, 'two answers');

    await page.getByRole('group', { name: 'Evidence of' }).getByRole('button', { name: 'Standard RAG' }).click();
    await page.getByText('This system does not tell causes from what is only related', { exact: false }).waitFor();

    await page.reload();
    await other.getByRole('link', { name: 'Citation 1', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Compare with another …' }).click();
    await page.getByRole('menuitem', { name: 'BM25', exact: true }).click();
    await page.getByRole('region', { name: 'Answer by BM25' }).getByRole('link').first().waitFor();
    expect(await other.count()).toBe(0);
    await page.getByRole('button', { name: 'Take away the answer by BM25' }).click();
    await answerRegion(page).waitFor();
    await page.reload();
    await answerRegion(page).waitFor();
    expect(await page.getByRole('region', { name: 'Answer by BM25' }).count()).toBe(0);
  });
});
