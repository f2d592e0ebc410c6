/**
 * @file Which rounds are run: as many as `CAUSEWAY_FAULT_ROUNDS` says, of the faults whose name has `CAUSEWAY_FAULT_ONLY` in it, each with chance of its own. The same seed gives the same
 * rounds.
 */
import { seededRandom } from '../../src/engine/random.ts';

export interface Round<Fault extends string> {
  number: number;
  fault: Fault;
  /** Numbers from 0 to 1. */
  random: () => number;
}

export const FAULT_SEED = Number(process.env['CAUSEWAY_FAULT_SEED'] ?? 20261125);

/** Which part of the rounds that somebody asks for is run where. */
export const SHARES = { notebook: 0.75, download: 0.03, device: 0.02, browser: 0.2 } as const;

/**
 * @param faults each comes in its turn
 * @param usual how many rounds there are where nobody says how many
 * @param share of those that somebody asked for
 */
export function roundsOf<Fault extends string>(faults: readonly Fault[], usual: number, share: number): Round<Fault>[] {
  const [asked, only = ''] = [process.env['CAUSEWAY_FAULT_ROUNDS'], process.env['CAUSEWAY_FAULT_ONLY']];
  const wanted = faults.filter((fault) => fault.includes(only));
  if (wanted.length === 0) return [];
  const count = asked === undefined ? usual : Math.ceil(Number(asked) * (only === '' ? share : 1));
  return Array.from({ length: count }, (_, number) => ({
    number,
    fault: wanted[number % wanted.length]!,
    random: seededRandom(FAULT_SEED + number),
  }));
}

/** A whole number from 0 to below another. */
export const below = (random: () => number, most: number): number => Math.floor(random() * most);

/** One of several things. */
export const oneOf = <Thing>(random: () => number, things: readonly Thing[]): Thing =>
  things[below(random, things.length)]!;
