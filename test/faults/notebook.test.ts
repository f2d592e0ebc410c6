/**
 * @file Faults that may befall a notebook's session, in seeded rounds on IndexedDB in this process: what was finished is there afterwards, and the index answers like one that was
 * never interrupted. `npm run test:faults` runs many.
 */
import 'fake-indexeddb/auto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { IdbNotebookStore } from '../../src/adapters/idb/notebook-store.ts';
import type { FileContent } from '../../src/adapters/store/content.ts';
import type { NotebookStore } from '../../src/engine/ports.ts';
import { ChannelHub, locks, openTab, type Tab } from '../adapters/library/in-process.ts';
import { mortal } from '../adapters/mortal-store.ts';
import { below, roundsOf, SHARES, type Round } from './rounds.ts';
import { evidenceOf, newNotebook, NOTEBOOK, nothing, parted, undisturbed, work, type Finished } from './session.ts';
import { FILES } from './world.ts';

const FAULTS = [
  'the process dies',
  'a transaction is aborted',
  'storage runs out',
  'storage is slow',
  'the clock is set back',
  'the tab is frozen',
  'one of two tabs dies',
  'a library throws late',
] as const;
type Fault = (typeof FAULTS)[number];
type Body = (database: string, round: Round<Fault>, finished: Finished) => Promise<void>;

/** Calls of the store, and requests that write, in a session that nothing disturbs; faults come at one of them. */
let calls = 0;
let writes = 0;
let expected: string[][];

const { put } = IDBObjectStore.prototype;

/** Counts the requests that write, and lets a round do something at some of them. No spy of the test runner, which would keep all that was ever written. */
function atWrites(act: (write: number, store: IDBObjectStore) => void): void {
  let count = 0;
  IDBObjectStore.prototype.put = function (...values) {
    count += 1;
    act(count, this);
    return put.apply(this, values);
  };
}

function writeAsBefore(): void {
  IDBObjectStore.prototype.put = put;
}

/** Works in a tab until it is done, or stopped by a failure that it told of. */
async function workIn(tab: Tab, round: Round<Fault>, finished: Finished): Promise<string[]> {
  const refused = await work(tab, parted(round.random), finished);
  await tab.library.close();
  const told = tab.events.flatMap((event) => (event.type === 'error' ? [event.error.code] : []));
  return [...refused, ...told];
}

const slow = (store: NotebookStore<FileContent>, random: () => number): NotebookStore<FileContent> =>
  new Proxy(store, {
    get(target, property: keyof NotebookStore) {
      const method = target[property].bind(target) as (...values: unknown[]) => Promise<unknown>;
      return async (...values: unknown[]) => {
        await new Promise((resolve) => setTimeout(resolve, below(random, 15)));
        return method(...values);
      };
    },
  });

const BODIES: Readonly<Record<Fault, Body>> = {
  async 'the process dies'(database, { random, ...round }, finished) {
    const { store, death } = mortal(
      new IdbNotebookStore(database),
      () => true,
      1 + below(random, calls),
      random() < 0.5,
    );
    const tab = await Promise.race([openTab(store), death.then(() => null)]);
    if (tab) await Promise.race([workIn(tab, { random, ...round }, finished), death]);
  },
  async 'a transaction is aborted'(database, round, finished) {
    const moment = 1 + below(round.random, writes);
    atWrites((write, store) => {
      if (write === moment) queueMicrotask(() => store.transaction.abort());
    });
    await workIn(await openTab(new IdbNotebookStore(database)), round, finished);
  },
  async 'storage runs out'(database, round, finished) {
    const from = 1 + below(round.random, writes);
    const to = from + 1 + below(round.random, 30);
    atWrites((write) => {
      if (write >= from && write < to) throw new DOMException('no room', 'QuotaExceededError');
    });
    const told = await workIn(await openTab(new IdbNotebookStore(database)), round, finished);
    expect(told).toContain('storage-full');
    expect(new Set(told)).toEqual(new Set(['storage-full']));
  },
  async 'storage is slow'(database, round, finished) {
    const tab = await openTab(slow(new IdbNotebookStore(database), round.random));
    expect(await workIn(tab, round, finished)).toEqual([]);
  },
  async 'the clock is set back'(database, round, finished) {
    let time = 1e12;
    const now = (): number => (time += round.random() < 0.3 ? -below(round.random, 1e9) : 1000);
    const tab = await openTab(new IdbNotebookStore(database), { now });
    expect(await workIn(tab, round, finished)).toEqual([]);
  },
  async 'the tab is frozen'(database, round, finished) {
    // What runs again hours later finds that all its times have passed.
    let gone = 0;
    const clock = (): number => performance.now() + (gone += round.random() < 0.1 ? 3_600_000 : 0);
    const tab = await openTab(new IdbNotebookStore(database), { clock, now: () => 1e12 + gone });
    expect(await workIn(tab, round, finished)).toEqual([]);
  },
  async 'one of two tabs dies'(database, round, finished) {
    const hub = new ChannelHub();
    const hold = locks();
    const { store, death } = mortal(
      new IdbNotebookStore(database),
      () => true,
      1 + below(round.random, calls),
      round.random() < 0.5,
    );
    // The browser frees the locks of a tab that dies.
    const holdLock: typeof hold = (name, body) => hold(name, () => Promise.race([body(), death]) as Promise<void>);
    const dying = await Promise.race([openTab(store, { hub, holdLock }), death.then(() => null)]);
    const other = await openTab(new IdbNotebookStore(database), { hub, holdLock: hold });
    const [mine, others] = parted(round.random);
    const ending = dying && Promise.race([work(dying, [mine], finished, 'dying'), death]);
    const rest = other.idle(NOTEBOOK);
    await work(other, [others], finished, 'other');
    await ending;
    await Promise.race([rest, new Promise((resolve) => setTimeout(resolve, 100))]);
    await other.library.close();
  },
  async 'a library throws late'(database, round, finished) {
    // As pdf.js and others do with damaged files: a promise that nobody waits for is rejected, some time after the file was read.
    const heard: unknown[] = [];
    const hear = (reason: unknown): void => void heard.push(reason);
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', hear);
    try {
      atWrites(() => {
        if (round.random() < 0.2) setTimeout(() => void Promise.reject(new Error('late')), below(round.random, 30));
      });
      expect(await workIn(await openTab(new IdbNotebookStore(database)), round, finished)).toEqual([]);
      await new Promise((resolve) => setTimeout(resolve, 40));
      expect(heard.length).toBeGreaterThan(0);
    } finally {
      process.off('unhandledRejection', hear);
      for (const listener of others) process.on('unhandledRejection', listener);
    }
  },
};

