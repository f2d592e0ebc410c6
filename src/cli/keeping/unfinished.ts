/** @file Files that a run has begun and not finished: they go with it, when it ends by itself or is told to end. */
import { rmSync } from 'node:fs';

const unfinished = new Set<string>();
let isWatching = false;
/** What ends a command from outside, as far as a command is told. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function removeAll(): void {
  for (const path of unfinished) rmSync(path, { force: true });
  unfinished.clear();
}

/** From now on the file is removed when the run ends. */
export function rememberUnfinished(path: string): void {
  unfinished.add(path);
  if (isWatching) return;
  isWatching = true;
  process.once('exit', removeAll);
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      removeAll();
      // Now that nothing listens any more, it ends the run as it would have.
      process.kill(process.pid, signal);
    });
  }
}

/** The file stays, or is gone already. */
export function forgetUnfinished(path: string): void {
  unfinished.delete(path);
}
