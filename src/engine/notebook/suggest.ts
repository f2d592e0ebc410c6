/** @file Questions that a notebook can answer, made from its own strongest causal chains. */
import type { TextSource } from '../ports.ts';
import type { NotebookIndex } from './index-types.ts';
import { preparedFor } from './ask.ts';
import { questionAbout } from './question-about.ts';

const CAUSAL = 0;
const LONGEST_EFFECT = 80;
/** Statements looked at: the best of a large notebook are among its first. */
const MOST_READ = 400;

/**
 * Up to `count` questions such as "What led to …?", about effects that a chain of relations leads to, longest chains first, each
 * from another document. Effects that are told as a whole clause come after those that are told as a thing.
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
  const questions = new Map<number, string>();
  const asClauses = new Map<number, string>();
  for (const { relation } of candidates.slice(0, MOST_READ)) {
    if (questions.size >= count) break;
    const document = sentences.document[relations.sentence[relation]!]!;
    if (questions.has(document)) continue;
    const text = await texts.text(documents.ids[document]!);
    const effect = text.slice(relations.ranges[6 * relation + 2]!, relations.ranges[6 * relation + 3]!);
    const asked = questionAbout(effect);
    if (asked === null || [...questions.values()].includes(asked.question)) continue;
    if (!asked.isClause) questions.set(document, asked.question);
    else if (!asClauses.has(document)) asClauses.set(document, asked.question);
  }
  const others = [...asClauses].flatMap(([document, question]) => (questions.has(document) ? [] : [question]));
  return [...questions.values(), ...new Set(others)].slice(0, count);
}
