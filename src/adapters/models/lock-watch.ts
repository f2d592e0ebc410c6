/**
 * @file Notices when another tab is no longer at work on a model. A tab that was closed at its work may seem to be at it for a moment longer,
 * and tells nobody when it is not.
 */
import type { ModelLocks } from './model-locks.ts';
import type { Wait } from '../files/wait.ts';

/** How often to look, in milliseconds. */
const LOOK_AGAIN_AFTER = 500;

export class LockWatch {
  readonly #locks: Pick<ModelLocks, 'held'>;
  readonly #wait: Wait;
  readonly #watched = new Set<string>();

  constructor({ locks, wait }: { locks: Pick<ModelLocks, 'held'>; wait: Wait }) {
    this.#locks = locks;
    this.#wait = wait;
  }

  /** Calls back when nobody holds the lock any more; passed over while that is waited for already. */
  async whenFree(name: string, then: () => Promise<void>): Promise<void> {
    if (this.#watched.has(name)) return;
    this.#watched.add(name);
    try {
      // Asking for the lock itself could keep the other tab from going on after a pause.
      while ((await this.#locks.held()).has(name)) await this.#wait(LOOK_AGAIN_AFTER, new AbortController().signal);
    } finally {
      this.#watched.delete(name);
    }
    await then();
  }
}
