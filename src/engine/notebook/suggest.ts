/** @file Questions that a notebook can answer, made from its own strongest causal chains. */
import type { TextSource } from '../ports.ts';
import type { NotebookIndex } from './index-types.ts';
import { preparedFor } from './ask.ts';

const CAUSAL = 0;
const LONGEST_EFFECT = 80;

/**
 * Up to `count` questions of the form "What led to …?", about effects that a chain of relations leads to, longest chains
 * first, each from another document.
 */
export async function suggestQuestions(index: NotebookIndex, texts: TextSource, count: number): Promise<string[]> {
  const { previous } = preparedFor(index);
  const { relations, sentences, documents } = index;
  const candidates: { relation: number; value: number }[] = [];
  for (let r = 0; r < relations.kind.length; r++) {
    const length = relations.ranges[6 * r + 3]! - relations.ranges[6 * r + 2]!;
    if (relations.kind[r] !== CAUSAL || relations.hedged[r] === 1 || length > LONGEST_EFFECT || length < 8) continue;
    const links = previous.offsets[r + 1]! - previous.offsets[r]!;
    candidates.push({ relation: r, value: relations.confidence[r]! + Math.min(links, 3) });
  }
  candidates.sort((a, b) => b.value - a.value || a.relation - b.relation);
  const questions: string[] = [];
  const used = new Set<number>();
  for (const { relation } of candidates) {
    if (questions.length >= count) break;
    const document = sentences.document[relations.sentence[relation]!]!;
    if (used.has(document)) continue;
    used.add(document);
    const text = await texts.text(documents.ids[document]!);
    const effect = text
      .slice(relations.ranges[6 * relation + 2]!, relations.ranges[6 * relation + 3]!)
      .replace(/\s+/g, ' ');
    questions.push(`What led to ${effect}?`);
  }
  return questions;
}
