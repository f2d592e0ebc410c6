/** @file Every failure a person can meet has a code, and a message that says what to do. */

export type ErrorCode =
  | 'file-empty'
  | 'file-too-large'
  | 'file-not-text'
  | 'file-damaged'
  | 'file-encrypted'
  | 'file-unsupported'
  | 'file-timeout'
  | 'pdf-no-text-layer'
  | 'recognition-unavailable'
  | 'archive-too-large'
  | 'question-empty'
  | 'question-too-long'
  | 'storage-full'
  | 'storage-unavailable'
  | 'storage-damaged'
  | 'storage-changed'
  | 'notebook-locked'
  | 'notebook-changing'
  | 'passphrase-wrong'
  | 'notebook-missing'
  | 'document-missing'
  | 'folder-missing'
  | 'index-missing'
  | 'model-missing'
  | 'model-damaged'
  | 'model-unsupported'
  | 'model-failed'
  | 'model-lost'
  | 'model-out-of-memory'
  | 'model-prompt-too-long'
  | 'model-output-invalid'
  | 'network-failed'
  | 'network-off'
  | 'cancelled'
  | 'usage'
  | 'internal';

/** An error that may be shown to a person as it is. `details` holds what a program may want to know. */
export class CausewayError extends Error {
  override readonly name = 'CausewayError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Readonly<Record<string, string | number | boolean>> = {},
  ) {
    super(message);
  }
}

/** Any thrown value as a {@link CausewayError}; unknown ones become `internal` and keep their message. */
export function toCausewayError(thrown: unknown): CausewayError {
  if (thrown instanceof CausewayError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new CausewayError('internal', `Something went wrong inside Causeway: ${message}`);
}
