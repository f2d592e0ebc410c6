/**
 * @file What a model found in a passage, packed for the journal: places count from the passage's start, and what the
 * text itself tells (keys, names, cues) is worked out again when it is read.
 */
import { RELATION_KINDS, type DocumentAnalysis } from '../notebook/analysis.ts';
import type { RefinedPassage } from '../records.ts';
import type { EntityKind, Mention, RelationMention } from '../types.ts';
import { contentKey } from './content-key.ts';
import { cueOf, keyOf, MODEL_CONFIDENCE, type CheckedExtraction, type PassageRef } from './extraction.ts';
import type { PassageFindings } from './refine-analysis.ts';

/** Start, and four times the length plus the kind. */
const MENTION_WORDS = 2;
/** Sentence; kind, polarity, hedging and confidence; start and length of cause and of effect. */
const RELATION_WORDS = 6;
const KINDS: readonly EntityKind[] = ['term', 'name', 'acronym'];
const LOWERS = 4;
const HEDGED = 8;
/** From here on hundredths of confidence; none where a language model said no more than that it is so. */
const CONFIDENCE = 16;
/** Places are kept in 16 bits, lengths of mentions in 14. Passages are longer only where a single sentence is. */
const MOST_CHARACTERS = 16_000;

export type PackedFindings = NonNullable<RefinedPassage['found']>;

/** Whether a passage is short enough to be kept packed. */
export function isPackable({ start, end }: PassageRef): boolean {
  return end - start <= MOST_CHARACTERS;
}

/** The key of a passage's text. */
export function passageKey(text: string, { start, end }: PassageRef): string {
  return contentKey(text.slice(start, end));
}

export function packFindings(
  passage: PassageRef,
  { mentions, relations }: Pick<CheckedExtraction, 'mentions' | 'relations'>,
): PackedFindings {
  return {
    mentions: Uint16Array.from(
      mentions.flatMap(({ start, end, kind }) => [start - passage.start, (end - start) * 4 + KINDS.indexOf(kind)]),
    ),
    relations: Uint16Array.from(
      relations.flatMap(({ sentence, kind, cause, effect, polarity, hedged, confidence }) => [
        sentence - passage.firstSentence,
        RELATION_KINDS.indexOf(kind) +
          (polarity < 0 ? LOWERS : 0) +
          (hedged ? HEDGED : 0) +
          CONFIDENCE * Math.round(100 * confidence),
        cause.start - passage.start,
        cause.end - cause.start,
        effect.start - passage.start,
        effect.end - effect.start,
      ]),
    ),
  };
}

function unpackMentions(text: string, language: string, passage: PassageRef, packed: Uint16Array): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < packed.length; at += MENTION_WORDS) {
    const start = passage.start + packed[at]!;
    const end = start + (packed[at + 1]! >> 2);
    const kind = KINDS[packed[at + 1]! & 3]!;
    const inPassage = passage.sentences.findIndex((range) => start >= range.start && end <= range.end);
    const key = keyOf(text.slice(start, end), kind, language);
    mentions.push({ start, end, sentence: passage.firstSentence + inPassage, key, kind });
  }
  return mentions;
}

function unpackRelations(text: string, passage: PassageRef, packed: Uint16Array): RelationMention[] {
  const relations: RelationMention[] = [];
  for (let at = 0; at < packed.length; at += RELATION_WORDS) {
    const [inPassage, flags, causeStart, causeLength, effectStart, effectLength] = packed.subarray(
      at,
      at + RELATION_WORDS,
    ) as unknown as [number, number, number, number, number, number];
    const place = (start: number, length: number) => ({
      start: passage.start + start,
      end: passage.start + start + length,
    });
    const cause = place(causeStart, causeLength);
    const effect = place(effectStart, effectLength);
    const hedged = (flags & HEDGED) !== 0;
    relations.push({
      sentence: passage.firstSentence + inPassage,
      kind: RELATION_KINDS[flags & 3]!,
      cause,
      effect,
      cue: cueOf(text, passage.sentences[inPassage]!, cause, effect),
      polarity: (flags & LOWERS) === 0 ? 1 : -1,
      hedged,
      confidence: Math.floor(flags / CONFIDENCE) / 100 || MODEL_CONFIDENCE[hedged ? 'hedged' : 'plain'],
    });
  }
  return relations;
}

/**
 * Findings as they are laid over an analysis.
 *
 * @returns null when the model found nothing usable, or when the passage now has another text
 */
export function unpackFindings(
  analysis: DocumentAnalysis,
  text: string,
  passage: PassageRef,
  { found, content, model, prompt }: RefinedPassage,
): PassageFindings | null {
  if (found === null || content !== passageKey(text, passage)) return null;
  return {
    passage: passage.passage,
    origin: { model, prompt },
    mentions: unpackMentions(text, analysis.language, passage, found.mentions),
    relations: unpackRelations(text, passage, found.relations),
  };
}
