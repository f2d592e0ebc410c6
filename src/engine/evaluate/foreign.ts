/** @file The questions of one set put to the notebook of another, which does not answer them: what should be refused. */
import { UNANSWERABLE, type EvaluationQuestion, type EvaluationSet } from './dataset.ts';

/** The tag of questions whose answer is in another notebook. */
export const FOREIGN = 'foreign';

/**
 * The questions of `other` as they are asked of the notebook of `set`: without evidence and answers, tagged as unanswerable, their ids
 * behind the other set's name.
 *
 * @returns only those whose evidence is known to be elsewhere: none without evidence, and none with some in a text that `set` has, too
 */
export function foreignQuestions(set: EvaluationSet, other: EvaluationSet): EvaluationQuestion[] {
  const here = new Set(set.documents.map(({ text }) => text));
  const shared = new Set(other.documents.filter(({ text }) => here.has(text)).map(({ id }) => id));
  return other.questions
    .filter(({ evidence }) => evidence.length > 0 && !evidence.some(({ documentId }) => shared.has(documentId)))
    .map(({ id, question }) => ({
      id: `${FOREIGN} ${other.name} ${id}`,
      question,
      answers: [],
      evidence: [],
      alternatives: [],
      spurious: null,
      tags: [UNANSWERABLE, FOREIGN],
    }));
}
