/**
 * @file Mentions that pass for an entity and are something else, laid over a document's analysis before the index is built: they get
 * the surface that the person gave, which then is an entity of its own like any other.
 */
import { mentionsOf, relationsOf, repack } from '../model/refine-analysis.ts';
import { ENTITY_KINDS, type DocumentAnalysis } from '../notebook/analysis.ts';
import type { Mention } from '../types.ts';
import { placeOf } from './statements.ts';
import { surfaceKey } from './surface-key.ts';
import type { Correction, MentionPlaces, SplitCorrection } from './types.ts';

export type MentionSplit = Correction & SplitCorrection & { within: MentionPlaces };

/** Whether a correction says of single mentions that they are something else. */
export function isMentionSplit(correction: Correction): correction is MentionSplit {
  return correction.kind === 'split' && correction.within !== undefined;
}

/** The documents in which a split has mentions. */
export function documentsOfSplit({ within }: Pick<MentionSplit, 'within'>): Set<string> {
  return new Set([...within.documentIds, ...within.sentences.map(({ documentId }) => documentId)]);
}

/** Whether a place of a document is among those of a split. */
function placesIn(documentId: string, text: string, { within }: MentionSplit): (place: Mention) => boolean {
  if (within.documentIds.includes(documentId)) return () => true;
  const ranges = within.sentences
    .filter((sentence) => sentence.documentId === documentId)
    .map((sentence) => ({ start: placeOf(text, sentence), length: sentence.text.length }))
    .filter(({ start }) => start >= 0);
  return ({ start, end }) => ranges.some((range) => start >= range.start && end <= range.start + range.length);
}

/**
 * Gives mentions the surfaces that splits say; the same analysis comes back when none of them finds a mention.
 *
 * @param text the document's text
 * @param splits in the order in which they were made: a later one sees what earlier ones left
 * @returns `idle`: ids of those that found no mention here
 */
export function splitMentions(
  analysis: DocumentAnalysis,
  text: string,
  splits: readonly MentionSplit[],
): { analysis: DocumentAnalysis; idle: string[] } {
  const nameOf = new Map(analysis.keys.map((key, i) => [key, analysis.names[i]!]));
  const kindOf = new Map(analysis.keys.map((key, i) => [key, ENTITY_KINDS[analysis.kinds[i]!]!]));
  let mentions = mentionsOf(analysis);
  let title = analysis.titleKey < 0 ? null : analysis.keys[analysis.titleKey]!;
  const idle: string[] = [];
  for (const split of splits) {
    const surfaces = new Set(split.entity.surfaces);
    const isOfEntity = (key: string): boolean =>
      surfaces.has(surfaceKey(key)) || surfaces.has(surfaceKey(nameOf.get(key) ?? key));
    const isThere = placesIn(analysis.documentId, text, split);
    const leaving = new Set(mentions.filter((mention) => isOfEntity(mention.key) && isThere(mention)));
    const leavesTitle = title !== null && isOfEntity(title) && split.within.documentIds.includes(analysis.documentId);
    const [first] = leaving;
    if (!first && !leavesTitle) {
      idle.push(split.id);
      continue;
    }
    const [key = surfaceKey(split.leaving.name)] = split.leaving.surfaces;
    if (!nameOf.has(key)) {
      nameOf.set(key, split.leaving.name);
      kindOf.set(key, kindOf.get(first?.key ?? title!)!);
    }
    const kind = kindOf.get(key)!;
    mentions = mentions.map((mention) => (leaving.has(mention) ? { ...mention, key, kind } : mention));
    if (leavesTitle) title = key;
  }
  if (idle.length === splits.length) return { analysis, idle };
  const keys = [...nameOf.keys()];
  const known: DocumentAnalysis = {
    ...analysis,
    keys,
    names: [...nameOf.values()],
    kinds: Uint8Array.from(keys, (key) => ENTITY_KINDS.indexOf(kindOf.get(key)!)),
    titleKey: title === null ? -1 : keys.indexOf(title),
  };
  return { analysis: repack(known, text, mentions, relationsOf(analysis)), idle };
}
