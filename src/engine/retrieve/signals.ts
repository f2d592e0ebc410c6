/**
 * @file What is known of each passage before anything is weighed: how well it fits the question by words (BM25) and by meaning (static vectors;
 * the encoder's, where it has read), each in its own measure and beside the best of the notebook, and what kind of question it is.
 */
import { scoreLexical, type LexicalScores } from '../lexical/bm25.ts';
import { nearnessOf, type Nearness } from '../vector/nearness.ts';
import { cosines } from '../vector/quantised.ts';
import { embedTerms } from '../vector/term-vectors.ts';
import { LateInteraction } from './late-interaction.ts';
import { topPositions } from './mmr.ts';
import type { Prepared } from './prepared.ts';
import type { Question } from './question.ts';

/** Names of the numbers in a row of {@link Signals.passages}. */
export const PASSAGE_SIGNALS = [
  'words',
  'wordsShare',
  'sectionWords',
  'sectionWordsShare',
  'sentenceWords',
  'named',
  'static',
  'staticDeviations',
  'staticBehind',
  'sectionStaticBehind',
  'encoder',
  'encoderDeviations',
  'encoderBehind',
  'sectionEncoderBehind',
  'isEmbedded',
  'staticLate',
  'staticLateBehind',
  'encoderLate',
  'encoderLateBehind',
  'bestWordsShare',
  'unknownShare',
  'length',
  'nameShare',
  'bestStaticDeviations',
  'bestEncoder',
  'bestEncoderDeviations',
  'bestStaticLate',
  'bestEncoderLate',
  'hasLate',
  'size',
  'embedded',
] as const;

export const WIDTH = PASSAGE_SIGNALS.length;
/** So many at the end of each row are of the question and the notebook, and so the same for all passages. */
export const COMMON = WIDTH - PASSAGE_SIGNALS.indexOf('bestWordsShare');

/** Below any fit: stands for the best where nothing fits. */
export const LOWEST = -1e6;
/** Fits further below the best one than this are all alike. */
const DEEPEST = 24;

/** Passages that are looked at word by word: so many of the best by each of three measures. */
const LOOKED_AT = 40;

/** How far a fit lies behind the best one as a signal: 0 to −3, e² times less likely for each quarter. */
export function behind(fit: number, best: number): number {
  return Math.max(-DEEPEST, fit - best) / 8;
}

/** The place of each signal in a row. */
export const SIGNAL = Object.fromEntries(PASSAGE_SIGNALS.map((name, at) => [name, at])) as Record<
  (typeof PASSAGE_SIGNALS)[number],
  number
>;

/** One kind of nearness of all passages, with what is usual among them. */
interface Measured {
  /** NaN where it is not known. */
  cosine: Float32Array;
  mean: number;
  deviation: number;
  best: number;
}

export interface Signals {
  lexical: LexicalScores;
  /** BM25 of a text that says each word of the question once, in usual length. */
  ideal: number;
  /** The question's vector by what its words mean. */
  vector: Float32Array;
  nearness: Nearness | undefined;
  late: LateInteraction;
  /** The passages that were looked at word by word: the best by words and by either meaning. */
  looked: readonly number[];
  /** Rows of {@link WIDTH} numbers. */
  passages: Float32Array;
}

function measured(cosine: Float32Array): Measured {
  let count = 0;
  let sum = 0;
  let squares = 0;
  let best = -1;
  for (const value of cosine) {
    if (Number.isNaN(value)) continue;
    count++;
    sum += value;
    squares += value * value;
    if (value > best) best = value;
  }
  const mean = count === 0 ? 0 : sum / count;
  // Where next to nothing is known, what is usual can't be told.
  const deviation = count < 2 ? 1 : Math.max(0.02, Math.sqrt(Math.max(0, squares / count - mean * mean)));
  return { cosine, mean, deviation, best: count === 0 ? 0 : best };
}

/** The best of each section's passages; −1 where none is known. */
function bestOfSections(cosine: Float32Array, sectionOfPassage: Uint32Array, sections: number): Float32Array {
  const best = new Float32Array(sections).fill(-1);
  cosine.forEach((value, passage) => {
    const section = sectionOfPassage[passage]!;
    if (value > best[section]!) best[section] = value;
  });
  return best;
}

function largest(scores: Float32Array): number {
  return scores.reduce((most, score) => Math.max(most, score), 0);
}

/** One kind of late interaction: of each passage that is looked at its own, of all others what the worst of these has. */
interface Late {
  values: Float32Array;
  best: number;
}

function spread(count: number, looked: readonly number[], found: ArrayLike<number>): Late {
  const own = Array.from(found);
  const values = new Float32Array(count).fill(own.length === 0 ? 0 : Math.min(...own));
  looked.forEach((passage, i) => (values[passage] = own[i]!));
  return { values, best: own.reduce((most, value) => Math.max(most, value), 0) };
}

/**
 * Works out the signals of every passage.
 *
 * @param named for each section, 0 to 1: how surely the question names its document by the title
 * @param nameShare how much of what the question names are names, 0 to 1
 */
