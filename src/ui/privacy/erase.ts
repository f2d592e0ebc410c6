/** @file Deleting everything, as far as the page goes: its workers end, what only it reaches is deleted, and the app begins anew. */
import type { Services } from '../workers.ts';
import { erasing } from './erasing.ts';

/** Local settings and the service worker; both may be blocked by the browser, and then there is nothing of them. */
async function eraseOfPage(): Promise<void> {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so nothing is in it.
  }
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const registered = (await serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  for (const registration of registered) await registration.unregister();
}

/**
 * Deletes everything that Causeway keeps in this browser and opens it anew.
 *
 * @throws CausewayError `storage-unavailable` when another tab holds something; the page must be loaded again then, too
 */
export async function eraseEverything(services: Pick<Services, 'privacy' | 'end'>): Promise<void> {
  erasing.isHere = true;
  const privacy = services.privacy();
  services.end();
  await privacy.erase();
  await eraseOfPage();
  location.replace(import.meta.env.BASE_URL);
}
