/**
 * @file The Seeker (HiGraAgent, section 5 and Algorithm 1): has sub-questions answered, the independent ones side by side, puts what was found into those that
 * need it, keeps several branches where a sub-question has several answers, and ends when the question itself is asked with what was
 * found, when nothing is left to ask, at the turn limit, or when it is stopped.
 */
import type { DraftAnswer, Finding, Library } from './librarian.ts';
import { lookUp } from './librarian.ts';
import { nameKey } from './names-near.ts';
import { wordsOf, type Plan, type SubQuestion } from './plan.ts';

/** Why a plan ended. */
export type Ending = 'answered' | 'turn-limit' | 'stopped';

/** A sub-question as it was asked: in one branch, with the answers put in. */
export interface Asked {
  /** Its number in the plan. */
  step: number;
  finding: Finding;
  /** How likely the answers that were put in are right together, 0 to 1. */
  chance: number;
  /** In which turn it was asked, from 1. */
  turn: number;
}

/** One way through the plan: an answer for each sub-question asked so far. */
export interface Branch {
  answers: readonly (DraftAnswer | null)[];
  /** Logarithm of how likely all of them are right, and how well what they led to fits. */
  odds: number;
}

export interface Sought {
  asked: Asked[];
  /** Likeliest first. */
  branches: Branch[];
  /** Short answers to the question itself, likeliest first. */
  answers: DraftAnswer[];
  turns: number;
  ending: Ending;
}

export interface SeekOptions {
  isStopped?: () => boolean;
  /** Told after each turn what was asked in it; the next one waits for it. */
  onTurn?: (asked: readonly Asked[], state: Pick<Sought, 'branches' | 'turns'>) => void | Promise<void>;
  /** Answers that a person gave to sub-questions, by number: they are not asked. */
  given?: ReadonlyMap<number, string>;
  mostTurns?: number;
}

/** Turns of the longest plan. */
export const MOST_TURNS = 8;
/** Branches that are kept, and answers of one sub-question that branches go on with. */
const MOST_BRANCHES = 3;
/** An answer that is this much less likely than the best one opens no branch. */
const LEAST_CHANCE = 0.12;

function finest(relevance: Finding['relevance']): number {
  return relevance.sentences.reduce((best, chance) => Math.max(best, chance), 1e-6);
}

function answerIn({ answers }: Branch, subQuestions: readonly SubQuestion[]): (number: number) => string {
  return (number) =>
    answers[number]?.text ?? wordsOf(subQuestions[number]!, answerIn({ answers, odds: 0 }, subQuestions));
}

/** Goes through a plan. */
export async function seek(plan: Plan, library: Library, options: SeekOptions = {}): Promise<Sought> {
  const { isStopped = () => false, onTurn = () => {}, given, mostTurns = MOST_TURNS } = options;
  const { question: whole, subQuestions } = plan;
  const last = subQuestions.length - 1;
  const found = new Map<string, Finding>();
  const asked: Asked[] = [];
  let branches: Branch[] = [{ answers: [], odds: 0 }];
  const done = new Set<number>();
  const finals: { answer: DraftAnswer; odds: number }[] = [];
  let turns = 0;
  let ending: Ending = 'answered';

  while (!done.has(last)) {
    if (isStopped()) ending = 'stopped';
    else if (turns >= mostTurns) ending = 'turn-limit';
    if (ending !== 'answered') break;
    // What needs nothing that is still unknown is asked in the same turn.
    const ready = subQuestions.flatMap(({ needs }, step) =>
      !done.has(step) && needs.every((need) => done.has(need)) ? [step] : [],
    );
    turns++;
    const now: Asked[] = [];
    for (const step of ready) {
      const subQuestion = subQuestions[step]!;
      const next: Branch[] = [];
      for (const branch of branches) {
        const own = given?.get(step);
        if (own !== undefined) {
          next.push(
            withAnswer(branch, step, { text: own, documentId: '', start: 0, end: 0, sentence: -1, chance: 1 }, 0),
          );
          continue;
        }
        const question = wordsOf(subQuestion, answerIn(branch, subQuestions));
        let finding = found.get(question);
        if (!finding) {
          finding = await lookUp(library, { question, whole, wanted: subQuestion.wanted, isStep: step !== last });
          found.set(question, finding);
          now.push({ step, finding, chance: Math.exp(branch.odds), turn: turns });
        }
        const fit = Math.log(finest(finding.relevance));
        // What was found before is what is asked about.
        const before = new Set(branch.answers.map((answer) => answer && nameKey(answer.text)));
        const answers = finding.answers.filter(({ text }) => !before.has(nameKey(text)));
        const best = answers[0]?.chance ?? 0;
        const kept = answers.filter(({ chance }) => chance >= LEAST_CHANCE * best).slice(0, MOST_BRANCHES);
        if (step === last) {
          for (const answer of answers.slice(0, 10)) {
            finals.push({ answer, odds: branch.odds + fit + Math.log(answer.chance) });
          }
        }
        if (kept.length === 0) next.push(withAnswer(branch, step, null, fit));
        for (const answer of kept) next.push(withAnswer(branch, step, answer, fit + Math.log(answer.chance)));
      }
      next.sort((a, b) => b.odds - a.odds);
      branches = next.slice(0, MOST_BRANCHES);
      done.add(step);
    }
    asked.push(...now);
    await onTurn(now, { branches, turns });
  }
  return { asked, branches, answers: summedUp(finals), turns, ending };
}

function withAnswer({ answers, odds }: Branch, step: number, answer: DraftAnswer | null, more: number): Branch {
  const all = [...answers];
  all[step] = answer;
  return { answers: all, odds: odds + more };
}

/** Answers of all branches: the same one out of two is the likelier for it. */
function summedUp(finals: readonly { answer: DraftAnswer; odds: number }[]): DraftAnswer[] {
  const most = finals.reduce((largest, { odds }) => Math.max(largest, odds), -Infinity);
  const all = finals.reduce((sum, { odds }) => sum + Math.exp(odds - most), 0);
  const merged = new Map<string, DraftAnswer>();
  for (const { answer, odds } of [...finals].sort((a, b) => b.odds - a.odds)) {
    const chance = Math.exp(odds - most) / all;
    const key = answer.text.toLowerCase();
    const known = merged.get(key);
    if (known) known.chance += chance;
    else merged.set(key, { ...answer, chance });
  }
  return [...merged.values()].sort((a, b) => b.chance - a.chance);
}
