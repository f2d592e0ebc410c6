import { expect, it } from 'vitest';
import { Visibility, type SharedLocks } from '../../../src/adapters/running/visibility.ts';

/** Shared locks alone, which never wait for each other. */
function sharedLocks(): SharedLocks {
  const held: { name: string }[] = [];
  return {
    request: async (name, _options, body) => {
      await Promise.resolve(); // it comes from another process
      const lock = { name };
      held.push(lock);
      await body();
      held.splice(held.indexOf(lock), 1);
    },
    query: async () => ({ held: [...held] }),
  };
}

it('knows whether any tab can be seen', async () => {
  const locks = sharedLocks();
  const [first, second] = [new Visibility(locks), new Visibility(locks)];
  expect(await first.isAnyVisible()).toBe(false);
  await Promise.all([first.set(true), first.set(true)]);
  await second.set(true);
  expect(await second.isAnyVisible()).toBe(true);
  await first.set(false);
  expect(await first.isAnyVisible()).toBe(true);
  await second.set(false);
  expect(await first.isAnyVisible()).toBe(false);
  await first.set(true);
  expect(await second.isAnyVisible()).toBe(true);
  await Promise.all([first.set(false), first.set(true), first.set(false)]);
  expect(await second.isAnyVisible()).toBe(false);
});
