/** @file When the page has the encoder fetched that is part of the app, and what it says when that fails. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ErrorInfo } from '../../src/rpc/contracts.ts';
import type { ShippedView } from '../../src/rpc/model-manager.ts';
import { Shipped } from '../../src/ui/state/shipped.svelte.ts';
import { Toasts } from '../../src/ui/state/toasts.svelte.ts';
import type { Services } from '../../src/ui/workers.ts';

const STATISTICS = {};
const DAMAGED: ErrorInfo = {
  code: 'model-damaged',
  message: 'What came from the server of the app is cut or altered (x).',
};

let library: { statistics: object | null; busy: boolean };
let connection: { saveData?: boolean; type?: string };
let serviceWorker: EventTarget & { controller: object | null };
let isOff: boolean;
let failure: ErrorInfo | null;
/** What was asked of the worker, and when the page was idle. */
let done: string[];
let switched: boolean[];
let view: ShippedView;
let stops: ErrorInfo | null;
let toasts: Toasts;
let idle: () => void;

beforeEach(() => {
  library = { statistics: STATISTICS, busy: false };
  connection = {};
  serviceWorker = Object.assign(new EventTarget(), { controller: {} });
  isOff = false;
  failure = null;
  done = [];
  switched = [];
  view = { model: null, status: 'absent', error: null };
  stops = null;
  toasts = new Toasts();
  vi.stubGlobal('navigator', {
    get connection() {
      return connection;
    },
    serviceWorker,
  });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = () => {
      done.push('idle');
      run();
    };
    idle();
  });
});

afterEach(() => vi.unstubAllGlobals());

function page(): Shipped {
  const models = () => ({
    fetchShipped: async (isAsked: boolean) => {
      done.push(isAsked ? 'fetch for the person' : 'fetch');
      return stops;
    },
    shipped: async () => view,
    subscribe: async () => {},
  });
  const running = {
    open: async () => {},
    get state() {
      return { shipped: { isOff, failure } };
    },
    warm: () => void done.push('warm'),
    switchShipped: async (isOn: boolean) => void switched.push(isOn),
  };
  return new Shipped({ models } as unknown as Services, library as never, running as never, toasts);
}

test('it is fetched once, when there is an index, nothing is read, and the page is idle, and then loaded', async () => {
  const shipped = page();
  library = Object.assign(library, { statistics: null });
  await shipped.lookAfter();
  Object.assign(library, { statistics: STATISTICS, busy: true });
  await shipped.lookAfter();
  expect(done).toEqual([]);
  library.busy = false;
  await shipped.lookAfter();
  await shipped.lookAfter();
  expect(done).toEqual(['idle', 'fetch', 'warm']);
});

test('what comes in while the page waits to be idle comes first', async () => {
  let run = () => {};
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => (run = begin));
  const shipped = page();
  const looking = shipped.lookAfter();
  await Promise.resolve();
  await Promise.resolve();
  library.busy = true;
  run();
  await looking;
  expect(done).toEqual([]);
});

test('it comes after the service worker, which keeps what runs it', async () => {
  serviceWorker.controller = null;
  const looking = page().lookAfter();
  await Promise.resolve();
  expect(done).toEqual([]);
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  await looking;
  expect(done).toEqual(['idle', 'fetch', 'warm']);
});

test('where fetching costs something, only a person has it fetched', async () => {
  for (const costly of [{ saveData: true }, { type: 'cellular' }]) {
    connection = costly;
    const shipped = page();
    await shipped.lookAfter();
    expect(done).toEqual([]);
    await shipped.fetch();
    expect(done.splice(0)).toEqual(['fetch for the person']);
  }
});

test('switched off, it is not fetched before it is switched on', async () => {
  isOff = true;
  const shipped = page();
  await shipped.lookAfter();
  expect(done).toEqual(['idle', 'warm']);
  await shipped.open();
  await shipped.switch(true);
  expect(done).toEqual(['idle', 'warm', 'fetch']);
  expect(switched).toEqual([true]);
});

test('what stops it is said, and tried again when a person asks', async () => {
  stops = DAMAGED;
  const shipped = page();
  await shipped.lookAfter();
  expect(toasts.list.map(({ text }) => text)).toEqual([
    `The encoder that is part of the app can’t be used, so passages are found without it. ${DAMAGED.message}`,
  ]);
  stops = null;
  await shipped.tryAgain();
  expect(done).toEqual(['idle', 'fetch', 'warm', 'fetch for the person']);
  expect(switched).toEqual([true]);
});

test('one that is here and could not run is fetched again only where it is damaged', async () => {
  view = { ...view, status: 'ready' };
  const shipped = page();
  await shipped.open();
  failure = { code: 'model-out-of-memory', message: '' };
  await shipped.tryAgain();
  expect(done).toEqual([]);
  failure = DAMAGED;
  await shipped.tryAgain();
  expect(done).toEqual(['fetch for the person']);
});
