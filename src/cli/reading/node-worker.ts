/** @file A thread of Node that looks like a worker of the browser, so that what reads files in the app does here, too. */
import { Worker as Thread } from 'node:worker_threads';

type Listener = ((event: object) => void) | { handleEvent(event: object): void };

function tell(listener: Listener, event: object): void {
  if (typeof listener === 'function') listener(event);
  else listener.handleEvent(event);
}

/**
 * Starts a module in a thread of its own.
 *
 * @param module address of a file in TypeScript
 * @returns what is used of a `Worker`: messages both ways, its crash, and its end
 */
export function nodeWorker(module: string): Worker {
  const thread = new Thread(new URL('./start-thread.js', import.meta.url), { workerData: module, execArgv: [] });
  const wrapped = new Map<Listener, (data: unknown) => void>();
  const worker = {
    postMessage: thread.postMessage.bind(thread),
    addEventListener: (kind: string, listener: Listener) => {
      if (kind === 'error') {
        thread.on('error', ({ message }: Error) => tell(listener, { message }));
        thread.on('exit', () => tell(listener, { message: 'the thread ended' }));
        return;
      }
      const hear = (data: unknown) => tell(listener, { data });
      wrapped.set(listener, hear);
      thread.on(kind, hear);
    },
    removeEventListener: (kind: string, listener: Listener) => {
      const hear = wrapped.get(listener);
      if (hear) thread.off(kind, hear);
      wrapped.delete(listener);
    },
    terminate: () => void thread.terminate(),
  };
  return worker as unknown as Worker;
}
