/** @file Asking the browser to keep what is stored here when it clears up. */

/** Asked once there is something to lose; the browser may say no, or have no say in it, and nothing changes then. */
export function askToKeep(storage = (navigator as { storage?: Partial<StorageManager> }).storage): void {
  void storage?.persist?.().catch(() => {});
}
