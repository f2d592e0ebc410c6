/**
 * @file A notebook that was there is encrypted, locked, unlocked and decrypted: nothing of its contents lies open on disk while it is encrypted, nothing is missing
 * afterwards, whenever the process dies meanwhile, and what was damaged or changed on disk is told and keeps nothing else from being read.
 */
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { IdbNotebookStore, type StoreSettings } from '../../../src/adapters/idb/notebook-store.ts';
import type { KeyHolders } from '../../../src/adapters/sealing/key-holders.ts';
import { KeyRing, type KeyChannel, type KeyMessage } from '../../../src/adapters/sealing/key-ring.ts';
import { checksumOfBytes } from '../../../src/adapters/store/checksum.ts';
import { CausewayError } from '../../../src/engine/errors.ts';
import { dumpDatabase, restoreDatabase, type Dump } from '../../fixtures/stores/dump.ts';
import { DRAFT, fillStore, NOTEBOOK, QUESTION, WAITING } from '../../fixtures/stores/fill.ts';
import { openTab } from '../library/in-process.ts';

const PASSPHRASE = 'correct horse battery staple';
const COST = { memory: 64, passes: 1 };

const code = (expected: string) => expect.objectContaining({ name: 'CausewayError', code: expected }) as unknown;

let databases = 0;
const newName = (): string => `vault-${(databases += 1)}`;

const opened: IdbNotebookStore[] = [];

function storeOn(name: string, settings: StoreSettings = {}): IdbNotebookStore {
  const store = new IdbNotebookStore(name, { cost: COST, ...settings });
  opened.push(store);
  return store;
}

async function unlockedStore(name: string, settings: StoreSettings = {}): Promise<IdbNotebookStore> {
  const store = storeOn(name, settings);
  await store.vault.unlock(NOTEBOOK, PASSPHRASE);
  return store;
}

/** Filled once, since that reads and indexes files. */
const filled = (async (): Promise<Dump> => {
  await fillStore('vault-filled');
  const store = new IdbNotebookStore('vault-filled');
  for (const { id } of await store.listNotebooks()) if (id !== NOTEBOOK) await store.markNotebookRemoved(id, 1);
  await store.purge(2);
  await store.close();
  return dumpDatabase('vault-filled');
})();

/** A database with the same notebook. */
async function filledDatabase(): Promise<string> {
  const name = newName();
  await restoreDatabase(name, await filled);
  return name;
}

async function encryptedDatabase(): Promise<string> {
  const name = await filledDatabase();
  const store = storeOn(name);
  await store.vault.encrypt(NOTEBOOK, PASSPHRASE);
  await store.close();
  return name;
}

/** Everything that a notebook keeps, as the app reads it. */
async function everything(store: IdbNotebookStore): Promise<unknown> {
  const documents = await store.listDocuments(NOTEBOOK);
  const ready = await store.listReady(NOTEBOOK);
  const queue = await store.listQueue(NOTEBOOK);
  const index = await store.readIndex(NOTEBOOK);
  return {
    documents,
    ready,
    queue,
    index,
    read: await Promise.all(ready.map((id) => store.readDocument(NOTEBOOK, id))),
    analyses: await store.readAnalyses(NOTEBOOK, ready),
    parsed: await Promise.all(ready.map((id) => store.readParsed(NOTEBOOK, id))),
    waiting: await store.readQueued(
      NOTEBOOK,
      queue.map(({ documentId }) => documentId),
    ),
    folders: await store.listFolders(NOTEBOOK),
    cells: await store.listCells(NOTEBOOK),
    heads: await store.listCellHeads(NOTEBOOK),
    corrections: await store.listCorrections(NOTEBOOK),
    draft: await store.readDraft(NOTEBOOK),
    refinement: await store.readRefinementState(NOTEBOOK),
    mark: await store.readRefinementMark(NOTEBOOK),
    passages: await store.readRefinedPassages(NOTEBOOK, ready),
    judgements: await store.readGateJudgements(NOTEBOOK),
    reports: await store.readModuleReports(NOTEBOOK),
    embeddings: await store.readEmbeddings(NOTEBOOK, 'an-encoder'),
    outdated: await store.listOutdated(NOTEBOOK, -1),
  };
}

async function everythingIn(name: string): Promise<unknown> {
  const store = await unlockedStore(name);
  return everything(store);
}

