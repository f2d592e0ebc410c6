/**
 * @file What models found, laid over what the built-in tier found. The built-in analysis stays as it is in the store; laying
 * the same findings over it, or over the result, gives the same result.
 *
 * A mention of the model is added where the built-in tier saw nothing, and stands for a built-in one that it contains; one that
 * joins several is no name. A relation of the model replaces the built-in one about the same two
 * sides of a sentence; where both say the same, the built-in one stays, with more confidence. Relations about sides that the model says
 * nothing of stay: small models leave things out far more often than the grammar is wrong. Where a reader, which is no judge of sides, takes a
 * sentence to tell of a cause, too, the grammar's plain relations of it are believed more. A relation that claims nothing of causes
 * only counts where it corrects one that does; the index has no room for every statement.
 */
import {
  ENTITY_KINDS,
  MENTION_STRIDE,
  RELATION_KINDS,
  RELATION_STRIDE,
  type DocumentAnalysis,
  wholeRelations,
} from '../notebook/analysis.ts';
import { unpackRelations } from '../notebook/analysis-fields.ts';
import { overlaps } from '../text/ranges.ts';
import { tokenize } from '../text/tokens.ts';
import type { Mention, Origin, Range, RelationMention } from '../types.ts';
import { sameSides } from './extraction.ts';
import { isStatement } from './origins.ts';

/** What a model found in one passage. */
export interface PassageFindings {
  /** Number of the passage within the document. */
  passage: number;
  origin: Origin;
  mentions: readonly Mention[];
  relations: readonly RelationMention[];
  /** Sentences of which a reader holds, too, that they tell of a cause, where the grammar reads its sides. */
  agreed?: ReadonlySet<number>;
}

/** How far a relation is believed that the grammar and a model found independently. */
export const AGREED_CONFIDENCE = 0.95;

/** All mentions of an analysis, unpacked. */
export function mentionsOf(analysis: DocumentAnalysis): Mention[] {
  return Array.from({ length: analysis.mentions.length / MENTION_STRIDE }, (_, i) => {
    const [sentence, start, end, key] = analysis.mentions.subarray(i * MENTION_STRIDE, (i + 1) * MENTION_STRIDE);
    return {
      sentence: sentence!,
      start: start!,
      end: end!,
      key: analysis.keys[key!]!,
      kind: ENTITY_KINDS[analysis.kinds[key!]!]!,
    };
  });
}

/** All relations of an analysis, unpacked. */
export function relationsOf(analysis: DocumentAnalysis): RelationMention[] {
  return unpackRelations(analysis.relations);
}

function contains(outer: Range, inner: Range): boolean {
  return outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start;
}

/** Both lists together, in reading order; see the file's head. */
function uniteMentions(builtIn: readonly Mention[], found: readonly Mention[]): Mention[] {
  const united = [...builtIn];
  for (const mention of found) {
    const [other, ...more] = united.filter((known) => overlaps(known, mention));
    if (other === undefined) united.push(mention);
    else if (more.length === 0 && contains(mention, other)) united[united.indexOf(other)] = mention;
  }
  return united.sort((a, b) => a.start - b.start);
}

/** Whether two relations about the same sides say the same of them. */
function agree(a: RelationMention, b: RelationMention): boolean {
  return a.kind === b.kind && a.polarity === b.polarity && overlaps(a.cause, b.cause) && overlaps(a.effect, b.effect);
}

/** Whether a relation is the model's own from an earlier time, which is no second opinion. */
function isItself(found: RelationMention, known: RelationMention): boolean {
  const same = (a: Range, b: Range) => a.start === b.start && a.end === b.end;
  return known.confidence === found.confidence && same(known.cause, found.cause) && same(known.effect, found.effect);
}

