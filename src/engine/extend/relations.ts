/** @file The relations of an index with those of more documents behind them. */
import type { RelationTable } from '../notebook/index-types.ts';
import { relationsOf, type StatedRelations } from '../graph/relations.ts';
import { append, appendRows } from './columns.ts';
import type { ExtendedEntities } from './entities.ts';
import type { ExtendedText } from './text.ts';

export interface ExtendedRelations {
  relations: RelationTable;
  /** What was added alone, its sentences as `ExtendedText.own` numbers them, its entities by their places in `ExtendedEntities.mentioned`. */
  own: RelationTable;
}

/** Puts the relations of more documents behind those of an index. */
export function extendRelations(
  before: RelationTable,
  added: StatedRelations,
  text: ExtendedText,
  { placeOfSurface, mentioned }: Pick<ExtendedEntities, 'placeOfSurface' | 'mentioned'>,
): ExtendedRelations {
  const own = relationsOf(added, placeOfSurface);
  const entities = { ...own.entities, items: own.entities.items.map((place) => mentioned[place]!) };
  const terms = { ...own.terms, items: own.terms.items.map((term) => text.termOf[term]!) };
  return {
    relations: {
      kind: append(before.kind, own.kind),
      sentence: append(
        before.sentence,
        own.sentence.map((sentence) => sentence + text.firstSentence),
      ),
      ranges: append(before.ranges, own.ranges),
      polarity: append(before.polarity, own.polarity),
      hedged: append(before.hedged, own.hedged),
      confidence: append(before.confidence, own.confidence),
      whole: append(before.whole, own.whole),
      entities: appendRows(before.entities, entities),
      terms: appendRows(before.terms, terms),
    },
    own,
  };
}