/** Stores of a dump that hold any of the words anywhere, in whatever form. */
function holding({ stores }: Dump, words: readonly string[]): string[] {
  const wanted = words.map((word) => word.toLowerCase());
  const found = (value: unknown): boolean => {
    if (typeof value === 'string') return wanted.some((word) => value.toLowerCase().includes(word));
    if (value === null || typeof value !== 'object') return false;
    const { base64 } = value as { base64?: string };
    if (base64 === undefined) return Object.entries(value).some(([key, one]) => found(key) || found(one));
    const bytes = Buffer.from(base64, 'base64');
    return found(bytes.toString('latin1')) || found(bytes.toString('utf16le'));
  };
  return stores.filter(({ records }) => records.some(found)).map(({ name }) => name);
}

afterEach(async () => {
  vi.restoreAllMocks();
  for (const store of opened.splice(0)) await store.close();
});

describe('an encrypted notebook', () => {
  it('has all that it had once it is unlocked, and shows nothing of it on disk', async () => {
    const name = await filledDatabase();
    const before = await everything(storeOn(name));
    const ids = (await storeOn(name).listDocuments(NOTEBOOK)).map(({ id }) => id);
    const words = ['substation', 'signals.txt', 'gridlock', 'blackout', WAITING.name, 'Westbrook', DRAFT, ...ids];
    expect(holding(await dumpDatabase(name), words).length).toBeGreaterThan(10);
    expect(holding(await dumpDatabase(name), ids)).toEqual(expect.arrayContaining(['texts', 'embeddings']));

    const fractions: number[] = [];
    const store = storeOn(name);
    await store.vault.encrypt(NOTEBOOK, PASSPHRASE, (fraction) => fractions.push(fraction));
    expect(fractions.at(-1)).toBe(1);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    const dump = await dumpDatabase(name);
    // The name of the notebook is what a locked one is known by.
    expect(holding(dump, words)).toEqual(['notebooks']);
    expect(holding(dump, ids)).toEqual([]);
    expect(holding(dump, [PASSPHRASE, QUESTION])).toEqual([]);
    expect(await everything(store)).toEqual(before);
    expect(await everythingIn(name)).toEqual(before);
  });

  it('is indexed, asked and changed like any other, and what is added lies sealed as well', async () => {
    const name = await encryptedDatabase();
    const store = await unlockedStore(name);
    const { library, desk, idle } = await openTab(store);
    const rest = idle(NOTEBOOK);
    await library.resume();
    await rest;
    await desk.open(NOTEBOOK);
    const answer = await desk.ask(NOTEBOOK, 'q', QUESTION, () => {});
    expect(answer.sentences.map(({ text }) => text).join(' ')).toContain('Eastgate substation');
    const late = await desk.ask(NOTEBOOK, 'late', 'Why did the dam at Westbrook overflow?', () => {});
    expect(late.sentences.map(({ text }) => text).join(' ')).toContain('Heavy rain');
    await library.close();
    expect(holding(await dumpDatabase(name), ['Westbrook', 'overflow', 'substation'])).toEqual([]);
  });

  it('gives nothing and takes nothing while it is locked, and can still be renamed and deleted', async () => {
    const name = await encryptedDatabase();
    const store = storeOn(name);
    expect(await store.listNotebooks()).toEqual([
      { id: NOTEBOOK, name: 'Blackout', createdAt: 1, documents: 4, encryption: 'locked' },
    ]);
    const before = await dumpDatabase(name);
    for (const call of [
      () => store.listDocuments(NOTEBOOK),
      () => store.readIndex(NOTEBOOK),
      () => store.listCellHeads(NOTEBOOK),
      () => store.saveDraft(NOTEBOOK, 'lost?'),
      () => store.commitIndex(NOTEBOOK, null),
      () => store.dropQueue(NOTEBOOK),
    ]) {
      await expect(call()).rejects.toEqual(code('notebook-locked'));
    }
    await store.purge(10_000);
    expect(await dumpDatabase(name)).toEqual(before);

    await store.renameNotebook(NOTEBOOK, 'Another name');
    await store.vault.unlock(NOTEBOOK, PASSPHRASE);
    expect(await store.listNotebooks()).toMatchObject([{ name: 'Another name', encryption: 'unlocked' }]);
    expect(await store.readDraft(NOTEBOOK)).toBe(DRAFT);
    await store.vault.lock(NOTEBOOK);
    await expect(store.readDraft(NOTEBOOK)).rejects.toEqual(code('notebook-locked'));

    await store.markNotebookRemoved(NOTEBOOK, 5);
    await store.purge(10);
    expect((await dumpDatabase(name)).stores.filter(({ records }) => records.length > 0)).toEqual([]);
  });

  it('purges documents that were removed while it is unlocked', async () => {
    const name = await encryptedDatabase();
    const store = await unlockedStore(name);
    const [waiting] = await store.listQueue(NOTEBOOK);
    await store.markDocumentsRemoved(NOTEBOOK, [waiting!.documentId], 5);
    await store.purge(10);
    expect(await store.listRemoved(NOTEBOOK)).toEqual([]);
    expect(await store.readQueued(NOTEBOOK, [waiting!.documentId])).toEqual([null]);
    const { stores } = await dumpDatabase(name);
    expect(stores.find(({ name: kept }) => kept === 'inbox')?.records).toEqual([]);
  });

  it('does not open with a wrong passphrase, and with a new one after it was changed', async () => {
    const name = await encryptedDatabase();
    const store = storeOn(name);
    await expect(store.vault.unlock(NOTEBOOK, 'Correct horse battery staple')).rejects.toEqual(
      code('passphrase-wrong'),
    );
    await expect(store.vault.changePassphrase(NOTEBOOK, 'wrong one', 'next passphrase')).rejects.toEqual(
      code('passphrase-wrong'),
    );
    await expect(store.vault.changePassphrase(NOTEBOOK, PASSPHRASE, 'short')).rejects.toEqual(code('passphrase-wrong'));
    await store.vault.changePassphrase(NOTEBOOK, PASSPHRASE, 'next passphrase');
    await expect(store.vault.unlock(NOTEBOOK, PASSPHRASE)).rejects.toEqual(code('passphrase-wrong'));
    await store.vault.unlock(NOTEBOOK, 'next passphrase');
    expect(await store.readDraft(NOTEBOOK)).toBe(DRAFT);
  });

  it('is decrypted while its index is replaced', async () => {
    const name = await encryptedDatabase();
    const other = await unlockedStore(name);
    let replacing: Promise<unknown> = Promise.resolve();
    let isReplacing = false;
    await storeOn(name).vault.decrypt(NOTEBOOK, PASSPHRASE, () => {
      if (!isReplacing) replacing = other.commitIndex(NOTEBOOK, null);
      isReplacing = true;
    });
    await replacing;
    expect(await storeOn(name).readDraft(NOTEBOOK)).toBe(DRAFT);
  });

  it('is as it was before once it is decrypted', async () => {
    const name = await filledDatabase();
    const before = await dumpDatabase(name);
    const store = storeOn(name);
    await store.vault.encrypt(NOTEBOOK, PASSPHRASE);
    await expect(store.vault.encrypt(NOTEBOOK, PASSPHRASE)).rejects.toEqual(code('usage'));
    await expect(store.vault.decrypt(NOTEBOOK, 'wrong passphrase')).rejects.toEqual(code('passphrase-wrong'));
    await store.vault.decrypt(NOTEBOOK, PASSPHRASE);
    expect(await dumpDatabase(name)).toEqual(before);
    expect((await store.listNotebooks())[0]).not.toHaveProperty('encryption');
  });

  it('leaves other notebooks as they are', async () => {
    const name = await filledDatabase();
    const store = storeOn(name);
    await store.createNotebook({ id: 'other', name: 'Other', createdAt: 2 });
    await store.saveDraft('other', 'Why is this open?');
    await store.vault.encrypt(NOTEBOOK, PASSPHRASE);
    await store.vault.lock(NOTEBOOK);
    expect(await store.readDraft('other')).toBe('Why is this open?');
    await expect(store.vault.encrypt('nowhere', PASSPHRASE)).rejects.toEqual(code('notebook-missing'));
  });
});

