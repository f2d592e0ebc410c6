/**
 * @file A comlink connection to a worker that may crash or be ended: calls that are under way are then rejected, which comlink
 * alone would leave waiting for ever.
 */
import { wrap, type Remote } from 'comlink';
import { installErrorCodec } from '../../rpc/errors.ts';
import { watchLifeline } from '../../rpc/lifeline.ts';

/** The worker broke down; `message` is what the browser says of it. */
export class WorkerCrash extends Error {
  override readonly name = 'WorkerCrash';
}

/** The worker was ended on purpose. */
export class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';
}

export class WorkerLink<Api> {
  readonly #worker: Worker;
  readonly #api: Remote<Api>;
  /** What gives up each call that is under way. */
  readonly #pending = new Set<(reason: Error) => void>();
  /** Why no call is answered any more; null: it works. */
  #broken: Error | null = null;
  readonly #unwatch: () => void;

  constructor(worker: Worker) {
    installErrorCodec();
    this.#worker = worker;
    this.#api = wrap<Api>(worker);
    worker.addEventListener('error', (event) => this.#break(new WorkerCrash(event.message || 'the worker stopped')));
    worker.addEventListener('messageerror', () => this.#break(new WorkerCrash('a message could not be read')));
    this.#unwatch = watchLifeline(worker, () => this.#break(new WorkerCrash('the browser ended it')));
  }

  /** @throws WorkerCrash, WorkerEnded, or whatever the call itself comes to */
  call<Result>(invoke: (api: Remote<Api>) => Promise<Result>): Promise<Result> {
    // No race with a promise that lives as long as the worker: that would hold what every call came to.
    return new Promise((resolve, reject) => {
      if (this.#broken) {
        reject(this.#broken);
        return;
      }
      this.#pending.add(reject);
      const settle = (): void => void this.#pending.delete(reject);
      invoke(this.#api).then(resolve, reject).finally(settle);
    });
  }

  end(): void {
    this.#unwatch();
    this.#worker.terminate();
    this.#break(new WorkerEnded('the worker was ended'));
  }

  #break(reason: Error): void {
    this.#broken ??= reason;
    for (const giveUp of this.#pending) giveUp(this.#broken);
    this.#pending.clear();
  }
}
