/** @file Checks on what a parser refuses. */
import { expect } from 'vitest';
import { CausewayError, type ErrorCode } from '../../../src/engine/errors.ts';

/** The error that `promise` ends with; fails when it ends well or with another code. */
export async function expectRefusal(promise: Promise<unknown>, code: ErrorCode): Promise<CausewayError> {
  const outcome: unknown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(CausewayError);
  const error = outcome as CausewayError;
  expect({ code: error.code, message: error.message }).toMatchObject({ code });
  return error;
}
