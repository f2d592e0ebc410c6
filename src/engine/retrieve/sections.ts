/**
 * @file Which sections the evidence comes from: how well each one's passages fit the question (trained, `signals.ts`), where the walk over
 * entities and passages leads, and the support chain, which assembles them.
 */
import { row } from '../rows.ts';
import { topPositions } from './mmr.ts';
import { Network } from './network.ts';
import { personalizedPageRank } from './pagerank.ts';
import type { Prepared } from './prepared.ts';
import { readQuestion, type Question } from './question.ts';
import { scaleToOne } from './scale.ts';
import type { SentenceFits } from './sentence-signals.ts';
import { COMMON, LOWEST, passageSignals, SIGNAL, WIDTH, type Signals } from './signals.ts';
import { assembleChain, type ChainStep, type Chosen, type SectionScores } from './support-chain.ts';
import { PASSAGE_WEIGHTS } from './weights/passages.ts';
import { PASSAGE_ALONE_WEIGHTS } from './weights/passages-alone.ts';

/** An entity is linked to the question when this share of its name, by rarity, stands in it. */
const LEAST_NAMED = 0.6;
/** A name of which this share stands in the question stands there whole; the rest is rounding. */
const WHOLE = 0.9999;
/** Share of the walk's restarts that begin at passages instead of entities. */
const PASSAGE_RESTART = 0.1;
/** What a common noun keeps of its restarts; passages get the rest. What many documents talk of leads everywhere. */
const TERM_RESTART = 0.1;
const TERM = 0;

/** Two networks, since without an encoder's word other things must be trusted. */
const WITH_ENCODER = new Network(PASSAGE_WEIGHTS);
const ALONE = new Network(PASSAGE_ALONE_WEIGHTS);

/** The values of passages' signals, by the network for a question that an encoder has read or for one that none has. */
export type PassageValues = (signals: Float32Array, hasEncoder: boolean) => Float32Array;

const trained: PassageValues = (signals, hasEncoder) => (hasEncoder ? WITH_ENCODER : ALONE).values(signals, COMMON);

/** Whether a passage has anything in common with the question: a word, or some meaning. */
function isComparable({ passages }: Signals, passage: number): boolean {
  const at = passage * WIDTH;
  const shared = passages[at + SIGNAL.words]! > 0 || passages[at + SIGNAL.sectionWords]! > 0;
  return shared || passages[at + SIGNAL.static]! > 0 || passages[at + SIGNAL.isEmbedded]! > 0;
}

/** How an entity's name stands in the question: the rarity of the words that do, and their share of the whole name's. */
interface Naming {
  idf: number;
  share: number;
}

/** The entities that the question names, in whole or for the better part. */
function namedEntities(prepared: Prepared, question: Question): Map<number, Naming> {
  const found = new Map<number, number>();
  for (const { term, weight } of question.terms) {
    if (term < 0 || weight < 1) continue;
    for (const entity of row(prepared.termEntities, term)) {
      found.set(entity, (found.get(entity) ?? 0) + prepared.idf[term]!);
    }
  }
  const named = new Map<number, Naming>();
  for (const [entity, idf] of found) {
    const share = idf / prepared.entityIdf[entity]!;
    // What no passage mentions leads nowhere, and how rare it is can't be told.
    if (share >= LEAST_NAMED && row(prepared.entityPassages, entity).length > 0) named.set(entity, { idf, share });
  }
  return named;
}

/** For each section, how surely the question names its document by the title: by how rare the title is in it, 0 to 1. */
function namedSections(
  { sectionTitle }: Prepared,
  question: Question,
  named: ReadonlyMap<number, Naming>,
): Float32Array {
  const rarest = question.terms.reduce((most, { idf }) => Math.max(most, idf), 0);
  return Float32Array.from(sectionTitle, (entity) => {
    const naming = named.get(entity);
    return naming && naming.share >= WHOLE ? Math.min(1, naming.idf / rarest) : 0;
  });
}

/** How much of what the question names are names rather than common nouns, 0 to 1. */
function nameShareOf({ index, entityPassages }: Prepared, named: ReadonlyMap<number, Naming>): number {
  let all = 0;
  let names = 0;
  for (const [entity, { idf, share }] of named) {
    const weight = (idf * share ** 2) / Math.sqrt(row(entityPassages, entity).length);
    all += weight;
    names += index.entities.kinds[entity] === TERM ? TERM_RESTART * weight : weight;
  }
  return all > 0 ? names / all : 0;
}

/**
 * Where the walk begins: at the entities that the question names, rare and complete names first, and at the likeliest passages.
 *
 * @param likely how likely each passage is the one that answers beside the likeliest, 0 to 1
 */
function restarts(prepared: Prepared, named: ReadonlyMap<number, Naming>, likely: Float32Array): Float64Array {
  const entityCount = prepared.entityIdf.length;
  const weights = new Float64Array(entityCount + likely.length);
  let all = 0;
  let kept = 0;
  for (const [entity, { idf, share }] of named) {
    const weight = (idf * share ** 2) / Math.sqrt(row(prepared.entityPassages, entity).length);
    weights[entity] = prepared.index.entities.kinds[entity] === TERM ? TERM_RESTART * weight : weight;
    all += weight;
    kept += weights[entity]!;
  }
  const total = likely.reduce((sum, score) => sum + score, 0);
  if (total > 0) {
    const share = kept > 0 ? (PASSAGE_RESTART / (1 - PASSAGE_RESTART)) * all + (all - kept) : 1;
    likely.forEach((score, p) => (weights[entityCount + p] = (share * score) / total));
  }
  return weights;
}

