/**
 * @file Who may use a notebook's records: any number of readers, or one that changes them alone. IndexedDB's transactions see to that as long as one transaction is all it
 * takes; where records are sealed a change takes several, and encrypting a notebook is many. Web Locks do it for all tabs.
 */

export interface NotebookLocks {
  /** Runs `body` while nobody holds the notebook alone, or alone. */
  hold<Result>(notebookId: string, mode: 'shared' | 'exclusive', body: () => Promise<Result>): Promise<Result>;
}

const nameOf = (notebookId: string): string => `causeway-notebook-${notebookId}`;

interface Waiting {
  mode: 'shared' | 'exclusive';
  start(): void;
}

/** Locks for one process, where there are no Web Locks. In the order in which they were asked for, as those are. */
class OwnLocks implements NotebookLocks {
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #held = new Map<string, { mode: 'shared' | 'exclusive'; count: number }>();

  async hold<Result>(notebookId: string, mode: 'shared' | 'exclusive', body: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((start) => {
      this.#waiting.set(notebookId, [...(this.#waiting.get(notebookId) ?? []), { mode, start }]);
      this.#grant(notebookId);
    });
    try {
      return await body();
    } finally {
      const held = this.#held.get(notebookId)!;
      held.count -= 1;
      if (held.count === 0) this.#held.delete(notebookId);
      this.#grant(notebookId);
    }
  }

  #grant(notebookId: string): void {
    const waiting = this.#waiting.get(notebookId) ?? [];
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const held = this.#held.get(notebookId);
      if (held && (held.mode === 'exclusive' || next.mode === 'exclusive')) return;
      waiting.shift();
      this.#held.set(notebookId, { mode: next.mode, count: (held?.count ?? 0) + 1 });
      next.start();
    }
    this.#waiting.delete(notebookId);
  }
}

class WebNotebookLocks implements NotebookLocks {
  constructor(private readonly locks: LockManager) {}

  hold<Result>(notebookId: string, mode: 'shared' | 'exclusive', body: () => Promise<Result>): Promise<Result> {
    return this.locks.request(nameOf(notebookId), { mode }, body);
  }
}

/** The browser's locks; in Node, where one process has the store, its own. */
export const notebookLocks: NotebookLocks = (globalThis as { navigator?: { locks?: LockManager } }).navigator?.locks
  ? new WebNotebookLocks(navigator.locks)
  : new OwnLocks();
