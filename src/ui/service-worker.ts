/** @file Waiting for the service worker, which keeps for offline use what passes through it. */

/** The first visit's takes as long as the app's files take to be stored; where there is none, nothing waits longer than this. */
const LATEST_MS = 60_000;

/** Resolves once the page's requests pass through the service worker, or never will. */
export function whenServed(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker === undefined || serviceWorker.controller !== null) return Promise.resolve();
  return new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, LATEST_MS);
  });
}
