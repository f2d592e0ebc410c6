/**
 * @file What indexing keeps of one document once it has been read: everything later stages need, without its text. It is
 * structured-cloneable and packed, so that the store keeps it as one record and building an index reads no document again.
 */
import { extract } from '../extract/extract.ts';
import { isWholeStatement } from '../extract/whole-statement.ts';
import { roleOf } from '../extract/roles.ts';
import { detectLanguage } from '../text/language.ts';
import { isEvidencePart, partNumber, partsInRanges } from '../text/parts.ts';
import { tellParts } from '../text/parts/tell.ts';
import { groupPassages } from '../text/passages.ts';
import { splitSentences } from '../text/sentences.ts';
import type { GivenGraph } from '../tables/given.ts';
import { tokenize, type Token } from '../text/tokens.ts';
import { ENTITY_KINDS, MENTION_STRIDE, RELATION_KINDS, RELATION_STRIDE } from './analysis-fields.ts';
import { givenOrigins, givenPassages, givenSentences, withGiven } from './given-text.ts';
import type { EntityKind, Extraction, Mention, Origin, ParsedDocument, Range, RelationMention } from '../types.ts';

/** Bumped whenever analysing the same text gives another result; stored analyses of older versions are made anew. */
export const ANALYSIS_VERSION = 13;

export { ENTITY_KINDS, MENTION_STRIDE, RELATION_KINDS, RELATION_STRIDE, RelationField } from './analysis-fields.ts';

export interface DocumentAnalysis {
  version: number;
  documentId: string;
  language: string;
  title: string;
  /** Start and end of each sentence, in UTF-16 units of the text. */
  sentences: Uint32Array;
  /** 1 for full sentences, 0 for headings, labels and other fragments. */
  prose: Uint8Array;
  /** What part each sentence plays, as positions in SENTENCE_ROLES. */
  roles: Uint8Array;
  /** What part of the document each sentence is, as positions in TEXT_PARTS. */
  parts: Uint8Array;
  /** First sentence of each passage, and one closing entry. */
  passages: Uint32Array;
  /** Distinct terms of the document; the other arrays name them by index. */
  terms: string[];
  /** A word as it stands in the text for each term, since a stem alone says nothing to word vectors; empty where it is the term. */
  surfaces: string[];
  /** Terms of sentence i: `sentenceTerms[sentenceTermOffsets[i] … sentenceTermOffsets[i+1]]`, with their counts. */
  sentenceTermOffsets: Uint32Array;
  sentenceTerms: Uint32Array;
  sentenceTermCounts: Uint8Array;
  titleTerms: Uint32Array;
  /** Normalised surfaces of the entities mentioned, how each was first written, and its kind (see ENTITY_KINDS). */
  keys: string[];
  names: string[];
  kinds: Uint8Array;
  mentions: Uint32Array;
  /** Index into `keys` of the entity that the title names, or −1. */
  titleKey: number;
  /** Pairs of indices into `keys`: a long form, and the acronym introduced for it. */
  acronyms: Uint32Array;
  relations: Int32Array;
  /** 1 for each relation whose sentence says it all by itself; see `isWholeStatement`. */
  whole: Uint8Array;
  /** Terms of the arguments: cause of relation i at 2i, effect at 2i+1. */
  argumentTermOffsets: Uint32Array;
  argumentTerms: Uint32Array;
  /** Which passages a model refined: `ofPassage[p]` is 0 for the built-in tier alone, else the position in `list` plus one. */
  origins?: {
    list: Origin[];
    ofPassage: Uint8Array;
    /** Sentences whose relations a reader found, where one did: of a passage it gives some sentences a relation and changes nothing else. */
    stated?: Uint32Array;
  };
  /** True where tables say what is in it: its entities and ties are theirs. */
  isGiven?: true;
  /** What tables say of the notebook as a whole; such a document has no sentences. */
  graph?: GivenGraph;
}

/**
 * The analyses of a notebook in the order that gives documents their numbers: all of them, or what reads them from where they are kept, each time anew that they
 * are gone through.
 */
export type AnalysisSource = Iterable<DocumentAnalysis> | AsyncIterable<DocumentAnalysis>;

/** Longer titles are statements rather than names. */
const LONGEST_TITLE_NAME = 8;

/** The title as an entity's surface, without what is added in brackets to tell namesakes apart; empty if it is no name. */
function nameInTitle(title: string): string {
  const name = title.replace(/\s*\([^)]*\)\s*$/u, '').trim();
  return name.split(/\s+/).length <= LONGEST_TITLE_NAME ? name : '';
}

/** Words whose initials a reader skips when an acronym is formed. */
const SKIPPED_IN_ACRONYMS = new Set(['of', 'the', 'and', 'for', 'in', 'on', 'to', 'a', 'an', 'with']);

