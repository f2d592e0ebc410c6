/** @file What a reader of sentences found in a passage, checked and packed for the journal, beside what language models find there. */
import { statedRelations } from '../extract/stated-relations.ts';
import type { SentenceStatement } from '../ports.ts';
import type { RefinedPassage } from '../records.ts';
import type { PassageRef } from './extraction.ts';
import { STATEMENTS } from './origins.ts';
import { isPackable, packFindings, passageKey } from './packed-findings.ts';

/**
 * @param text the document's text
 * @param read what the reader takes each sentence of the passage to state
 * @param model id of the encoder that the reader came with
 * @param at milliseconds since the epoch
 */
export function statedPassage(
  passage: PassageRef,
  text: string,
  read: readonly SentenceStatement[],
  model: string,
  at: number,
): RefinedPassage {
  const { documentId, start, end, sentences, firstSentence } = passage;
  const relations = isPackable(passage) ? statedRelations(text, sentences, read, firstSentence) : [];
  return {
    documentId,
    start,
    end,
    model,
    prompt: STATEMENTS,
    content: passageKey(text, passage),
    at,
    found: relations.length === 0 ? null : packFindings(passage, { mentions: [], relations }),
  };
}
