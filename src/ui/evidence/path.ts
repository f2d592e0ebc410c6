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

function isSameEvent(left: string, right: string): boolean {
  const words = stems(right);
  return left === right || [...stems(left)].some((word) => words.has(word));
}

const shorter = (left: string, right: string): string => (right.length < left.length ? right : left);

/** The links of a path, cause to effect. Two wordings of one event are drawn by the shorter. */
export function linksOf(path: readonly PathStep[]): PathLink[] {
  return path.map((step, index) => {
    const before = path[index - 1];
    const after = path[index + 1];
    return {
      from: before && isSameEvent(before.effect, step.cause) ? null : step.cause,
      to: after && isSameEvent(step.effect, after.cause) ? shorter(step.effect, after.cause) : step.effect,
      step,
    };
  });
}
