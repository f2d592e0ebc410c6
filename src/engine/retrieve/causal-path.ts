/**
 * @file The causal path of a question (HugRAG section 4.3): from the relations that the question names, along the chains
 * that link effects to causes, through the documents. Best-first search; the score of a path is its anchor's fit times the
 * strengths of its links, and the path with the largest sum over its steps wins, so that a long sure chain beats a short one.
 */
import { READ_CONFIDENCE } from '../extract/stated-relations.ts';
import { row } from '../rows.ts';
import { topPositions } from './mmr.ts';
import { mayFollow } from './crossings.ts';
import { DEFAULT_PARAMETERS, type RetrievalParameters } from './parameters.ts';
import type { Prepared } from './prepared.ts';
import type { Question, QuestionTerm } from './question.ts';
import { PriorityQueue } from './queue.ts';
import type { Relevance } from './relevance.ts';
import { scaleToOne } from './scale.ts';

/** Relations that the search starts from. */
const MOST_ANCHORS = 12;
const LONGEST_PATH = 10;
const MOST_STEPS = 400;
/** Each further step costs a little, so that of two equal paths the shorter one wins. */
const STEP_DECAY = 0.95;
/** A path whose anchor fits the question less than this is about something else. */
const LEAST_ANCHOR = 0.25;
/** Anchors that fit less than this share of the best one are not started from. */
const ANCHOR_SHARE = 0.6;
/** A question for a path has found its other end at a step that fits it this well. */
const GOAL_FIT = 0.4;
const NAMED_WEIGHT = 1;
/** Paths below this are not followed. */
const FLOOR = 0.01;
const CAUSAL = 0;

export interface CausalPath {
  /** Relations from first cause to last effect; empty when nothing fits. */
  relations: number[];
  /** True when the question asks about causes and the path is about what it asks. */
  fits: boolean;
  /** Present where the question names both ends and the path leads over several steps from the one to the other. */
  meetsBoth?: true;
  /** Present where the path was read step by step: its sentences as they are told, that which answers first. */
  told?: readonly number[];
  /** For a question whether one thing caused another: relations of any kind that speak of both, best first. */
  statements: number[];
  /** Every relation that any path went through, with its best score. */
  scores: Map<number, number>;
}

/**
 * Whether relations make a path that is worth drawing: several do, and a single one that the grammar tells of. One that is only read is mostly wrong
 * (docs/evaluation.md), and nothing beside it bears it out.
 */
export function makesPath({ index: { relations } }: Prepared, steps: readonly number[]): boolean {
  // Confidences are kept in 32 bits. What is hedged is told by the grammar, which believes it less.
  const isTold = (relation: number) =>
    relations.hedged[relation] === 1 || relations.confidence[relation]! >= Math.fround(READ_CONFIDENCE.most);
  return steps.length > 1 || steps.some(isTold);
}

/** Words of the question that no document has may be other words for something: they count half against a fit. */
const UNKNOWN_WEIGHT = 0.5;

/**
 * Words beside what the question asks about ("someone told me that …") are rarely part of it; but where it ends is not surely told. 0.4 is better than 0.1
 * for causal worlds asked in other words, and for dossiers.
 */
const ASIDE_WEIGHT = 0.4;

/** Which of several events of one kind is meant, its name says: that counts for more than other words as rare. */
const NAME_WEIGHT = 2;

/** Words of the question that weigh at least this share of its weightiest known word decide what it is about. */
const DECIDING_SHARE = 0.75;
/** No path answers a question of which the documents know less than this share. */
const LEAST_KNOWN = 0.35;

/**
 * How well each argument fits the question: the larger of the share of the question that it has, and the geometric mean of
 * that with the share of itself that the question has. Arguments without any of the question's deciding words do not fit:
 * sharing "patients" or "intervention" with a long question says nothing.
 */
function fitArguments(prepared: Prepared, question: Question): Float32Array {
  const { relations } = prepared.index;
  const share = new Map<number, number>();
  const say = ({ term, weight, idf, isName, isAside }: QuestionTerm) =>
    weight * idf * (isAside ? ASIDE_WEIGHT : 1) * (term < 0 ? UNKNOWN_WEIGHT : isName ? NAME_WEIGHT : 1);
  const total = question.terms.reduce((sum, term) => sum + say(term), 0);
  for (const term of question.terms) {
    if (term.term >= 0 && total > 0) share.set(term.term, say(term) / total);
  }
  const least = DECIDING_SHARE * Math.max(0, ...share.values());
  // Whether X caused Y names two ends, and the commoner one decides just as much.
  const decides = new Set(
    question.intent === 'check'
      ? question.terms
          .filter(({ term, weight, isAside }) => term >= 0 && weight === 1 && !isAside)
          .map(({ term }) => term)
      : [...share].filter(([, part]) => part >= least).map(([term]) => term),
  );
  const fits = new Float32Array(relations.kind.length * 2);
  const asked = new Float32Array(fits.length);
  const common = new Float32Array(fits.length);
  for (const [term, part] of share) {
    for (const side of row(prepared.termSides, term)) {
      asked[side]! += part;
      common[side]! += prepared.argumentWeight[term]!;
    }
  }
  for (const term of decides) {
    for (const side of row(prepared.termSides, term)) {
      fits[side] = Math.max(Math.sqrt(asked[side]! * (common[side]! / prepared.sideWeight[side]!)), asked[side]!);
    }
  }
  return fits;
}

