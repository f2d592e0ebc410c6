/**
 * @file Samples the JavaScript heap of a page and of all its workers, nested ones too, over the DevTools protocol. What typed
 * arrays hold lies outside V8's own heap and is counted as well.
 */
import type { CDPSession, Page } from 'playwright-core';

/** `heap`: V8's own, live and not yet collected; `buffers`: what array buffers hold. In bytes. */
export interface HeapUsage {
  heap: number;
  buffers: number;
}

export interface HeapSampler {
  /** Highest sum over all threads so far. */
  peak(): HeapUsage;
  /** What all threads hold once what is not needed any more was collected. */
  collected(): Promise<HeapUsage>;
  stop(): Promise<void>;
}

interface Message {
  id?: number;
  method?: string;
  params?: { sessionId: string; message: string };
  result?: unknown;
}

/** A thread: the sessions that lead to it, from the page inwards, joined by spaces. */
type Thread = string;

const AUTO_ATTACH = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false };

/**
 * Starts sampling.
 *
 * @param interval milliseconds between samples
 */
export async function sampleHeap(page: Page, interval = 250): Promise<HeapSampler> {
  const session = await page.context().newCDPSession(page);
  const latest = new Map<Thread, HeapUsage>();
  const pending = new Map<number, Thread>();
  let lastId = 0;
  let peak: HeapUsage = { heap: 0, buffers: 0 };

  /** Sends to a worker; a message to a nested one travels wrapped, once for each thread in between. */
  function send(thread: Thread, method: string, params: object = {}): number {
    const path = thread.split(' ');
    const id = ++lastId;
    let message = JSON.stringify({ id, method, params });
    for (const sessionId of path.slice(1).reverse()) {
      message = JSON.stringify({ id: ++lastId, method: 'Target.sendMessageToTarget', params: { sessionId, message } });
    }
    // A worker that has ended meanwhile is no error; its usage is forgotten below.
    session.send('Target.sendMessageToTarget', { sessionId: path[0]!, message }).catch(() => forget(thread));
    return id;
  }

  function forget(thread: Thread): void {
    for (const other of latest.keys()) if (other === thread || other.startsWith(`${thread} `)) latest.delete(other);
  }

  function receive(parent: Thread, message: Message): void {
    const inside = (sessionId: string): Thread => (parent === '' ? sessionId : `${parent} ${sessionId}`);
    const { id, method, params } = message;
    if (method === 'Target.receivedMessageFromTarget') {
      receive(inside(params!.sessionId), JSON.parse(params!.message) as Message);
    } else if (method === 'Target.attachedToTarget') {
      latest.set(inside(params!.sessionId), { heap: 0, buffers: 0 });
      send(inside(params!.sessionId), 'Target.setAutoAttach', AUTO_ATTACH);
    } else if (method === 'Target.detachedFromTarget') {
      forget(inside(params!.sessionId));
    } else if (id !== undefined && pending.has(id)) {
      const thread = pending.get(id)!;
      pending.delete(id);
      if (latest.has(thread)) latest.set(thread, usage(message.result));
    }
  }

  function total(): HeapUsage {
    const all = [...latest.values()];
    return {
      heap: all.reduce((sum, { heap }) => sum + heap, 0),
      buffers: all.reduce((sum, { buffers }) => sum + buffers, 0),
    };
  }

  async function sample(): Promise<void> {
    for (const thread of latest.keys()) {
      if (thread !== '') pending.set(send(thread, 'Runtime.getHeapUsage'), thread);
    }
    latest.set('', usage(await session.send('Runtime.getHeapUsage')));
    const now = total();
    if (now.heap + now.buffers > peak.heap + peak.buffers) peak = now;
  }

  async function collected(): Promise<HeapUsage> {
    for (const thread of latest.keys()) if (thread !== '') send(thread, 'HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    // Answers come in order: what is told of the heap after this is told after it was collected.
    pending.clear();
    await sample();
    const asked = [...pending.keys()];
    const isAnswered = (id: number): boolean => !pending.has(id) || !latest.has(pending.get(id)!);
    while (!asked.every(isAnswered)) await new Promise((resolve) => setTimeout(resolve, 20));
    return total();
  }

  forward(session, receive);
  await session.send('Target.setAutoAttach', AUTO_ATTACH);
  let isStopped = false;
  const sampling = (async () => {
    while (!isStopped) {
      await sample();
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
  })();
  return {
    peak: () => peak,
    collected,
    async stop() {
      if (isStopped) return;
      isStopped = true;
      await sampling;
      await session.detach();
    },
  };
}

function forward(session: CDPSession, receive: (parent: Thread, message: Message) => void): void {
  for (const method of ['receivedMessageFromTarget', 'attachedToTarget', 'detachedFromTarget'] as const) {
    session.on(`Target.${method}`, (params: unknown) =>
      receive('', { method: `Target.${method}`, params: params as NonNullable<Message['params']> }),
    );
  }
}

function usage(result: unknown): HeapUsage {
  const { usedSize, backingStorageSize } = result as { usedSize: number; backingStorageSize?: number };
  return { heap: usedSize, buffers: backingStorageSize ?? 0 };
}
