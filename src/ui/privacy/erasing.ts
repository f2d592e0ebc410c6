/** @file What a tab does once it is idle: it listens for another one that deletes everything, and sees to the app's files after that. */
import { OUTGOING_CHANNEL, type OutgoingMessage } from '../../rpc/privacy.ts';
import type { Services } from '../workers.ts';

/** Whether it is this tab that deletes everything. */
export const erasing = { isHere: false };

/** Has a tab give everything free when another one deletes everything, and begin anew afterwards. */
function yieldToErasing(services: Pick<Services, 'end'>): void {
  new BroadcastChannel(OUTGOING_CHANNEL).addEventListener('message', ({ data }: MessageEvent<OutgoingMessage>) => {
    if (erasing.isHere) return;
    if (data.kind === 'erasing') services.end();
    if (data.kind === 'erased') location.replace(import.meta.env.BASE_URL);
  });
}

/** How the build's service worker names the cache of the app's files. */
const FILES_OF_APP = /precache/;

/**
 * Where the service worker is there and the files of the app are not (everything was deleted while another tab still held it), it is
 * installed anew, which fetches them; a service worker is installed again only under another address.
 */
async function repairOffline(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const registration = await serviceWorker?.getRegistration();
  if (!registration?.active || (await caches.keys()).some((name) => FILES_OF_APP.test(name))) return;
  await serviceWorker!.register(`${import.meta.env.BASE_URL}sw.js?anew`);
}

/** To be called once, when the page has nothing else to do. */
export async function watchErasing(services: Pick<Services, 'end'>): Promise<void> {
  yieldToErasing(services);
  await repairOffline();
}
