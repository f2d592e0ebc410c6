/**
 * @file What a model found in a passage, checked against the passage: a name must stand in it, a relation must point at a
 * sentence in which both of its sides stand. Everything else is dropped and counted.
 */
import { isAcronym, singular } from '../extract/keys.ts';
import type { DocumentAnalysis } from '../notebook/analysis.ts';
import { overlaps } from '../text/ranges.ts';
import { isStopword } from '../text/stopwords.ts';
import { termsOf } from '../text/tokens.ts';
import type { EntityKind, Mention, Range, RelationMention } from '../types.ts';
import { speaksToModel } from './instructions.ts';
import { findName, findPhrase } from './locate.ts';
import type { ExtractionInput, ExtractionOutput } from './prompts/extraction.ts';

/** A passage of an analysed document. */
export interface PassageRef extends Range {
  documentId: string;
  /** Number within the document. */
  passage: number;
  firstSentence: number;
  sentences: Range[];
}

export interface CheckedExtraction {
  /** In reading order. */
  mentions: Mention[];
  /** By sentence. */
  relations: RelationMention[];
  /** What could not be found in the passage. */
  dropped: { entities: number; relations: number };
}

/** How far a relation is believed that only a model found; a hedged one 0.8 times as much, as in the built-in tier. */
export const MODEL_CONFIDENCE = { plain: 0.85, hedged: 0.68 } as const;
/** Longer names are statements, as for the built-in tier. */
const MOST_NAME_WORDS = 6;
/** Function words that names have inside them. */
const JOINING = new Set(['of', 'the', 'and', 'for', 'in', 'on', 'to', 'at', 'by', 'with', 'a', 'an']);
/** Longer sides are not read as one thing. */
const MOST_SIDE_CHARACTERS = 240;

/** The numbered passage of an analysis; null where there is none. */
export function passageOf(analysis: DocumentAnalysis, passage: number): PassageRef | null {
  const firstSentence = analysis.passages[passage];
  const end = analysis.passages[passage + 1];
  if (firstSentence === undefined || end === undefined || end <= firstSentence) return null;
  const sentences = Array.from({ length: end - firstSentence }, (_, i) => ({
    start: analysis.sentences[2 * (firstSentence + i)]!,
    end: analysis.sentences[2 * (firstSentence + i) + 1]!,
  }));
  return {
    documentId: analysis.documentId,
    passage,
    firstSentence,
    sentences,
    start: sentences[0]!.start,
    end: sentences.at(-1)!.end,
  };
}

/** What the model gets to read; sentences that speak to it keep their number and are left out. */
export function extractionInput(analysis: DocumentAnalysis, text: string, { sentences }: PassageRef): ExtractionInput {
  return {
    title: speaksToModel(analysis.title) ? '' : analysis.title,
    sentences: sentences.map(({ start, end }) => {
      const sentence = text.slice(start, end);
      return speaksToModel(sentence) ? '(left out)' : sentence;
    }),
  };
}

/** The normalised surface, formed as the built-in tier forms it, so that both meet in one entity. */
export function keyOf(surface: string, kind: EntityKind, language: string): string {
  const words = surface.toLowerCase().split(/\s+/);
  const head = words.pop()!;
  return [...words, kind === 'term' && language === 'en' ? singular(head) : head].join(' ');
}

function kindOf(surface: string, type: 'name' | 'term'): EntityKind {
  if (isAcronym(surface)) return 'acronym';
  return type === 'name' && /\p{Lu}|\p{Lo}/u.test(surface) ? 'name' : 'term';
}

/** Whether a text can be a name at all: a few words, begun and ended by content, no pronouns or auxiliaries inside. */
function canBeName(name: string): boolean {
  const words = name.trim().toLowerCase().split(/\s+/);
  if (words.length > MOST_NAME_WORDS || termsOf(name).length === 0) return false;
  const inner = words.slice(1, -1);
  return (
    !isStopword(words[0]!) &&
    !isStopword(words.at(-1)!) &&
    inner.every((word) => JOINING.has(word) || !isStopword(word))
  );
}