function initialsMatch(longForm: string, acronym: string): boolean {
  const words = longForm.split(/[\s-]+/).filter((word) => word !== '');
  const all = words.map((word) => word[0]!.toLowerCase()).join('');
  const content = words
    .filter((word) => !SKIPPED_IN_ACRONYMS.has(word.toLowerCase()))
    .map((word) => word[0]!.toLowerCase())
    .join('');
  const letters = acronym
    .replace(/s$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  return letters.length >= 2 && (all.endsWith(letters) || content.endsWith(letters));
}

/** Finds "long form (LF)": an acronym in brackets right after a mention with those initials. */
function findAcronyms(text: string, mentions: readonly Mention[], keyIndex: ReadonlyMap<string, number>): number[] {
  const pairs: number[] = [];
  for (let i = 1; i < mentions.length; i++) {
    const acronym = mentions[i]!;
    const longForm = mentions[i - 1]!;
    if (acronym.kind !== 'acronym' || text[acronym.start - 1] !== '(') continue;
    if (acronym.start - longForm.end > 2 || longForm.end > acronym.start) continue;
    if (!initialsMatch(text.slice(longForm.start, longForm.end), text.slice(acronym.start, acronym.end))) continue;
    pairs.push(keyIndex.get(longForm.key)!, keyIndex.get(acronym.key)!);
  }
  return pairs;
}

/** What was found in sentences that can be evidence: reference lists, code and heads of mails tie nothing and claim nothing. */
function ofEvidence({ mentions, relations }: Extraction, parts: Uint8Array): Extraction {
  const isEvidence = ({ sentence }: { sentence: number }): boolean => isEvidencePart(parts[sentence]!);
  return { mentions: mentions.filter(isEvidence), relations: relations.filter(isEvidence) };
}

const LOG_LINE = partNumber('log line');
/** Parts in which people write notes. */
const NOTES: ReadonlySet<number> = new Set([partNumber('body'), partNumber('list')]);
/** An entry of a log says something where it has so many words. */
const LOG_WORDS = /(?:\p{L}{2,}\P{L}+){3}\p{L}{2,}/u;

/**
 * Full sentences end in a stop (closing quotes and brackets may follow) and have more than one word. Entries of logs go without, as do notes, which then have a
 * verb.
 *
 * @param isStated whether the grammar finds a verb that carries it
 */
function isProse(sentence: string, part: number, isStated: boolean): boolean {
  if (part === LOG_LINE) return LOG_WORDS.test(sentence);
  if (/[.!?…。！？][\p{Pe}\p{Pf}"'\]]*$/u.test(sentence)) return /\S\s+\S|\p{Lo}{4}/u.test(sentence);
  return isStated && NOTES.has(part) && LOG_WORDS.test(sentence);
}

function packRelations(extraction: Extraction): Int32Array {
  const packed = new Int32Array(extraction.relations.length * RELATION_STRIDE);
  extraction.relations.forEach((relation, i) => {
    packed.set(
      [
        relation.sentence,
        RELATION_KINDS.indexOf(relation.kind),
        relation.cause.start,
        relation.cause.end,
        relation.effect.start,
        relation.effect.end,
        relation.cue.start,
        relation.cue.end,
        relation.polarity,
        relation.hedged ? 1 : 0,
        Math.round(relation.confidence * 100),
      ],
      i * RELATION_STRIDE,
    );
  });
  return packed;
}

/** Which relations can be read by themselves. */
export function wholeRelations(
  text: string,
  sentences: readonly Range[],
  relations: readonly RelationMention[],
): Uint8Array {
  return Uint8Array.from(relations, (relation) =>
    isWholeStatement(text, sentences[relation.sentence]!, relation) ? 1 : 0,
  );
}

const NOTHING: Extraction = { mentions: [], relations: [] };

function sentencesOf(text: string, parsed: ParsedDocument): { sentences: Range[]; parts: Uint8Array } {
  const ranges = text === '' ? [] : tellParts(parsed);
  const sentences = splitSentences(text, ranges);
  return { sentences, parts: partsInRanges(sentences, ranges) };
}

/**
 * Sentences, passages, terms, mentions and relations of one document (HugRAG appendix B.1, "Entity Extraction").
 *
 * @param documentId hash of the file's bytes
 * @param parsed what a parser made of the file
 * @param extractor what finds mentions and relations; the built-in one unless something better is at hand
 */
export function analyseDocument(
  documentId: string,
  parsed: ParsedDocument,
  extractor: typeof extract = extract,
): DocumentAnalysis {
  // A bibliography speaks of other documents; what it lists is no evidence for anything.
  const text = parsed.format === 'bibliography' || parsed.graph ? '' : parsed.text;
  const { given } = parsed;
  const language = detectLanguage(text);
  const { sentences, parts } = given?.sentences ? givenSentences(given.sentences) : sentencesOf(text, parsed);
  const found = given?.isWhole ? NOTHING : extractor(text, sentences, language);
  const extraction = ofEvidence(given ? withGiven(given, sentences, found) : found, parts);

  const termIndex = new Map<string, number>();
  const surfaces: string[] = [];
  const indexOfTerm = ({ term, start, end }: Token, of: string): number => {
    let index = termIndex.get(term);
    if (index === undefined) {
      index = termIndex.size;
      termIndex.set(term, index);
      const surface = of.slice(start, end).toLowerCase();
      surfaces.push(surface === term ? '' : surface);
    }
    return index;
  };
  const distinctTerms = (range: Range): Map<number, number> => {
    const counts = new Map<number, number>();
    for (const token of tokenize(text, range.start, range.end)) {
      const index = indexOfTerm(token, text);
      counts.set(index, (counts.get(index) ?? 0) + 1);
    }
    return counts;
  };

  const sentenceTermOffsets = new Uint32Array(sentences.length + 1);
  const sentenceTerms: number[] = [];
  const sentenceTermCounts: number[] = [];
  sentences.forEach((sentence, i) => {
    for (const [term, count] of distinctTerms(sentence)) {
      sentenceTerms.push(term);
      sentenceTermCounts.push(Math.min(count, 255));
    }
    sentenceTermOffsets[i + 1] = sentenceTerms.length;
  });

  const argumentTermOffsets = new Uint32Array(extraction.relations.length * 2 + 1);
  const argumentTerms: number[] = [];
  extraction.relations.forEach((relation, i) => {
    argumentTerms.push(...distinctTerms(relation.cause).keys());
    argumentTermOffsets[2 * i + 1] = argumentTerms.length;
    argumentTerms.push(...distinctTerms(relation.effect).keys());
    argumentTermOffsets[2 * i + 2] = argumentTerms.length;
  });

  const keyIndex = new Map<string, number>();
  const names: string[] = [];
  const kinds: number[] = [];
  const indexOfKey = (key: string, name: string, kind: EntityKind): number => {
    let index = keyIndex.get(key);
    if (index === undefined) {
      index = keyIndex.size;
      keyIndex.set(key, index);
      names.push(name.replace(/\s+/g, ' '));
      kinds.push(ENTITY_KINDS.indexOf(kind));
    }
    return index;
  };
  const givenNames = given && new Map(given.keys.map((key, i) => [key, given.names[i]!]));
  const mentions = new Uint32Array(extraction.mentions.length * MENTION_STRIDE);
  extraction.mentions.forEach((mention, i) => {
    const name = givenNames?.get(mention.key) ?? text.slice(mention.start, mention.end);
    const index = indexOfKey(mention.key, name, mention.kind);
    mentions.set([mention.sentence, mention.start, mention.end, index], i * MENTION_STRIDE);
  });

  const titleName = nameInTitle(parsed.title);
  const titleKey = titleName === '' ? -1 : indexOfKey(titleName.toLowerCase(), titleName, 'name');

  const passages = given ? givenPassages(given, sentences) : groupPassages(sentences);
  return {
    version: ANALYSIS_VERSION,
    documentId,
    language,
    title: parsed.title,
    sentences: new Uint32Array(sentences.flatMap(({ start, end }) => [start, end])),
    prose: Uint8Array.from(sentences, ({ start, end }, i) =>
      isProse(text.slice(start, end), parts[i]!, found.stated?.[i] === 1) ? 1 : 0,
    ),
    roles: Uint8Array.from(sentences, ({ start, end }) => roleOf(text.slice(start, end))),
    parts,
    passages,
    titleTerms: new Uint32Array(tokenize(parsed.title).map((token) => indexOfTerm(token, parsed.title))),
    terms: [...termIndex.keys()],
    surfaces,
    sentenceTermOffsets,
    sentenceTerms: new Uint32Array(sentenceTerms),
    sentenceTermCounts: new Uint8Array(sentenceTermCounts),
    keys: [...keyIndex.keys()],
    names,
    kinds: new Uint8Array(kinds),
    mentions,
    titleKey,
    acronyms: new Uint32Array(findAcronyms(text, extraction.mentions, keyIndex)),
    relations: packRelations(extraction),
    whole: wholeRelations(text, sentences, extraction.relations),
    argumentTermOffsets,
    argumentTerms: new Uint32Array(argumentTerms),
    ...(given && { isGiven: true as const, ...givenOrigins(given, sentences, passages.length - 1) }),
    ...(parsed.graph && { graph: parsed.graph }),
  };
}
