/**
 * @file What stands around a sentence, which the reader, who looks for one sentence that answers, makes too little of: notes and reports tell what happened in one
 * sentence, in the question's words, and what led to it in the next. So the sentence that fits best says the question again, and its neighbour answers. A third small
 * network weighs, of each of the best sentences, what was said of it, how long it is, how much of it is the question's, and what was said of the two beside it.
 */
import { row } from '../rows.ts';
import { chanceOf, Network, oddsOf } from './network.ts';
import { placeBehind } from './reading.ts';
import type { Prepared } from './prepared.ts';
import { coverageOf, type Question } from './question.ts';
import type { Relevance } from './relevance.ts';
import { SURROUNDINGS_WEIGHTS } from './weights/surroundings.ts';

/** Of one sentence beside another: its odds before it was read, the reader's word, and shares of content, see {@link shares}. */
const BESIDE = ['before', 'reader', 'covers', 'restates'] as const;

/** Names of the numbers in a row. */
export const SURROUNDING_SIGNALS = [
  'odds',
  'oddsBehind',
  'before',
  'reader',
  'readerBehind',
  'passage',
  'length',
  'covers',
  'restates',
  ...BESIDE.map((name) => `previous ${name}` as const),
  ...BESIDE.map((name) => `next ${name}` as const),
] as const;

/** What says nothing of the question has no less than these: how far below does not matter. */
const LEAST = { before: -6, reader: -5 } as const;

/** Questions in a document's own words share far more with it than those in other words, which are learned from: no more than this counts. */
const MOST_SHARED = 0.3;

const network = new Network(SURROUNDINGS_WEIGHTS);

/** Share of the question that a sentence says, and share of what the sentence says that is the question's, by rarity: both 0 to 0.3. */
function shares(prepared: Prepared, question: Question, sentence: number): { covers: number; restates: number } {
  const terms = row(prepared.sentenceTerms, sentence);
  const asked = new Set(question.terms.map(({ term }) => term));
  let [own, all] = [0, 0];
  for (const term of terms) {
    all += prepared.idf[term]!;
    if (asked.has(term)) own += prepared.idf[term]!;
  }
  return {
    covers: Math.min(MOST_SHARED, coverageOf(question, new Set(terms))),
    restates: Math.min(MOST_SHARED, all === 0 ? 0 : own / all),
  };
}

/**
 * A row of {@link SURROUNDING_SIGNALS} for each sentence that was read alone.
 *
 * @param before chances of all sentences before anything was read
 * @param relevance with what was read, alone too
 */
export function surroundingSignals(
  prepared: Prepared,
  question: Question,
  before: Float32Array,
  { sentences, passages, reading }: Pick<Relevance, 'sentences' | 'passages' | 'reading'>,
  compared: readonly number[],
): Float32Array {
  const { passage, lengths } = prepared.index.sentences;
  const said = (sentence: number) => ({
    before: Math.max(LEAST.before, oddsOf(before[sentence]!)),
    reader: Math.max(LEAST.reader, reading?.sentences.get(sentence) ?? LEAST.reader),
  });
  const beside = (sentence: number, other: number): number[] => {
    if (passage[other] !== passage[sentence]) return [LEAST.before, LEAST.reader, 0, 0];
    const { covers, restates } = shares(prepared, question, other);
    return [...Object.values(said(other)), covers, restates];
  };
  const odds = compared.map((sentence) => oddsOf(sentences[sentence]!));
  const readers = compared.map((sentence) => said(sentence).reader);
  const [bestOdds, bestReader] = [Math.max(...odds), Math.max(...readers)];
  return Float32Array.from(
    compared.flatMap((sentence, i) => {
      const { covers, restates } = shares(prepared, question, sentence);
      return [
        odds[i]!,
        odds[i]! - bestOdds,
        said(sentence).before,
        readers[i]!,
        readers[i]! - bestReader,
        passages[passage[sentence]!]!,
        Math.log(1 + lengths[sentence]!),
        covers,
        restates,
        ...beside(sentence, sentence - 1),
        ...beside(sentence, sentence + 1),
      ];
    }),
  );
}

const CAUSAL = 0;

/** Whether a sentence claims a cause outright: it may say the question again, but not only that. */
function states({ index: { relations }, sentenceRelations }: Prepared, sentence: number): boolean {
  return row(sentenceRelations, sentence).some(
    (relation) => relations.kind[relation] === CAUSAL && relations.hedged[relation] === 0,
  );
}

/** Chances by what a network says; a sentence that states a cause itself loses nothing by it. */
function chancesOf(
  prepared: Prepared,
  { sentences: known }: Relevance,
  sentences: readonly number[],
  values: Float32Array,
): number[] {
  return sentences.map((sentence, i) => {
    const chance = chanceOf(values[i]!);
    return states(prepared, sentence) ? Math.max(chance, known[sentence]!) : chance;
  });
}

/**
 * Relevance with what stands around the best sentences; one that states a cause itself loses nothing by that. Whatever was not among them is no likelier than the last of them.
 *
 * @param before chances of all sentences before anything was read
 * @param compared as they were read alone, at least one
 * @param weights other than those that are shipped only for training
 */
export function withSurroundings(
  prepared: Prepared,
  question: Question,
  before: Float32Array,
  relevance: Relevance,
  compared: readonly number[],
  weights = network,
): Relevance {
  const { reading } = relevance;
  if (!reading) return relevance;
  const values = weights.values(surroundingSignals(prepared, question, before, relevance, compared));
  const chances = chancesOf(prepared, relevance, compared, values);
  const sentences = relevance.sentences.slice();
  placeBehind(sentences, reading.sentences.keys(), compared, Math.min(...chances));
  compared.forEach((sentence, i) => (sentences[sentence] = chances[i]!));
  return { ...relevance, sentences };
}
