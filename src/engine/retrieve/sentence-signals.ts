/**
 * @file What is known of each sentence of the chosen sections: where it stands, what it is, how well it and its neighbours fit the question by
 * words and by meaning, and how well its passage and section do.
 */
import { asksForProcedure, FINDING, PROCEDURE } from '../extract/roles.ts';
import type { TermVectors } from '../notebook/index-types.ts';
import { row } from '../rows.ts';
import { addTerm, termWeight } from '../vector/term-vectors.ts';
import type { Prepared } from './prepared.ts';
import type { Question } from './question.ts';
import { behind, LOWEST, SIGNAL, WIDTH as PASSAGE_WIDTH, type Signals } from './signals.ts';
import type { Chosen, SectionScores } from './support-chain.ts';

/**
 * Names of the numbers in a row. Where in its document a sentence stands is known together with how long that is: that the last one answers is true of
 * abstracts and of little else.
 */
export const SENTENCE_SIGNALS = [
  'isFirstSection',
  'sectionPlace',
  'sectionScore',
  'sectionFit',
  'passageFit',
  'passageBehind',
  'words',
  'wordsShare',
  'wordsBehind',
  'static',
  'staticBehind',
  'staticLate',
  'staticLateBehind',
  'staticLateBehindAll',
  'neighbourWords',
  'neighbourStatic',
  'neighbourStaticLate',
  'isFinding',
  'isProcedure',
  'isProcedureAsked',
  'nearStart',
  'nearEnd',
  'documentLength',
  'length',
  'isProse',
  'states',
  'statesAsked',
  'encoder',
  'encoderBehind',
  'isEmbedded',
  'encoderLate',
  'encoderLateBehind',
  'encoderLateBehindAll',
  'neighbourEncoderLate',
  'hasWords',
  'bestWordsShare',
  'unknownShare',
  'nameShare',
  'questionLength',
] as const;

const WIDTH = SENTENCE_SIGNALS.length;
/** So many at the end of each row are of the question. */
export const COMMON_SIGNALS = WIDTH - SENTENCE_SIGNALS.indexOf('bestWordsShare');
const CAUSAL = 0;

/** What of the fits of passages and sections their sentences are judged by. */
export interface SentenceFits {
  signals: Signals;
  passages: Float32Array;
  scores: Pick<SectionScores, 'fits' | 'best' | 'nameShare'>;
}

export interface SentenceSignals {
  sentences: Uint32Array;
  /** A row for each of them. */
  signals: Float32Array;
}

/** Lengths of sentences' vectors, worked out when they are first needed: NaN until then. */
const lengthsOf = new WeakMap<TermVectors, Float32Array>();

function sentenceLengths({ index }: Prepared): Float32Array {
  let lengths = lengthsOf.get(index.meaning);
  if (lengths === undefined) {
    lengths = new Float32Array(index.sentences.document.length).fill(NaN);
    lengthsOf.set(index.meaning, lengths);
  }
  return lengths;
}

/** How near each term's vector is to the question's, each worked out once for a question. */
function termNearness({ index: { meaning } }: Prepared, vector: Float32Array): (term: number) => number {
  const known = new Map<number, number>();
  const { dimensions, basis, scale } = meaning;
  return (term) => {
    let near = known.get(term);
    if (near === undefined) {
      near = 0;
      for (let i = 0, at = term * dimensions; i < dimensions; i++) near += basis[at + i]! * vector[i]!;
      near *= scale[term]!;
      known.set(term, near);
    }
    return near;
  };
}

/** Cosine of each sentence with the question by what its words mean. */
function staticCosines(
  prepared: Prepared,
  nearness: (term: number) => number,
  own: Float32Array,
  from: number,
  to: number,
): Float32Array {
  const { index, sentenceTerms, idf } = prepared;
  const lengths = sentenceLengths(prepared);
  return Float32Array.from({ length: to - from }, (_, i) => {
    const terms = row(sentenceTerms, from + i);
    if (Number.isNaN(lengths[from + i]!)) {
      own.fill(0);
      for (const term of terms) addTerm(index.meaning, term, termWeight(1, idf[term]!), own);
      lengths[from + i] = Math.sqrt(own.reduce((sum, value) => sum + value * value, 0));
    }
    let dot = 0;
    for (const term of terms) dot += termWeight(1, idf[term]!) * nearness(term);
    return lengths[from + i] === 0 ? 0 : dot / lengths[from + i]!;
  });
}

/** The larger of both neighbours', 0 at an end. */
function neighbour(values: Float32Array, at: number): number {
  return Math.max(values[at - 1] ?? 0, values[at + 1] ?? 0);
}

/** Sentences from one number to behind another, each a run of its own. */
function oneByOne(from: number, to: number): (readonly [number, number])[] {
  return Array.from({ length: to - from }, (_, i) => [from + i, from + i + 1] as const);
}

/** How near a sentence stands to its document's start and end, in steps of so many sentences. */
const NEAR = 4;

