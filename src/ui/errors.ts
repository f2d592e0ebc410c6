/** @file Reads what a worker threw as the code and message that the person is shown. */
import type { ErrorInfo } from '../rpc/contracts.ts';
import { toCausewayError } from '../engine/errors.ts';

export function errorInfo(thrown: unknown): ErrorInfo {
  const { code, message } = toCausewayError(thrown);
  return { code, message };
}
