/** @file Rows of what text units, entities and communities mean, as vectors: an encoder's where there are any, else those of the index. */
import type { VectorTable } from '../notebook/index-types.ts';
import { ROW_LENGTH } from '../vector/quantised.ts';
import { signBytes } from '../vector/signs.ts';
import type { EMBEDDINGS, RowOf } from './columns.ts';
import { idOf, type Prepared } from './source.ts';

type Embedding = RowOf<typeof EMBEDDINGS>;

function numbersOf({ dimensions, values }: VectorTable, at: number): number[] {
  return Array.from(values.subarray(at * dimensions, (at + 1) * dimensions), (value) => value / ROW_LENGTH);
}

/** Of a name or a title an encoder's vector is kept as signs alone: a unit vector of equal numbers. */
function numbersOfSigns(signs: Uint8Array, at: number, dimensions: number): number[] {
  const from = at * signBytes(dimensions);
  const size = 1 / Math.sqrt(dimensions);
  return Array.from({ length: dimensions }, (_, i) => ((signs[from + (i >> 3)]! >> (i & 7)) & 1 ? size : -size));
}

const KINDS = [
  ['text_unit', idOf.textUnit],
  ['entity', idOf.entity],
  ['community', idOf.community],
] as const;

export async function* embeddingRows({ index, embedded, onRow }: Prepared): AsyncGenerator<Embedding> {
  const tables = [index.passageVectors, index.entityVectors, index.moduleVectors];
  const counts = [index.passages.document.length, index.entities.names.length, index.hierarchy.level.length];
  const vectorOf = (kind: number, number: number): number[] | null => {
    if (embedded === null) return numbersOf(tables[kind]!, number);
    if (kind === 0) return embedded.hasPassage[number] === 1 ? numbersOf(embedded.passages, number) : null;
    const at = (kind === 1 ? embedded.entityRow : embedded.moduleRow)[number]!;
    return at < 0 ? null : numbersOfSigns(embedded.signs, at, embedded.dimensions);
  };
  for (const [place, [kind, id]] of KINDS.entries()) {
    for (let number = 0; number < counts[place]!; number++) {
      await onRow?.();
      const embedding = vectorOf(place, number);
      // A text that is not embedded yet, or of words that mean nothing.
      if (embedding === null || embedding.every((value) => value === 0)) continue;
      yield { id: id(number), kind, embedding };
    }
  }
}
