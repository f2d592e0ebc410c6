/**
 * @file Asking the browser to keep what is stored here when it clears up, and what the page remembers to learn that it was not kept. It remembers ids and numbers alone: no name and nothing of a
 * document.
 */
import type { NotebookInfo } from '../rpc/contracts.ts';
import { recall, remember, type RememberedKey } from './remembered.ts';

type Storage = Partial<StorageManager>;
const storageHere = (): Storage | undefined => (navigator as { storage?: Storage }).storage;

/** Asked once there is something to lose; the browser may say no, or have no say in it, and nothing changes then. */
export function askToKeep(storage = storageHere()): void {
  void storage?.persist?.().catch(() => {});
}

/**
 * Whether this browser decides by itself instead of asking the person. Those made from Chromium do, and they alone tell of themselves this way; others are asked only after the person read why.
 */
export function decidesByItself(): boolean {
  return 'userAgentData' in navigator;
}

/** Whether the browser keeps what is stored until the person deletes it; null: it does not tell. */
export async function isKept(storage = storageHere()): Promise<boolean | null> {
  try {
    return (await storage?.persisted?.()) ?? null;
  } catch {
    return null;
  }
}

/** @returns what the browser said; null: it has no say in it */
export async function requestKeeping(storage = storageHere()): Promise<boolean | null> {
  try {
    return (await storage?.persist?.()) ?? null;
  } catch {
    return null;
  }
}

/** Bytes that are stored here, and that may be; null: the browser does not tell. */
export async function roomHere(storage = storageHere()): Promise<{ used: number; quota: number } | null> {
  try {
    const { usage, quota } = (await storage?.estimate?.()) ?? {};
    return usage === undefined || quota === undefined ? null : { used: usage, quota };
  } catch {
    return null;
  }
}

/** What the browser lost. */
export interface Loss {
  notebooks: number;
  sources: number;
}

const HELD: RememberedKey = 'causeway.held';

/** How many sources each notebook had when it was last seen, by its id. */
function held(): Record<string, number> {
  try {
    const value: unknown = JSON.parse(recall(HELD) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, sources]) => Number.isInteger(sources)));
  } catch {
    return {};
  }
}

/** Remembers what is there, to miss it when it is gone. */
export function rememberHeld(notebooks: readonly Pick<NotebookInfo, 'id' | 'documents'>[]): void {
  const counts = Object.fromEntries(notebooks.map(({ id, documents }) => [id, documents]));
  remember(HELD, notebooks.length > 0 ? JSON.stringify(counts) : null);
}

/**
 * What was there when the app was last open and is not now. Nothing but the browser takes a notebook away without its being seen here: deleting one is remembered at once.
 *
 * @returns null where all is there
 */
export function lossOf(notebooks: readonly Pick<NotebookInfo, 'id'>[]): Loss | null {
  const here = new Set(notebooks.map(({ id }) => id));
  const gone = Object.entries(held()).filter(([id]) => !here.has(id));
  if (gone.length === 0) return null;
  return { notebooks: gone.length, sources: gone.reduce((sum, [, sources]) => sum + sources, 0) };
}
