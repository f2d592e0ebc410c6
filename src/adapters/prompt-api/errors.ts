/** @file What the browser's own model throws, by the names of its exceptions, as errors that a person can act on. */
import { CausewayError, type ErrorCode } from '../../engine/errors.ts';

const ELSE = 'Choose another model on the screen “Models”.';

const ERRORS: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  QuotaExceededError: [
    'model-prompt-too-long',
    'The prompt is longer than the browser’s own model can take. Use less evidence or another model.',
  ],
  NotSupportedError: ['model-unsupported', `The browser’s own model can't do what was asked of it. ${ELSE}`],
  NotAllowedError: ['usage', 'The browser wants a click before it loads its own model. Press the button again.'],
  NotReadableError: [
    'model-output-invalid',
    'The browser withheld what its own model wrote. Ask in other words, or choose another model.',
  ],
  InvalidStateError: ['model-lost', 'The browser’s own model stopped. It can be loaded again.'],
  NetworkError: ['network-failed', 'The browser could not download its own model. Check the network and try again.'],
};

/** Anything that a call threw. */
export function toPromptApiError(thrown: unknown): CausewayError {
  if (thrown instanceof CausewayError) return thrown;
  const { name = '', message = String(thrown) } = (thrown ?? {}) as Partial<Error>;
  const details = { reason: name === '' ? message : `${name}: ${message}` };
  const known = ERRORS[name];
  if (known === undefined) {
    return new CausewayError('model-failed', `The browser’s own model stopped working: ${message}. ${ELSE}`, details);
  }
  const [code, text] = known;
  return new CausewayError(code, text, code === 'model-lost' ? { ...details, restart: true } : details);
}

export function notThere(): CausewayError {
  return new CausewayError('model-missing', `This browser has no model of its own. ${ELSE}`);
}
