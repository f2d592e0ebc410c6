/** @file What went wrong inside web-llm, as errors that a person can act on. What the library tells is text for developers. */
import { CausewayError, type ErrorCode } from '../../engine/errors.ts';
import { toModelError } from '../transformers/errors.ts';
import type { MissingFiles } from './stored-cache.ts';

interface Rule {
  matches: RegExp;
  code: ErrorCode;
  message: (id: string) => string;
  /** Whether the engine serves the next call all the same. */
  goesOn?: boolean;
}

/** What only this library says; what the GPU layer says below it is known to `toModelError`. The first that matches counts. */
const RULES: readonly Rule[] = [
  {
    matches: /exceed context window/i,
    code: 'model-prompt-too-long',
    message: (id) => `The prompt has more tokens than ${id} can take. Use less evidence or another model.`,
    goesOn: true,
  },
  {
    matches: /initialize the grammar matcher/i,
    code: 'usage',
    message: (id) => `This JSON schema can't be enforced by ${id}. Simplify it.`,
    goesOn: true,
  },
  {
    matches: /find webgpu|compatible gpu|requires (webgpu extension|feature)|shader-f16|exceeds limit/i,
    code: 'model-unsupported',
    message: (id) =>
      `The graphics card or this browser can't run ${id}. Choose its f32 variant, a smaller model, or one that runs without a graphics card.`,
  },
  {
    matches: /already (been )?disposed|model not loaded before|operationerror/i,
    code: 'model-lost',
    message: (id) => `The graphics card stopped while ${id} was running. It can be loaded again.`,
  },
  {
    matches: /linkerror|import object|in exports|cannot find (global|required vm) function|kv_state_kind/i,
    code: 'model-unsupported',
    message: (id) =>
      `The compiled library of ${id} belongs to another version of web-llm. Get the model again, with the library of this version.`,
  },
  {
    matches: /magic word|compileerror|cannot fetch|cannot find param|packed bf16|tensor-cache/i,
    code: 'model-damaged',
    message: (id) => `The files of ${id} are damaged or don't belong together. Delete the model and get it again.`,
  },
];

function textOf(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
}

/** Any value that the library threw while it ran the model `id`. */
export function toWebLlmError(thrown: unknown, id: string, missing: MissingFiles = new Set()): CausewayError {
  if (thrown instanceof CausewayError) return thrown;
  const reason = textOf(thrown);
  const file = [...missing].find((path) => reason.includes(path));
  if (file !== undefined) {
    const message = `The file ${file} of ${id} is missing. Delete the model and get it again, with all of its files.`;
    return new CausewayError('model-damaged', message, { id, file, reason, restart: true });
  }
  const rule = RULES.find(({ matches }) => matches.test(reason));
  if (rule === undefined) return toModelError(thrown, id);
  const details = rule.goesOn === true ? { id, reason } : { id, reason, restart: true };
  return new CausewayError(rule.code, rule.message(id), details);
}
