/**
 * @file Which communities are of no subject: words that stand here and there, in passing, draw bits of many documents together. A subject that several documents
 * share has most of its sentences in two of them, or much of what one of them has to say, as short notes on one thing do.
 */
import type { EntityTable, SentenceTable } from '../notebook/index-types.ts';
import { row } from '../rows.ts';

/** A community with a smaller share of its sentences in its two main documents is spread … */
const LEAST_IN_TWO = 0.6;
/** … and scattered where its documents, on average, have a smaller share of theirs in it. */
const LEAST_OF_DOCUMENT = 0.1;

/**
 * Tells whether entities are bits of many documents that have no subject in common.
 *
 * @returns for a group of entities
 */
export function scatterOf(
  { sentences }: Pick<EntityTable, 'sentences'>,
  { document }: Pick<SentenceTable, 'document'>,
): (group: Uint32Array) => boolean {
  const mentioned = new Uint32Array(document.length);
  for (const sentence of sentences.items) mentioned[sentence]!++;
  // Sentences that mention anything, of each document.
  const said = new Map<number, number>();
  mentioned.forEach((count, sentence) => {
    if (count > 0) said.set(document[sentence]!, (said.get(document[sentence]!) ?? 0) + 1);
  });
  return (group) => {
    const mass = new Map<number, number>();
    let all = 0;
    for (const entity of group) {
      for (const sentence of row(sentences, entity)) {
        const share = 1 / mentioned[sentence]!;
        mass.set(document[sentence]!, (mass.get(document[sentence]!) ?? 0) + share);
        all += share;
      }
    }
    const [first = 0, second = 0] = [...mass.values()].sort((a, b) => b - a);
    if (first + second >= LEAST_IN_TWO * all) return false;
    let ofDocuments = 0;
    for (const [own, share] of mass) ofDocuments += (share / all) * (share / said.get(own)!);
    return ofDocuments < LEAST_OF_DOCUMENT;
  };
}
