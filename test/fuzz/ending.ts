/** @file How reading an input may end. */
import { CausewayError } from '../../src/engine/errors.ts';
import type { Seed } from './inputs.ts';

/** Something that reads what others wrote. */
export interface Target {
  /** Ends, or throws a `CausewayError`; anything else is a finding. */
  read(input: Seed): Promise<void>;
  /** Of so many inputs one is read where each takes a process of its own; absent: all are. */
  oneOf?: number;
}

/** What came of an input: read, refused as it should be, or, in words, what is wrong. */
export type Ending = { kind: 'result' } | { kind: 'refusal' } | { kind: 'finding'; reason: string };

/** What was thrown, with the place in our own code that it came through. */
export function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return `threw ${String(thrown)}`;
  const places = (thrown.stack ?? '').split('\n').filter((line) => /^\s*at\s/.test(line));
  const own = places.find((line) => /\/src\//.test(line)) ?? places[0] ?? '';
  return `${thrown.name}: ${thrown.message.slice(0, 300)} ${own.trim().replace(/file:\/\/\S*?\/src\//, 'src/')}`;
}

export async function endingOf({ read }: Target, input: Seed): Promise<Ending> {
  try {
    await read(input);
    return { kind: 'result' };
  } catch (thrown) {
    const isRefusal = thrown instanceof CausewayError && thrown.code !== 'internal' && thrown.message !== '';
    return isRefusal ? { kind: 'refusal' } : { kind: 'finding', reason: reasonOf(thrown) };
  }
}
