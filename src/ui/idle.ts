/** @file Waiting until the page has nothing to do. */

/** Where the page is never idle, or the browser does not tell, it is after so many milliseconds. */
const LATEST_MS = 10_000;

export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, LATEST_MS);
  });
}
