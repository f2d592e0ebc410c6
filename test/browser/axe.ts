/** @file Asks axe what is wrong with a page for people who use it in other ways. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  // What is written on something is part of its name (WCAG 2.5.3), for those who speak to it: axe asks this only when told to.
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  const results = await page.evaluate(
    (options) => (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options),
    { rules },
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Fails when the screen has an axe finding or is wider than the window. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect(await findings(page), screen).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${screen}: wider than the window`).toBeLessThanOrEqual(0);
}
