/** @file Files of static word vectors of a few words, for tests. */
import { seededRandom } from '../../../src/engine/random.ts';
import { wordsOf } from '../../../src/engine/vector/word-pieces.ts';
import { WordVectors } from '../../../src/engine/vector/word-vectors.ts';

/** Vectors by word piece; all of one length. */
export type Vectors = Readonly<Record<string, readonly number[]>>;

/** The file. Numbers are rounded to 1/127 of the largest of their vector, so that 0 and the largest are exact. */
export function wordFile(vectors: Vectors): Uint8Array {
  const names = Object.keys(vectors);
  const rows = Object.values(vectors);
  const dimensions = rows[0]?.length ?? 0;
  const text = Buffer.from(names.join('\n'));
  const head = { format: 'causeway-words-1', dimensions, pieces: names.length, textBytes: text.length };
  const scales = Float32Array.from(rows, (row) => Math.max(...row.map(Math.abs)) / 127 || 1);
  const values = Int8Array.from(rows.flatMap((row, i) => row.map((value) => Math.round(value / scales[i]!))));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(`${JSON.stringify(head)}\n`),
      text,
      Buffer.from(scales.buffer),
      Buffer.from(values.buffer),
    ]),
  );
}

export function tinyWords(vectors: Vectors): WordVectors {
  return WordVectors.parse(wordFile(vectors));
}

/** Any vectors for all the words of some texts, the same in each run. */
export function randomWords(texts: readonly string[], dimensions: number): WordVectors {
  const random = seededRandom(7);
  const words = [...new Set(texts.flatMap(wordsOf))];
  return tinyWords(
    Object.fromEntries(words.map((word) => [word, Array.from({ length: dimensions }, () => random() - 0.5)])),
  );
}
