/** @file Ends a transfer that has gone silent: a connection may die without either side being told. */

import type { Wait } from '../files/wait.ts';

/** A connection that brings nothing for so long is given up, in milliseconds. */
export const STALL_AFTER = 30_000;

export interface StallWatch {
  /** Aborts when the outer signal does, or when nothing has moved for {@link STALL_AFTER}. */
  readonly signal: AbortSignal;
  /** Whether it was the silence that ended the transfer. */
  hasStalled(): boolean;
  /** To be called whenever bytes have come. */
  moved(): void;
  /** To be called when the transfer is over. */
  end(): void;
}

export function watchForStalls(outer: AbortSignal, wait: Wait): StallWatch {
  const controller = new AbortController();
  const over = new AbortController();
  const forward = (): void => controller.abort();
  let hasMoved = false;
  let hasStalled = false;
  if (outer.aborted) forward();
  outer.addEventListener('abort', forward);
  const watch = async (): Promise<void> => {
    do {
      hasMoved = false;
      await wait(STALL_AFTER, over.signal);
    } while (hasMoved && !over.signal.aborted);
    if (over.signal.aborted) return;
    hasStalled = true;
    controller.abort();
  };
  void watch();
  return {
    signal: controller.signal,
    hasStalled: () => hasStalled,
    moved: () => {
      hasMoved = true;
    },
    end: () => {
      outer.removeEventListener('abort', forward);
      over.abort();
    },
  };
}
