/**
 * @file Whether the documents answer at all. A question is refused where a trained network (`retrieve/network.ts`) holds it for less likely than not that
 * its answer is here, by what the best passages say of it in words and by meaning, beside what is usual in this notebook.
 */
import type { CausalPath } from '../retrieve/causal-path.ts';
import { Network, oddsOf } from '../retrieve/network.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { coverageOf, type Question } from '../retrieve/question.ts';
import { MOST_READ } from '../retrieve/reading.ts';
import type { Reading, Relevance } from '../retrieve/relevance.ts';
import { SIGNAL, WIDTH } from '../retrieve/signals.ts';
import { topPositions } from '../retrieve/mmr.ts';
import { ANSWER_WEIGHTS } from '../retrieve/weights/answers.ts';
import { ALL_READ_ANSWER_WEIGHTS } from '../retrieve/weights/all-read-answers.ts';
import { READ_ANSWER_WEIGHTS } from '../retrieve/weights/read-answers.ts';
import { row } from '../rows.ts';

/** Passages that are looked at. */
const PASSAGES = 6;

/**
 * Names of the numbers in {@link answerSignals}. Few, and hardly any on words: which words a question shares with documents that do not answer it
 * differs so much from one subject to another that a network given more of them did worse on subjects that it had not seen (docs/evaluation.md).
 */
export const ANSWER_SIGNALS = [
  'coverage',
  'wordsShare',
  'static',
  'staticDeviations',
  'encoder',
  'secondEncoder',
  'bestStaticLate',
  'bestEncoderLate',
  'hasLate',
  'isEmbedded',
  'embedded',
  'size',
  'hasPath',
] as const;

const network = new Network(ANSWER_WEIGHTS);
const COVERAGE = ANSWER_SIGNALS.indexOf('coverage');
/** In languages whose meaning is not understood only words tell: one passage must name at least this share of what the question names. */
const LEAST_COVERAGE = 0.27;

/**
 * The share of the question's content, by weight and rarity, that one passage names, its document's title included.
 *
 * @returns 0 to 1
 */
export function passageCoverage({ index, sentenceTerms }: Prepared, question: Question, passage: number): number {
  const named = new Set<number>(row(index.documents.titleTerms, index.passages.document[passage]!));
  for (let s = index.passages.sentenceStart[passage]!; s < index.passages.sentenceStart[passage + 1]!; s++) {
    for (const term of row(sentenceTerms, s)) named.add(term);
  }
  return coverageOf(question, named);
}

/** What tells whether there is an answer; null where nothing was found at all. */
export function answerSignals(
  prepared: Prepared,
  question: Question,
  { passages: likely, signals }: Pick<Relevance, 'passages' | 'signals'>,
  path: CausalPath,
): Float32Array | null {
  const best = topPositions(likely, PASSAGES);
  if (best.length === 0) return null;
  const { passages } = signals;
  const of = (name: keyof typeof SIGNAL, passage = best[0]!) => passages[passage * WIDTH + SIGNAL[name]]!;
  const most = (name: keyof typeof SIGNAL) =>
    best.reduce((largest, passage) => Math.max(largest, of(name, passage)), 0);
  const covered = best.map((passage) => passageCoverage(prepared, question, passage));
  const encoder = best.map((passage) => of('encoder', passage)).sort((a, b) => b - a);
  return Float32Array.of(
    Math.max(...covered),
    most('wordsShare'),
    most('static'),
    most('staticDeviations'),
    encoder[0]!,
    encoder[1] ?? 0,
    of('bestStaticLate'),
    of('bestEncoderLate'),
    of('hasLate'),
    of('isEmbedded'),
    of('embedded'),
    of('size'),
    path.fits ? 1 : 0,
  );
}

/**
 * What a reader adds to that: the built-in value, how surely any sentence and the best one answer by its word, in passages and alone, and by that of both, and
 * among how many, since of many some fit by chance.
 */
export const READ_ANSWER_SIGNALS = ['builtIn', 'any', 'best', 'compared', 'bestOdds', 'count'] as const;

const readNetwork = new Network(READ_ANSWER_WEIGHTS);
const allReadNetwork = new Network(ALL_READ_ANSWER_WEIGHTS);

/** Whether a reader reads everything there is: how passages stand out among all says little then, and it has a network of its own. */
export function isAllRead({ index }: Prepared): boolean {
  return index.passages.document.length <= MOST_READ;
}

/** A row of {@link READ_ANSWER_SIGNALS}. @param sentences with what the reader said of them */
export function readAnswerSignals(
  signals: Float32Array,
  sentences: Relevance['sentences'],
  reading: Reading,
): Float32Array {
  const best = [...reading.sentences].reduce((most, [, score]) => Math.max(most, score), -Infinity);
  const chance = [...reading.sentences.keys()].reduce((most, sentence) => Math.max(most, sentences[sentence]!), 0);
  const { any, compared = any } = reading;
  const count = Math.log(reading.sentences.size);
  return Float32Array.of(network.value(signals), any, best, compared, oddsOf(chance), count);
}

/** Whether the documents answer a question. */
export function isSufficient(
  prepared: Prepared,
  question: Question,
  relevance: Pick<Relevance, 'passages' | 'signals' | 'sentences' | 'reading'>,
  path: CausalPath,
): boolean {
  const signals = answerSignals(prepared, question, relevance, path);
  if (signals === null) return false;
  // Whether one thing caused another is answered by what is said of both.
  if (path.statements.length > 0) return true;
  const { reading, sentences } = relevance;
  const said = (by: Network) => !reading || by.value(readAnswerSignals(signals, sentences, reading)) > 0;
  // What is on another subject, the passages tell; what is on this one and still no answer, if anything, their sentences. Either may refuse, unless the
  // passages are but a few: alone they refuse half of what is asked in other words there.
  const isLikely =
    reading && isAllRead(prepared) ? said(allReadNetwork) : network.value(signals) > 0 && said(readNetwork);
  if (question.hasMeaning) return isLikely;
  // An encoder that is asked in such a language is one that a person chose for it.
  const isMeant = relevance.signals.nearness !== undefined && isLikely;
  return isMeant || path.fits || signals[COVERAGE]! >= LEAST_COVERAGE;
}
