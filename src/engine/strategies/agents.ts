/**
 * @file The two agents of HiGraAgent (sections 5 and 6, Algorithm 1) over this notebook: the question is taken apart into what has to be found first
 * (`agents/plan.ts`), the Librarian answers sub-questions with short spans (`agents/librarian.ts`), and the Seeker puts them into what needs them, keeping
 * several branches (`agents/seeker.ts`).
 *
 * Passages are ranked by what each search says: with p(d|q) the likelihood of a passage for a question that was asked, w(q) how likely the answers put into
 * it are right, e(d) how likely an answer of the followed branches stands in it, and r(d) its place in what HugRAG finds for the question at once,
 * score(d) = 1 − (1 − max_q w(q)·p(d|q))·(1 − EVIDENCE·e(d))·(1 − AT_ONCE/r(d)).
 *
 * Deviations: the paper's agents are language models; here grammar takes the question apart and a trained network drafts answers. The paper's Librarian retrieves with
 * HiGraRetriever; here it does as answers of this app do, which measures better. A question that has nothing to be found first is one step: what is retrieved
 * then is what HugRAG retrieves.
 */
import { planFor, wordsOf, type Plan, type SubQuestion } from '../agents/plan.ts';
import { seek, type Asked, type Sought } from '../agents/seeker.ts';
import type { DraftAnswer } from '../agents/librarian.ts';
import { topPositions } from '../retrieve/mmr.ts';
import type { Prepared } from '../retrieve/prepared.ts';
import { readQuestion } from '../retrieve/question.ts';
import { isUnderstood } from '../text/understood.ts';
import type { PlanTrace, ShortAnswer } from '../types.ts';
import { nearnessOf, type Near } from '../vector/nearness.ts';
import { hugrag } from './hugrag.ts';
import { Context } from './spans.ts';
import type { SeekingHelp, Strategy, StrategyResult } from './strategy.ts';

/** Weight of a passage that holds an answer of a followed branch. */
const EVIDENCE = 0.9;
/** Weight of the first passage that is found at once; the others' falls with their rank. */
const AT_ONCE = 0.5;
/** Passages that count of one search. */
const DEPTH = 50;
/** Answers of a sub-question that the trace tells. */
const MOST_TOLD = 4;
/** A passage less likely than this is not given. */
const LEAST_SCORE = 0.002;

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
    steps: plan.subQuestions.map((step) => ({ question: stepInWords(step), needs: [...step.needs] })),
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

/** Chances of all passages that some search found, see the head of this file. */
function passageScores(
  { index }: Prepared,
  { asked, branches }: Sought,
  atOnce: readonly number[],
): Map<number, number> {
  const found = new Map<number, number>();
  const ofStep = new Map<number, number>();
  for (const { step, chance } of asked) ofStep.set(step, (ofStep.get(step) ?? 0) + chance);
  for (const { step, chance, finding } of asked) {
    const { passages } = finding.relevance;
    const best = topPositions(passages, DEPTH);
    const all = best.reduce((sum, passage) => sum + passages[passage]!, 0);
    const weight = chance / ofStep.get(step)!;
    for (const passage of best) {
      found.set(passage, Math.max(found.get(passage) ?? 0, (weight * passages[passage]!) / all));
    }
  }
  const odds = branches.map((branch) => Math.exp(branch.odds - branches[0]!.odds));
  const allOdds = odds.reduce((sum, value) => sum + value, 0);
  const holds = new Map<number, number>();
  branches.forEach(({ answers }, i) => {
    const own = answers.flatMap((answer) =>
      answer && answer.sentence >= 0 ? [index.sentences.passage[answer.sentence]!] : [],
    );
    for (const passage of new Set(own)) holds.set(passage, (holds.get(passage) ?? 0) + odds[i]! / allOdds);
  });
  const scores = new Map<number, number>();
  const unlikely = (passage: number) => 1 - (scores.get(passage) ?? 0);
  for (const [passage, score] of found) scores.set(passage, score);
  for (const [passage, share] of holds) scores.set(passage, 1 - unlikely(passage) * (1 - EVIDENCE * share));
  atOnce.forEach((passage, rank) => scores.set(passage, 1 - unlikely(passage) * (1 - AT_ONCE / (rank + 1))));
  return scores;
}

