/** @file Whether any worker has the key of a notebook, without asking each of them: whoever has one holds a Web Lock of its name, which the browser lets go of when the worker ends. */

export interface KeyHolders {
  /** From now on this worker has the key. @returns what ends that */
  hold(notebookId: string): Promise<() => void>;
  /** Whether any worker has it. */
  any(notebookId: string): Promise<boolean>;
}

const nameOf = (notebookId: string): string => `causeway-key-${notebookId}`;

export class WebKeyHolders implements KeyHolders {
  hold(notebookId: string): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const held = navigator.locks.request(
        nameOf(notebookId),
        { mode: 'shared' },
        () => new Promise<void>((end) => resolve(end)),
      );
      held.catch(reject);
    });
  }

  async any(notebookId: string): Promise<boolean> {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === nameOf(notebookId));
  }
}
