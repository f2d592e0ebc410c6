/** @file Awaits a failure and gives its code. */
import { expect } from 'vitest';
import type { CausewayError, ErrorCode } from '../../src/engine/errors.ts';

/** Fails the test unless the promise is rejected with a message to be shown and this code. */
export async function expectFailure(promise: Promise<unknown>, code: ErrorCode): Promise<CausewayError> {
  const error = (await promise.then(
    () => null,
    (reason: unknown) => reason,
  )) as CausewayError | null;
  expect(error, `should have failed with ${code}`).not.toBeNull();
  expect({ code: error!.code, message: error!.message }).toEqual({ code, message: expect.stringMatching(/\.$/) });
  return error!;
}
