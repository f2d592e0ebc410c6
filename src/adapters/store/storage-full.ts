/** @file The one error that tells a person that storage ran out, before writing or while writing. */
import { CausewayError } from '../../engine/errors.ts';

/** @param space bytes that are needed and free, where the browser tells them */
export function storageFull(space: { needed: number; free: number } | null = null): CausewayError {
  const amount = space === null ? '' : ` (about ${megabytes(space.needed)} needed, ${megabytes(space.free)} free)`;
  const message =
    `The browser's storage is full${amount}. What is in the notebook is safe. ` +
    'Free some space on this device or remove documents, then go on.';
  return new CausewayError('storage-full', message, space ?? {});
}

function megabytes(bytes: number): string {
  return `${Math.max(0, Math.ceil(bytes / 1e6)).toLocaleString('en')} MB`;
}
