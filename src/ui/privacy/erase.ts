/** @file Deleting everything, as far as the page goes: its workers end, what only it reaches is deleted, and the app begins anew. */
import { OUTGOING_CHANNEL, type OutgoingMessage } from '../../rpc/privacy.ts';
import type { Services } from '../workers.ts';

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

/** Whether it is this tab that deletes everything. */
let isErasing = false;

/**
 * Deletes everything that Causeway keeps in this browser and opens it anew.
 *
 * @throws CausewayError `storage-unavailable` when another tab holds something; the page must be loaded again then, too
 */
export async function eraseEverything(services: Pick<Services, 'privacy' | 'end'>): Promise<void> {
  isErasing = true;
  const privacy = services.privacy();
  services.end();
  await privacy.erase();
  await eraseOfPage();
  location.replace(import.meta.env.BASE_URL);
}

/** Has a tab give everything free when another one deletes everything, and begin anew afterwards. */
export function yieldToErasing(services: Pick<Services, 'end'>): void {
  new BroadcastChannel(OUTGOING_CHANNEL).addEventListener('message', ({ data }: MessageEvent<OutgoingMessage>) => {
    if (isErasing) return;
    if (data.kind === 'erasing') services.end();
    if (data.kind === 'erased') location.replace(import.meta.env.BASE_URL);
  });
}
