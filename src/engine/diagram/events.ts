/** @file A causal path as a graph of events: where steps speak of one event, perhaps in other words, it is one node. */
import type { PathStep } from '../types.ts';

/** What of a step is drawn. */
export interface DrawnStep extends Pick<PathStep, 'cause' | 'effect' | 'polarity' | 'hedged'> {
  /** Whether it leaves a module through a causal gate. */
  gate: boolean;
}

export interface EventGraph {
  /** The events, each in its shortest wording; no event leads back to itself. */
  events: string[];
  /** For each step, the positions of its cause and effect in `events`. */
  links: { cause: number; effect: number }[];
  /**
   * Where the path goes on from one event to another that is not the same: from the signals that were knocked out to those that
   * flash, say. The documents draw no arrow there.
   */
  follows: { before: number; after: number }[];
}

/** Words of four letters and more, without endings, so that "junctions" and "junction" meet. */
function stems(phrase: string): Set<string> {
  const words = phrase.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, Math.max(4, word.length - 2))));
}

const plain = (phrase: string): string => phrase.toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether two phrases name the same event beyond doubt: by the same telling words. */
function areSame(left: string, right: string): boolean {
  if (plain(left) === plain(right)) return true;
  const [one, other] = [stems(left), stems(right)];
  return one.size > 0 && one.size === other.size && [...one].every((stem) => other.has(stem));
}

/** True where a step goes on from the event that the step before it brought about, perhaps in other words. */
function goesOn(before: DrawnStep | undefined, step: DrawnStep): boolean {
  if (!before) return false;
  if (before.effect === step.cause) return true;
  // What was prevented or lowered is not what goes on: "knocked out the signals", then "the signals are down".
  if (before.polarity < 0) return false;
  const words = stems(step.cause);
  return [...stems(before.effect)].some((word) => words.has(word));
}

/** Steps that follow one another share an event when some of their words meet; others only when all of them do. */
export function eventsOf(steps: readonly DrawnStep[]): EventGraph {
  const events: string[] = [];
  const links: EventGraph['links'] = [];
  const follows: EventGraph['follows'] = [];
  /** Events of which something was lowered: what goes on from them is not the same. */
  const lowered = new Set<number>();

  const leadsTo = (from: number, to: number): boolean =>
    from === to ||
    links.some(({ cause, effect }) => cause === from && leadsTo(effect, to)) ||
    follows.some(({ before, after }) => before === from && leadsTo(after, to));
  const add = (phrase: string): number => events.push(phrase) - 1;
  const join = (event: number, phrase: string): number => {
    if (phrase.length < events[event]!.length) events[event] = phrase;
    return event;
  };

  steps.forEach((step, index) => {
    const before = links[index - 1];
    const soFar = events.length;
    let cause: number;
    if (before && goesOn(steps[index - 1], step)) cause = join(before.effect, step.cause);
    else {
      const known = events.findIndex((event, at) => areSame(event, step.cause) && !lowered.has(at));
      cause = known >= 0 ? join(known, step.cause) : add(step.cause);
    }
    const known = events.findIndex(
      (event, at) => areSame(event, step.effect) && lowered.has(at) === step.polarity < 0 && !leadsTo(at, cause),
    );
    const effect = known >= 0 ? join(known, step.effect) : add(step.effect);
    if (step.polarity < 0) lowered.add(effect);
    const areNew = events.length === soFar + 2;
    if (before && areNew) follows.push({ before: before.effect, after: cause });
    links.push({ cause, effect });
  });
  return { events, links, follows };
}

/** How many steps lie at most between an event and where the path begins. */
export function layersOf({ events, links, follows }: EventGraph): number[] {
  const layers = events.map(() => 0);
  const order = [...links, ...follows.map(({ before, after }) => ({ cause: before, effect: after }))];
  // Each round carries what is known one step on; without circles there are no more rounds than events.
  for (let round = 0; round < events.length; round += 1) {
    for (const { cause, effect } of order) layers[effect] = Math.max(layers[effect]!, layers[cause]! + 1);
  }
  return layers;
}
