/**
 * @file What a reader says of the sentences of the best passages: it reads the question together with each passage and scores every sentence by
 * whether it answers. Words, vectors and neighbours told before which sentences are near; that is one view, the reader's is the other, and a trained
 * network weighs the two. The sentences that come out best stand in different passages, so it reads those once more beside each other, and a second
 * network weighs what it says then.
 */
import type { AnswerScores } from '../ports.ts';
import { topPositions } from './mmr.ts';
import { chanceOf, Network, oddsOf } from './network.ts';
import type { Prepared } from './prepared.ts';
import type { Reading, Relevance } from './relevance.ts';
import { COMPARING_WEIGHTS } from './weights/comparing.ts';
import { READING_WEIGHTS } from './weights/reading.ts';

/** Passages of one question that are read: a second of work for a small model on two cores. */
export const MOST_READ = 10;

/**
 * Reads passages, each given as its sentences in order.
 *
 * @returns for each passage what is said of its sentences; null: no model does, in time
 */
export type ReadPassages = (passages: readonly (readonly string[])[]) => Promise<readonly AnswerScores[] | null>;

/** Names of the numbers in a row: both views of a sentence, and how far each is behind the best sentence that was read. */
export const READING_SIGNALS = ['odds', 'oddsBehind', 'reader', 'readerBehind'] as const;

/** The same of the sentences that were read side by side: their odds by both views, and what the reader says now. */
export const COMPARING_SIGNALS = ['odds', 'oddsBehind', 'compared', 'comparedBehind'] as const;

/** Sentences that are read side by side: what fills a window of the model or two. */
const MOST_COMPARED = 12;
/** How often each of them is read then. */
const READINGS = 3;

const network = new Network(READING_WEIGHTS);
const comparingNetwork = new Network(COMPARING_WEIGHTS);

/** The passages that are read, likeliest first. */
export function passagesToRead({ passages }: Pick<Relevance, 'passages'>): number[] {
  return topPositions(passages, MOST_READ);
}

/** Adds up on the scale of logarithms without losing what is small. */
function logSum(values: readonly number[]): number {
  const most = Math.max(...values);
  return most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0));
}

/**
 * What was read.
 *
 * @param passages as {@link passagesToRead} gave them
 * @param scores of each of them, sentence by sentence; at least one sentence in all
 */
export function readingOf({ index }: Prepared, passages: readonly number[], scores: readonly AnswerScores[]): Reading {
  const sentences = new Map<number, number>();
  passages.forEach((passage, i) => {
    const first = index.passages.sentenceStart[passage]!;
    scores[i]!.answers.forEach((score, at) => sentences.set(first + at, score));
  });
  return { sentences, any: logSum([...sentences.values()]) };
}

/** A row for each sentence: what was known of it and what the reader says, each also as how far it is behind the best of these. */
function besideBest(chances: Float32Array, sentences: Iterable<number>, scores: readonly number[]): Float32Array {
  const odds = Array.from(sentences, (sentence) => oddsOf(chances[sentence]!));
  const [bestOdds, bestScore] = [Math.max(...odds), Math.max(...scores)];
  return Float32Array.from(odds.flatMap((own, i) => [own, own - bestOdds, scores[i]!, scores[i]! - bestScore]));
}

/** A row of {@link READING_SIGNALS} for each sentence that was read, in the reading's order. */
export function readingSignals({ sentences }: Pick<Relevance, 'sentences'>, reading: Reading): Float32Array {
  return besideBest(sentences, reading.sentences.keys(), [...reading.sentences.values()]);
}

/** The best step of a path that answers stands at no less than this share of the best sentence's chance. */
const LEAST_BORNE_OUT = 0.2;

/**
 * Whether a reader, where there is one, finds in the sentences of a causal path anything that answers: one that only shares words with the question
 * leads elsewhere. A chain's other steps may say nothing of the question themselves, and one that leads from the one thing to the other that a question names
 * needs no other witness.
 *
 * @param path its sentences
 */
export function isBorneOut({ sentences: chances, reading }: Relevance, path: readonly number[]): boolean {
  if (reading === undefined) return true;
  const best = [...reading.sentences.keys()].reduce((most, sentence) => Math.max(most, chances[sentence]!), 0);
  return path.some((sentence) => reading.sentences.has(sentence) && chances[sentence]! >= LEAST_BORNE_OUT * best);
}

/** Relevance with what a reader says of it. @param weights other than those that are shipped only for training */
export function withReading(relevance: Relevance, reading: Reading, weights = network): Relevance {
  const sentences = relevance.sentences.slice();
  const values = weights.values(readingSignals(relevance, reading));
  [...reading.sentences.keys()].forEach((sentence, i) => (sentences[sentence] = chanceOf(values[i]!)));
  return { ...relevance, sentences, reading };
}

