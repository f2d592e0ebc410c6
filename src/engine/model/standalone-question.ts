/**
 * @file A follow-up put by a model so that it stands by itself, in one short call. It may use only words of the question itself and of what
 * was asked and answered before; anything else is not used, and the built-in tier's way of carrying over takes its place.
 */
import { shapesQuestion } from '../retrieve/question.ts';
import { FUNCTION_WORDS } from '../text/function-words.ts';
import { tokenize } from '../text/tokens.ts';
import type { Answer, AskedBefore } from '../types.ts';
import { withCarried } from '../notebook/follow-up.ts';
import { askModel, type Asking } from './ask-model.ts';
import { speaksToModel } from './instructions.ts';
import { oneLine } from './prompts/prompt.ts';
import { standaloneQuestionPrompt, type StandaloneInput } from './prompts/standalone-question.ts';

/** UTF-16 units of the answer before that are shown, and of the longest question that comes back. */
const MOST_ANSWER = 600;
const LONGEST = 300;

/** The questions before a follow-up, oldest first, each as it was understood. */
export function earlierQuestions({ earlier = [], question }: AskedBefore): string[] {
  return [...earlier, question].filter((text) => !speaksToModel(text));
}

/**
 * Has a model put a follow-up so that it stands by itself.
 *
 * @returns null when what it says can't be used, or says the same as before
 * @throws CausewayError as `askModel`
 */
export async function standaloneQuestion(
  asking: Asking,
  question: string,
  before: AskedBefore,
): Promise<string | null> {
  const { answer = '', carried, path } = before;
  const input: StandaloneInput = {
    question,
    earlier: earlierQuestions(before),
    answer: speaksToModel(answer) ? '' : answer.slice(0, MOST_ANSWER),
  };
  const asked = await askModel({ ...asking, mayRetry: false }, standaloneQuestionPrompt, input, () => ({ question }));
  if (asked.tier === 'builtin') return null;
  const put = oneLine(asked.value.question);
  const said = [
    question,
    ...input.earlier,
    answer,
    ...carried,
    ...path.flatMap(({ cause, effect }) => [cause, effect]),
  ];
  if (put === oneLine(question) || put.length > LONGEST || !isSaidIn(put, said)) return null;
  return put;
}

/** Whether every word of content stands in one of the texts, or only says what kind of question it is. */
function isSaidIn(text: string, texts: readonly string[]): boolean {
  const known = new Set(texts.flatMap((one) => tokenize(one).map(({ term }) => term)));
  return tokenize(text).every(({ term }) => known.has(term) || shapesQuestion(term) || isFunctionWord(term));
}

function isFunctionWord(term: string): boolean {
  return [...FUNCTION_WORDS.values()].some((words) => words.has(term));
}

/** A question as it was understood: put by a model, or with what the built-in tier carried over. */
export function understood({ question, trace }: Answer): string {
  return trace.standalone ?? withCarried(question, trace.carried ?? []);
}