/** The relations of one passage after the model had its say. @param agreed as in {@link PassageFindings} */
function uniteRelations(
  known: readonly RelationMention[],
  found: readonly RelationMention[],
  agreed: ReadonlySet<number> = new Set(),
): RelationMention[] {
  const united: RelationMention[] = [];
  const builtIn = known.map((relation) =>
    relation.kind === 'causal' && !relation.hedged && agreed.has(relation.sentence)
      ? { ...relation, confidence: Math.max(relation.confidence, AGREED_CONFIDENCE) }
      : relation,
  );
  const answered = new Set<RelationMention>();
  for (const relation of builtIn) {
    const other = found.find((candidate) => sameSides(candidate, relation));
    if (other === undefined) united.push(relation);
    else if (agree(other, relation)) {
      const confidence = isItself(other, relation) ? 0 : AGREED_CONFIDENCE;
      united.push({ ...relation, confidence: Math.max(relation.confidence, confidence) });
      answered.add(other);
    }
  }
  for (const relation of found) {
    const corrects = builtIn.some((other) => sameSides(other, relation));
    if (!answered.has(relation) && (relation.kind !== 'stated' || corrects)) united.push(relation);
  }
  return united.sort((a, b) => a.sentence - b.sentence || a.cue.start - b.cue.start || a.cause.start - b.cause.start);
}

/** How the relations of a passage differ: statements about sides that nothing was said of before, and ones that are gone. */
export function relationChanges(
  before: readonly RelationMention[],
  after: readonly RelationMention[],
): { added: number; dropped: number } {
  const stated = (list: readonly RelationMention[], relation: RelationMention) =>
    list.some((other) => sameSides(other, relation) && agree(other, relation));
  return {
    added: after.filter((relation) => !stated(before, relation)).length,
    dropped: before.filter((relation) => !stated(after, relation)).length,
  };
}

/** Everything of a document that names things by index, made anew. */
function packMentions(analysis: DocumentAnalysis, text: string, mentions: readonly Mention[]) {
  const nameOf = new Map(analysis.keys.map((key, i) => [key, { name: analysis.names[i]!, kind: analysis.kinds[i]! }]));
  const keyIndex = new Map<string, number>();
  const names: string[] = [];
  const kinds: number[] = [];
  const indexOf = (key: string, written: () => string, kind: number): number => {
    let index = keyIndex.get(key);
    if (index === undefined) {
      index = keyIndex.size;
      keyIndex.set(key, index);
      const known = nameOf.get(key);
      names.push(known?.name ?? written().replace(/\s+/g, ' '));
      kinds.push(known?.kind ?? kind);
    }
    return index;
  };
  const packed = new Uint32Array(mentions.length * MENTION_STRIDE);
  mentions.forEach(({ sentence, start, end, key, kind }, i) => {
    const index = indexOf(key, () => text.slice(start, end), ENTITY_KINDS.indexOf(kind));
    packed.set([sentence, start, end, index], i * MENTION_STRIDE);
  });
  const title = analysis.titleKey < 0 ? null : analysis.keys[analysis.titleKey]!;
  const titleKey = title === null ? -1 : indexOf(title, () => title, 0);
  const acronyms: number[] = [];
  for (let at = 0; at < analysis.acronyms.length; at += 2) {
    const pair = [analysis.acronyms[at]!, analysis.acronyms[at + 1]!].map((key) => keyIndex.get(analysis.keys[key]!));
    if (pair[0] !== undefined && pair[1] !== undefined) acronyms.push(pair[0], pair[1]);
  }
  return {
    mentions: packed,
    keys: [...keyIndex.keys()],
    names,
    kinds: Uint8Array.from(kinds),
    titleKey,
    acronyms: Uint32Array.from(acronyms),
  };
}

