/** @file What reading a question file gives, whatever its format, and the checks that both formats share. */
import type { OwnEvidence, OwnQuestion } from '../../engine/evaluate/own-questions.ts';
import type { LineProblem, Range } from '../../engine/types.ts';

export interface QuestionRows {
  questions: OwnQuestion[];
  problems: LineProblem[];
}

export const leftOut = (line: number, message: string): LineProblem => ({ line, message, leftOut: true });

/** Offsets as a range; null when they are not two whole numbers. */
export function rangeFrom(start: unknown, end: unknown): Range | null {
  const isCount = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0;
  return isCount(start) && isCount(end) && start < end ? { start, end } : null;
}

/** True when there is nothing that evidence could be found by. */
export function isBlank({ document, quote, range }: OwnEvidence): boolean {
  return (document ?? '').trim() === '' && (quote ?? '').trim() === '' && range === null;
}
