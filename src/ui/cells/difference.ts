/** @file What came and what went between two answers to one question. */
import type { AnswerSentence } from '../../engine/types.ts';

export interface Difference {
  /** For each sentence of the newer answer, whether the older one lacks it. */
  added: boolean[];
  /** Sentences of the older answer that the newer one lacks. */
  gone: AnswerSentence[];
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Two sentences are the same when they say the same, or rest on the same text in the same source. */
function isSame(one: AnswerSentence, other: AnswerSentence): boolean {
  if (plain(one.text) === plain(other.text)) return true;
  return one.citations.some((citation) =>
    other.citations.some(
      ({ documentId, start, end }) =>
        documentId === citation.documentId && start === citation.start && end === citation.end,
    ),
  );
}

export function compareSentences(older: readonly AnswerSentence[], newer: readonly AnswerSentence[]): Difference {
  return {
    added: newer.map((sentence) => !older.some((other) => isSame(sentence, other))),
    gone: older.filter((sentence) => !newer.some((other) => isSame(sentence, other))),
  };
}
