/** @file Reads what the statements of an index say, one document after the other, so that no more than one text is needed at a time. */
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { TextSource } from '../ports.ts';
import type { StatementWords } from './types.ts';

/** Of a statement that may not be shown. */
export const NO_WORDS: StatementWords = { cause: '', effect: '', cue: '', sentence: '' };

/** A stretch of text as it is shown: runs of space are one. */
export const plainWords = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What each side of a statement says, by the number that `EventOfSide` has for it; nothing for one that may not be shown. */
export function sideWordsOf(words: readonly (StatementWords | null)[]): (side: number) => string {
  return (side) => words[side >> 1]?.[side % 2 === 0 ? 'cause' : 'effect'] ?? '';
}

/**
 * The words of each relation, by its number; those of documents that may not be shown, or whose text is gone, are null.
 *
 * @param isExcluded documents of which nothing may be shown
 */
export async function readStatementWords(
  { relations, sentences, documents }: NotebookIndex,
  texts: TextSource,
  isExcluded: (documentId: string) => boolean,
): Promise<(StatementWords | null)[]> {
  const all: (StatementWords | null)[] = Array.from({ length: relations.kind.length }, () => null);
  const byDocument = new Map<number, number[]>();
  relations.sentence.forEach((sentence, relation) => {
    if (sentences.wrong?.[sentence]) return;
    const document = sentences.document[sentence]!;
    const known = byDocument.get(document);
    if (known) known.push(relation);
    else byDocument.set(document, [relation]);
  });
  for (const [document, own] of byDocument) {
    const id = documents.ids[document]!;
    if (isExcluded(id)) continue;
    const text = await texts.text(id).catch(() => null);
    if (text === null) continue;
    for (const relation of own) {
      const sentence = relations.sentence[relation]!;
      const part = (at: number): string =>
        plainWords(text.slice(relations.ranges[6 * relation + at], relations.ranges[6 * relation + at + 1]));
      all[relation] = {
        cause: part(0),
        effect: part(2),
        cue: part(4),
        sentence: plainWords(text.slice(sentences.ranges[2 * sentence], sentences.ranges[2 * sentence + 1])),
      };
    }
  }
  return all;
}
