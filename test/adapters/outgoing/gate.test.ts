/** @file The way to other origins: what is written down of each request, and what the offline switch does. */
import 'fake-indexeddb/auto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PrivacyDesk } from '../../../src/adapters/outgoing/desk.ts';
import { gate, lockOfSession, type OutgoingChannel } from '../../../src/adapters/outgoing/gate.ts';
import { openOutgoingDatabase, OutgoingLog } from '../../../src/adapters/outgoing/log.ts';
import type { OutgoingMessage, Why } from '../../../src/rpc/privacy.ts';

const ADDRESS = 'https://hub.example/model.bin';
const WHY: Why = { purpose: 'file', about: 'someone/model@q8' };

let opened = 0;

type Listener = (message: { data: OutgoingMessage }) => void;

/** Channels of one name, as a browser has them: what one posts, the others get. */
function channels(): () => OutgoingChannel {
  const all: { listeners: Listener[] }[] = [];
  return () => {
    const own: { listeners: Listener[] } = { listeners: [] };
    all.push(own);
    return {
      postMessage: (data) => {
        for (const other of all) if (other !== own) for (const listener of other.listeners) listener({ data });
      },
      addEventListener: (_type, listener) => void own.listeners.push(listener),
    };
  };
}

function bench(fetch: (url: string, init: RequestInit) => Promise<Response>) {
  const log = new OutgoingLog(openOutgoingDatabase(`outgoing-${(opened += 1)}`));
  onTestFinished(() => log.close());
  const channel = channels();
  const held = new Set([lockOfSession('one')]);
  const desk = new PrivacyDesk({ log, channel: channel(), held: async () => held, erase: async () => {} });
  const askOutside = gate({ log, fetch, channel: channel(), now: () => 1000, session: 'one' });
  return { log, held, desk, askOutside, newest: async () => (await desk.requests(1)).requests[0] };
}

function streamed(
  pieces: readonly Uint8Array<ArrayBuffer>[],
  atEnd?: (stream: ReadableStreamDefaultController) => void,
) {
  let next = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(stream) {
      const piece = pieces[next++];
      if (piece) stream.enqueue(piece);
      else if (atEnd) atEnd(stream);
      else stream.close();
    },
  });
}

/** Never ends, but by its signal, as a download that takes its time. */
function hanging(_url: string, init: RequestInit): Promise<Response> {
  const stop = (stream: ReadableStreamDefaultController): void => {
    init.signal!.addEventListener('abort', () => stream.error(init.signal!.reason));
  };
  return Promise.resolve(new Response(streamed([new Uint8Array(10)], stop)));
}

describe('a request', () => {
  test('is in the list before it is sent, and with all its bytes once it has ended', async () => {
    let before: unknown;
    const { askOutside, newest } = bench(async () => {
      before = await newest();
      return new Response(streamed([new Uint8Array(300), new Uint8Array(200)]));
    });
    const response = await askOutside(ADDRESS, {}, WHY);
    expect(before).toMatchObject({ at: 1000, address: ADDRESS, ...WHY, bytes: 0, status: null, outcome: 'running' });
    expect((await response.arrayBuffer()).byteLength).toBe(500);
    expect(await newest()).toMatchObject({ bytes: 500, status: 200, outcome: 'complete', answeredBy: '' });
  });

  test('that was redirected names the host that answered', async () => {
    const { askOutside, newest } = bench(async () => {
      const response = new Response('x');
      Object.defineProperty(response, 'url', { value: 'https://store.example/large' });
      return response;
    });
    await (await askOutside(ADDRESS, {}, WHY)).text();
    expect(await newest()).toMatchObject({ answeredBy: 'store.example' });
  });

  test.each([
    {
      how: 'failed',
      why: 'no answer',
      fetch: () => Promise.reject(new TypeError('no network')),
      outcome: { outcome: 'failed', status: null, bytes: 0 },
    },
    {
      how: 'failed',
      why: 'an answer that breaks off',
      fetch: async () => new Response(streamed([new Uint8Array(40)], (stream) => stream.error(new TypeError('cut')))),
      outcome: { outcome: 'failed', status: 200, bytes: 40 },
    },
    {
      how: 'refused',
      why: 'an answer that is an error',
      fetch: async () => new Response('not here', { status: 404 }),
      outcome: { outcome: 'refused', status: 404, bytes: 0 },
    },
  ])('is $how after $why, and says so', async ({ fetch, outcome }) => {
    const { askOutside, newest } = bench(fetch);
    await askOutside(ADDRESS, {}, WHY)
      .then((response) => response.arrayBuffer())
      .catch(() => {});
    expect(await newest()).toMatchObject(outcome);
  });

  test('that the asking code stops is told from one that fails', async () => {
    const { askOutside, newest } = bench(hanging);
    const controller = new AbortController();
    const reader = (await askOutside(ADDRESS, { signal: controller.signal }, WHY)).body!.getReader();
    await reader.read();
    controller.abort();
    await expect(reader.read()).rejects.toThrow();
    expect(await newest()).toMatchObject({ outcome: 'stopped', bytes: 10 });
  });

  test('whose worker is gone before its end was noted has an end that is not known', async () => {
    const { askOutside, newest, held } = bench(hanging);
    await askOutside(ADDRESS, {}, WHY);
    expect(await newest()).toMatchObject({ outcome: 'running' });
    held.clear();
    expect(await newest()).toMatchObject({ outcome: 'unknown' });
  });

  test('that can not be written down is not sent', async () => {
    let sent = 0;
    const { askOutside, log } = bench(async () => {
      sent += 1;
      return new Response('x');
    });
    await log.close();
    await expect(askOutside(ADDRESS, {}, WHY)).rejects.toMatchObject({ code: 'storage-unavailable' });
    expect(sent).toBe(0);
  });
});