describe('a process that dies', () => {
  /** Lets a number of transactions that write be made, and then none. */
  function dyingAfter(writes: number): () => boolean {
    let made = 0;
    const { transaction } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
      if (given[1] === 'readwrite' && made++ >= writes) throw new DOMException('dead', 'UnknownError');
      return transaction.apply(this, given);
    });
    return () => made > writes;
  }

  it('while a notebook is encrypted loses nothing, and unlocking goes on with it', async () => {
    const source = await filledDatabase();
    const before = await everything(storeOn(source));
    let deaths = 0;
    for (let writes = 1; ; writes += 3) {
      const name = await filledDatabase();
      const hasDied = dyingAfter(writes);
      const died = await storeOn(name)
        .vault.encrypt(NOTEBOOK, PASSPHRASE)
        .then(() => false)
        .catch(() => true);
      vi.restoreAllMocks();
      expect(died).toBe(hasDied());
      if (!died) break;
      deaths += 1;
      const store = storeOn(name);
      expect(await store.listNotebooks()).toMatchObject([{ encryption: 'changing' }]);
      await expect(store.readDraft(NOTEBOOK)).rejects.toEqual(code('notebook-changing'));
      await expect(store.saveDraft(NOTEBOOK, 'lost?')).rejects.toEqual(code('notebook-changing'));
      await expect(store.vault.unlock(NOTEBOOK, 'wrong passphrase')).rejects.toEqual(code('passphrase-wrong'));
      expect(await everythingIn(name)).toEqual(before);
      expect(holding(await dumpDatabase(name), ['substation', 'signals.txt'])).toEqual([]);
    }
    expect(deaths).toBeGreaterThan(10);
  });

  it('while a notebook is decrypted loses nothing, and unlocking goes on with it', async () => {
    const source = await encryptedDatabase();
    const dump = await dumpDatabase(source);
    const before = await everythingIn(source);
    let deaths = 0;
    for (let writes = 1; ; writes += 3) {
      const name = newName();
      await restoreDatabase(name, dump);
      const hasDied = dyingAfter(writes);
      const died = await storeOn(name)
        .vault.decrypt(NOTEBOOK, PASSPHRASE)
        .then(() => false)
        .catch(() => true);
      vi.restoreAllMocks();
      expect(died).toBe(hasDied());
      if (!died) break;
      deaths += 1;
      await storeOn(name).vault.unlock(NOTEBOOK, PASSPHRASE);
      const store = storeOn(name);
      expect((await store.listNotebooks())[0]).not.toHaveProperty('encryption');
      expect(await everything(store)).toEqual(before);
    }
    expect(deaths).toBeGreaterThan(10);
  });
});

