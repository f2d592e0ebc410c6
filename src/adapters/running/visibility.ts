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
  #release: (() => void) | null = null;

  constructor(locks: SharedLocks) {
    this.#locks = locks;
  }

  /** Says whether this tab can be seen; resolves when other tabs can know. */
  async set(visible: boolean): Promise<void> {
    if (!visible) {
      this.#release?.();
      this.#release = null;
      return;
    }
    if (this.#release !== null) return;
    await new Promise<void>((held, failed) => {
      this.#locks
        .request(VISIBLE_LOCK, { mode: 'shared' }, () => {
          held();
          return new Promise<void>((release) => {
            this.#release = release;
          });
        })
        .catch(failed);
    });
  }

  async isAnyVisible(): Promise<boolean> {
    const { held = [] } = await this.#locks.query();
    return held.some(({ name }) => name === VISIBLE_LOCK);
  }
}
