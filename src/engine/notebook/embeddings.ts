/**
 * @file The vectors that a local encoder makes of a notebook: what is to be embedded, which stored vectors belong to which row of an
 * index, and how near a question is to each. Passages are embedded as they stand, entities by their names, modules by title and summary,
 * as in the papers.
 *
 * Passages keep a byte for each number (an error of about a hundredth in the cosine, a quarter of the bytes of floats); names and titles
 * keep a bit, since there are several for each passage and they would weigh more than the texts.
 */
import { moduleReport } from '../hierarchy/titles.ts';
import { contentKey } from '../model/content-key.ts';
import type { QuestionReading } from '../ports.ts';
import type { EmbeddingBlock, PackedWords } from '../records.ts';
import { row } from '../rows.ts';
import type { Nearness } from '../vector/nearness.ts';
import { cosines, residentTable } from '../vector/quantised.ts';
import { signBytes, signCosines } from '../vector/signs.ts';
import { AskedWords, WORD_BYTES, type WordCodes, type WordTable } from '../vector/word-codes.ts';
import type { NotebookIndex, VectorTable } from './index-types.ts';

/** Passages in one block; see {@link EmbeddingBlock}. */
export const PASSAGES_PER_PART = 256;
/** Names and titles in one block. */
export const LABELS_PER_PART = 1024;
/** The document of blocks that hold names and titles. */
export const NO_DOCUMENT = '';

/** Two 32-bit numbers that equal texts share. */
export type TextKey = readonly [number, number];

export function textKey(...parts: readonly string[]): TextKey {
  return keyOfDigits(contentKey(...parts))!;
}

/** A key as sixteen hexadecimal digits. */
export function digitsOfKey(key: TextKey): string {
  return key.map((number) => number.toString(16).padStart(8, '0')).join('');
}

/** The same as a key; null for anything else. */
export function keyOfDigits(digits: string): TextKey | null {
  if (!/^[\da-f]{16}$/.test(digits)) return null;
  return [parseInt(digits.slice(0, 8), 16), parseInt(digits.slice(8), 16)];
}

/** A key as a string, for maps. */
export function keyName(keys: ArrayLike<number>, index: number): string {
  return `${keys[2 * index]} ${keys[2 * index + 1]}`;
}

/** The range of a passage in its document's text. */
export function passageRange({ passages, sentences }: NotebookIndex, passage: number): { start: number; end: number } {
  const first = passages.sentenceStart[passage]!;
  const last = passages.sentenceStart[passage + 1]! - 1;
  return { start: sentences.ranges[2 * first]!, end: sentences.ranges[2 * last + 1]! };
}

