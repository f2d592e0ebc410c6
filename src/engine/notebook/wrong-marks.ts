/** @file Which sentences a person marked as wrong, as a column of an index. */
import type { DocumentTable, SentenceTable } from './index-types.ts';

interface Text {
  documents: Pick<DocumentTable, 'ids' | 'sentenceStart'>;
  sentences: Pick<SentenceTable, 'document'>;
}

/** 1 for wrong sentences. @param wrong for documents that have any, the numbers of theirs */
export function wrongMarks({ documents, sentences }: Text, wrong: ReadonlyMap<string, readonly number[]>): Uint8Array {
  const marks = new Uint8Array(sentences.document.length);
  documents.ids.forEach((id, d) => {
    for (const sentence of wrong.get(id) ?? []) marks[documents.sentenceStart[d]! + sentence] = 1;
  });
  return marks;
}
