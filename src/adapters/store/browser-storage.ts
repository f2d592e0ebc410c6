/**
 * @file What a browser tells of the storage that it gives to a page. WebKitGTK, and with it GNOME Web, has `StorageManager` switched off
 * (`navigator.storage` is undefined); other browsers have it, and refuse it in some private windows.
 */

type Partly = { storage?: Partial<StorageManager> };

/** `navigator.storage` with what this browser has of it; empty where it has none. */
export function browserStorage(): Partial<StorageManager> {
  return (navigator as Partly).storage ?? {};
}

/** Bytes that a page may store and has stored; empty where the browser does not tell, and then only storing shows whether there is room. */
export async function estimateStorage(storage = browserStorage()): Promise<{ quota?: number; usage?: number }> {
  try {
    return (await storage.estimate?.()) ?? {};
  } catch {
    return {};
  }
}