/** Nearness to start and end, 0 to 1, and the logarithm of the document's number of sentences. */
function placeIn({ index: { documents, sentences } }: Prepared, sentence: number): [number, number, number] {
  const document = sentences.document[sentence]!;
  const [first, behindLast] = [documents.sentenceStart[document]!, documents.sentenceStart[document + 1]!];
  return [
    Math.exp((first - sentence) / NEAR),
    Math.exp((sentence + 1 - behindLast) / NEAR),
    Math.log(1 + behindLast - first) / 5,
  ];
}

/** Works out the signals of all sentences of the chosen sections, section by section in the order in which they were chosen. */
export function sentenceSignals(
  prepared: Prepared,
  question: Question,
  { signals, passages: passageFits, scores }: SentenceFits,
  chosen: readonly Chosen[],
): SentenceSignals {
  const { index, sentenceRelations, sectionPassages } = prepared;
  const { best } = scores;
  const { lexical, ideal, vector, passages, late } = signals;
  const mostWords = lexical.sentences.reduce((most, score) => Math.max(most, score), 0) || 1;
  const procedureAsked = asksForProcedure(question.text) ? 1 : 0;
  const causeAsked = question.intent === 'open' ? 0 : 1;
  const ofQuestion = [
    passages[SIGNAL.bestWordsShare] ?? 0,
    passages[SIGNAL.unknownShare] ?? 0,
    scores.nameShare,
    Math.log(1 + question.terms.length) / 3,
  ];
  const nearness = termNearness(prepared, vector);
  const own = new Float32Array(vector.length);
  const numbers: number[] = [];
  const rows: Float32Array[] = [];
  const runs = chosen.map(({ section }) => {
    const [first, last] = [sectionPassages.offsets[section]!, sectionPassages.offsets[section + 1]!];
    return [index.passages.sentenceStart[first]!, index.passages.sentenceStart[last]!] as const;
  });
  const single = runs.flatMap(([from, to]) => oneByOne(from, to));
  const hasWords = (s: number) => late.hasWords(index.sentences.passage[s]!);
  const byWords = late.byWords(single).map((near, i) => (hasWords(single[i]![0]) ? near : 0));
  const byTerms = late.hasTerms ? late.byTerms(single) : null;
  const lateOfAll = byTerms ?? byWords;
  const mostLateTerms = lateOfAll.reduce((most, value) => Math.max(most, value), 0);
  const mostLateWords = byWords.reduce((most, value) => Math.max(most, value), 0);
  chosen.forEach(({ section, score }, place) => {
    const [from, to] = runs[place]!;
    const words = lexical.sentences.subarray(from, to);
    const cosines = staticCosines(prepared, nearness, own, from, to);
    const lateWords = byWords.subarray(numbers.length, numbers.length + to - from);
    const lateTerms = lateOfAll.subarray(numbers.length, numbers.length + to - from);
    const bestLateTerms = Math.max(...lateTerms);
    const bestLateWords = Math.max(...lateWords);
    const bestWords = words.reduce((most, value) => Math.max(most, value), 0);
    const bestCosine = cosines.reduce((most, value) => Math.max(most, value), -1);
    const sectionFit = behind(scores.fits[section]!, best);
    const bestOfSection = Math.max(LOWEST, scores.fits[section]!);
    for (let s = from; s < to; s++) {
      const i = s - from;
      const passage = index.sentences.passage[s]!;
      const at = passage * PASSAGE_WIDTH;
      const causal = [...row(sentenceRelations, s)].some((relation) => index.relations.kind[relation] === CAUSAL)
        ? 1
        : 0;
      const role = index.sentences.roles[s]!;
      numbers.push(s);
      rows.push(
        Float32Array.of(
          place === 0 ? 1 : 0,
          Math.log(1 + place) / 3,
          score,
          sectionFit,
          behind(passageFits[passage]!, best),
          behind(passageFits[passage]!, bestOfSection),
          words[i]! / mostWords,
          words[i]! / ideal,
          (words[i]! - bestWords) / mostWords,
          cosines[i]!,
          cosines[i]! - bestCosine,
          lateTerms[i]!,
          lateTerms[i]! - bestLateTerms,
          lateTerms[i]! - mostLateTerms,
          neighbour(words, i) / mostWords,
          neighbour(cosines, i),
          neighbour(lateTerms, i),
          role === FINDING ? 1 : 0,
          role === PROCEDURE ? 1 : 0,
          role === PROCEDURE ? procedureAsked : 0,
          ...placeIn(prepared, s),
          Math.log(1 + index.sentences.lengths[s]!) / 3,
          index.sentences.prose[s]!,
          causal,
          causal * causeAsked,
          passages[at + SIGNAL.encoder]!,
          passages[at + SIGNAL.encoderBehind]!,
          passages[at + SIGNAL.isEmbedded]!,
          lateWords[i]!,
          hasWords(s) ? lateWords[i]! - bestLateWords : 0,
          hasWords(s) ? lateWords[i]! - mostLateWords : 0,
          neighbour(lateWords, i),
          hasWords(s) ? 1 : 0,
          ...ofQuestion,
        ),
      );
    }
  });
  const all = new Float32Array(rows.length * WIDTH);
  rows.forEach((own, i) => all.set(own, i * WIDTH));
  return { sentences: Uint32Array.from(numbers), signals: all };
}
