/** @file The service worker, which keeps the app's files for offline use: waiting for it, and making it fetch them anew. */

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

/** How the build's service worker names the cache of the app's files. */
const FILES_OF_APP = /precache/;

/**
 * Where the service worker is there and the files of the app are not (everything was deleted while another tab still held it), it is
 * installed anew, which fetches them; a service worker is installed again only under another address.
 */
export async function repairOffline(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const registration = await serviceWorker?.getRegistration();
  if (!registration?.active || (await caches.keys()).some((name) => FILES_OF_APP.test(name))) return;
  await serviceWorker!.register(`${import.meta.env.BASE_URL}sw.js?anew`);
}
