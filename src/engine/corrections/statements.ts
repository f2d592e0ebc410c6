/**
 * @file A person's corrections of sentences and of what they state, laid over a document's analysis before the index is built. The
 * stored analysis stays as it is. A sentence is found by its words: where they stood, or else where the same words stand nearest.
 */
import { mentionsOf, relationsOf, repack } from '../model/refine-analysis.ts';
import type { DocumentAnalysis } from '../notebook/analysis.ts';
import type { Range, RelationMention } from '../types.ts';
import type { Correction, SentenceRef } from './types.ts';

export type StatementCorrection = Extract<Correction, { kind: 'sentence' | 'relation' }>;

export interface CorrectedAnalysis {
  analysis: DocumentAnalysis;
  /** Numbers, within the document, of the sentences that are wrong. */
  wrong: number[];
  /** Ids of the corrections whose sentence or relation is not there. */
  idle: string[];
}

/** How far a person is believed. */
export const CERTAIN = 1;

/** Whether a correction is about what a sentence says. */
export function isStatementCorrection(correction: Correction): correction is StatementCorrection {
  return correction.kind === 'sentence' || correction.kind === 'relation';
}

function shared(a: Range, b: Range): number {
  return Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));
}

/** Whether a relation is the one that a correction means: same sentence, and both sides overlap in the same roles. */
export function isMeant(
  relation: { cause: Range; effect: Range },
  { cause, effect }: { cause: Range; effect: Range },
): boolean {
  return shared(relation.cause, cause) > 0 && shared(relation.effect, effect) > 0;
}

/** Where a sentence begins now; −1 when its words are not in the text any more. */
export function placeOf(text: string, { start, text: words }: SentenceRef): number {
  if (words === '') return -1;
  if (text.startsWith(words, start)) return start;
  const before = text.lastIndexOf(words, start);
  const after = text.indexOf(words, start);
  if (before < 0 || after < 0) return Math.max(before, after);
  return start - before <= after - start ? before : after;
}

/** The sentence that has most of a range; −1 when none has any of it. */
function sentenceAt({ sentences }: DocumentAnalysis, range: Range): number {
  let best = -1;
  let most = 0;
  for (let s = 0; 2 * s < sentences.length; s++) {
    const common = shared({ start: sentences[2 * s]!, end: sentences[2 * s + 1]! }, range);
    if (common > most) {
      most = common;
      best = s;
    }
  }
  return best;
}

function moved({ start, end }: Range, by: number): Range {
  return { start: start + by, end: end + by };
}

/** What stands between the two sides: where the words lie that say how they are tied. */
function between(cause: Range, effect: Range): Range {
  const start = Math.min(cause.end, effect.end);
  return { start, end: Math.max(start, Math.max(cause.start, effect.start)) };
}

/** Takes a sentence out of everything that is searched: its terms, and that it is a full sentence. */
function withoutTerms(analysis: DocumentAnalysis, wrong: ReadonlySet<number>): DocumentAnalysis {
  const { sentenceTermOffsets, sentenceTerms, sentenceTermCounts } = analysis;
  const offsets = new Uint32Array(sentenceTermOffsets.length);
  const terms: number[] = [];
  const counts: number[] = [];
  for (let s = 0; s + 1 < offsets.length; s++) {
    const [from, to] = wrong.has(s) ? [0, 0] : [sentenceTermOffsets[s]!, sentenceTermOffsets[s + 1]!];
    terms.push(...sentenceTerms.subarray(from, to));
    counts.push(...sentenceTermCounts.subarray(from, to));
    offsets[s + 1] = terms.length;
  }
  return {
    ...analysis,
    prose: analysis.prose.map((flag, s) => (wrong.has(s) ? 0 : flag)),
    // What a title names counts as mentioned in the first sentence.
    titleKey: wrong.has(0) ? -1 : analysis.titleKey,
    sentenceTermOffsets: offsets,
    sentenceTerms: Uint32Array.from(terms),
    sentenceTermCounts: Uint8Array.from(counts),
  };
}

/**
 * Lays corrections over one document's analysis; the same analysis comes back when none of them finds its target.
 *
 * @param text the document's text
 * @param corrections those of this document, in the order in which they were made
 */
export function correctAnalysis(
  analysis: DocumentAnalysis,
  text: string,
  corrections: readonly StatementCorrection[],
): CorrectedAnalysis {
  let relations = relationsOf(analysis);
  const wrong = new Set<number>();
  const idle: string[] = [];
  let isChanged = false;

  /** @returns whether the correction found what it is about */
  const apply = (correction: StatementCorrection): boolean => {
    const at = placeOf(text, correction.sentence);
    const sentence = at < 0 ? -1 : sentenceAt(analysis, { start: at, end: at + correction.sentence.text.length });
    if (sentence < 0) return false;
    if (correction.kind === 'sentence') {
      wrong.add(sentence);
      return true;
    }
    const sides = { cause: moved(correction.cause, at), effect: moved(correction.effect, at) };
    const meant = relations.filter((relation) => relation.sentence === sentence && isMeant(relation, sides));
    if (correction.verdict !== 'added' && meant.length === 0) return false;
    relations = relations.filter((relation) => !meant.includes(relation));
    if (correction.verdict === 'turned') {
      const turned = meant.map((relation): RelationMention => ({
        ...relation,
        cause: relation.effect,
        effect: relation.cause,
        confidence: CERTAIN,
      }));
      relations = [...relations.filter((other) => !turned.some((one) => isMeant(other, one))), ...turned];
    }
    if (correction.verdict === 'added') {
      // What a person finds stated in a sentence makes the sentence right again.
      wrong.delete(sentence);
      const { polarity } = correction;
      const cue = between(sides.cause, sides.effect);
      relations.push({ sentence, kind: 'causal', ...sides, cue, polarity, hedged: false, confidence: CERTAIN });
    }
    return true;
  };
  for (const correction of corrections) {
    if (apply(correction)) isChanged = true;
    else idle.push(correction.id);
  }
  if (!isChanged) return { analysis, wrong: [], idle };

  const isRight = ({ sentence }: { sentence: number }) => !wrong.has(sentence);
  const kept = relations.filter(isRight).sort((a, b) => a.sentence - b.sentence);
  const corrected = repack(analysis, text, mentionsOf(analysis).filter(isRight), kept);
  return {
    analysis: wrong.size > 0 ? withoutTerms(corrected, wrong) : corrected,
    wrong: [...wrong].sort((a, b) => a - b),
    idle,
  };
}
