/** @file A store whose process dies: from some call on, none ever answers again. */
import type { FileContent } from '../../src/adapters/store/content.ts';
import type { NotebookStore } from '../../src/engine/ports.ts';

export type Method = keyof NotebookStore;

export interface MortalStore {
  store: NotebookStore<FileContent>;
  /** Resolves when it dies. */
  death: Promise<void>;
  /** Calls that counted so far. */
  calls(): number;
}

/**
 * @param isCounted which calls count
 * @param moment it dies at that of them, counted from 1
 * @param isCarriedOut whether the last one is still carried out
 */
export function mortal(
  store: NotebookStore<FileContent>,
  isCounted: (method: Method) => boolean,
  moment: number,
  isCarriedOut: boolean,
): MortalStore {
  let calls = 0;
  let isDead = false;
  let die = () => {};
  const death = new Promise<void>((resolve) => (die = resolve));
  const proxy = new Proxy(store, {
    get(target, property: Method) {
      const method = target[property].bind(target) as (...values: unknown[]) => Promise<unknown>;
      return async (...values: unknown[]) => {
        const isLast = !isDead && isCounted(property) && ++calls === moment;
        if (!isDead && !isLast) {
          const result = await method(...values);
          return isDead ? new Promise<never>(() => {}) : result;
        }
        isDead = true;
        if (isLast && isCarriedOut) await method(...values);
        die();
        return new Promise<never>(() => {});
      };
    },
  });
  return { store: proxy, death, calls: () => calls };
}
