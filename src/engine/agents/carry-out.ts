/**
 * @file Carries out the plan of a question, and says which passages and sentences speak for it.
 *
 * Passages are ranked by what each search says: with p(d|q) the likelihood of a passage for a question that was asked, w(q) how likely the answers put into
 * it are right, e(d) how likely an answer of the followed branches stands in it, and r(d) its place in what was found for the question at once,
 * score(d) = 1 − (1 − max_q w(q)·p(d|q))·(1 − EVIDENCE·e(d))·(1 − AT_ONCE/r(d)).
 */
import type { Clock, TextSource } from '../ports.ts';
import { topPositions } from '../retrieve/mmr.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import type { PlanEdit, PlanTrace, ShortAnswer } from '../types.ts';
import { nearnessOf, type Near } from '../vector/nearness.ts';
import type { DraftAnswer } from './librarian.ts';
import { wordsOf, type Plan, type SubQuestion } from './plan.ts';
import { seek, type Asked, type Sought } from './seeker.ts';

/** Weight of a passage that holds an answer of a followed branch. */
const EVIDENCE = 0.9;
/** Weight of the first passage that is found at once; the others' falls with their rank. */
const AT_ONCE = 0.5;
/** Passages that count of one search. */
const DEPTH = 50;
/** Answers of a sub-question that the trace tells. */
const MOST_TOLD = 4;

/** What a plan is carried out with. */
export interface PlanHelp {
  clock: Clock;
  /** What an encoder says of parts of the question; absent without one. */
  near?: Near;
  isStopped?: () => boolean;
  /** Told at once what the plan is, and after each turn how far it is; the next turn waits for it. */
  onPlan?: (plan: PlanTrace) => void | Promise<void>;
  /** What a person put otherwise in the plan. */
  planEdits?: readonly PlanEdit[];
  /** Answers that a person gave, by step. */
  given?: ReadonlyMap<number, string>;
}

export interface CarriedOut {
  trace: PlanTrace;
  /** The answer in a few words, where the plan led to one. */
  short?: ShortAnswer;
  /** How likely each passage is what one of the searches was for, 0 to 1. */
  passages: ReadonlyMap<number, number>;
  /** How likely each sentence holds the answer to a step, 0 to 1. */
  sentences: ReadonlyMap<number, number>;
}

function shortOf({ text, documentId, start, end, chance, sentence }: DraftAnswer): ShortAnswer {
  return { text, documentId, start, end, chance, ...(sentence < 0 && { given: true }) };
}

/** A step in words, with "#1" for what is found before it. */
function stepInWords(subQuestion: SubQuestion): string {
  return wordsOf(subQuestion, (number) => `#${number + 1}`);
}

function traceOf(
  plan: Plan,
  asked: readonly Asked[],
  { branches, turns, ending }: Pick<Sought, 'branches' | 'turns' | 'ending'>,
  ms: number,
): PlanTrace {
  const best = branches[0]?.answers ?? [];
  return {
    steps: plan.subQuestions.map((step) => ({
      question: stepInWords(step),
      needs: [...step.needs],
      ...(step.planned !== undefined && { planned: step.planned }),
    })),
    asked: asked.map(({ step, turn, chance, finding }) => ({
      step,
      turn,
      question: finding.question,
      chance,
      answers: finding.answers.slice(0, MOST_TOLD).map(shortOf),
    })),
    chosen: plan.subQuestions.map((_, step) => (best[step] ? shortOf(best[step]) : null)),
    turns,
    ending,
    ...(!plan.hasVerb && { noVerb: true }),
    ms,
  };
}

/**
 * How likely an answer of the followed branches stands in each place.
 *
 * @param placeOf the place of a sentence
 * @param weightOf what an answer counts
 */
