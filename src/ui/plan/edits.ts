/** @file What a person puts otherwise in a plan: one edit for a step at the most, made from what stands in the fields of its form. */
import type { AnswerPlace, PlanEdit, ShortAnswer } from '../../engine/types.ts';
import type { ShownStep } from './steps.ts';

/** What stands in the fields. */
export interface EditFields {
  wording: string;
  answer: string;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The numbers, as in "#4", of steps that the wording names and that do not come before its own. */
export function unknownSteps(wording: string, step: number): string[] {
  const named = wording.match(/#\d+/g) ?? [];
  return [...new Set(named)].filter((mark) => Number(mark.slice(1)) < 1 || Number(mark.slice(1)) > step);
}

function placeOf({ documentId, start, end, sentence }: ShortAnswer): AnswerPlace {
  return { documentId, start, end, ...(sentence && { sentence: { ...sentence } }) };
}

/**
 * The edit that the fields make of a step; null where they leave it to the plan. An empty field leaves its part to the plan. An answer that was found
 * and is left as it is is no edit: it is looked for again.
 */
export function editFrom({ step, planned, chosen, others, isLast }: ShownStep, fields: EditFields): PlanEdit | null {
  const wording = oneLine(fields.wording);
  const answer = oneLine(fields.answer);
  const isReworded = wording !== '' && wording !== planned;
  const isGiven = !isLast && answer !== '' && (answer !== chosen?.text || chosen.given === true);
  if (!isReworded && !isGiven) return null;
  const known = [...(chosen ? [chosen] : []), ...others].find((one) => one.text === answer && one.documentId !== '');
  return {
    step,
    planned,
    ...(isReworded && { wording }),
    ...(isGiven && { answer }),
    ...(isGiven && known && { place: placeOf(known) }),
  };
}

/** All edits, with another one for a step, or with none for it. */
export function withEdit(edits: readonly PlanEdit[], step: number, edit: PlanEdit | null): PlanEdit[] {
  return [...edits.filter((one) => one.step !== step), ...(edit ? [edit] : [])];
}
