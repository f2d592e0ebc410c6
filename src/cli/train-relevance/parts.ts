/** @file A part of a notebook: what is usual among a few documents, and what is missing where an answer is taken away. */
import { preparedFor } from '../../engine/notebook/ask.ts';
import { wordTable } from '../../engine/notebook/embeddings.ts';
import type { NotebookIndex } from '../../engine/notebook/index-types.ts';
import { restrictIndex } from '../../engine/notebook/restrict.ts';
import { WORD_BYTES, type WordCodes, type WordTable } from '../../engine/vector/word-codes.ts';
import type { TrainingNotebook } from './notebooks.ts';

/** A notebook or a part of one. */
export type Place = Pick<TrainingNotebook, 'prepared' | 'nearness'>;

/** The words of one passage. */
function wordsOf(
  { passages: { sentenceStart } }: NotebookIndex,
  { signs, start }: WordTable,
  passage: number,
): WordCodes {
  const starts = start.subarray(sentenceStart[passage]!, sentenceStart[passage + 1]! + 1);
  return {
    signs: signs.subarray(starts[0]! * WORD_BYTES, starts.at(-1)! * WORD_BYTES),
    ofLine: Uint16Array.from(starts.subarray(1), (end, i) => end - starts[i]!),
  };
}

/** The part of a notebook that these documents are. */
export function partOf({ prepared: { index }, nearness }: Place, documents: ReadonlySet<string>): Place {
  const kept: number[] = [];
  const part = restrictIndex(index, (passage) =>
    documents.has(index.documents.ids[index.passages.document[passage]!]!),
  );
  index.passages.document.forEach((document, p) => {
    if (documents.has(index.documents.ids[document]!)) kept.push(p);
  });
  const unknown = (count: number) => new Float32Array(count).fill(NaN);
  let table: WordTable | null = null;
  return {
    prepared: preparedFor(part),
    nearness: async (question) => {
      const near = await nearness(question);
      if (near === null) return null;
      const { words, ...rest } = near;
      if (words) {
        table ??= wordTable(
          part,
          kept.map((passage) => wordsOf(index, words.words, passage)),
        );
      }
      return {
        ...rest,
        ...(words && table && { words: { asked: words.asked, words: table } }),
        passages: Float32Array.from(kept, (passage) => near.passages[passage]!),
        entities: unknown(part.entities.names.length),
        modules: unknown(part.hierarchy.level.length),
      };
    },
  };
}
