/**
 * @file The support chain: sections are chosen one after another, each by its own fit, by what it newly covers of the question, and by its
 * tie to what is chosen already. A question for "the spouse of the performer" needs a second section that fits the question badly and
 * the first one well. How these count together is trained (`network.ts`), on chains of which the right sections are known.
 */
import { row } from '../rows.ts';
import { rowCosine } from '../vector/quantised.ts';
import { topPositions } from './mmr.ts';
import { Network } from './network.ts';
import type { Prepared } from './prepared.ts';
import type { Question, QuestionTerm } from './question.ts';
import { behind } from './signals.ts';
import { CHAIN_WEIGHTS } from './weights/chain.ts';

/** Weight of a pair of neighbouring words, by that of the weaker one. */
const PAIR = 1;
/** What is left of a part's weight each time a section covers it. */
const REUSE = 0.4;
const TITLE_FACTOR = 3;
const SPREAD = 0.7;
/** Sections that may be chosen from, best fit first, those where the walk stays longest, and how many are chosen. */
const POOL = 60;
const VISITED = 40;
const CHOSEN = 30;
const TERM = 0;

/** Names of the numbers in a row of {@link ChainStep.signals}. */
export const CHAIN_SIGNALS = [
  'fit',
  'visits',
  'visitsByName',
  'fresh',
  'freshPairs',
  'tie',
  'tieFresh',
  'tieByName',
  'alike',
  'sameDocument',
  'isFirst',
  'place',
  'nameShare',
  'named',
  'bestWordsShare',
  'unknownShare',
  'isEmbedded',
] as const;
const WIDTH = CHAIN_SIGNALS.length;

const network = new Network(CHAIN_WEIGHTS);

/** What is known of each section before the chain begins. */
export interface SectionScores {
  /** How well it fits the question, as a logarithm: a difference of 1 is e times as likely. */
  fits: Float32Array;
  /** The largest of them. */
  best: number;
  /** Share of the walk's time, scaled to 1. */
  visits: Float32Array;
  /** How surely the question names its document by the title, 0 to 1. */
  named: Float32Array;
  /** How much of what the question names are names, 0 to 1. */
  nameShare: number;
  /** The passage of each section that fits best. */
  bestPassage: Uint32Array;
  /** What else is known of the question: the share of it that the best passage says, that no document says, and how much is embedded. */
  ofQuestion: readonly [number, number, number];
}

export interface Chosen {
  section: number;
  /** Falls from 1 for the first section: how much less likely it was to be the next one. */
  score: number;
}

/** One choice: what is known of every candidate, and which are taken. */
export interface ChainStep {
  sections: readonly number[];
  isChosen: Uint8Array;
  /** A row for each candidate. */
  signals: Float32Array;
}

/** Something that sections may cover: a word of the question, or two neighbouring ones. */
interface Part {
  /** Share of the question's weight. */
  weight: number;
  /** Sentences that hold it, ascending. */
  sentences: ArrayLike<number>;
}

/** Sections that may be chosen, each with a slot: all that the chain keeps of them stands in arrays by slot. */
interface Candidates {
  sections: number[];
  /** The slot of each section, −1 for those that can't be chosen. */
  slots: Int32Array;
  /** Parts of the question in each one, by their number. */
  asked: number[][];
}

/** What stands in both of two ascending lists. */
function inBoth(one: ArrayLike<number>, other: ArrayLike<number>): number[] {
  const both: number[] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    const difference = one[i]! - other[j]!;
    if (difference === 0) both.push(one[i]!);
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return both;
}

/** @param pairing how much pairs of words count beside single ones */
function partsOf({ index }: Prepared, terms: readonly QuestionTerm[], pairing: number): Part[] {
  const total = terms.reduce((sum, { weight, idf }) => sum + weight * idf, 0);
  const known = terms.filter(({ term }) => term >= 0);
  const words = known.map(({ term, weight, idf }) => ({
    weight: (weight * idf) / total,
    sentences: row(index.postings, term),
  }));
  if (pairing === 0) return words;
  const pairs = words.slice(1).map((word, before) => ({
    weight: pairing * Math.min(word.weight, words[before]!.weight),
    sentences: inBoth(words[before]!.sentences, word.sentences),
  }));
  return [...words, ...pairs];
}

function gatherCandidates(
  { index, lengths }: Prepared,
  parts: readonly Part[],
  { fits, best, visits }: SectionScores,
): Candidates {
  const likely = fits.map((fit) => Math.exp(fit - best));
  const sections = [...new Set([...topPositions(likely, POOL), ...topPositions(visits, VISITED)])];
  const slots = new Int32Array(fits.length).fill(-1);
  sections.forEach((section, slot) => (slots[section] = slot));
  const asked: number[][] = sections.map(() => []);
  parts.forEach(({ sentences }, part) => {
    for (let at = 0; at < sentences.length; at++) {
      const slot = slots[lengths.sectionOfPassage[index.sentences.passage[sentences[at]!]!]!]!;
      if (slot >= 0 && asked[slot]!.at(-1) !== part) asked[slot]!.push(part);
    }
  });
  return { sections, slots, asked };
}

