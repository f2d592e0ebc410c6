/** @file {@link ModelLocks} on the Web Locks of the browser, which all tabs share. */
import type { ModelLocks } from './model-locks.ts';

export const webLocks: ModelLocks = {
  hold: async (name, body) => {
    await navigator.locks.request(name, body);
  },
  tryHold: (name, body) =>
    navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await body();
      return lock !== null;
    }),
  held: async () => {
    const { held = [] } = await navigator.locks.query();
    return new Set(held.flatMap(({ name }) => name ?? []));
  },
};
