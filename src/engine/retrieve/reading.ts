/**
 * @file What a reader says of the sentences of the best passages: it reads the question together with each passage and scores every sentence by
 * whether it answers. Words, vectors and neighbours told before which sentences are near; that is one view, the reader's is the other, and a trained
 * network weighs the two. The sentences that come out best stand in different passages, so it reads each of those once more, alone, and a second
 * network weighs what it says then.
 */
import type { AnswerScores } from '../ports.ts';
import { topPositions } from './mmr.ts';
import { chanceOf, Network, oddsOf } from './network.ts';
import type { Prepared } from './prepared.ts';
import type { Reading, Relevance } from './relevance.ts';
import { COMPARING_WEIGHTS } from './weights/comparing.ts';
import { READING_WEIGHTS } from './weights/reading.ts';

/** Passages of one question that are read at most: a second or two of work for a small model on two cores. */
export const MOST_READ = 10;
/**
 * Where there are more passages than that, those are read whose share of all that is likely is no less than this. With one in fifty two thirds of the work are left, and of 340
 * questions on dossiers, notes and papers the passage that answers is read for 0.953 instead of 0.974 (docs/evaluation.md).
 */
const LEAST_SHARE = 0.02;

/**
 * Reads passages, each given as its sentences in order.
 *
 * @returns for each passage what is said of its sentences; null: no model does, in time
 */
export type ReadPassages = (passages: readonly (readonly string[])[]) => Promise<readonly AnswerScores[] | null>;

/** Names of the numbers in a row: both views of a sentence, and how far each is behind the best sentence that was read. */
export const READING_SIGNALS = ['odds', 'oddsBehind', 'reader', 'readerBehind'] as const;

/** The same of the sentences that were read alone: their odds by both views, and what the reader says now. */
export const COMPARING_SIGNALS = ['odds', 'oddsBehind', 'compared', 'comparedBehind'] as const;

/** Sentences that are read once more. */
const MOST_COMPARED = 12;

const network = new Network(READING_WEIGHTS);
const comparingNetwork = new Network(COMPARING_WEIGHTS);

/** The passages that are read, likeliest first. */
export function passagesToRead({ passages }: Pick<Relevance, 'passages'>): number[] {
  const likeliest = topPositions(passages, MOST_READ);
  if (passages.length <= MOST_READ) return likeliest;
  const least = LEAST_SHARE * passages.reduce((sum, chance) => sum + chance, 0);
  return likeliest.filter((passage) => passages[passage]! >= least);
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
 * Has sentences read once more, each alone: in a passage a reader's word for a sentence depends on what stands around it, and on how many there are
 * (docs/evaluation.md).
 *
 * @param lines the sentences
 * @returns what is said of each; null: no model reads them, in time
 */
export async function readAlone(readPassages: ReadPassages, lines: readonly string[]): Promise<AnswerScores | null> {
  const read = await readPassages(lines.map((line) => [line]));
  return (
    read && {
      answers: Float32Array.from(read, ({ answers }) => answers[0]!),
      affirms: Float32Array.from(read, ({ affirms }) => affirms[0]!),
    }
  );
}

/** A row of {@link COMPARING_SIGNALS} for each sentence that was read alone. */
export function comparingSignals(
  { sentences }: Pick<Relevance, 'sentences'>,
  compared: readonly number[],
  { answers }: AnswerScores,
): Float32Array {
  return besideBest(sentences, compared, [...answers]);
}

/**
 * Makes what was read and is not among the best no likelier than the last of these, and leaves it in its order.
 *
 * @param sentences chances of all sentences; changed
 * @param read those that were read
 * @param best those among them that keep their chances
 * @param least the chance of the last of the best
 */
export function placeBehind(
  sentences: Float32Array,
  read: Iterable<number>,
  best: readonly number[],
  least: number,
): void {
  const among = new Set(best);
  const others = [...read].filter((sentence) => !among.has(sentence));
  const most = others.reduce((likeliest, sentence) => Math.max(likeliest, sentences[sentence]!), 0);
  if (most <= least) return;
  for (const sentence of others) sentences[sentence]! *= least / most;
}

/**
 * Relevance with what a reader says of the best sentences alone. Whatever was not among them is no likelier than the last of them.
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
  placeBehind(sentences, reading.sentences.keys(), compared, Math.min(...chances));
  compared.forEach((sentence, i) => (sentences[sentence] = chances[i]!));
  const affirms = new Map(compared.map((sentence, i) => [sentence, scores.affirms[i]!]));
  return { ...relevance, sentences, reading: { ...reading, compared: logSum([...scores.answers]), affirms } };
}

/** What was known of a sentence before it was read has one voice of three: what was read of it has two, in its passage and alone. */
const KNOWN_BEFORE = 1 / 3;

/**
 * How well each sentence is evidence, where they were read: the mean of what was known of it before and what is known now, as chances (a linear opinion pool; Genest
 * and Zidek, "Combining probability distributions", 1986). What answers by itself is a matter of the last word; of what supports an answer, much is told by
 * words and meaning alone, so either view is enough to list it early, where a mean of odds would let either have a veto; and what was not read is no better
 * than what was.
 *
 * @param before chances of all sentences before anything was read
 * @param after the same with everything that was read
 * @param compared sentences that were read alone, at least one
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
