/** @file The sentences of an answer as they are shown, each with its citations. */
import type { Answer, AnswerSentence } from '../../engine/types.ts';

/** Nearest passages shown when the documents do not answer. */
const nearest = 3;

/**
 * An answer's sentences. Where the documents hold no answer and the engine composed none, the nearest passages stand in,
 * each citing itself.
 */
export function citedSentences(answer: Answer): AnswerSentence[] {
  if (answer.status === 'answered' || answer.sentences.some(({ citations }) => citations.length > 0)) {
    return answer.sentences;
  }
  return answer.evidence.slice(0, nearest).map(({ documentId, start, end, text }, index) => ({
    text,
    citations: [{ number: index + 1, documentId, start, end, text }],
  }));
}
