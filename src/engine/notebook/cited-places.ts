/**
 * @file The places that an answer cites, in its order. Two that share sentences are one place, where the first of them stands: what was said once is not
 * cited again because a later sentence brings it along.
 */
import type { Place } from '../reason/whole-place.ts';

/** A place with what is told of it. */
export interface CitedPlace<T> {
  place: Place;
  told: T;
}

/** @returns whether two places share a sentence */
function meet(one: Place, other: Place): boolean {
  return one.first <= other.last && other.first <= one.last;
}

/**
 * The places with one more.
 *
 * @param cited no two of which share a sentence
 * @param added told after them, unless it shares sentences with one or more of them: then it and they stand where the first of these stood
 * @param join what is told of the place that holds both
 * @returns places no two of which share a sentence
 */
export function withPlace<T>(
  cited: readonly CitedPlace<T>[],
  added: CitedPlace<T>,
  join: (earlier: T, later: T) => T,
): CitedPlace<T>[] {
  const shared = cited.filter(({ place }) => meet(place, added.place));
  if (shared.length === 0) return [...cited, added];
  const [head] = shared;
  const whole = [...shared, added].reduce((one, other) => ({
    place: {
      first: Math.min(one.place.first, other.place.first),
      last: Math.max(one.place.last, other.place.last),
    },
    told: join(one.told, other.told),
  }));
  return cited.flatMap((each) => (each === head ? [whole] : shared.includes(each) ? [] : [each]));
}
