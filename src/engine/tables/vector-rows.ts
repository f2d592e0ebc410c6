/** @file Rows of what text units, entities and communities mean, as vectors: an encoder's where there are any, with what tells it that they are its own, else those of the index. */
import { digitsOfKey, entityKey, moduleKey, passageLines, textKey, type EmbeddedRows } from '../notebook/embeddings.ts';
import type { VectorTable } from '../notebook/index-types.ts';
import { ROW_LENGTH } from '../vector/quantised.ts';
import { signBytes } from '../vector/signs.ts';
import { WORD_BYTES } from '../vector/word-codes.ts';
import type { EMBEDDINGS, RowOf } from './columns.ts';
import { idOf, type Prepared } from './source.ts';

type Embedding = RowOf<typeof EMBEDDINGS>;

/** What only an encoder's vectors have. */
const OF_NO_ENCODER = { key: null, words_of_line: null, word_signs: null };

function numbersOf({ dimensions, values }: VectorTable, at: number): number[] {
  return Array.from(values.subarray(at * dimensions, (at + 1) * dimensions), (value) => value / ROW_LENGTH);
}

/** Of a name or a title an encoder's vector is kept as signs alone: a unit vector of equal numbers. */
function numbersOfSigns({ signs, dimensions }: EmbeddedRows, at: number): number[] {
  const from = at * signBytes(dimensions);
  const size = 1 / Math.sqrt(dimensions);
  return Array.from({ length: dimensions }, (_, i) => ((signs[from + (i >> 3)]! >> (i & 7)) & 1 ? size : -size));
}

/** The vectors of the index. A text of words that mean nothing has none. */
async function* rowsOfIndex({ index, onRow }: Prepared): AsyncGenerator<Embedding> {
  const tables = [
    ['text_unit', idOf.textUnit, index.passageVectors, index.passages.document.length],
    ['entity', idOf.entity, index.entityVectors, index.entities.names.length],
    ['community', idOf.community, index.moduleVectors, index.hierarchy.level.length],
  ] as const;
  for (const [kind, id, table, count] of tables) {
    for (let number = 0; number < count; number++) {
      await onRow?.();
      const embedding = numbersOf(table, number);
      if (embedding.some((value) => value !== 0)) yield { id: id(number), kind, embedding, ...OF_NO_ENCODER };
    }
  }
}

/** What was read in the words of a passage. */
function wordsOf({ index }: Prepared, { words }: EmbeddedRows, passage: number) {
  if (words === null) return { words_of_line: null, word_signs: null };
  const first = index.passages.sentenceStart[passage]!;
  const end = index.passages.sentenceStart[passage + 1]!;
  const at = words.start.subarray(first, end + 1);
  return {
    words_of_line: Array.from({ length: end - first }, (_, line) => at[line + 1]! - at[line]!),
    word_signs: words.signs.slice(at[0]! * WORD_BYTES, at.at(-1)! * WORD_BYTES),
  };
}

/** The vectors of an encoder. A text that is not embedded yet has none. */
async function* rowsOfEncoder(source: Prepared, embedded: EmbeddedRows): AsyncGenerator<Embedding> {
  const { index, texts, onRow } = source;
  for (let passage = 0; passage < index.passages.document.length; passage++) {
    await onRow?.();
    if (embedded.hasPassage[passage] !== 1) continue;
    const text = await texts.text(index.documents.ids[index.passages.document[passage]!]!);
    yield {
      id: idOf.textUnit(passage),
      kind: 'text_unit',
      embedding: numbersOf(embedded.passages, passage),
      key: digitsOfKey(textKey(passageLines(index, passage, text))),
      ...wordsOf(source, embedded, passage),
    };
  }
  const labels = [
    ['entity', idOf.entity, embedded.entityRow, (entity: number) => entityKey(index.entities.names[entity]!)],
    ['community', idOf.community, embedded.moduleRow, (module: number) => moduleKey(index, module)],
  ] as const;
  for (const [kind, id, rowOf, keyOf] of labels) {
    for (const [number, at] of rowOf.entries()) {
      await onRow?.();
      if (at < 0) continue;
      const embedding = numbersOfSigns(embedded, at);
      yield { ...OF_NO_ENCODER, id: id(number), kind, embedding, key: digitsOfKey(keyOf(number)) };
    }
  }
}

export function embeddingRows(source: Prepared): AsyncGenerator<Embedding> {
  return source.embedded === null ? rowsOfIndex(source) : rowsOfEncoder(source, source.embedded);
}
