/** @file Which rounds are run: as many as `CAUSEWAY_FAULT_ROUNDS` says, each with a fault and chance of its own. The same seed gives the same rounds. */
import { seededRandom } from '../../src/engine/random.ts';

export interface Round<Fault extends string> {
  number: number;
  fault: Fault;
  /** Numbers from 0 to 1. */
  random: () => number;
}

export const FAULT_SEED = Number(process.env['CAUSEWAY_FAULT_SEED'] ?? 20261125);

/**
 * @param faults each comes in its turn
 * @param usual how many rounds there are where nobody says how many
 * @param share of those that somebody asked for
 */
export function roundsOf<Fault extends string>(faults: readonly Fault[], usual: number, share: number): Round<Fault>[] {
  const asked = process.env['CAUSEWAY_FAULT_ROUNDS'];
  const count = asked === undefined ? usual : Math.ceil(Number(asked) * share);
  return Array.from({ length: count }, (_, number) => ({
    number,
    fault: faults[number % faults.length]!,
    random: seededRandom(FAULT_SEED + number),
  }));
}

/** A whole number from 0 to below another. */
export const below = (random: () => number, most: number): number => Math.floor(random() * most);