/** Relations with the terms of their sides. */
function packRelations(analysis: DocumentAnalysis, text: string, relations: readonly RelationMention[]) {
  const terms = [...analysis.terms];
  const termIndex = new Map(terms.map((term, i) => [term, i]));
  const packed = new Int32Array(relations.length * RELATION_STRIDE);
  const argumentTermOffsets = new Uint32Array(relations.length * 2 + 1);
  const argumentTerms: number[] = [];
  const addTerms = ({ start, end }: Range, side: number) => {
    const distinct = new Set(tokenize(text, start, end).map(({ term }) => term));
    for (const term of distinct) {
      let index = termIndex.get(term);
      if (index === undefined) {
        index = terms.length;
        terms.push(term);
        termIndex.set(term, index);
      }
      argumentTerms.push(index);
    }
    argumentTermOffsets[side + 1] = argumentTerms.length;
  };
  relations.forEach((relation, i) => {
    const { sentence, kind, cause, effect, cue, polarity, hedged, confidence } = relation;
    packed.set(
      [
        sentence,
        RELATION_KINDS.indexOf(kind),
        cause.start,
        cause.end,
        effect.start,
        effect.end,
        cue.start,
        cue.end,
        polarity,
        hedged ? 1 : 0,
        Math.round(confidence * 100),
      ],
      i * RELATION_STRIDE,
    );
    addTerms(cause, 2 * i);
    addTerms(effect, 2 * i + 1);
  });
  const sentences = Array.from({ length: analysis.sentences.length / 2 }, (_, s) => ({
    start: analysis.sentences[2 * s]!,
    end: analysis.sentences[2 * s + 1]!,
  }));
  const whole = wholeRelations(text, sentences, relations);
  return { terms, relations: packed, whole, argumentTermOffsets, argumentTerms: Uint32Array.from(argumentTerms) };
}

/** An analysis with other mentions and relations, both in reading order. @param text the document's text */
export function repack(
  analysis: DocumentAnalysis,
  text: string,
  mentions: readonly Mention[],
  relations: readonly RelationMention[],
): DocumentAnalysis {
  return { ...analysis, ...packMentions(analysis, text, mentions), ...packRelations(analysis, text, relations) };
}

/** Groups things by the passage that their sentence is in. */
function byPassage<Item extends { sentence: number }>(analysis: DocumentAnalysis, items: readonly Item[]): Item[][] {
  const groups: Item[][] = Array.from({ length: Math.max(0, analysis.passages.length - 1) }, () => []);
  let passage = 0;
  for (const item of [...items].sort((a, b) => a.sentence - b.sentence)) {
    while (passage + 1 < groups.length && item.sentence >= analysis.passages[passage + 1]!) passage++;
    groups[passage]?.push(item);
  }
  return groups;
}

/** The relations of a passage before and after; see the file's head. */
export function refineRelations(
  builtIn: readonly RelationMention[],
  findings: Pick<PassageFindings, 'relations'>,
): RelationMention[] {
  return uniteRelations(builtIn, findings.relations);
}

/**
 * Lays findings over an analysis.
 *
 * @param text the document's text
 * @param findings at most one for each passage; those for passages that the document does not have are passed over
 */
export function refineAnalysis(
  analysis: DocumentAnalysis,
  text: string,
  findings: readonly PassageFindings[],
): DocumentAnalysis {
  const passages = analysis.passages.length - 1;
  const usable = findings.filter(({ passage }) => passage >= 0 && passage < passages);
  if (usable.length === 0) return analysis;
  const mentions = byPassage(analysis, mentionsOf(analysis));
  const relations = byPassage(analysis, relationsOf(analysis));
  const origins: Origin[] = [...(analysis.origins?.list ?? [])];
  const ofPassage = analysis.origins?.ofPassage.slice() ?? new Uint8Array(passages);
  const sentences = [...(analysis.origins?.stated ?? [])];
  for (const { passage, origin, mentions: found, relations: stated, agreed } of usable) {
    mentions[passage] = uniteMentions(mentions[passage]!, found);
    relations[passage] = uniteRelations(relations[passage]!, stated, agreed);
    let at = origins.findIndex(({ model, prompt }) => model === origin.model && prompt === origin.prompt);
    if (at < 0) at = origins.push(origin) - 1;
    if (isStatement(origin.prompt)) sentences.push(...stated.map(({ sentence }) => sentence));
    else ofPassage[passage] = at + 1;
  }
  return {
    ...repack(analysis, text, mentions.flat(), relations.flat()),
    origins: {
      list: origins,
      ofPassage,
      ...(sentences.length > 0 && { stated: Uint32Array.from(new Set(sentences)) }),
    },
  };
}
