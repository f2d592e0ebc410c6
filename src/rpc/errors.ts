/**
 * @file How failures cross between threads. comlink alone keeps only name, message and stack of an error; this handler
 * keeps code, message and details of a `CausewayError`, and turns every other thrown value into one (`internal`).
 */
import { transferHandlers, type TransferHandler } from 'comlink';
import { CausewayError, toCausewayError, type ErrorCode } from '../engine/errors.ts';

/** A failure as it crosses. */
export interface WireError {
  code: ErrorCode;
  message: string;
  details: Readonly<Record<string, string | number | boolean>>;
  stack: string | undefined;
}

/** comlink wraps whatever was thrown in an object with a private marker beside `value`. */
interface Thrown {
  value: unknown;
}

export function encodeError(thrown: unknown): WireError {
  const error = toCausewayError(thrown);
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  return { code: error.code, message: error.message, details: { ...error.details }, stack };
}

export function decodeError(wire: WireError): CausewayError {
  const error = new CausewayError(wire.code, wire.message, wire.details);
  if (wire.stack !== undefined) error.stack = wire.stack;
  return error;
}

/** To be called once on both sides of a connection, before it is used. */
export function installErrorCodec(): void {
  const original = transferHandlers.get('throw') as TransferHandler<Thrown, unknown>;
  const codec: TransferHandler<Thrown, WireError> = {
    canHandle: (value): value is Thrown => original.canHandle(value),
    serialize: ({ value }) => [encodeError(value), []],
    deserialize: (wire) => {
      throw decodeError(wire);
    },
  };
  transferHandlers.set('throw', codec as TransferHandler<unknown, unknown>);
}
