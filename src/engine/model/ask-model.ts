/**
 * @file The one way to ask a model: held to the schema where the engine can be, else repaired and checked; one retry that
 * states the fault; then the built-in tier, marked as such. Every call is counted.
 */
import { CausewayError, toCausewayError, type ErrorCode } from '../errors.ts';
import type { ChatMessage, Generation, GenerationRequest, LanguageModel, StopSignal } from '../ports.ts';
import type { Origin } from '../types.ts';
import type { CostMeter } from './cost.ts';
import { parseOutput } from './parse-output.ts';
import { promptName, type JsonPrompt, type TextPrompt } from './prompts/prompt.ts';
import { LinkedStop } from './stop.ts';

/** What a model is asked with; the same for all calls of one piece of work. */
export interface Asking {
  model: LanguageModel;
  meter: CostMeter;
  signal?: StopSignal;
  /** False where no call is left for asking once more; absent: true. */
  mayRetry?: boolean;
}

/** A value with the tier that made it; of the built-in tier, why it stood in. */
export type Asked<Output> =
  { tier: 'model'; value: Output; origin: Origin } | { tier: 'builtin'; value: Output; reason: string };

/** Failures that the next call may not have: the built-in tier stands in for this one. Others end the work. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['model-output-invalid', 'model-prompt-too-long']);

/** A token is seldom longer; an engine that writes more than this many characters for each one allowed is stopped. */
const CHARACTERS_PER_TOKEN = 12;
/** Of an output that could not be used, this much is shown to the model when it tries again. */
const SHOWN_ON_RETRY = 2000;

/** Which model and which prompt make something. */
export function originOf(
  model: Pick<LanguageModel, 'id'>,
  prompt: Pick<TextPrompt<never>, 'task' | 'version'>,
): Origin {
  return { model: model.id, prompt: promptName(prompt) };
}

export function cancelled(): CausewayError {
  return new CausewayError('cancelled', 'The local model was stopped.');
}

/**
 * One generation that ends when it is told to, whatever the engine does with its token limit.
 *
 * @throws CausewayError as `LanguageModel.generate`; `cancelled` when the signal stopped it
 */
export async function generate(
  { model, meter, signal }: Asking,
  task: string,
  request: Omit<GenerationRequest, 'signal'>,
  options: { isRetry?: boolean; onText?: (piece: string) => void } = {},
): Promise<Generation> {
  if (signal?.aborted) throw cancelled();
  const stop = new LinkedStop(signal);
  const most = request.maxTokens * CHARACTERS_PER_TOKEN;
  let written = 0;
  try {
    const generation = await model.generate({ ...request, signal: stop }, (piece) => {
      written += piece.length;
      if (written > most) stop.stop();
      else options.onText?.(piece);
    });
    meter.generated(task, generation, options.isRetry);
    if (signal?.aborted) throw cancelled();
    const text = generation.text.slice(0, most);
    return written > most || text.length < generation.text.length
      ? { ...generation, text, finish: 'length' }
      : generation;
  } catch (thrown) {
    throw signal?.aborted ? cancelled() : thrown;
  } finally {
    stop.release();
  }
}

function retryMessages(messages: readonly ChatMessage[], output: string, fault: string): ChatMessage[] {
  return [
    ...messages,
    { role: 'assistant', content: output.slice(0, SHOWN_ON_RETRY) },
    { role: 'user', content: `${fault} Reply once more with the JSON object alone, complete and as described.` },
  ];
}

/**
 * Asks for JSON.
 *
 * @param fallback the built-in tier's value, which stands in when the answers could not be used or the prompt is too long
 * @throws CausewayError `cancelled`, `model-failed`, `model-lost`, `model-out-of-memory`
 */
export async function askModel<Input, Output>(
  asking: Asking,
  prompt: JsonPrompt<Input, Output>,
  input: Input,
  fallback: () => Output,
): Promise<Asked<Output>> {
  const { model, meter, mayRetry = true } = asking;
  const request = { maxTokens: prompt.maxTokens(input), schema: prompt.jsonSchema };
  let messages = prompt.messages(input);
  let reason = '';
  for (const isRetry of mayRetry ? [false, true] : [false]) {
    let output = '';
    try {
      output = (await generate(asking, prompt.task, { ...request, messages }, { isRetry })).text;
      return { tier: 'model', value: parseOutput(prompt, output), origin: originOf(model, prompt) };
    } catch (thrown) {
      const { code, message } = toCausewayError(thrown);
      if (!PASSING.has(code)) throw thrown;
      reason = message;
      if (code === 'model-prompt-too-long') break;
      messages = retryMessages(prompt.messages(input), output, message);
    }
  }
  meter.fellBack(prompt.task);
  return { tier: 'builtin', value: fallback(), reason };
}

/**
 * How likely each choice is after a prompt.
 *
 * @throws CausewayError as `LanguageModel.choose`; `model-output-invalid` when what comes back are no probabilities
 */
export async function chooseWith<Input>(
  { model, meter, signal }: Asking,
  prompt: TextPrompt<Input>,
  input: Input,
  choices: readonly string[],
): Promise<number[]> {
  if (signal?.aborted) throw cancelled();
  const messages = prompt.messages(input);
  const chances = await model.choose(messages, choices, signal);
  meter.chose(prompt.task, await model.countTokens(messages.map(({ content }) => content).join('\n')));
  if (signal?.aborted) throw cancelled();
  const sum = chances.reduce((total, chance) => total + chance, 0);
  const isValid =
    chances.length === choices.length &&
    chances.every((chance) => chance >= 0 && chance <= 1) &&
    Math.abs(sum - 1) < 0.01;
  if (!isValid) {
    throw new CausewayError('model-output-invalid', "The model's answer could not be used: it gave no probabilities.");
  }
  return chances;
}
