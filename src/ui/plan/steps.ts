/** @file A plan as it is shown: of each step its words, how far it is, what it was answered with, and what else was likely. */
import type { PlanTrace, ShortAnswer } from '../../engine/types.ts';

/** Words, or the place where the answer to an earlier step is put in; null while it has none. */
export type WordingPart = string | { step: number; answer: string | null };

/** `waiting` for steps before it, being `asked`, `found`, `nothing` was found, or `left` out, since the plan ended before. */
export type StepState = 'waiting' | 'asked' | 'found' | 'nothing' | 'left';

export interface ShownStep {
  /** From 0. */
  step: number;
  /** As the plan itself puts it. */
  planned: string;
  /** As it is asked, with "#1" for the answer to the first step. */
  wording: string;
  parts: WordingPart[];
  state: StepState;
  chosen: ShortAnswer | null;
  /** Other answers that were found for it, likeliest first. */
  others: ShortAnswer[];
  /** Whether it is the question itself. */
  isLast: boolean;
}

function partsOf({ chosen }: PlanTrace, wording: string, step: number): WordingPart[] {
  return wording.split(/(#\d+)/).flatMap((part): WordingPart[] => {
    const at = /^#\d+$/.test(part) ? Number(part.slice(1)) - 1 : -1;
    if (at >= 0 && at < step) return [{ step: at, answer: chosen[at]?.text ?? null }];
    return part === '' ? [] : [part];
  });
}

function wordsOf(parts: readonly WordingPart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : (part.answer ?? `#${part.step + 1}`))).join('');
}

/** @param isRunning whether the plan is still gone through */
export function shownSteps(plan: PlanTrace, isRunning: boolean): ShownStep[] {
  const isDone = (step: number) => Boolean(plan.chosen[step]) || plan.asked.some((one) => one.step === step);
  return plan.steps.map(({ question, needs, planned }, step) => {
    const chosen = plan.chosen[step] ?? null;
    const parts = partsOf(plan, question, step);
    // Of the branches, the one that was followed to the end is told.
    const asked = plan.asked.filter((one) => one.step === step);
    const followed = asked.find((one) => one.question === wordsOf(parts)) ?? asked[0];
    const others = (followed?.answers ?? []).filter(({ text }) => text !== chosen?.text);
    const state = chosen
      ? 'found'
      : asked.length > 0
        ? 'nothing'
        : !isRunning
          ? 'left'
          : needs.every(isDone)
            ? 'asked'
            : 'waiting';
    const isLast = step === plan.steps.length - 1;
    return { step, planned: planned ?? question, wording: question, parts, state, chosen, others, isLast };
  });
}
