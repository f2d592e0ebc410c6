/** @file A worker that is gone is noticed by the lock that it held. */
import { expect, it } from 'vitest';
import { expectLifeline, holdLifeline, watchLifeline } from '../../src/rpc/lifeline.ts';

/** Named locks, granted in order; `free` is what the browser does with those of a worker that ended. */
function fakeLocks() {
  const queues = new Map<string, (() => unknown)[]>();
  const begin = (name: string): void => void queues.get(name)?.[0]?.();
  const request = (name: string, ...given: unknown[]): Promise<void> => {
    const body = given.at(-1) as () => unknown;
    const { signal } = (given.length > 1 ? given[0] : {}) as { signal?: AbortSignal };
    const queue = queues.get(name) ?? [];
    queues.set(name, [...queue, body]);
    if (queue.length === 0) begin(name);
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  };
  const free = (): void => {
    for (const [name, [, ...others]] of queues) {
      queues.set(name, others);
      begin(name);
    }
  };
  return { locks: { request } as unknown as Pick<LockManager, 'request'>, free };
}

function world() {
  const { locks, free } = fakeLocks();
  const worker = new EventTarget() as Worker;
  const tell = (data: unknown): void => void worker.dispatchEvent(Object.assign(new Event('message'), { data }));
  return { locks, free, worker, tell };
}

it('a worker that ends is noticed once, and not before', () => {
  const { locks, free, worker, tell } = world();
  let gone = 0;
  watchLifeline(worker, () => (gone += 1), locks);
  tell({ id: 'another message', lifeline: 7 });
  tell(null);
  holdLifeline(tell, locks);
  expect(gone).toBe(0);
  free();
  expect(gone).toBe(1);
});

it('one that was ended on purpose is not told of', () => {
  const { locks, free, worker, tell } = world();
  let gone = 0;
  const unwatch = watchLifeline(worker, () => (gone += 1), locks);
  holdLifeline(tell, locks);
  unwatch();
  free();
  expect(gone).toBe(0);
});

it('one that never begins fails like one that can not be loaded', async () => {
  const { locks, worker, tell } = world();
  const failed = new Promise<string>((resolve) => {
    worker.addEventListener('error', (event) => resolve((event as ErrorEvent).message));
  });
  expectLifeline(worker, 1, locks);
  expect(await failed).toBe('it did not start');

  const other = world();
  let hasFailed = false;
  other.worker.addEventListener('error', () => (hasFailed = true));
  expectLifeline(other.worker, 20, other.locks);
  holdLifeline(other.tell, other.locks);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(hasFailed).toBe(false);
  tell(null);
});

it('where there are no locks nothing is watched', () => {
  const { worker, tell } = world();
  expect(expectLifeline(worker, 1, null)).toBe(worker);
  holdLifeline(tell, null);
  watchLifeline(worker, () => expect.unreachable(), null)();
});
