/** @file What tables say of a text (`tables/given.ts`) in the shape in which an extractor finds it. */
import type { GivenText } from '../tables/given.ts';
import { overlaps } from '../text/ranges.ts';
import type { Extraction, Mention, Origin, Range, RelationMention } from '../types.ts';
import { ENTITY_KINDS, RELATION_STRIDE, unpackRelations } from './analysis-fields.ts';

/** Numbers of a mention: start, end, index into `keys`. */
const GIVEN_MENTION_STRIDE = 3;

/** The last sentence that begins at a place or before it; the first where none does. */
function sentenceAt(sentences: readonly Range[], place: number): number {
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sentences[middle]!.start <= place) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

export function givenSentences({ ranges, parts }: NonNullable<GivenText['sentences']>): {
  sentences: Range[];
  parts: Uint8Array;
} {
  const sentences = Array.from(parts, (_, i) => ({ start: ranges[2 * i]!, end: ranges[2 * i + 1]! }));
  return { sentences, parts };
}

/** Text units as passages: a sentence belongs to the unit in which it begins. */
export function givenPassages({ units }: GivenText, sentences: readonly Range[]): Uint32Array {
  if (sentences.length === 0) return new Uint32Array([0]);
  const boundaries = new Set([0]);
  for (const unit of units) {
    const before = sentenceAt(sentences, unit);
    const first = sentences[before]!.start < unit ? before + 1 : before;
    if (first < sentences.length) boundaries.add(first);
  }
  return Uint32Array.from([...boundaries, sentences.length].sort((a, b) => a - b));
}

function mentionsIn({ mentions, keys, kinds }: GivenText, sentences: readonly Range[]): Mention[] {
  return Array.from({ length: mentions.length / GIVEN_MENTION_STRIDE }, (_, i) => {
    const [start, end, key] = mentions.subarray(i * GIVEN_MENTION_STRIDE, (i + 1) * GIVEN_MENTION_STRIDE);
    return {
      start: start!,
      end: end!,
      sentence: sentenceAt(sentences, start!),
      key: keys[key!]!,
      kind: ENTITY_KINDS[kinds[key!]!]!,
    };
  });
}

/** In the shape of an analysis, but that the first number is a place: it becomes that of its sentence. */
function relationsIn({ relations }: GivenText, sentences: readonly Range[]): RelationMention[] {
  return unpackRelations(relations).map((relation) => ({
    ...relation,
    sentence: sentenceAt(sentences, relation.sentence),
  }));
}

/** Whether two relations are about the same two things, in whichever direction. */
function isAlike(a: RelationMention, b: RelationMention): boolean {
  const forward = overlaps(a.cause, b.cause) && overlaps(a.effect, b.effect);
  return forward || (overlaps(a.cause, b.effect) && overlaps(a.effect, b.cause));
}

/**
 * What the tables say, with what the grammar reads in the text: of the same two things the text's own words count. Entities are those of the tables alone.
 *
 * @param found by the grammar
 */
export function withGiven(given: GivenText, sentences: readonly Range[], found: Extraction): Extraction {
  if (sentences.length === 0) return { mentions: [], relations: [] };
  const mentions = mentionsIn(given, sentences);
  const relations = relationsIn(given, sentences);
  if (given.isWhole) return { mentions, relations };
  const others = relations.filter((relation) => !found.relations.some((own) => isAlike(own, relation)));
  return {
    mentions,
    relations: [...found.relations, ...others].sort(
      (a, b) => a.sentence - b.sentence || a.cue.start - b.cue.start || a.cause.start - b.cause.start,
    ),
  };
}

/** Which sentences' relations a model's reader found, as an analysis tells it; nothing where none did. */
export function givenOrigins(
  { relations, readBy, readers, units }: GivenText,
  sentences: readonly Range[],
  passages: number,
): { origins?: { list: Origin[]; ofPassage: Uint8Array; stated: Uint32Array } } {
  if (readers.length === 0 || units.length === 0) return {};
  const stated = new Set<number>();
  readBy.forEach((reader, i) => {
    if (reader > 0) stated.add(sentenceAt(sentences, relations[i * RELATION_STRIDE]!));
  });
  return { origins: { list: [...readers], ofPassage: new Uint8Array(passages), stated: Uint32Array.from(stated) } };
}
