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
  readonly #broken: Promise<never>;
  #break!: (reason: Error) => void;
  readonly #unwatch: () => void;

  constructor(worker: Worker) {
    installErrorCodec();
    this.#worker = worker;
    this.#api = wrap<Api>(worker);
    this.#broken = new Promise<never>((_resolve, reject) => {
      this.#break = reject;
    });
    this.#broken.catch(() => {}); // told to the calls under way; none may be
    worker.addEventListener('error', (event) => this.#break(new WorkerCrash(event.message || 'the worker stopped')));
    worker.addEventListener('messageerror', () => this.#break(new WorkerCrash('a message could not be read')));
    this.#unwatch = watchLifeline(worker, () => this.#break(new WorkerCrash('the browser ended it')));
  }

  call<Result>(invoke: (api: Remote<Api>) => Promise<Result>): Promise<Result> {
    return Promise.race([invoke(this.#api), this.#broken]);
  }

  end(): void {
    this.#unwatch();
    this.#worker.terminate();
    this.#break(new WorkerEnded('the worker was ended'));
  }
}
