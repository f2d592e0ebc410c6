/**
 * @file One question after another, in the order in which they were asked. A hundred at once would each hold what it reads and none would be done before nearly all are; and what a person stops would
 * go on waiting behind the others.
 */
import { CausewayError } from '../../engine/errors.ts';

interface Waiting {
  id: string;
  begin: () => void;
  leave: () => void;
}

/** Lets what was called meanwhile come through, such as `stop`; timers too, which messages to oneself overtake. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

export class Turns {
  readonly #waiting: Waiting[] = [];
  #isTaken = false;

  /**
   * Does something when its turn comes.
   *
   * @param isNext it had its turn before and was not done: it is the next
   * @throws CausewayError `cancelled` when it left before; and what `body` throws
   */
  async take<Result>(id: string, isNext: boolean, body: () => Promise<Result>): Promise<Result> {
    await this.#turn(id, isNext);
    try {
      return await body();
    } finally {
      await breathe();
      this.#next();
    }
  }

  /** What waits under an id gives up, at once. @returns whether something did */
  leave(id: string): boolean {
    const leaving = this.#waiting.filter((one) => one.id === id);
    for (const one of leaving) {
      this.#waiting.splice(this.#waiting.indexOf(one), 1);
      one.leave();
    }
    return leaving.length > 0;
  }

  #turn(id: string, isNext: boolean): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return Promise.resolve();
    }
    return new Promise((begin, reject) => {
      const leave = (): void =>
        reject(new CausewayError('cancelled', 'The question was stopped before its turn came.'));
      this.#waiting.splice(isNext ? 0 : this.#waiting.length, 0, { id, begin, leave });
    });
  }

  #next(): void {
    const next = this.#waiting.shift();
    if (next) next.begin();
    else this.#isTaken = false;
  }
}