/** The best of the sentences that were read, in the order in which they stand: full ones, where there are any. */
export function sentencesToCompare({ index }: Prepared, { sentences, reading }: Relevance): number[] {
  const read = [...(reading?.sentences.keys() ?? [])];
  const full = read.filter((sentence) => index.sentences.prose[sentence] === 1);
  return (full.length > 0 ? full : read)
    .sort((a, b) => sentences[b]! - sentences[a]!)
    .slice(0, MOST_COMPARED)
    .sort((a, b) => a - b);
}

/**
 * Has sentences read once more, in other company each time: all of them side by side from the last to the first, the likelier half of them and the other half,
 * and each alone. A reader's word depends on what stands around a sentence and on where it stands. The mean of the three put more right ones of papers first than
 * any one of them did, of dossiers about as many as each alone, and in small notebooks it makes no difference (docs/evaluation.md).
 *
 * @param lines the sentences, in the order in which they stand
 * @param chances how likely each answers by what is known of it
 * @returns the mean of what is said of each; null: no model reads them, in time
 */
export async function readBeside(
  readPassages: ReadPassages,
  lines: readonly string[],
  chances: readonly number[],
): Promise<AnswerScores | null> {
  const all = [...lines.keys()];
  const half = Math.ceil(lines.length / 2);
  const likelier = new Set(all.toSorted((a, b) => chances[b]! - chances[a]!).slice(0, half));
  const companies = [
    all.toReversed(),
    all.filter((at) => likelier.has(at)),
    all.filter((at) => !likelier.has(at)),
    ...all.map((at) => [at]),
  ].filter(({ length }) => length > 0);
  const read = await readPassages(companies.map((company) => company.map((at) => lines[at]!)));
  if (read === null) return null;
  const answers = new Float32Array(lines.length);
  const affirms = new Float32Array(lines.length);
  companies.forEach((company, i) => {
    company.forEach((at, place) => {
      answers[at]! += read[i]!.answers[place]! / READINGS;
      affirms[at]! += read[i]!.affirms[place]! / READINGS;
    });
  });
  return { answers, affirms };
}

/** A row of {@link COMPARING_SIGNALS} for each sentence that was read side by side. */
export function comparingSignals(
  { sentences }: Pick<Relevance, 'sentences'>,
  compared: readonly number[],
  { answers }: AnswerScores,
): Float32Array {
  return besideBest(sentences, compared, [...answers]);
}

/**
 * Relevance with what a reader says of the best sentences side by side. Whatever was not among them is no likelier than the last of them.
 *
 * @param compared as {@link sentencesToCompare} gave them, at least one
 * @param scores of each of them
 * @param weights other than those that are shipped only for training
 */
export function withComparison(
  relevance: Relevance,
  compared: readonly number[],
  scores: AnswerScores,
  weights = comparingNetwork,
): Relevance {
  const { reading } = relevance;
  if (!reading) return relevance;
  const sentences = relevance.sentences.slice();
  const chances = weights.values(comparingSignals(relevance, compared, scores)).map(chanceOf);
  const least = Math.min(...chances);
  for (const sentence of reading.sentences.keys()) sentences[sentence] = Math.min(sentences[sentence]!, least);
  compared.forEach((sentence, i) => (sentences[sentence] = chances[i]!));
  const affirms = new Map(compared.map((sentence, i) => [sentence, scores.affirms[i]!]));
  return { ...relevance, sentences, reading: { ...reading, compared: logSum([...scores.answers]), affirms } };
}

/** What was known of a sentence before it was read has one voice of three: what was read of it has two, by itself and beside the others. */
const KNOWN_BEFORE = 1 / 3;

/**
 * How well each sentence is evidence, where they were read: the mean of what was known of it before and what is known now, as chances (a linear opinion pool; Genest
 * and Zidek, "Combining probability distributions", 1986). What answers by itself is a matter of the last word; of what supports an answer, much is told by
 * words and meaning alone, so either view is enough to list it early, where a mean of odds would let either have a veto; and what was not read is no better
 * than what was.
 *
 * @param before chances of all sentences before anything was read
 * @param after the same with everything that was read
 * @param compared sentences that were read side by side, at least one
 * @returns 0 to 1; 0 where either is 0
 */
export function pooledFits(before: Float32Array, after: Float32Array, compared: readonly number[]): Float32Array {
  const least = Math.min(...compared.map((sentence) => after[sentence]!));
  const among = new Set(compared);
  return after.map((chance, sentence) => {
    const known = before[sentence]!;
    if (chance === 0 || known === 0) return 0;
    const now = among.has(sentence) ? chance : Math.min(chance, least);
    return KNOWN_BEFORE * known + (1 - KNOWN_BEFORE) * now;
  });
}
