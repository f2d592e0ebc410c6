/** @file The notebook's table of relations: what each sentence claims, with the entities inside cause and effect. */
import { MENTION_STRIDE, RELATION_STRIDE, RelationField, type DocumentAnalysis } from '../notebook/analysis.ts';
import type { RelationTable } from '../notebook/index-types.ts';
import type { MergedText } from '../lexical/merge.ts';
import { rowsFrom } from '../rows.ts';

/** Local keys mentioned inside a range, in reading order. */
function keysInside(analysis: DocumentAnalysis, start: number, end: number): number[] {
  const keys: number[] = [];
  for (let at = 0; at < analysis.mentions.length; at += MENTION_STRIDE) {
    if (analysis.mentions[at + 1]! >= end) break;
    if (analysis.mentions[at + 1]! >= start && analysis.mentions[at + 2]! <= end) keys.push(analysis.mentions[at + 3]!);
  }
  return keys;
}

/** Per document: 1 for each local key that stands in an argument of a relation. */
export function keysInRelations(analyses: readonly DocumentAnalysis[]): Uint8Array[] {
  return analyses.map((analysis) => {
    const flags = new Uint8Array(analysis.keys.length);
    for (let at = 0; at < analysis.relations.length; at += RELATION_STRIDE) {
      const field = (offset: number) => analysis.relations[at + offset]!;
      for (const key of keysInside(analysis, field(RelationField.causeStart), field(RelationField.causeEnd))) {
        flags[key] = 1;
      }
      for (const key of keysInside(analysis, field(RelationField.effectStart), field(RelationField.effectEnd))) {
        flags[key] = 1;
      }
    }
    return flags;
  });
}

/** Builds the table; `entityMaps` turns a document's local keys into entities. */
export function mergeRelations(
  analyses: readonly DocumentAnalysis[],
  text: MergedText,
  entityMaps: readonly Int32Array[],
): RelationTable {
  const count = analyses.reduce((sum, analysis) => sum + analysis.relations.length / RELATION_STRIDE, 0);
  const table = {
    kind: new Uint8Array(count),
    sentence: new Uint32Array(count),
    ranges: new Uint32Array(count * 6),
    polarity: new Int8Array(count),
    hedged: new Uint8Array(count),
    confidence: new Float32Array(count),
    whole: new Uint8Array(count),
  };
  const entities: number[][] = [];
  const terms: Uint32Array[] = [];
  let relation = 0;
  analyses.forEach((analysis, d) => {
    const entitiesInside = (start: number, end: number) => {
      const inside = keysInside(analysis, start, end).map((key) => entityMaps[d]![key]!);
      return [...new Set(inside.filter((entity) => entity >= 0))];
    };
    for (let local = 0; local * RELATION_STRIDE < analysis.relations.length; local++, relation++) {
      const field = (offset: number) => analysis.relations[local * RELATION_STRIDE + offset]!;
      table.kind[relation] = field(RelationField.kind);
      table.sentence[relation] = text.documents.sentenceStart[d]! + field(RelationField.sentence);
      table.ranges.set(
        analysis.relations.subarray(
          local * RELATION_STRIDE + RelationField.causeStart,
          local * RELATION_STRIDE + RelationField.cueEnd + 1,
        ),
        relation * 6,
      );
      table.polarity[relation] = field(RelationField.polarity);
      table.hedged[relation] = field(RelationField.hedged);
      table.confidence[relation] = field(RelationField.confidence) / 100;
      table.whole[relation] = analysis.whole[local]!;
      entities.push(entitiesInside(field(RelationField.causeStart), field(RelationField.causeEnd)));
      entities.push(entitiesInside(field(RelationField.effectStart), field(RelationField.effectEnd)));
      for (const side of [2 * local, 2 * local + 1]) {
        const from = analysis.argumentTermOffsets[side]!;
        const to = analysis.argumentTermOffsets[side + 1]!;
        terms.push(analysis.argumentTerms.subarray(from, to).map((term) => text.termMaps[d]![term]!));
      }
    }
  });
  return { ...table, entities: rowsFrom(entities), terms: rowsFrom(terms) };
}
