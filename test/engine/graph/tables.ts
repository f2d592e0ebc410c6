/** @file Tables written by hand, for tests that must not depend on what extraction finds. */
import type { EntityTable, PassageTable, RelationTable } from '../../../src/engine/notebook/index-types.ts';
import { rowsFrom } from '../../../src/engine/rows.ts';

export interface HandRelation {
  /** Terms of the arguments. */
  cause?: number[];
  effect?: number[];
  /** Entities of the arguments, the head first. */
  from?: number[];
  to?: number[];
  kind?: 'causal' | 'associated' | 'denied';
  sentence?: number;
  confidence?: number;
  hedged?: boolean;
  /** Whether it can be read by itself; true unless told otherwise. */
  whole?: boolean;
}

export function relationTable(relations: readonly HandRelation[]): RelationTable {
  return {
    kind: Uint8Array.from(relations, ({ kind = 'causal' }) => ['causal', 'associated', 'denied'].indexOf(kind)),
    sentence: Uint32Array.from(relations, ({ sentence }, r) => sentence ?? r),
    ranges: new Uint32Array(relations.length * 6),
    polarity: new Int8Array(relations.length).fill(1),
    hedged: Uint8Array.from(relations, ({ hedged = false }) => (hedged ? 1 : 0)),
    confidence: Float32Array.from(relations, ({ confidence = 1 }) => confidence),
    whole: Uint8Array.from(relations, ({ whole = true }) => (whole ? 1 : 0)),
    entities: rowsFrom(relations.flatMap(({ from = [], to = [] }) => [from, to])),
    terms: rowsFrom(relations.flatMap(({ cause = [], effect = [] }) => [cause, effect])),
  };
}

/** Entities that are named by their number and stand in the given sentences. */
export function entityTable(sentences: readonly number[][]): EntityTable {
  return {
    names: sentences.map((_, i) => `entity ${i}`),
    kinds: new Uint8Array(sentences.length),
    aliases: [],
    aliasEntity: new Uint32Array(0),
    sentences: rowsFrom(sentences),
    terms: rowsFrom(sentences.map((_, i) => [i])),
  };
}

/** Passages of the given numbers of sentences, all in one document. */
export function passageTable(sizes: readonly number[]): PassageTable {
  const sentenceStart = new Uint32Array(sizes.length + 1);
  sizes.forEach((size, p) => (sentenceStart[p + 1] = sentenceStart[p]! + size));
  return { sentenceStart, document: new Uint32Array(sizes.length) };
}