/** As a person who comes back: all is opened again, and files that were not taken in are given once more. */
async function comeBack(database: string, finished: Finished): Promise<void> {
  const tab = await openTab(new IdbNotebookStore(database));
  await tab.library.resume();
  const names = async (): Promise<string[]> => (await tab.library.listDocuments(NOTEBOOK)).map(({ name }) => name);
  expect(await names()).toEqual(expect.arrayContaining([...finished.files]));
  const cells = (await tab.library.listCells(NOTEBOOK)).map(({ id }) => id);
  expect(cells).toEqual(expect.arrayContaining([...finished.cells]));
  await tab.library.addFiles(NOTEBOOK, [...FILES]);
  await expect
    .poll(
      () =>
        tab.desk.open(NOTEBOOK).then(
          (index) => index?.documents,
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(FILES.length);
  expect((await names()).sort()).toEqual(FILES.map(({ path }) => path).sort());
  expect(await evidenceOf(tab)).toEqual(expected);
  await tab.library.close();
}

/** Bytes of this process's heap once what is not needed any more was collected. */
function heapNow(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

const collect = (() => {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
})();

beforeAll(async () => {
  expected = await undisturbed('faults-undisturbed');
  await newNotebook('faults-counted');
  atWrites(() => (writes += 1));
  const counting = mortal(new IdbNotebookStore('faults-counted'), () => true, Infinity, false);
  const tab = await openTab(counting.store);
  await work(tab, [FILES.slice(0, 4), FILES.slice(4)], nothing());
  await tab.library.close();
  calls = counting.calls();
  writeAsBefore();
}, 120_000);

afterEach(writeAsBefore);

describe('what is asked of the story', () => {
  it('is answered from it', () => {
    expect(expected.map(([first]) => first)).toEqual([
      expect.stringContaining('Eastgate substation'),
      expect.stringContaining('apple harvest'),
      expect.stringContaining('cracked bolt'),
    ]);
  });
});

const ROUNDS = roundsOf(FAULTS, 26, SHARES.notebook);
/** Afterwards what every kind of round loads is loaded. */
const WARM = FAULTS.length;
let warmHeap = 0;

describe.each(ROUNDS)('round $number: $fault', (round) => {
  it(
    'costs nothing that was finished, and the index answers as if nothing had been',
    { timeout: 120_000 },
    async () => {
      if (round.number === WARM) warmHeap = heapNow();
      const database = `faults-${round.number}`;
      await newNotebook(database);
      const finished = nothing();
      await BODIES[round.fault](database, round, finished);
      writeAsBefore();
      await comeBack(database, finished);
      indexedDB.deleteDatabase(database);
    },
  );
});

describe.runIf(ROUNDS.length > WARM)('after all rounds', () => {
  it('memory has come back within a fifth', () => {
    expect(heapNow()).toBeLessThan(1.2 * warmHeap);
  });
});
