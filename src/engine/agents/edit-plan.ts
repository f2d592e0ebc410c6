/** @file A plan as a person put it: other wordings of its sub-questions, and answers that are not asked for. */
import type { PlanEdit } from '../types.ts';
import { wordsOf, type Piece, type Plan, type SubQuestion } from './plan.ts';
import { wantedBy } from './wanted.ts';

/** Longer edits have no effect: a sub-question is one sentence, and an answer a few words. UTF-16 units. */
const LONGEST_EDIT = 400;

export interface EditedPlan {
  plan: Plan;
  /** Answers to go on with, by step. */
  given: Map<number, string>;
}

/** How the plan itself puts a step, with "#1" for what is found before it. */
export function plannedWords(subQuestion: SubQuestion): string {
  return wordsOf(subQuestion, (number) => `#${number + 1}`);
}

function isUsable(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '' && text.length <= LONGEST_EDIT;
}

/** A wording as pieces: "#1" is the answer to the first step, as far as that comes before this one; else it is just words. */
function piecesOf(wording: string, step: number): Piece[] {
  return wording
    .trim()
    .split(/(#\d+)/)
    .flatMap((part): Piece[] => {
      const answer = /^#\d+$/.test(part) ? Number(part.slice(1)) - 1 : -1;
      if (answer >= 0 && answer < step) return [{ answer }];
      return part === '' ? [] : [part];
    });
}

function reworded(subQuestion: SubQuestion, step: number, wording: string): SubQuestion {
  const pieces = piecesOf(wording, step);
  const needs = pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.answer]));
  return {
    pieces,
    needs: [...new Set(needs)],
    wanted: wantedBy(wording),
    planned: plannedWords(subQuestion),
  };
}

/**
 * Lays a person's edits over a plan. Of two that contradict each other the later one stands. The last step is the question itself: what answers
 * it is looked for, whatever is given.
 */
export function editPlan(plan: Plan, edits: readonly PlanEdit[]): EditedPlan {
  const { subQuestions } = plan;
  const steps = [...subQuestions];
  const given = new Map<number, string>();
  for (const { step, planned, wording, answer } of edits) {
    const subQuestion = subQuestions[step];
    if (!subQuestion || plannedWords(subQuestion) !== planned) continue;
    if (isUsable(wording)) steps[step] = reworded(subQuestion, step, wording);
    if (isUsable(answer) && step < subQuestions.length - 1) given.set(step, answer.trim());
  }
  return { plan: { ...plan, subQuestions: steps }, given };
}
