/**
 * @file Opens a notebook of many sources and cells again and again, and scrolls through both: how long it takes until they are
 * painted, how often a part of a list in sight has no row, and what a plain list of as many rows would cost. Times are milliseconds.
 */
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** Going through a list from end to end in so many steps: a jump of many rows for each frame. */
export interface Scrolled {
  frames: number;
  /** Those in which a part of the list showed no row. */
  blankFrames: number;
  longest: number;
}

export interface Opening {
  /** From the start of navigation until a source and a cell are painted; one for each time. */
  opened: number[];
  scrolledSources: Scrolled;
  /** Null without cells. */
  scrolledCells: Scrolled | null;
  /** Laying out and painting a plain list with all rows, as this page draws them. */
  plainList: number;
}

const TIMES = 5;
const FRAMES = 120;
const PROBE = path.join(import.meta.dirname, 'opening-probe.js');

/** @param context with nothing stored */
export async function measureOpening(
  context: BrowserContext,
  url: string,
  sources: number,
  cells: number,
): Promise<Opening> {
  await context.addInitScript({ path: PROBE });
  const page = await context.newPage();
  await page.goto(url);
  // The app makes its database when it starts.
  await page.getByRole('button', { name: 'Open sample notebook' }).waitFor();
  await page.evaluate(`causewayOpening.fill(${sources}, ${cells})`);
  // The first time, the index is brought up to date with what was written past the app.
  await page.reload();
  await page.evaluate(`causewayOpening.painted(${cells > 0})`);
  await page.waitForFunction('causewayOpening.isIndexed()', null, { timeout: 60_000, polling: 500 });
  const opened: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await page.reload();
    opened.push(await page.evaluate<number>(`causewayOpening.painted(${cells > 0})`));
  }
  const scrolled = await page.evaluate<Omit<Opening, 'opened'>>(
    `causewayOpening.scrollThrough(${sources}, ${cells > 0}, ${FRAMES})`,
  );
  return { opened, ...scrolled };
}
