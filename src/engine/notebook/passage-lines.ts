/** @file The sentences of passages as models read them. */
import type { TextSource } from '../ports.ts';
import { oneLine, passageLines } from './embeddings.ts';
import type { NotebookIndex } from './index-types.ts';

/** The sentences of passages, a line each. */
export function linesOf(index: NotebookIndex, texts: TextSource, passages: readonly number[]): Promise<string[][]> {
  return Promise.all(
    passages.map(async (passage) => {
      const text = await texts.text(index.documents.ids[index.passages.document[passage]!]!);
      return passageLines(index, passage, text).split('\n');
    }),
  );
}

/** Sentences out of different passages, a line each. */
export function sentenceLines(
  { documents, sentences }: NotebookIndex,
  texts: TextSource,
  chosen: readonly number[],
): Promise<string[]> {
  return Promise.all(
    chosen.map(async (sentence) => {
      const text = await texts.text(documents.ids[sentences.document[sentence]!]!);
      return oneLine(text.slice(sentences.ranges[2 * sentence]!, sentences.ranges[2 * sentence + 1]!));
    }),
  );
}