/** How well the passages of a notebook fit a question. */
export interface PassageFits {
  signals: Signals;
  /** As a logarithm: a difference of 1 is e times as likely. */
  passages: Float32Array;
  /** The same beside the likeliest, 0 to 1. */
  likely: Float32Array;
  /** The largest fit. */
  best: number;
  /** How surely the question names each section's document, and how much of what it names are names, see {@link SectionScores}. */
  named: Float32Array;
  nameShare: number;
}

/** What is known of passages and sections before any is chosen. */
export interface Fits extends Omit<PassageFits, 'best' | 'named' | 'nameShare'> {
  scores: SectionScores;
}

function fitPassages(
  prepared: Prepared,
  question: Question,
  namings: ReadonlyMap<number, Naming>,
  values: (signals: Signals) => Float32Array,
): PassageFits {
  const nameShare = nameShareOf(prepared, namings);
  const named = namedSections(prepared, question, namings);
  const signals = passageSignals(prepared, question, named, nameShare);
  const passages = values(signals).map((fit, passage) => (isComparable(signals, passage) ? fit : -Infinity));
  const best = passages.reduce((most, fit) => Math.max(most, fit), LOWEST);
  return { signals, passages, likely: passages.map((fit) => Math.exp(fit - best)), best, named, nameShare };
}

/** The fit of each section's best passage, and which one that is. */
function bestOfSections({ lengths }: Prepared, passages: Float32Array): Pick<SectionScores, 'fits' | 'bestPassage'> {
  const { sectionOfPassage, sections } = lengths;
  const fits = new Float32Array(sections.length).fill(-Infinity);
  const bestPassage = new Uint32Array(sections.length);
  passages.forEach((fit, passage) => {
    const section = sectionOfPassage[passage]!;
    if (fit <= fits[section]!) return;
    fits[section] = fit;
    bestPassage[section] = passage;
  });
  return { fits, bestPassage };
}

/**
 * How well passages and sections fit a question.
 *
 * @param values of the passages' signals; other than the trained network's only for training it
 */
export function fitSections(prepared: Prepared, question: Question, values: PassageValues = trained): Fits {
  const namings = namedEntities(prepared, question);
  const { signals, passages, likely, best, named, nameShare } = fitPassages(prepared, question, namings, (known) =>
    values(known.passages, known.nearness !== undefined),
  );
  const { sectionOfPassage, sections } = prepared.lengths;
  const visits = new Float32Array(sections.length);
  personalizedPageRank(prepared.walk, restarts(prepared, namings, likely)).forEach((share, passage) => {
    const section = sectionOfPassage[passage]!;
    if (share > visits[section]!) visits[section] = share;
  });
  const ofQuestion = (name: 'bestWordsShare' | 'unknownShare' | 'embedded') =>
    passages.length > 0 ? signals.passages[SIGNAL[name]]! : 0;
  return {
    signals,
    passages,
    likely,
    scores: {
      ...bestOfSections(prepared, passages),
      best,
      visits: scaleToOne(visits),
      named,
      nameShare,
      ofQuestion: [ofQuestion('bestWordsShare'), ofQuestion('unknownShare'), ofQuestion('embedded')],
    },
  };
}

/**
 * The same of a question that one section answers, in a fraction of the time: only passages that are looked at word by word are weighed, and
 * sections follow their own fit alone, without the walk and the chain.
 *
 * @param most sections that are chosen
 */
export function fitDirectly(
  prepared: Prepared,
  question: Question,
  most: number,
): { fits: SentenceFits; chosen: Chosen[]; likely: Float32Array } {
  const namings = namedEntities(prepared, question);
  const found = fitPassages(prepared, question, namings, ({ passages, nearness, looked }) => {
    const network = nearness === undefined ? ALONE : WITH_ENCODER;
    const values = new Float32Array(passages.length / WIDTH).fill(-Infinity);
    for (const passage of looked) values[passage] = network.value(passages, passage);
    return values;
  });
  const { fits } = bestOfSections(prepared, found.passages);
  const { best, nameShare, signals, passages, likely } = found;
  const beside = fits.map((fit) => Math.exp(fit - best));
  const chosen = topPositions(beside, most).map((section) => ({ section, score: beside[section]! }));
  return { fits: { signals, passages, scores: { fits, best, nameShare } }, chosen, likely };
}

/**
 * How likely each passage is the one that answers a question beside the likeliest, by words and word vectors alone: 0 to 1.
 *
 * @throws CausewayError `question-empty`, `question-too-long`
 */
export function likelihoods(prepared: Prepared, text: string): Float32Array {
  const { nearness: _, ...alone } = prepared;
  return fitSections(alone, readQuestion(alone, text)).likely;
}

/** The passages that are likeliest by that, best first. */
export function likelyPassages(prepared: Prepared, text: string, count: number): number[] {
  return topPositions(likelihoods(prepared, text), count);
}

/** Ranks and assembles sections; see `support-chain.ts` for `choose`. */
export function chooseSections(
  prepared: Prepared,
  question: Question,
  { scores }: Fits,
  choose?: (step: ChainStep) => { slot: number; value: number },
): Chosen[] {
  return assembleChain(prepared, question, scores, choose);
}