/**
 * Whether the documents know what the question is about: most of its names where it has any, else enough of its words.
 * A question about the committee of a country that no document names is not answered by another committee.
 */
function isKnown(question: Question): boolean {
  const asked = question.terms.filter(({ isAside }) => !isAside);
  const names = asked.filter(({ isName }) => isName);
  if (names.length > 0) return names.filter(({ term }) => term >= 0).length > names.length / 2;
  let known = 0;
  let total = 0;
  for (const { term, weight, idf } of asked) {
    total += weight * idf;
    if (term >= 0) known += weight * idf;
  }
  return known >= LEAST_KNOWN * total;
}

/** A path starts in one of so many sections: those that fit best, those that have most of the question's words, and the first that the evidence comes from. */
const FIRST_SECTIONS = 40;
/** How fast an anchor's fit falls with how likely its section is: where that is a thousandth as likely as the best one, a quarter is left. */
const SECTION_EXPONENT = 0.2;

/** How well the place of each relation fits the question, 0 to 1. */
export type PlaceFit = (relation: number) => number;

/**
 * Tells how well the place where a relation stands answers the question. An argument may share the deciding words of a long question ("impact
 * on antibiotic prescriptions in children") and stand in a document on another subject. A section that has nearly all words of the question is on its
 * subject, however likely its passages are: that does not hang on what the networks have seen.
 */
export function whereAsked(
  { index, lengths }: Prepared,
  { intent }: Question,
  { sections, sectionFits, signals }: Pick<Relevance, 'sections' | 'sectionFits' | 'signals'>,
): PlaceFit {
  // Where the question names two ends, which stand apart, that both are met says more than where the path starts.
  const exponent = intent === 'path' ? 0 : SECTION_EXPONENT;
  const words = scaleToOne(signals.lexical.sections.slice());
  const first = [
    ...topPositions(sectionFits, FIRST_SECTIONS),
    ...topPositions(words, FIRST_SECTIONS),
    ...sections.slice(0, FIRST_SECTIONS).map(({ section }) => section),
  ];
  const fits = new Map(first.map((section) => [section, Math.max(sectionFits[section]! ** exponent, words[section]!)]));
  return (relation) =>
    fits.get(lengths.sectionOfPassage[index.sentences.passage[index.relations.sentence[relation]!]!]!) ?? 0;
}

/** Both ends must fit at least this well for a relation to speak of what a question relates. */
const LEAST_END_FIT = 0.2;
const MOST_STATEMENTS = 3;

function statementsOnBoth(
  { index: { relations } }: Prepared,
  fits: Float32Array,
  isAllowed: (sentence: number) => boolean,
): number[] {
  const found: { relation: number; fit: number }[] = [];
  for (let r = 0; r < relations.kind.length; r++) {
    const weaker = Math.min(fits[2 * r]!, fits[2 * r + 1]!);
    if (weaker < LEAST_END_FIT || relations.confidence[r] === 0 || !isAllowed(relations.sentence[r]!)) continue;
    found.push({ relation: r, fit: weaker * relations.confidence[r]! });
  }
  found.sort((a, b) => b.fit - a.fit || a.relation - b.relation);
  return found.slice(0, MOST_STATEMENTS).map(({ relation }) => relation);
}

interface Partial {
  relation: number;
  score: number;
  /** Sum of the scores of the steps so far. */
  sum: number;
  before: Partial | null;
  length: number;
}

function contains(path: Partial, relation: number, prepared: Prepared): boolean {
  const { sentence } = prepared.index.relations;
  for (let at: Partial | null = path; at; at = at.before) {
    if (at.relation === relation) return true;
    // A sentence may hold two successive steps, but a path must not come back to it.
    if (at !== path && sentence[at.relation] === sentence[relation]) return true;
  }
  return false;
}

/** What a search in one direction found. */
interface Found {
  /** Relations from first cause to last effect. */
  relations: number[];
  /** Sum of the scores of its steps. */
  sum: number;
  /** Every relation that any path went through, with its best score. */
  scores: Map<number, number>;
}

interface Searching {
  prepared: Prepared;
  intent: Question['intent'];
  fits: Float32Array;
  isAllowed: (sentence: number) => boolean;
  placeFit: PlaceFit;
  gates: RetrievalParameters['gates'];
}