/** The passages of retrieved spans, in their order. */
function passagesOf({ index }: Prepared, { spans }: StrategyResult): Map<number, number[]> {
  const { documents, sentences } = index;
  const number = new Map(documents.ids.map((id, document) => [id, document]));
  const passages = new Map<number, number[]>();
  for (const { documentId, start, end } of spans) {
    const document = number.get(documentId)!;
    for (let s = documents.sentenceStart[document]!; s < documents.sentenceStart[document + 1]!; s++) {
      if (sentences.ranges[2 * s]! < start || sentences.ranges[2 * s + 1]! > end) continue;
      const passage = sentences.passage[s]!;
      passages.set(passage, [...(passages.get(passage) ?? []), s]);
    }
  }
  return passages;
}

/** The passages by their chances: of those that a search for the question itself found, only the sentences that it chose. */
function ranked(
  prepared: Prepared,
  sought: Sought,
  atOnce: StrategyResult,
  isAllowed: (sentence: number) => boolean,
): StrategyResult {
  const sentencesOf = passagesOf(prepared, atOnce);
  const scores = passageScores(prepared, sought, [...sentencesOf.keys()]);
  const { sentenceStart } = prepared.index.passages;
  const context = new Context(prepared);
  const add = (sentence: number, score: number) => {
    if (isAllowed(sentence)) context.addSentence(sentence, score);
  };
  for (const [passage, score] of [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0])) {
    const chosen = sentencesOf.get(passage) ?? [];
    if (score < LEAST_SCORE && chosen.length === 0) continue;
    for (const sentence of chosen) add(sentence, score);
    for (let sentence = sentenceStart[passage]!; sentence < sentenceStart[passage + 1]!; sentence++)
      add(sentence, score);
  }
  return { ...atOnce, spans: context.spans };
}

/** Whether a question has something that must be found before it can be answered. */
export function isMultiHop(plan: Plan): boolean {
  return plan.subQuestions.length > 1;
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

async function seekAll(prepared: Prepared, question: string, help: SeekingHelp): Promise<StrategyResult> {
  const { texts, clock, near, isStopped, onPlan, given, isAllowed = () => true } = help;
  const started = clock();
  const { text } = readQuestion(prepared, question);
  const atOnce = hugrag.retrieve(prepared, text);
  if (!isUnderstood(text)) return atOnce;
  const plan = planFor(text);
  const { nearness: _, ...alone } = prepared;
  const soFar: Asked[] = [];
  const sought = await seek(
    plan,
    { prepared: alone, texts, near: remembered(prepared, near), isAllowed },
    {
      ...(isStopped && { isStopped }),
      ...(given && { given }),
      onTurn: (asked, state) => {
        soFar.push(...asked);
        onPlan?.(traceOf(plan, soFar, { ...state, ending: 'answered' }, clock() - started));
      },
    },
  );
  const result = isMultiHop(plan) ? ranked(prepared, sought, atOnce, isAllowed) : atOnce;
  const best = sought.answers[0];
  return {
    ...result,
    plan: traceOf(plan, sought.asked, sought, clock() - started),
    ...(best && sought.ending === 'answered' && result.spans.length > 0 && { short: shortOf(best) }),
  };
}

export const agents: Strategy = {
  id: 'agents',
  title: 'HiGraAgent, Seeker and Librarian',
  // One search, as the first turn of a question that needs nothing else; asking again needs the documents' texts.
  retrieve: (prepared, question) => hugrag.retrieve(prepared, question),
  seek: seekAll,
};
