/**
 * @file Runs systems over a question set. The same run serves the terminal and the app: it reports progress, and ends when
 * it is cancelled.
 */
import { CausewayError } from '../errors.ts';
import type { Clock, Progress } from '../ports.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import type { StrategyResult } from '../strategies/strategy.ts';
import type { MeasuredAnswer } from './answer.ts';
import type { EvaluationQuestion } from './dataset.ts';
import { LinkFinder, type KnownLink } from './known-links.ts';
import { goldEntities, measureQuestion, type QuestionMeasures } from './measures.ts';

/** A system under measurement: a strategy, or a variant of one, with the notebook it works on. */
export interface System {
  id: string;
  prepared: Prepared;
  /** Asynchronous where a model takes part. */
  retrieve(prepared: Prepared, question: string): StrategyResult | Promise<StrategyResult>;
  /** The answer to the question that was retrieved for last; extractive where no model takes part. */
  answer(question: string, result: StrategyResult): Promise<MeasuredAnswer>;
}

/**
 * Asks a system every question.
 *
 * @param links that are known to be in the documents
 * @returns measures in the order of the questions
 * @throws CausewayError `cancelled` when `progress.isCancelled()` turns true
 */
export async function runSystem(
  system: System,
  questions: readonly EvaluationQuestion[],
  clock: Clock,
  progress: Progress,
  links: readonly KnownLink[] = [],
): Promise<QuestionMeasures[]> {
  const { prepared } = system;
  const finder = links.length > 0 ? new LinkFinder(links) : null;
  const goldOf = goldEntities(prepared.index, prepared.sentenceEntities);
  const measures: QuestionMeasures[] = [];
  for (const [i, question] of questions.entries()) {
    await progress.step(`Asking ${system.id}`, i / questions.length);
    if (progress.isCancelled()) throw new CausewayError('cancelled', 'The measurement was stopped.');
    const started = clock();
    const result = await system.retrieve(prepared, question.question);
    const ms = clock() - started;
    const answer = await system.answer(question.question, result);
    measures.push(measureQuestion(question, result, goldOf(question.evidence), answer, ms, finder));
  }
  return measures;
}