/** A stretch of text in one line, without the marks that a quoted reply has before its lines. */
export function oneLine(text: string): string {
  return text
    .replace(/\n[ \t]*(?:>[ \t]?)+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * What of a passage is embedded: a line for each of its sentences.
 *
 * @param text of its document
 */
export function passageLines({ passages, sentences }: NotebookIndex, passage: number, text: string): string {
  const lines: string[] = [];
  for (let s = passages.sentenceStart[passage]!; s < passages.sentenceStart[passage + 1]!; s++) {
    lines.push(oneLine(text.slice(sentences.ranges[2 * s]!, sentences.ranges[2 * s + 1]!)));
  }
  return lines.join('\n');
}

/** What names a row without reading any document: an entity's name, or a module's title with the places of its summary's sentences. */
export interface Label {
  key: TextKey;
  /** What to embed: the words here, and the sentences of these numbers after them. */
  words: string;
  sentences: readonly number[];
}

/** Only what questions could start from: a name that stands once and in no statement of cause leads nowhere. */
function isNamed({ entities }: NotebookIndex, inRelations: ReadonlySet<number>, entity: number): boolean {
  return inRelations.has(entity) || row(entities.sentences, entity).length > 1;
}

/** The key of an entity's name. */
export function entityKey(name: string): TextKey {
  return textKey('entity', name);
}

/** The key of what names a module. */
export function moduleKey(index: NotebookIndex, module: number): TextKey {
  const { hierarchy, sentences, documents } = index;
  const written = moduleReport(index, module);
  if (written) return textKey('report', written.title, written.summary);
  const places = Array.from(
    row(hierarchy.summary, module),
    (s) => `${documents.ids[sentences.document[s]!]} ${sentences.ranges[2 * s]} ${sentences.ranges[2 * s + 1]}`,
  );
  return textKey('module', hierarchy.titles[module]!, ...places);
}

/** Titles of modules and names of entities, as they are to be embedded; modules first, since there are fewer. */
export function labelsOf(index: NotebookIndex): Label[] {
  const { entities, hierarchy, relations } = index;
  const inRelations = new Set(relations.entities.items);
  const modules = hierarchy.titles.map((title, module) => {
    const written = moduleReport(index, module);
    return {
      key: moduleKey(index, module),
      words: written ? `${written.title}. ${written.summary}` : title,
      sentences: written ? [] : [...row(hierarchy.summary, module)],
    };
  });
  const names = entities.names.flatMap((name, entity) =>
    isNamed(index, inRelations, entity) ? { key: entityKey(name), words: name, sentences: [] } : [],
  );
  return [...modules, ...names];
}

/** Puts the words of passages one after the other. */
export function packWords(passages: readonly WordCodes[]): PackedWords {
  const joined = { signs: 0, ofLine: 0 };
  for (const { signs, ofLine } of passages) {
    joined.signs += signs.length;
    joined.ofLine += ofLine.length;
  }
  const packed = {
    lines: Uint16Array.from(passages, ({ ofLine }) => ofLine.length),
    ofLine: new Uint16Array(joined.ofLine),
    signs: new Uint8Array(joined.signs),
  };
  let line = 0;
  let byte = 0;
  for (const { signs, ofLine } of passages) {
    packed.ofLine.set(ofLine, line);
    packed.signs.set(signs, byte);
    line += ofLine.length;
    byte += signs.length;
  }
  return packed;
}

/** The words of each passage. */
export function unpackWords({ lines, ofLine, signs }: PackedWords): WordCodes[] {
  let line = 0;
  let byte = 0;
  return Array.from(lines, (count) => {
    const own = ofLine.subarray(line, line + count);
    const bytes = own.reduce((sum, words) => sum + words, 0) * WORD_BYTES;
    const words = { ofLine: own, signs: signs.subarray(byte, byte + bytes) };
    line += count;
    byte += bytes;
    return words;
  });
}

/**
 * The words of all sentences of an index.
 *
 * @param passages the words of each passage; undefined where none were read
 * @returns null where there is no word; a passage that has other sentences by now has none
 */
export function wordTable(
  { passages: { sentenceStart }, sentences }: NotebookIndex,
  passages: readonly (WordCodes | undefined)[],
): WordTable | null {
  const count = sentences.document.length;
  const start = new Uint32Array(count + 1);
  const found: WordCodes[] = [];
  passages.forEach((words, p) => {
    const from = sentenceStart[p]!;
    if (words?.ofLine.length !== sentenceStart[p + 1]! - from) return;
    found.push(words);
    words.ofLine.forEach((own, i) => (start[from + i + 1] = own));
  });
  for (let s = 0; s < count; s++) start[s + 1]! += start[s]!;
  return start[count] === 0 ? null : { start, signs: packWords(found).signs };
}

/** Stored vectors by the rows of an index. */
export interface EmbeddedRows {
  /** 0 while nothing is embedded. */
  dimensions: number;
  passages: VectorTable;
  hasPassage: Uint8Array;
  /** What the words of the passages mean; null where none were read. */
  words: WordTable | null;
  /** Signs, one row for each distinct name or title; −1: none. */
  signs: Uint8Array;
  entityRow: Int32Array;
  moduleRow: Int32Array;
  embedded: number;
}

/** Finds the stored vectors of an index, whole or a part of the notebook. What is not there yet has no row. */
export function alignEmbeddings(index: NotebookIndex, blocks: readonly EmbeddingBlock[]): EmbeddedRows {
  const dimensions = blocks[0]?.dimensions ?? 0;
  const count = index.passages.document.length;
  const passages = residentTable(count, dimensions);
  const hasPassage = new Uint8Array(count);
  const places = new Map<string, { block: EmbeddingBlock; at: number; words: WordCodes | undefined }>();
  const read = new Array<WordCodes | undefined>(count);
  const labels = blocks.filter(({ documentId }) => documentId === NO_DOCUMENT);
  for (const block of blocks) {
    const words = block.words && unpackWords(block.words);
    for (let at = 0; 2 * at < block.ranges.length; at++) {
      const name = `${block.documentId} ${block.ranges[2 * at]} ${block.ranges[2 * at + 1]}`;
      places.set(name, { block, at, words: words?.[at] });
    }
  }
  let found = 0;
  for (let p = 0; p < count; p++) {
    const { start, end } = passageRange(index, p);
    const place = places.get(`${index.documents.ids[index.passages.document[p]!]} ${start} ${end}`);
    if (place === undefined || place.block.dimensions !== dimensions) continue;
    const from = place.at * dimensions;
    passages.values.set(place.block.vectors.subarray(from, from + dimensions), p * dimensions);
    hasPassage[p] = 1;
    read[p] = place.words;
    found++;
  }
  const bytes = signBytes(dimensions);
  const rowOf = new Map<string, number>();
  const signs = new Uint8Array(labels.reduce((sum, { vectors }) => sum + vectors.length, 0));
  let filled = 0;
  for (const { keys, vectors } of labels) {
    signs.set(vectors, filled);
    for (let at = 0; 2 * at < keys.length; at++) rowOf.set(keyName(keys, at), filled / bytes + at);
    filled += vectors.length;
  }
  const rowOfKey = (key: TextKey) => rowOf.get(keyName(key, 0)) ?? -1;
  return {
    passages,
    hasPassage,
    words: wordTable(index, read),
    dimensions,
    signs,
    entityRow: Int32Array.from(index.entities.names, (name) => (rowOf.size > 0 ? rowOfKey(entityKey(name)) : -1)),
    moduleRow: Int32Array.from(index.hierarchy.titles, (_, module) =>
      rowOf.size > 0 ? rowOfKey(moduleKey(index, module)) : -1,
    ),
    embedded: count === 0 ? 0 : found / count,
  };
}

/** A function that works its result out when it is first called. */
function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | null = null;
  return () => (made ??= { result: make() }).result;
}

/** The values at some places, NaN for those below 0. A plain loop, since there are several names for each passage. */
function valuesAt(values: Float32Array, places: Int32Array): Float32Array {
  const found = new Float32Array(places.length);
  for (let i = 0; i < places.length; i++) found[i] = places[i]! < 0 ? NaN : values[places[i]!]!;
  return found;
}

/** Whether anything is embedded, and by a model of a question's dimensions. */
export function isComparable(rows: EmbeddedRows, question: Float32Array): boolean {
  return rows.embedded > 0 && rows.dimensions === question.length;
}

/**
 * How near a question is to everything that is embedded.
 *
 * @param reading of the question by the same model
 * @param taken the reading's cosines with `rows.passages`, where they were taken elsewhere; kept and changed
 * @returns null where they can't be compared, see {@link isComparable}
 */
export function nearnessTo(
  rows: EmbeddedRows,
  model: string,
  question: string,
  { vector, words, asked }: QuestionReading,
  taken?: Float32Array,
): Nearness | null {
  if (!isComparable(rows, vector)) return null;
  const passages = taken ?? cosines(rows.passages, vector);
  for (let p = 0; p < passages.length; p++) if (rows.hasPassage[p] === 0) passages[p] = NaN;
  // Names and titles are many, and part of a question may ask for passages alone: they are compared when somebody asks for them.
  const labels = once(() => signCosines(rows.signs, vector));
  const ofLabels = (rowOf: Int32Array) => once(() => valuesAt(labels(), rowOf));
  const entities = ofLabels(rows.entityRow);
  const modules = ofLabels(rows.moduleRow);
  return {
    model,
    question: question.trim(),
    asked: vector,
    ...(asked && { understood: asked }),
    passages,
    get entities() {
      return entities();
    },
    get modules() {
      return modules();
    },
    embedded: rows.embedded,
    ...(rows.words && { words: { asked: new AskedWords(words), words: rows.words } }),
  };
}
