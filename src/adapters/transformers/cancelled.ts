/** @file The error of work that was stopped on purpose. */
import { CausewayError } from '../../engine/errors.ts';

export function cancelled(): CausewayError {
  return new CausewayError('cancelled', 'The work was stopped.');
}
