/**
 * @file How a thread learns that a worker it started is gone. A browser tells nobody of a worker that it ends for want of memory, and calls to it would wait for ever. So the worker holds a lock for
 * as long as it lives (Web Locks): whoever is given that lock knows that it does not any more.
 */

interface LifelineMessage {
  lifeline: string;
}

const isLifeline = (data: unknown): data is LifelineMessage =>
  typeof data === 'object' && data !== null && typeof (data as Partial<LifelineMessage>).lifeline === 'string';

type Locks = Pick<LockManager, 'request'>;

/** Node has no locks, and pages that are not served safely have none. */
const locksHere = (): Locks | null => (globalThis as { navigator?: { locks?: Locks } }).navigator?.locks ?? null;

/** In a worker, once at its start. */
export function holdLifeline(tell: (message: LifelineMessage) => void, locks: Locks | null = locksHere()): void {
  const lifeline = `causeway-lifeline ${crypto.randomUUID()}`;
  locks
    ?.request(lifeline, () => {
      tell({ lifeline });
      return new Promise<never>(() => {});
    })
    .catch(() => {}); // where a browser refuses locks nothing is watched
}

/** Longer than any worker takes to load, on any machine. */
const START_LIMIT_MS = 60_000;

/**
 * A worker that is ended before it holds its lifeline tells of that as one that fails to load does.
 *
 * @param worker calls `holdLifeline` at its start
 */
export function expectLifeline(worker: Worker, limit = START_LIMIT_MS, locks: Locks | null = locksHere()): Worker {
  if (locks === null) return worker;
  const tell = (): void =>
    void worker.dispatchEvent(Object.assign(new Event('error'), { message: 'it did not start' }));
  const timer = setTimeout(tell, limit);
  worker.addEventListener('message', ({ data }) => {
    if (isLifeline(data)) clearTimeout(timer);
  });
  return worker;
}

/**
 * In the thread that started a worker.
 *
 * @param onGone called once, when the worker has ended without having been told to
 * @returns to be called when it is ended on purpose
 */
export function watchLifeline(
  worker: Pick<Worker, 'addEventListener'>,
  onGone: () => void,
  locks: Locks | null = locksHere(),
): () => void {
  const ended = new AbortController();
  worker.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<unknown>;
    if (!isLifeline(data) || locks === null || ended.signal.aborted) return;
    locks
      .request(data.lifeline, { signal: ended.signal }, () => {
        if (!ended.signal.aborted) onGone();
      })
      .catch(() => {}); // it was ended on purpose
  });
  return () => ended.abort();
}
