/** @file The first visit on a slow machine: how long until the largest part of the page is painted. Times are milliseconds. */
import type { BrowserContext } from 'playwright-core';

export interface Start {
  /** How many times slower the processor was made. */
  slowdown: number;
  /** Largest contentful paint, one for each visit. */
  painted: number[];
  /** Tasks on the UI thread over 50 ms, the longest of each visit; 0 where there was none. */
  longestTasks: number[];
}

const SLOWDOWN = 4;
const TIMES = 5;

/** Resolves once nothing was painted larger for a second. */
const READ = `new Promise((resolve) => {
  let painted = 0;
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) painted = Math.max(painted, startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  setTimeout(() => resolve({ painted, longest }), 1000);
})`;

/** Visits the app again and again as if never before: nothing from the browser's caches, nor from the service worker. */
export async function measureStart(context: BrowserContext, url: string): Promise<Start> {
  const start: Start = { slowdown: SLOWDOWN, painted: [], longestTasks: [] };
  for (let time = 0; time < TIMES; time += 1) {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devtools.send('Network.setBypassServiceWorker', { bypass: true });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url);
    await page.getByRole('button', { name: 'Open sample notebook' }).waitFor();
    const { painted, longest } = await page.evaluate<{ painted: number; longest: number }>(READ);
    start.painted.push(painted);
    start.longestTasks.push(longest);
    await page.close();
  }
  return start;
}
