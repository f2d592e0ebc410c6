/**
 * @file How likely a reader takes a statement of cause for what it was read as: "the dam broke because of the rain" says so at once; a purpose, a
 * condition, a step of a proof, or half a sentence for an argument does not. A small classifier tells by how sure the pattern is that found the
 * statement, and by what its two arguments look like.
 */
import type { EntityTable, RelationTable, SentenceTable } from '../notebook/index-types.ts';
import { row } from '../rows.ts';
import { CLARITY_WEIGHTS } from './clarity-weights.ts';

/** What of an index tells how clear a statement is. */
export interface Stated {
  relations: RelationTable;
  sentences: Pick<SentenceTable, 'ranges' | 'lengths'>;
  entities: Pick<EntityTable, 'names'>;
}

/** Patterns by how sure they are: each of these and what lies between it and the next are one kind. */
const SURENESS = [0, 0.58, 0.72, 0.78, 0.83] as const;
/** UTF-16 units of a cue: "to", "if" and "as" are shorter than the first of these, verbs longer than the second. */
const CUE_LENGTHS = [3, 5] as const;
/** An argument of fewer UTF-16 units is a word or two, one of more a clause with others inside. */
const ARGUMENT_LENGTHS = [16, 120] as const;

/** What the classifier sees of a relation. */
export function clarityFeatures({ relations, sentences, entities }: Stated, relation: number): number[] {
  const at = (i: number): number => relations.ranges[6 * relation + i]!;
  const start = sentences.ranges[2 * relations.sentence[relation]!]!;
  const kind = SURENESS.findLastIndex((least) => relations.confidence[relation]! >= least);
  const cue = at(5) - at(4);
  const sides = [0, 1].flatMap((side) => {
    const length = at(2 * side + 1) - at(2 * side);
    const first = row(relations.entities, 2 * relation + side)[0];
    return [
      length < ARGUMENT_LENGTHS[0] ? 1 : 0,
      length > ARGUMENT_LENGTHS[1] ? 1 : 0,
      first !== undefined && entities.names[first]!.includes(' ') ? 1 : 0,
    ];
  });
  const end = sentences.ranges[2 * relations.sentence[relation]! + 1]!;
  return [
    ...SURENESS.map((_, i) => (i === kind ? 1 : 0)),
    cue < CUE_LENGTHS[0] ? 1 : 0,
    cue > CUE_LENGTHS[1] ? 1 : 0,
    relations.polarity[relation]! < 0 ? 1 : 0,
    // The cause, or the effect, is the sentence before.
    at(0) < start || at(2) < start ? 1 : 0,
    // Formulas have many characters that are of no word.
    Math.log((end - start) / Math.max(1, sentences.lengths[relations.sentence[relation]!]!)),
    ...sides,
  ];
}

/** 0 to 1. */
export function clarityOf(stated: Stated, relation: number): number {
  const odds = clarityFeatures(stated, relation).reduce(
    (sum, value, i) => sum + value * CLARITY_WEIGHTS.weights[i]!,
    CLARITY_WEIGHTS.bias,
  );
  return 1 / (1 + Math.exp(-odds));
}
