/**
 * @file The plan of a question: what has to be found first, and what of that the rest needs (HiGraAgent, appendix P). A description that
 * stands inside another is found before it; descriptions beside one another depend on nothing and are found side by side.
 */
import { parseQuestion, type Description } from './descriptions.ts';
import { isNameable } from './nameable-nouns.ts';
import { wantedBy, wantedByNoun, type Wanted } from './wanted.ts';

/** Words, or the answer to a sub-question of that number. */
export type Piece = string | { answer: number };

export interface SubQuestion {
  /** Its wording, with places for what is found before. */
  pieces: readonly Piece[];
  /** The sub-questions whose answers it needs, by number. */
  needs: readonly number[];
  wanted: Wanted;
  /** True for a description of one thing rather than of several; absent for the question itself. */
  isOneThing?: boolean;
  /** Its wording before a person put it otherwise. */
  planned?: string;
}

/** Sub-questions in an order in which they can be answered; the last one is the question itself, put with what was found. */
export interface Plan {
  question: string;
  subQuestions: readonly SubQuestion[];
  /** False for a question without a verb, of which it is not known what it asks. */
  hasVerb: boolean;
}

/** A capitalised word that does not open the description. */
const HAS_NAME = /(?:^|[^\p{L}\p{N}])(?!The )\p{Lu}/u;

/** Stands for what is found, where only the words around it matter. */
const A_NAME = 'Oxley';

/** Deepest chains are cut here: each sub-question costs a search. */
export const MOST_SUB_QUESTIONS = 6;

function needsOf(pieces: readonly Piece[]): number[] {
  return [...new Set(pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.answer])))];
}

/** A part of the question with its descriptions replaced. */
function piecesOf(
  question: string,
  start: number,
  end: number,
  parts: readonly Description[],
  numbers: number[],
): Piece[] {
  const pieces: Piece[] = [];
  let at = start;
  parts.forEach((part, i) => {
    if (part.start > at) pieces.push(question.slice(at, part.start));
    pieces.push({ answer: numbers[i]! });
    at = part.end;
  });
  if (at < end) pieces.push(question.slice(at, end));
  return pieces;
}

function isDefinite(pieces: readonly Piece[]): boolean {
  return typeof pieces[0] !== 'string' || /^\s*(?:the|\p{Lu})/iu.test(pieces[0]);
}

/** Makes the plan of an English question. */
export function planFor(question: string): Plan {
  const { descriptions, hasVerb } = parseQuestion(question);
  const subQuestions: SubQuestion[] = [];
  const add = (description: Description): number => {
    const numbers = description.parts.map(add);
    const { start, end, head, parts } = description;
    const words = piecesOf(question, start, end, parts, numbers);
    const wanted = wantedByNoun(head, true);
    const opening = wanted.kind === 'person' ? 'Who is ' : 'What is ';
    const pieces = [opening + (isDefinite(words) ? '' : 'the '), ...words, '?'];
    subQuestions.push({
      pieces,
      needs: needsOf(pieces),
      wanted,
      isOneThing: !description.isPlural,
    });
    return subQuestions.length - 1;
  };
  const numbers = descriptions.map(add);
  const pieces = piecesOf(question, 0, question.length, descriptions, numbers);
  // What a description inside it asks is not what the question asks.
  const asked = wordsOf({ pieces }, () => A_NAME);
  subQuestions.push({ pieces, needs: needsOf(pieces), wanted: wantedBy(asked) });
  return {
    question,
    subQuestions: subQuestions.length > MOST_SUB_QUESTIONS ? undivided(question) : subQuestions,
    hasVerb,
  };
}

/** Whether a question has something that must be found before it can be answered. */
export function isMultiHop({ subQuestions }: Plan): boolean {
  return subQuestions.length > 1;
}

/** Whether a part of a question says more than a description's place: "#1?" does not. */
function asksMore({ pieces }: SubQuestion): boolean {
  return pieces.some((piece) => typeof piece === 'string' && /\p{L}/u.test(piece));
}

/**
 * Whether each part of a question is one thing that has a name and is told by another name. Only then is it sure that a question needs several places:
 * grammar also takes apart what one place answers ("the risk in patients with SARS").
 */
export function isSurelyMultiHop(plan: Plan): boolean {
  const parts = plan.subQuestions.slice(0, -1);
  const isOne = ({ wanted, isOneThing }: SubQuestion) => isOneThing === true && isNameable(wanted.noun);
  const isNamed = ({ pieces, needs }: SubQuestion) =>
    needs.length > 0 || pieces.slice(1).some((piece) => typeof piece === 'string' && HAS_NAME.test(piece));
  return isMultiHop(plan) && asksMore(plan.subQuestions.at(-1)!) && parts.every((part) => isOne(part) && isNamed(part));
}

/** A question that would have too many steps stays as it is. */
function undivided(question: string): SubQuestion[] {
  return [{ pieces: [question], needs: [], wanted: wantedBy(question) }];
}

/** A sub-question in words. @param answerOf the answers found so far, by number */
export function wordsOf({ pieces }: Pick<SubQuestion, 'pieces'>, answerOf: (number: number) => string): string {
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : answerOf(piece.answer)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