export function passageSignals(
  prepared: Prepared,
  question: Question,
  named: Float32Array,
  nameShare: number,
): Signals {
  const { index, lengths } = prepared;
  const known = question.terms.filter(({ term }) => term >= 0);
  const lexical = scoreLexical(index, lengths, known);
  const total = question.terms.reduce((sum, { weight, idf }) => sum + weight * idf, 0);
  const unknown = question.terms.reduce((sum, { term, weight, idf }) => sum + (term < 0 ? weight * idf : 0), 0);
  const ideal = Math.max(total, 1e-6);
  const count = index.passages.document.length;

  const nearness = nearnessOf(prepared.nearness, question.text);
  const vector = embedTerms(index, question.hasMeaning ? question.terms : []);
  const near = cosines(index.passageVectors, vector);
  // Where it is not known what the question's words mean, the encoder's word stands in for theirs.
  const standIn = () => Float32Array.from({ length: count }, (_, p) => nearness?.passages[p] || 0);
  const byWords = measured(vector.some((value) => value !== 0) ? near : standIn());
  const byEncoder = measured(nearness?.passages ?? new Float32Array(count).fill(NaN));
  const sectionCount = lengths.sections.length;
  const sectionStatic = bestOfSections(byWords.cosine, lengths.sectionOfPassage, sectionCount);
  const sectionEncoder = bestOfSections(byEncoder.cosine, lengths.sectionOfPassage, sectionCount);
  const sentencesBest = new Float32Array(count);
  lexical.sentences.forEach((score, s) => {
    const passage = index.sentences.passage[s]!;
    if (score > sentencesBest[passage]!) sentencesBest[passage] = score;
  });
  const most = {
    passage: largest(lexical.passages) || 1,
    section: largest(lexical.sections) || 1,
    sentence: largest(sentencesBest) || 1,
  };
  const looking = new LateInteraction(prepared, question, nearness);
  const positive = (values: Float32Array) => values.map((value) => Math.max(0, value || 0));
  const candidates = [
    ...new Set(
      [lexical.passages, positive(byWords.cosine), positive(byEncoder.cosine)].flatMap((values) =>
        topPositions(values, LOOKED_AT),
      ),
    ),
  ];
  const runOf = (passage: number) =>
    [index.passages.sentenceStart[passage]!, index.passages.sentenceStart[passage + 1]!] as const;
  const read = candidates.filter((passage) => looking.hasWords(passage));
  const lateWords = spread(count, read, looking.byWords(read.map(runOf)));
  const lateTerms = looking.hasTerms ? spread(count, candidates, looking.byTerms(candidates.map(runOf))) : lateWords;
  const hasEncoder = nearness === undefined ? 0 : 1;
  const ofQuestion = [
    largest(lexical.passages) / ideal,
    total === 0 ? 1 : unknown / total,
    Math.log(1 + question.terms.length) / 3,
    nameShare,
    (byWords.best - byWords.mean) / byWords.deviation / 5,
    hasEncoder * byEncoder.best,
    (hasEncoder * (byEncoder.best - byEncoder.mean)) / byEncoder.deviation / 5,
    lateTerms.best,
    lateWords.best,
    lateWords.best > 0 ? 1 : 0,
    Math.log(1 + count) / 10,
    nearness?.embedded ?? 0,
  ];

  const passages = new Float32Array(count * WIDTH);
  for (let p = 0; p < count; p++) {
    const section = lengths.sectionOfPassage[p]!;
    const cosine = byWords.cosine[p]!;
    const encoder = byEncoder.cosine[p]!;
    const isEmbedded = !Number.isNaN(encoder);
    const at = p * WIDTH;
    passages[at] = lexical.passages[p]! / most.passage;
    passages[at + 1] = lexical.passages[p]! / ideal;
    passages[at + 2] = lexical.sections[section]! / most.section;
    passages[at + 3] = lexical.sections[section]! / ideal;
    passages[at + 4] = sentencesBest[p]! / most.sentence;
    passages[at + 5] = named[section]!;
    passages[at + 6] = cosine;
    passages[at + 7] = (cosine - byWords.mean) / byWords.deviation / 5;
    passages[at + 8] = cosine - byWords.best;
    passages[at + 9] = sectionStatic[section]! - byWords.best;
    if (isEmbedded) {
      passages[at + 10] = encoder;
      passages[at + 11] = (encoder - byEncoder.mean) / byEncoder.deviation / 5;
      passages[at + 12] = encoder - byEncoder.best;
      passages[at + 14] = 1;
    }
    passages[at + 13] = sectionEncoder[section]! < 0 ? 0 : sectionEncoder[section]! - byEncoder.best;
    passages[at + 15] = lateTerms.values[p]!;
    passages[at + 16] = lateTerms.values[p]! - lateTerms.best;
    if (looking.hasWords(p)) {
      passages[at + 17] = lateWords.values[p]!;
      passages[at + 18] = lateWords.values[p]! - lateWords.best;
    }
    for (let i = 0; i < ofQuestion.length; i++) passages[at + 19 + i] = ofQuestion[i]!;
  }
  return { lexical, ideal, vector, nearness, late: looking, looked: candidates, passages };
}
