/**
 * @file Errors that libraries throw late: some reject promises that nobody waits for when they meet a damaged file, which would end the run and cost the other
 * files. What they could not read is told by what was read of the file; whatever else goes wrong unnoticed still ends the run.
 */

/** Whether an error was thrown inside a library. */
export function isOfLibrary(reason: unknown): boolean {
  const stack = reason instanceof Error ? (reason.stack ?? '') : '';
  const thrownAt = stack.split('\n').find((line) => /^\s*at\s/.test(line)) ?? '';
  return /[\\/]node_modules[\\/]/.test(thrownAt);
}

let isHeard = false;

/** From now on, what libraries reject without anybody waiting is passed over. */
export function passOverLateErrors(): void {
  if (isHeard) return;
  isHeard = true;
  process.on('unhandledRejection', (reason) => {
    if (!isOfLibrary(reason)) throw reason;
  });
}
