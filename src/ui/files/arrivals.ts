/**
 * @file Files that reach the app from outside of its page: shared by another app, which the service worker keeps
 * (`public/share-target.js`), or opened with Causeway in the system's file manager.
 */
import type { IncomingFile } from '../../rpc/contracts.ts';

/** As in `public/share-target.js`. */
const sharedCache = 'causeway-shared';

/** The part of the Launch Handler API that is used; installed apps of some browsers have it. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** What was shared since the last time, each file once, also when several tabs ask. */
async function takeShared(): Promise<IncomingFile[]> {
  if (!('caches' in globalThis) || !(await caches.has(sharedCache))) return [];
  return navigator.locks.request(sharedCache, async () => {
    const cache = await caches.open(sharedCache);
    const files: IncomingFile[] = [];
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (!response) continue;
      const path = decodeURIComponent(response.headers.get('X-File-Name') ?? '') || 'Shared file';
      files.push({ path, blob: await response.blob() });
      await cache.delete(request);
    }
    return files;
  });
}

/** Hands over what was shared, and from now on what is opened with Causeway. */
export async function receiveArrivals(add: (files: IncomingFile[]) => Promise<void>): Promise<void> {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    void Promise.all(files.map(async (handle) => ({ path: handle.name, blob: await handle.getFile() }))).then(add);
  });
  if (new URLSearchParams(location.search).has('shared')) history.replaceState(null, '', location.pathname);
  // Storage may be blocked by the browser; then nothing can have been shared.
  const shared = await takeShared().catch(() => []);
  if (shared.length > 0) await add(shared);
}
