/** @file The notebook's table of relations: what each sentence claims, with the entities inside cause and effect. */
import { MENTION_STRIDE, RELATION_STRIDE, RelationField, type DocumentAnalysis } from '../notebook/analysis.ts';
import { GrowingColumn, GrowingRows } from '../growing.ts';
import type { RelationTable, Rows } from '../notebook/index-types.ts';
import { row, rowCount } from '../rows.ts';

/** Local keys mentioned inside a range, in reading order. */
function keysInside(analysis: DocumentAnalysis, start: number, end: number): number[] {
  const keys: number[] = [];
  for (let at = 0; at < analysis.mentions.length; at += MENTION_STRIDE) {
    if (analysis.mentions[at + 1]! >= end) break;
    if (analysis.mentions[at + 1]! >= start && analysis.mentions[at + 2]! <= end) keys.push(analysis.mentions[at + 3]!);
  }
  return keys;
}

/** What sentences claim, as long as it is not known which surfaces are one entity: those inside each argument, in reading order, as `entities` will be. */
export type StatedRelations = Omit<RelationTable, 'entities'> & { surfaces: Rows };

/** Collects the relations of one document after the other; no analysis is held. */
export class RelationCollector {
  readonly #kind = new GrowingColumn(Uint8Array);
  readonly #sentence = new GrowingColumn(Uint32Array);
  readonly #ranges = new GrowingColumn(Uint32Array);
  readonly #polarity = new GrowingColumn(Int8Array);
  readonly #hedged = new GrowingColumn(Uint8Array);
  readonly #confidence = new GrowingColumn(Float32Array);
  readonly #whole = new GrowingColumn(Uint8Array);
  readonly #surfaces = new GrowingRows();
  readonly #terms = new GrowingRows();

  /**
   * Adds a document behind those before.
   *
   * @param firstSentence its first sentence's number in the notebook
   * @param termMap its local terms → the notebook's
   * @param surfaceMap its local keys → the notebook's surfaces
   */
  add(analysis: DocumentAnalysis, firstSentence: number, termMap: Uint32Array, surfaceMap: Uint32Array): void {
    for (let local = 0; local * RELATION_STRIDE < analysis.relations.length; local++) {
      const field = (offset: number) => analysis.relations[local * RELATION_STRIDE + offset]!;
      this.#kind.push(field(RelationField.kind));
      this.#sentence.push(firstSentence + field(RelationField.sentence));
      for (let offset = RelationField.causeStart; offset <= RelationField.cueEnd; offset++) {
        this.#ranges.push(field(offset));
      }
      this.#polarity.push(field(RelationField.polarity));
      this.#hedged.push(field(RelationField.hedged));
      this.#confidence.push(field(RelationField.confidence) / 100);
      this.#whole.push(analysis.whole[local]!);
      for (const [start, end] of [
        [RelationField.causeStart, RelationField.causeEnd],
        [RelationField.effectStart, RelationField.effectEnd],
      ] as const) {
        this.#surfaces.add(keysInside(analysis, field(start), field(end)).map((key) => surfaceMap[key]!));
      }
      for (const side of [2 * local, 2 * local + 1]) {
        const [from, to] = [analysis.argumentTermOffsets[side]!, analysis.argumentTermOffsets[side + 1]!];
        this.#terms.add(analysis.argumentTerms.subarray(from, to).map((term) => termMap[term]!));
      }
    }
  }

  /** The relations of all documents. Nothing is added after that. */
  finish(): StatedRelations {
    return {
      kind: this.#kind.take(),
      sentence: this.#sentence.take(),
      ranges: this.#ranges.take(),
      polarity: this.#polarity.take(),
      hedged: this.#hedged.take(),
      confidence: this.#confidence.take(),
      whole: this.#whole.take(),
      surfaces: this.#surfaces.take(),
      terms: this.#terms.take(),
    };
  }
}

/** 1 for each surface that stands in an argument of a relation. @param count number of surfaces */
export function surfacesInRelations({ surfaces }: Pick<StatedRelations, 'surfaces'>, count: number): Uint8Array {
  const flags = new Uint8Array(count);
  for (const surface of surfaces.items) flags[surface] = 1;
  return flags;
}

/** The table of relations. @param entityOf the entity of each surface, or −1 for those that were not kept */
export function relationsOf({ surfaces, terms, ...table }: StatedRelations, entityOf: Int32Array): RelationTable {
  const entities = new GrowingRows();
  for (let side = 0; side < rowCount(surfaces); side++) {
    const inside = Array.from(row(surfaces, side), (surface) => entityOf[surface]!);
    entities.add([...new Set(inside.filter((entity) => entity >= 0))]);
  }
  return { ...table, entities: entities.take(), terms };
}
