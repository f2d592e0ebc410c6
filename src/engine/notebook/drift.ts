/**
 * @file How far an index that changes were laid over may be from one that is built anew. What was laid over is near to what building gives, and drifts off with
 * every change: after so many it is built whole, in the background.
 */

/** An index is built whole again once this share of its passages was changed since: until then evidence and modularity stay within 0.01. */
export const MOST_DRIFT = 0.05;
/** A larger share is not laid over at all: much of what there is to be found would be new to it, and building takes little longer. */
export const MOST_LAID_OVER = 0.25;
/** Indexes of fewer passages are built whole at every change: that takes a fraction of a second. */
export const LEAST_LAID_OVER = 300;

/** What of an index changes. */
export interface Changes {
  /** Passages that it has. */
  passages: number;
  /** Those that are added, and those that are taken out. */
  added: number;
  gone: number;
  /** The drift that it has already. */
  drift: number;
}

/** The share of the passages that changed since an index was built whole, once these changes are laid over it; one that is replaced counts once. */
export function driftWith({ passages, added, gone, drift }: Changes): number {
  return drift + Math.max(added, gone) / Math.max(1, passages);
}

/** Whether changes can be laid over an index, rather than building it anew. */
export function canLayOver(changes: Changes): boolean {
  return changes.passages >= LEAST_LAID_OVER && driftWith(changes) <= MOST_LAID_OVER;
}
