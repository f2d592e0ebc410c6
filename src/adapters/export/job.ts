/** @file A long call that tells how far it is and can be stopped; messages get in between its steps. */
import { CausewayError } from '../../engine/errors.ts';
import { macrotask } from '../library/macrotask.ts';

export interface Job {
  /**
   * Tells of 0 to 1 of the whole, and lets a `stop` in.
   * @throws CausewayError `cancelled` once it is to stop
   */
  step(fraction: number): Promise<void>;
}

/** The jobs of one worker that are running, by the names the page gave them. */
export class Jobs {
  readonly #running = new Set<string>();
  readonly #stopped = new Set<string>();

  async run<Result>(
    id: string,
    report: (fraction: number) => void,
    body: (job: Job) => Promise<Result>,
  ): Promise<Result> {
    this.#running.add(id);
    try {
      return await body({
        step: async (fraction) => {
          report(fraction);
          await macrotask();
          if (this.#stopped.has(id)) throw new CausewayError('cancelled', 'This was stopped. Nothing was changed.');
        },
      });
    } finally {
      this.#running.delete(id);
      this.#stopped.delete(id);
    }
  }

  stop(id: string): void {
    if (this.#running.has(id)) this.#stopped.add(id);
  }
}