describe('what a disk or somebody changed', () => {
  interface Stored {
    sealed: Uint8Array<ArrayBuffer>;
  }

  /** Changes what is stored under the first key of a store, or exchanges the first two values. */
  async function change(name: string, store: string, how: 'damage' | 'forge' | 'swap' | 'plain'): Promise<void> {
    const database = await openDB(name);
    const keys = await database.getAllKeys(store);
    const values = (await database.getAll(store)) as Stored[];
    const { keyPath } = database.transaction(store).store;
    const put = (value: unknown, i: number) => database.put(store, value, keyPath === null ? keys[i]! : undefined);
    const [first, second] = values;
    if (how === 'swap') {
      await put({ ...first, sealed: second!.sealed }, 0);
      await put({ ...second, sealed: first!.sealed }, 1);
    } else if (how === 'plain') await put({ ...first, sealed: undefined, text: 'forged' }, 0);
    else {
      const sealed = first!.sealed.slice();
      sealed[30]! ^= 1;
      if (how === 'forge') new DataView(sealed.buffer).setUint32(4, checksumOfBytes(sealed.subarray(8)), true);
      await put({ ...first, sealed }, 0);
    }
    database.close();
  }

  const cases = [
    ['damage', 'storage-damaged'],
    ['forge', 'storage-changed'],
    ['swap', 'storage-changed'],
    ['plain', 'storage-changed'],
  ] as const;

  it.each(cases)(
    '(%s) is told of a document, which is left out of the list, and the others are there',
    async (how, told) => {
      const name = await encryptedDatabase();
      await change(name, 'documents', how);
      const said: string[] = [];
      const store = await unlockedStore(name, { onLeftOut: (_, { code: failure }) => said.push(failure) });
      expect(await store.listDocuments(NOTEBOOK)).toHaveLength(how === 'swap' ? 2 : 3);
      expect([...new Set(said)]).toEqual([told]);
    },
  );

  it('(a record that was put there) is told and left out of what is listed', async () => {
    const name = await encryptedDatabase();
    const database = await openDB(name);
    await database.put('documents', { notebookId: NOTEBOOK, info: { id: 'forged', status: 'ready', name: 'lie.txt' } });
    await database.put('refinedPassages', { content: 'a lie' }, [NOTEBOOK, 'forged', 0, 1, 'm', 'p']);
    database.close();
    const said: string[] = [];
    const store = await unlockedStore(name, { onLeftOut: (_, { code: failure }) => said.push(failure) });
    expect(await store.listDocuments(NOTEBOOK)).toHaveLength(4);
    expect(await store.listReady(NOTEBOOK)).toHaveLength(3);
    expect(await store.listRefinedPassages(NOTEBOOK)).toHaveLength(1);
    expect(said).toEqual(['storage-changed', 'storage-changed', 'storage-changed']);
  });

  it.each(cases)('(%s) is told of a text that is opened', async (how, told) => {
    const name = await encryptedDatabase();
    await change(name, 'texts', how);
    const store = await unlockedStore(name);
    const ready = await store.listReady(NOTEBOOK);
    const outcomes = await Promise.all(
      ready.map((id) =>
        store.readText(NOTEBOOK, id).then(
          () => 'read',
          (thrown: unknown) => (thrown instanceof CausewayError ? thrown.code : 'crashed'),
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(how === 'swap' ? ['read', told, told] : ['read', 'read', told]);
  });

  it.each(cases)('(%s) of the index or an analysis is built again, and no decrypting begins', async (how, told) => {
    const name = await encryptedDatabase();
    await change(name, 'blocks', how);
    await change(name, 'analyses', how);
    const damaged: CausewayError[] = [];
    const store = await unlockedStore(name, { onDamaged: (_, damage) => damaged.push(damage) });
    await expect(store.readIndex(NOTEBOOK)).rejects.toEqual(code('storage-damaged'));
    expect(damaged).toMatchObject([{ details: { generation: 1 } }]);
    const before = await dumpDatabase(name);
    await expect(store.vault.decrypt(NOTEBOOK, PASSPHRASE)).rejects.toEqual(code(told));
    expect(await dumpDatabase(name)).toEqual(before);
    const { library, desk, idle } = await openTab(store);
    await store.commitIndex(NOTEBOOK, null);
    const rest = idle(NOTEBOOK);
    await library.resume();
    await rest;
    await desk.open(NOTEBOOK);
    const answer = await desk.ask(NOTEBOOK, 'q', QUESTION, () => {});
    expect(answer.sentences.map(({ text }) => text).join(' ')).toContain('Eastgate substation');
    await library.close();
  });
});

describe('what was read of a locked notebook while its key was made', () => {
  const wholeIndex = async () => storeOn(await filledDatabase()).readIndex(NOTEBOOK);

  it('is its index once it is unlocked, without another look at where that is stored, and once only', async () => {
    const name = await encryptedDatabase();
    const store = storeOn(name);
    await store.readAhead(NOTEBOOK);
    const database = await openDB(name);
    await database.clear('blocks');
    database.close();
    await expect(store.readIndex(NOTEBOOK)).rejects.toEqual(code('notebook-locked'));
    await store.vault.unlock(NOTEBOOK, PASSPHRASE);
    expect(await store.readIndex(NOTEBOOK)).toEqual(await wholeIndex());
    await expect(store.readIndex(NOTEBOOK)).rejects.toEqual(code('storage-damaged'));
  });

  it('is left aside where everything was encrypted anew before it was needed', async () => {
    const name = await encryptedDatabase();
    const store = storeOn(name);
    await store.readAhead(NOTEBOOK);
    const other = await unlockedStore(name);
    await other.vault.decrypt(NOTEBOOK, PASSPHRASE);
    await other.vault.encrypt(NOTEBOOK, PASSPHRASE);
    await store.vault.unlock(NOTEBOOK, PASSPHRASE);
    expect(await store.readIndex(NOTEBOOK)).toEqual(await wholeIndex());
  });
});

describe('several workers', () => {
  /** Channels of one test: each hears what the others post. */
  function hub(): () => KeyChannel {
    const all: { own: KeyChannel; listeners: ((message: { data: KeyMessage }) => void)[] }[] = [];
    return () => {
      const listeners: ((message: { data: KeyMessage }) => void)[] = [];
      const own: KeyChannel = {
        postMessage: (data) => {
          for (const other of all) {
            if (other.own !== own) for (const listener of other.listeners) queueMicrotask(() => listener({ data }));
          }
        },
        addEventListener: (_, listener) => void listeners.push(listener),
      };
      all.push({ own, listeners });
      return own;
    };
  }

  it('share what was unlocked, also with one that starts later, and forget it together', async () => {
    const name = await encryptedDatabase();
    const join = hub();
    const [first, second] = [join(), join()].map((channel) => storeOn(name, { ring: new KeyRing(channel) }));
    await expect(second!.readDraft(NOTEBOOK)).rejects.toEqual(code('notebook-locked'));
    await first!.vault.unlock(NOTEBOOK, PASSPHRASE);
    expect(await second!.readDraft(NOTEBOOK)).toBe(DRAFT);
    const late = storeOn(name, { ring: new KeyRing(join()) });
    expect(await late.readDraft(NOTEBOOK)).toBe(DRAFT);
    await late.vault.lock(NOTEBOOK);
    await Promise.resolve();
    for (const store of [first!, second!, late]) {
      await expect(store.readDraft(NOTEBOOK)).rejects.toEqual(code('notebook-locked'));
    }
    await second!.vault.unlock(NOTEBOOK, PASSPHRASE);
    expect(await late.readDraft(NOTEBOOK)).toBe(DRAFT);
  });

  it('wait for a key once more that was expected, however late it is told', async () => {
    const join = hub();
    const [first, second] = [new KeyRing(join()), new KeyRing(join())];
    expect(await second.get(NOTEBOOK)).toBeNull();
    const arriving = second.expect(NOTEBOOK);
    const getting = second.get(NOTEBOOK);
    const key = await crypto.subtle.importKey('raw', new Uint8Array(32), 'HKDF', false, ['deriveKey']);
    await first.unlock(NOTEBOOK, key);
    expect(await getting).not.toBeNull();
    await arriving;
  });

  it('ask the others only where one of them has the key, and know at once where none has', async () => {
    const holding = new Map<string, number>();
    const count = (id: string): number => holding.get(id) ?? 0;
    const holders: KeyHolders = {
      hold: async (id) => {
        holding.set(id, count(id) + 1);
        return () => void holding.set(id, count(id) - 1);
      },
      any: async (id) => count(id) > 0,
    };
    const join = hub();
    const asked: KeyMessage[] = [];
    join().addEventListener('message', ({ data }) => data.kind === 'asked' && asked.push(data));
    const ring = () => new KeyRing(join(), holders);
    const [first, second] = [ring(), ring()];
    expect(await second.get(NOTEBOOK)).toBeNull();
    expect(asked).toEqual([]);
    const key = await crypto.subtle.importKey('raw', new Uint8Array(32), 'HKDF', false, ['deriveKey']);
    await first.unlock(NOTEBOOK, key);
    expect(await second.get(NOTEBOOK)).not.toBeNull();
    const late = ring();
    expect(await late.get(NOTEBOOK)).not.toBeNull();
    expect(asked).toHaveLength(1);
    late.lock(NOTEBOOK);
    await expect.poll(() => count(NOTEBOOK)).toBe(0);
    expect(await ring().get(NOTEBOOK)).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('do not bring a key back that was forgotten meanwhile', async () => {
    const join = hub();
    const spy = join();
    const heard: KeyMessage[] = [];
    spy.addEventListener('message', ({ data }) => heard.push(data));
    const ring = new KeyRing(join());
    const key = await crypto.subtle.importKey('raw', new Uint8Array(32), 'HKDF', false, ['deriveKey']);
    await ring.unlock(NOTEBOOK, key);
    await Promise.resolve();
    const [unlocked] = heard;
    if (unlocked?.kind !== 'unlocked') throw new Error('It was not told.');
    spy.postMessage({ kind: 'locked', notebookId: NOTEBOOK, session: unlocked.session });
    spy.postMessage(unlocked);
    await Promise.resolve();
    expect(await ring.get(NOTEBOOK)).toBeNull();
  });

  it('change a notebook one after the other, so that no change is lost', async () => {
    const name = await encryptedDatabase();
    const join = hub();
    const stores = [join(), join(), join()].map((channel) => storeOn(name, { ring: new KeyRing(channel) }));
    await stores[0]!.vault.unlock(NOTEBOOK, PASSPHRASE);
    const [id] = await stores[0]!.listReady(NOTEBOOK);
    await Promise.all(
      Array.from({ length: 12 }, (_, i) => stores[i % 3]!.updateDocuments(NOTEBOOK, [id!], { addTags: [`tag ${i}`] })),
    );
    expect((await stores[1]!.listDocuments(NOTEBOOK, [id!]))[0]!.tags).toHaveLength(12);
  });
});
