/** @file The vectors of one notebook by one encoder while it is being embedded: which rows there are, and where new ones go. */
import {
  keyName,
  LABELS_PER_PART,
  NO_DOCUMENT,
  packWords,
  PASSAGES_PER_PART,
  unpackWords,
  type TextKey,
} from '../../engine/notebook/embeddings.ts';
import type { EmbeddingBlock } from '../../engine/records.ts';
import { setRow, vectorTable } from '../../engine/vector/quantised.ts';
import { setSigns, signBytes } from '../../engine/vector/signs.ts';
import type { WordCodes } from '../../engine/vector/word-codes.ts';

/** What an encoder read in a passage: its vector in floats as a model gave it, or in bytes as it was kept. */
export interface KeptReading {
  vector: Float32Array | Int8Array;
  words: WordCodes;
}

/** A passage with what was read in it. */
export interface PassageRow extends KeptReading {
  documentId: string;
  /** Counts from 0 within the document. */
  number: number;
  start: number;
  end: number;
  key: TextKey;
}

export interface LabelRow {
  key: TextKey;
  vector: Float32Array;
}

/** A row of a block. */
type KeptRow = Pick<PassageRow, 'key' | 'start' | 'end' | 'vector' | 'words'>;

type Place = Pick<EmbeddingBlock, 'documentId' | 'part'>;

function placeName({ documentId, part }: Place): string {
  return `${documentId} ${part}`;
}

/** A passage's range as a string, for sets. */
export function rangeName(start: number, end: number): string {
  return `${start} ${end}`;
}

function keyAt(keys: Uint32Array, at: number): TextKey {
  return [keys[2 * at]!, keys[2 * at + 1]!];
}

export class Shelf {
  readonly #blocks = new Map<string, EmbeddingBlock>();
  /** Passages by the key of their text. */
  readonly #readings = new Map<string, KeptReading>();
  readonly #labels = new Set<string>();

  constructor(blocks: readonly EmbeddingBlock[]) {
    for (const block of blocks) this.#put(block);
  }

  /** What was read in a passage with the same text, wherever it stands. */
  readingOf(key: TextKey): KeptReading | undefined {
    return this.#readings.get(keyName(key, 0));
  }

  hasLabel(key: TextKey): boolean {
    return this.#labels.has(keyName(key, 0));
  }

  /** Ranges of the passages that were read, by document; what older versions stored without words is read again. */
  ranges(): Map<string, Set<string>> {
    const found = new Map<string, Set<string>>();
    for (const { documentId, ranges, words } of this.#blocks.values()) {
      if (words === undefined) continue;
      const ofDocument = found.get(documentId) ?? new Set();
      for (let at = 0; at < ranges.length; at += 2) ofDocument.add(rangeName(ranges[at]!, ranges[at + 1]!));
      found.set(documentId, ofDocument);
    }
    return found;
  }

