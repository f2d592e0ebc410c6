/** @file The extractive answer of a system that only retrieves: its sentences in rank order, as many as fit. */
import type { NotebookIndex } from '../notebook/index-types.ts';
import type { TextSource } from '../ports.ts';
import type { Answer, ShortAnswer, Span } from '../types.ts';
import type { StatedLink } from './known-links.ts';

/** What a system says to a question, as it is measured. */
export interface MeasuredAnswer {
  /** At most {@link MOST_WORDS} words. */
  text: string;
  /** Whether it says that the documents don't tell; a system that never says so refuses where it finds nothing. */
  refused: boolean;
  /** The places that it cites, in the order of its sentences, each once; none where it refuses, since what is merely near answers nothing. */
  cited: Span[];
  /** The causal path that it shows, first cause first. */
  path: StatedLink[];
}

/** Longest answer that is measured. */
export const MOST_WORDS = 120;

/** The whole sentences inside the spans, in rank order, each once. */
function* rankedSentences({ documents, sentences }: NotebookIndex, spans: readonly Span[]): Generator<Span> {
  const seen = new Set<number>();
  const documentNumber = new Map(documents.ids.map((id, d) => [id, d]));
  for (const { documentId, start, end } of spans) {
    const document = documentNumber.get(documentId)!;
    for (let s = documents.sentenceStart[document]!; s < documents.sentenceStart[document + 1]!; s++) {
      const from = sentences.ranges[2 * s]!;
      const to = sentences.ranges[2 * s + 1]!;
      if (from < start || to > end || seen.has(s)) continue;
      seen.add(s);
      yield { documentId, start: from, end: to };
    }
  }
}

/**
 * Composes the answer.
 *
 * @param spans best first
 * @param short the answer in a few words, where the system has one: it then says no more, and cites the sentences that it is shown with
 * @returns whole sentences of at most {@link MOST_WORDS} words together
 */
export async function composeAnswer(
  index: NotebookIndex,
  texts: TextSource,
  spans: readonly Span[],
  short?: ShortAnswer,
): Promise<MeasuredAnswer> {
  const chosen: string[] = [];
  const cited: Span[] = [];
  for (const sentence of rankedSentences(index, spans)) {
    const words = (await texts.text(sentence.documentId)).slice(sentence.start, sentence.end).trim().split(/\s+/);
    if (chosen.length + words.length > MOST_WORDS) break;
    chosen.push(...words);
    cited.push(sentence);
  }
  return { text: short?.text ?? chosen.join(' '), refused: spans.length === 0, cited, path: [] };
}

/** What an answer cites, in the order of its sentences, each place once. */
function citedPlaces(sentences: Answer['sentences']): Span[] {
  const places = new Map<string, Span>();
  for (const { citations } of sentences) {
    for (const { documentId, start, end } of citations) {
      const name = `${documentId} ${start} ${end}`;
      if (!places.has(name)) places.set(name, { documentId, start, end });
    }
  }
  return [...places.values()];
}

/** An answer of the app, cut at the same length. */
export function measuredAnswer({
  status,
  sentences,
  path,
}: Pick<Answer, 'status' | 'sentences' | 'path'>): MeasuredAnswer {
  const answer = sentences.map(({ text }) => text).join(' ');
  const refused = status === 'not-in-documents';
  const places = new Map(
    sentences.flatMap(({ citations }) => citations.map((citation) => [citation.number, citation])),
  );
  return {
    text: answer.split(/\s+/).slice(0, MOST_WORDS).join(' '),
    refused,
    cited: refused ? [] : citedPlaces(sentences),
    path: path.flatMap(({ cause, effect, citation }) => {
      const place = places.get(citation);
      return place ? [{ place, cause, effect }] : [];
    }),
  };
}
