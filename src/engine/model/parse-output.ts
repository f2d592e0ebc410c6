/**
 * @file From what a model wrote to a checked value: fences, thinking and prose around the JSON are stripped, the JSON is
 * repaired, small slips against the schema are mended, and the rest is validated.
 */
import { jsonrepair } from 'jsonrepair';
import { getDotPath, safeParse } from 'valibot';
import { CausewayError } from '../errors.ts';
import { fitToSchema } from './fit-to-schema.ts';
import type { JsonPrompt } from './prompts/prompt.ts';

/** Longer outputs are cut before they are repaired: repairing takes time for every character. */
const MOST_CHARACTERS = 60_000;

/** Characters that JSON does not allow inside strings and that no text needs. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Deeper than any schema of ours, by far: repairing what is nested takes time for every level of every character. */
const MOST_DEPTH = 64;

const THINKING_TAG = /<(\/?)think(?:ing)?>/gi;

/** The output without thinking; a thought that never ends leaves nothing of what follows. In one pass, however many tags there are. */
export function withoutThinking(output: string): string {
  let kept = '';
  let from = 0;
  let isThinking = false;
  for (const { 0: tag, 1: slash, index } of output.matchAll(THINKING_TAG)) {
    if (slash === '') {
      if (!isThinking) kept += output.slice(from, index);
      isThinking = true;
      continue;
    }
    // Chat templates often put the opening tag into the prompt, so that only the closing one is in the output.
    if (!isThinking) kept = '';
    isThinking = false;
    from = index + tag.length;
  }
  return (isThinking ? kept : kept + output.slice(from)).trim();
}

function invalid(reason: string): CausewayError {
  return new CausewayError('model-output-invalid', `The model's answer could not be used: ${reason}.`);
}

/**
 * Where the value that opens at `from` ends, or the end of the text when it is never closed.
 *
 * @throws CausewayError `model-output-invalid` when it is nested too deep
 */
function endOfValue(text: string, from: number): number {
  let depth = 0;
  let isString = false;
  for (let at = from; at < text.length; at++) {
    const character = text[at]!;
    if (isString) {
      if (character === '\\') at++;
      else if (character === '"') isString = false;
    } else if (character === '"') isString = true;
    else if (character === '{' || character === '[') {
      if (++depth > MOST_DEPTH) throw invalid('it is nested too deep');
    } else if ((character === '}' || character === ']') && --depth === 0) return at + 1;
  }
  return text.length;
}

/**
 * The part of an output that is meant as JSON: inside a fence where there is one, from the first brace to its partner.
 *
 * @throws CausewayError `model-output-invalid` when it is nested too deep
 */
export function jsonPart(output: string): string {
  const text = withoutThinking(output).slice(0, MOST_CHARACTERS);
  const fence = /```(?:json)?\s*\n?([\s\S]*?)(?:```|$)/i.exec(text);
  const body = (fence?.[1]?.includes('{') ? fence[1] : text).replace(CONTROL, ' ');
  const start = body.indexOf('{');
  return start < 0 ? '' : body.slice(start, endOfValue(body, start));
}

/**
 * The checked value of an output.
 *
 * @throws CausewayError `model-output-invalid`; its message names the fault, so that it can be told to the model
 */
export function parseOutput<Output>(
  prompt: Pick<JsonPrompt<never, Output>, 'schema' | 'jsonSchema'>,
  output: string,
): Output {
  const json = jsonPart(output);
  if (json === '') throw invalid('it holds no JSON object');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    try {
      value = JSON.parse(jsonrepair(json));
    } catch (thrown) {
      throw invalid(`it is not JSON (${thrown instanceof Error ? thrown.message : String(thrown)})`);
    }
  }
  const checked = safeParse(prompt.schema, fitToSchema(value, prompt.jsonSchema));
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  const place = getDotPath(issue);
  throw invalid(place === null ? issue.message : `${place}: ${issue.message}`);
}