function holding(
  { branches }: Sought,
  placeOf: (sentence: number) => number,
  weightOf: (answer: DraftAnswer) => number = () => 1,
): Map<number, number> {
  const odds = branches.map((branch) => Math.exp(branch.odds - branches[0]!.odds));
  const all = odds.reduce((sum, value) => sum + value, 0);
  const holds = new Map<number, number>();
  branches.forEach(({ answers }, i) => {
    const own = new Map<number, number>();
    for (const answer of answers) {
      if (!answer || answer.sentence < 0) continue;
      const place = placeOf(answer.sentence);
      own.set(place, Math.max(own.get(place) ?? 0, weightOf(answer)));
    }
    for (const [place, weight] of own) holds.set(place, (holds.get(place) ?? 0) + (weight * odds[i]!) / all);
  });
  return holds;
}

/** How likely each passage is sought: by the searches, and by the answers that stand in it. */
function soughtBy({ index }: Prepared, found: Sought): Map<number, number> {
  const { asked } = found;
  const scores = new Map<number, number>();
  const ofStep = new Map<number, number>();
  for (const { step, chance } of asked) ofStep.set(step, (ofStep.get(step) ?? 0) + chance);
  for (const { step, chance, finding } of asked) {
    const { passages } = finding.relevance;
    const best = topPositions(passages, DEPTH);
    const all = best.reduce((sum, passage) => sum + passages[passage]!, 0);
    const weight = chance / ofStep.get(step)!;
    for (const passage of best) {
      scores.set(passage, Math.max(scores.get(passage) ?? 0, (weight * passages[passage]!) / all));
    }
  }
  for (const [passage, share] of holding(found, (sentence) => index.sentences.passage[sentence]!)) {
    scores.set(passage, 1 - (1 - (scores.get(passage) ?? 0)) * (1 - EVIDENCE * share));
  }
  return scores;
}

/**
 * The passages of a plan with those that were found for the question at once.
 *
 * @param atOnce passages, best first
 * @returns the score of each, see the head of this file
 */
export function joinedWith(atOnce: readonly number[], { passages }: Pick<CarriedOut, 'passages'>): Map<number, number> {
  const scores = new Map(passages);
  atOnce.forEach((passage, rank) =>
    scores.set(passage, 1 - (1 - (scores.get(passage) ?? 0)) * (1 - AT_ONCE / (rank + 1))),
  );
  return scores;
}

/** The same, asked once for the same words, and not for the question itself, which is known. */
function remembered({ nearness }: Prepared, near: Near | undefined): Near {
  const known = new Map<string, ReturnType<Near>>();
  return (words) => {
    const found = known.get(words) ?? Promise.resolve(nearnessOf(nearness, words) ?? near?.(words) ?? null);
    known.set(words, found);
    return found;
  };
}

/**
 * Carries a plan out, as far as it comes.
 *
 * @param prepared with what an encoder says of the question
 * @param isAllowed sentences that may be shown
 */
export async function carryOut(
  plan: Plan,
  prepared: Prepared,
  texts: TextSource,
  isAllowed: (sentence: number) => boolean,
  { clock, near, isStopped, onPlan, given }: PlanHelp,
): Promise<CarriedOut> {
  const started = clock();
  const { nearness: _, ...alone } = prepared;
  const soFar: Asked[] = [];
  await onPlan?.(traceOf(plan, [], { branches: [], turns: 0, ending: 'answered' }, clock() - started));
  const result = await seek(
    plan,
    { prepared: alone, texts, near: remembered(prepared, near), isAllowed },
    {
      ...(isStopped && { isStopped }),
      ...(given && { given }),
      onTurn: async (asked, state) => {
        soFar.push(...asked);
        await onPlan?.(traceOf(plan, soFar, { ...state, ending: 'answered' }, clock() - started));
      },
    },
  );
  const best = result.answers[0];
  return {
    trace: traceOf(plan, result.asked, result, clock() - started),
    ...(best && result.ending === 'answered' && { short: shortOf(best) }),
    passages: soughtBy(prepared, result),
    sentences: holding(
      result,
      (sentence) => sentence,
      (answer) => answer.chance,
    ),
  };
}
