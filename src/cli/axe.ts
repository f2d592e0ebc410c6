/** @file Asks axe what is wrong with a page for people who use it in other ways. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page as it stands: for each rule that is broken, its id and the elements that break it. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe);
  // A colour on its way to another is neither.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished)).then(() => null)',
  );
  const options = {
    // What is written on something is part of its name (WCAG 2.5.3), for those who speak to it: axe asks this only when told to.
    rules: { 'label-content-name-mismatch': { enabled: true } },
    // What is as it should be is not described.
    resultTypes: ['violations' as const],
  };
  // Only what is told leaves the page: the rest is far larger.
  return page.evaluate(async (given) => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run(given);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);
}

/** How many pixels a page is wider than its window; 0 where it fits. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate<number>('Math.max(0, document.documentElement.scrollWidth - innerWidth)');
}
