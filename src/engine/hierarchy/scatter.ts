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
/** A part of a long document, of more sentences than this, comes back to its subject: something of it stands in so many sentences there. */
const LONG = 100;
const LEAST_RECURRING = 5;

/**
 * Tells whether entities have no subject in common: bits of many documents, or of a long one that comes back to none of them, as thanks and asides do.
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
    let isRecurring = false;
    for (const entity of group) {
      const times = new Map<number, number>();
      for (const sentence of row(sentences, entity)) {
        const own = document[sentence]!;
        times.set(own, (times.get(own) ?? 0) + 1);
        isRecurring ||= times.get(own)! >= LEAST_RECURRING;
      }
      for (const sentence of row(sentences, entity)) {
        const share = 1 / mentioned[sentence]!;
        mass.set(document[sentence]!, (mass.get(document[sentence]!) ?? 0) + share);
        all += share;
      }
    }
    const main = [...mass].sort((a, b) => b[1] - a[1]);
    if (!isRecurring && main[0] && said.get(main[0][0])! > LONG) return true;
    const [first = 0, second = 0] = main.map(([, share]) => share);
    if (first + second >= LEAST_IN_TWO * all) return false;
    let ofDocuments = 0;
    for (const [own, share] of mass) ofDocuments += (share / all) * (share / said.get(own)!);
    return ofDocuments < LEAST_OF_DOCUMENT;
  };
}
