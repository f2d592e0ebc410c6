/**
 * @file What replies repeat of mails that are in the notebook as well: such a sentence is marked, and mentions and claims nothing, so that a mail that was quoted
 * eight times counts once. Of a mail that is only there in quotations, the first one is the original.
 */
import { partNumber } from '../text/parts.ts';
import type { NotebookIndex } from './index-types.ts';
import {
  MENTION_STRIDE,
  RELATION_STRIDE,
  RelationField,
  type AnalysisSource,
  type DocumentAnalysis,
} from './analysis.ts';

const QUOTED = partNumber('quoted reply');
const REPEATED = partNumber('repeated');
/** "Thanks, Ann" is said in every mail. */
const LEAST_TERMS = 3;

/** What a sentence says, without the order of its words and the ways in which lines are wrapped; empty where it is too short to tell. */
function contentOf(
  { terms, sentenceTerms, sentenceTermOffsets, sentenceTermCounts }: DocumentAnalysis,
  s: number,
): string {
  const [from, to] = [sentenceTermOffsets[s]!, sentenceTermOffsets[s + 1]!];
  if (to - from < LEAST_TERMS) return '';
  const counted = Array.from({ length: to - from }, (_, i) => {
    return `${terms[sentenceTerms[from + i]!]!} ${sentenceTermCounts[from + i]!}`;
  });
  return counted.sort().join('\n');
}

/** Rows of packed numbers whose sentence is not repeated. */
function keptRows(rows: ArrayLike<number>, stride: number, field: number, parts: Uint8Array): number[] {
  const kept: number[] = [];
  for (let at = 0; at < rows.length; at += stride) if (parts[rows[at + field]!] !== REPEATED) kept.push(at);
  return kept;
}

/** An analysis in whose repeated sentences nothing was found. */
function withoutFindings(analysis: DocumentAnalysis, parts: Uint8Array): DocumentAnalysis {
  const { mentions, relations, argumentTermOffsets, argumentTerms } = analysis;
  const claimed = keptRows(relations, RELATION_STRIDE, RelationField.sentence, parts);
  const offsets = new Uint32Array(2 * claimed.length + 1);
  const terms: number[] = [];
  claimed.forEach((at, i) => {
    for (const side of [0, 1]) {
      const own = (2 * at) / RELATION_STRIDE + side;
      terms.push(...argumentTerms.subarray(argumentTermOffsets[own]!, argumentTermOffsets[own + 1]!));
      offsets[2 * i + side + 1] = terms.length;
    }
  });
  const mentioned = keptRows(mentions, MENTION_STRIDE, 0, parts);
  return {
    ...analysis,
    parts,
    mentions: Uint32Array.from(mentioned.flatMap((at) => [...mentions.subarray(at, at + MENTION_STRIDE)])),
    relations: Int32Array.from(claimed.flatMap((at) => [...relations.subarray(at, at + RELATION_STRIDE)])),
    whole: Uint8Array.from(claimed, (at) => analysis.whole[at / RELATION_STRIDE]!),
    argumentTermOffsets: offsets,
    argumentTerms: Uint32Array.from(terms),
  };
}

/** What the sentences of an index say that no reply quotes, as {@link withoutRepeats} takes it. */
function saidIn({ postings, sentences, lexicon }: Pick<NotebookIndex, 'postings' | 'sentences' | 'lexicon'>) {
  const contents: string[][] = Array.from(sentences.parts, () => []);
  lexicon.terms.forEach((term, t) => {
    for (let at = postings.offsets[t]!; at < postings.offsets[t + 1]!; at++) {
      contents[postings.items[at]!]!.push(`${term} ${postings.counts[at]!}`);
    }
  });
  const own = contents.filter((terms, s) => terms.length >= LEAST_TERMS && sentences.parts[s] !== REPEATED);
  return own.map((terms) => terms.sort().join('\n'));
}

/** Whether an analysis has any quoted reply. */
export function quotes({ parts }: DocumentAnalysis): boolean {
  return parts.includes(QUOTED);
}

/** What was said so far, and with it what is only repeated. */
class Said {
  readonly #contents: Set<string>;

  /** @param contents what sentences that no reply quotes say, as far as any does; as {@link contentOf} has it */
  constructor(contents: Iterable<string>) {
    this.#contents = new Set(contents);
    this.#contents.delete('');
  }

  /** The next analysis, with what is only repeated marked as such. */
  mark(analysis: DocumentAnalysis): DocumentAnalysis {
    const parts = analysis.parts.map((part, s) => {
      if (part !== QUOTED) return part;
      const content = contentOf(analysis, s);
      if (this.#contents.has(content)) return REPEATED;
      if (content !== '') this.#contents.add(content);
      return part;
    });
    return parts.includes(REPEATED) ? withoutFindings(analysis, parts) : analysis;
  }
}

/** What the sentences of a document say that are quoted in replies, or that are not. */
function* contentsOf(analysis: DocumentAnalysis, isQuoted: boolean): Generator<string> {
  for (const [s, part] of analysis.parts.entries()) if ((part === QUOTED) === isQuoted) yield contentOf(analysis, s);
}

/**
 * The same analyses with what is only repeated marked as such; those without any quoted reply come back as they are.
 *
 * @param index of what else is in the notebook
 */
export function withoutRepeats(
  analyses: readonly DocumentAnalysis[],
  index: Pick<NotebookIndex, 'postings' | 'sentences' | 'lexicon'>,
): readonly DocumentAnalysis[] {
  if (!analyses.some(quotes)) return analyses;
  const contents = saidIn(index);
  for (const analysis of analyses) contents.push(...contentsOf(analysis, false));
  const said = new Said(contents);
  return analyses.map((analysis) => said.mark(analysis));
}

/**
 * The analyses of a whole notebook, one after the other, with what is only repeated marked as such. They are gone through three times, and no more is held of
 * them than what replies quote.
 */
export async function* unrepeated(analyses: AnalysisSource): AsyncGenerator<DocumentAnalysis> {
  const quoted = new Set<string>();
  for await (const analysis of analyses) for (const content of contentsOf(analysis, true)) quoted.add(content);
  const contents = new Set<string>();
  for await (const analysis of analyses) {
    for (const content of contentsOf(analysis, false)) if (quoted.has(content)) contents.add(content);
  }
  const said = new Said(contents);
  for await (const analysis of analyses) yield said.mark(analysis);
}
