/**
 * @file Whether any tab of the app can be seen. Each visible tab holds a shared lock, which the browser takes back even from a tab that
 * crashes.
 */
const VISIBLE_LOCK = 'causeway-visible';

/** The part of `LockManager` that is used. */
export interface SharedLocks {
  request(name: string, options: { mode: 'shared' }, body: () => Promise<void>): Promise<void>;
  query(): Promise<{ held?: { name?: string }[] }>;
}

export class Visibility {
  readonly #locks: SharedLocks;
  /** Gives the lock back, and resolves when others can know; null while this tab does not hold it. */
  #release: (() => Promise<void>) | null = null;
  /** Settled when the change before has been made; never rejects. */
  #turn: Promise<void> = Promise.resolve();

  constructor(locks: SharedLocks) {
    this.#locks = locks;
  }

  /**
   * Says whether this tab can be seen; resolves when other tabs can know. One change after the other: a lock that is asked for while
   * another is on its way could never be given back.
   */
  set(visible: boolean): Promise<void> {
    const made = this.#turn.then(() => (visible ? this.#hold() : this.#giveBack()));
    this.#turn = made.catch(() => {}); // whoever asked for it is told
    return made;
  }

  async isAnyVisible(): Promise<boolean> {
    const { held = [] } = await this.#locks.query();
    return held.some(({ name }) => name === VISIBLE_LOCK);
  }

  async #hold(): Promise<void> {
    if (this.#release !== null) return;
    await new Promise<void>((held, failed) => {
      const ended = this.#locks.request(VISIBLE_LOCK, { mode: 'shared' }, () => {
        held();
        return new Promise<void>((end) => {
          this.#release = () => {
            end();
            return ended;
          };
        });
      });
      ended.catch(failed);
    });
  }

  async #giveBack(): Promise<void> {
    const release = this.#release;
    this.#release = null;
    await release?.();
  }
}