describe('the offline switch', () => {
  test('holds requests back, which are in the list as such, until it is turned back', async () => {
    let sent = 0;
    const { askOutside, desk, newest } = bench(async () => {
      sent += 1;
      return new Response('x');
    });
    await desk.setOffline(true);
    expect(await desk.isOffline()).toBe(true);
    await expect(askOutside(ADDRESS, {}, WHY)).rejects.toMatchObject({
      code: 'network-off',
      details: { host: 'hub.example' },
    });
    expect(sent).toBe(0);
    expect(await newest()).toMatchObject({ outcome: 'blocked', status: null });
    expect((await desk.requests(10)).hosts).toEqual([]);
    await desk.setOffline(false);
    await (await askOutside(ADDRESS, {}, WHY)).text();
    expect(sent).toBe(1);
  });

  test('ends what runs', async () => {
    const { askOutside, desk, newest } = bench(hanging);
    const reader = (await askOutside(ADDRESS, {}, WHY)).body!.getReader();
    await reader.read();
    await desk.setOffline(true);
    await expect(reader.read()).rejects.toMatchObject({ code: 'network-off' });
    expect(await newest()).toMatchObject({ outcome: 'switched-off', bytes: 10 });
  });

  test('that is turned while a request is being written down ends that one, too', async () => {
    const turned: (() => Promise<void>)[] = [];
    const { askOutside, desk, newest } = bench(async (_url, init) => {
      await turned[0]!();
      init.signal!.throwIfAborted();
      return new Response('x');
    });
    turned.push(() => desk.setOffline(true));
    await expect(askOutside(ADDRESS, {}, WHY)).rejects.toMatchObject({ code: 'network-off' });
    expect(await newest()).toMatchObject({ outcome: 'switched-off' });
  });
});

describe('the list', () => {
  test('is given newest first, as much as is wanted of it, with sums over all of it', async () => {
    const { askOutside, desk } = bench(async (url) => new Response(url.includes('large') ? 'x'.repeat(50) : 'x'));
    for (const address of [ADDRESS, 'https://store.example/large', `${ADDRESS}?2`]) {
      await (await askOutside(address, {}, WHY)).text();
    }
    const { requests, count, hosts } = await desk.requests(2);
    expect(requests.map(({ address }) => address)).toEqual([`${ADDRESS}?2`, 'https://store.example/large']);
    expect(count).toBe(3);
    expect(hosts).toEqual([
      { host: 'store.example', requests: 1, bytes: 50 },
      { host: 'hub.example', requests: 2, bytes: 2 },
    ]);
  });

  test('is emptied but for what still runs', async () => {
    let answers = 0;
    const { askOutside, desk } = bench((url, init) => {
      answers += 1;
      return answers === 1 ? Promise.resolve(new Response('x')) : hanging(url, init);
    });
    await (await askOutside(ADDRESS, {}, WHY)).text();
    await askOutside(`${ADDRESS}?running`, {}, WHY);
    await desk.forget();
    expect((await desk.requests(10)).requests.map(({ address }) => address)).toEqual([`${ADDRESS}?running`]);
  });
});