/** The relations that a search starts from, with how well they fit, best first. */
function anchorsOf({ prepared, intent, fits, isAllowed, placeFit }: Searching, backward: boolean) {
  const { relations } = prepared.index;
  const anchors: { relation: number; fit: number }[] = [];
  for (let r = 0; r < relations.kind.length; r++) {
    if (relations.kind[r] !== CAUSAL || !isAllowed(relations.sentence[r]!)) continue;
    const place = placeFit(r);
    if (place === 0) continue;
    const near = fits[backward ? 2 * r + 1 : 2 * r]!;
    const far = fits[backward ? 2 * r : 2 * r + 1]!;
    const fit =
      (goesOn(intent) ? near + 0.25 * far : 0.6 * Math.max(near, far) + 0.4 * Math.min(near, far)) *
      relations.confidence[r]! *
      place;
    if (fit > 0) anchors.push({ relation: r, fit: Math.min(1, fit) });
  }
  anchors.sort((a, b) => b.fit - a.fit || a.relation - b.relation);
  const leastFit = Math.max(LEAST_ANCHOR, (anchors[0]?.fit ?? 0) * ANCHOR_SHARE);
  return anchors.slice(0, MOST_ANCHORS).filter(({ fit }) => fit >= leastFit);
}

/** Whether a question wants more than the statement that it names. */
function goesOn(intent: Question['intent']): boolean {
  return intent !== 'open' && intent !== 'check';
}

/** Searches from effects to their causes, or from causes to their effects; null where nothing fits. */
function search(searching: Searching, backward: boolean): Found | null {
  const { prepared, intent, fits, isAllowed, gates } = searching;
  const { relations, chains } = prepared.index;
  const links = backward ? prepared.previous : chains;
  const scores = new Map<number, number>();
  const frontier = new PriorityQueue<Partial>();
  for (const { relation, fit } of anchorsOf(searching, backward)) {
    frontier.push({ relation, score: fit, sum: fit, before: null, length: 1 }, fit);
  }
  let best: Partial | null = null;
  for (let steps = 0, next = frontier.pop(); next && steps < MOST_STEPS; steps++, next = frontier.pop()) {
    const path = next.item;
    const { relation, score } = path;
    scores.set(relation, Math.max(scores.get(relation) ?? 0, score));
    if (!best || path.sum > best.sum) best = path;
    const isGoal = intent === 'path' && fits[backward ? 2 * relation : 2 * relation + 1]! >= GOAL_FIT;
    if (!goesOn(intent) || isGoal || path.length >= LONGEST_PATH) continue;
    for (let at = links.offsets[relation]!; at < links.offsets[relation + 1]!; at++) {
      const other = links.items[at]!;
      const reached = score * links.strength[at]! * relations.confidence[other]! * STEP_DECAY;
      // A step that the question itself names is worth more than one that only follows.
      const named = NAMED_WEIGHT * fits[backward ? 2 * other : 2 * other + 1]!;
      if (reached < FLOOR || !isAllowed(relations.sentence[other]!) || contains(path, other, prepared)) continue;
      const [earlier, later] = backward ? [other, relation] : [relation, other];
      if (!mayFollow(prepared, earlier, later, gates)) continue;
      frontier.push(
        { relation: other, score: reached, sum: path.sum + reached + named, before: path, length: path.length + 1 },
        reached,
      );
    }
  }
  if (best === null) return null;
  const found: number[] = [];
  for (let at: Partial | null = best; at; at = at.before) found.push(at.relation);
  // Walking back from the last step found gives first cause first when the search went backward.
  return { relations: backward ? found : found.toReversed(), sum: best.sum, scores };
}

/**
 * Finds the best path for a question; see the file's head. A question after the way from one thing to another may leave one of them open ("from the frost to
 * whatever came of it"): where no path meets both, the better of both directions counts.
 *
 * @param isAllowed sentences that a path may pass through
 * @param placeFit how well the place of each relation that it may start from fits, see {@link whereAsked}
 */
export function findCausalPath(
  prepared: Prepared,
  question: Question,
  isAllowed: (sentence: number) => boolean = () => true,
  { gates }: Pick<RetrievalParameters, 'gates'> = DEFAULT_PARAMETERS,
  placeFit: PlaceFit = () => 1,
): CausalPath {
  const { intent } = question;
  const fits = fitArguments(prepared, question);
  const searching = { prepared, intent, fits, isAllowed, placeFit, gates };
  const meets = (found: Found | null) =>
    found !== null &&
    found.relations.length > 1 &&
    fits[2 * found.relations[0]!]! >= GOAL_FIT &&
    fits[2 * found.relations.at(-1)! + 1]! >= GOAL_FIT;
  let found = search(searching, intent !== 'effect');
  const meetsBoth = intent === 'path' && meets(found);
  if (intent === 'path' && !meetsBoth) {
    const forwards = search(searching, false);
    if (forwards && forwards.sum > (found?.sum ?? 0)) found = forwards;
  }
  return {
    relations: found?.relations ?? [],
    ...(meetsBoth && { meetsBoth }),
    fits: intent !== 'open' && found !== null && isKnown(question),
    statements: intent === 'check' ? statementsOnBoth(prepared, fits, isAllowed) : [],
    scores: found?.scores ?? new Map<number, number>(),
  };
}
