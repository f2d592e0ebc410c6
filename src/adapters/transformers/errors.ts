/** @file What went wrong inside the library, as errors that a person can act on. */
import { CausewayError, type ErrorCode } from '../../engine/errors.ts';

interface Rule {
  matches: RegExp;
  code: ErrorCode;
  message: (id: string) => string;
}

/** By what the library, ONNX Runtime, the browser's GPU layer and WebAssembly say; the first that matches counts. */
const RULES: readonly Rule[] = [
  {
    // Before all others: it comes wrapped as "no available backend".
    matches: /failed to fetch|importing a module script failed|error loading dynamically imported|networkerror/i,
    code: 'network-failed',
    message: (id) => `What ${id} needs to run could not be fetched. Check the network and load it again.`,
  },
  {
    matches:
      /out of memory|\boom\b|bad_alloc|allocat\w* (failed|memory)|failed to allocate|array buffer allocation|invalid array length|memory access out of bounds|could not allocate/i,
    code: 'model-out-of-memory',
    message: (id) => `There is not enough memory for ${id}. Close other tabs, or choose a smaller model.`,
  },
  {
    matches:
      /device (is|was) lost|device.{0,12}lost|lost.{0,12}device|external instance|no longer exists|gpu process|validation error.*mapasync|mapasync/i,
    code: 'model-lost',
    message: (id) => `The graphics card stopped while ${id} was running. It can be loaded again.`,
  },
  {
    matches:
      /unsupported model type|unsupported device|does not support fp16|invalid dtype|no available backend|not implemented|unsupported (operator|op)|no gpu adapter|webgpu is not (available|supported)|failed to get gpu adapter/i,
    code: 'model-unsupported',
    message: (id) => `${id} can't be used for this task or on this device. Choose another model or variant.`,
  },
  {
    matches:
      /protobuf|invalid_?(graph|model)|invalid model|deserialize|parse|unexpected (token|end)|not valid json|load model from|no graph|external data|end of file|tokenizer|unterminated|expected .* json/i,
    code: 'model-damaged',
    message: (id) => `The files of ${id} are damaged or don't belong together. Delete the model and get it again.`,
  },
];

function textOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** By its name, so that this file doesn't bring the library along where another one runs models. */
function isFileMissing(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'ModelFileNotFoundError';
}

/**
 * Any value thrown by the library while it ran the model `id`.
 *
 * In browsers the library queues all work behind the call that failed, for ever; `restart` in the details says that the worker has to
 * be replaced.
 *
 * @param missing files that the library looked for in vain
 */
export function toModelError(thrown: unknown, id: string, missing: ReadonlySet<string> = new Set()): CausewayError {
  if (thrown instanceof CausewayError) return thrown;
  const reason = textOf(thrown);
  if (isFileMissing(thrown) || (missing.size > 0 && /tokenizer/i.test(reason))) {
    const file = [...missing].at(-1) ?? '';
    const what = file === '' ? 'A file' : `The file ${file}`;
    const message = `${what} of ${id} is missing. Delete the model and get it again, with all of its files.`;
    return new CausewayError('model-damaged', message, { id, file, reason, restart: true });
  }
  const rule = RULES.find(({ matches }) => matches.test(reason));
  const message = rule?.message(id) ?? `${id} stopped working: ${reason}. Try again, or choose another model.`;
  return new CausewayError(rule?.code ?? 'model-failed', message, { id, reason, restart: true });
}

export function unloaded(id: string): CausewayError {
  return new CausewayError('model-missing', `${id} was unloaded. Load it again to use it.`, { id });
}

export function unsupported(id: string, why: string): CausewayError {
  return new CausewayError('model-unsupported', `${id} can't be used for this: ${why}. Choose another model.`, { id });
}
