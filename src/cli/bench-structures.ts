/**
 * @file `npm run bench:structures`: how long loops and what-ifs take on a graph of 20,000 events and 60,000 links made by a seed, beside a named
 * alternative, since only a ratio says something on another machine.
 *
 * - Loops beside Tiernan's search (1970) with the same bound of length: every simple path from each event over events of higher number, which
 *   neither components nor distances cut short. It is given ten times as long, and what it found by then is told.
 * - A what-if beside working out the support of every event by one search from each first cause.
 */
import { baselineOf, whatIf } from '../engine/structures/counterfactual.ts';
import { digraphOf, reachableFrom } from '../engine/structures/digraph.ts';
import { feedbackLoops } from '../engine/structures/loops.ts';
import { withLinks } from '../engine/structures/causal-graph.ts';
import { seededRandom } from '../engine/random.ts';
import type { CausalGraph, EventLink } from '../engine/structures/types.ts';

const EVENTS = 20_000;
const LINKS = 60_000;
const SCENARIOS = 50;
const MOST_LINKS = 8;
const PATIENCE = 10;

/** Events far from each other seldom lead to each other; every thirtieth link leads back. */
function madeGraph(seed: number): CausalGraph {
  const random = seededRandom(seed);
  const links: EventLink[] = [];
  while (links.length < LINKS) {
    const one = Math.floor(random() * EVENTS);
    const other = Math.min(EVENTS - 1, one + 1 + Math.floor(400 * random() ** 3));
    if (one === other) continue;
    const [cause, effect] = random() < 1 / 3 ? [other, one] : [one, other];
    links.push({
      cause,
      causeSign: 1,
      effect,
      effectSign: random() < 0.2 ? -1 : 1,
      category: 'direct',
      strength: 1 + Math.floor(random() * 10),
      claims: [links.length],
      against: [],
      associations: [],
      documents: [links.length % 500],
      isHedged: false,
      isFollowed: true,
      isNecessary: false,
      amplifies: false,
      order: null,
      delay: '',
    });
  }
  return {
    eventCount: EVENTS,
    sides: { offsets: new Uint32Array(EVENTS + 1), items: new Uint32Array(0) },
    eventOfSide: new Int32Array(0),
    signOfSide: new Int8Array(0),
    ...withLinks(EVENTS, links),
  };
}

/** Counts cycles by Tiernan's search until the time is over. */
function tiernan(graph: CausalGraph, until: number): { found: number; firstEvents: number } {
  const from = graph.links.map(({ cause }) => cause);
  const to = graph.links.map(({ effect }) => effect);
  const { offsets, targets } = digraphOf(EVENTS, from, to);
  const onPath = new Uint8Array(EVENTS);
  let found = 0;
  const walk = (first: number, at: number, left: number): void => {
    onPath[at] = 1;
    for (let i = offsets[at]!; i < offsets[at + 1]!; i++) {
      const next = targets[i]!;
      if (next === first) found++;
      else if (left > 1 && next > first && !onPath[next]) walk(first, next, left - 1);
    }
    onPath[at] = 0;
  };
  let first = 0;
  for (; first < EVENTS && performance.now() < until; first++) walk(first, first, MOST_LINKS);
  return { found, firstEvents: first };
}

function timed<T>(work: () => T): { result: T; ms: number } {
  const start = performance.now();
  const result = work();
  return { result, ms: performance.now() - start };
}

const graph = madeGraph(7);
const loops = timed(() => feedbackLoops(graph, { mostLinks: MOST_LINKS }));
const { more, isComplete } = loops.result;
const other = timed(() => tiernan(graph, performance.now() + PATIENCE * loops.ms));
const whole = loops.result.loops.length + more;
console.log(
  `loops of up to ${MOST_LINKS} links: ${loops.ms.toFixed(0)} ms, ${whole} found${isComplete ? '' : ' within the budget'}, ` +
    `${loops.result.loops.length} kept, the weakest of strength ${loops.result.loops.at(-1)?.strength ?? 0}`,
);
console.log(
  `  Tiernan: ${other.ms.toFixed(0)} ms for ${other.result.firstEvents} of ${EVENTS} events, ${other.result.found} found; ` +
    `loops for each millisecond ${(whole / loops.ms / (other.result.found / other.ms)).toFixed(1)} : 1`,
);

const baseline = timed(() => baselineOf(graph));
const random = seededRandom(11);
const times = Array.from({ length: SCENARIOS }, () => {
  const event = Math.floor(random() * EVENTS);
  return timed(() => whatIf(baseline.result, [{ change: 'remove', event }], loops.result.loops)).ms;
}).sort((a, b) => a - b);
const { literals } = baseline.result;
const firsts = [...literals.isFirst.keys()].filter((literal) => literals.isFirst[literal]);
const each = timed(() => {
  for (const first of firsts) reachableFrom(literals.ahead, [first]);
});
const median = times[times.length >> 1]!;
console.log(
  `what-if: ${median.toFixed(1)} ms in the middle, ${times.at(-1)!.toFixed(1)} ms at the most, of ${SCENARIOS}; preparing ${baseline.ms.toFixed(0)} ms`,
);
console.log(
  `  one search from each of ${firsts.length} first causes: ${each.ms.toFixed(0)} ms; ${(each.ms / median).toFixed(1)} : 1`,
);
