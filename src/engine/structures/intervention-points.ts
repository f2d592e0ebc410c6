/**
 * @file Intervention points (CogniRAG, equation 8): where an event can be kept from happening. Each event through which every way from the first
 * causes comes is a point by itself (a dominator); where there is none nearer than the event, the smallest sets of events that do it together.
 * What else would fall with a point are its side effects.
 */
import { immediateDominators } from './dominators.ts';
import { reachableFrom } from './digraph.ts';
import { whatIf, type Baseline } from './counterfactual.ts';
import { eventOf, literalOf } from './literals.ts';
import type { Sign } from './types.ts';
import { smallestVertexCut } from './vertex-cut.ts';

export interface InterventionPoint {
  /** One event, or those that do it together. */
  events: number[];
  /** 1 to 10: how many causes of its own have to be held off, and how much else would change. */
  difficulty: number;
  /** 1 to 10: the weakest link of the ways that are cut. */
  success: number;
  /** Other events that would lose their support, those first that no way to the event leads through. */
  sideEffects: number[];
}

/** Events that have to be changed together. More are no plan. */
const MOST_TOGETHER = 3;
const MOST_SIDE_EFFECTS = 12;
const MOST_POINTS = 8;

/**
 * Where to prevent an event, the nearest to it first.
 *
 * @param sign in which direction the event is meant
 */
export function interventionPoints(baseline: Baseline, event: number, sign: Sign): InterventionPoint[] {
  const { literals } = baseline;
  const goal = literalOf(event, sign);
  const starts = [...literals.isTold.keys()].filter((at) => literals.isFirst[at] || literals.isCircular[at]);
  const { ahead, back } = literals;
  const above = immediateDominators(ahead, back, starts);
  const onWay = reachableFrom(back, [goal]);
  const points: InterventionPoint[] = [];
  for (let at = above[goal]!; at >= 0 && points.length < MOST_POINTS; at = above[at]!) {
    if (eventOf(at) !== event) points.push(pointOf(baseline, [at], goal, onWay));
  }
  if (points.length === 0) {
    const cut = smallestVertexCut(ahead, back, starts, goal, MOST_TOGETHER);
    if (cut && cut.length > 0) points.push(pointOf(baseline, cut, goal, onWay));
  }
  return points;
}

function pointOf(baseline: Baseline, cut: readonly number[], goal: number, onWay: Uint8Array): InterventionPoint {
  const { literals } = baseline;
  const events = [...new Set(cut.map(eventOf))];
  const { outcomes } = whatIf(
    baseline,
    events.map((event) => ({ change: 'remove', event })),
    [],
  );
  const lost = outcomes.filter(({ fate, event }) => fate === 'lost' && event !== eventOf(goal));
  const isAside = ({ event, sign }: (typeof lost)[number]): boolean => !onWay[literalOf(event, sign)];
  const own = cut.reduce((sum, at) => sum + literals.back.offsets[at + 1]! - literals.back.offsets[at]!, 0);
  const aside = lost.filter(isAside).length;
  const target = outcomes.find(({ fate, event }) => fate === 'lost' && event === eventOf(goal));
  return {
    events,
    difficulty: Math.min(10, events.length + own + Math.ceil(Math.log2(1 + aside))),
    success: target?.confidence ?? 1,
    sideEffects: [...lost.filter(isAside), ...lost.filter((outcome) => !isAside(outcome))]
      .map(({ event }) => event)
      .filter((event, at, all) => all.indexOf(event) === at)
      .slice(0, MOST_SIDE_EFFECTS),
  };
}
