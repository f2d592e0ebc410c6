/** @file An answer from the best evidence, in one call: what every system of the papers ends with that has no way of its own. */
import { fitting } from '../model/fit-window.ts';
import { answerPrompt, type AnswerInput } from '../model/prompts/answer.ts';
import { ANSWER_WORDS, writeCited, type Written, type WritingOptions } from '../model/write-cited.ts';
import type { Evidence } from '../types.ts';
import type { ModelHelp } from './model-help.ts';
import type { WritingInput } from './strategy.ts';

/** Why nothing could be written where not even the first piece of evidence fits. */
export const TOO_LONG = { failure: 'no evidence fits into the model' } as const;

/**
 * Writes the answer from as much evidence as the model's window takes.
 *
 * @throws CausewayError as `writeCited`
 */
export async function writeFromEvidence(
  { question, earlier, evidence, citing }: WritingInput,
  { asking }: ModelHelp,
  options: WritingOptions,
): Promise<Written> {
  const inputOf = (items: readonly Evidence[]): AnswerInput => ({
    question,
    earlier,
    evidence: items.map(({ text }) => text),
    path: [],
    draft: '',
    mostWords: ANSWER_WORDS,
  });
  const list = { prompt: answerPrompt, inputOf, lineOf: ({ text }: Evidence) => `10. ${text}` };
  const shown = await fitting(asking.model, list, evidence);
  return shown.length === 0 ? TOO_LONG : writeCited(asking, answerPrompt, inputOf(shown), citing, options);
}
