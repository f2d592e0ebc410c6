/** @file Deletes all that the browser keeps for the app's origin: databases, the private file system, and caches. */
import { CausewayError } from '../../engine/errors.ts';

/** Where things lie; what a browser lacks is absent. */
export interface Kept {
  indexedDB: IDBFactory;
  caches?: CacheStorage | undefined;
  storage?: Partial<Pick<StorageManager, 'getDirectory'>> | undefined;
}

/** How long other tabs may take to let a database go, in milliseconds. */
const LONGEST_WAIT = 10_000;

/** The app's own databases, which whoever has them open closes when asked to. */
const DATABASES = ['causeway', 'causeway-models', 'causeway-running', 'causeway-outgoing'];

function heldElsewhere(): CausewayError {
  return new CausewayError(
    'storage-unavailable',
    'Something is still held by another tab of Causeway. Close the other tabs, then delete everything once more.',
  );
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(heldElsewhere());
  });
}

function deleteDatabase(factory: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = factory.deleteDatabase(name);
    // It waits for whoever has it open; those were asked to close it.
    const timer = setTimeout(() => reject(heldElsewhere()), LONGEST_WAIT);
    deleting.onsuccess = () => {
      clearTimeout(timer);
      resolve();
    };
    deleting.onerror = () => {
      clearTimeout(timer);
      reject(heldElsewhere());
    };
  });
}

/**
 * A library of the service worker keeps one, too, and does not let go of it before it ends: it is emptied now, and deleted as soon as
 * that is so.
 */
async function emptyDatabase(factory: IDBFactory, name: string): Promise<void> {
  const database = await answered(factory.open(name));
  const names = [...database.objectStoreNames];
  if (names.length > 0) {
    const transaction = database.transaction(names, 'readwrite');
    await Promise.all(names.map((store) => answered(transaction.objectStore(store).clear())));
  }
  database.close();
  factory.deleteDatabase(name);
}

async function emptyFolder(folder: FileSystemDirectoryHandle): Promise<void> {
  // The handles' names are listed by every browser that has them; TypeScript's library does not say so yet.
  const names = (folder as unknown as { keys(): AsyncIterable<string> }).keys();
  for await (const name of names) {
    await folder.removeEntry(name, { recursive: true }).catch(() => {
      throw heldElsewhere();
    });
  }
}

/** @throws CausewayError `storage-unavailable` when something is held by another tab; all else is deleted then, too */
export async function eraseStorage({ indexedDB, caches, storage }: Kept): Promise<void> {
  const listed = await indexedDB.databases?.().catch(() => null);
  const names = listed?.flatMap(({ name }) => name ?? []) ?? DATABASES;
  const work: Promise<unknown>[] = names.map((name) =>
    DATABASES.includes(name) ? deleteDatabase(indexedDB, name) : emptyDatabase(indexedDB, name),
  );
  // Without a private file system, or where it is shut, there is nothing in it.
  const folder = await storage?.getDirectory?.().catch(() => null);
  if (folder) work.push(emptyFolder(folder));
  for (const name of (await caches?.keys()) ?? []) work.push(caches!.delete(name));
  const failed = (await Promise.allSettled(work)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
