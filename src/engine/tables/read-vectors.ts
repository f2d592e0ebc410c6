/**
 * @file The vectors of tables. Those of our own export come back as the store keeps them, with the keys that tell which text each is of, so that the same encoder has
 * nothing to do; of others only what can't be so is told, since which model made them is not.
 */
import {
  keyOfDigits,
  LABELS_PER_PART,
  NO_DOCUMENT,
  packWords,
  PASSAGES_PER_PART,
  type TextKey,
} from '../notebook/embeddings.ts';
import type { EmbeddingBlock } from '../records.ts';
import { ROW_LENGTH } from '../vector/quantised.ts';
import { setSigns, signBytes } from '../vector/signs.ts';
import { WORD_BYTES, type WordCodes } from '../vector/word-codes.ts';
import { checkedRows, type CheckedRow, type TableFile } from './check.ts';
import { EMBEDDINGS, type RowOf } from './columns.ts';

/** Where a text unit stands, and how many sentences it has. */
export interface UnitPlace {
  documentId: string;
  /** Counts from 0 within the document. */
  number: number;
  start: number;
  end: number;
  sentences: number;
}

interface PassageVector {
  place: UnitPlace;
  key: TextKey;
  vector: readonly number[];
  words: WordCodes;
}

type Checked = CheckedRow<RowOf<typeof EMBEDDINGS>>;

/** The end of an id that tells a model's files from all others: the beginning of their SHA-256. */
const HASH = /-[\da-f]{12,}$/;

/** Whether an encoder's id tells which weights it has: only then can vectors of another machine be those of the encoder here. */
export function tellsItsWeights(encoder: string): boolean {
  return HASH.test(encoder);
}

/** @param expected how many numbers there are to be; null: as many as there are */
function checkSize({ row, fail }: Checked, expected: number | null): number {
  const { length } = row.embedding!;
  if (expected !== null && length !== expected) {
    throw fail('embedding', `it has ${length} numbers and should have ${expected}.`);
  }
  return length;
}

/**
 * Such as can't belong together tell that a table is not whole.
 *
 * @param size that they are to have; null: that of the first
 */
export async function checkVectors(file: TableFile, size: number | null): Promise<void> {
  let expected = size;
  for await (const checked of checkedRows(EMBEDDINGS, file)) expected = checkSize(checked, expected);
}

/** The words of a passage, as they were kept; none where the encoder read none. */
function wordsOf({ row, fail }: Checked, { sentences }: UnitPlace): WordCodes {
  const ofLine = Uint16Array.from(row.words_of_line ?? []);
  const signs = row.word_signs ?? new Uint8Array(0);
  const words = ofLine.reduce((sum, count) => sum + count, 0);
  if (ofLine.length > 0 && ofLine.length !== sentences) {
    throw fail('words_of_line', `it has ${ofLine.length} numbers and should have ${sentences}.`);
  }
  if (signs.length !== words * WORD_BYTES) {
    throw fail('word_signs', `it has ${signs.length} bytes and should have ${words * WORD_BYTES}.`);
  }
  return { ofLine, signs };
}

function passageBlocks(rows: readonly PassageVector[], dimensions: number): EmbeddingBlock[] {
  const parts = new Map<string, PassageVector[]>();
  for (const row of rows) {
    const name = `${row.place.documentId} ${Math.floor(row.place.number / PASSAGES_PER_PART)}`;
    const own = parts.get(name);
    if (own) own.push(row);
    else parts.set(name, [row]);
  }
  return Array.from(parts.values(), (own) => {
    own.sort((a, b) => a.place.number - b.place.number);
    const { documentId, number } = own[0]!.place;
    const vectors = new Int8Array(own.length * dimensions);
    own.forEach(({ vector }, at) => {
      // As they were written: a byte for each number of a unit vector.
      vectors.set(
        vector.map((value) => Math.round(value * ROW_LENGTH)),
        at * dimensions,
      );
    });
    return {
      documentId,
      part: Math.floor(number / PASSAGES_PER_PART),
      keys: Uint32Array.from(own.flatMap(({ key }) => key)),
      ranges: Uint32Array.from(own.flatMap(({ place }) => [place.start, place.end])),
      dimensions,
      vectors,
      words: packWords(own.map(({ words }) => words)),
    };
  });
}

function labelBlocks(labels: ReadonlyMap<string, readonly number[]>, dimensions: number): EmbeddingBlock[] {
  const rows = [...labels];
  return Array.from({ length: Math.ceil(rows.length / LABELS_PER_PART) }, (_, part) => {
    const own = rows.slice(part * LABELS_PER_PART, (part + 1) * LABELS_PER_PART);
    const vectors = new Uint8Array(own.length * signBytes(dimensions));
    own.forEach(([, vector], at) => setSigns(vectors, at, vector));
    const keys = Uint32Array.from(own.flatMap(([digits]) => keyOfDigits(digits)!));
    return { documentId: NO_DOCUMENT, part, keys, ranges: new Uint32Array(0), dimensions, vectors };
  });
}

/**
 * The vectors of our own tables.
 *
 * @param dimensions numbers of a vector
 * @param units places of text units, by id; a vector of another one is of no use and left out
 */
export async function readVectors(
  file: TableFile,
  dimensions: number,
  units: ReadonlyMap<string, UnitPlace>,
): Promise<EmbeddingBlock[]> {
  const passages: PassageVector[] = [];
  const labels = new Map<string, readonly number[]>();
  for await (const checked of checkedRows(EMBEDDINGS, file)) {
    checkSize(checked, dimensions);
    const { id, kind, embedding, key: digits } = checked.row;
    const key = keyOfDigits(digits ?? '');
    if (key === null) continue;
    const place = units.get(id!);
    if (kind !== 'text_unit') labels.set(digits!, embedding!);
    else if (place) passages.push({ place, key, vector: embedding!, words: wordsOf(checked, place) });
  }
  return [...passageBlocks(passages, dimensions), ...labelBlocks(labels, dimensions)];
}