function trimmed(text: string, { start, end }: Range): Range {
  while (start < end && /[\s,;:]/.test(text[start]!)) start++;
  while (end > start && /[\s,;:]/.test(text[end - 1]!)) end--;
  return { start, end };
}

/** The words that tie the two sides: those between them, else those before them; none where a side is named in another sentence. */
export function cueOf(text: string, sentence: Range, a: Range, b: Range): Range {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  if (first.start < sentence.start) return { start: sentence.start, end: sentence.start };
  const between = trimmed(text, { start: first.end, end: second.start });
  return between.end > between.start ? between : trimmed(text, { start: sentence.start, end: first.start });
}

function checkRelation(
  text: string,
  passage: PassageRef,
  speaks: readonly boolean[],
  found: ExtractionOutput['relations'][number],
): RelationMention | null {
  const sentence = passage.sentences[found.sentence - 1];
  if (!sentence || speaks[found.sentence - 1]) return null;
  if (Math.max(found.from.length, found.to.length) > MOST_SIDE_CHARACTERS) return null;
  const from = findPhrase(text, sentence, found.from);
  const to = findPhrase(text, sentence, found.to);
  if (!from || !to || overlaps(from, to)) return null;
  if ([from, to].some(({ start, end }) => termsOf(text.slice(start, end)).length === 0)) return null;
  const [cause, effect] = found.direction === 'forward' ? [from, to] : [to, from];
  return {
    sentence: passage.firstSentence + found.sentence - 1,
    kind: found.category,
    cause,
    effect,
    cue: cueOf(text, sentence, from, to),
    polarity: found.polarity === 'lowers' ? -1 : 1,
    hedged: found.hedged,
    confidence: MODEL_CONFIDENCE[found.hedged ? 'hedged' : 'plain'],
  };
}

/** Whether two relations of one sentence are about the same two sides, in whichever direction. */
export function sameSides(a: RelationMention, b: RelationMention): boolean {
  if (a.sentence !== b.sentence) return false;
  return (
    (overlaps(a.cause, b.cause) && overlaps(a.effect, b.effect)) ||
    (overlaps(a.cause, b.effect) && overlaps(a.effect, b.cause))
  );
}

/**
 * Checks what a model found.
 *
 * @param text the document's text
 * @param language ISO 639-1 code of the document
 */
export function checkExtraction(
  text: string,
  language: string,
  passage: PassageRef,
  output: ExtractionOutput,
): CheckedExtraction {
  const dropped = { entities: 0, relations: 0 };
  const mentions = new Map<number, Mention>();
  const speaks = passage.sentences.map(({ start, end }) => speaksToModel(text.slice(start, end)));
  for (const { name, type } of output.entities) {
    const places = canBeName(name) ? findName(text, passage, name) : [];
    let isFound = false;
    for (const place of places) {
      const at = passage.sentences.findIndex(({ start, end }) => place.start >= start && place.end <= end);
      if (at < 0 || speaks[at]) continue;
      isFound = true;
      const surface = text.slice(place.start, place.end);
      const kind = kindOf(surface, type);
      const known = mentions.get(place.start);
      if (known && known.end >= place.end) continue;
      mentions.set(place.start, {
        ...place,
        sentence: passage.firstSentence + at,
        key: keyOf(surface, kind, language),
        kind,
      });
    }
    if (!isFound) dropped.entities++;
  }
  const relations: RelationMention[] = [];
  for (const found of output.relations) {
    const relation = checkRelation(text, passage, speaks, found);
    if (relation === null) dropped.relations++;
    // Of contradicting statements about the same sides the first stands: a model says what it is surest of first.
    else if (!relations.some((other) => sameSides(other, relation))) relations.push(relation);
  }
  relations.sort((a, b) => a.sentence - b.sentence || a.cue.start - b.cue.start);
  return { mentions: [...mentions.values()].sort((a, b) => a.start - b.start), relations, dropped };
}
