/** @file How the numbers of an analysis are packed: kinds by position, and what stands where in its rows. */
import type { EntityKind, RelationKind, RelationMention } from '../types.ts';

export const ENTITY_KINDS: readonly EntityKind[] = ['term', 'name', 'acronym'];
export const RELATION_KINDS: readonly RelationKind[] = ['causal', 'associated', 'denied', 'stated'];

/** Numbers per relation in {@link DocumentAnalysis.relations}; see {@link RelationField}. */
export const RELATION_STRIDE = 11;

/** Offsets of one relation's numbers. Ranges are UTF-16 units of the text; `confidence` is in hundredths. */
export const RelationField = {
  sentence: 0,
  kind: 1,
  causeStart: 2,
  causeEnd: 3,
  effectStart: 4,
  effectEnd: 5,
  cueStart: 6,
  cueEnd: 7,
  polarity: 8,
  hedged: 9,
  confidence: 10,
} as const;

/** Numbers per mention in {@link DocumentAnalysis.mentions}: sentence, start, end, index into `keys`. */
export const MENTION_STRIDE = 4;

/**
 * Relations, unpacked.
 *
 * @param packed {@link RELATION_STRIDE} numbers for each
 */
export function unpackRelations(packed: Int32Array): RelationMention[] {
  return Array.from({ length: packed.length / RELATION_STRIDE }, (_, i) => {
    const field = (name: keyof typeof RelationField) => packed[i * RELATION_STRIDE + RelationField[name]]!;
    return {
      sentence: field('sentence'),
      kind: RELATION_KINDS[field('kind')]!,
      cause: { start: field('causeStart'), end: field('causeEnd') },
      effect: { start: field('effectStart'), end: field('effectEnd') },
      cue: { start: field('cueStart'), end: field('cueEnd') },
      polarity: field('polarity') < 0 ? -1 : 1,
      hedged: field('hedged') === 1,
      confidence: field('confidence') / 100,
    };
  });
}
