/** @file A causal path as phrases to draw: where a step goes on from the one before, their common event is shown once. */
import type { PathStep } from '../../engine/types.ts';

/** One arrow to draw; `from` is null where the arrow goes on from the phrase before it. */
export interface PathLink {
  from: string | null;
  to: string;
  step: PathStep;
}

/** Words of four letters and more, without endings, so that "junctions" and "junction" meet. */
function stems(phrase: string): Set<string> {
  const words = phrase.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, Math.max(4, word.length - 2))));
}

/** True where a step goes on from the event that the step before it brought about, perhaps in other words. */
function goesOn(before: PathStep | undefined, step: PathStep | undefined): boolean {
  if (!before || !step) return false;
  if (before.effect === step.cause) return true;
  // What was prevented or lowered is not what goes on: "knocked out the signals", then "the signals are down".
  if (before.polarity < 0) return false;
  const words = stems(step.cause);
  return [...stems(before.effect)].some((word) => words.has(word));
}

const shorter = (left: string, right: string): string => (right.length < left.length ? right : left);

/** The links of a path, cause to effect. Two wordings of one event are drawn by the shorter. */
export function linksOf(path: readonly PathStep[]): PathLink[] {
  return path.map((step, index) => {
    const before = path[index - 1];
    const after = path[index + 1];
    return {
      from: goesOn(before, step) ? null : step.cause,
      to: after && goesOn(step, after) ? shorter(step.effect, after.cause) : step.effect,
      step,
    };
  });
}