  /**
   * Adds passages to their blocks.
   *
   * @param isThere whether a document still has a passage of this range: what is left of an earlier reading goes
   * @returns the blocks that changed
   */
  addPassages(rows: readonly PassageRow[], isThere: (documentId: string, range: string) => boolean): EmbeddingBlock[] {
    const byPlace = new Map<string, PassageRow[]>();
    for (const added of rows) {
      const name = placeName({ documentId: added.documentId, part: Math.floor(added.number / PASSAGES_PER_PART) });
      byPlace.set(name, [...(byPlace.get(name) ?? []), added]);
    }
    return [...byPlace].map(([name, added]) => {
      const { documentId, number } = added[0]!;
      const place = { documentId, part: Math.floor(number / PASSAGES_PER_PART) };
      const fresh = new Set(added.map(({ start, end }) => rangeName(start, end)));
      const kept = this.#rowsOf(name).filter(({ start, end }) => {
        const range = rangeName(start, end);
        return !fresh.has(range) && isThere(documentId, range);
      });
      return this.#put(
        passageBlock(
          place,
          [...kept, ...added].sort((a, b) => a.start - b.start),
        ),
      );
    });
  }

  /** Adds names and titles; returns the blocks that changed. */
  addLabels(rows: readonly LabelRow[]): EmbeddingBlock[] {
    const changed = new Map<number, EmbeddingBlock>();
    for (let from = 0; from < rows.length;) {
      const last = this.#labelBlocks().at(-1);
      const count = last === undefined ? 0 : last.keys.length / 2;
      const isOpen = last !== undefined && count < LABELS_PER_PART;
      const part = last === undefined ? 0 : isOpen ? last.part : last.part + 1;
      const added = rows.slice(from, from + LABELS_PER_PART - (isOpen ? count : 0));
      changed.set(part, this.#put(labelBlock(part, added, isOpen ? last : undefined)));
      from += added.length;
    }
    return [...changed.values()];
  }

  /** Puts the labels that are still wanted into as few blocks as possible; null when none is stale. */
  withoutStaleLabels(wanted: ReadonlySet<string>): { blocks: EmbeddingBlock[]; gone: Place[] } | null {
    const before = this.#labelBlocks();
    const isWanted = ({ keys }: EmbeddingBlock, at: number) => wanted.has(keyName(keys, at));
    if (before.every((block) => block.keys.every((_, i) => i % 2 === 1 || isWanted(block, i / 2)))) return null;
    const blocks: EmbeddingBlock[] = [];
    for (const block of before) {
      this.#blocks.delete(placeName(block));
      const bytes = signBytes(block.dimensions);
      for (let at = 0; 2 * at < block.keys.length; at++) {
        if (!isWanted(block, at)) continue;
        let open = blocks.at(-1);
        if (open === undefined || open.keys.length / 2 >= LABELS_PER_PART) {
          open = emptyLabels(blocks.length, block.dimensions);
          blocks.push(open);
        }
        const vectors = block.vectors.subarray(at * bytes, (at + 1) * bytes);
        blocks[blocks.length - 1] = {
          ...open,
          keys: Uint32Array.of(...open.keys, ...keyAt(block.keys, at)),
          vectors: Uint8Array.of(...open.vectors, ...vectors),
        };
      }
    }
    this.#labels.clear();
    for (const block of blocks) this.#put(block);
    return { blocks, gone: before.slice(blocks.length).map(({ documentId, part }) => ({ documentId, part })) };
  }

  /** Blocks of a document that would hold passages beyond its last one. */
  beyond(documentId: string, passages: number): Place[] {
    const parts = Math.ceil(passages / PASSAGES_PER_PART);
    return [...this.#blocks.values()].filter((block) => block.documentId === documentId && block.part >= parts);
  }

  #put(block: EmbeddingBlock): EmbeddingBlock {
    this.#blocks.set(placeName(block), block);
    if (block.documentId === NO_DOCUMENT) {
      for (let at = 0; 2 * at < block.keys.length; at++) this.#labels.add(keyName(block.keys, at));
    } else for (const { key, vector, words } of rowsOf(block)) this.#readings.set(keyName(key, 0), { vector, words });
    return block;
  }

  #rowsOf(name: string): KeptRow[] {
    const block = this.#blocks.get(name);
    return block === undefined ? [] : rowsOf(block);
  }

  #labelBlocks(): EmbeddingBlock[] {
    return [...this.#blocks.values()]
      .filter(({ documentId }) => documentId === NO_DOCUMENT)
      .sort((a, b) => a.part - b.part);
  }
}

/** The rows of a block of passages; none of one that was stored without words. */
function rowsOf({ dimensions, keys, ranges, vectors, words }: EmbeddingBlock): KeptRow[] {
  if (words === undefined) return [];
  return unpackWords(words).map((ofPassage, at) => ({
    key: keyAt(keys, at),
    start: ranges[2 * at]!,
    end: ranges[2 * at + 1]!,
    vector: vectors.subarray(at * dimensions, (at + 1) * dimensions) as Int8Array,
    words: ofPassage,
  }));
}

function passageBlock(place: Place, rows: readonly KeptRow[]): EmbeddingBlock {
  const table = vectorTable(rows.length, rows[0]!.vector.length);
  rows.forEach(({ vector }, at) => {
    if (vector instanceof Int8Array) table.values.set(vector, at * table.dimensions);
    else setRow(table, at, vector);
  });
  return {
    documentId: place.documentId,
    part: place.part,
    keys: Uint32Array.from(rows.flatMap(({ key }) => [...key])),
    ranges: Uint32Array.from(rows.flatMap(({ start, end }) => [start, end])),
    dimensions: table.dimensions,
    vectors: table.values,
    words: packWords(rows.map(({ words }) => words)),
  };
}

function emptyLabels(part: number, dimensions: number): EmbeddingBlock {
  return {
    documentId: NO_DOCUMENT,
    part,
    keys: new Uint32Array(),
    ranges: new Uint32Array(),
    dimensions,
    vectors: new Uint8Array(),
  };
}

function labelBlock(part: number, rows: readonly LabelRow[], before: EmbeddingBlock | undefined): EmbeddingBlock {
  const dimensions = rows[0]!.vector.length;
  const open = before ?? emptyLabels(part, dimensions);
  const signs = new Uint8Array(rows.length * signBytes(dimensions));
  rows.forEach(({ vector }, at) => setSigns(signs, at, vector));
  const vectors = new Uint8Array(open.vectors.length + signs.length);
  vectors.set(open.vectors as Uint8Array);
  vectors.set(signs, open.vectors.length);
  const keys = Uint32Array.from([...open.keys, ...rows.flatMap(({ key }) => [...key])]);
  return { ...open, keys, vectors };
}