/** The ties of a section to each candidate by the names that both hold, 0 to 1, by slot. */
function tiesFrom(prepared: Prepared, from: number, { sections: candidates, slots }: Candidates): Float64Array {
  const { sectionEntities, entitySections, titleNames, sectionDocument, documentSections } = prepared;
  const { namedDocuments, namingSections } = prepared;
  const { kinds } = prepared.index.entities;
  const ties = new Float64Array(candidates.length);
  const add = (to: number, tie: number): void => {
    const slot = slots[to]!;
    if (slot >= 0) ties[slot] = Math.min(1, ties[slot]! + tie);
  };
  for (const entity of row(sectionEntities, from)) {
    // Common nouns tie too much: two abstracts that share "blood pressure" do not continue one another.
    if (kinds[entity] === TERM) continue;
    const sections = row(entitySections, entity);
    const tie = 1 / sections.length ** SPREAD;
    const isInTitle = row(titleNames, from).includes(entity);
    for (const to of sections) {
      if (slots[to]! < 0) continue;
      const titled = isInTitle || row(titleNames, to).includes(entity);
      add(to, titled ? TITLE_FACTOR * tie : tie);
    }
  }
  const byLongerName = (document: number): number => 1 / (1 + row(namingSections, document).length) ** SPREAD;
  for (const document of row(namedDocuments, from)) {
    for (const to of row(documentSections, document)) add(to, byLongerName(document));
  }
  const own = sectionDocument[from]!;
  for (const to of row(namingSections, own)) add(to, byLongerName(own));
  return ties;
}

/** The likeliest candidate by the trained network. */
export function likeliest({ signals, isChosen }: ChainStep, by = network): { slot: number; value: number } {
  let slot = -1;
  let value = -Infinity;
  for (let other = 0; other < isChosen.length; other++) {
    if (isChosen[other] === 1) continue;
    const here = by.value(signals, other);
    if (here > value) [slot, value] = [other, here];
  }
  return { slot, value };
}

/**
 * Assembles the chain.
 *
 * @param choose picks the slot of the next section; other than the trained network only for training it
 */
export function assembleChain(
  prepared: Prepared,
  question: Question,
  scores: SectionScores,
  choose: (step: ChainStep) => { slot: number; value: number } = (step) => likeliest(step),
): Chosen[] {
  const { fits, best, visits, named, nameShare, bestPassage, ofQuestion } = scores;
  const { passageVectors } = prepared.index;
  const parts = partsOf(prepared, question.terms, PAIR);
  const singles = question.terms.filter(({ term }) => term >= 0).length;
  // How much of each part's weight no chosen section covers yet.
  const left = Float64Array.from(parts, ({ weight }) => weight);
  const candidates = gatherCandidates(prepared, parts, scores);
  const { sections, asked } = candidates;
  const links = new Float64Array(sections.length);
  const alike = new Float32Array(sections.length);
  const inDocument = new Uint8Array(sections.length);
  const step: ChainStep = {
    sections,
    isChosen: new Uint8Array(sections.length),
    signals: new Float32Array(sections.length * WIDTH),
  };
  const { signals, isChosen } = step;
  const chosen: Chosen[] = [];
  let first = 0;
  const most = Math.min(CHOSEN, sections.length);
  while (chosen.length < most) {
    for (let slot = 0; slot < sections.length; slot++) {
      if (isChosen[slot] === 1) continue;
      const section = sections[slot]!;
      let fresh = 0;
      let freshPairs = 0;
      for (const part of asked[slot]!) {
        if (part < singles) fresh += left[part]!;
        else freshPairs += left[part]!;
      }
      const at = slot * WIDTH;
      const tie = links[slot]!;
      signals[at] = behind(fits[section]!, best);
      signals[at + 1] = visits[section]!;
      signals[at + 2] = nameShare * visits[section]!;
      signals[at + 3] = fresh;
      signals[at + 4] = freshPairs;
      signals[at + 5] = tie;
      signals[at + 6] = tie * fresh;
      signals[at + 7] = tie * nameShare;
      signals[at + 8] = alike[slot]!;
      signals[at + 9] = inDocument[slot]!;
      signals[at + 10] = chosen.length === 0 ? 1 : 0;
      signals[at + 11] = Math.log(1 + chosen.length) / 3;
      signals[at + 12] = nameShare;
      signals[at + 13] = named[section]!;
      for (let i = 0; i < ofQuestion.length; i++) signals[at + 14 + i] = ofQuestion[i]!;
    }
    const { slot: taken, value } = choose(step);
    if (taken < 0) break;
    const section = sections[taken]!;
    if (chosen.length === 0) first = value;
    const before = chosen[chosen.length - 1]?.score ?? 1;
    const score = Math.min(before, Math.exp(Math.min(0, value - first)));
    chosen.push({ section, score });
    isChosen[taken] = 1;
    for (const part of asked[taken]!) left[part]! *= REUSE;
    tiesFrom(prepared, section, candidates).forEach((tie, slot) => {
      links[slot] = Math.max(links[slot]!, tie);
    });
    const document = prepared.sectionDocument[section]!;
    sections.forEach((other, slot) => {
      if (isChosen[slot] === 1) return;
      alike[slot] = Math.max(
        alike[slot]!,
        rowCosine(passageVectors, bestPassage[section]!, passageVectors, bestPassage[other]!),
      );
      if (prepared.sectionDocument[other] === document) inDocument[slot] = 1;
    });
  }
  return chosen;
}
