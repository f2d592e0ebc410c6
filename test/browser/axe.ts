/** @file Fails where a screen shuts somebody out. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../../src/cli/axe.ts';

/** Fails when the screen has an axe finding or is wider than the window. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect(await axeFindings(page), screen).toEqual([]);
  expect(await sidewaysOverflow(page), `${screen}: wider than the window`).toBe(0);
}
