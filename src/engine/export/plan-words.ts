/** @file A step of a plan in the words in which it was asked. */
import type { PlanTrace } from '../types.ts';

/** A step's wording with the answers put in that the plan went on with; "#1" stays where there is none. */
export function askedWords({ steps, chosen }: PlanTrace, step: number): string {
  return (steps[step]?.question ?? '').replace(/#(\d+)/g, (mark, number: string) => {
    const at = Number(number) - 1;
    return at < step ? (chosen[at]?.text ?? mark) : mark;
  });
}
