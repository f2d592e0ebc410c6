/** @file A causal world by a seed: events, what brings what about, what is denied, what the documents disagree on, and what only stands side by side. */
import { seededRandom } from '../../engine/random.ts';
import type { Sign } from '../../engine/structures/types.ts';
import { FIELDS, type Field, type Incident, type Quantity } from './vocabulary.ts';

export interface Pair {
  cause: number;
  effect: number;
}

/** More of the cause, or less of it, brings about more of the effect, or less. */
export interface WorldLink extends Pair {
  causeSign: Sign;
  effectSign: Sign;
}

/** What one document claims and another takes back, or claims the contrary of. */
export interface Dispute {
  how: 'denied' | 'opposed' | 'corrected';
  claim: WorldLink;
  /** Of a correction: what it names as the cause instead. */
  instead: number | null;
}

export interface World {
  field: Field;
  /** Incidents first, then quantities. */
  events: readonly (Incident | Quantity)[];
  links: readonly WorldLink[];
  /** Pairs of which it is only ever said that the one did not bring the other about. */
  denied: readonly Pair[];
  disputes: readonly Dispute[];
  coincidences: readonly Pair[];
}

export const isQuantity = (event: Incident | Quantity): event is Quantity => 'isPlural' in event;

/** Draws from lists by one source of chance. */
export class Chance {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  is(share: number): boolean {
    return this.#random() < share;
  }

  below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, draw: this.#random() }))
      .sort((a, b) => a.draw - b.draw)
      .map(({ value }) => value);
  }
}

/** How often an incident has a second cause, which holds it up when the first is taken away. */
const SECOND_CAUSE = 0.35;
const DENIED = 2;
const COINCIDENCES = 3;

const raising = (cause: number, effect: number): WorldLink => ({ cause, causeSign: 1, effect, effectSign: 1 });

/**
 * The world of a seed: incidents in a row, each with one cause or two among the three before it; a reinforcing loop of three quantities, fed by an
 * early incident; a balancing one that shares a quantity with it; and what comes of them among the last incidents.
 */
export function makeWorld(seed: number): World {
  const chance = new Chance(seed);
  const field = FIELDS[((seed % FIELDS.length) + FIELDS.length) % FIELDS.length]!;
  const count = field.incidents.length;
  const links: WorldLink[] = [];
  for (let effect = 1; effect < count; effect++) {
    const before = [1, 2, 3].filter((step) => step <= effect);
    const first = chance.is(0.6) ? 1 : chance.of(before);
    links.push(raising(effect - first, effect));
    const others = before.filter((step) => step !== first);
    if (others.length > 0 && chance.is(SECOND_CAUSE)) links.push(raising(effect - chance.of(others), effect));
  }
  const [a, b, c, d, e] = chance.shuffled(field.quantities.map((_, at) => count + at)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const feed = chance.below(3);
  links.push(raising(feed, a), raising(a, b), raising(b, c), raising(c, a));
  links.push(raising(c, d));
  links.push({ cause: d, causeSign: 1, effect: e, effectSign: -1 });
  links.push({ cause: e, causeSign: -1, effect: c, effectSign: -1 });
  links.push(raising(b, count - 1));
  links.push({ cause: e, causeSign: -1, effect: count - 2, effectSign: 1 });

  const taken = new Set(links.map(({ cause, effect }) => `${cause} ${effect}`));
  const isFree = ({ cause, effect }: Pair): boolean =>
    !taken.has(`${cause} ${effect}`) && !taken.has(`${effect} ${cause}`);
  const take = (pair: Pair): Pair => {
    taken.add(`${pair.cause} ${pair.effect}`);
    return pair;
  };
  const pairs: Pair[] = [];
  for (let effect = 1; effect < count; effect++)
    for (let cause = 0; cause < effect; cause++) pairs.push({ cause, effect });
  const drawn = chance.shuffled(pairs);
  const next = (): Pair => take(drawn.find(isFree)!);
  const disputes: Dispute[] = [];
  const denied = next();
  disputes.push({ how: 'denied', claim: raising(denied.cause, denied.effect), instead: null });
  const corrected = next();
  const instead = chance.of(links.filter(({ effect }) => effect === corrected.effect)).cause;
  disputes.push({ how: 'corrected', claim: raising(corrected.cause, corrected.effect), instead });
  const opposed = take({ cause: (feed + 1 + chance.below(4)) % count, effect: d });
  disputes.push({ how: 'opposed', claim: raising(opposed.cause, opposed.effect), instead: null });
  return {
    field,
    events: [...field.incidents, ...field.quantities],
    links,
    disputes,
    denied: Array.from({ length: DENIED }, next),
    coincidences: Array.from({ length: COINCIDENCES }, next),
  };
}
