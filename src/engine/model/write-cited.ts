/** @file An answer that a model writes sentence by sentence, with citations that code attaches and checks while it grows. */
import { toCausewayError } from '../errors.ts';
import type { AnswerSentence } from '../types.ts';
import { generate, type Asking } from './ask-model.ts';
import { citedSentences, type CitedSentence } from './cited-sentences.ts';
import type { Citing } from './citing.ts';
import { NO_ANSWER } from './prompts/answer.ts';
import type { TextPrompt } from './prompts/prompt.ts';

/** Words of the longest answer. */
export const ANSWER_WORDS = 120;

export const STOPPED = 'it was stopped';

export interface WritingOptions {
  /** Told whenever another sentence is complete. */
  onSentences?: (sentences: AnswerSentence[]) => void;
  /** Pieces of evidence, from 1, that a number of the model stands for, where it was not given the evidence itself. */
  evidenceOf?: (number: number) => readonly number[];
}

/** What was written, or why it can't be used, as part of a sentence. */
export type Written = { sentences: AnswerSentence[] } | { failure: string };

/** Generates; a stopped call gives what is there, whose last sentence then counts as not complete. */
async function generateText<Input>(
  asking: Asking,
  prompt: TextPrompt<Input>,
  input: Input,
  onText: (piece: string) => void,
): Promise<{ text: string; isComplete: boolean }> {
  const request = { messages: prompt.messages(input), maxTokens: prompt.maxTokens(input) };
  let written = '';
  try {
    const { text, finish } = await generate(asking, prompt.task, request, {
      onText: (piece) => {
        written += piece;
        onText(piece);
      },
    });
    return { text, isComplete: finish === 'stop' };
  } catch (thrown) {
    if (toCausewayError(thrown).code !== 'cancelled') throw thrown;
    return { text: written, isComplete: false };
  }
}

/**
 * Has a model write, and cites what it writes.
 *
 * @param prompt one that asks for plain sentences with numbers in square brackets
 * @returns `failure` when it says that there is no answer, or when no sentence is borne out by what it cites
 * @throws CausewayError as `generate`, but for `cancelled`: what is there then counts
 */
export async function writeCited<Input>(
  asking: Asking,
  prompt: TextPrompt<Input>,
  input: Input,
  citing: Pick<Citing, 'cite'>,
  { onSentences, evidenceOf }: WritingOptions,
): Promise<Written> {
  const cite = (cited: readonly CitedSentence[]) =>
    citing.cite(
      evidenceOf === undefined
        ? cited
        : cited.map((one) => ({ ...one, numbers: [...new Set(one.numbers.flatMap(evidenceOf))] })),
    );
  let output = '';
  let shown = 0;
  const { text, isComplete } = await generateText(asking, prompt, input, (piece) => {
    output += piece;
    const complete = citedSentences(output, false);
    if (complete.length <= shown || output.includes(NO_ANSWER)) return;
    shown = complete.length;
    onSentences?.(cite(complete));
  });
  if (text.includes(NO_ANSWER)) return { failure: 'it found no answer in the evidence it kept' };
  const sentences = cite(citedSentences(text, isComplete));
  if (!sentences.some(({ support }) => support?.supported)) {
    return { failure: asking.signal?.aborted ? STOPPED : 'nothing it wrote is borne out by the documents' };
  }
  onSentences?.(sentences);
  return { sentences };
}
