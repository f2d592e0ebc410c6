/**
 * @file Extraction that somebody else did: entities and triples of a document, put where the built-in extractor's would be,
 * so that retrieval can be measured apart from extraction. A triple is causal when the built-in grammar reads
 * "subject predicate object." as a cause and an effect; any other ties its ends without claiming a cause.
 */
import { extractEnglish } from '../extract/english.ts';
import { isAcronym, singular } from '../extract/keys.ts';
import { analyseDocument, type DocumentAnalysis } from '../notebook/analysis.ts';
import type { EntityKind, Extraction, Mention, ParsedDocument, Range, RelationMention } from '../types.ts';
import type { OpenExtraction } from './dataset.ts';

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** The normalised surface, as the built-in extractor writes it: lower case, the head in the singular. */
function keyOf(name: string, kind: EntityKind): string {
  const words = name.toLowerCase().split(/\s+/);
  if (kind === 'term') words.push(singular(words.pop()!));
  return words.join(' ');
}

function kindOf(name: string): EntityKind {
  if (isAcronym(name)) return 'acronym';
  return /^\P{Ll}/u.test(name) && /\p{L}/u.test(name) ? 'name' : 'term';
}

/** All places where a name stands as whole words, whatever its case. */
function occurrences(lowerText: string, name: string): Range[] {
  const lowerName = name.toLowerCase();
  const found: Range[] = [];
  for (let at = lowerText.indexOf(lowerName); at >= 0; at = lowerText.indexOf(lowerName, at + lowerName.length)) {
    const end = at + lowerName.length;
    const isWhole = !WORD_CHARACTER.test(lowerText[at - 1] ?? ' ') && !WORD_CHARACTER.test(lowerText[end] ?? ' ');
    if (isWhole) found.push({ start: at, end });
  }
  return found;
}

/** The two nearest places of two names. */
function nearestPair(subjects: readonly Range[], objects: readonly Range[]): [Range, Range] | null {
  let best: [Range, Range] | null = null;
  let bestGap = Infinity;
  for (const subject of subjects) {
    for (const object of objects) {
      const gap = Math.abs(subject.start - object.start);
      if (gap >= bestGap) continue;
      best = [subject, object];
      bestGap = gap;
    }
  }
  return best;
}

/** What stands between two places; empty where they overlap. */
function between(a: Range, b: Range): Range {
  const start = Math.min(a.end, b.end);
  return { start, end: Math.max(start, a.start, b.start) };
}

/** What a triple says of cause and effect; null when it says nothing of them. */
function causalReading([subject, predicate, object]: readonly [string, string, string]) {
  const text = `${subject} ${predicate} ${object}.`;
  const [relation] = extractEnglish(text, [{ start: 0, end: text.length }]).relations;
  if (!relation) return null;
  const subjectIsCause = relation.cause.start < relation.effect.start;
  return { ...relation, subjectIsCause };
}

/** Reads given entities and triples as an extraction of this text. What does not stand in the text is left out. */
export function readOpenExtraction(
  text: string,
  sentences: readonly Range[],
  { entities, triples }: OpenExtraction,
): Extraction {
  const lowered = text.toLowerCase();
  // A few letters change length in lower case; offsets would be wrong then.
  const searched = lowered.length === text.length ? lowered : text;
  const places = new Map<string, Range[]>();
  const names = [...entities, ...triples.flatMap(([subject, , object]) => [subject, object])];
  for (const name of names.map((each) => each.trim())) {
    if (name !== '' && !places.has(name)) places.set(name, occurrences(searched, name));
  }
  const sentenceAt = (offset: number): number =>
    sentences.findIndex(({ start, end }) => start <= offset && offset < end);

  const mentions: Mention[] = [];
  const keys = new Set<string>();
  for (const [name, ranges] of places) {
    const kind = kindOf(name);
    const key = keyOf(name, kind);
    for (const { start, end } of ranges) {
      const sentence = sentenceAt(start);
      if (sentence < 0 || keys.has(`${key}@${start}`)) continue;
      keys.add(`${key}@${start}`);
      mentions.push({ start, end, sentence, key, kind });
    }
  }
  mentions.sort((a, b) => a.start - b.start || b.end - a.end);

  const relations: RelationMention[] = [];
  for (const triple of triples) {
    const pair = nearestPair(places.get(triple[0].trim()) ?? [], places.get(triple[2].trim()) ?? []);
    if (!pair) continue;
    const [subject, object] = pair;
    const sentence = sentenceAt(object.start);
    if (sentence < 0) continue;
    const reading = causalReading(triple);
    const isForward = reading?.subjectIsCause ?? true;
    relations.push({
      sentence,
      kind: reading?.kind ?? 'stated',
      cause: isForward ? subject : object,
      effect: isForward ? object : subject,
      cue: between(subject, object),
      polarity: reading?.polarity ?? 1,
      hedged: reading?.hedged ?? false,
      confidence: reading?.confidence ?? 1,
    });
  }
  return { mentions, relations };
}

/** Analyses a document with given entities and triples in place of the built-in extractor's. */
export function analyseWithOpenExtraction(
  documentId: string,
  parsed: ParsedDocument,
  given: OpenExtraction,
): DocumentAnalysis {
  return analyseDocument(documentId, parsed, (text, sentences) => readOpenExtraction(text, sentences, given));
}
